import { findUnit } from '../../locales/units.js';
import { centsOf } from '../../page/cents.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney, type Numeral } from '../../page/numbers.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { addUp, toItemRow } from '../../page/item-row.js';
import { convertHundredths, isPriceFirst, isProduct } from './factors.js';

const MAX_ROWS = 500;
const MAX_NUMERALS = 12;
/** A single product may be an amount by chance. */
const MIN_ROWS = 2;
/** A unit is a single word between a quantity and a price. Several words are a sentence. */
const MIN_SENTENCE = 2;

/**
 * Reads the lines of a table with an unknown header or none: lines on which a quantity times a price is an amount. Returns none unless
 * the amounts add up to a total of the document.
 */
export function readProductRows(document: ReadDocument, labelled: readonly LabelledAmount[]): ItemRow[] {
  const rows = document.lines.flatMap((line) => readProductRow(line) ?? []).slice(0, MAX_ROWS);
  return addUp(rows, labelled) ? rows : [];
}

/**
 * Adds quantities and prices to rows that show neither, because no label names their columns. Returns the rows unchanged unless those lines
 * have the same amounts.
 */
export function addProducts(
  document: ReadDocument,
  rows: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  if (rows.length < MIN_ROWS || rows.some(({ price, quantity }) => price !== null || quantity !== '1')) return rows;
  const products = readProductRows(document, labelled);
  const isSame = rows.every(({ amount }, index) => centsOf(amount) === centsOf(products[index]?.amount ?? ''));
  if (!isSame || products.length !== rows.length) return rows;
  return rows.map((row, index) => {
    const { quantity, unit, price } = products[index] ?? row;
    return { ...row, quantity, unit, price };
  });
}

/** Reads a line on which a quantity times a price is an amount; null for other lines. */
export function readProductRow(line: ReadLine): ItemRow | null {
  const numerals = line.numerals.filter((numeral) => !numeral.percent).slice(0, MAX_NUMERALS);
  const converted = numerals.map((numeral) => convertHundredths(line, numeral));
  const found = findProduct(line, numerals) ?? findProduct(line, converted);
  if (!found) return null;
  const [first, second, amount] = found;
  // "32,41 L × 1,819" is a quantity with cents and a price in tenths of them.
  const isSwapped = findUnit(line.words[second.to]?.text ?? '') !== null && second.from < first.from;
  const [quantity, price] = isSwapped ? [second, first] : [first, second];
  const name = findName(line, quantity, price);
  const values = {
    quantity: quantity.value,
    unit: findUnit(quantity.suffix === '' ? (line.words[quantity.to]?.text ?? '') : quantity.suffix),
    price: price.value,
    amount: amount.value,
  };
  return toItemRow(line, name.to, 0, values, name.from);
}

/**
 * The words `from` to `to` (exclusive) that hold the name: up to the quantity or price or, if these are part of a sentence ("3 hinges, at
 * £21.50 each"), to the end of its cell. A quantity in the first cell, perhaps with its unit, precedes the name.
 */
function findName(line: ReadLine, quantity: Numeral, price: Numeral): { readonly from: number; readonly to: number } {
  const [first, last] = quantity.from < price.from ? [quantity, price] : [price, quantity];
  const between = line.words.slice(first.to, last.from).filter(({ text }) => /\p{L}{2}/u.test(text));
  const cell = line.cells.find(({ words }) => words.some((word) => word === line.words[first.from]));
  const size = cell?.words.length ?? 0;
  const isFirstCell = first.from === 0 && size <= first.to + 1;
  if (isFirstCell && between.some((word) => !cell?.words.includes(word))) return { from: size, to: last.from };
  const isOneCell = cell?.words.some((word) => word === line.words[last.from]) === true;
  const end = line.words.findIndex((word) => word === cell?.words.at(-1)) + 1;
  return { from: 0, to: isOneCell && between.length >= MIN_SENTENCE ? end : first.from };
}

/** Finds two numbers whose product is an amount further right. Returns quantity, price and amount. */
function findProduct(line: ReadLine, numerals: readonly Numeral[]): readonly [Numeral, Numeral, Numeral] | null {
  for (const [at, first] of numerals.entries()) {
    for (const [next, second] of numerals.entries()) {
      if (next <= at) continue;
      const isAmount = (numeral: Numeral): boolean => isMoney(numeral) && isProduct(first, second, numeral.value);
      const amount = numerals.slice(next + 1).find(isAmount);
      if (amount) return isPriceFirst(line, first, second) ? [second, first, amount] : [first, second, amount];
    }
  }
  return null;
}
