import type { Field, Finding } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { findingsOf } from '../../page/candidate.js';
import { centsOf, decimalOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { readDocument } from '../../page/document.js';
import { isMalaysian, isReceipt } from './receipt.js';
import { receiptCompanies } from './receipt-company.js';
import { receiptDates } from './receipt-date.js';
import { receiptTax, receiptTotals } from './receipt-total.js';
import { tillAmounts } from './till-amounts.js';
import type { Draft } from '../../model/draft.js';

const MIN_CONFIDENCE = 0.5;
/** What the rules of slips know to be wrong is not taken from the rules of invoices either. */
const DOUBTED = 0.3;
/** What the rules of slips don't find on a slip of Malaysia is not there: what others find is something else. */
const ALL_READ: ReadonlySet<Field> = new Set<Field>(['company.name', 'invoice_date', 'total_price']);
const GST_NUMBER = /\b[gs]st\b[^\d]{0,24}((?:\d[\s-]?){12})(?!\d)/i;

/**
 * Adds what the slip of a till says, whose words differ from those of an invoice. Where it finds a field, what was found by
 * the rules of invoices goes behind it. Any other document passes unchanged.
 */
export function findReceipt(draft: Draft): Draft {
  if (draft.pages.every((page) => page.words.length === 0)) return draft;
  const document = readDocument(draft.pages);
  if (!isReceipt(document)) return draft;
  const all = receiptFindings(document);
  const own = all.filter((finding) => finding.confidence >= MIN_CONFIDENCE);
  const doubted = all.filter((finding) => finding.confidence < DOUBTED);
  const isLocal = isMalaysian(document);
  const isDoubted = ({ field, value }: Finding): boolean =>
    doubted.some((other) => other.field === field && other.value === value);
  const best = new Map<Field, number>(own.toReversed().map((finding) => [finding.field, finding.confidence]));
  const behind = draft.findings
    .filter((finding) => !isDoubted(finding) && !(isLocal && ALL_READ.has(finding.field)))
    .map((finding) => {
      const above = best.get(finding.field);
      return above === undefined ? finding : { ...finding, confidence: Math.min(finding.confidence, above - 0.01) };
    });
  return { ...draft, findings: [...own, ...behind] };
}

function receiptFindings(document: ReadDocument): Finding[] {
  const amounts = tillAmounts(document);
  const totals = receiptTotals(amounts, document.lines);
  const total = centsOf(totals[0]?.value ?? '');
  const tax = total === null ? null : receiptTax(amounts, total);
  const taxes = tax ? [place(decimalOf(tax.cents), tax, 'receipt tax', 0.92)] : [];
  return [
    ...findingsOf(document, 'company.name', receiptCompanies(document)),
    ...findingsOf(document, 'invoice_date', receiptDates(document)),
    ...findingsOf(document, 'total_price', totals),
    ...findingsOf(document, 'total_vat', taxes),
    ...findingsOf(document, 'company.tax_number', taxNumbers(document)),
    ...malaysian(document),
  ];
}

function taxNumbers(document: ReadDocument): Candidate[] {
  return document.lines.flatMap((line) => {
    const digits = GST_NUMBER.exec(line.text)?.[1]?.replaceAll(/\D/g, '');
    return digits ? [place(digits, { line, box: line.box }, 'receipt GST number', 0.93)] : [];
  });
}

function malaysian(document: ReadDocument): Finding[] {
  const [line] = document.lines;
  if (!line || !isMalaysian(document)) return [];
  const at = { line, box: line.box };
  return [
    ...findingsOf(document, 'currency', [place('MYR', at, 'receipt of Malaysia', 0.85)]),
    ...findingsOf(document, 'country', [place('MY', at, 'receipt of Malaysia', 0.85)]),
  ];
}

function place(
  value: string,
  at: { readonly line: { readonly page: number }; readonly box: Candidate['box'] },
  rule: string,
  confidence: number,
): Candidate {
  return { value, page: at.line.page, box: at.box, rule, confidence };
}
