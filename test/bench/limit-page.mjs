/** The limit of pages: one statement. */
import { buildRestInvoice, decide, formatDecimal, formatInstant, joinName, REST_COLUMNS } from './limit-rows.mjs';

const GRAPHQL_COLUMNS = `invoice.id, invoice.uid, invoice.hf_id, invoice.total_price, invoice.currency, invoice.invoice_date,
  invoice.processing_status, invoice.approvement_status, invoice.created_at, company.uid, company.name, category.uid, category.name,
  workspace_user.uid, workspace_user.role_type, workspace_user.first_name, workspace_user.last_name`;
/** The service keeps a tally of the invoices; so does the limit, which would otherwise count them in each request. */
const COUNT = 'SELECT SUM(amount) FROM invoice_tally WHERE account_id = 1';
const PAGE = `FROM (
    SELECT id FROM invoice WHERE account_id = 1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ?
  ) AS page
  JOIN invoice ON invoice.id = page.id
  JOIN workspace_user ON workspace_user.id = invoice.workspace_user_id
  LEFT JOIN company ON company.id = invoice.company_id
  LEFT JOIN category ON category.id = invoice.category_id
  ORDER BY invoice.created_at DESC, invoice.id DESC`;

export async function readGraphqlPage(select, { size, body }) {
  const { first } = JSON.parse(body).variables;
  const rows = await select(`SELECT ${GRAPHQL_COLUMNS} ${PAGE}`, [first + 1]);
  const hasNextPage = rows.length > size;
  if (hasNextPage) rows.pop();
  const last = rows.at(-1);
  const endCursor = buildPageCursor(last[8], last[0]);
  return { data: { invoices: { nodes: rows.map(buildGraphqlNode), pageInfo: { endCursor, hasNextPage } } } };
}

/** The cursor behind an invoice, as the service writes it. */
export function buildPageCursor(createdAt, id) {
  return Buffer.from(JSON.stringify(['created_at', 1, createdAt, id])).toString('base64url');
}

function buildGraphqlNode(cells) {
  const [, uid, hfId, price, currency, invoiceDate, processing, approvement, createdAt, ...objects] = cells;
  const [companyUid, companyName, categoryUid, categoryName, userUid, role, firstName, lastName] = objects;
  const [canUpdate, canDelete, canApprove, canReject, canRemoveApproval] = decide(processing, approvement);
  return {
    uid,
    hfId,
    totalPrice: formatDecimal(price),
    currency,
    invoiceDate,
    processingStatus: processing.toUpperCase(),
    approvementStatus: approvement.toUpperCase(),
    createdAt: formatInstant(createdAt),
    company: { uid: companyUid, name: companyName },
    category: { uid: categoryUid, name: categoryName },
    permissions: { canUpdate, canDelete, canApprove, canReject, canRemoveApproval },
    workspaceUser: { uid: userUid, roleType: role.toUpperCase(), user: { fullName: joinName(firstName, lastName) } },
  };
}

export async function readRestPage(select, { size }) {
  const rows = await select(`SELECT (${COUNT}), ${REST_COLUMNS} ${PAGE}`, [size]);
  const count = Number(rows[0][0]);
  const results = rows.map(([, ...cells]) => buildRestInvoice(cells));
  return { count, page_count: Math.ceil(count / size), page_size: size, results };
}
