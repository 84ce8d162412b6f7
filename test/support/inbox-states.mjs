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

/** What a press on the selector opens beside the page of an invoice. */
const afterPage = (name, path, act, result) => ({
  name,
  path,
  async prepare(page) {
    await page.locator('.page img[data-shown]').first().waitFor();
    await act(page);
    await page.locator(result).first().waitFor();
  },
});

const choose = async (page) => {
  for (const row of [1, 2, 3]) await page.locator(`tbody tr:nth-child(${row}) [type=checkbox]`).check();
};

function listPages({ invoices: { nodes }, webhooks }, filter, sample) {
  const find = (name) => nodes.find(({ fileName }) => fileName === name);
  const { approvementStatuses, ...more } = filter;
  return [
    { ...at('sign-in', '/', '.demo'), isSignedOut: true },
    ...listListStates(`/?tab=${approvementStatuses[0]}&more=${encodeURIComponent(JSON.stringify(more))}`, sample),
    ...listInvoiceStates((name) => `/invoices/${find(name).uid}`),
    at(
      'compare',
      `/invoices/${find('again.pdf').uid}?compare=${find('thistledown-invoice.pdf').uid}`,
      '.compared:last-child .page img[data-shown]',
    ),
    at('companies', '/companies', '.record-table'),
    at('company', `/companies/${find('thistledown-invoice.pdf').company.uid}`, '.invoice-table'),
    at('categories', '/categories', '.record-table'),
    at('cards', '/cards', '.record-table'),
    at('statistics', '/statistics', 'svg rect'),
    after('statistics-figures', '/statistics?counted=NOT_REJECTED', 'figcaption button', '.chart-figures'),
    at('settings', '/settings', 'form'),
    at('users', '/settings/users', '.record-table'),
    at('keys', '/settings/keys', '.record-table'),
    after('keys-new', '/settings/keys', '.settings .button.primary', 'dialog[open]'),
    at('webhooks', '/settings/webhooks', '.record-table'),
    at('webhook', `/settings/webhooks/${webhooks[0].uid}`, '.deliveries summary'),
    at('account-history', '/settings/history', '.history'),
    at('explorer', '/explorer', 'app-root .cm-content'),
    at('docs', '/docs', '.opblock'),
    at('developers', '/developers', 'pre'),
  ];
}

function listListStates(view, sample) {
  return [
    at('list', '/', '.invoice-table'),
    at('list-filtered', '/?type=CREDIT_NOTE&query=feldmann', '.invoice-table'),
    at('list-view', view, '.invoice-table'),
    after('list-view-conditions', view, '.filter-chip-text button', '.conditions'),
    after('list-filters', '/', '.filters [aria-expanded]', '.filters:has(.filter-fields) ~ .invoice-table'),
    at('list-nothing-found', '/?tab=REJECTED', '.empty'),
    { name: 'list-empty', path: '/', prepare: emptyList },
    after('list-export', '/', '.filters .button:has(path[d^="M12 4v12"])', 'dialog[open]'),
    after('menu', '/', '.menu summary', '.menu-panel'),
    { name: 'list-selection', path: '/', prepare: choose },
    {
      name: 'list-bulk-reject',
      path: '/',
      async prepare(page) {
        await choose(page);
        await page.locator('.bulk-bar .button').nth(1).click();
      },
    },
    {
      name: 'list-keys',
      path: '/',
      async prepare(page) {
        await page.locator('.invoice-table').waitFor();
        await page.keyboard.press('?');
      },
    },
    { name: 'uploads', path: '/', prepare: (page) => sendFiles(page, sample) },
  ];
}

/** Hides all invoices, because the demo account is never empty. */
async function emptyList(page) {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"nodes":\[.*\]/, '"nodes":[]');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await page.locator('.empty').waitFor();
}

async function sendFiles(page, sample) {
  const file = (name, buffer) => ({ name, mimeType: 'application/pdf', buffer });
  const files = ['hafenlicht-rechnung.pdf', 'mavi-kalem-fatura.pdf', 'thistledown-invoice.pdf'].map((name) =>
    file(name, Buffer.concat([sample(name), Buffer.from('\n\n')])),
  );
  await page.locator('input[type=file]').setInputFiles([...files, file('notes.txt', Buffer.from('No invoice.'))]);
  await page.locator('.task-reason').waitFor();
}

function listInvoiceStates(toAddress) {
  const invoice = toAddress('thistledown-invoice.pdf');
  const line = (group, place) => `.group:nth-of-type(${group}) .field-row:nth-child(${place}) button.field-line`;
  const press = (selector) => (page) => page.locator(selector).first().click();
  return [
    at('invoice', invoice, '.page img[data-shown]'),
    afterPage('invoice-hover', invoice, (page) => page.locator(line(1, 7)).hover(), '.mark[data-kind=active]'),
    afterPage('invoice-edit', invoice, press(line(1, 3)), '.mark[data-kind=candidate]'),
    afterPage('invoice-supplier', invoice, press(line(2, 1)), '.picker'),
    afterPage('invoice-line', invoice, press('.item-name'), '.item-form'),
    afterPage('invoice-reject', invoice, press('.decisions .button:nth-of-type(2)'), 'dialog[open]'),
    afterPage('invoice-history', invoice, (page) => page.locator('.history').scrollIntoViewIfNeeded(), '.history'),
    at('invoice-xml', toAddress('feldmann-invoice.xml'), '.page img[data-shown]'),
    at('invoice-checks', toAddress('again.pdf'), '.page img[data-shown]'),
    at('invoice-failed', toAddress('broken.pdf'), '.invoice-data'),
  ];
}
