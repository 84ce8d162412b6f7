/**
 * The limit: a server that gives the same responses with only node:http, mysql2, one SQL statement and JSON.stringify, for one account and without any checks.
 */
import { createServer } from 'node:http';
import mysql from 'mysql2/promise';
import { exportCsv, exportXlsx } from './limit-export.mjs';

const pool = mysql.createPool({
  uri: process.env.DATABASE_URL,
  connectionLimit: 10,
  dateStrings: true,
  supportBigNumbers: true,
});
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const INVOICE_COLUMNS = `invoice.id, invoice.uid, invoice.hf_id, invoice.total_price, invoice.currency, invoice.invoice_date,
  invoice.processing_status, invoice.approvement_status, invoice.created_at, company.uid AS company_uid, company.name AS company_name,
  category.uid AS category_uid, category.name AS category_name, workspace_user.uid AS workspace_user_uid, workspace_user.role_type,
  workspace_user.first_name, workspace_user.last_name`;
const REST_COLUMNS = `${INVOICE_COLUMNS}, company.address, company.tax_number, company.tax_office, company.phone,
  workspace_user.user_uid, workspace_user.email,
  (SELECT COUNT(*) FROM invoice WHERE account_id = 1 AND deleted_at IS NULL) AS invoice_count`;
const PAGE = `FROM (
    SELECT id FROM invoice WHERE account_id = 1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ?
  ) AS page
  JOIN invoice ON invoice.id = page.id
  JOIN workspace_user ON workspace_user.id = invoice.workspace_user_id
  LEFT JOIN company ON company.id = invoice.company_id
  LEFT JOIN category ON category.id = invoice.category_id
  ORDER BY invoice.created_at DESC, invoice.id DESC`;

const formatDecimal = (units) => {
  const digits = String(units);
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const formatInstant = (timestamp) => `${timestamp.slice(0, 10)}T${timestamp.slice(11)}+00:00`;
const mayDecide = (row) => row.processing_status !== 'processing';

async function readGraphqlPage(size) {
  const [rows] = await pool.query(`SELECT ${INVOICE_COLUMNS} ${PAGE}`, [size + 1]);
  const hasNextPage = rows.length > size;
  if (hasNextPage) rows.pop();
  const { created_at: value, id } = rows.at(-1);
  const endCursor = Buffer.from(JSON.stringify(['created_at', 1, value, id])).toString('base64url');
  return { data: { invoices: { nodes: rows.map(buildGraphqlNode), pageInfo: { endCursor, hasNextPage } } } };
}

function buildGraphqlNode(row) {
  const waiting = row.approvement_status === 'waiting';
  return {
    uid: row.uid,
    hfId: row.hf_id,
    totalPrice: formatDecimal(row.total_price),
    currency: row.currency,
    invoiceDate: row.invoice_date,
    processingStatus: row.processing_status.toUpperCase(),
    approvementStatus: row.approvement_status.toUpperCase(),
    createdAt: formatInstant(row.created_at),
    company: { uid: row.company_uid, name: row.company_name },
    category: { uid: row.category_uid, name: row.category_name },
    permissions: {
      canUpdate: waiting,
      canDelete: row.approvement_status !== 'approved',
      canApprove: waiting && mayDecide(row),
      canReject: waiting && mayDecide(row),
      canRemoveApproval: !waiting && mayDecide(row),
    },
    workspaceUser: {
      uid: row.workspace_user_uid,
      roleType: row.role_type.toUpperCase(),
      user: { fullName: `${row.first_name} ${row.last_name}`.trim() },
    },
  };
}

async function readRestPage(size) {
  const [rows] = await pool.query(`SELECT ${REST_COLUMNS} ${PAGE}`, [size]);
  const count = rows[0].invoice_count;
  return { count, page_count: Math.ceil(count / size), page_size: size, results: rows.map(buildRestResult) };
}

function buildRestResult(row) {
  const waiting = row.approvement_status === 'waiting';
  const price = formatDecimal(row.total_price);
  return {
    hf_id: row.hf_id,
    uid: row.uid,
    total_price: price,
    total_price_display: euros.format(price),
    currency: row.currency,
    invoice_date: row.invoice_date,
    company: {
      uid: row.company_uid,
      name: row.company_name,
      address: row.address,
      tax_number: row.tax_number,
      tax_office: row.tax_office,
      phone: row.phone,
    },
    category: { uid: row.category_uid, name: row.category_name },
    processing_status: row.processing_status,
    approvement_status: row.approvement_status,
    permissions: {
      can_update: waiting,
      can_delete: row.approvement_status !== 'approved',
      can_approve: waiting && mayDecide(row),
      can_reject: waiting && mayDecide(row),
      can_remove_approval: !waiting && mayDecide(row),
    },
    created_at: formatInstant(row.created_at),
    workspace_user: {
      uid: row.workspace_user_uid,
      user: {
        uid: row.user_uid,
        email: row.email,
        first_name: row.first_name,
        last_name: row.last_name,
        full_name: `${row.first_name} ${row.last_name}`.trim(),
      },
      role_type: row.role_type,
    },
  };
}

const PATHS = { '/graphql-page': readGraphqlPage, '/rest-page': readRestPage };
const EXPORTS = { '/export-csv': exportCsv, '/export-xlsx': exportXlsx };

const server = createServer(async (request, response) => {
  const [path, size] = request.url.split('?');
  request.resume();
  if (EXPORTS[path]) {
    await EXPORTS[path](pool, Number(size), response);
    return;
  }
  const body = Buffer.from(JSON.stringify(await PATHS[path](Number(size))));
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
