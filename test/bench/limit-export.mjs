/** The limit of exports: one statement, read row by row as arrays with back-pressure and written directly as text. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createDeflateRaw, crc32 } from 'node:zlib';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The exported columns. */
export const NAMES = [
  ...[
    'hf_id',
    'uid',
    'invoice_number',
    'invoice_date',
    'company_name',
    'company_tax_number',
    'category',
    'total_price',
  ],
  ...[
    'total_vat',
    'currency',
    'payment_type',
    'card',
    'country',
    'language',
    'processing_status',
    'approvement_status',
  ],
  ...['workspace_user', 'created_at'],
];
const MONEY = new Set(['total_price', 'total_vat']);
const SQL = `SELECT invoice.hf_id, invoice.uid, invoice.invoice_number, invoice.invoice_date, company.name, company.tax_number,
    category.name, invoice.total_price, invoice.total_vat, invoice.currency, invoice.payment_type, card.name, invoice.country,
    invoice.language, invoice.processing_status, invoice.approvement_status, workspace_user.email, invoice.created_at
  FROM invoice
  JOIN workspace_user ON workspace_user.id = invoice.workspace_user_id
  LEFT JOIN company ON company.id = invoice.company_id
  LEFT JOIN category ON category.id = invoice.category_id
  LEFT JOIN card ON card.id = invoice.card_id
  WHERE invoice.account_id = 1 AND invoice.deleted_at IS NULL ORDER BY invoice.created_at DESC, invoice.id DESC LIMIT ?`;
const ROWS_A_CHUNK = 256;
const DAY_MILLISECONDS = 86_400_000;
const DAYS_BEFORE_1970 = 25_569;

const formatDecimal = (units) => {
  const digits = String(units);
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const formatInstant = (timestamp) => `${timestamp.slice(0, 10)}T${timestamp.slice(11)}+00:00`;
const toSerialDay = (iso) => Date.parse(iso) / DAY_MILLISECONDS + DAYS_BEFORE_1970;

/** The milliseconds that the database's own client takes to write all invoices. */
export async function measureClientExport(databaseUrl) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const sql = SQL.replace(/ LIMIT \?$/, '');
  const place = [`--host=${hostname}`, `--port=${port}`, `--user=${username}`, `--database=${pathname.slice(1)}`];
  const started = performance.now();
  const client = spawn('mariadb', ['--no-defaults', ...place, '--batch', `--execute=${sql}`], {
    env: { PATH: process.env.PATH, MYSQL_PWD: password },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(client, 'exit');
  if (code !== 0) throw new Error(`mariadb ended with ${code}.`);
  return performance.now() - started;
}

/** Sends all invoices as CSV. */
export async function exportCsv(pool, rows, response) {
  await pipeline(writeText(pool, rows, NAMES.join(','), writeCsvLine), response);
}

/** Sends all invoices as an Excel workbook. */
export async function exportXlsx(pool, rows, response) {
  await pipeline(writeZip(pool, rows), response);
}

async function* writeText(pool, rows, header, lineOf) {
  const query = pool.pool.query({ sql: SQL, values: [rows], rowsAsArray: true });
  let text = `${header}\r\n`;
  let lines = 0;
  for await (const row of query.stream({ highWaterMark: ROWS_A_CHUNK })) {
    text += lineOf(row);
    lines += 1;
    if (lines % ROWS_A_CHUNK !== 0) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

function writeCsvLine(row) {
  const cells = row.map((cell, index) => {
    if (cell === null) return '';
    if (MONEY.has(NAMES[index])) return formatDecimal(cell);
    if (index === NAMES.length - 1) return formatInstant(cell);
    return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  });
  return `${cells.join(',')}\r\n`;
}

function writeXlsxLine(row) {
  const cells = row.map((cell, index) => {
    if (cell === null) return '<c/>';
    if (MONEY.has(NAMES[index])) return `<c s="1"><v>${formatDecimal(cell)}</v></c>`;
    if (NAMES[index] === 'invoice_date') return `<c s="2"><v>${toSerialDay(cell)}</v></c>`;
    if (index === NAMES.length - 1) return `<c s="3"><v>${toSerialDay(formatInstant(cell).slice(0, 23) + 'Z')}</v></c>`;
    return writeInlineText(cell);
  });
  return `<row>${cells.join('')}</row>`;
}

function writeInlineText(text) {
  const escaped = /[&<>]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') : text;
  return `<c t="inlineStr"><is><t>${escaped}</t></is></c>`;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const writeFormat = (format) =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Invoices" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4">${[0, 4, 14, 22].map(writeFormat).join('')}</cellXfs></styleSheet>`,
};

/** Streams a zip file of the parts, the sheet last, each deflated while it is generated. */
async function* writeZip(pool, rows) {
  const directory = [];
  let offset = 0;
  const parts = { ...Object.fromEntries(Object.entries(PARTS).map(([name, xml]) => [name, [xml]])) };
  parts['xl/worksheets/sheet1.xml'] = writeSheet(pool, rows);
  for (const [name, content] of Object.entries(parts)) {
    const entry = { name, offset, crc: 0, size: 0, packed: 0 };
    const header = buildRecord(0x04034b50, [20, 8, 8, 0, 33], [0, 0, 0], [name.length, 0]);
    yield Buffer.concat([header, Buffer.from(name)]);
    const counted = (async function* () {
      for await (const chunk of content) {
        const bytes = Buffer.from(chunk);
        entry.crc = crc32(bytes, entry.crc);
        entry.size += bytes.length;
        yield bytes;
      }
    })();
    for await (const chunk of Readable.from(counted, { objectMode: false }).pipe(createDeflateRaw({ level: 1 }))) {
      entry.packed += chunk.length;
      yield chunk;
    }
    yield buildRecord(0x08074b50, [], [entry.crc, entry.packed, entry.size], []);
    offset += header.length + name.length + entry.packed + 16;
    directory.push(entry);
  }
  const central = Buffer.concat(directory.map(buildDirectoryRecord));
  yield central;
  const count = directory.length;
  yield Buffer.concat([buildRecord(0x06054b50, [0, 0, count, count], [central.length, offset], [0])]);
}

async function* writeSheet(pool, rows) {
  const header = NAMES.map(writeInlineText).join('');
  yield `<worksheet xmlns="${MAIN}"><sheetData>`;
  yield* writeText(pool, rows, `<row>${header}</row>`, writeXlsxLine);
  yield '</sheetData></worksheet>';
}

function buildDirectoryRecord({ name, offset, crc, packed, size }) {
  const header = buildRecord(0x02014b50, [20, 20, 8, 8, 0, 33], [crc, packed, size], [name.length, 0, 0, 0, 0]);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(offset, 4);
  return Buffer.concat([header, end, Buffer.from(name)]);
}

/** Builds a record of a zip file: its signature, then numbers of two, four and again two bytes. */
function buildRecord(signature, shorts, longs, lastShorts) {
  const bytes = Buffer.alloc(4 + 2 * (shorts.length + lastShorts.length) + 4 * longs.length);
  let at = bytes.writeUInt32LE(signature);
  for (const value of shorts) at = bytes.writeUInt16LE(value, at);
  for (const value of longs) at = bytes.writeUInt32LE(value, at);
  for (const value of lastShorts) at = bytes.writeUInt16LE(value, at);
  return bytes;
}
