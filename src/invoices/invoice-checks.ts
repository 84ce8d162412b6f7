import { formatDecimal, MONEY_SCALE, parseDecimal } from '../shared/money.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import { readVatCategories, type CompanySummary, type InvoiceRow } from './invoice-row.js';
import type { Duplicate } from './invoice.store.js';
import { findTaxNumberProblem } from './tax-number-check.js';

export const CHECK_CODES = ['items_total', 'vat_total', 'tax_number', 'further_invoices', 'duplicate'] as const;

/** An inconsistency of an invoice, described in a sentence for people. */
export interface Check {
  readonly code: (typeof CHECK_CODES)[number];
  readonly message: string;
  /** The other invoice, if the check is about one. */
  readonly invoiceUid: string | null;
}

/**
 * Checks the sum of the items, the sum of the VAT rows, the company's tax number, whether the file holds further invoices, and
 * whether other invoices are probable duplicates.
 */
export function findProblems(
  invoice: Pick<
    InvoiceRow,
    'documentType' | 'totalPrice' | 'totalVat' | 'vatCategoriesJson' | 'country' | 'furtherInvoices'
  > & {
    readonly company: Pick<CompanySummary, 'taxNumber'> | null;
  },
  items: readonly Pick<InvoiceItem, 'totalPrice'>[],
  duplicates: readonly Duplicate[],
): Check[] {
  const isSigned = invoice.documentType !== 'credit_note';
  const itemsCheck = checkSum(
    { code: 'items_total', sumWords: 'The items add up to', totalWords: 'the total is', isSigned },
    items.map((item) => item.totalPrice),
    invoice.totalPrice,
  );
  const vatAmounts = readVatCategories(invoice).map((category) => category.vatAmount);
  const vatCheck = checkSum(
    { code: 'vat_total', sumWords: 'The VAT rows add up to', totalWords: 'the total VAT is', isSigned },
    vatAmounts,
    invoice.totalVat,
  );
  const ownChecks = [...checkTaxNumber(invoice), ...checkFurtherInvoices(invoice)];
  return [...itemsCheck, ...vatCheck, ...ownChecks, ...duplicates.map(toDuplicateCheck)];
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
  return [
    { code, message: `${sumWords} ${formatDecimal(sum, MONEY_SCALE)}, ${totalWords} ${total}.`, invoiceUid: null },
  ];
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function checkTaxNumber({ company, country }: Parameters<typeof findProblems>[0]): Check[] {
  const taxNumber = company?.taxNumber ?? null;
  const message = taxNumber === null ? null : findTaxNumberProblem(taxNumber, country);
  return message === null ? [] : [{ code: 'tax_number', message, invoiceUid: null }];
}

function checkFurtherInvoices({ furtherInvoices }: Pick<InvoiceRow, 'furtherInvoices'>): Check[] {
  if (furtherInvoices === 0) return [];
  const message = `The file holds ${furtherInvoices + 1} invoices; only the first was read.`;
  return [{ code: 'further_invoices', message, invoiceUid: null }];
}

function toDuplicateCheck({ uid, hfId, sameFile }: Duplicate): Check {
  const why = sameFile ? 'is the same file' : 'has the same company and number';
  return { code: 'duplicate', message: `Invoice ${hfId} ${why}.`, invoiceUid: uid };
}
