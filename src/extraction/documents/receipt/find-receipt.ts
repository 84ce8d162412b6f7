import type { Draft } from '../../model/draft.js';
import type { DocumentType } from '../../model/document-type.js';
import type { Field, Finding, VatCategoryFinding } from '../../model/finding.js';
import { toFindings, type Candidate } from '../../page/candidate.js';
import { decimalOf } from '../../page/cents.js';
import { foldText } from '../../../shared/text.js';
import { readDocument, type ReadDocument } from '../../page/document.js';
import { joinBoxes } from '../../page/boxes.js';
import { readCurrency } from '../../regions/currencies.js';
import { listRateCodes } from '../../fields/items/rate-codes.js';
import { startsParty } from '../../page/party-labels.js';
import { hasGivenName } from '../../text/given-names.js';
import { dropUncertain } from '../../ranking/certainty.js';
import { isCompany } from './head-lines.js';
import { isNarrow, isReceipt, toReceipt } from './receipt.js';
import { findReceiptCountries } from './receipt-country.js';
import { findReceiptFields, findReceiptItems, readTillSums } from './receipt-fields.js';
import { findReceiptNumbers } from './receipt-number.js';
import type { TillAmount } from './till-amounts.js';

/** Factors for findings of the invoice rules on a receipt. These rules expect the labels, blocks and tables of letters. */
const INVOICE_WEIGHTS: Readonly<Partial<Record<Field, number>>> = {
  invoice_number: 0.85,
  invoice_date: 0.7,
  total_price: 0.6,
  total_vat: 0.8,
  vat_categories: 0.8,
};
/**
 * The factor for the less reliable of two names. On till paper that is the invoice rules' name unless it alone has a legal form, on other
 * paper the receipt rules' unless that is the same with a legal form.
 */
const WEAKER_NAME = 0.6;
/** What follows from the tax. */
const OF_TAX: ReadonlySet<Field> = new Set(['total_vat', 'net_total', 'vat_categories', 'items']);
/** A name with a legal form counts as one from this confidence on. */
const MIN_LEGAL = 0.8;
const WEIGHTS = {
  /** If both sets of rules find a value, its confidence rises by this share of the difference to 1. */
  agreement: 0.3,
  /** If the receipt rules give a value less than this, they reject it: ... */
  rejected: 0.3,
  /** ... the finding of the invoice rules is divided by this. */
  rejectedDivisor: 2,
  /** A receipt on the paper of tills, and on other paper. */
  typeOnTillPaper: 0.97,
  type: 0.7,
  /** The factor for a net total where the till's taxes add up to another one. */
  otherNet: 0.7,
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
  const countries = findReceiptCountries(document, listRateCodes(document, null));
  const country = findStrongestCountry(draft.findings, countries);
  const narrow = isNarrow(draft.pages);
  const type = toFindings(document, 'document_type', [createType(narrow)]);
  const sums = readTillSums(toReceipt(document, country));
  const fields = findReceiptFields(sums, countries);
  const numbers = toFindings(document, 'invoice_number', findReceiptNumbers(document, listTaxNumbers(draft.findings)));
  const isInvoiceName = narrow
    ? hasLegalName(draft.findings) && !hasLegalName(fields)
    : !isWholeName(findBestName(fields), findBestName(draft.findings));
  const codes = listRateCodes(document, country);
  const own = draft.findings.filter((finding) => !isOfRateCode(document, finding, codes));
  const named = dropBuyer(document, weakenNames(own, !isInvoiceName), narrow);
  const fromInvoice = dropCharges(named, sums.amounts);
  const fromReceipt = [
    ...dropAddressOfBuyer(weakenNames(fields, isInvoiceName), fromInvoice),
    ...numbers,
    ...findReceiptItems(sums, fromInvoice),
    ...type,
  ];
  // On narrow till paper, the receipt rules find every printed field. On other paper they may miss one.
  const isAnswered = (field: Field): boolean => narrow || fromReceipt.some((found) => found.field === field);
  const hasItems = narrow && fromReceipt.some(({ field }) => field === 'items');
  const others = hasItems ? fromInvoice.filter(({ field }) => field !== 'items') : fromInvoice;
  const weighed = others.map((finding) => (isAnswered(finding.field) ? weigh(finding, fromReceipt) : finding));
  const added = fromReceipt.filter((finding) => !weighed.some((other) => isSame(other, finding)));
  return { ...draft, findings: dropUncertain([...added, ...weighed]) };
}

/** A till receipt may be titled "Tax invoice". On the paper of tills it is a receipt nevertheless. */
function createType(narrow: boolean): Candidate<DocumentType> {
  const confidence = narrow ? WEIGHTS.typeOnTillPaper : WEIGHTS.type;
  return { value: 'receipt', page: 1, box: joinBoxes([]), rule: 'document_type:receipt', confidence };
}

/** Whether a currency is only that of a sign which is a code for a rate here: "SR" after amounts. */
function isOfRateCode({ lines }: ReadDocument, { field, value }: Finding, codes: readonly string[]): boolean {
  if (field !== 'currency' || typeof value !== 'string') return false;
  const isNamed = lines.some(({ words }) => words.some(({ text }) => text.split(/[^\p{L}]+/u).includes(value)));
  return !isNamed && codes.some((code) => readCurrency(code, null)?.code === value);
}

function listTaxNumbers(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ field, value }) =>
    (field === 'company.tax_number' || field === 'buyer_tax_number') && typeof value === 'string' ? [value] : [],
  );
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
  const isLabelled = lines.some((line) => line.parties.some((hit) => hit.key === 'buyer' && startsParty(line, hit)));
  return narrow && !isLabelled ? findings.filter(({ field }) => !field.startsWith('buyer_')) : findings;
}

/** Leaves out the address that the invoice rules found below the name of the buyer. */
function dropAddressOfBuyer(findings: readonly Finding[], fromInvoice: readonly Finding[]): readonly Finding[] {
  const addresses = fromInvoice.flatMap(({ field, value }) => (field === 'buyer_address' ? [value] : []));
  return findings.filter(({ field, value }) => field !== 'company.address' || !addresses.includes(value));
}

/** Leaves out what the invoice rules took for tax, and is a tip or a charge for service. */
function dropCharges(findings: readonly Finding[], amounts: readonly TillAmount[]): readonly Finding[] {
  const charges = new Set(
    amounts.filter(({ key }) => key === 'charge' || key === 'tip').map(({ cents }) => decimalOf(cents)),
  );
  const taxes = findings.flatMap(({ field, value }) => {
    if (field === 'total_vat') return [value];
    return field === 'vat_categories' ? (value as readonly VatCategoryFinding[]).map((row) => row.vat_amount) : [];
  });
  const isCharge = taxes.some((tax) => typeof tax === 'string' && charges.has(tax));
  return isCharge ? findings.filter(({ field }) => !OF_TAX.has(field)) : findings;
}

function findBestName(findings: readonly Finding[]): Finding | undefined {
  return findings.filter(({ field }) => field === 'company.name').toSorted((a, b) => b.confidence - a.confidence)[0];
}

/** Whether the best name has a legal form. Below a brand on till paper, the shop's owner may stand in the last lines only. */
function hasLegalName(findings: readonly Finding[]): boolean {
  const best = findBestName(findings);
  return best !== undefined && best.confidence >= MIN_LEGAL && isCompany(String(best.value));
}

/** Whether a name is another one with more words and a legal form or an owner: "Kraxi Markt Nord eG" of "KRAXI". */
function isWholeName(whole: Finding | undefined, part: Finding | undefined): boolean {
  if (!whole || !part || whole.confidence < MIN_LEGAL) return false;
  const [longer, shorter] = [String(whole.value), String(part.value)];
  const isNamed = isCompany(longer) || hasGivenName(longer.slice(shorter.length).trim());
  return isNamed && !isCompany(shorter) && foldText(longer).startsWith(`${foldText(shorter)} `);
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
  const isOtherNet = finding.field === 'net_total' && fromReceipt.some(({ field }) => field === 'net_total');
  if (!same) return { ...finding, confidence: round(weighted * (isOtherNet ? WEIGHTS.otherNet : 1)) };
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
