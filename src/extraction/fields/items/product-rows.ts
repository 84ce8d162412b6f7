import { findUnit } from './units.js';
import { isMoney, type LabelledAmount } from '../../page/labelled-amounts.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { addUp, ROUNDING, toItemRow } from '../../page/item-row.js';
import type { Numeral } from '../../page/numbers.js';

const MAX_ROWS = 500;
const MAX_NUMERALS = 12;

/**
 * Reads the lines of a table with an unknown header or none: lines on which a quantity times a price is an amount. Returns none unless
 * the amounts add up to a total of the document.
 */
export function readProductRows(document: ReadDocument, labelled: readonly LabelledAmount[]): ItemRow[] {
  const rows = document.lines.flatMap((line) => readProductRow(line) ?? []).slice(0, MAX_ROWS);
  return addUp(rows, labelled) ? rows : [];
}

/** Reads a line on which a quantity times a price is an amount; null for other lines. */
export function readProductRow(line: ReadLine): ItemRow | null {
  const numerals = line.numerals.filter((numeral) => !numeral.percent).slice(0, MAX_NUMERALS);
  const [quantity, price, amount] = findProduct(numerals) ?? [];
  if (!quantity || !price || !amount) return null;
  return toItemRow(line, Math.min(quantity.from, price.from), 0, {
    quantity: quantity.value,
    unit: findUnit(quantity.suffix === '' ? (line.words[quantity.to]?.text ?? '') : quantity.suffix),
    price: price.value,
    amount: amount.value,
  });
}

/** Finds two numbers whose product is an amount further right. Returns quantity, price and amount. */
function findProduct(numerals: readonly Numeral[]): readonly [Numeral, Numeral, Numeral] | null {
  for (const [at, first] of numerals.entries()) {
    for (const [next, second] of numerals.entries()) {
      if (next <= at) continue;
      const amount = numerals.slice(next + 1).find((numeral) => isMoney(numeral) && isProduct(first, second, numeral));
      if (amount) return isPriceFirst(first, second) ? [second, first, amount] : [first, second, amount];
    }
  }
  return null;
}

/** The price is the number with cents, or the only one with a currency. Otherwise it comes second. */
function isPriceFirst(first: Numeral, second: Numeral): boolean {
  if (isMoney(first) !== isMoney(second)) return isMoney(first);
  return first.currencySign !== null && second.currencySign === null;
}

function isProduct(first: Numeral, second: Numeral, amount: Numeral): boolean {
  const [a, b] = [Number(first.value), Number(second.value)];
  return (
    a !== 0 &&
    b !== 0 &&
    Math.abs(a * b - Number(amount.value)) < ROUNDING * Math.max(1, Math.min(Math.abs(a), Math.abs(b)))
  );
}
