import type { ItemFinding } from '../../model/finding.js';
import { bottomOf, joinBoxes, middleOf, joinWords } from '../../page/lines.js';
import type { Column, TableHeader } from '../../page/table.js';
import type { ColumnLabel } from '../../locales/locale.js';
import { alignNames } from './align-names.js';
import { findUnit } from './units.js';
import { parsePercent } from '../../page/labelled-amounts.js';
import { decimalOf } from '../../page/cents.js';
import type { RowNumbers } from './column-roles.js';
import { proveFactorColumns, proveQuantityColumn, proveRoles } from './column-roles.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Numeral } from '../../page/numbers.js';
import { AMOUNT_COLUMNS, ROUNDING, type ItemRow } from '../../page/item-row.js';
import type { Placed } from './placed-words.js';
import { findAnchors, measureDistance, placeLine, readValues } from './placed-words.js';
import { findBody } from './table-body.js';
import { splitLeadingQuantity } from './leading-quantity.js';

const MAX_NAME = 250;
const MAX_DESCRIPTION = 1_000;
/** Distances in a row, in heights of its line. */
const DISTANCES = {
  /** The amount may be below a name of up to three lines. */
  maxAmount: 2.6,
  /** Words this close to the anchor belong to the box of the row. */
  maxBox: 2,
  /** The unit is on the line of the quantity or just below. */
  maxUnit: 1.5,
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
  const header = findQuantityColumn(document, alignNames(shown, body), body);
  const labelled = body.flatMap((line) => placeLine(document, header, line));
  const roles = proveRoles(header.columns, readNumbers(labelled, findAnchors(labelled, header)));
  const placed = labelled.map((entry) => ({ ...entry, key: roles.get(entry.column) ?? entry.key }));
  const anchors = findAnchors(placed, header);
  const centred = isCentred(placed, anchors);
  const unnamed = anchors.filter(({ line }) => placed.every((entry) => entry.line !== line || entry.key !== 'name'));
  return readRows(placed, anchors, (entry) => {
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
  return readRows(placed, anchors, (entry) => anchors.findLastIndex((anchor) => isAfterStart(anchor, entry, rise)));
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
  const amounts = placed.filter(
    ({ key, line, numerals }) => AMOUNT_COLUMNS.includes(key) && numerals.some(hasCents) && isNamed(line),
  );
  const lines = new Set(counted.map(({ line }) => line));
  const others = amounts.filter(({ line }, index) => {
    return !lines.has(line) && amounts.findIndex((other) => other.line === line) === index;
  });
  const anchors = [...counted, ...others].toSorted((a, b) => a.line.index - b.line.index);
  return anchors.flatMap((anchor, index) => {
    const parts = placed.filter((entry) => findRowOf(entry, anchors, false) === index);
    const row = readRow(parts, anchor, findAmountForm(placed));
    return row ? [{ row, line: anchor.line, isCounted: lines.has(anchor.line) }] : [];
  });
}

function readRows(
  placed: readonly Placed[],
  anchors: readonly Placed[],
  findRow: (entry: Placed) => number,
): ItemRow[] {
  const isAmountHere = findAmountForm(placed);
  const rows = placed.map(findRow);
  return anchors.flatMap((anchor, index) => {
    const parts = placed.filter((_, at) => rows[at] === index);
    return readRow(parts, anchor, isAmountHere) ?? [];
  });
}

/** Marks the column of quantities if its label is unknown, and those that only multiply them. */
function findQuantityColumn(document: ReadDocument, header: TableHeader, body: readonly ReadLine[]): TableHeader {
  const placed = body.flatMap((line) => placeLine(document, header, line));
  const lines = [...new Set(findAnchors(placed, header).map(({ line }) => line))];
  const rows = lines.map((line) => readValues(placed.filter((entry) => entry.line === line)));
  const quantity = proveQuantityColumn(header.columns, rows);
  const factors = proveFactorColumns(header.columns, rows);
  const columns = header.columns.map((column): Column => {
    if (column === quantity) return { ...column, key: 'quantity' };
    return factors.includes(column) ? { ...column, key: 'other' } : column;
  });
  return { ...header, columns };
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

function readRow(parts: readonly Placed[], anchor: Placed, isAmount: (numeral: Numeral) => boolean): ItemRow | null {
  const nearest = (keys: readonly ColumnLabel[], accept: (entry: Placed) => boolean): Placed | undefined =>
    parts
      .filter((entry) => keys.includes(entry.key) && accept(entry))
      .toSorted(
        (a, b) => measureDistance(a, anchor) - measureDistance(b, anchor) || keys.indexOf(a.key) - keys.indexOf(b.key),
      )[0];
  const amount = nearest(AMOUNT_COLUMNS, (entry) => entry.numerals.some((numeral) => isAmount(numeral)));
  const money = amount?.numerals.findLast((numeral) => isAmount(numeral));
  if (!amount || !money || measureDistance(amount, anchor) > DISTANCES.maxAmount * anchor.line.box.height) return null;
  const price = nearest(['price'], (entry) => entry.numerals.length > 0);
  const rate = nearest(['vat_rate', 'vat_amount'], (entry) => readRate(entry) !== null);
  // A column that is only called "VAT" may hold amounts.
  const vat = nearest(['vat_amount', 'vat_rate'], (entry) => readRate(entry) === null && entry.numerals.some(isAmount));
  const isQuantity = anchor.key === 'quantity';
  const names = readNames(parts);
  const leading = splitLeadingQuantity(names.name ?? '');
  const multiplier = isQuantity ? null : findMultiplier(parts, anchor, price?.numerals.find(isAmount), money);
  return {
    ...names,
    name: names.name === null || isQuantity ? names.name : leading.name,
    quantity: isQuantity ? (anchor.numerals[0]?.value ?? '1') : (multiplier ?? leading.quantity ?? '1'),
    unit: isQuantity ? readUnit(anchor, parts) : null,
    price: findPrice(parts, anchor, money) ?? price?.numerals.find(isAmount)?.value ?? null,
    amount: money.value,
    amountKind: amount.key === 'net' || amount.key === 'gross' ? amount.key : 'amount',
    rate: rate ? readRate(rate) : null,
    vat: vat?.numerals.findLast(isAmount)?.value ?? null,
    page: anchor.line.page,
    box: joinBoxes(
      parts
        .filter((entry) => measureDistance(entry, anchor) < anchor.line.box.height * DISTANCES.maxBox)
        .flatMap((entry) => entry.words.map((word) => word.box)),
    ),
  };
}

/** Reads a VAT rate: a percentage, or a number in the column of rates. */
function readRate(entry: Placed): string | null {
  const percent = parsePercent(joinWords(entry.words));
  if (percent !== null) return decimalOf(percent);
  const bare = entry.key === 'vat_rate' ? entry.numerals.find(({ decimals }) => decimals <= 2) : undefined;
  return bare?.currencySign === null ? bare.value : null;
}

function hasCents(numeral: Numeral): boolean {
  return !numeral.percent && numeral.suffix === '' && (numeral.decimals >= 2 || numeral.currencySign !== null);
}

/** How the amounts of a table are written: with cents, or all of them without. */
function findAmountForm(placed: readonly Placed[]): (numeral: Numeral) => boolean {
  const amounts = placed.filter((entry) => AMOUNT_COLUMNS.includes(entry.key)).flatMap((entry) => entry.numerals);
  return amounts.some(hasCents) ? hasCents : (numeral) => !numeral.percent && numeral.suffix === '';
}

/** Finds the quantity of a row in a table without a column for it: the number on its line that, times the price, is the amount. */
function findMultiplier(
  parts: readonly Placed[],
  anchor: Placed,
  price: Numeral | undefined,
  money: Numeral,
): string | null {
  if (!price || Number(price.value) === 0) return null;
  const onLine = parts.filter(({ line }) => line === anchor.line).flatMap(({ line }) => line.numerals);
  const fits = ({ value }: Numeral): boolean =>
    Math.abs(Number(value) * Number(price.value) - Number(money.value)) < ROUNDING * Math.max(1, Number(value));
  return onLine.find((numeral) => !numeral.percent && Number(numeral.value) !== 1 && fits(numeral))?.value ?? null;
}

/** Finds the price that makes the amount, if a row shows several, such as list price, discount and net price. */
function findPrice(parts: readonly Placed[], anchor: Placed, money: Numeral): string | null {
  const quantity = Number(anchor.numerals[0]?.value ?? '1');
  const prices = parts.filter((entry) => entry.key === 'price').flatMap((entry) => entry.numerals);
  return (
    prices.find((price) => Math.abs(Number(price.value) * quantity - Number(money.value)) < ROUNDING)?.value ?? null
  );
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

/** Reads the name from the first line of its column, and the description from the others. */
function readNames(row: readonly Placed[]): { name: string | null; description: string | null } {
  const names = row.filter((entry) => entry.key === 'name').toSorted((a, b) => a.line.index - b.line.index);
  const lines = (names.length > 0 ? names : row.filter((entry) => entry.key === 'article')).map((entry) =>
    joinWords(entry.words),
  );
  const [name, ...rest] = lines;
  return {
    name: name?.slice(0, MAX_NAME) ?? null,
    description: rest.length > 0 ? rest.join(' ').slice(0, MAX_DESCRIPTION) : null,
  };
}

function readUnit(anchor: Placed, parts: readonly Placed[]): ItemFinding['unit'] {
  const suffix = anchor.numerals[0]?.suffix ?? '';
  const beside = anchor.words.slice(anchor.numerals[0]?.to ?? 1).map((word) => word.text);
  const others = parts.filter(
    (entry) =>
      entry !== anchor &&
      (entry.key === 'unit' || entry.key === 'quantity') &&
      measureDistance(entry, anchor) < DISTANCES.maxUnit * anchor.line.box.height,
  );
  const words = [suffix, ...beside, ...others.flatMap((entry) => entry.words.map((word) => word.text))];
  return words.map(findUnit).find((unit) => unit !== null) ?? null;
}
