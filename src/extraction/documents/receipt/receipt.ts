import type { Page } from '../../model/draft.js';
import { distance } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { findLabels } from '../../page/labels.js';
import { rightOf } from '../../page/boxes.js';
import type { Region } from '../../regions/region.js';
import { findRegion } from '../../regions/regions.js';
import { findMedian } from '../../text/median.js';
import { RECEIPT_WORDS, TILL_WORDS } from './receipt-words.js';

/** A document that is a till receipt, with the rules of its country for cash and taxes. */
export interface Receipt {
  readonly document: ReadDocument;
  readonly region: Region | null;
  /** The smallest coin, in cents. Amounts paid in cash are multiples of it. */
  readonly coin: bigint;
  /** The largest difference between the sum and the rounded total, in cents, with a tolerance for misread digits. */
  readonly maxRounding: bigint;
  /** The rates of VAT or sales tax on the receipt and in its country, in hundredths of a percent. */
  readonly rates: readonly bigint[];
}

/** How many signs make a document a receipt. */
const MIN_EVIDENCE = 3;
const MAX_LINES = 200;
/** What the header of an item table counts against a receipt on the paper of offices, where tills print no columns with labels. */
const TABLE_SIGNS = 3;
/** A table with so many columns is that of an invoice, even on narrow paper. */
const MIN_COLUMNS = 5;
/** In points. The paper of tills is 58 to 80 mm wide, that of offices 210. */
const MAX_PAPER_WIDTH = 360;
/** Tills print 24 to 48 letters side by side, printers of offices 75 and more. */
const MAX_ACROSS = 54;
/** Fewer words do not show how wide the text is. */
const MIN_WORDS = 15;
/** Patterns beside a receipt are read as words with less confidence. */
const MIN_CONFIDENCE = 0.8;
/** The share of words at each side that is left out, such as those of what lies beside the receipt. */
const OUTERMOST = 0.02;
/** For unknown countries: the smallest coin in most countries that round cash, in cents. */
const USUAL_COIN = 5;
const NO_ROUNDING = 1;

/** Adds the rules of a country to a document; null stands for an unknown country. */
export function toReceipt(document: ReadDocument, country: string | null): Receipt {
  const region = findRegion(country);
  const coin = BigInt(region ? (region.cashRounding ?? NO_ROUNDING) : USUAL_COIN);
  return { document, region, coin, maxRounding: coin / 2n + 2n, rates: collectRates(document, region) };
}

/**
 * Whether a document is a till receipt: one page on narrow paper, or one with several words of receipts and of payments at a till.
 * Signs of an invoice, such as a buyer, a table of items or a bank account to pay into, count against it.
 */
export function isReceipt({ lines, tables }: ReadDocument, pages: readonly Page[]): boolean {
  if (lines.length === 0 || lines.length > MAX_LINES || lines.some((line) => line.page > 1)) return false;
  const words = new Set(lines.flatMap((line) => findLabels(line, RECEIPT_WORDS).map((hit) => hit.label)));
  const tillKeys = new Set(lines.flatMap((line) => findLabels(line, TILL_WORDS).map((hit) => hit.key)));
  const payments =
    Number(tillKeys.has('change')) +
    Number(tillKeys.has('rounding')) +
    Number(tillKeys.has('cash') || tillKeys.has('card'));
  const paper = isNarrow(pages) ? MIN_EVIDENCE : tables.length > 0 ? -TABLE_SIGNS : 0;
  const hasColumns = tables.some(({ columns }) => columns.length >= MIN_COLUMNS);
  const evidence = paper + words.size + payments + Number(lines.some(isTitle)) - Number(hasColumns);
  return evidence - countInvoiceSigns(lines) >= MIN_EVIDENCE;
}

/** Whether all pages are as narrow as till paper. A photo does not show how wide the paper is: there, it is that of few letters. */
export function isNarrow(pages: readonly Page[]): boolean {
  return pages.every(
    (page) => page.width <= MAX_PAPER_WIDTH || (page.source === 'ocr' && countAcross(page) <= MAX_ACROSS),
  );
}

/** How many letters of the usual width stand side by side on a page, apart from the outermost words. Infinity for a page with hardly any. */
function countAcross({ words }: Page): number {
  const whole = words.filter(({ text, confidence }) => text.length > 2 && confidence >= MIN_CONFIDENCE);
  if (whole.length < MIN_WORDS) return Infinity;
  const letter = findMedian(whole.map(({ box, text }) => box.width / text.length));
  const outside = Math.floor(OUTERMOST * (whole.length - 1));
  const left = whole.map(({ box }) => box.x).toSorted((a, b) => a - b)[outside] ?? 0;
  const right = whole.map(({ box }) => rightOf(box)).toSorted((a, b) => b - a)[outside] ?? 0;
  return (right - left) / letter;
}

/** Whether an amount is the tax on a net amount at one of the rates, to the cent. */
export function isTaxOn({ rates }: Receipt, tax: bigint, net: bigint): boolean {
  return tax > 2n && rates.some((rate) => distance(net * rate, tax * 10_000n) <= 15_000n);
}

/** Whether an amount is the tax contained in a gross amount at one of the rates, to the cent. */
export function isTaxWithin({ rates }: Receipt, tax: bigint, gross: bigint): boolean {
  return tax > 2n && rates.some((rate) => distance(gross * rate, tax * (10_000n + rate)) <= 15_000n);
}

/** Whether a line contains only a title such as "Receipt". */
function isTitle(line: ReadLine): boolean {
  const isWhole = (hit: { from: number; to: number }): boolean => hit.from === 0 && hit.to === line.words.length;
  return (
    line.fields.some((hit) => hit.key === 'invoice_title' && isWhole(hit)) &&
    findLabels(line, RECEIPT_WORDS).some(isWhole)
  );
}

/** Counts what occurs on invoices only: a buyer's block, an IBAN and a day by which to pay. */
function countInvoiceSigns(lines: readonly ReadLine[]): number {
  const hasBuyer = lines.some((line) =>
    line.parties.some(
      (hit) => hit.key === 'buyer' && line.cells.some((cell) => cell.words[0] === line.words[hit.from]),
    ),
  );
  const hasIban = lines.some((line) => /\b[A-Z]{2}\d{2}\s?(?:[A-Z\d]{4}\s?){3,7}/.test(line.text));
  const hasDueDate = lines.some((line) =>
    line.fields.some(
      (hit) => hit.key === 'due_date' && line.cells.some((cell) => cell.words[0] === line.words[hit.from]),
    ),
  );
  return Number(hasBuyer) + Number(hasIban) + Number(hasDueDate);
}

function collectRates({ lines }: ReadDocument, region: Region | null): bigint[] {
  const printed = lines.flatMap((line) => line.numerals.filter(({ percent }) => percent).map(({ value }) => value));
  const rates = [...printed, ...(region?.vatRates ?? [])].map((rate) => BigInt(Math.round(Number(rate) * 100)));
  return [...new Set(rates)].filter((rate) => rate > 0n && rate <= 3_000n);
}
