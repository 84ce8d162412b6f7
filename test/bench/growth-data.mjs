import { buildUidSql, insertNumbered } from './page-data.mjs';

const AT = '2026-01-01 00:00:00.000000';
const COMPANIES = 2_000;
const CATEGORIES = 12;
const USERS = 20;
const YEARS = 3;
const SECONDS_PER_YEAR = 31_536_000;
const INVOICES_PER_STATEMENT = 100_000;

/** The word that every second invoice has. */
export const COMMON_WORD = 'oddlot';

/**
 * Creates an account whose invoices arrived evenly over three years, most of them a few weeks after their date and some much later. The
 * values look random, but are the same in every run.
 *
 * @returns the account's row id
 */
export async function fillGrowthAccount(connection, transact, name, invoices) {
  const accountId = await insertAccount(connection, name);
  const owned = { account_id: accountId, created_at: `'${AT}'` };
  await insertNumbered(connection, 'company', COMPANIES, {
    ...owned,
    uid: buildUidSql(2),
    hf_id: "LPAD(CONV(n, 10, 36), 6, '0')",
    name: "CONCAT('Company Number ', n, ' GmbH')",
    name_key: "CONCAT('company number ', n)",
    edited_fields: "'[]'",
  });
  await insertNumbered(connection, 'category', CATEGORIES, {
    ...owned,
    uid: buildUidSql(3),
    name: "CONCAT('Category ', n)",
  });
  await insertNumbered(connection, 'workspace_user', USERS, {
    ...owned,
    uid: buildUidSql(4),
    user_uid: buildUidSql(5),
    email: "CONCAT('user-', n, '@example.com')",
    first_name: "CONCAT('First', n)",
    last_name: "'Last'",
    role_type: "'member'",
  });
  const values = buildInvoiceValues(accountId, invoices, {
    company: await readLastId(connection, 'company', accountId),
    category: await readLastId(connection, 'category', accountId),
    workspace_user: await readLastId(connection, 'workspace_user', accountId),
  });
  for (let after = 0; after < invoices; after += INVOICES_PER_STATEMENT) {
    await insertNumbered(connection, 'invoice', Math.min(invoices, after + INVOICES_PER_STATEMENT), values, after);
  }
  await indexCommonWord(connection, transact, accountId);
  return accountId;
}

async function insertAccount(connection, name) {
  const row = [name, 'en', 'UTC', 0, AT];
  const columns = 'uid, name, locale, time_zone, four_eyes, created_at';
  const [{ insertId }] = await connection.query(`INSERT INTO account (${columns}) VALUES (UUID(), ?, ?, ?, ?, ?)`, row);
  return insertId;
}

async function readLastId(connection, table, accountId) {
  const [[row]] = await connection.query(`SELECT MAX(id) AS id FROM ${table} WHERE account_id = ?`, [accountId]);
  return row.id;
}

/** A number below `count` that looks random and depends on the row and the purpose. */
function pickSql(purpose, count) {
  return `(CRC32(CONCAT('${purpose}', n)) % ${count})`;
}

function buildInvoiceValues(accountId, invoices, last) {
  const created = `DATE_ADD('2023-07-01', INTERVAL FLOOR(n * ${YEARS * SECONDS_PER_YEAR} / ${invoices}) SECOND)`;
  const age = `IF(${pickSql('late', 100)} = 0, ${pickSql('age', 700)}, ${pickSql('age', 40)})`;
  return {
    account_id: accountId,
    uid: buildUidSql(1),
    hf_id: "LPAD(CONV(n, 10, 36), 6, '0')",
    workspace_user_id: `${last.workspace_user} - FLOOR(SQRT(${pickSql('user', USERS * USERS)}))`,
    file_type: "'application/pdf'",
    file_size: '100000 + n',
    file_sha256: 'SHA2(n, 256)',
    processing_status: `IF(${pickSql('failed', 50)} = 0, 'failed', 'finished')`,
    approvement_status: `ELT(1 + ${pickSql('status', 20)} DIV 3, 'waiting', 'rejected', 'approved', 'approved', 'approved', 'approved', 'approved')`,
    total_price: `119 * ${pickSql('price', 10_000)}`,
    total_vat: `19 * ${pickSql('price', 10_000)}`,
    currency: `IF(${pickSql('currency', 10)} = 0, 'USD', 'EUR')`,
    invoice_date: `DATE(DATE_SUB(${created}, INTERVAL ${age} DAY))`,
    invoice_number: "CONCAT('RE-2026-', n)",
    document_type: `IF(${pickSql('credit', 30)} = 0, 'credit_note', 'invoice')`,
    payment_type: `IF(${pickSql('payment', 3)} = 0, 'credit_card', 'bank_transfer')`,
    vat_categories: "'[]'",
    company_id: `${last.company} - FLOOR(SQRT(${pickSql('company', COMPANIES * COMPANIES)}))`,
    category_id: `${last.category} - ${pickSql('category', CATEGORIES)}`,
    edited_fields: "'[]'",
    version: '1',
    created_at: created,
  };
}

/** Gives every second invoice one word in the search index, because indexing whole invoices would take hours. */
async function indexCommonWord(connection, transact, accountId) {
  const sql = 'SELECT id FROM invoice WHERE account_id = ? AND id % 2 = 0';
  const [rows] = await connection.query({ sql, rowsAsArray: true }, [accountId]);
  const { PostingChanges, SearchPostingStore } =
    await import('../../.build/src/invoices/search/search-posting.store.js');
  const { toTerms } = await import('../../.build/src/invoices/search/search-terms.js');
  const changes = new PostingChanges();
  changes.replace('invoice', new Set(), toTerms([COMMON_WORD]), rows.flat());
  await transact((tx) => new SearchPostingStore(tx.invoices.manager).write(accountId, changes));
}
