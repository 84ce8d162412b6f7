import type { Finding } from '../extraction/model/finding.js';
import type { Mismatch } from '../extraction/model/mismatch.js';
import { formatDecimal, MONEY_SCALE, parseDecimal } from '../shared/money.js';
import { checkBankAccount } from './checks/bank-account.js';
import { checkBuyer } from './checks/buyer.js';
import { toCheckValue, type Check } from './checks/check.js';
import type { Duplicate } from './checks/duplicate.js';
import { checkHybrid } from './checks/hybrid-mismatch.js';
import { checkPossibleDuplicates } from './checks/possible-duplicate.js';
import type { RelatedInvoices } from './checks/related-invoice.js';
import { checkSupplierName } from './checks/supplier-name.js';
import { checkVatRates } from './checks/vat-rates.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import { readVatCategories, type CompanySummary, type InvoiceRow } from './invoice-row.js';
import { findTaxNumberProblem } from './tax-number-check.js';

/** What the checks of an invoice know beside its row. */
export interface CheckEvidence {
  readonly items: readonly Pick<InvoiceItem, 'totalPrice'>[];
  readonly duplicates: readonly Duplicate[];
  readonly related: RelatedInvoices;
  readonly record: CheckedRecord | null;
}

/** What people have set on an invoice and on its company, and what the document states; nothing before the file is read. */
export interface CheckedRecord {
  readonly editedFields: readonly string[];
  readonly companyEditedFields: readonly string[];
  readonly printedName: Finding<'company.name'> | null;
  readonly printedTaxNumber: Finding<'company.tax_number'> | null;
  readonly mismatches: readonly Mismatch[];
}

type CheckedInvoice = Pick<
  InvoiceRow,
  | 'id'
  | 'createdAt'
  | 'documentType'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'currency'
  | 'totalPrice'
  | 'totalVat'
  | 'iban'
  | 'buyerName'
  | 'buyerTaxNumber'
  | 'vatCategoriesJson'
  | 'country'
  | 'furtherInvoices'
  | 'firstPage'
> & {
  readonly company: Pick<CompanySummary, 'name' | 'taxNumber'> | null;
};

/** Checks an invoice's sums, its supplier, account, buyer and VAT rates, and whether it was received before. */
export function findProblems(invoice: CheckedInvoice, evidence: CheckEvidence): Check[] {
  const { items, duplicates, related, record } = evidence;
  const categories = readVatCategories(invoice);
  const duplicateUids = new Set(duplicates.map(({ uid }) => uid));
  return [
    ...checkSums(invoice, items),
    ...checkVatRates({ country: invoice.country, taxNumber: invoice.company?.taxNumber ?? null }, categories),
    ...checkTaxNumber(invoice),
    ...(record ? checkPrintedSupplier(invoice, record) : []),
    ...checkBankAccount(invoice, related.ofSupplier),
    ...checkBuyer(invoice, related.buyers),
    ...checkHybrid(record?.mismatches ?? [], record?.editedFields ?? []),
    ...checkFurtherInvoices(invoice),
    ...duplicates.map((duplicate) => toDuplicateCheck(invoice, duplicate)),
    ...checkPossibleDuplicates(invoice, related.ofSupplier, duplicateUids),
  ];
}

function checkSums(invoice: CheckedInvoice, items: CheckEvidence['items']): Check[] {
  const isSigned = invoice.documentType !== 'credit_note';
  const itemsCheck = checkSum(
    { code: 'items_total', sumWords: 'The items add up to', totalWords: 'the total is', isSigned },
    items.map((item) => item.totalPrice),
    invoice.totalPrice,
  );
  const vatCheck = checkSum(
    { code: 'vat_total', sumWords: 'The VAT rows add up to', totalWords: 'the total VAT is', isSigned },
    readVatCategories(invoice).map((category) => category.vatAmount),
    invoice.totalVat,
  );
  return [...itemsCheck, ...vatCheck];
}

interface SumCheck {
  readonly code: 'items_total' | 'vat_total';
  readonly sumWords: string;
  readonly totalWords: string;
  /** Whether the signs have to agree. Some credit notes state negative totals of positive lines. */
  readonly isSigned: boolean;
}

/** Compares a sum with a total, allowing a cent of rounding for each part. Skipped when a part or the total is unknown. */
function checkSum(
  { code, sumWords, totalWords, isSigned }: SumCheck,
  parts: readonly (string | null)[],
  total: string | null,
): Check[] {
  const amounts = parts.map((part) => (part === null ? null : parseDecimal(part, MONEY_SCALE)));
  const expected = total === null ? null : parseDecimal(total, MONEY_SCALE);
  if (expected === null || amounts.length === 0) return [];
  let sum = 0n;
  for (const amount of amounts) {
    if (amount === null) return [];
    sum += amount;
  }
  const difference = isSigned ? abs(sum - expected) : abs(abs(sum) - abs(expected));
  if (difference <= BigInt(amounts.length)) return [];
  const found = formatDecimal(sum, MONEY_SCALE);
  const values = [toCheckValue(code === 'items_total' ? 'total_price' : 'total_vat', found, total)];
  return [{ code, message: `${sumWords} ${found}, ${totalWords} ${total}.`, values, invoiceUid: null }];
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function checkTaxNumber({ company, country }: CheckedInvoice): Check[] {
  const taxNumber = company?.taxNumber ?? null;
  const problem = taxNumber === null ? null : findTaxNumberProblem(taxNumber, country);
  if (taxNumber === null || problem === null) return [];
  const { message, country: owner } = problem;
  const values = [toCheckValue('tax_number', taxNumber), ...(owner === null ? [] : [toCheckValue('country', owner)])];
  return [{ code: 'tax_number', message, values, invoiceUid: null }];
}

/** Skipped if a person chose the company of the invoice or edited its name: people may call a company what they like. */
function checkPrintedSupplier({ company }: CheckedInvoice, record: CheckedRecord): Check[] {
  const isNamedByPerson = record.editedFields.includes('companyId') || record.companyEditedFields.includes('name');
  if (isNamedByPerson) return [];
  return checkSupplierName(company, { name: record.printedName, taxNumber: record.printedTaxNumber });
}

function checkFurtherInvoices({ firstPage, furtherInvoices }: CheckedInvoice): Check[] {
  if (furtherInvoices === 0) return [];
  const place = firstPage === null ? 'The file holds' : 'The pages of this invoice hold';
  const count = String(furtherInvoices + 1);
  const message = `${place} ${count} invoices; only the first was read.`;
  return [{ code: 'further_invoices', message, values: [toCheckValue('invoice_count', count)], invoiceUid: null }];
}

function toDuplicateCheck({ invoiceNumber }: CheckedInvoice, { uid, hfId, sameFile }: Duplicate): Check {
  const why = sameFile ? 'comes from the same file' : 'has the same company and number';
  const isNumbered = !sameFile && invoiceNumber !== null;
  const values = [toCheckValue('hf_id', hfId), ...(isNumbered ? [toCheckValue('invoice_number', invoiceNumber)] : [])];
  return { code: 'duplicate', message: `Invoice ${hfId} ${why}.`, values, invoiceUid: uid };
}
