/** Fills an account by plain SQL, with the same rows in every run. */

const COMPANIES = 40;
const CATEGORIES = 8;
const USERS = 5;

/** Creates the account's companies, categories, users and invoices, some of them uploaded by the owner with the given row id. */
export async function fillAccount(connection, accountId, ownerId, invoices) {
  const at = '2026-01-01 00:00:00.000000';
  await insertNumbered(connection, 'company', COMPANIES, {
    account_id: accountId,
    uid: buildUidSql(2),
    hf_id: "LPAD(CONV(n, 10, 36), 6, '0')",
    name: "CONCAT('Company Number ', n, ' GmbH')",
    address: "CONCAT('Long Street ', n, ', 10115 Berlin')",
    tax_number: "CONCAT('DE', 100000000 + n)",
    tax_office: "'Berlin'",
    phone: "CONCAT('+49 30 ', 1000000 + n)",
    name_key: "CONCAT('company number ', n)",
    edited_fields: "'[]'",
    created_at: `'${at}'`,
  });
  await insertNumbered(connection, 'category', CATEGORIES, {
    account_id: accountId,
    uid: buildUidSql(3),
    name: "CONCAT('Category ', n)",
    created_at: `'${at}'`,
  });
  await insertNumbered(connection, 'workspace_user', USERS, {
    account_id: accountId,
    uid: buildUidSql(4),
    user_uid: buildUidSql(5),
    email: "CONCAT('user-', n, '@example.com')",
    first_name: "CONCAT('First', n)",
    last_name: "'Last'",
    role_type: "'member'",
    created_at: `'${at}'`,
  });
  await insertNumbered(connection, 'invoice', invoices, {
    account_id: accountId,
    uid: buildUidSql(1),
    hf_id: "LPAD(CONV(n, 10, 36), 6, '0')",
    workspace_user_id: `IF(n % 3 = 0, ${ownerId}, (SELECT MAX(id) FROM workspace_user) - n % ${USERS})`,
    file_name: "CONCAT('invoice-', n, '.pdf')",
    file_type: "'application/pdf'",
    file_size: '100000 + n',
    file_sha256: 'SHA2(n, 256)',
    processing_status:
      "ELT(1 + n % 10, 'processing', 'finished', 'finished', 'finished', 'finished', 'finished', 'finished', 'finished', 'finished', 'finished')",
    approvement_status: "ELT(1 + n % 3, 'waiting', 'approved', 'rejected')",
    total_price: '119 * n',
    total_vat: '19 * n',
    currency: "'EUR'",
    invoice_date: "DATE_ADD('2020-01-01', INTERVAL n % 2000 DAY)",
    invoice_number: "CONCAT('RE-2026-', n)",
    language: "'de'",
    country: "'DE'",
    payment_type: "'bank_transfer'",
    iban: `CONCAT('DE', LPAD(n % ${COMPANIES}, 20, '0'))`,
    buyer_name: "'Larkspur Studio B.V.'",
    buyer_tax_number: "'NL999900017B01'",
    buyer_address: "'Zonnebloemgracht 12, 3511 XX Utrecht'",
    vat_categories: `CONCAT('[{"vatRate":"19.00","baseAmount":"', n, '.00","vatAmount":"', ROUND(n * 0.19, 2), '","totalAmount":"', ROUND(n * 1.19, 2), '"}]')`,
    company_id: `(SELECT MAX(id) FROM company) - n % ${COMPANIES}`,
    category_id: `(SELECT MAX(id) FROM category) - n % ${CATEGORIES}`,
    edited_fields: "'[]'",
    version: '1',
    created_at: `DATE_ADD('${at}', INTERVAL n SECOND)`,
  });
  await connection.query('ANALYZE TABLE invoice, company, category, workspace_user');
}

/** Inserts the rows `after` + 1 to `count`; each value is an expression over the row's number `n`. */
export async function insertNumbered(connection, table, count, values, after = 0) {
  const columns = Object.keys(values).join(', ');
  const expressions = Object.values(values).join(', ');
  const numbers = `SELECT ${after} + n AS n FROM (${buildNumbersSql(count - after)}) AS counted`;
  await connection.query(
    `INSERT INTO ${table} (${columns}) SELECT ${expressions} FROM (${numbers}) AS numbers WHERE n <= ${count} ORDER BY n`,
  );
}

function buildNumbersSql(count) {
  const places = Array.from({ length: Math.max(1, Math.ceil(Math.log10(count))) }, (_, place) => place);
  const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS digit`).join(' UNION ALL ');
  const sum = places.map((place) => `place_${place}.digit * ${10 ** place}`).join(' + ');
  return `SELECT 1 + ${sum} AS n FROM ${places.map((place) => `(${digits}) AS place_${place}`).join(', ')}`;
}

/** A uid made of the row's number, which differs between kinds of rows. */
export function buildUidSql(kind) {
  return `CONCAT('0193d3b4-000${kind}-7000-8000-', LPAD(n, 12, '0'))`;
}
