import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { bottomOf, middleOf, rightOf } from '../../page/boxes.js';
import { findRowLine } from './find-row-line.js';
import { parseNumber, type DecimalMark, type Numeral } from '../../page/numbers.js';

/** A quantity before the name: "2 x Chair", "1.00 × Lamp". */
const LEADING = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?[x×*]\s+(?=\S*\p{L})/iu;

/**
 * Splits a name from the quantity that it begins with; the quantity is null if it begins with none.
 *
 * @param mark the decimal mark of the document, which tells "1.000 ×" from a thousand
 */
export function splitLeadingQuantity(
  text: string,
  mark: DecimalMark | null,
): { readonly name: string; readonly quantity: string | null } {
  const match = LEADING.exec(text);
  const number = match ? parseNumber(match[1] ?? '', mark) : null;
  return match && number
    ? { name: text.slice(match[0].length), quantity: number.value }
    : { name: text, quantity: null };
}

/** A sign after a quantity: "2x". */
const MULTIPLIED = /^[x×]$/iu;
/** Whole numbers from here on are codes of articles. */
const MIN_CODE = 1_000;

/**
 * Adds the quantities of a table in which they stand before the names, in cells of their own and without a label. Consecutive numbers (1,
 * 2, 3 …) are line numbers, not quantities, and are ignored. So are numbers that differ from a quantity that is known.
 */
export function addLeadingQuantities(document: ReadDocument, rows: readonly ItemRow[]): readonly ItemRow[] {
  const numbers = rows.flatMap((row) => findLeadingNumber(document, row) ?? []);
  const found = numbers.map(({ value }) => value);
  // A row with options may cost more than the quantity times the price.
  const isMarked = numbers.every(({ suffix }) => MULTIPLIED.test(suffix));
  const isOpen = ({ quantity, price }: ItemRow): boolean => quantity === '1' && (price === null || isMarked);
  if (!rows.some(isOpen)) return rows;
  const isCount = !isMarked && found.every((value, index) => Number(value) === index + Number(found[0]));
  const isCode = found.some((value) => Number.isInteger(Number(value)) && Number(value) >= MIN_CODE);
  if (found.length < rows.length || isCount || isCode) return rows;
  if (rows.some((row, index) => !isOpen(row) && Number(row.quantity) !== Number(found[index]))) return rows;
  return rows.map((row, index) => ({ ...row, quantity: found[index] ?? row.quantity }));
}

/** The number before the words of a row, in a cell of its own; null if there is none. */
function findLeadingNumber(document: ReadDocument, row: ItemRow): Numeral | null {
  const middle = middleOf(row.box);
  const line = findRowLine(document, row) ?? document.lines.find((one) => one.page === row.page && isOn(one, middle));
  return line ? (readLeadingNumber(line) ?? readNumberBetween(line, document.lines[line.index + 1])) : null;
}

/** The number on a line of its own to the left, where a large one is beside a row of two lines. */
function readNumberBetween(line: ReadLine, next: ReadLine | undefined): Numeral | null {
  const numeral = next?.numerals[0];
  const isBeside = next?.page === line.page && rightOf(next.box) < line.box.x && next.box.y < bottomOf(line.box);
  return isBeside && numeral?.to === next.words.length && isQuantity(numeral) ? numeral : null;
}

/** The number in the first cell of a line, before a cell with words. */
function readLeadingNumber(line: ReadLine): Numeral | null {
  const [cell, next] = line.cells;
  const numeral = line.numerals.find(({ from }) => from === 0);
  const isAlone = cell !== undefined && numeral?.to === cell.words.length && /\p{L}{2}/u.test(next?.text ?? '');
  return isAlone && isQuantity(numeral) ? numeral : null;
}

function isQuantity({ value, currencySign, percent, suffix }: Numeral): boolean {
  return currencySign === null && !percent && (suffix === '' || MULTIPLIED.test(suffix)) && Number(value) > 0;
}

function isOn({ box }: ReadLine, middle: number): boolean {
  return middle >= box.y && middle <= box.y + box.height;
}
