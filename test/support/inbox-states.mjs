import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SETUP = `mutation ($url: String!) {
  createCategory(input: {name: "Catering"}) { category { uid } }
  createCard(input: {name: "Company card", lastFourDigits: "4242"}) { card { uid } }
  few: saveView(input: {name: "Credit notes", filter: {documentTypes: [CREDIT_NOTE]}}) { savedView { uid } }
  many: saveView(input: {name: "Large or foreign", filter: {
    approvementStatuses: [WAITING], or: [{totalPriceMin: "900"}, {not: {currencies: ["EUR"]}}]
  }}) { savedView { filterJson } }
  createWebhook(input: {url: $url}) { webhook { uid } }
}`;
const SHOWN = `{
  invoices(first: 20) { nodes { uid fileName company { uid } } }
  webhooks { uid }
}`;

/** Fills the demo account with what its pages can show, and lists the states of the pages: how to reach each. */
export async function listStates({ url, key, samples }) {
  const call = async (query, variables = {}) => {
    const headers = { 'Content-Type': 'application/json', 'Api-Key': key };
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const upload = async (name, bytes) => {
    const form = new FormData();
    form.append('file', new Blob([bytes], { type: 'application/pdf' }), name);
    const headers = { 'Api-Key': key };
    const answer = await fetch(`${url}/v1/invoices/`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const sample = (name) => readFileSync(new URL(name, samples));
  const { many } = await call(SETUP, { url: `${url}/hook` });
  await upload('again.pdf', Buffer.concat([sample('thistledown-invoice.pdf'), Buffer.from('\n')]));
  await upload('broken.pdf', '%PDF-1.7\nThis is no document.\n%%EOF');
  await waitForFiles(call);
  const shown = await call(SHOWN);
  await call('mutation ($uid: ID!) { sendTestWebhook(input: {uid: $uid}) { delivery { uid } } }', {
    uid: shown.webhooks[0].uid,
  });
  return listPages(shown, JSON.parse(many.savedView.filterJson), sample);
}

async function waitForFiles(call) {
  for (;;) {
    const { invoices } = await call(
      '{ invoices(first: 0, filter: {processingStatuses: [PROCESSING]}) { totalCount } }',
    );
    if (invoices.totalCount === 0) return;
    await sleep(2_000);
  }
}

const at = (name, path, selector) => ({ name, path, prepare: (page) => page.locator(selector).first().waitFor() });

/** Opens what a press on the selector opens. */
const after = (name, path, selector, result) => ({
  name,
  path,
  async prepare(page) {
    await page.locator(selector).first().click();
    await page.locator(result).first().waitFor();
  },
});

function listPages({ invoices: { nodes }, webhooks }, filter, sample) {
  const find = (name) => nodes.find(({ fileName }) => fileName === name);
  const invoice = `/invoices/${find('thistledown-invoice.pdf').uid}`;
  const again = `/invoices/${find('again.pdf').uid}`;
  const scanned = `/invoices/${find('hafenlicht-rechnung.pdf').uid}`;
  const xml = `/invoices/${find('feldmann-invoice.xml').uid}`;
  const field = (place) => `.fields .field-row:nth-child(${place}) button.field-line`;
  const { approvementStatuses, ...more } = filter;
  const view = `/?tab=${approvementStatuses[0]}&more=${encodeURIComponent(JSON.stringify(more))}`;
  return [
    { ...at('sign-in', '/', '.demo'), isSignedOut: true },
    at('list', '/', '.invoice-table'),
    at('list-filtered', '/?type=CREDIT_NOTE&query=feldmann', '.invoice-table'),
    at('list-view', view, '.invoice-table'),
    after('list-filters', '/', '.filters [aria-expanded]', '.filter-fields'),
    at('list-nothing-found', '/?tab=REJECTED', '.empty'),
    {
      name: 'list-empty',
      path: '/',
      async prepare(page) {
        await page.route('**/graphql', async (route) => {
          const answer = await route.fetch();
          const text = (await answer.text()).replace(/"nodes":\[.*\]/, '"nodes":[]');
          await route.fulfill({ response: answer, body: text });
        });
        await page.reload();
        await page.locator('.empty').waitFor();
      },
    },
    {
      name: 'list-selection',
      path: '/',
      async prepare(page) {
        for (const row of [1, 2, 3]) await page.locator(`tbody tr:nth-child(${row}) [type=checkbox]`).check();
        await page.locator('.bulk-bar').waitFor();
      },
    },
    {
      name: 'list-bulk-reject',
      path: '/',
      async prepare(page) {
        for (const row of [1, 2, 3]) await page.locator(`tbody tr:nth-child(${row}) [type=checkbox]`).check();
        await page.locator('.bulk-bar .button').nth(1).click();
        await page.locator('dialog[open]').waitFor();
      },
    },
    {
      name: 'list-keys',
      path: '/',
      async prepare(page) {
        await page.locator('.invoice-table').waitFor();
        await page.keyboard.press('?');
        await page.locator('dialog[open]').waitFor();
      },
    },
    after('list-export', '/', '.filters .button:has(path[d^="M12 4v12"])', 'dialog[open]'),
    after('menu', '/', '.menu summary', '.menu-panel'),
    {
      name: 'uploads',
      path: '/',
      async prepare(page) {
        const file = (name, buffer) => ({ name, mimeType: 'application/pdf', buffer });
        const files = ['hafenlicht-rechnung.pdf', 'mavi-kalem-fatura.pdf', 'thistledown-invoice.pdf'].map((name) =>
          file(name, Buffer.concat([sample(name), Buffer.from(`\n%${Math.random()}`)])),
        );
        await page.locator('input[type=file]').setInputFiles([...files, file('notes.txt', Buffer.from('No invoice.'))]);
        await page.locator('.tasks li').nth(3).waitFor();
        await page.locator('.task-reason').waitFor();
      },
    },
    at('invoice', invoice, '.page img[data-shown]'),
    {
      name: 'invoice-hover',
      path: invoice,
      async prepare(page) {
        await page.locator('.page img[data-shown]').first().waitFor();
        await page.locator('.amounts, .group').nth(1).locator('button.field-line').first().hover();
        await page.locator('.mark[data-kind=active]').first().waitFor();
      },
    },
    {
      name: 'invoice-edit',
      path: invoice,
      async prepare(page) {
        await page.locator('.page img[data-shown]').first().waitFor();
        await page.locator(field(3)).first().click();
        await page.locator('.mark[data-kind=candidate]').first().waitFor();
      },
    },
    after('invoice-supplier', invoice, `.group:nth-of-type(2) ${field(1)}`, '.picker'),
    after('invoice-line', invoice, '.item-name', '.item-form'),
    at('invoice-xml', xml, '.paper'),
    at('invoice-scan', scanned, '.page img[data-shown]'),
    at('invoice-checks', again, '.page img[data-shown]'),
    at('invoice-failed', `/invoices/${find('broken.pdf').uid}`, '.invoice-data'),
    after('invoice-reject', invoice, '.decisions .button:nth-of-type(2)', 'dialog[open]'),
    {
      name: 'invoice-history',
      path: invoice,
      async prepare(page) {
        await page.locator('.history').scrollIntoViewIfNeeded();
      },
    },
    at('compare', `${again}?compare=${find('thistledown-invoice.pdf').uid}`, '.compared .page'),
    at('companies', '/companies', '.record-table'),
    at('company', `/companies/${find('thistledown-invoice.pdf').company.uid}`, 'h1'),
    at('categories', '/categories', '.record-table'),
    at('cards', '/cards', '.record-table'),
    at('statistics', '/statistics', 'svg'),
    at('settings', '/settings', 'form'),
    at('users', '/settings/users', '.record-table'),
    at('keys', '/settings/keys', '.record-table'),
    after('keys-new', '/settings/keys', '.list-page .button.primary, .settings .button.primary', 'dialog[open]'),
    at('webhooks', '/settings/webhooks', '.record-table'),
    at('webhook', `/settings/webhooks/${webhooks[0].uid}`, '.deliveries summary'),
    at('account-history', '/settings/history', 'h1'),
    at('explorer', '/explorer', 'app-root'),
    at('docs', '/docs', '.opblock'),
    at('developers', '/developers', 'pre'),
  ];
}
