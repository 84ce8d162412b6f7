import { MONEY_SCALE, parseDecimal } from '../shared/money.js';
import type { DuplicateKey } from './checks/duplicate.js';
import type { InvoiceRow } from './invoice-row.js';
import { buildInCondition, type SqlCondition } from './search/invoice-conditions.js';

/** The values of an invoice by which its checks look up others. */
export interface CheckedKey
  extends DuplicateKey, Pick<InvoiceRow, 'totalPrice' | 'invoiceDate' | 'iban' | 'buyerName' | 'createdAt'> {}

/** What a row of the statement is evidence of, for the checked invoice of its `checked_id`. */
export type EvidencePart = 'supplier' | 'buyer' | 'duplicate' | 'record';

/** Names the table for a FROM clause that reads it by this index. */
export type FromInvoice = (index: string) => string;

/** Stands for all checked invoices in the column `checked_id`. */
export const ALL = 0;

/** Invoices of the same supplier, before and after each. */
const MAX_NEIGHBOURS = 40;
const MAX_LATEST = 50;
const MAX_CANDIDATES = 1_000;

const COLUMNS = [
  'invoice.id, invoice.uid, invoice.hf_id, invoice.invoice_number, invoice.total_price, invoice.currency, invoice.invoice_date',
  'invoice.document_type, invoice.iban, invoice.created_at, invoice.company_id, invoice.file_sha256, invoice.first_page',
  'invoice.last_page',
].join(', ');
const NO_INVOICE = COLUMNS.replaceAll(/invoice\.\w+/g, 'NULL');
/** What decides whether a check may report an invoice of the same supplier. */
const COMPARED_COLUMNS =
  'invoice.id, invoice.iban, invoice.created_at, invoice.invoice_number, invoice.total_price, invoice.invoice_date';
/** What checks need of a report, which can be long. */
const RECORD_COLUMNS = [
  'invoice.edited_fields, company.edited_fields AS company_edited_fields',
  `JSON_EXTRACT(invoice_extraction.report, '$.fields."company.name".chosen') AS printed_name`,
  `JSON_EXTRACT(invoice_extraction.report, '$.fields."company.tax_number".chosen') AS printed_tax_number`,
  `JSON_EXTRACT(invoice_extraction.report, '$.mismatches') AS mismatches`,
].join(', ');
const RECORD_TABLES = [
  'invoice LEFT JOIN company ON company.id = invoice.company_id',
  'LEFT JOIN invoice_extraction ON invoice_extraction.invoice_id = invoice.id',
].join(' ');
const NO_RECORD = 'NULL, NULL, NULL, NULL, NULL';
const NO_BUYER = 'NULL AS buyer_name, NULL AS buyer_tax_number, NULL AS invoice_ids';
const IS_COMPARED = "invoice.deleted_at IS NULL AND invoice.approvement_status <> 'rejected'";

/** The statement that reads everything that these invoices' checks compare, of which each part reads a bounded range of an index. */
export function buildEvidenceStatement(
  fromInvoice: FromInvoice,
  accountId: number,
  keys: readonly CheckedKey[],
): SqlCondition {
  const namesBuyer = keys.some(({ buyerName }) => buyerName !== null);
  const selects = [
    // The first gives the columns their names.
    selectRecords(keys),
    ...selectDuplicates(accountId, keys),
    ...keys.flatMap((key) => [
      ...selectNeighbours(fromInvoice, accountId, key),
      ...selectSameAccount(fromInvoice, accountId, key),
    ]),
    ...(namesBuyer ? [selectBuyers(fromInvoice, accountId)] : []),
  ];
  return {
    sql: selects.map(({ sql }) => sql).join(' UNION ALL '),
    parameters: selects.flatMap(({ parameters }) => parameters),
  };
}

function selectRecords(keys: readonly CheckedKey[]): SqlCondition {
  const where = buildInCondition(
    'invoice.id',
    keys.map(({ id }) => id),
  );
  const sql = `SELECT invoice.id AS checked_id, 'record' AS part, ${COLUMNS}, ${RECORD_COLUMNS}, ${NO_BUYER} FROM ${RECORD_TABLES} WHERE ${where.sql}`;
  return { sql, parameters: where.parameters };
}

/** Other invoices with the same file, and those with the same company and number. */
function selectDuplicates(accountId: number, keys: readonly CheckedKey[]): SqlCondition[] {
  const numbered = keys.filter(({ companyId, invoiceNumber }) => companyId !== null && invoiceNumber !== null);
  const ofCompanies = buildInCondition('invoice.company_id', [...new Set(numbered.map((key) => key.companyId))]);
  const withNumbers = buildInCondition('invoice.invoice_number', [
    ...new Set(numbered.map((key) => key.invoiceNumber)),
  ]);
  const sameFile = buildInCondition('invoice.file_sha256', [...new Set(keys.map((key) => key.fileSha256))]);
  const conditions = [
    sameFile,
    ...(numbered.length === 0
      ? []
      : [
          {
            sql: `${ofCompanies.sql} AND ${withNumbers.sql}`,
            parameters: [...ofCompanies.parameters, ...withNumbers.parameters],
          },
        ]),
  ];
  // Of several checked invoices, one may be the duplicate of another; of one, its own row is of no use.
  const [only] = keys.length === 1 ? keys : [];
  return conditions.map(({ sql, parameters }) =>
    toPart('duplicate', ALL, {
      sql:
        `SELECT invoice.id FROM invoice WHERE invoice.account_id = ? AND invoice.deleted_at IS NULL AND ${sql}` +
        `${only ? ' AND invoice.id <> ?' : ''} ORDER BY invoice.id LIMIT ${MAX_CANDIDATES}`,
      parameters: [accountId, ...parameters, ...(only ? [only.id] : [])],
    }),
  );
}

/** The supplier's invoices around this one, without those that no check would report. */
function selectNeighbours(fromInvoice: FromInvoice, accountId: number, key: CheckedKey): SqlCondition[] {
  const { id, companyId, createdAt } = key;
  const condition = buildNeighbourCondition(key);
  if (companyId === null || condition === null) return [];
  const start =
    `SELECT ${COMPARED_COLUMNS} FROM ${fromInvoice('invoice_company')} ` +
    `WHERE invoice.company_id = ? AND invoice.account_id = ? AND ${IS_COMPARED} AND invoice.id <> ?`;
  const parameters = [companyId, accountId, id, createdAt];
  return [
    'AND invoice.created_at <= ? ORDER BY invoice.created_at DESC, invoice.id DESC',
    'AND invoice.created_at > ? ORDER BY invoice.created_at, invoice.id',
  ].map((end) => toPart('supplier', id, { sql: `${start} ${end} LIMIT ${MAX_NEIGHBOURS}`, parameters }, condition));
}

/**
 * What the checks of bank accounts and of possible duplicates may report: another account, or a number without a known other total and
 * date. Another part reads an invoice with the same account, except one that was created at the same time.
 */
function buildNeighbourCondition({ iban, createdAt, invoiceNumber, totalPrice, invoiceDate }: CheckedKey) {
  const account = {
    sql: '(part.iban IS NOT NULL AND (part.iban <> ? OR part.created_at = ?))',
    parameters: [iban, createdAt],
  };
  const number =
    totalPrice === null || invoiceDate === null
      ? { sql: 'part.invoice_number IS NOT NULL', parameters: [] }
      : {
          sql: '(part.total_price IS NULL OR part.total_price = ? OR part.invoice_date IS NULL OR part.invoice_date = ?)',
          parameters: [parseDecimal(totalPrice, MONEY_SCALE), invoiceDate],
        };
  const conditions = [...(iban === null ? [] : [account]), ...(invoiceNumber === null ? [] : [number])];
  if (conditions.length === 0) return null;
  return {
    sql: conditions.map(({ sql }) => sql).join(' OR '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

/** One invoice is enough to know that the supplier has used the bank account to pay into before. */
function selectSameAccount(
  fromInvoice: FromInvoice,
  accountId: number,
  { id, companyId, iban, createdAt }: CheckedKey,
): SqlCondition[] {
  if (companyId === null || iban === null) return [];
  const sql =
    `SELECT invoice.id FROM ${fromInvoice('invoice_iban')} ` +
    `WHERE invoice.account_id = ? AND invoice.iban = ? AND invoice.company_id = ? AND ${IS_COMPARED} ` +
    'AND invoice.created_at < ? LIMIT 1';
  return [toPart('supplier', id, { sql, parameters: [accountId, iban, companyId, createdAt] })];
}

/** The buyers of the latest invoices. These are grouped here since most of them name the same buyer. */
function selectBuyers(fromInvoice: FromInvoice, accountId: number): SqlCondition {
  const latest =
    `SELECT invoice.id, invoice.buyer_name, invoice.buyer_tax_number FROM ${fromInvoice('invoice_processing')} ` +
    `WHERE invoice.account_id = ? AND invoice.processing_status = 'finished' AND ${IS_COMPARED} ` +
    `ORDER BY invoice.created_at DESC, invoice.id DESC LIMIT ${MAX_LATEST}`;
  return {
    sql:
      `SELECT ${ALL}, 'buyer', ${NO_INVOICE}, ${NO_RECORD}, part.buyer_name, part.buyer_tax_number, GROUP_CONCAT(part.id) ` +
      `FROM (${latest}) AS part WHERE part.buyer_name IS NOT NULL GROUP BY part.buyer_name, part.buyer_tax_number`,
    parameters: [accountId],
  };
}

/**
 * Reads the invoices of a subquery that meet a condition. The subquery selects few columns, since it finds far more invoices than
 * remain; SQLite takes ORDER BY and LIMIT only there.
 */
function toPart(
  part: EvidencePart,
  checkedId: number,
  { sql, parameters }: SqlCondition,
  condition?: SqlCondition,
): SqlCondition {
  const where = condition ? ` WHERE ${condition.sql}` : '';
  return {
    sql: `SELECT ?, '${part}', ${COLUMNS}, ${NO_RECORD}, ${NO_BUYER} FROM (${sql}) AS part JOIN invoice ON invoice.id = part.id${where}`,
    parameters: [checkedId, ...parameters, ...(condition?.parameters ?? [])],
  };
}
