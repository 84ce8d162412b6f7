import { findUnit } from '../../locales/units.js';
import type { ReadLine } from '../../page/document.js';

/** A quantity with its price; the unit is the word between them. */
export interface Product {
  readonly line: ReadLine;
  readonly quantity: string;
  readonly price: string;
  readonly unit: string;
  /** The text before the quantity or, if there is none, before the price. */
  readonly name: string;
}

/** In cents: products are rounded, and tills may cut instead. */
const MAX_PRODUCT_ERROR = 1;
/** A line shows a price alone for at most this many pieces. */
const MAX_PIECES = 99;
const NUMBER = /(?<![\d.,])-?\d{1,6}(?:[.,]\d{1,3})?(?!\d|[.,]\d)/g;
/**
 * An "x" at the end of a word is no sign: "Box 12.99". A star is one only behind a number or its unit: "3 * 1.20" and "3 kg * 1.20", but not
 * "10% *1.20" and "Beer * 3.50".
 */
const TIMES = String.raw`(?:(?<!\p{L})[xXàá]|[×@]|(?<=\d)\*(?=\d)|(?<=\d\s?\p{L}{0,3}\.?\s)\*(?=\s))`;
/** A price per unit at the end of a line: "@ 3.90 each", "1,529 EUR/L", "x 7,49". */
const PRICE_AT_END = new RegExp(
  String.raw`${TIMES}\s?[^\s\d]{0,3}\s?\d{1,6}[.,]\d{1,3}(?:\s?[^\s\d]{0,4}/\s?\p{L}{1,5}|\s(?:\p{L}{2,6}))?$`,
  'u',
);
/** What stands between a quantity and its price besides the unit. */
const BETWEEN = /[^\p{L}]+|(?<!\p{L})[xX](?!\p{L})/gu;
/** Between groups of thousands, where amounts have no decimals: "2 x 14.500", "0,5 kg x 2 590". */
const GROUP_MARK = /(?<=\d)[.,'](?=\d{3}(?!\d))|(?<=[x×@]\s?\d{1,3})\s(?=\d{3}(?!\d))/gi;
const MAX_NUMBERS = 6;
/** In letters: shorter words between a quantity and a price are units. */
const MIN_NAME = 3;
/** "@ 3.90 each", "à 79,00 Kč", where recognition may lose the accent. */
const ONLY_PRICE = /^[^\p{L}\d]*[xX×@aàá]\s/u;
/** The lines above an amount that hold its quantity and its price. */
export const STACKED_LINES = 2;
const LABEL_FIRST = /^\p{L}{3}/u;
const TIMES_AT_END = new RegExp(String.raw`\s${TIMES}\s*$`, 'u');

/** Whether a text ends with a price per unit. */
export function endsWithPrice(text: string): boolean {
  return PRICE_AT_END.test(text);
}

/** Reads a quantity and a price whose product is the amount, the last ones of a text; null if there are none. */
export function readProduct(line: ReadLine, shown: string, cents: bigint): Product | null {
  const text = line.numerals.some(({ isAmount }) => isAmount) ? shown.replaceAll(GROUP_MARK, '') : shown;
  const numbers = [...text.matchAll(NUMBER)].map((match) => ({ at: match.index, text: match[0] })).slice(-MAX_NUMBERS);
  for (const [index, second] of [...numbers.entries()].toReversed()) {
    for (const first of numbers.slice(0, index).toReversed()) {
      const [left, right] = [toNumber(first.text), toNumber(second.text)];
      if (Math.abs(left * right * 100 - Number(cents)) > MAX_PRODUCT_ERROR || left === 0) continue;
      const from = first.at + first.text.length;
      const unit =
        text
          .slice(from, second.at)
          .split(BETWEEN)
          .find((word) => word !== '') ?? '';
      const between = text.slice(from, second.at);
      const isUnit = between.split(BETWEEN).every((word) => word.length < MIN_NAME || findUnit(word) !== null);
      const name = /\p{L}/u.test(text.slice(0, first.at)) || isUnit ? text.slice(0, first.at) : between;
      const isSwapped = isPrice(first.text) && Number.isInteger(right) && (!isPrice(second.text) || right < left);
      const [quantity, price] = isSwapped ? [right, left] : [left, right];
      return { line, quantity: String(quantity), price: String(price), unit, name: name.replace(TIMES_AT_END, '') };
    }
  }
  return null;
}

/**
 * Reads a quantity and a price on the two lines above their amount, each after its label, as fuel pumps print them: "Litres 40.00" over
 * "Price 1.50" over "Amount 60.00". Null if there are none.
 */
export function readStackedProduct(lines: readonly ReadLine[], line: ReadLine, cents: bigint): Product | null {
  const above = lines.slice(Math.max(0, line.index - STACKED_LINES), line.index);
  const isStack =
    above.length === STACKED_LINES &&
    above.every(({ text, page }) => page === line.page && text.match(NUMBER)?.length === 1 && LABEL_FIRST.test(text));
  return isStack ? readProduct(line, above.map(({ text }) => text).join(' '), cents) : null;
}

/** Reads a line with only a price, such as "@ 3.90 each": the amount is a multiple of it. */
export function readPrice(line: ReadLine, cents: bigint): Product | null {
  const numbers = [...line.text.matchAll(NUMBER)];
  const price = Math.round(toNumber(numbers[0]?.[0] ?? '0') * 100);
  const count = Number(cents) / price;
  const isMultiple = Number.isInteger(count) && count > 1 && count <= MAX_PIECES;
  if (numbers.length !== 1 || !ONLY_PRICE.test(line.text) || !isMultiple) return null;
  return { line, quantity: String(count), price: (price / 100).toFixed(2), unit: '', name: '' };
}

function isPrice(text: string): boolean {
  return /[.,]\d{2}$/.test(text);
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
