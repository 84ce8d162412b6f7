import type { Page } from '../../model/draft.js';
import { distance } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { labelsOn } from '../../page/labels.js';
import type { Region } from '../../regions/region.js';
import { findRegion } from '../../regions/regions.js';
import { RECEIPT_WORDS, TILL_WORDS } from './receipt-words.js';

/** A document that is read as the receipt of a till, with what its country says of cash and taxes. */
export interface Receipt {
  readonly document: ReadDocument;
  readonly region: Region | null;
  /** The smallest coin, in cents: no sum paid in cash is odder. */
  readonly coin: bigint;
  /** By how many cents a total in cash may differ from the sum; misread ones by one more on each side. */
  readonly maxRounding: bigint;
  /** Rates of VAT or sales tax in hundredths of a percent: those that the receipt prints and those of its country. */
  readonly rates: readonly bigint[];
}

const MIN_EVIDENCE = 3;
const MAX_LINES = 200;
/** Points: paper of tills is 58 to 80 mm wide, that of offices 210. */
const MAX_PAPER_WIDTH = 360;
/** Where no country is known: the smallest coin of most countries that round at all. */
const USUAL_COIN = 5;

/** Reads a document as a receipt of a country, or of an unknown one. */
export function receiptOf(document: ReadDocument, country: string | null): Receipt {
  const region = findRegion(country);
  const coin = BigInt(region?.cashRounding ?? USUAL_COIN);
  return { document, region, coin, maxRounding: coin / 2n + 2n, rates: ratesOf(document, region) };
}

/**
 * Whether a document is the receipt of a till: one page on paper as narrow as a till's, or one that says what is said at counters and
 * of paying there. What only invoices say, such as who the buyer is and which account to pay to, speaks against it.
 */
export function isReceipt({ lines }: ReadDocument, pages: readonly Page[]): boolean {
  if (lines.length === 0 || lines.length > MAX_LINES || lines.some((line) => line.page > 1)) return false;
  const said = new Set(lines.flatMap((line) => labelsOn(line, RECEIPT_WORDS).map((hit) => hit.label)));
  const till = new Set(lines.flatMap((line) => labelsOn(line, TILL_WORDS).map((hit) => hit.key)));
  const paying =
    Number(till.has('change')) + Number(till.has('rounding')) + Number(till.has('cash') || till.has('card'));
  const evidence = (isNarrow(pages) ? MIN_EVIDENCE : 0) + said.size + paying + Number(lines.some(isTitle));
  return evidence - invoiceSigns(lines) >= MIN_EVIDENCE;
}

/** Whether all pages are as narrow as the paper of tills. */
export function isNarrow(pages: readonly Page[]): boolean {
  return pages.every((page) => page.width <= MAX_PAPER_WIDTH);
}

/** Whether an amount is the tax on another at one of the receipt's rates, to the cent. */
export function isTaxOn({ rates }: Receipt, tax: bigint, net: bigint): boolean {
  return tax > 2n && rates.some((rate) => distance(net * rate, tax * 10_000n) <= 15_000n);
}

/** Whether an amount is the tax in another at one of the receipt's rates, to the cent. */
export function isTaxWithin({ rates }: Receipt, tax: bigint, gross: bigint): boolean {
  return tax > 2n && rates.some((rate) => distance(gross * rate, tax * (10_000n + rate)) <= 15_000n);
}

/** Whether a line says nothing but that this is a receipt. */
function isTitle(line: ReadLine): boolean {
  const isWhole = (hit: { from: number; to: number }): boolean => hit.from === 0 && hit.to === line.words.length;
  return (
    line.fields.some((hit) => hit.key === 'invoice_title' && isWhole(hit)) &&
    labelsOn(line, RECEIPT_WORDS).some(isWhole)
  );
}

/** How many things the lines say that only invoices do: a buyer, a due date, the terms or the account to pay to. */
function invoiceSigns(lines: readonly ReadLine[]): number {
  const hasBuyer = lines.some((line) =>
    line.parties.some(
      (hit) => hit.key === 'buyer' && line.cells.some((cell) => cell.words[0] === line.words[hit.from]),
    ),
  );
  const hasIban = lines.some((line) => /\b[A-Z]{2}\d{2}\s?(?:[A-Z\d]{4}\s?){3,7}/.test(line.text));
  return Number(hasBuyer) + Number(hasIban);
}

function ratesOf({ lines }: ReadDocument, region: Region | null): bigint[] {
  const printed = lines.flatMap((line) => line.numerals.filter(({ percent }) => percent).map(({ value }) => value));
  const rates = [...printed, ...(region?.vatRates ?? [])].map((rate) => BigInt(Math.round(Number(rate) * 100)));
  return [...new Set(rates)].filter((rate) => rate > 0n && rate <= 3_000n);
}
