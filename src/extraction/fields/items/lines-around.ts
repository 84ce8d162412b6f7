import { findUnit } from '../../locales/units.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { decimalOf } from '../../page/cents.js';
import type { ItemRow } from '../../page/item-row.js';
import { parsePercent } from '../../page/rates.js';
import { bottomOf, rightOf } from '../../page/boxes.js';
import { isMoney } from '../../page/numbers.js';
import { findRowLine } from './find-row-line.js';
import { findFactors } from './factors.js';

const MAX_NAME = 250;
/** How many lines below its amount a row may show quantity and price. */
const MAX_LINES_BELOW = 4;
/** Words before the price on the line below: "hours at €". */
const MAX_BEFORE_PRICE = 3;
/** In heights of a line. A name is this close above its amount. */
const MAX_GAP = 1;

/**
 * Completes rows that are not in the columns of a table with the quantity, the price and the rate on a line below the amount, such as "2 h
 * at 35.50", which also proves that they are rows: then the name may be on the line above.
 */
export function addLinesAround(document: ReadDocument, rows: readonly ItemRow[]): ItemRow[] {
  const lines = rows.map((row) => findRowLine(document, row));
  return rows.map((row, index) => {
    const line = lines[index];
    if (!line || row.price !== null) return row;
    const beside = row.name === null ? findNameBeside(document, line) : null;
    const end = Math.min(lines[index + 1]?.index ?? Infinity, line.index + 1 + MAX_LINES_BELOW);
    const below = document.lines.slice(line.index + 1, end).filter(({ page }) => page === line.page);
    const found = row.quantity === '1' ? (addWrapped(row, line, below[0]) ?? addFactors(row, below)) : row;
    const name = beside ?? (found.price === null ? null : findNameAbove(document, line));
    return found.name === null && name !== null ? { ...found, name } : found;
  });
}

/** Completes rows that show no name with the line right above, as on tills: "Cheddar" over "2 × 3.50  7.00". */
export function addNamesAbove(document: ReadDocument, rows: readonly ItemRow[]): ItemRow[] {
  return rows.map((row) => {
    const line = row.name === null ? findRowLine(document, row) : undefined;
    return line ? { ...row, name: findNameAbove(document, line) } : row;
  });
}

/** The text that begins a little above the amount and ends beside it, as where the amount is centred beside a name and a description. */
function findNameBeside(document: ReadDocument, line: ReadLine): string | null {
  const above = document.lines[line.index - 1];
  const isBeside = above?.page === line.page && bottomOf(above.box) > line.box.y && rightOf(above.box) < line.box.x;
  return isBeside ? findNameAbove(document, line) : null;
}

/** The text of the line right above, unless it shows an amount with a currency. */
function findNameAbove({ lines }: ReadDocument, line: ReadLine): string | null {
  const above = lines[line.index - 1];
  const isClose = above?.page === line.page && line.box.y - bottomOf(above.box) < MAX_GAP * line.box.height;
  if (!isClose || !/\p{L}{2}/u.test(above.text)) return null;
  return above.numerals.some(({ currencySign }) => currencySign !== null) ? null : above.text.slice(0, MAX_NAME);
}

/** Adds the quantity at the end of the name and the price at the start of the line below: "Repair, 1.5 hours  93.00" over "at 62.00". */
function addWrapped(row: ItemRow, line: ReadLine, below: ReadLine | undefined): ItemRow | null {
  const [price] = below?.numerals ?? [];
  const own = line.numerals.filter((numeral) => !isMoney(numeral)).at(-1);
  if (!price || !own || price.from > MAX_BEFORE_PRICE || !findFactors({ ...line, numerals: [own, price] }, row.amount))
    return null;
  const unit = findUnit(own.suffix === '' ? (line.words[own.to]?.text ?? '') : own.suffix);
  return { ...row, quantity: own.value, unit, price: price.value };
}

function addFactors(row: ItemRow, below: readonly ReadLine[]): ItemRow {
  for (const line of below) {
    const factors = findFactors(line, row.amount);
    if (!factors) continue;
    const { quantity, price } = factors;
    const rate = parsePercent(line.text);
    const unit = findUnit(quantity.suffix === '' ? (line.words[quantity.to]?.text ?? '') : quantity.suffix);
    return {
      ...row,
      quantity: quantity.value,
      unit,
      price,
      rate: row.rate ?? (rate === null ? null : decimalOf(rate)),
    };
  }
  return row;
}
