import { describe, expect, it } from '@jest/globals';
import { CardService } from '../../src/cards/card.service.js';
import { CategoryService } from '../../src/categories/category.service.js';
import { CompanyService } from '../../src/companies/company.service.js';
import { ExportService } from '../../src/exports/export.service.js';
import { InvoiceService } from '../../src/invoices/invoice.service.js';
import { SCOPES, type Actor, type Scope } from '../../src/shared/actor.js';
import { createUid } from '../../src/shared/ids.js';
import { EventFeed } from '../../src/webhooks/event-feed.js';

const PAGE = { offset: 0, limit: 10 };
const RANGE = { limit: 10, backwards: false };
const NEWEST_FIRST = { field: 'created_at', descending: true } as const;

/** An owner whose key has every scope but one. */
const makeActor = (missing: Scope) =>
  ({ accountId: 1, role: 'owner', scopes: SCOPES.filter((scope) => scope !== missing) }) as unknown as Actor;

/** Stores that answer every call with something. */
const stores = new Proxy(
  {},
  { get: () => new Proxy({}, { get: () => async () => ({ rows: [], count: 0 }) }) },
) as never;
const [cards, categories, companies] = [
  new CardService(stores),
  new CategoryService(stores),
  new CompanyService(stores),
];
const outbox = {
  isInOrder: true,
  listBefore: async () => [],
  listOfAccount: async () => [],
  listMessages: async () => [],
};
const events = new EventFeed({ outbox } as never);
const [invoices, exports] = [new InvoiceService(stores), new ExportService(stores)];

const READS: Record<string, (actor: Actor) => Promise<unknown>> = {
  'the cards': (actor) => cards.list(actor, PAGE),
  'the cards between two': (actor) => cards.listKeyset(actor, RANGE),
  'the number of cards': (actor) => cards.count(actor),
  'a card': (actor) => cards.get(actor, createUid()),
  'the categories': (actor) => categories.list(actor, PAGE),
  'a category': (actor) => categories.get(actor, createUid()),
  'the companies': (actor) => companies.list(actor, PAGE),
  'the companies between two': (actor) => companies.listKeyset(actor, RANGE),
  'the number of companies': (actor) => companies.count(actor),
  'a company': (actor) => companies.get(actor, createUid()),
  'the invoices': (actor) => invoices.page(actor, {}, [NEWEST_FIRST], PAGE),
  'the invoices between two': (actor) => invoices.listKeyset(actor, {}, NEWEST_FIRST, RANGE),
  'the number of invoices': (actor) => invoices.count(actor, {}),
  statistics: (actor) => invoices.getStatistics(actor, {}, ['month']),
  'an invoice': (actor) => invoices.get(actor, createUid()),
  'the events': (actor) => events.list(actor, { after: 0, limit: 10 }),
  'the end of the events': (actor) => events.findEnd(actor),
};

describe('a key without the scope to read', () => {
  it.each(Object.entries(READS))('cannot read %s', async (_what, read) => {
    await expect(read(makeActor('read'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(read(makeActor('write'))).resolves.toBeDefined();
  });
});

describe('a key without the scope to export', () => {
  it('can export nothing', async () => {
    const actor = makeActor('export');
    const request = { filter: {}, rows: 'invoice' } as const;
    expect(() => exports.requireExporter(actor)).toThrow(expect.objectContaining({ code: 'forbidden' }));
    const csv = exports.exportCsv(actor, request, { delimiter: ',', bom: false });
    await expect(csv).rejects.toMatchObject({ code: 'forbidden' });
    await expect(exports.exportXlsx(actor, request)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
