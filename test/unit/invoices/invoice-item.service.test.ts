import { describe, expect, it } from '@jest/globals';
import { InvoiceItemService } from '../../../src/invoices/invoice-item.service.js';
import { SCOPES, type Actor } from '../../../src/shared/actor.js';
import { systemClock } from '../../../src/shared/clock.js';
import { createUid } from '../../../src/shared/ids.js';

const OWNER = { accountId: 1, role: 'owner', scopes: SCOPES, workspaceUserId: 9 } as unknown as Actor;
const EMPTY = { name: null, description: null, quantity: null, unit: null, totalPrice: null, vatRate: null };

/** Creates the service of an invoice with so many items; records its events and the patches of the invoice. */
function createItems(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({ ...EMPTY, id: index, uid: createUid(), name: 'Rope' }));
  const invoice = {
    id: 7,
    accountId: 1,
    uid: createUid(),
    workspaceUserId: 9,
    vatCategories: [],
    editedFields: ['iban', 'items'],
  };
  Object.assign(invoice, { processingStatus: 'finished', approvementStatus: 'waiting', version: 1 });
  const events: object[] = [];
  const patches: object[] = [];
  const tx = {
    invoices: {
      lockByUid: async () => invoice,
      listExtractions: async () => [],
      update: async (_: object, patch: object) => Boolean(patches.push(patch)),
      insertEvent: async (event: object) => void events.push(event),
    },
    items: {
      list: async () => items,
      find: async (_: number, uid: string) => items.find((item) => item.uid === uid) ?? null,
      insert: async ([item]: (typeof items)[]) => void items.push(item as never),
      update: async (_: number, uid: string, patch: object) =>
        void Object.assign(
          items.find((item) => item.uid === uid)!,
          patch,
        ),
    },
    search: { refresh: async () => undefined },
  };
  const transact = async (work: (each: never) => unknown) => work(tx as never);
  const service = new InvoiceItemService({ transact, items: tx.items, clock: systemClock } as never);
  return { service, invoice, items, events, patches };
}

describe('the items of an invoice', () => {
  it('are at most 10,000', async () => {
    const { service, invoice, items } = createItems(9_999);
    expect(await service.create(OWNER, invoice, { name: 'Last' })).toMatchObject({ name: 'Last' });
    await expect(service.create(OWNER, invoice, { name: 'Chalk' })).rejects.toMatchObject({ code: 'conflict' });
    expect(items).toHaveLength(10_000);
  });

  it('are protected from processing, with the VAT rows that follow from them, once a person changes one', async () => {
    const { service, invoice, items, events, patches } = createItems(2);
    const values = { totalPrice: '12.5', vatRate: '25' };
    expect(await service.update(OWNER, invoice, items[1]!.uid, values)).toMatchObject({ totalPrice: '12.50' });
    expect(patches).toEqual([
      {
        vatCategories: [{ vatRate: '25.00', baseAmount: '10.00', vatAmount: '2.50', totalAmount: '12.50' }],
        editedFields: ['iban', 'items', 'vatCategories'],
      },
    ]);
    const uid = items[1]!.uid;
    expect(events).toMatchObject([
      {
        event: 'item_updated',
        changes: [
          { field: 'item_uid', old: uid, new: uid },
          { field: 'total_price', old: null, new: '12.50' },
          { field: 'vat_rate', old: null, new: '25.00' },
          { field: 'vat_categories', old: null, new: '1 rate: 25.00 % of 10.00 is 2.50' },
        ],
      },
    ]);
  });

  it('leave the VAT rows to processing if a change touches no amount and no rate', async () => {
    const { service, invoice, items, patches } = createItems(1);
    await service.update(OWNER, invoice, items[0]!.uid, { name: 'Cord' });
    expect(patches).toEqual([{ vatCategories: [], editedFields: ['iban', 'items'] }]);
  });

  it('leave no event if an update changes nothing', async () => {
    const { service, invoice, items, events, patches } = createItems(1);
    expect(await service.update(OWNER, invoice, items[0]!.uid, { name: 'Rope' })).toEqual(items[0]);
    expect([events, patches]).toEqual([[], []]);
  });
});
