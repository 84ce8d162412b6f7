import { bottomOf, middleOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import type { Column, TableHeader } from '../../page/table.js';
import { alignNames, joinNumericNames } from './align-names.js';
import type { RowNumbers } from './column-roles.js';
import { proveFactorColumns, proveQuantityColumn, proveRoles, proveTaxColumn } from './column-roles.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { AMOUNT_COLUMNS, type ItemRow } from '../../page/item-row.js';
import type { Placed } from './placed-words.js';
import { findAnchors, measureDistance, placeLine, readValues } from './placed-words.js';
import { findAmountForm, readRow } from './read-row.js';
import { describeNames } from './row-names.js';
import { findBody } from './table-body.js';

/** Distances between rows, in heights of a line. */
const DISTANCES = {
  /** In tables with centred cells, a name begins this close above the line of the quantity. */
  maxCentredName: 2.5,
  /** A line of a wrapped name is this close above the line of its quantity. */
  halfLine: 0.9,
  /** Parts of one line may be shifted by this much. */
  sameLine: 0.3,
  /** A part belongs to the row that begins at most this much below its middle. */
  rowStart: 0.6,
} as const;

/** Reads the rows under the header of a table, up to the next header. */
export function readTableRows(document: ReadDocument, shown: TableHeader, next: TableHeader | undefined): ItemRow[] {
  const body = findBody(document, shown, next);
  const named = joinNumericNames(shown, (column) => listWords(document, { header: shown, body, column }));
  const header = findQuantityColumn(document, alignNames(named, body), body);
  const labelled = body.flatMap((line) => placeLine(document, header, line));
  const numbers = readNumbers(labelled, findAnchors(labelled, header));
  const roles = proveRoles(header.columns, numbers);
  const tax = proveTaxColumn(
    header.columns,
    numbers.map(({ values }) => values),
  );
  if (tax) roles.set(tax, 'vat_amount');
  const placed = labelled.map((entry) => ({ ...entry, key: roles.get(entry.column) ?? entry.key }));
  const anchors = findAnchors(placed, header);
  const unnamed = anchors.filter(({ line }) => placed.every((entry) => entry.line !== line || entry.key !== 'name'));
  const centred = isCentred(placed, anchors) || unnamed.some((anchor) => isBetweenNames(anchor, placed, anchors));
  return readRows(document, placed, anchors, (entry) => {
    const wrapped = unnamed.find((anchor) => isWrappedName(entry, anchor));
    return wrapped ? anchors.indexOf(wrapped) : findRowOf(entry, anchors, centred);
  });
}

/**
 * Reads the rows of a table whose columns are certain.
 *
 * @param rise by how many points a row begins above the line of its quantity or, without such a column, of its amount
 */
export function readRowsOfColumns(
  document: ReadDocument,
  header: TableHeader,
  body: readonly ReadLine[],
  rise: number,
): ItemRow[] {
  const placed = body.flatMap((line) => placeLine(document, header, line));
  const anchors = findAnchors(placed, header);
  return readRows(document, placed, anchors, (entry) =>
    anchors.findLastIndex((anchor) => isAfterStart(anchor, entry, rise)),
  );
}

/** A row, the line with its quantity or amount, and whether that is a quantity. */
export interface LooseRow {
  readonly row: ItemRow;
  readonly line: ReadLine;
  readonly isCounted: boolean;
}

/** Reads the rows of a table in which some rows show a name and an amount only. */
export function readLooseRows(document: ReadDocument, shown: TableHeader, body: readonly ReadLine[]): LooseRow[] {
  const header = alignNames(shown, body);
  const placed = body.flatMap((line) => placeLine(document, header, line));
  const counted = findAnchors(placed, header).filter(({ key }) => key === 'quantity');
  const isNamed = (line: ReadLine): boolean => placed.some((entry) => entry.line === line && entry.key === 'name');
  const isAmountHere = findAmountForm(placed);
  const amounts = placed.filter(
    ({ key, line, numerals }) => AMOUNT_COLUMNS.includes(key) && numerals.some(isAmountHere) && isNamed(line),
  );
  const lines = new Set(counted.map(({ line }) => line));
  const others = amounts.filter(({ line }, index) => {
    return !lines.has(line) && amounts.findIndex((other) => other.line === line) === index;
  });
  const anchors = [...counted, ...others].toSorted((a, b) => a.line.index - b.line.index);
  const rows = placed.map((entry) => findRowOf(entry, anchors, false));
  const names = describeNames(placed, anchors.length);
  return anchors.flatMap((anchor, index) => {
    const parts = placed.filter((_, at) => rows[at] === index);
    const row = readRow(parts, anchor, isAmountHere, document.mark, names);
    return row ? [{ row, line: anchor.line, isCounted: lines.has(anchor.line) }] : [];
  });
}

function readRows(
  { mark }: ReadDocument,
  placed: readonly Placed[],
  anchors: readonly Placed[],
  findRow: (entry: Placed) => number,
): ItemRow[] {
  const isAmountHere = findAmountForm(placed);
  const rows = placed.map(findRow);
  const names = describeNames(placed, anchors.length);
  return anchors.flatMap((anchor, index) => {
    const parts = placed.filter((_, at) => rows[at] === index);
    return readRow(parts, anchor, isAmountHere, mark, names) ?? [];
  });
}

/** Marks the column of quantities if its label is unknown, and those that only multiply them. */
function findQuantityColumn(document: ReadDocument, header: TableHeader, body: readonly ReadLine[]): TableHeader {
  const placed = body.flatMap((line) => placeLine(document, header, line));
  const lines = [...new Set(findAnchors(placed, header).map(({ line }) => line))];
  const rows = lines.map((line) =>
    readValues(
      placed.filter((entry) => entry.line === line),
      ['vat_rate'],
    ),
  );
  const quantity = proveQuantityColumn(header.columns, rows);
  const factors = proveFactorColumns(header.columns, rows);
  const columns = header.columns.map((column): Column => {
    if (column === quantity) return { ...column, key: 'quantity' };
    return factors.includes(column) ? { ...column, key: 'other' } : column;
  });
  return { ...header, columns };
}

/** The words in a column. */
function listWords(
  document: ReadDocument,
  { header, body, column }: { header: TableHeader; body: readonly ReadLine[]; column: Column },
): string[] {
  const placed = body.flatMap((line) => placeLine(document, header, line));
  return placed.filter((entry) => entry.column === column).flatMap(({ words }) => words.map(({ text }) => text));
}

/** Reads the numbers on the lines where rows begin. */
function readNumbers(placed: readonly Placed[], anchors: readonly Placed[]): RowNumbers[] {
  return anchors.map((anchor) => {
    const beside = placed.filter((entry) => entry.line === anchor.line && entry !== anchor);
    return {
      quantity: anchor.key === 'quantity' ? Number(anchor.numerals[0]?.value) : 1,
      values: readValues(beside),
    };
  });
}

/** Whether the cells of the rows are centred, so that a row has parts above the line of its quantity. */
function isCentred(placed: readonly Placed[], anchors: readonly Placed[]): boolean {
  const [first] = anchors;
  if (!first) return false;
  const middle = middleOf(first.line.box);
  const { height } = first.line.box;
  const beside = placed.filter(({ line, key }) => key === 'name' && line.page === first.line.page);
  const above = placed.filter(
    ({ line }) => line.page === first.line.page && middleOf(line.box) < middle - DISTANCES.sameLine * height,
  );
  return above.some(
    (entry) =>
      AMOUNT_COLUMNS.includes(entry.key) ||
      (entry.key === 'name' &&
        middle - bottomOf(entry.line.box) < DISTANCES.maxCentredName * height &&
        !/[:]/.test(joinWords(entry.words)) &&
        isMirrored(entry, first, beside, anchors)),
  );
}

/**
 * Whether a name above the line of its quantity is part of a centred cell: there is no name on that line, or another line of it as far
 * below. Otherwise it is the title of a group of rows.
 */
function isMirrored(above: Placed, anchor: Placed, names: readonly Placed[], anchors: readonly Placed[]): boolean {
  const gap = middleOf(anchor.line.box) - middleOf(above.line.box);
  const below = names.filter(({ line }) => anchors.every((other) => other.line !== line));
  return (
    names.every(({ line }) => line !== anchor.line) ||
    below.some(
      ({ line }) =>
        Math.abs(middleOf(line.box) - middleOf(anchor.line.box) - gap) < DISTANCES.rowStart * anchor.line.box.height,
    )
  );
}

/** Whether a row without a name on its line has lines of it as far above as below, and nearer than those of other rows. */
function isBetweenNames(anchor: Placed, placed: readonly Placed[], anchors: readonly Placed[]): boolean {
  const { height } = anchor.line.box;
  const rises = placed
    .filter(({ key, line }) => key === 'name' && line.page === anchor.line.page)
    .filter((entry) => findRowOf(entry, anchors, true) === anchors.indexOf(anchor))
    .map(({ line }) => middleOf(anchor.line.box) - middleOf(line.box))
    .filter((rise) => Math.abs(rise) < DISTANCES.maxCentredName * height);
  const [highest, lowest] = [Math.max(...rises), Math.min(...rises)];
  return highest > 0 && lowest < 0 && Math.abs(highest + lowest) < DISTANCES.rowStart * height;
}

/** Finds the index of the row that a part belongs to: the nearest in centred tables, else the last that began; -1 if none did. */
function findRowOf(entry: Placed, anchors: readonly Placed[], centred: boolean): number {
  if (!centred) return anchors.findLastIndex((anchor) => isAfterStart(anchor, entry));
  let best = -1;
  anchors.forEach((anchor, index) => {
    const current = anchors[best];
    if (!current || measureDistance(entry, anchor) < measureDistance(entry, current)) best = index;
  });
  return best;
}

/** Whether a name of two lines is wrapped around the line of its quantity, which shows none. */
function isWrappedName(entry: Placed, anchor: Placed): boolean {
  const rise = middleOf(anchor.line.box) - middleOf(entry.line.box);
  const isHere = entry.key === 'name' && entry.line.page === anchor.line.page;
  return isHere && rise > 0 && rise < DISTANCES.halfLine * anchor.line.box.height;
}

function isAfterStart(anchor: Placed, entry: Placed, rise = 0): boolean {
  if (anchor.line.page !== entry.line.page) return anchor.line.page < entry.line.page;
  return middleOf(anchor.line.box) - rise <= middleOf(entry.line.box) + DISTANCES.rowStart * anchor.line.box.height;
}
