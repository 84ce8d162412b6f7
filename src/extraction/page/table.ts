import type { Box } from '../model/finding.js';
import { COLUMN_LABELS } from '../locales/dictionaries.js';
import type { ColumnLabel } from '../locales/locale.js';
import type { Word } from '../model/draft.js';
import type { NumberedLine } from './header-labels.js';
import { headerLabels, rowsUnder } from './header-labels.js';
import { labelsOn } from './labels.js';
import { squash } from '../text/squash.js';
import type { LabelHit } from './labels.js';
import type { Line } from './lines.js';
import { bottomOf, boxAround, middleOf, rightOf, textOf } from './lines.js';
import type { HeaderCell } from './unknown-columns.js';
import { withUnknown } from './unknown-columns.js';

/** A column of a table: where its header stands, and how far its words may reach. */
export interface Column {
  readonly key: ColumnLabel;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The words of the column lie between these. */
  readonly from: number;
  readonly to: number;
}

/** The header of a table: its lines and columns, left to right. */
export interface TableHeader {
  readonly page: number;
  readonly first: number;
  readonly last: number;
  readonly bottom: number;
  readonly columns: readonly Column[];
}

interface Unit {
  readonly words: readonly Word[];
  readonly left: number;
  readonly right: number;
}

const MAX_HEADER_LINES = 10;
/** Header lines stand closer together than this share of their height. */
const HEADER_GAP = 0.45;
const WIDE_HEADER_GAP = 0.9;
/** Words of one text stand closer together than this share of their height. */
const ONE_BLANK = 0.45;
const MONEY = /^\D{0,3}\d[\d.,]*[.,]\d{2}\D{0,3}$/u;
const TEXT_COLUMNS: readonly ColumnLabel[] = ['name', 'article', 'other'];

/** All headers of tables of invoice lines: they name a quantity or a thing, and an amount. */
export function itemHeaders(lines: readonly NumberedLine[]): TableHeader[] {
  const headers: TableHeader[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const last = headers.at(-1);
    if (!line || (last && index <= last.last) || !isSeed(lines, index)) continue;
    const header = headerAt(lines, index);
    if (header) headers.push(header);
  }
  return headers;
}

/** A header names its columns and holds no money, as rows do that have such a name in their text. */
function isSeed(lines: readonly NumberedLine[], index: number): boolean {
  if (lines[index]?.words.some((word) => MONEY.test(word.text))) return false;
  const keys = new Set(headerLabels(lines, index).map((hit) => hit.key));
  const measure = keys.has('quantity') || keys.has('price') || keys.has('unit');
  const amount = keys.has('amount') || keys.has('net') || keys.has('gross') || keys.has('vat_amount');
  return keys.size >= 2 && (measure || (keys.has('name') && amount));
}

function headerAt(lines: readonly NumberedLine[], seed: number): TableHeader | null {
  const [first, last] = extent(lines, seed);
  const block = lines.slice(first, last + 1);
  const columns = columnsOf(
    block.map((line, index) => unitsOf(line, headerLabels(lines, first + index), block.length <= 2)),
    rowsUnder(lines, last),
  );
  const keys = new Set(columns.map((column) => column.key));
  const complete =
    (keys.has('amount') || keys.has('net') || keys.has('gross')) &&
    (keys.has('quantity') || (keys.has('name') && keys.has('price')));
  const page = lines[seed]?.page ?? 1;
  return complete ? { page, first, last, bottom: Math.max(...block.map((line) => bottomOf(line.box))), columns } : null;
}

/** The lines around the seed that are packed as tightly as the lines of one header, and hold no numbers. */
function extent(lines: readonly Line[], seed: number): [number, number] {
  let first = seed;
  let last = seed;
  while (last - first < MAX_HEADER_LINES && goesOn(lines[first], lines[first - 1])) first -= 1;
  while (
    last - first < MAX_HEADER_LINES &&
    (goesOn(lines[last + 1], lines[last]) || completes(lines[last + 1], lines[last]))
  )
    last += 1;
  return [first, last];
}

/** A little further below, short words that all stand under words of the header are their second line. */
function completes(lower: Line | undefined, upper: Line | undefined): boolean {
  if (!lower || !upper || lower.page !== upper.page || lower.cells.length < 2) return false;
  const isNear = lower.box.y - bottomOf(upper.box) < WIDE_HEADER_GAP * Math.min(lower.box.height, upper.box.height);
  return (
    isNear &&
    !lower.words.some((word) => /\d/.test(word.text)) &&
    lower.cells.every((cell) => cell.words.length <= 2 && upper.cells.some((other) => isUnder(cell.box, other.box)))
  );
}

function isUnder(lower: Box, upper: Box): boolean {
  return (
    Math.min(rightOf(lower), rightOf(upper)) - Math.max(lower.x, upper.x) > 0.5 * Math.min(lower.width, upper.width)
  );
}

function goesOn(lower: Line | undefined, upper: Line | undefined): boolean {
  if (!lower || !upper || lower.page !== upper.page) return false;
  const gap = lower.box.y - bottomOf(upper.box);
  const numbers = [lower, upper].some((line) =>
    line.words.some((word) => /^[-%(]?\d+(?:[.,]\d+)*[%)]?$/.test(word.text)),
  );
  const prose = [lower, upper].some((line) =>
    line.cells.some(
      (cell) => cell.words.length > 7 && labelsOn({ ...line, words: cell.words }, COLUMN_LABELS).length < 2,
    ),
  );
  return gap < HEADER_GAP * Math.min(lower.box.height, upper.box.height) && !numbers && !prose;
}

function columnsOf(block: readonly (readonly Unit[])[], rows: readonly NumberedLine[]): Column[] {
  const groups: Unit[][] = [];
  for (const unit of block.flat()) {
    const group = groups.find((candidate) => candidate.some((other) => overlap(other, unit) > 0.45));
    if (group) group.push(unit);
    else groups.push([unit]);
  }
  const cells = groups.map((group) => headerCell(group));
  const labelled = cells.filter(({ isLabelled }) => isLabelled).map(({ cell }) => cell);
  const unlabelled = cells.filter(({ isLabelled }) => !isLabelled).map(({ cell }) => cell);
  const columns = oneName(withUnknown(labelled, unlabelled, rows).toSorted((a, b) => a.left - b.left));
  return columns.map((column, index) => bounded(column, columns[index - 1], columns[index + 1]));
}

/** Where two columns could name the thing, as "Artikel" and "Omschrijving", the one with more room does. */
function oneName(columns: readonly HeaderCell[]): HeaderCell[] {
  const room = (column: HeaderCell): number => (columns[columns.indexOf(column) + 1]?.left ?? 10_000) - column.left;
  const names = columns.filter((column) => column.key === 'name').toSorted((a, b) => room(b) - room(a));
  return columns.map((column) => (names.slice(1).includes(column) ? { ...column, key: 'article' } : column));
}

/**
 * Labels are one piece, other words stand alone. In a low header a word belongs to the one before it where both stand together as
 * words of one text do; in a high one, whose columns are narrow, the next column may begin as close.
 */
function unitsOf(line: Line, hits: readonly LabelHit<ColumnLabel>[], isLow: boolean): Unit[] {
  const units: Unit[] = [];
  let at = 0;
  while (at < line.words.length) {
    const hit = hits.find((candidate) => candidate.from === at);
    const to = hit ? withCurrency(line, hit.to) : at + 1;
    const words = line.words.slice(at, to);
    const last = units.at(-1);
    if (isLow && !hit && last && isClose(last, words)) units[units.length - 1] = unitOfWords([...last.words, ...words]);
    else if (hit || words.some((word) => /[\p{L}%#]/u.test(word.text))) units.push(unitOfWords(words));
    at = to;
  }
  return units;
}

function isClose(unit: Unit, words: readonly Word[]): boolean {
  const [word] = words;
  return word !== undefined && /\p{L}/u.test(word.text) && word.box.x - unit.right < ONE_BLANK * word.box.height;
}

/** "Preis (EUR)": a currency behind a label is of its column. */
function withCurrency(line: Line, to: number): number {
  const last = line.words[to - 1];
  const next = line.words[to];
  const close = last !== undefined && next !== undefined && next.box.x - rightOf(last.box) < last.box.height;
  return close && /^\([A-Z€]{1,3}\)$/.test(next.text) ? to + 1 : to;
}

function unitOfWords(words: readonly Word[]): Unit {
  const box = boxAround(words.map((word) => word.box));
  return { words, left: box.x, right: rightOf(box) };
}

function overlap(a: Unit, b: Unit): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(1, Math.min(a.right - a.left, b.right - b.left));
}

function headerCell(group: readonly Unit[]): { readonly isLabelled: boolean; readonly cell: HeaderCell } {
  const words = group
    .flatMap((unit) => unit.words)
    .toSorted((a, b) =>
      Math.abs(middleOf(a.box) - middleOf(b.box)) < 2 ? a.box.x - b.box.x : middleOf(a.box) - middleOf(b.box),
    );
  const text = textOf(words);
  const key = COLUMN_LABELS.get(squash(text)) ?? keyWithin(words);
  const box = boxAround(words.map((word) => word.box));
  return { isLabelled: key !== undefined, cell: { key: key ?? 'other', text, left: box.x, right: rightOf(box) } };
}

/** Of several labels in one header cell the longest speaks, and among equals the first. */
function keyWithin(words: readonly Word[]): ColumnLabel | undefined {
  const box = boxAround(words.map((word) => word.box));
  const flat = words.map((word, index) => ({ ...word, box: { ...word.box, x: index, width: 1, y: box.y } }));
  const hits = labelsOn({ page: 1, words: flat, cells: [], text: '', box }, COLUMN_LABELS);
  return hits.toSorted((a, b) => b.label.length - a.label.length)[0]?.key;
}

function bounded(column: HeaderCell, before: HeaderCell | undefined, after: HeaderCell | undefined): Column {
  const isText = TEXT_COLUMNS.includes(column.key);
  const from = before ? (isText ? textStart(before, column) : edge(before, column)) : 0;
  const to = after ? (TEXT_COLUMNS.includes(after.key) ? textStart(column, after) : edge(column, after)) : 10_000;
  return { ...column, from, to };
}

/** Text may begin left of its header when that is centred, but not within a neighbour that is text as well. */
function textStart(left: HeaderCell, right: HeaderCell): number {
  return TEXT_COLUMNS.includes(left.key) ? right.left - 6 : Math.min(right.left - 2, left.right + 3);
}

/** Text runs on to the right of its header, numbers reach out to the left of theirs. */
function edge(left: HeaderCell, right: HeaderCell): number {
  const gap = right.left - left.right;
  return TEXT_COLUMNS.includes(left.key) ? right.left - Math.min(12, Math.max(0, gap * 0.3)) : left.right + gap / 2;
}

/** The column that a word of the table's body stands in; null left of the first. */
export function columnOf(header: TableHeader, word: Word): Column | null {
  const { x, width } = word.box;
  const isNumber = /\d/.test(word.text) && !/\p{L}{3}/u.test(word.text);
  const shared = (column: Column): number => Math.min(x + width, column.right) - Math.max(x, column.left);
  const under = header.columns.filter((column) => shared(column) > 0).toSorted((a, b) => shared(b) - shared(a))[0];
  const within = header.columns.find((column) => x + width / 2 >= column.from && x + width / 2 < column.to) ?? null;
  return isNumber ? (under ?? within) : within;
}
