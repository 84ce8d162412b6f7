import { beforeAll, expect, it } from '@jest/globals';
import { findDemoKey } from '../../src/demo/demo.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { describeInbox, listBarriersEverywhere } from '../support/inbox-pages.js';
import { waitUntil } from '../support/service.js';

const LANGUAGES = ['en', 'de', 'tr'];

/** What the pages show besides the files of the demo account. */
const RECORDS = `mutation ($url: String!) {
  createCategory(input: {name: "Travel"}) { category { uid } }
  createCard(input: {name: "Company card", lastFourDigits: "4242"}) { card { uid } }
  saveView(input: {name: "Credits", filter: {documentTypes: [CREDIT_NOTE]}}) { savedView { uid } }
  createWebhook(input: {url: $url}) { webhook { uid } }
}`;
const SHOWN = `{
  invoices(first: 2) { nodes { uid company { uid } } }
  webhooks { uid }
}`;

interface Shown {
  readonly invoices: {
    readonly nodes: readonly { readonly uid: string; readonly company: { readonly uid: string } }[];
  };
  readonly webhooks: readonly { readonly uid: string }[];
}

describeInbox(
  'the pages of the inbox in each language and in light and dark, on a desk and on a phone',
  (inbox, { open }) => {
    const { service } = inbox;
    let shown: Shown;
    beforeAll(async () => {
      const key = await findDemoKey(service.core.config.DATA_DIR, 'owner');
      await readGraphqlData(service, key!, RECORDS, { url: `${service.baseUrl}/hook` });
      shown = await readGraphqlData<Shown>(service, key!, SHOWN);
      const test = 'mutation ($uid: ID!) { sendTestWebhook(input: {uid: $uid}) { delivery { uid } } }';
      await readGraphqlData(service, key!, test, { uid: shown.webhooks[0]!.uid });
    });

    const pages: readonly (readonly [name: string, findAddress: (shown: Shown) => string])[] = [
      ['the list', () => '/'],
      ['the list with its filters', () => '/?type=CREDIT_NOTE&query=feldmann'],
      ['an empty list', () => '/?tab=REJECTED'],
      ['an invoice', ({ invoices }) => `/invoices/${invoices.nodes[0]!.uid}`],
      ['two invoices', ({ invoices: { nodes } }) => `/invoices/${nodes[0]!.uid}?compare=${nodes[1]!.uid}`],
      ['the companies', () => '/companies'],
      ['a company', ({ invoices }) => `/companies/${invoices.nodes[0]!.company.uid}`],
      ['the categories', () => '/categories'],
      ['the cards', () => '/cards'],
      ['the statistics', () => '/statistics'],
      ['the account', () => '/settings'],
      ['the users', () => '/settings/users'],
      ['the keys', () => '/settings/keys'],
      ['the webhooks', () => '/settings/webhooks'],
      ['a webhook', ({ webhooks }) => `/settings/webhooks/${webhooks[0]!.uid}`],
      ['the history of the account', () => '/settings/history'],
    ];

    const listInEachLanguage = async (address: string) => {
      const barriers: Record<string, readonly string[]> = {};
      for (const language of LANGUAGES) {
        await inbox.page.evaluate(`localStorage.setItem('inbox:language', '${language}')`);
        await open(address);
        await inbox.page.locator(`html[lang=${language}] main h1`).first().waitFor({ state: 'attached' });
        await waitUntil(async () => (await inbox.page.locator('.pending').count()) === 0);
        // The colours are the same in each language.
        barriers[language] = await listBarriersEverywhere(
          inbox.page,
          language === 'en' ? ['light', 'dark'] : ['light'],
        );
      }
      return barriers;
    };

    it.each(pages)('has no barriers on the page of %s', async (_name, findAddress) => {
      expect(await listInEachLanguage(findAddress(shown))).toEqual({ en: [], de: [], tr: [] });
    });

    it('has no barriers on the page to sign in', async () => {
      await inbox.page.evaluate("localStorage.removeItem('inbox:signed-in')");
      expect(await listInEachLanguage('/')).toEqual({ en: [], de: [], tr: [] });
    });
  },
  { settings: { WEBHOOK_ALLOW_PRIVATE: 'on' } },
);
