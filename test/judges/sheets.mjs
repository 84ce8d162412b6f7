/**
 * Reads exports of a filled account with third-party programs: XLSX with openpyxl, CSV with Python's own reader. Rows, texts, sums by
 * currency and cell types are compared with the database.
 *
 * PYTHON names a Python that has openpyxl (Debian: apt-get install python3 python3-openpyxl).
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Checks, listSome } from '../support/checks.mjs';
import { createScratchFolder } from './support/openapi.mjs';
import { startService } from './support/service.mjs';

const READER = path.join(import.meta.dirname, 'readers/read-sheets.py');
const PYTHONS = [process.env.PYTHON, '/usr/bin/python3', 'python3'].filter(Boolean);
const CENTS = 100;

const TEXTS = [
  'plain',
  '=1+1',
  '+49 30 1234',
  '-2+3',
  '@SUM(A1)',
  '=HYPERLINK("http://127.0.0.1/","x")',
  '\t=1',
  '＝1',
  'two\nlines',
  'quote " and, comma; semicolon',
  'Çağrı Şirketi İı',
  '発注書 № 5 – 😀',
  "'apostrophe",
];
const AMOUNTS = [
  '0.00',
  '0.01',
  '-0.01',
  '1234.50',
  '99999999999.99',
  '-87654321.09',
  '0.10',
  '0.20',
  '33.33',
  '10.00',
];
const CURRENCIES = ['EUR', 'USD', 'TRY', 'JPY'];
const DATES = ['1999-12-31', '2024-02-29', '2026-01-01', '2026-12-31', null];
const INVOICES = 40;
const FORMULA_BEGIN = /^[=+\-@\t\r\n＝＋－＠]/;

const python = PYTHONS.find((program) => spawnSync(program, ['-c', 'import openpyxl']).status === 0);
const checks = new Checks();
if (python) await judge();
else
  checks.that(
    'there is a Python with openpyxl',
    false,
    'Debian: apt-get install python3 python3-openpyxl; or set PYTHON',
  );
checks.finish();

async function judge() {
  const service = await startService();
  try {
    await fill(service);
    const rows = await readStoredRows(service);
    const folder = createScratchFolder();
    const xlsx = await downloadExport(service, 'xlsx', folder);
    const csv = await downloadExport(service, 'csv', folder);
    const { status, stdout, stderr } = spawnSync(python, [READER, xlsx, csv], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    checks.that('both files are read', status === 0, stderr.slice(-500));
    if (status !== 0) return;
    const read = JSON.parse(stdout);
    checks.note(`openpyxl ${read.version}; ${rows.length} items of ${INVOICES} invoices`);
    judgeXlsx(read.xlsx, rows);
    judgeCsv(read.csv, rows);
  } finally {
    await service.stop();
  }
}

function judgeXlsx(cells, rows) {
  const values = cells.map((row) => Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])));
  checks.that('XLSX: a row for each item, in order', isInOrder(values, rows));
  checks.that('XLSX: the sums by currency are those of the database', haveSameSums(values, rows), describeSums(values));
  const kinds = {
    item_total_price: 'number',
    item_quantity: 'number',
    total_price: 'number',
    invoice_date: 'date',
    created_at: 'date',
  };
  for (const [name, kind] of Object.entries(kinds)) {
    const others = cells.map((row) => row[name].kind).filter((found) => found !== kind && found !== 'empty');
    const isSome = cells.some((row) => row[name].kind === kind);
    checks.that(`XLSX: ${name} is a real ${kind} if it is known`, isSome && others.length === 0, listSome(others));
  }
  const dates = rows.filter((row, at) => (values[at].invoice_date?.slice(0, 10) ?? null) !== row.invoice_date);
  checks.that('XLSX: the dates are those of the database', dates.length === 0, listSome(dates));
  const texts = rows.filter((row, at) => values[at].item_name !== row.item_name);
  checks.that('XLSX: every text is unchanged', texts.length === 0, listSome(texts.map((row) => row.item_name)));
  const formulas = cells.flatMap((row) => Object.values(row)).filter(({ kind }) => kind === 'formula');
  checks.that('XLSX: no cell is a formula', formulas.length === 0, listSome(formulas));
}

function judgeCsv(lines, rows) {
  checks.that('CSV: a row for each item, in order', isInOrder(lines, rows));
  checks.that('CSV: the sums by currency are those of the database', haveSameSums(lines, rows), describeSums(lines));
  const amounts = rows.filter((row, at) => lines[at].item_total_price !== row.item_total_price);
  checks.that('CSV: every amount is written as it is stored', amounts.length === 0, listSome(amounts));
  const texts = rows.filter((row, at) => lines[at].item_name.replace(/^'(?=[=+\-@\t＝])/u, '') !== row.item_name);
  checks.that('CSV: every text is unchanged, except for an apostrophe before possible formulas', texts.length === 0);
  const names = lines.flatMap((line) => [line.item_name, line.item_description, line.company_name]);
  const formulas = names.filter((text) => FORMULA_BEGIN.test(text));
  checks.that('CSV: no text begins like a formula', formulas.length === 0, listSome(formulas));
}

function isInOrder(read, rows) {
  return read.length === rows.length && rows.every((row, at) => row.item_uid === read[at].item_uid);
}

/** Compares in cents, because a workbook holds amounts as doubles. */
function haveSameSums(read, rows) {
  return JSON.stringify(computeSums(read)) === JSON.stringify(computeSums(rows));
}

function computeSums(rows) {
  const sums = new Map(CURRENCIES.map((currency) => [currency, 0n]));
  for (const { currency, item_total_price: amount } of rows) {
    const cents = typeof amount === 'number' ? Math.round(amount * CENTS) : Number(amount.replace('.', ''));
    sums.set(currency, sums.get(currency) + BigInt(cents));
  }
  return [...sums].map(([currency, cents]) => `${currency} ${cents}`);
}

function describeSums(rows) {
  return `${computeSums(rows).join(', ')} in hundredths`;
}

async function fill({ baseUrl, key }) {
  const call = createCaller(baseUrl, key);
  const company = await call('POST', 'companies/', { name: '=cmd|"/C calc"!A0', tax_number: 'X-1' });
  for (let index = 0; index < INVOICES; index += 1) {
    const form = new FormData();
    form.set('file', new Blob([`<invoice>${index}</invoice>`]), 'invoice.xml');
    const { uid } = await call('POST', 'invoices/', form);
    await call('PUT', `invoices/${uid}`, {
      ...{ currency: CURRENCIES[index % CURRENCIES.length], invoice_date: DATES[index % DATES.length] },
      ...{
        total_price: AMOUNTS[index % AMOUNTS.length],
        company_uid: company.uid,
        invoice_number: TEXTS[index % TEXTS.length].trim(),
      },
    });
    for (const offset of [0, 1, 2]) {
      const at = index * 3 + offset;
      const amount = AMOUNTS[at % AMOUNTS.length];
      await call('POST', `invoices/${uid}/items/`, {
        ...{ name: TEXTS[at % TEXTS.length], description: TEXTS[(at + 1) % TEXTS.length], quantity: '2.125' },
        total_price: amount.length > 10 ? '99999999.99' : amount,
      });
    }
  }
}

function createCaller(baseUrl, key) {
  return async (method, target, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${baseUrl}/v1/${target}`, {
      method,
      headers: { 'Api-Key': key, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${target}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** Reads the items from the database in the order of the export. */
async function readStoredRows({ core }) {
  return core.database.reader.query(`
    SELECT invoice_item.uid AS item_uid, invoice_item.name AS item_name, invoice.currency AS currency,
      invoice.invoice_date AS invoice_date, printf('%.2f', invoice_item.total_price / 100.0) AS item_total_price
    FROM invoice_item JOIN invoice ON invoice.id = invoice_item.invoice_id
    ORDER BY invoice.created_at DESC, invoice.id DESC, invoice_item.id`);
}

async function downloadExport({ baseUrl, key }, kind, folder) {
  const answer = await fetch(`${baseUrl}/v1/invoices/export-${kind}`, {
    method: 'POST',
    headers: { 'Api-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ rows: 'item' }),
  });
  const file = path.join(folder, `invoices.${kind}`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}
