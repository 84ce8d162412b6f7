import { TOTALS } from '../../locales/dictionaries.js';
import { decimalOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { isProduct, toItemRow, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney, type Numeral } from '../../page/numbers.js';
import { findUnit } from '../../locales/units.js';

/** The quantity and the price are this close above the total. */
const MAX_LINES = 12;

/**
 * Reads the only line of a bill for a consumption, which has no table: "Consumption: 1.684 MWh", "Price per MWh: 98.50" and the total that
 * they make. Returns none without these.
 */
export function readMeteredRow({ lines }: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  for (const { line, cents } of labelled.filter(({ key }) => TOTALS.includes(key))) {
    const above = lines.slice(Math.max(0, line.index - MAX_LINES), line.index);
    const prices = above.flatMap((other) => readPrice(other) ?? []);
    const rows = above.flatMap((other) => prices.flatMap((price) => readRow(other, price, decimalOf(cents)) ?? []));
    const row = rows.find((candidate) => isProduct(candidate));
    if (row) return [row];
  }
  return [];
}

/** The only number of a line that begins with the label of a price. */
function readPrice({ columns, numerals: [price, ...others] }: ReadLine): string | null {
  const isLabelled = columns.some(({ key, from }) => key === 'price' && from === 0);
  return isLabelled && price && others.length === 0 && isMoney(price) ? price.value : null;
}

/** The only number of a line, with a name before it and a unit behind it. */
function readRow(line: ReadLine, price: string, amount: string): ItemRow | null {
  const [quantity, ...others] = line.numerals;
  const unit = quantity && others.length === 0 ? readUnit(line, quantity) : '';
  if (!quantity || !/^\p{L}/u.test(unit)) return null;
  const values = { quantity: quantity.value, unit: findUnit(unit), price, amount };
  const row = toItemRow(line, quantity.from, line.words.length, values);
  return row.name === null ? null : { ...row, name: row.name.replace(/\s*:$/u, '') };
}

function readUnit({ words }: ReadLine, { suffix, to }: Numeral): string {
  return suffix === '' ? (words[to]?.text ?? '') : suffix;
}
