/** Resolvers over rows of mysql2, as their authors would write them: a row per object, and one function per field that differs. */
import { buildPageCursor } from '../limit-page.mjs';
import { decide, formatDecimal, formatInstant, joinName } from '../limit-rows.mjs';

const PAGE = `SELECT id, uid, hf_id AS hfId, total_price, currency, invoice_date AS invoiceDate, processing_status, approvement_status,
    created_at, company_id, category_id, workspace_user_id
  FROM invoice WHERE account_id = 1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ?`;

/** The statement of each kind of object that invoices refer to, by row ids. */
export const BATCHES = {
  company: 'SELECT id, uid, name FROM company WHERE id IN (?)',
  category: 'SELECT id, uid, name FROM category WHERE id IN (?)',
  workspaceUser: 'SELECT id, uid, role_type, first_name, last_name FROM workspace_user WHERE id IN (?)',
};
/** The column of an invoice that refers to each kind of object. */
export const REFERENCES = { company: 'company_id', category: 'category_id', workspaceUser: 'workspace_user_id' };

export async function readPage(pool, first) {
  const [rows] = await pool.query(PAGE, [first + 1]);
  return toConnection(rows, first);
}

/** The rows of a page and one more, which shows whether another page follows. */
export function toConnection(rows, first) {
  const hasNextPage = rows.length > first;
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return { nodes, pageInfo: { endCursor: last && buildPageCursor(last.created_at, last.id), hasNextPage } };
}

/** Reads the objects with the given row ids, in their order. */
export async function readBatch(pool, kind, ids) {
  const [rows] = await pool.query(BATCHES[kind], [[...new Set(ids)]]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

export const FIELDS = {
  Invoice: {
    totalPrice: ({ total_price }) => formatDecimal(total_price),
    processingStatus: ({ processing_status }) => processing_status.toUpperCase(),
    approvementStatus: ({ approvement_status }) => approvement_status.toUpperCase(),
    createdAt: ({ created_at }) => formatInstant(created_at),
    permissions({ processing_status, approvement_status }) {
      const [canUpdate, canDelete, canApprove, canReject, canRemoveApproval] = decide(
        processing_status,
        approvement_status,
      );
      return { canUpdate, canDelete, canApprove, canReject, canRemoveApproval };
    },
  },
  WorkspaceUser: { roleType: ({ role_type }) => role_type.toUpperCase(), user: (user) => user },
  User: { fullName: ({ first_name, last_name }) => joinName(first_name, last_name) },
};
