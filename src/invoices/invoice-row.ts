import type { RawRow } from '../shared/select-rows.store.js';
import type { ApprovementStatus, ProcessingStatus } from '../access/policy.js';
import type { Actor, Role } from '../shared/actor.js';
import { MONEY_SCALE } from '../shared/money.js';
import { readStoredDecimal } from '../shared/transformers.js';
import type { DetailFieldName, InvoiceFieldValues, ListedFieldName } from './fields/invoice-fields.js';
import type { PaymentType, VatCategory } from './fields/vocabulary.js';
import type { Invoice } from './invoice.entity.js';
import type { DocumentType } from '../extraction/model/document-type.js';
import type { PageRange } from '../extraction/model/page-range.js';

/** The issuer of an invoice as an invoice shows it. */
export interface CompanySummary {
  readonly id: number;
  readonly uid: string;
  readonly hfId: string;
  readonly name: string;
  readonly address: string | null;
  readonly taxNumber: string | null;
  readonly taxOffice: string | null;
  readonly phone: string | null;
  readonly createdAt: string;
}

export interface CategorySummary {
  readonly id: number;
  readonly uid: string;
  readonly name: string;
}

export interface CardSummary {
  readonly id: number;
  readonly uid: string;
  readonly hfId: string;
  readonly name: string;
  readonly firstFourDigits: string | null;
  readonly lastFourDigits: string;
  readonly createdAt: string;
}

/** The buyer as an invoice shows it. */
export interface Buyer {
  readonly name: string | null;
  readonly taxNumber: string | null;
  readonly address: string | null;
}

/** Days as YYYY-MM-DD, both inclusive. */
export interface ServicePeriod {
  readonly start: string | null;
  readonly end: string | null;
}

export interface WorkspaceUserSummary {
  readonly id: number;
  readonly uid: string;
  readonly userUid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleType: Role;
}

/** An invoice as a list shows it, with its company, category and other related objects. */
export interface ListedInvoice extends Readonly<Pick<InvoiceFieldValues, ListedFieldName>> {
  readonly id: number;
  readonly uid: string;
  readonly hfId: string;
  readonly workspaceUserId: number;
  readonly processingStatus: ProcessingStatus;
  readonly approvementStatus: ApprovementStatus;
  readonly createdAt: string;
  readonly company: CompanySummary | null;
  readonly category: CategorySummary | null;
  readonly workspaceUser: WorkspaceUserSummary;
}

/** An invoice with its related objects, as a plain row. One statement reads any number of rows. */
export interface InvoiceRow extends ListedInvoice, Readonly<Pick<InvoiceFieldValues, DetailFieldName>> {
  readonly fileName: string | null;
  readonly fileType: string;
  readonly fileSize: number;
  readonly fileSha256: string;
  readonly firstPage: number | null;
  readonly lastPage: number | null;
  readonly processingErrorCode: string | null;
  readonly processingErrorMessage: string | null;
  /** In stored form, for `readVatCategories`, because lists seldom show it. */
  readonly vatCategoriesJson: string;
  /** The number of invoices in the file that were not read. */
  readonly furtherInvoices: number;
  readonly version: number;
  readonly card: CardSummary | null;
}

/** Converts a driver's flat row to a listed invoice. */
export function toListedInvoice(raw: RawRow): ListedInvoice {
  return {
    id: Number(raw['id']),
    uid: raw['uid'] as string,
    hfId: raw['hf_id'] as string,
    workspaceUserId: Number(raw['workspace_user_id']),
    processingStatus: raw['processing_status'] as ProcessingStatus,
    approvementStatus: raw['approvement_status'] as ApprovementStatus,
    totalPrice: readStoredDecimal(raw['total_price'], MONEY_SCALE),
    currency: raw['currency'] as string | null,
    invoiceDate: raw['invoice_date'] as string | null,
    createdAt: raw['created_at'] as string,
    company: raw['company_id'] === null ? null : toCompany(raw),
    category: raw['category_id'] === null ? null : toCategory(raw),
    workspaceUser: toWorkspaceUser(raw),
  };
}

/**
 * Converts a driver's flat row to an invoice row, in which values that were not selected have no meaning. It names all fields, because V8
 * turns an object that is spread and then extended into a slow dictionary: a page of them took twice the CPU time.
 */
export function toInvoiceRow(raw: RawRow): InvoiceRow {
  const listed = toListedInvoice(raw);
  return {
    id: listed.id,
    uid: listed.uid,
    hfId: listed.hfId,
    workspaceUserId: listed.workspaceUserId,
    processingStatus: listed.processingStatus,
    approvementStatus: listed.approvementStatus,
    totalPrice: listed.totalPrice,
    currency: listed.currency,
    invoiceDate: listed.invoiceDate,
    createdAt: listed.createdAt,
    company: listed.company,
    category: listed.category,
    workspaceUser: listed.workspaceUser,
    fileName: raw['file_name'] as string | null,
    fileType: raw['file_type'] as string,
    fileSize: Number(raw['file_size']),
    fileSha256: raw['file_sha256'] as string,
    firstPage: raw['first_page'] as number | null,
    lastPage: raw['last_page'] as number | null,
    processingErrorCode: raw['processing_error_code'] as string | null,
    processingErrorMessage: raw['processing_error_message'] as string | null,
    totalVat: readStoredDecimal(raw['total_vat'], MONEY_SCALE),
    dueDate: raw['due_date'] as string | null,
    invoiceNumber: raw['invoice_number'] as string | null,
    language: raw['language'] as string | null,
    country: raw['country'] as string | null,
    paymentType: raw['payment_type'] as PaymentType | null,
    documentType: raw['document_type'] as DocumentType | null,
    netTotal: readStoredDecimal(raw['net_total'], MONEY_SCALE),
    iban: raw['iban'] as string | null,
    paymentReference: raw['payment_reference'] as string | null,
    orderNumber: raw['order_number'] as string | null,
    buyerName: raw['buyer_name'] as string | null,
    buyerTaxNumber: raw['buyer_tax_number'] as string | null,
    buyerAddress: raw['buyer_address'] as string | null,
    servicePeriodStart: raw['service_period_start'] as string | null,
    servicePeriodEnd: raw['service_period_end'] as string | null,
    vatCategoriesJson: raw['vat_categories'] as string,
    furtherInvoices: Number(raw['further_invoices']),
    version: Number(raw['version']),
    card: raw['card_id'] === null ? null : toCard(raw),
  };
}

/** The row of an invoice that the actor has just inserted, before anything is known about it, as a statement would read it. */
export function toNewInvoiceRow(invoice: Invoice, { workspaceUserUid, person, role }: Actor): InvoiceRow {
  const workspaceUser = {
    id: invoice.workspaceUserId,
    uid: workspaceUserUid,
    userUid: person.uid,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    roleType: role,
  };
  const vatCategoriesJson = JSON.stringify(invoice.vatCategories);
  return { ...invoice, vatCategoriesJson, workspaceUser, company: null, category: null, card: null };
}

/** The buyer (EN 16931 BG-7); null if nothing is known about the buyer. */
export function readBuyer({
  buyerName: name,
  buyerTaxNumber: taxNumber,
  buyerAddress: address,
}: InvoiceRow): Buyer | null {
  return name === null && taxNumber === null && address === null ? null : { name, taxNumber, address };
}

/** The invoicing period (EN 16931 BG-14); null if neither day is known. */
export function readServicePeriod({
  servicePeriodStart: start,
  servicePeriodEnd: end,
}: InvoiceRow): ServicePeriod | null {
  return start === null && end === null ? null : { start, end };
}

/** The pages of the file that hold an invoice; null for the whole file. */
export function readFilePages({
  firstPage: first,
  lastPage: last,
}: Pick<InvoiceRow, 'firstPage' | 'lastPage'>): PageRange | null {
  return first === null || last === null ? null : { first, last };
}

/** The amounts of an invoice by VAT rate. */
export function readVatCategories({
  vatCategoriesJson,
}: Pick<InvoiceRow, 'vatCategoriesJson'>): readonly VatCategory[] {
  return JSON.parse(vatCategoriesJson) as VatCategory[];
}

function toCompany(raw: RawRow): CompanySummary {
  return {
    id: Number(raw['company_id']),
    uid: raw['company_uid'] as string,
    hfId: raw['company_hf_id'] as string,
    name: raw['company_name'] as string,
    address: raw['company_address'] as string | null,
    taxNumber: raw['company_tax_number'] as string | null,
    taxOffice: raw['company_tax_office'] as string | null,
    phone: raw['company_phone'] as string | null,
    createdAt: raw['company_created_at'] as string,
  };
}

function toCategory(raw: RawRow): CategorySummary {
  return { id: Number(raw['category_id']), uid: raw['category_uid'] as string, name: raw['category_name'] as string };
}

function toCard(raw: RawRow): CardSummary {
  return {
    id: Number(raw['card_id']),
    uid: raw['card_uid'] as string,
    hfId: raw['card_hf_id'] as string,
    name: raw['card_name'] as string,
    firstFourDigits: raw['card_first_four_digits'] as string | null,
    lastFourDigits: raw['card_last_four_digits'] as string,
    createdAt: raw['card_created_at'] as string,
  };
}

/** Reads a user from columns named `workspace_user_*`. */
export function toWorkspaceUser(raw: RawRow): WorkspaceUserSummary {
  return {
    id: Number(raw['workspace_user_id']),
    uid: raw['workspace_user_uid'] as string,
    userUid: raw['workspace_user_user_uid'] as string,
    email: raw['workspace_user_email'] as string,
    firstName: raw['workspace_user_first_name'] as string,
    lastName: raw['workspace_user_last_name'] as string,
    roleType: raw['workspace_user_role_type'] as Role,
  };
}
