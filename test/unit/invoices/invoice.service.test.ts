import { describe, expect, it } from '@jest/globals';
import type { Invoice } from '../../../src/invoices/invoice.entity.js';
import { InvoiceService } from '../../../src/invoices/invoice.service.js';
import { systemClock } from '../../../src/shared/clock.js';

const FAILED = { processingStatus: 'failed', processingErrorCode: 'unreadable', processingErrorMessage: 'No text.' };

/** Creates the service of invoices that are to be read again; `locked` are their rows when it is their turn. */
function createInvoices(...locked: (Partial<Invoice> | null)[]) {
  const jobs: object[] = [];
  const events: object[] = [];
  const patches: object[] = [];
  const state = { signals: 0 };
  const tx = {
    invoices: {
      lockById: async (accountId: number, id: number) => locked[id - 1] && { id, accountId, ...locked[id - 1] },
      update: async (_: Invoice, patch: object) => Boolean(patches.push(patch)),
      insertEvent: async (event: object) => void events.push(event),
    },
    jobs: { enqueue: async (job: object) => void jobs.push(job) },
  };
  const service = new InvoiceService({
    invoices: { listReprocessable: async () => locked.map((_, index) => ({ accountId: 5, id: index + 1 })) },
    transact: async (work: (each: never) => unknown) => work(tx as never),
    clock: systemClock,
    onEnqueued: () => (state.signals += 1),
  } as never);
  return { service, events, jobs, patches, state };
}

describe('reading many files again', () => {
  it('enqueues each invoice without its former error, and counts them', async () => {
    const { service, events, jobs, patches, state } = createInvoices(FAILED as never, { processingStatus: 'finished' });
    expect(await service.reprocessMany({})).toBe(2);
    expect(jobs).toEqual([1, 2].map((invoiceId) => ({ kind: 'process_invoice', accountId: 5, invoiceId })));
    const waiting = { processingStatus: 'processing', processingErrorCode: null, processingErrorMessage: null };
    expect(patches).toEqual([waiting, waiting]);
    expect(events).toMatchObject(
      [1, 2].map((invoiceId) => ({ invoiceId, event: 'reprocessed', workspaceUserId: null })),
    );
    expect(state.signals).toBe(1);
  });

  it('skips invoices that have been deleted or enqueued meanwhile', async () => {
    const { service, jobs } = createInvoices(null, { processingStatus: 'processing' }, FAILED as never);
    expect(await service.reprocessMany({})).toBe(1);
    expect(jobs).toMatchObject([{ invoiceId: 3 }]);
  });

  it('does nothing if there are none', async () => {
    const { service, jobs } = createInvoices();
    expect(await service.reprocessMany({})).toBe(0);
    expect(jobs).toEqual([]);
  });
});
