import { describe, expect, it } from '@jest/globals';
import type { Invoice } from '../../../src/invoices/invoice.entity.js';
import { AttemptsExhausted, LeaseLost } from '../../../src/jobs/job-handler.js';
import type { ClaimedJob } from '../../../src/jobs/job.store.js';
import { ParseFailure } from '../../../src/processing/parse-failure.js';
import { ProcessInvoiceJob } from '../../../src/processing/process-invoice.job.js';
import { systemClock } from '../../../src/shared/clock.js';
import { AppError } from '../../../src/shared/errors.js';

const JOB = { id: 1, accountId: 1, invoiceId: 7 } as unknown as ClaimedJob;
const PROCESSING = {
  ...{ id: 7, accountId: 1, fileKey: 'k', firstPage: null, lastPage: null },
  ...{ processingStatus: 'processing', editedFields: [], version: 1 },
};

/** Creates a handler for a job on an invoice, and the state that it changes: the saved patch, the note of the event, and whether the job is settled. */
function createJob(
  invoice: object | null,
  {
    isHeld = true,
    failure = new ParseFailure('crashed', 'It crashed.', { final: false }) as Error,
    requireAvailable = async () => undefined as void,
  } = {},
) {
  const state = { isSettled: false, patch: null as object | null, note: null as string | null };
  const invoices = {
    findById: async () => invoice as Invoice | null,
    lockById: async () => invoice as Invoice | null,
    update: async (_invoice: object, patch: object) => Boolean((state.patch = patch)),
    insertEvent: async (event: { note: string | null }) => void (state.note = event.note),
  };
  const jobs = { settle: async () => (state.isSettled = isHeld) };
  const handler = new ProcessInvoiceJob({
    invoices,
    files: { requireAvailable, withLocalFile: async (_key: string, work: (path: string) => unknown) => work('/file') },
    parser: { parse: () => Promise.reject(failure) },
    transact: (work: (tx: never) => unknown) =>
      Promise.resolve(work({ invoices, jobs, search: { refresh: async () => undefined } } as never)),
    clock: systemClock,
  } as never);
  return { state, handler };
}

describe('an invoice on pages that hold several', () => {
  const PART = { ...PROCESSING, workspaceUserId: 5, firstPage: 3, lastPage: 9, editedFields: ['companyId', 'items'] };
  const invoicePages = [
    { first: 3, last: 4 },
    { first: 5, last: 5 },
    { first: 6, last: 9 },
  ];

  /** Runs a job on the part, which is `locked` by the time it was read; returns the pages read, the patch, and the inserted rows. */
  async function runJob({ splitFiles = true, locked = PART as object | null }) {
    const read: unknown[] = [];
    const patches: object[] = [];
    const inserted: object[] = [];
    const enqueued: object[] = [];
    const nothing = async () => undefined;
    const tx = {
      invoices: {
        lockById: async () => locked,
        putExtraction: nothing,
        update: async (_invoice: object, patch: object) => patches.push(patch) > 0,
        insertEvent: nothing,
        insert: async (row: object) => ({ id: 100 + inserted.push(row) }),
      },
      jobs: { settle: async () => true, enqueue: async (job: object) => void enqueued.push(job) },
      lessons: { putReading: nothing },
      search: { add: nothing, refresh: nothing },
    };
    const report = { format: 'text', pages: 9, invoices: 3, invoicePages, fields: {} };
    const handler = new ProcessInvoiceJob({
      invoices: { findById: async () => PART },
      files: { withLocalFile: async (_key: string, work: (path: string) => unknown) => work('/file') },
      parser: {
        parse: async (_account: number, _path: string, range: unknown) => (read.push(range), { report, reading: null }),
      },
      lessons: { apply: async (_invoice: object, extraction: object) => ({ ...extraction, categoryId: null }) },
      transact: (work: (given: never) => unknown) => Promise.resolve(work(tx as never)),
      clock: systemClock,
      splitFiles,
    } as never);
    await handler.run(JOB, new AbortController().signal, () => undefined);
    return { read, patches, inserted, enqueued };
  }

  it('keeps the first of them, and the others become invoices of the same person', async () => {
    const { read, patches, inserted, enqueued } = await runJob({});
    expect(read).toEqual([{ first: 3, last: 9 }]);
    expect(patches).toMatchObject([{ firstPage: 3, lastPage: 4, furtherInvoices: 0, processingStatus: 'finished' }]);
    const same = { accountId: 1, workspaceUserId: 5, fileKey: 'k', processingStatus: 'processing' };
    expect(inserted).toMatchObject([
      { ...same, firstPage: 5, lastPage: 5 },
      { ...same, firstPage: 6, lastPage: 9 },
    ]);
    expect(enqueued).toMatchObject([{ invoiceId: 101 }, { invoiceId: 102 }]);
  });

  it('keeps all of them if files are not split', async () => {
    const { read, patches, inserted } = await runJob({ splitFiles: false });
    expect(read).toEqual([{ first: 3, last: 9 }]);
    expect(patches).toMatchObject([{ furtherInvoices: 2 }]);
    expect(patches[0]).not.toHaveProperty('firstPage');
    expect(inserted).toEqual([]);
  });

  it('has no others if it was deleted while it was read', async () => {
    expect(await runJob({ locked: null })).toMatchObject({ patches: [], inserted: [], enqueued: [] });
  });
});

describe('an invoice that cannot be read', () => {
  it.each<[string, unknown, string, RegExp]>([
    ['the parser’s reason', new ParseFailure('timeout', 'It took too long.'), 'timeout', /^It took too long\.$/],
    ['that every attempt crashed', new AttemptsExhausted(null), 'crashed', /each time/],
    ['that its file is gone', new AppError('not_found', 'x'), 'file_missing', /Upload it again/],
    ['no details of other errors', new AppError('conflict', 'SELECT'), 'internal_error', /internal error/],
    ['no details of defects', new TypeError('SELECT'), 'internal_error', /internal error/],
  ])('finally reports %s', async (_what, reason, code, message) => {
    const { handler, state } = createJob(PROCESSING);
    await handler.giveUp(JOB, reason);
    expect(state).toMatchObject({ isSettled: true, note: expect.stringMatching(message) });
    expect(state.patch).toMatchObject({ processingStatus: 'failed', processingErrorCode: code });
    expect(state.patch).toHaveProperty('processingErrorMessage', state.note);
  });

  it('fails at once if another attempt would end the same way, and is retried otherwise', async () => {
    for (const code of ['encrypted_file', 'timeout', 'out_of_memory'] as const) {
      const broken = createJob(PROCESSING, { failure: new ParseFailure(code, 'No.') });
      await broken.handler.run(JOB, new AbortController().signal, () => undefined);
      expect(broken.state.patch).toMatchObject({ processingErrorCode: code });
    }
    for (const failure of [new ParseFailure('crashed', 'x', { final: false }), new Error('x')]) {
      const { handler, state } = createJob(PROCESSING, { failure });
      await expect(handler.run(JOB, new AbortController().signal, () => undefined)).rejects.toBe(failure);
      expect(state).toEqual({ isSettled: false, patch: null, note: null });
    }
  });

  it('does not fail because its volume does not respond', async () => {
    const away = new AppError('service_unavailable', 'away');
    const failure = new ParseFailure('timeout', 'x');
    const { handler, state } = createJob(PROCESSING, { failure, requireAvailable: () => Promise.reject(away) });
    await expect(handler.run(JOB, new AbortController().signal, () => undefined)).rejects.toBe(away);
    expect(state.isSettled).toBe(false);
  });

  it('is not changed by a worker that lost its lease', async () => {
    const { handler, state } = createJob(PROCESSING, { isHeld: false });
    await expect(handler.giveUp(JOB, new Error('x'))).rejects.toBeInstanceOf(LeaseLost);
    expect(state.patch).toBeNull();
  });

  it.each([
    ['deleted', null],
    ['purged', { ...PROCESSING, fileKey: null }],
  ])('is not read once it is %s', async (_what, invoice) => {
    const { handler, state } = createJob(invoice);
    await handler.run(JOB, new AbortController().signal, () => undefined);
    expect(state).toEqual({ isSettled: true, patch: null, note: null });
  });

  it('keeps its state if it is not being processed any more', async () => {
    const { handler, state } = createJob({ ...PROCESSING, processingStatus: 'finished' });
    await handler.giveUp(JOB, new Error('x'));
    expect(state).toEqual({ isSettled: true, patch: null, note: null });
  });
});
