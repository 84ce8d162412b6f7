import type { Draft } from '../../model/draft.js';
import type { Field, Finding } from '../../model/finding.js';
import { findingsOf, type Candidate } from '../../page/candidate.js';
import { centsOf, decimalOf } from '../../page/cents.js';
import { readDocument } from '../../page/document.js';
import { isNarrow, isReceipt, receiptOf, type Receipt } from './receipt.js';
import { receiptCompanies } from './receipt-company.js';
import { receiptCountries } from './receipt-country.js';
import { receiptDates } from './receipt-date.js';
import { receiptTax, receiptTotals } from './receipt-total.js';
import { tillAmounts } from './till-amounts.js';

/** What counts on a receipt of what the rules of invoices find: their labels, blocks and tables are those of letters. */
const INVOICE_WEIGHTS: Readonly<Partial<Record<Field, number>>> = {
  'company.name': 0.6,
  invoice_date: 0.7,
  total_price: 0.6,
  total_vat: 0.8,
};
/** A value that both sets of rules find is surer by this share of what is missing to certainty. */
const AGREEMENT = 0.3;
/** A value with less confidence is doubted by the rules of receipts, and so counts half where the rules of invoices found it too. */
const DOUBTED = 0.3;
const CURRENCY_OF_COUNTRY = 0.62;
const MAX_CONFIDENCE = 0.98;
const MIN_CONFIDENCE = 0.5;

/**
 * Weighs what the rules of receipts find in a till's receipt together with what the rules of invoices found. Neither overrides the
 * other: each value keeps its own evidence, agreement adds to it, and the strongest comes first. Any other document passes unchanged.
 */
export function findReceipt(draft: Draft): Draft {
  const document = readDocument(draft.pages);
  if (!isReceipt(document, draft.pages)) return draft;
  const countries = receiptCountries(document);
  const country = strongestCountry(draft.findings, countries);
  const own = receiptFindings(receiptOf(document, country), countries);
  // On a till's paper the rules of receipts find what there is; on other paper they may miss it.
  const isAnswered = (field: Field): boolean => isNarrow(draft.pages) || own.some((found) => found.field === field);
  const weighed = draft.findings.map((finding) => (isAnswered(finding.field) ? weigh(finding, own) : finding));
  const added = own.filter((finding) => !weighed.some((other) => isSame(other, finding)));
  return { ...draft, findings: certainEnough([...added, ...weighed]) };
}

function receiptFindings(receipt: Receipt, countries: readonly Candidate[]): Finding[] {
  const { document } = receipt;
  const amounts = tillAmounts(receipt);
  const totals = receiptTotals(receipt, amounts);
  const total = centsOf(totals[0]?.value ?? '');
  const tax = total === null ? null : receiptTax(receipt, amounts, total);
  const taxes = tax
    ? [{ value: decimalOf(tax.cents), page: tax.line.page, box: tax.box, rule: 'receipt tax', confidence: 0.92 }]
    : [];
  return [
    ...findingsOf(document, 'company.name', receiptCompanies(document)),
    ...findingsOf(document, 'invoice_date', receiptDates(receipt)),
    ...findingsOf(document, 'total_price', totals),
    ...findingsOf(document, 'total_vat', taxes),
    ...findingsOf(document, 'country', countries),
    ...findingsOf(document, 'currency', currencyOf(receipt, countries)),
  ];
}

/** The currency of the shop's country, where the receipt writes none. */
function currencyOf({ region }: Receipt, [best]: readonly Candidate[]): Candidate[] {
  if (!region || best?.value !== region.code) return [];
  return [{ ...best, value: region.currency, rule: `currency:${region.code}`, confidence: CURRENCY_OF_COUNTRY }];
}

function strongestCountry(findings: readonly Finding[], countries: readonly Candidate[]): string | null {
  const found = findings.flatMap(({ field, value, confidence }) =>
    field === 'country' && typeof value === 'string' ? [{ value, confidence }] : [],
  );
  const [best] = [...found, ...countries].toSorted((a, b) => b.confidence - a.confidence);
  return best?.value ?? null;
}

function weigh(finding: Finding, own: readonly Finding[]): Finding {
  const weighed = finding.confidence * (INVOICE_WEIGHTS[finding.field] ?? 1);
  const same = own.find((other) => isSame(other, finding));
  if (!same) return { ...finding, confidence: rounded(weighed) };
  if (same.confidence < DOUBTED) return { ...finding, confidence: rounded(weighed / 2) };
  const best = Math.max(same.confidence, weighed);
  const confidence = Math.min(MAX_CONFIDENCE, best + AGREEMENT * (1 - best) * Math.min(same.confidence, weighed));
  return { ...(same.confidence >= weighed ? same : finding), confidence: rounded(confidence) };
}

function isSame(left: Finding, right: Finding): boolean {
  return left.field === right.field && JSON.stringify(left.value) === JSON.stringify(right.value);
}

/** A wrong value costs its owner more than none: a field whose best candidate is doubtful stays open. */
function certainEnough(findings: readonly Finding[]): Finding[] {
  const sure = new Set(
    findings.filter((finding) => finding.confidence >= MIN_CONFIDENCE).map((finding) => finding.field),
  );
  return findings.filter((finding) => sure.has(finding.field));
}

function rounded(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
