import { centsOf, decimalOf, distance, isTaxOn, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { addUp, toItemRow, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import type { Numeral } from '../../page/numbers.js';
import { parseDecimal } from '../../../shared/money.js';
import { isProduct } from './factors.js';
import { findUnit } from '../../locales/units.js';

const MAX_ROWS = 500;
const MAX_NUMERALS = 16;
/** A single tax is read by its column. */
const MIN_TAXES = 2;
/** In hundredths of a percent. */
const MAX_RATE = 3_000n;

/** A rate, in hundredths of a percent, and the tax at that rate, in cents. */
interface Tax {
  readonly rate: bigint;
  readonly tax: bigint;
}

/**
 * Reads the lines of a table with columns for several taxes, such as CGST, SGST and IGST in India: the amount, each rate with its tax, and
 * the amount with all taxes. Returns none unless the amounts add up to a total of the document.
 */
export function readStackedTaxes(document: ReadDocument, labelled: readonly LabelledAmount[]): ItemRow[] {
  const lines = document.lines.filter(({ totals }) => totals.length === 0);
  const rows = lines.flatMap((line) => readRow(line) ?? []).slice(0, MAX_ROWS);
  // A table of codes and taxes below the lines shows no names.
  return rows.some(({ name }) => name !== null) && addUp(rows, labelled) ? rows : [];
}

/** Reads a line that ends with an amount, at least two taxes on it, and the sum of all. */
function readRow(line: ReadLine): ItemRow | null {
  const numerals = line.numerals.slice(0, MAX_NUMERALS);
  for (const [index, amount] of numerals.entries()) {
    const taxes = readTaxes(numerals.slice(index));
    const factors = taxes ? findFactors(numerals.slice(0, index), amount) : null;
    if (!taxes || !factors) continue;
    const { quantity, price } = factors;
    const unit = findUnit(quantity.suffix === '' ? (line.words[quantity.to]?.text ?? '') : quantity.suffix);
    const values = { quantity: quantity.value, unit, price: price.value, amount: amount.value };
    return {
      ...toItemRow(line, findEndOfName(line, quantity), line.words.length, values),
      amountKind: 'net',
      rate: decimalOf(sumOf(taxes.map(({ rate }) => rate))),
      vat: decimalOf(sumOf(taxes.map(({ tax }) => tax))),
    };
  }
  return null;
}

/** Reads the taxes between an amount and the sum of all, which is the last number; null if these do not add up. */
function readTaxes([amount, ...rest]: readonly Numeral[]): readonly Tax[] | null {
  const [base, whole] = [amount, rest.at(-1)].map((numeral) => (numeral ? centsOf(numeral.value) : null));
  const between = rest.slice(0, -1);
  if (!base || !whole || between.length < 2 * MIN_TAXES || between.length % 2 > 0) return null;
  const taxes = between.flatMap(({ value }, index): Tax[] => {
    const [rate, tax] = [parseDecimal(value, 2), centsOf(between[index + 1]?.value ?? '')];
    return index % 2 > 0 || rate === null || tax === null || !isTaxAt(base, tax, rate) ? [] : [{ rate, tax }];
  });
  const isComplete = 2 * taxes.length === between.length;
  return isComplete && distance(base + sumOf(taxes.map(({ tax }) => tax)), whole) <= 1n ? taxes : null;
}

function isTaxAt(base: bigint, tax: bigint, rate: bigint): boolean {
  return rate === 0n ? tax === 0n : rate > 0n && rate <= MAX_RATE && isTaxOn(base, tax, rate);
}

/** Finds the quantity and the price, in this order, whose product is the amount. */
function findFactors(
  numerals: readonly Numeral[],
  amount: Numeral,
): { readonly quantity: Numeral; readonly price: Numeral } | null {
  const price = numerals.at(-1);
  const quantity = numerals.slice(0, -1).findLast((numeral) => price && isProduct(numeral, price, amount.value));
  return quantity && price ? { quantity, price } : null;
}

/** The word after the last cell with text before the quantity: numbers between them are codes of goods. */
function findEndOfName({ cells, words }: ReadLine, quantity: Numeral): number {
  const named = cells.findLast(
    ({ text, words: [first] }) => first && words.indexOf(first) < quantity.from && /\p{L}{2}/u.test(text),
  );
  const end = named?.words.at(-1);
  return end ? Math.min(words.indexOf(end) + 1, quantity.from) : quantity.from;
}
