import { describe, expect, it } from '@jest/globals';
import { Housekeeping } from '../../src/processing/housekeeping.js';
import { insertInvoice } from '../support/account-rows.js';
import { DIALECTS } from '../support/databases.js';
import { readGraphqlData } from '../support/graphql-client.js';
import { makePdf } from '../support/pdf-fixtures.js';
import { createRestAccount, uploadProcessed, type RestAccount } from '../support/rest-account.js';
import type { RestAnswer } from '../support/rest-client.js';
import { useService, waitUntil, type TestService } from '../support/service.js';
import { STACK, writeStack } from '../support/stack-of-invoices.js';

type Detail = RestAnswer['body'];

const PAGES = [
  { first: 1, last: 1 },
  { first: 2, last: 3 },
  { first: 4, last: 4 },
];
const makeStack = () => makePdf({ pages: writeStack(STACK) });

/** Waits until all invoices of the account are processed; returns their details in the order of their pages. */
async function readProcessed({ owner }: RestAccount): Promise<Detail[]> {
  const { results } = await waitUntil(async () => {
    const { body } = await owner.get('/invoices/');
    return body.results.every((one: Detail) => one.processing_status === 'finished') && body;
  });
  const details = await Promise.all(results.map(async ({ uid }: Detail) => (await owner.get(`/invoices/${uid}`)).body));
  return details.toSorted((left, right) => (left.file_pages?.first ?? 0) - (right.file_pages?.first ?? 0));
}

const getFile = ({ core }: TestService, { users }: RestAccount, { uid }: Detail) =>
  core.services.invoices.getFile(users.owner.actor.accountUid, uid);
const listCodes = ({ checks }: Detail): string[] => checks.map(({ code }: { code: string }) => code);

describe.each(DIALECTS)('a file that holds three invoices, on %s', (dialect) => {
  describe('if files are split', () => {
    // It polls so rarely that only the worker that split the file can have started to read the others.
    const service = useService(dialect, { SPLIT_FILES: 'on', JOB_POLL_MILLISECONDS: '60000' });

    it('becomes three invoices, each with its own pages and values', async () => {
      const account = await createRestAccount(service);
      const { uid } = await uploadProcessed(account.member, await makeStack());
      const invoices = await readProcessed(account);
      expect(invoices.map((one) => [one.invoice_number, one.total_price, one.file_pages])).toEqual([
        ['R-1001', '120.00', PAGES[0]],
        ['R-2377', '420.00', PAGES[1]],
        ['R-4815', '54.00', PAGES[2]],
      ]);
      expect(invoices[0]?.uid).toBe(uid);
      expect(invoices.map(listCodes)).toEqual([[], [], []]);
      expect(new Set(invoices.map(({ company }) => company.uid)).size).toBe(1);
      const uploads = invoices.map(({ history }) => history.at(-1));
      expect(uploads).toMatchObject([
        { event: 'uploaded', note: null },
        { event: 'uploaded', note: 'Pages 2–3 of a file that holds several invoices.' },
        { event: 'uploaded', note: 'Page 4 of a file that holds several invoices.' },
      ]);
      expect(new Set(uploads.map((event) => event.workspace_user.uid)).size).toBe(1);
      expect((await account.owner.get('/invoices/?query=R-4815')).body.count).toBe(1);
      const query = 'query ($uid: ID!) { invoice(uid: $uid) { filePages { first last } extraction { field page } } }';
      const variables = { uid: invoices[1]?.uid };
      const { invoice } = await readGraphqlData<Detail>(service, account.users.owner.key, query, variables);
      expect(invoice.filePages).toEqual(PAGES[1]);
      expect(invoice.extraction).toContainEqual({ field: 'total_price', page: 3 });
    });

    it('has no more invoices after each was read again', async () => {
      const account = await createRestAccount(service);
      await uploadProcessed(account.owner, await makeStack());
      const before = await readProcessed(account);
      for (const { uid } of before) await account.owner.post(`/invoices/${uid}/reprocess`);
      const after = await readProcessed(account);
      const summarise = ({ uid, invoice_number, total_price, file_pages, checks }: Detail) => {
        return { uid, invoice_number, total_price, file_pages, checks };
      };
      expect(after.map(summarise)).toEqual(before.map(summarise));
    });

    it('has only duplicates on the same pages if it is uploaded twice', async () => {
      const account = await createRestAccount(service);
      for (let copy = 0; copy < 2; copy += 1) {
        await uploadProcessed(account.owner, await makeStack());
        await readProcessed(account);
      }
      const invoices = await readProcessed(account);
      expect(invoices).toHaveLength(6);
      const found = invoices.map(({ checks }) => checks.map((check: { invoice_uid: string }) => check.invoice_uid));
      const uids = invoices.map(({ uid }) => uid);
      expect(found).toEqual([1, 0, 3, 2, 5, 4].map((copy) => [uids[copy]]));
    });

    it('is split again where it was not read at first', async () => {
      const account = await createRestAccount(service);
      const [first = [], ...others] = writeStack(
        STACK.filter(({ isLong }) => !isLong).concat({ number: 'R-7003', net: 25 }),
      );
      // The first 50 pages are read, so that the third invoice is taken for a part of the second.
      const pages = [first, ...Array.from({ length: 48 }, () => []), ...others];
      await uploadProcessed(account.owner, await makePdf({ pages }));
      await waitUntil(async () => (await account.owner.get('/invoices/')).body.count === 3);
      const invoices = await readProcessed(account);
      expect(invoices.map((one) => [one.invoice_number, one.total_price, one.file_pages])).toEqual([
        ['R-1001', '120.00', { first: 1, last: 49 }],
        ['R-4815', '54.00', { first: 50, last: 50 }],
        ['R-7003', '30.00', { first: 51, last: 51 }],
      ]);
    });

    it('stays stored until the last of them is purged', async () => {
      const account = await createRestAccount(service);
      await uploadProcessed(account.owner, await makeStack());
      const invoices = await readProcessed(account);
      const { fileKey } = await getFile(service, account, invoices[0]);
      const { clock, files, logger, stores, transact } = service.core;
      const measureClock = async () => ({ now: clock.milliseconds(), steadyFor: 0, hasJumped: false });
      const housekeeping = new Housekeeping({
        ...stores,
        clock,
        files,
        logger,
        measureClock,
        transact,
        retentionDays: 0,
      });
      const [first, ...others] = invoices;
      await account.owner.delete(`/invoices/${first?.uid}`);
      await housekeeping.run();
      for (const { file } of others) expect((await fetch(file)).status).toBe(200);
      for (const { uid } of others) await account.owner.delete(`/invoices/${uid}`);
      await housekeeping.run();
      await expect(files.open(fileKey)).rejects.toMatchObject({ code: 'not_found' });
    });
  });

  describe('if files are not split', () => {
    const service = useService(dialect);

    it('is one invoice, with a check', async () => {
      const account = await createRestAccount(service);
      await uploadProcessed(account.owner, await makeStack());
      const [invoice, ...others] = await readProcessed(account);
      expect(others).toEqual([]);
      expect(invoice).toMatchObject({ invoice_number: 'R-1001', file_pages: null });
      expect(listCodes(invoice)).toEqual(['further_invoices']);
    });

    it('is read only on the pages of an invoice that was split off before', async () => {
      const account = await createRestAccount(service);
      const whole = await uploadProcessed(account.owner, await makeStack());
      const { fileKey } = await getFile(service, account, whole);
      const uid = await insertInvoice(service, account.users.owner, { fileKey, firstPage: 2, lastPage: 4 });
      await account.owner.post(`/invoices/${uid}/reprocess`);
      const [, part, ...others] = await readProcessed(account);
      expect(others).toEqual([]);
      expect(part).toMatchObject({ uid, invoice_number: 'R-2377', file_pages: { first: 2, last: 4 } });
      expect(listCodes(part)).toEqual(['further_invoices']);
    });
  });
});
