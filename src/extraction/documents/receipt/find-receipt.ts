import type { Draft } from '../../model/draft.js';
import type { DocumentType } from '../../model/document-type.js';
import type { Field, Finding, ItemFinding } from '../../model/finding.js';
import { findItems } from '../../fields/items/find-items.js';
import { addCodedRates } from '../../fields/items/rate-codes.js';
import { splitRates } from '../../fields/items/rate-split.js';
import { readTotals } from '../../fields/totals/totals.js';
import { findVat } from '../../fields/vat/find-vat.js';
import { readVat } from '../../fields/vat/vat.js';
import { toFindings, type Candidate } from '../../page/candidate.js';
import { centsOf, decimalOf } from '../../page/cents.js';
import { readDocument, type ReadDocument } from '../../page/document.js';
import { joinBoxes } from '../../page/lines.js';
import { dropUncertain } from '../../ranking/certainty.js';
import { isCompany } from './head-lines.js';
import { isNarrow, isReceipt, toReceipt, type Receipt } from './receipt.js';
import { findReceiptAddresses } from './receipt-address.js';
import { findReceiptCompanies } from './receipt-company.js';
import { findReceiptCountries } from './receipt-country.js';
import { findReceiptDates } from './receipt-date.js';
import { findReceiptPayments } from './receipt-payment.js';
import { findReceiptTax, findReceiptTotals } from './receipt-total.js';
import { readTillAmounts } from './till-amounts.js';
import { readTillItems } from './till-items.js';

/** Factors for findings of the invoice rules on a receipt. These rules expect the labels, blocks and tables of letters. */
const INVOICE_WEIGHTS: Readonly<Partial<Record<Field, number>>> = {
  invoice_date: 0.7,
  total_price: 0.6,
  total_vat: 0.8,
};
/**
 * The factor for the less reliable of two names. On till paper that is the invoice rules' name unless it alone has a legal form, on other
 * paper the receipt rules'.
 */
const WEAKER_NAME = 0.6;
/** A name with a legal form counts as one from this confidence on. */
const MIN_LEGAL = 0.8;
const WEIGHTS = {
  /** If both sets of rules find a value, its confidence rises by this share of the difference to 1. */
  agreement: 0.3,
  /** If the receipt rules give a value less than this, they reject it: ... */
  rejected: 0.3,
  /** ... the finding of the invoice rules is divided by this. */
  rejectedDivisor: 2,
  /** A tax that the sums of the receipt prove. */
  tax: 0.92,
  /** The currency of the shop's country, without other evidence on the receipt. */
  currencyOfCountry: 0.62,
  /** A receipt on the paper of tills, and on other paper. */
  typeOnTillPaper: 0.97,
  type: 0.7,
  /** The factor for the title "Tax invoice" on a receipt. */
  title: 0.9,
  max: 0.98,
} as const;

/**
 * Adds the findings of the receipt rules and weighs them against those of the invoice rules. Neither overrides the other: each value
 * keeps its evidence, agreement adds to it, and the strongest wins. Returns other documents unchanged.
 */
export function findReceipt(draft: Draft): Draft {
  const document = readDocument(draft.pages);
  if (!isReceipt(document, draft.pages)) return draft;
  const countries = findReceiptCountries(document);
  const country = findStrongestCountry(draft.findings, countries);
  const narrow = isNarrow(draft.pages);
  const type = toFindings(document, 'document_type', [createType(narrow)]);
  const receipt = toReceipt(document, country);
  const fields = findReceiptFields(receipt, countries);
  const isInvoiceName = !narrow || (hasLegalName(draft.findings) && !hasLegalName(fields));
  const fromReceipt = [...weakenNames(fields, isInvoiceName), ...findReceiptItems(receipt, draft.findings), ...type];
  // On narrow till paper, the receipt rules find every printed field. On other paper they may miss one.
  const isAnswered = (field: Field): boolean => narrow || fromReceipt.some((found) => found.field === field);
  const fromInvoice = dropBuyer(document, weakenNames(draft.findings, !isInvoiceName), narrow);
  const weighed = fromInvoice.map((finding) => (isAnswered(finding.field) ? weigh(finding, fromReceipt) : finding));
  const added = fromReceipt.filter((finding) => !weighed.some((other) => isSame(other, finding)));
  return { ...draft, findings: dropUncertain([...added, ...weighed]) };
}

/** A till receipt may be titled "Tax invoice". On the paper of tills it is a receipt nevertheless. */
function createType(narrow: boolean): Candidate<DocumentType> {
  const confidence = narrow ? WEIGHTS.typeOnTillPaper : WEIGHTS.type;
  return { value: 'receipt', page: 1, box: joinBoxes([]), rule: 'document_type:receipt', confidence };
}

function weakenNames(findings: readonly Finding[], isWeaker: boolean): readonly Finding[] {
  return findings.map((finding) =>
    isWeaker && finding.field === 'company.name'
      ? { ...finding, confidence: round(finding.confidence * WEAKER_NAME) }
      : finding,
  );
}

/** Leaves out the buyer: till paper names none without a label. What the invoice rules took for one is the shop. */
function dropBuyer({ lines }: ReadDocument, findings: readonly Finding[], narrow: boolean): readonly Finding[] {
  const isLabelled = lines.some(({ parties }) => parties.some(({ key }) => key === 'buyer'));
  return narrow && !isLabelled ? findings.filter(({ field }) => !field.startsWith('buyer_')) : findings;
}

/** Whether the best name has a legal form. Below a brand on till paper, the shop's owner may stand in the last lines only. */
function hasLegalName(findings: readonly Finding[]): boolean {
  const names = findings
    .filter(({ field }) => field === 'company.name')
    .toSorted((a, b) => b.confidence - a.confidence);
  const [best] = names;
  return best !== undefined && best.confidence >= MIN_LEGAL && isCompany(String(best.value));
}

function findReceiptFields(receipt: Receipt, countries: readonly Candidate[]): Finding[] {
  const { document } = receipt;
  const amounts = readTillAmounts(receipt);
  const totals = findReceiptTotals(receipt, amounts);
  const total = centsOf(totals[0]?.value ?? '');
  const tax = total === null ? null : findReceiptTax(receipt, amounts, total);
  const taxes = tax
    ? [{ value: decimalOf(tax.cents), page: tax.line.page, box: tax.box, rule: 'receipt tax', confidence: WEIGHTS.tax }]
    : [];
  return [
    ...toFindings(document, 'company.name', findReceiptCompanies(document)),
    ...toFindings(document, 'company.address', findReceiptAddresses(document)),
    ...toFindings(document, 'invoice_date', findReceiptDates(receipt)),
    ...toFindings(document, 'total_price', totals),
    ...toFindings(document, 'total_vat', taxes),
    ...toFindings(document, 'payment_type', total === null ? [] : findReceiptPayments(document, amounts, total)),
    ...toFindings(document, 'country', countries),
    ...toFindings(document, 'currency', findCurrency(receipt, countries)),
  ];
}

/**
 * Finds the items, unless the invoice rules know as much of them, and what follows from them: with the rates of the items, more
 * breakdowns of VAT add up.
 */
function findReceiptItems(receipt: Receipt, fromInvoice: readonly Finding[]): Finding[] {
  const { document } = receipt;
  const rows = addCodedRates(document, readTillItems(receipt, readTillAmounts(receipt)));
  const known = fromInvoice.find((finding) => finding.field === 'items')?.value as readonly ItemFinding[] | undefined;
  if (countKnown(rows) <= countKnown(known ?? [])) return [];
  const totals = readTotals(document, rows);
  const items = splitRates(rows, totals);
  const vat = readVat(document, totals, items);
  return [...findItems(document, items, totals, vat), ...findVat(document, vat, totals)];
}

/** How much is known of items: their names, and the quantities other than 1. */
function countKnown(items: readonly Pick<ItemFinding, 'name' | 'quantity'>[]): number {
  return items.filter(({ name }) => name !== null).length + items.filter(({ quantity }) => quantity !== '1').length;
}

/** Finds the currency by the country of the shop, in case the receipt shows none. */
function findCurrency({ region }: Receipt, [best]: readonly Candidate[]): Candidate[] {
  if (!region || best?.value !== region.code) return [];
  return [{ ...best, value: region.currency, rule: `currency:${region.code}`, confidence: WEIGHTS.currencyOfCountry }];
}

function findStrongestCountry(findings: readonly Finding[], countries: readonly Candidate[]): string | null {
  const found = findings.flatMap(({ field, value, confidence }) =>
    field === 'country' && typeof value === 'string' ? [{ value, confidence }] : [],
  );
  const [best] = [...found, ...countries].toSorted((a, b) => b.confidence - a.confidence);
  return best?.value ?? null;
}

function weigh(finding: Finding, fromReceipt: readonly Finding[]): Finding {
  const isTitle = finding.field === 'document_type' && finding.value === 'invoice';
  const weighted = finding.confidence * (isTitle ? WEIGHTS.title : (INVOICE_WEIGHTS[finding.field] ?? 1));
  const same = fromReceipt.find((other) => isSame(other, finding));
  if (!same) return { ...finding, confidence: round(weighted) };
  if (same.confidence < WEIGHTS.rejected) return { ...finding, confidence: round(weighted / WEIGHTS.rejectedDivisor) };
  const best = Math.max(same.confidence, weighted);
  const confidence = Math.min(WEIGHTS.max, best + WEIGHTS.agreement * (1 - best) * Math.min(same.confidence, weighted));
  const isPlaced = (one: Finding): boolean => one.box !== null && one.box.width > 0;
  const isStronger = same.confidence >= weighted && (isPlaced(same) || !isPlaced(finding));
  return { ...(isStronger ? same : finding), confidence: round(confidence) };
}

function isSame(left: Finding, right: Finding): boolean {
  return left.field === right.field && JSON.stringify(left.value) === JSON.stringify(right.value);
}

function round(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
