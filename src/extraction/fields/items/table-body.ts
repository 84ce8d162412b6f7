import { rightOf } from '../../page/boxes.js';
import type { Cell } from '../../page/lines.js';
import { type Numeral, isMoney } from '../../page/numbers.js';
import type { Column, TableHeader } from '../../page/table.js';
import { findColumn } from '../../page/table.js';
import type { ColumnLabel, TotalLabel } from '../../locales/locale.js';
import type { Word } from '../../model/draft.js';
import type { Box } from '../../model/finding.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { AMOUNT_COLUMNS, ROUNDING } from '../../page/item-row.js';
import { beginsWith } from './sum-labels.js';
import { placeLine } from './placed-words.js';

const ENDS: readonly TotalLabel[] = ['lines', 'net', 'vat', 'gross', 'payable', 'total'];
/** A number in one of these columns makes a line a row. "No. of days" looks like a label of line numbers. */
const COUNTS: readonly ColumnLabel[] = ['quantity', 'position'];
const MAX_BODY_LINES = 3_000;
/** The head of a following page ends here, in points. */
const HEAD_END = 70;
/** Words this close before a label belong to it, in points. */
const SAME_PHRASE = 40;

/** Finds the lines from the header to the first sum, the next header, or another table. */
export function findBody(document: ReadDocument, header: TableHeader, next: TableHeader | undefined): ReadLine[] {
  const lines: ReadLine[] = [];
  let hasBalance = false;
  for (const line of document.lines.slice(
    header.last + 1,
    Math.min(next?.first ?? Number.MAX_SAFE_INTEGER, header.last + MAX_BODY_LINES),
  )) {
    if (lines.length === 0 && isBalance(line, header, hasBalance)) {
      hasBalance = true;
      continue;
    }
    if (endsTable(line, header) || startsOtherTable(line) || startsSums(line) || isAboveSums(document, line)) break;
    if (isGroupSum(line, header) || (isInHead(line, header) && !isRow(document, line, header))) continue;
    lines.push(line);
  }
  return lines;
}

/** Whether a line in a table with quantities shows none, and begins with the label of a sum, such as "Total parts". */
function isGroupSum(line: ReadLine, header: TableHeader): boolean {
  const keys = line.numerals.map(({ box }) => findColumnOf(header, box)?.key ?? 'other');
  const isCounted = header.columns.some(({ key }) => key === 'quantity');
  const isSum = keys.some((key) => AMOUNT_COLUMNS.includes(key)) && !keys.some((key) => COUNTS.includes(key));
  return isCounted && isSum && beginsWith(line, ENDS);
}

/** Whether a line is at the head of a page after that of the header. */
export function isInHead(line: ReadLine, header: TableHeader): boolean {
  return line.page !== header.page && line.box.y < HEAD_END;
}

/** Whether a line shows an older balance, or a payment after one, with which an account may begin above its new rows. */
function isBalance(line: ReadLine, header: TableHeader, follows: boolean): boolean {
  const isLabelled = line.totals.some(({ key }) => key === 'payable' || (follows && key === 'prepaid'));
  return (
    isLabelled && line.numerals.some(({ box }) => AMOUNT_COLUMNS.includes(findColumnOf(header, box)?.key ?? 'other'))
  );
}

/** Whether a line has three or more column labels and no numbers, as in the header of a VAT breakdown or of payment terms. */
function startsOtherTable(line: ReadLine): boolean {
  return line.numerals.length === 0 && new Set(line.columns.map((hit) => hit.key)).size >= 3;
}

/** Whether a line has several labels of sums side by side, with the amounts below them. Beside them may be a sum with its amount. */
function startsSums(line: ReadLine): boolean {
  const cells = line.totals.flatMap((hit) => {
    const cell = line.cells.find(({ words }) => words[0] === line.words[hit.from]);
    return cell && ENDS.includes(hit.key) ? [cell] : [];
  });
  const bare = new Set(cells.filter(({ text }) => !/\d/.test(text)));
  const money = line.numerals.filter(isMoney).map(({ from }) => line.words[from]);
  const areSums = money.every((word) => cells.some(({ words }) => words.some((each) => each === word)));
  return bare.size >= 2 && areSums;
}

/**
 * Whether a line holds only the label of a sum, and the next one only numbers, which stand below the columns. A label of several words may have
 * a single amount below it: "TOTAL AMOUNT PAID:".
 */
function isAboveSums({ lines }: ReadDocument, line: ReadLine): boolean {
  const below = lines[line.index + 1];
  const labelled = line.totals.flatMap(({ from, to }) => line.words.slice(from, to));
  const isLabel =
    line.totals.some(({ key, from }) => ENDS.includes(key) && from === 0) && labelled.length === line.words.length;
  const areSums = below?.page === line.page && !/\p{L}/u.test(below.text);
  return isLabel && areSums && below.numerals.length > (line.words.length > 1 ? 0 : 1);
}

/** Whether a line at the top of a following page is a row of the table. Other lines there are the head of the page. */
function isRow(document: ReadDocument, line: ReadLine, header: TableHeader): boolean {
  const numbers = placeLine(document, header, line).filter(({ numerals }) => numerals.length > 0);
  const keys = numbers.map(({ key }) => key);
  return keys.includes('quantity') && keys.some((key) => AMOUNT_COLUMNS.includes(key));
}

/** The column of a number. */
function findColumnOf(header: TableHeader, box: Box): Column | null {
  return findColumn(header, { text: '0', confidence: 1, box });
}

/** Whether a label of a sum fills its cell, and begins the line or has its amount in the column of amounts. */
function endsTable(line: ReadLine, header: TableHeader): boolean {
  if (isProduct(line, header)) return false;
  return line.totals.some((hit) => {
    const cell = line.cells.find((candidate) => candidate.words.some((word) => word === line.words[hit.from]));
    if (!ENDS.includes(hit.key) || hit.label.length < 3 || !cell || cell.words[0] !== line.words[hit.from])
      return false;
    if (hit.key === 'vat' && cell !== line.cells[0] && isInTaxColumn(cell, header)) return false;
    // "Total paid" has two labels.
    const labels = line.totals.flatMap(({ from, to }) => line.words.slice(from, to));
    const rest = cell.words
      .slice(hit.to - hit.from)
      .filter((word) => !labels.includes(word))
      .filter((word) => /\p{L}{3}/u.test(word.text) && !/^\(?[A-Z]{3}\)?:?$/.test(word.text));
    const near = line.words
      .slice(0, hit.from)
      .some((word) => /\p{L}{2}/u.test(word.text) && cell.box.x - rightOf(word.box) < SAME_PHRASE);
    const amounts = line.words.slice(hit.to - 1).filter((word) => /\d/.test(word.text));
    const inColumn = amounts.some((word) => AMOUNT_COLUMNS.includes(findColumn(header, word)?.key ?? 'other'));
    const isIn = (word: Word, keys: readonly ColumnLabel[]): boolean =>
      keys.includes(findColumn(header, word)?.key ?? 'other');
    const counted = line.words.some((word) => /^-?\d/.test(word.text) && isIn(word, COUNTS));
    const isNamed = line.cells.some(
      (other) => other !== cell && /\p{L}{2}/u.test(other.text) && other.words.some((word) => isIn(word, ['name'])),
    );
    const ends = (inColumn && !counted) || (cell === line.cells[0] && !(counted && isNamed));
    return rest.length === 0 && !near && amounts.length > 0 && ends;
  });
}

/** Whether the quantity of a line times its price is its amount. Such a line is a row, even for an article called "Tax" or "Total". */
function isProduct(line: ReadLine, header: TableHeader): boolean {
  const find = (keys: readonly ColumnLabel[]): number => {
    const isHere = ({ box }: Numeral): boolean => keys.includes(findColumnOf(header, box)?.key ?? 'other');
    return Number(line.numerals.find(isHere)?.value);
  };
  const [quantity, price, amount] = [find(['quantity']), find(['price']), find(AMOUNT_COLUMNS)];
  return amount !== 0 && Math.abs(quantity * price - amount) < ROUNDING * Math.max(1, Math.abs(quantity));
}

/** Whether a cell is in a column of taxes: the name of a tax there, such as "IGST", is part of a row. */
function isInTaxColumn({ words: [word] }: Cell, header: TableHeader): boolean {
  const key = word && findColumn(header, word)?.key;
  return key === 'vat_rate' || key === 'vat_amount';
}
