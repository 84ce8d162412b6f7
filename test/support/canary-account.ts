import { insertExport } from './account-rows.js';
import { createToken } from '../../src/shared/ids.js';
import { readEInvoice } from './e-invoices.js';
import type { Rows } from './operations.js';
import { uploadProcessed } from './rest-account.js';
import { RestClient } from './rest-client.js';
import type { TestService, TestUser } from './service.js';

/** An account whose texts all contain a marker, so that the marker in another account's response reveals a leak. */
export interface CanaryAccount {
  readonly rows: Rows;
  readonly owner: TestUser;
  /** Words by which a search within the account finds its invoice. */
  readonly words: readonly string[];
  /** Lists the account's values that occur in a text; empty if nothing leaks. */
  findLeaks(text: string): string[];
}

const TOTAL = '98765432.19';

/** Creates the account with a row of each kind. Its invoice is processed, corrected and decided on. */
export async function createCanaryAccount(service: TestService): Promise<CanaryAccount> {
  const { accounts, approvals, cards, categories, companies, invoices, items, keys, savedViews, webhooks } =
    service.core.services;
  const token = `canary${createToken()}`;
  const name = { firstName: `${token} first`, lastName: `${token} last` };
  const created = await accounts.create({
    name: `${token} account`,
    owner: { email: `${token}@example.com`, ...name },
  });
  const actor = await keys.authenticate(created.issued.secret);
  const owner = { key: created.issued.secret, uid: created.user.uid, actor };
  const user = await accounts.addUser(actor, { email: `${token}2@example.com`, role: 'viewer', ...name });
  const { key } = await keys.issue(actor, { userUid: user.uid, name: `${token} key` });

  const { webhook } = await webhooks.create(actor, { url: `https://${token}.invalid/in` });
  const delivery = await webhooks.sendTest(actor, webhook.uid);
  const view = await savedViews.save(actor, { name: `${token} view`, filter: {} });
  const category = await categories.create(actor, { name: `${token} category` });
  const { card } = await cards.create(actor, { name: `${token} card`, lastFourDigits: '7777' });
  const client = new RestClient(service, owner.key);
  const detail = await uploadProcessed(client, await buildCanaryInvoice(token));
  const target = { uid: String(detail.uid) };
  const item = await items.create(actor, target, { name: `${token} added`, description: `${token} described` });
  const taxOffice = `${token} office`;
  await companies.update(actor, detail.company.uid, { taxOffice, phone: `${token} phone` });
  const references = { categoryUid: category.uid, cardUid: card.uid };
  const row = await invoices.update(actor, target, { ...references, totalPrice: TOTAL });
  await approvals.decide(actor, 'approve', target, `${token} note`);
  await approvals.decide(actor, 'remove_approval', target, `${token} second note`);

  const rows = {
    ...{ invoice: target.uid, item: item.uid, company: detail.company.uid, category: category.uid },
    ...{ card: card.uid, user: user.uid, key: key.uid, account: created.account.uid },
    ...{ webhook: webhook.uid, delivery: delivery.uid, view: view.uid },
    export: await insertExport(service, owner),
    event: (await accounts.listHistory(actor, { limit: 1, backwards: false }))[0]!.uid,
  };
  const humanIds = [row.hfId, card.hfId, (await companies.get(actor, rows.company)).hfId];
  const secrets = [token, TOTAL, '98,765,432.19', ...Object.values(rows), owner.uid, ...humanIds];
  return {
    ...{ rows, owner },
    words: [token, `${token}-number`, 'vaults', row.hfId, TOTAL, '98.765.432,19'],
    findLeaks: (text) => secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase())),
  };
}

function buildCanaryInvoice(token: string): Promise<string> {
  return readEInvoice('ubl.xml', {
    '<cbc:ID>2026-0417</cbc:ID>': `<cbc:ID>${token}-number</cbc:ID>`,
    'Nordhamn  Handels AB': `${token} company`,
    'Kajvägen 7': `${token} street`,
    'Hemp rope': `${token} rope of vaults`,
    'Rope, 12 mm': `${token} 12 mm`,
  });
}
