import { COLUMN_LABELS } from '../locales/dictionaries.js';
import type { ColumnLabel } from '../locales/locale.js';
import type { Word } from '../model/draft.js';
import type { NumberedLine } from './header-labels.js';
import { isCurrencySign } from '../regions/currencies.js';
import { findHeaderLabels, findRowsUnder, MISREAD_COLUMNS } from './header-labels.js';
import { findHeaderLines, MONEY } from './header-lines.js';
import { findLabels } from './labels.js';
import { squash } from '../text/squash.js';
import { bottomOf, joinBoxes, middleOf, rightOf } from './boxes.js';
import { joinWords } from './lines.js';
import type { HeaderCell } from './unknown-columns.js';
import { measureOverlap, splitUnits, type Unit } from './header-units.js';
import { addUnknownColumns } from './unknown-columns.js';

/** A column of a table: its header cell, and the horizontal range of its words. */
export interface Column {
  readonly key: ColumnLabel;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The words of the column lie between `from` and `to`, in points. */
  readonly from: number;
  readonly to: number;
}

/** The header of a table: the indexes of its lines, and its columns from left to right. */
export interface TableHeader {
  readonly page: number;
  readonly first: number;
  readonly last: number;
  readonly bottom: number;
  readonly columns: readonly Column[];
}

const DATE = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\.?$/;
const AMOUNTS: readonly ColumnLabel[] = ['amount', 'net', 'gross'];
/** A dollar with the letters of its country. Without its sign, "Unit S$" would be the label "Units". */
const DOLLARS = /^\(?[A-Z]{1,3}\$\)?$/;
const TEXT_COLUMNS: readonly ColumnLabel[] = ['name', 'article', 'other'];

/** Finds all headers of item tables: they have a column for the name or quantity, and one for the amount. */
export function findItemHeaders(lines: readonly NumberedLine[], isScanned = false): TableHeader[] {
  return findHeaders(lines, isScanned, (has) => has('quantity') || (has('name') && has('price')));
}

/** Finds all headers of tables that show names and amounts, perhaps labelled as prices, and no quantities. */
export function findPlainHeaders(lines: readonly NumberedLine[], isScanned: boolean): TableHeader[] {
  return findHeaders(lines, isScanned, (has) => has('name') && !has('quantity') && !has('price'), readPricesAsAmounts);
}

/**
 * Finds all headers of tables that show names, quantities and one price. Their prices stand for amounts: those of the rows, or of one unit.
 */
export function findPricedHeaders(lines: readonly NumberedLine[], isScanned: boolean): TableHeader[] {
  const accept = (has: (key: ColumnLabel) => boolean): boolean => has('name') && has('quantity') && !has('price');
  return findHeaders(lines, isScanned, accept, readPricesAsAmounts);
}

/** Reads the prices of a table without amounts as its amounts. */
function readPricesAsAmounts(header: TableHeader): TableHeader {
  const hasAmount = header.columns.some(({ key }) => AMOUNTS.includes(key));
  const columns = header.columns.map((column) =>
    column.key === 'price' && !hasAmount ? { ...column, key: 'amount' as const } : column,
  );
  return { ...header, columns };
}

function findHeaders(
  lines: readonly NumberedLine[],
  isScanned: boolean,
  accept: (has: (key: ColumnLabel) => boolean) => boolean,
  adapt: (header: TableHeader) => TableHeader = (header) => header,
): TableHeader[] {
  const headers: TableHeader[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const last = headers.at(-1);
    if (!line || (last && index <= last.last) || !isSeed(lines, index)) continue;
    const header = adapt(readHeader(lines, index, isScanned));
    const has = (key: ColumnLabel): boolean => header.columns.some((column) => column.key === key);
    if ((has('amount') || has('net') || has('gross')) && accept(has)) headers.push(header);
  }
  return headers;
}

/** Whether a line can be part of a header: it has labels of columns and, unlike a row with such words, no amounts and dates. */
function isSeed(lines: readonly NumberedLine[], index: number): boolean {
  const words = lines[index]?.words ?? [];
  if (words.some(({ text }, at) => MONEY.test(text) || DATE.test(text) || isWholeAmount(text, words[at + 1])))
    return false;
  const own = new Set(findHeaderLabels(lines, index).map((hit) => hit.key));
  return own.size >= 2 && (isTableOf(own) || isTableOf(findKeysAround(lines, index)));
}

/** The labels of the columns on a line and on those that are as close as the lines of one header. */
function findKeysAround(lines: readonly NumberedLine[], index: number): ReadonlySet<ColumnLabel> {
  const [first, last] = findHeaderLines(lines, index);
  const hits = lines.slice(first, last + 1).flatMap((_, at) => findHeaderLabels(lines, first + at));
  return new Set(hits.map(({ key }) => key));
}

/** Whether columns are those of a table of items. */
function isTableOf(keys: ReadonlySet<ColumnLabel>): boolean {
  const measure = keys.has('quantity') || keys.has('price') || keys.has('unit');
  const amount = keys.has('amount') || keys.has('net') || keys.has('gross') || keys.has('vat_amount');
  return measure || (keys.has('name') && amount);
}

/** Whether a word is an amount without cents, or the last digits of one: "14 500 Ft". */
function isWholeAmount(text: string, next: Word | undefined): boolean {
  return /^[-−–]?\d[\d.,]*$/u.test(text) && next !== undefined && isCurrencySign(next.text.replace(/[.,;:]$/u, ''));
}

function readHeader(lines: readonly NumberedLine[], seed: number, isScanned: boolean): TableHeader {
  const [first, last] = findHeaderLines(lines, seed);
  const block = lines.slice(first, last + 1);
  const rows = findRowsUnder(lines, last);
  const units = block.map((line, index) =>
    splitUnits(line, findHeaderLabels(lines, first + index), block.length <= 2, rows),
  );
  const columns = buildColumns(units, rows, isScanned);
  const page = lines[seed]?.page ?? 1;
  return { page, first, last, bottom: Math.max(...block.map((line) => bottomOf(line.box))), columns };
}

function buildColumns(
  block: readonly (readonly Unit[])[],
  rows: readonly NumberedLine[],
  isScanned: boolean,
): Column[] {
  const groups: Unit[][] = [];
  for (const unit of block.flat()) {
    const group = groups.find((candidate) => candidate.some((other) => measureOverlap(other, unit) > 0.45));
    if (group) group.push(unit);
    else groups.push([unit]);
  }
  const cells = groups.map((group) => toHeaderCell(group, isScanned));
  const labelled = cells.filter(({ isLabelled }) => isLabelled).map(({ cell }) => cell);
  const unlabelled = cells.filter(({ isLabelled }) => !isLabelled).map(({ cell }) => cell);
  const columns = addUnknownColumns(labelled, unlabelled, rows).toSorted((a, b) => a.left - b.left);
  return addRanges(keepOneName(nameLastPrice(columns)));
}

/** Without a column for the amount, takes the last of several price columns for it, as on Danish invoices: "Stk. pris … Pris". */
function nameLastPrice(columns: readonly HeaderCell[]): readonly HeaderCell[] {
  const prices = columns.filter(({ key }) => key === 'price');
  const hasAmount = columns.some(({ key }) => AMOUNTS.includes(key));
  if (hasAmount || prices.length < 2) return columns;
  return columns.map((column) => (column === prices.at(-1) ? { ...column, key: 'amount' as const } : column));
}

/** If several columns could hold the item name ("Artikel" and "Omschrijving"), keeps the widest; the others become article numbers. */
function keepOneName(columns: readonly HeaderCell[]): HeaderCell[] {
  const room = (column: HeaderCell): number => (columns[columns.indexOf(column) + 1]?.left ?? 10_000) - column.left;
  const names = columns.filter((column) => column.key === 'name').toSorted((a, b) => room(b) - room(a));
  return columns.map((column) => (names.slice(1).includes(column) ? { ...column, key: 'article' } : column));
}

function toHeaderCell(
  group: readonly Unit[],
  isScanned: boolean,
): { readonly isLabelled: boolean; readonly cell: HeaderCell } {
  const words = group
    .flatMap((unit) => unit.words)
    .toSorted((a, b) =>
      Math.abs(middleOf(a.box) - middleOf(b.box)) < 2 ? a.box.x - b.box.x : middleOf(a.box) - middleOf(b.box),
    );
  const text = joinWords(words);
  const named = words.filter((word) => !DOLLARS.test(word.text));
  const found =
    COLUMN_LABELS.get(squash(joinWords(named))) ?? (named.length > 0 ? findKey(named, isScanned) : undefined);
  // "Unit €" is the price of a unit.
  const isPrice = found === 'unit' && words.some((word) => isCurrencySign(word.text.replaceAll(/[()]/g, '')));
  const key = isPrice ? 'price' : found;
  const box = joinBoxes(words.map((word) => word.box));
  return { isLabelled: key !== undefined, cell: { key: key ?? 'other', text, left: box.x, right: rightOf(box) } };
}

/**
 * The meaning of the longest label in a header cell, and of the first one among equally long labels. A price remains one if the cell
 * says that it is without or with VAT.
 */
function findKey(words: readonly Word[], isScanned: boolean): ColumnLabel | undefined {
  const box = joinBoxes(words.map((word) => word.box));
  const flat = words.map((word, index) => ({ ...word, box: { ...word.box, x: index, width: 1, y: box.y } }));
  const line = { page: 1, words: flat, cells: [], text: '', box };
  const hits = findLabels(line, COLUMN_LABELS, isScanned ? MISREAD_COLUMNS : undefined);
  const longest = hits.toSorted((a, b) => b.label.length - a.label.length)[0]?.key;
  const isPrice = hits.some(({ key }) => key === 'price') && (longest === 'net' || longest === 'gross');
  return isPrice ? 'price' : longest;
}

/** Adds the horizontal range of its words to each column. The columns are given from left to right. */
export function addRanges(columns: readonly HeaderCell[]): Column[] {
  return columns.map((column, index) => addRange(column, columns[index - 1], columns[index + 1]));
}

function addRange(column: HeaderCell, before: HeaderCell | undefined, after: HeaderCell | undefined): Column {
  const from = before ? findEdgeBetween(before, column) : 0;
  const to = after ? findEdgeBetween(column, after) : 10_000;
  return { ...column, from, to };
}

/**
 * Where one column ends and the next begins. Text extends to the right of its header, and to the left if the header is centred, but
 * not into another text column. Numbers extend to the left of their header.
 */
function findEdgeBetween(left: HeaderCell, right: HeaderCell): number {
  const gap = right.left - left.right;
  const isTextLeft = TEXT_COLUMNS.includes(left.key);
  if (TEXT_COLUMNS.includes(right.key)) return isTextLeft ? right.left - 6 : Math.min(right.left - 2, left.right + 3);
  return isTextLeft ? right.left - Math.min(12, Math.max(0, gap * 0.3)) : left.right + gap / 2;
}

/** Returns the column of a word in the table's body; null if it is left of the first column. */
export function findColumn(header: Pick<TableHeader, 'columns'>, word: Word): Column | null {
  const { x, width } = word.box;
  const isNumber = /\d/.test(word.text) && !/\p{L}{3}/u.test(word.text);
  const shared = (column: Column): number => Math.min(x + width, column.right) - Math.max(x, column.left);
  const under = header.columns.filter((column) => shared(column) > 0).toSorted((a, b) => shared(b) - shared(a))[0];
  const within = header.columns.find((column) => x + width / 2 >= column.from && x + width / 2 < column.to) ?? null;
  return isNumber ? (under ?? within) : within;
}
