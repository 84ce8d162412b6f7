import { editDistance } from '../../shared/edit-distance.js';
import { compactText, foldText } from '../../shared/text.js';
import { toCheckValue, type Check } from './check.js';
import type { RelatedInvoice } from './related-invoice.js';

type NumberedInvoice = Pick<
  RelatedInvoice,
  'id' | 'invoiceNumber' | 'totalPrice' | 'currency' | 'invoiceDate' | 'documentType'
>;

const MAX_REPORTED = 10;
const MAX_DAYS_APART = 3;
const DAY_MILLISECONDS = 86_400_000;

/**
 * Reports invoices of the same supplier that may be copies of this one: with another spelling of the number, or with the same total,
 * nearly the same date, and a number that differs in one character. Leaves out those that the check `duplicate` reports.
 */
export function checkPossibleDuplicates(
  invoice: NumberedInvoice,
  ofSupplier: readonly RelatedInvoice[],
  duplicateUids: ReadonlySet<string>,
): Check[] {
  return ofSupplier
    .filter((other) => !duplicateUids.has(other.uid) && isPossibleCopy(invoice, other))
    .toSorted((left, right) => left.id - right.id)
    .slice(0, MAX_REPORTED)
    .map(({ hfId, uid, invoiceNumber }) => ({
      code: 'possible_duplicate',
      message:
        `Invoice ${hfId} of this supplier has nearly the same number: ${invoiceNumber} instead of ${invoice.invoiceNumber}. ` +
        'Compare the two before you pay.',
      values: [toCheckValue('hf_id', hfId), toCheckValue('invoice_number', invoice.invoiceNumber ?? '', invoiceNumber)],
      invoiceUid: uid,
    }));
}

function isPossibleCopy(invoice: NumberedInvoice, other: NumberedInvoice): boolean {
  const [left, right] = [invoice.invoiceNumber, other.invoiceNumber];
  if (left === null || right === null || left.toLowerCase() === right.toLowerCase()) return false;
  if (isCredit(invoice) !== isCredit(other)) return false;
  if (isOtherSpelling(left, right)) return !isOtherPurchase(invoice, other);
  const isSameTotal = isSame(invoice.totalPrice, other.totalPrice) && isSame(invoice.currency, other.currency);
  return isSameTotal && areDaysNear(invoice, other) && editDistance(compactText(left), compactText(right)) <= 1;
}

function isCredit({ documentType }: NumberedInvoice): boolean {
  return documentType === 'credit_note';
}

/** Whether both the total and the date differ, as those of 1-23 and 12-3 do. */
function isOtherPurchase(invoice: NumberedInvoice, other: NumberedInvoice): boolean {
  return (
    areKnownToDiffer(invoice.totalPrice, other.totalPrice) && areKnownToDiffer(invoice.invoiceDate, other.invoiceDate)
  );
}

function areKnownToDiffer(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && left !== right;
}

function isSame(left: string | null, right: string | null): boolean {
  return left !== null && left === right;
}

function areDaysNear({ invoiceDate: left }: NumberedInvoice, { invoiceDate: right }: NumberedInvoice): boolean {
  return (
    left !== null &&
    right !== null &&
    Math.abs(Date.parse(left) - Date.parse(right)) <= MAX_DAYS_APART * DAY_MILLISECONDS
  );
}

/** Whether two numbers differ only in separators, case and leading zeros: "INV-0012", "inv 12" and "INV12". */
function isOtherSpelling(left: string, right: string): boolean {
  return isSame(joinNumber(left), joinNumber(right)) || isSame(joinParts(left), joinParts(right));
}

/** The letters and digits of a number; null if there are none. */
function joinNumber(number: string): string | null {
  return compactText(number).replace(/^0+/, '') || null;
}

/** The runs of letters and of digits, each without leading zeros; null if there are none. */
function joinParts(number: string): string | null {
  const parts = foldText(number).match(/\p{L}+|\p{N}+/gu) ?? [];
  return parts.map((part) => part.replace(/^0+(?=.)/, '')).join('-') || null;
}
