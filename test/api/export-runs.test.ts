import { beforeAll, describe, expect, test } from '@jest/globals';
import { DIALECTS } from '../support/databases.js';
import { callGraphql, readGraphqlCode, readGraphqlData } from '../support/graphql-client.js';
import { insertInvoice } from '../support/account-rows.js';
import { useService, waitUntil, type TestAccount, type TestUser } from '../support/service.js';

const FIELDS = `id uid format status rowsDone rowsTotal fileName fileSize url error { code } createdAt finishedAt expiresAt`;
const START = `mutation ($input: StartExportInput!) { startExport(input: $input) {
  exportRun { ${FIELDS} } userErrors { field message code }
} }`;
const READ = `query ($uid: ID!) { exportRun(uid: $uid) { ${FIELDS} } }`;

describe.each(DIALECTS)('exports in the background, on %s', (dialect) => {
  const service = useService(dialect);
  let account: TestAccount;

  beforeAll(async () => {
    account = await service.account();
    for (const invoiceNumber of ['Kestrel-1', 'A-2', 'B-1'])
      await insertInvoice(service, account.owner, { invoiceNumber, currency: 'EUR', totalPrice: '1234.50' });
    await insertInvoice(service, account.owner, { invoiceNumber: 'C-1', currency: 'USD' });
  });

  async function start(input: object, { key }: TestUser = account.owner): Promise<any> {
    return (await readGraphqlData<any>(service, key, START, { input })).startExport;
  }

  /** Waits until an export has ended. */
  async function finish(input: object, user: TestUser = account.owner): Promise<any> {
    const { exportRun } = await start(input, user);
    return waitUntil(async () => {
      const { exportRun: run } = await readGraphqlData<any>(service, user.key, READ, { uid: exportRun.uid });
      return run.finishedAt !== null && run;
    });
  }

  test('write the invoices of a filter to a file, which its URL serves without a key', async () => {
    const filter = { or: [{ currencies: ['USD'] }, { query: 'kestrel' }] };
    const columns = ['INVOICE_NUMBER', 'TOTAL_PRICE'];
    const orderBy = { field: 'CREATED_AT', direction: 'ASC' };
    const run = await finish({ format: 'CSV', filter, columns, orderBy, delimiter: ';' });
    expect(run).toMatchObject({ format: 'CSV', status: 'FINISHED', rowsDone: 2, rowsTotal: 2, error: null });
    const response = await fetch(run.url);
    const text = await response.text();
    expect(text).toBe('invoice_number;total_price\r\nKestrel-1;1234.50\r\nC-1;\r\n');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^text\/csv/)]);
    expect(response.headers.get('Content-Disposition')).toContain(`attachment; filename="${run.fileName}"`);
    expect([run.fileName, run.fileSize]).toEqual([expect.stringMatching(/^invoices-\d{8}\.csv$/), text.length]);
    expect(Date.parse(run.expiresAt)).toBeGreaterThan(Date.parse(run.finishedAt));
    expect((await fetch(`${run.url}x`)).status).toBe(403);
  });

  test('are the same files as those of REST', async () => {
    const rest = await fetch(`${service.baseUrl}/v1/invoices/export-csv`, {
      method: 'POST',
      headers: { 'Api-Key': account.owner.key, 'Content-Type': 'application/json' },
      body: '{"bom": true}',
    });
    const { url, rowsTotal } = await finish({ format: 'CSV', bom: true });
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(Buffer.from(await rest.arrayBuffer()));
    expect(rowsTotal).toBe(4);
    const workbook = await finish({ format: 'XLSX', rows: 'ITEM' });
    expect(workbook).toMatchObject({ format: 'XLSX', status: 'FINISHED', rowsDone: 0, rowsTotal: null });
    const bytes = Buffer.from(await (await fetch(workbook.url)).arrayBuffer());
    expect([bytes.length, bytes.subarray(0, 2).toString()]).toEqual([workbook.fileSize, 'PK']);
  });

  test('are listed for the account, and found by their ids', async () => {
    const run = await finish({ format: 'CSV' });
    const list = `{ exportRuns { uid status } }`;
    const { exportRuns } = await readGraphqlData<any>(service, account.viewer.key, list);
    expect(exportRuns[0]).toEqual({ uid: run.uid, status: 'FINISHED' });
    const node = `query ($id: ID!) { node(id: $id) { ... on ExportRun { fileName } } nodes(ids: [$id]) { uid } }`;
    expect(await readGraphqlData(service, account.viewer.key, node, { id: run.id })).toEqual({
      node: { fileName: run.fileName },
      nodes: [{ uid: run.uid }],
    });
  });

  test('are hidden from other accounts and from keys without the scope', async () => {
    const { uid } = await finish({ format: 'CSV' });
    const stranger = await service.account();
    expect(await readGraphqlCode(service, stranger.owner.key, READ, { uid })).toBe('NOT_FOUND');
    expect(await readGraphqlData(service, stranger.owner.key, '{ exportRuns { uid } }')).toEqual({ exportRuns: [] });
    const { keys } = service.core.services;
    const { secret } = await keys.issue(account.owner.actor, {
      userUid: account.owner.uid,
      name: 'r',
      scopes: ['read'],
    });
    expect(await readGraphqlCode(service, secret, READ, { uid })).toBe('FORBIDDEN');
    expect(await readGraphqlCode(service, secret, '{ exportRuns { uid } }')).toBe('FORBIDDEN');
    const { data } = await callGraphql<any>(service, secret, START, { input: { format: 'CSV' } });
    expect(data.startExport.userErrors[0].code).toBe('FORBIDDEN');
  });

  test('refuse what the list and the files refuse', async () => {
    const refuse = async (input: object) => (await start(input)).userErrors[0];
    expect(await refuse({ format: 'CSV', columns: ['ITEM_NAME'] })).toMatchObject({ field: 'columns' });
    expect(await refuse({ format: 'CSV', delimiter: 'x' })).toMatchObject({ field: 'delimiter' });
    const range = { invoiceDateFrom: '2026-02-01', invoiceDateTo: '2026-01-01' };
    expect((await refuse({ format: 'CSV', filter: range })).message).toMatch(/ends before it begins/);
  });
});
