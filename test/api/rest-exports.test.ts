import { describe, expect, it } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { createUid } from '../../src/shared/ids.js';
import { DIALECTS } from '../support/databases.js';
import { uploadProcessed, createRestAccount, createSampleInvoice } from '../support/rest-account.js';
import { useService } from '../support/service.js';

const DANGEROUS = ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '＝1', '=cmd|" /C calc"!A0', '-2+3', '="a"'];
const INSERTED_AT_ONCE = 100;

/** Parses CSV into cells by the rules of RFC 4180. */
function parseCsv(text: string, delimiter = ','): string[][] {
  const rows: string[][] = [[]];
  const cell = /("((?:[^"]|"")*)"|[^"\r\n,;]*)(,|;|\r\n|$)/g;
  for (const [whole, raw = '', quoted, end] of text.matchAll(cell)) {
    if (whole === '') break;
    rows.at(-1)!.push(quoted === undefined ? raw : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    else if (end !== '' && end !== delimiter) throw new Error(`A cell ends with ${end}.`);
  }
  return rows.slice(0, -1);
}

describe.each(DIALECTS)('exports over REST, on %s', (dialect) => {
  const service = useService(dialect);

  it('exports what the list shows as CSV', async () => {
    const { owner, viewer } = await createRestAccount(service);
    const first = await uploadProcessed(owner, await createSampleInvoice('CSV-1'));
    const second = await uploadProcessed(owner, await createSampleInvoice('CSV-2'));
    const { status, headers, bytes } = await viewer.post('/invoices/export-csv', {});
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="invoices-\d{8}\.csv"$/);
    const [names, ...rows] = parseCsv(bytes.toString('utf8'));
    expect(names?.slice(0, 3)).toEqual(['hf_id', 'uid', 'invoice_number']);
    expect(rows.map((row) => row[1])).toEqual([second.uid, first.uid]);
    expect(rows[1]).toContain('334.50');
    expect(rows[1]).toContain(first.created_at);
  });

  it('refuses a filter that is neither a string nor a list of strings, and ignores unknown keys', async () => {
    const { owner } = await createRestAccount(service);
    const refused = await owner.post('/invoices/export-csv', { query: { toString: 1 }, from_date: [null, ['a']] });
    expect([refused.status, Object.keys(refused.body.error.details)]).toEqual([400, ['from_date', 'query']]);
    expect((await owner.post('/invoices/export-csv', { unknown: { query: ['a'] } })).status).toBe(200);
  });

  it('filters, sorts and selects columns as requested', async () => {
    const { owner } = await createRestAccount(service);
    const first = await uploadProcessed(owner, await createSampleInvoice('F-1'));
    const second = await uploadProcessed(owner, await createSampleInvoice('F-2'));
    await owner.post(`/invoices/${first.uid}/approve`);
    const columns = ['invoice_number', 'total_price'];
    const cases: [object, string[]][] = [
      [{}, ['F-2', 'F-1']],
      [{ ordering: 'created_at' }, ['F-1', 'F-2']],
      [{ approvement_status: ['approved'] }, ['F-1']],
      [{ approvement_status: 'waiting' }, ['F-2']],
      [{ uids: [second.uid] }, ['F-2']],
      [{ query: 'f1' }, ['F-1']],
      [{ total_price_min: 334.5, from_date: first.created_at.slice(0, 10) }, ['F-2', 'F-1']],
      [{ to_date: '2001-01-01' }, []],
    ];
    for (const [filter, expected] of cases) {
      const { bytes } = await owner.post('/invoices/export-csv/', { ...filter, columns });
      const rows = parseCsv(bytes.toString('utf8'));
      expect([filter, rows]).toEqual([filter, [columns, ...expected.map((number) => [number, '334.50'])]]);
    }
  });

  it('exports a line for each item, with delimiter and byte order mark', async () => {
    const { owner } = await createRestAccount(service);
    const { items } = await uploadProcessed(owner);
    const columns = ['item_name', 'item_quantity'];
    const body = { rows: 'item', columns, delimiter: ';', bom: true };
    const { bytes } = await owner.post('/invoices/export-csv', body);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const lines = items.map((item: { name: string; quantity: string }) => [item.name, item.quantity]);
    expect(parseCsv(bytes.subarray(3).toString('utf8'), ';')).toEqual([columns, ...lines]);
  });

  it('prevents formulas in texts, and keeps numbers as numbers', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    for (const name of DANGEROUS) await owner.post(`/invoices/${uid}/items`, { name, description: `a${name}` });
    await owner.post(`/invoices/${uid}/items`, { name: 'credit', total_price: '-12.50' });
    const body = { rows: 'item', columns: ['item_name', 'item_total_price'] };
    const { bytes } = await owner.post('/invoices/export-csv', body);
    const rows = parseCsv(bytes.toString('utf8'));
    expect(rows.filter(([name]) => /^[=+\-@\t\r＝＋－＠]/.test(name ?? ''))).toEqual([]);
    expect(rows.at(-1)).toEqual(['credit', '-12.50']);
    const workbook = await readXlsx((await owner.post('/invoices/export-xlsx', body)).bytes);
    const cells = workbook.sheets[0]!.rows;
    expect(cells.at(-1)).toEqual(['credit', -12.5]);
    expect(cells.map(([name]) => name)).toContain('=1+1');
  });

  it('exports a workbook with real numbers and dates', async () => {
    const { owner } = await createRestAccount(service);
    const { created_at: createdAt } = await uploadProcessed(owner, await createSampleInvoice('X-1'));
    const { status, headers, bytes } = await owner.post('/invoices/export-xlsx', {
      columns: ['invoice_number', 'invoice_date', 'total_price', 'created_at', 'card'],
    });
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="invoices-\d{8}\.xlsx"$/);
    const [header, row] = (await readXlsx(bytes)).sheets[0]!.rows;
    expect(header).toEqual(['invoice_number', 'invoice_date', 'total_price', 'created_at', 'card']);
    expect(row?.slice(0, 3)).toEqual(['X-1', new Date('2026-03-31T00:00:00Z'), 334.5]);
    expect(new Date(row![3] as Date).toISOString().slice(0, 19)).toBe(createdAt.slice(0, 19));
  });

  it('exports the total of a credit note with a negative sign in the signed column', async () => {
    const { owner } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner, await createSampleInvoice('C-1'));
    const columns = ['document_type', 'total_price', 'signed_total_price'];
    const exportRow = async (): Promise<string> =>
      (await owner.post('/invoices/export-csv', { columns })).bytes.toString().split('\r\n')[1]!;
    expect(await exportRow()).toBe('invoice,334.50,334.50');
    await owner.put(`/invoices/${uid}`, { document_type: 'credit_note' });
    expect(await exportRow()).toBe('credit_note,334.50,-334.50');
    await owner.put(`/invoices/${uid}`, { total_price: '-334.50' });
    expect(await exportRow()).toBe('credit_note,-334.50,-334.50');
  });

  it('exports more invoices than one batch, each once', async () => {
    const { owner, users } = await createRestAccount(service);
    const { uid } = await uploadProcessed(owner);
    const { id } = await service.core.services.invoices.get(users.owner.actor, uid);
    const copies = 1_201;
    // In several transactions, since each must end within seconds.
    for (let made = 0; made < copies; made += INSERTED_AT_ONCE) {
      await service.core.transact(async (tx) => {
        const invoice = (await tx.invoices.findById(users.owner.actor.accountId, id))!;
        const { id: _id, hfId: _hfId, deletedAt: _deletedAt, ...values } = invoice;
        for (let copy = made; copy < Math.min(copies, made + INSERTED_AT_ONCE); copy += 1) {
          await tx.invoices.insert({ ...values, uid: crypto.randomUUID() });
        }
      });
    }
    const { bytes } = await owner.post('/invoices/export-csv', { columns: ['hf_id'] });
    const names = parseCsv(bytes.toString('utf8')).slice(1);
    expect([names.length, new Set(names.map(([name]) => name)).size]).toEqual([copies + 1, copies + 1]);
  });

  it('reports what is wrong with an export', async () => {
    const { owner } = await createRestAccount(service);
    const { status, body } = await owner.post('/invoices/export-csv', {
      rows: 'page',
      columns: ['colour'],
      delimiter: 'x',
      bom: 'perhaps',
      uids: ['abc'],
      approvement_status: { a: 1 },
    });
    expect([status, Object.keys(body.error.details).sort()]).toEqual([
      400,
      ['approvement_status', 'bom', 'columns', 'delimiter', 'rows', 'uids'],
    ]);
    const uids = (count: number) => Array.from({ length: count }, () => createUid());
    const { body: long } = await owner.post('/invoices/export-csv', {
      uids: uids(10_001),
      ordering: 'hf_id,created_at',
    });
    expect(Object.keys(long.error.details).sort()).toEqual(['ordering', 'uids']);
    expect((await owner.post('/invoices/export-csv', { uids: uids(10_000), ordering: 'hf_id' })).status).toBe(200);
  });

  it.each(['application/json', 'text/html', 'image/png;q=0.1'])(
    'is sent to a client that accepts %s',
    async (accept) => {
      const { owner } = await createRestAccount(service);
      for (const path of ['/invoices/export-csv', '/invoices/export-xlsx'])
        expect((await owner.post(path, {}, { Accept: accept })).status).toBe(200);
    },
  );
});
