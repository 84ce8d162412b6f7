import { describe, expect, it } from '@jest/globals';
import {
  createEvent,
  holdInvoice,
  recordOnce,
  saveInvoice,
  type InvoiceTransaction,
} from '../../../src/invoices/invoice-transaction.js';
import type { Invoice } from '../../../src/invoices/invoice.entity.js';
import { SCOPES, type Actor } from '../../../src/shared/actor.js';
import { createUid } from '../../../src/shared/ids.js';
import type { Effect } from '../../../src/shared/once.js';

const NOW = '2026-03-01 00:00:00.000000';
const OWNER = { accountId: 1, role: 'owner', scopes: SCOPES, workspaceUserId: 9 } as unknown as Actor;

/** A transaction that records its events and what it indexes. */
function createTransaction() {
  const invoice = { id: 7, accountId: 1, uid: createUid(), version: 3, workspaceUserId: 9 } as Invoice;
  Object.assign(invoice, { processingStatus: 'finished', approvementStatus: 'waiting' });
  const events: object[] = [];
  const indexed: number[] = [];
  const tx = {
    invoices: {
      lockByUid: async (accountId: number, uid: string) => (accountId === 1 && uid === invoice.uid ? invoice : null),
      update: async () => undefined,
      insertEvent: async (event: object) => void events.push(event),
    },
    search: { refresh: async (_: number, ids: number[]) => void indexed.push(...ids) },
  } as unknown as InvoiceTransaction;
  return { invoice, events, indexed, tx };
}

describe('an idempotent call', () => {
  const effects: Effect[] = [];
  const once = async (_: unknown, effect: Effect) => void effects.push(effect);

  it('is recorded with the invoice that it changes, or with the object that it creates', async () => {
    const [uid, created] = [createUid(), createUid()];
    const { tx } = createTransaction();
    await recordOnce(tx, { uid, once });
    await recordOnce(tx, { uid, once }, created);
    await recordOnce(tx, { uid });
    expect(effects.splice(0)).toEqual([{ uid }, { uid: created }]);
  });

  it('on something that cannot be an invoice is not recorded', async () => {
    const { tx } = createTransaction();
    await expect(recordOnce(tx, { uid: '17', once })).rejects.toMatchObject({ code: 'not_found' });
    expect(effects).toEqual([]);
  });
});

describe('an invoice that is about to change', () => {
  it('must exist, be at the version that the caller has read, and allow the change', async () => {
    const { tx, invoice } = createTransaction();
    const { uid } = invoice;
    const hold = (target: object, actor = OWNER) => holdInvoice(tx, actor, 'update', { uid, ...target });
    expect(await hold({})).toBe(invoice);
    expect(await hold({ expectedVersion: 3 })).toBe(invoice);
    for (const expectedVersion of [2, 4, 0])
      await expect(hold({ expectedVersion })).rejects.toMatchObject({ code: 'precondition_failed' });
    await expect(hold({ uid: createUid() })).rejects.toMatchObject({ code: 'not_found' });
    await expect(hold({}, { ...OWNER, accountId: 2 })).rejects.toMatchObject({ code: 'not_found' });
    await expect(hold({}, { ...OWNER, role: 'viewer' })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a change of an invoice', () => {
  const event = createEvent(OWNER, 'updated', NOW, {
    changes: [{ field: 'iban', old: null, new: 'DE1' }],
    note: 'Why',
  });

  it('is saved with its event', async () => {
    const { tx, invoice, events } = createTransaction();
    await saveInvoice(tx, invoice, { iban: 'DE1' }, event);
    expect(events).toEqual([
      {
        ...{ uid: expect.stringMatching(/^[0-9a-f-]{36}$/), invoiceId: 7, event: 'updated', createdAt: NOW },
        ...{ workspaceUserId: 9, note: 'Why', changes: [{ field: 'iban', old: null, new: 'DE1' }] },
      },
    ]);
  });

  it('of the service itself has no user, and needs neither values nor a note', () => {
    expect(createEvent(null, 'processed', NOW)).toEqual({
      ...{ event: 'processed', createdAt: NOW, workspaceUserId: null, note: null, changes: [] },
    });
  });

  it.each([
    [{ invoiceNumber: 'RE-1' }, true],
    [{ totalPrice: null }, true],
    [{ companyId: 4, iban: 'DE1' }, true],
    [{ categoryId: null }, true],
    [{ vatCategories: [] }, true],
    [{ iban: 'DE1', approvementStatus: 'approved' as const }, false],
  ])('to %j updates the index of words: %s', async (patch, isIndexed) => {
    const { tx, invoice, indexed } = createTransaction();
    await saveInvoice(tx, invoice, patch, event);
    expect(indexed).toEqual(isIndexed ? [7] : []);
  });
});
