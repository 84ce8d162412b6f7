import { unitOf } from './units.js';
import { isMoney, labelledAmounts } from '../../page/labelled-amounts.js';
import { centsOf, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { rowOfLine } from '../../page/item-row.js';
import type { Numeral } from '../../page/numbers.js';

const MOST_ROWS = 500;
const MOST_NUMERALS = 12;

/**
 * The lines of an invoice whose table has a header in unknown words, or none: where a quantity times a price is an amount on one line.
 * None unless these amounts add up to a sum of the document.
 */
export function productRows(document: ReadDocument): ItemRow[] {
  const rows = document.lines.flatMap((line) => rowOn(line) ?? []).slice(0, MOST_ROWS);
  const sum = sumOf(rows.map((row) => centsOf(row.amount) ?? 0n));
  const isSum = labelledAmounts(document).some((amount) => amount.cents === sum && amount.key !== 'vat');
  return rows.length > 0 && isSum ? rows : [];
}

function rowOn(line: ReadLine): ItemRow | null {
  const numerals = line.numerals.filter((numeral) => !numeral.percent).slice(0, MOST_NUMERALS);
  const [quantity, price, amount] = productIn(numerals) ?? [];
  if (!quantity || !price || !amount) return null;
  return rowOfLine(line, Math.min(quantity.from, price.from), 0, {
    quantity: quantity.value,
    unit: unitOf(quantity.suffix === '' ? (line.words[quantity.to]?.text ?? '') : quantity.suffix),
    price: price.value,
    amount: amount.value,
  });
}

/** The first two numbers whose product is money further right, the one that is no money being the quantity. */
function productIn(numerals: readonly Numeral[]): readonly [Numeral, Numeral, Numeral] | null {
  for (const [at, first] of numerals.entries()) {
    for (const [next, second] of numerals.entries()) {
      if (next <= at) continue;
      const amount = numerals.slice(next + 1).find((numeral) => isMoney(numeral) && isProduct(first, second, numeral));
      if (amount) return isMoney(first) && !isMoney(second) ? [second, first, amount] : [first, second, amount];
    }
  }
  return null;
}

function isProduct(first: Numeral, second: Numeral, amount: Numeral): boolean {
  const [a, b] = [Number(first.value), Number(second.value)];
  return (
    a !== 0 &&
    b !== 0 &&
    Math.abs(a * b - Number(amount.value)) < 0.006 * Math.max(1, Math.min(Math.abs(a), Math.abs(b)))
  );
}
