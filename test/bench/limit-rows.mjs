/** What the limit's responses have in common: how they format values, and an invoice's objects, from values in the order of a statement. */

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

/** Formats an integer number of the smallest unit; null stays null. */
export function formatDecimal(units, places = 2) {
  if (units === null) return null;
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

export function formatEuros(price) {
  return euros.format(price);
}

export function formatInstant(timestamp) {
  return `${timestamp.slice(0, 10)}T${timestamp.slice(11)}+00:00`;
}

export function joinName(first, last) {
  return `${first} ${last}`.trim();
}

/** What an owner may do with an invoice, in the order of `update`, `delete`, `approve`, `reject` and `remove_approval`. */
export function decide(processingStatus, approvementStatus) {
  const waiting = approvementStatus === 'waiting';
  const mayDecide = processingStatus !== 'processing';
  return [waiting, approvementStatus !== 'approved', waiting && mayDecide, waiting && mayDecide, !waiting && mayDecide];
}

/** The columns of `buildRestInvoice`. */
export const REST_COLUMNS = `invoice.hf_id, invoice.uid, invoice.total_price, invoice.currency, invoice.invoice_date,
  invoice.processing_status, invoice.approvement_status, invoice.created_at, company.uid, company.name, company.address,
  company.tax_number, company.tax_office, company.phone, category.uid, category.name, workspace_user.uid, workspace_user.user_uid,
  workspace_user.email, workspace_user.first_name, workspace_user.last_name, workspace_user.role_type`;

export function buildRestInvoice(cells) {
  const [hf_id, uid, price, currency, invoice_date, processing_status, approvement_status, createdAt, ...objects] =
    cells;
  const [companyUid, companyName, address, tax_number, tax_office, phone, categoryUid, categoryName, ...user] = objects;
  const total_price = formatDecimal(price);
  const [can_update, can_delete, can_approve, can_reject, can_remove_approval] = decide(
    processing_status,
    approvement_status,
  );
  return {
    hf_id,
    uid,
    total_price,
    total_price_display: formatEuros(total_price),
    currency,
    invoice_date,
    company: { uid: companyUid, name: companyName, address, tax_number, tax_office, phone },
    category: { uid: categoryUid, name: categoryName },
    processing_status,
    approvement_status,
    permissions: { can_update, can_delete, can_approve, can_reject, can_remove_approval },
    created_at: formatInstant(createdAt),
    workspace_user: buildRestUser(user),
  };
}

export function buildRestUser([uid, userUid, email, first_name, last_name, role_type]) {
  const full_name = joinName(first_name, last_name);
  return { uid, user: { uid: userUid, email, first_name, last_name, full_name }, role_type };
}
