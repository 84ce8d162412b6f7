import type { ColumnLabel } from '../extraction/locales/locale.js';
import type { Word } from '../extraction/model/draft.js';
import type { ReadDocument, ReadLine } from '../extraction/page/document.js';
import { isMoney } from '../extraction/page/numbers.js';
import { middleOf } from '../extraction/page/boxes.js';
import { findLabelLine, labelColumns, removeNumbers, type Span } from './column-labels.js';
import { listLines, splitRow, type Part, type Role } from './item-parts.js';
import { isQuantityOf, locateItems, type CorrectedItem, type LocatedItem } from './locate-items.js';

/** A column of a learned table, in points on the page that it was learned from. */
export interface LearnedColumn extends Span {
  readonly key: ColumnLabel;
  /** The first word of its label; null without one. */
  readonly label: Word | null;
}

/** How an item table is printed, learned from corrected items. */
export interface LearnedTable {
  /** From left to right. */
  readonly columns: readonly LearnedColumn[];
  /** The line with the labels of the columns; null without one. */
  readonly labels: ReadLine | null;
  /** How far above the line of its quantity an item begins, in points; without a quantity column, above the line of its amount. */
  readonly rise: number;
  /** The words on the first line with an amount after the items; null if there are none. */
  readonly end: string | null;
  /** The rate of all items, if no column shows it. */
  readonly rate: string | null;
}

/** Parts of items in one column. */
interface Band extends Span {
  readonly parts: readonly Part[];
}

/** The column that shows each value; null or absent if none does. */
type Roles = Partial<Readonly<Record<Role, Band | null>>>;

/** The smallest share of items that must be on the pages: some may be misread there, but not most. */
const MIN_LOCATED = 0.5;
/** The smallest share of the items whose value a column must show to count as that column. */
const MIN_SHOWN = 0.8;
const MAX_TABLES = 6;
const MAX_LINES_TO_END = 12;

/**
 * Learns how an item table is printed from where corrected items are on the pages. There are several answers if columns show the same
 * values, such as a price and an amount that are equal for quantities of 1. There is none if too few items are on the pages.
 */
export function learnTables(document: ReadDocument, items: readonly CorrectedItem[]): LearnedTable[] {
  const counted = items.filter(({ total_price: total }) => total !== null && Number(total) !== 0);
  const rows = locateItems(document, counted);
  if (rows.length === 0 || rows.length < MIN_LOCATED * counted.length) return [];
  const bands = joinParts(rows.flatMap(splitRow));
  const top = Math.min(...rows.flatMap(listLines).map(({ index }) => index));
  const labels = findLabelLine(document, top, bands);
  const columns = labelColumns(labels, bands);
  const end = rows.length === counted.length ? findEnd(document, rows) : null;
  return listRoles(bands, rows).map((roles) => {
    const keys = new Map(Object.entries(roles).map(([role, band]) => [band, role as Role]));
    return {
      columns: columns.map(({ values, ...column }) => ({ ...column, key: (values && keys.get(values)) ?? 'other' })),
      ...{ labels, end },
      rise: findRise(rows, Boolean(roles.quantity)),
      rate: roles.vat_rate ? null : findOnlyRate(rows),
    };
  });
}

/** Joins parts that are above each other to columns, from left to right. */
function joinParts(parts: readonly Part[]): Band[] {
  const bands: Band[] = [];
  for (const part of parts.toSorted((a, b) => a.left - b.left)) {
    const last = bands.at(-1);
    if (last !== undefined && part.left < last.right) {
      const right = Math.max(last.right, part.right);
      bands[bands.length - 1] = { left: last.left, right, parts: [...last.parts, part] };
    } else {
      bands.push({ left: part.left, right: part.right, parts: [part] });
    }
  }
  return bands;
}

/** Lists what the columns can be: each amount, with each quantity and rate. */
function listRoles(bands: readonly Band[], rows: readonly LocatedItem[]): Roles[] {
  const [name = null] = findShown(bands, rows, 'name');
  const others = bands.filter((band) => band !== name);
  const isCounted = rows.some(({ item }) => item.quantity !== null && Number(item.quantity) !== 1);
  const quantities = findQuantities(others, rows, name, isCounted);
  const taxed = rows.filter(({ item }) => item.vat_rate !== null);
  const rates = findShown(others, taxed, 'vat_rate');
  const prices = findShown(others, rows, 'price');
  const kind = countShown(others, rows, 'net') > countShown(others, rows, 'gross') ? 'net' : 'gross';
  const found: Roles[] = [];
  for (const amount of findShown(others, rows, kind)) {
    for (const quantity of listOptions(quantities, [amount])) {
      if (isCounted && !quantity) continue;
      for (const rate of listOptions(rates, [amount, quantity])) {
        const price = prices.findLast((band) => ![amount, quantity, rate].includes(band)) ?? null;
        found.push({ name, [kind]: amount, quantity, vat_rate: rate, price });
      }
    }
  }
  return found.slice(0, MAX_TABLES);
}

/** The columns that are not taken; a single null if there are none. */
function listOptions(bands: readonly Band[], taken: readonly (Band | null)[]): readonly (Band | null)[] {
  const free = bands.filter((band) => !taken.includes(band));
  return free.length > 0 ? free : [null];
}

/**
 * The columns that show the quantities. Consecutive numbers are line numbers, unless they are the only ones that show quantities other than
 * 1.
 */
function findQuantities(
  bands: readonly Band[],
  rows: readonly LocatedItem[],
  name: Band | null,
  isCounted: boolean,
): readonly Band[] {
  const counted = rows.filter(({ item }) => item.quantity !== null);
  const found = findShown(bands, counted, 'quantity');
  const others = found.filter((band) => !isPosition(band, name));
  return isCounted && others.length === 0 ? found : others;
}

/** The columns that show a value of most items, as many as the best column does. */
function findShown(bands: readonly Band[], rows: readonly LocatedItem[], role: Role): Band[] {
  const most = countShown(bands, rows, role);
  if (most === 0 || most < MIN_SHOWN * rows.length) return [];
  return bands.filter((band) => countShown([band], rows, role) === most);
}

/** The largest number of items whose value one column shows. */
function countShown(bands: readonly Band[], rows: readonly LocatedItem[], role: Role): number {
  const counts = bands.map(({ parts }) => {
    const shown = new Set(parts.filter(({ roles }) => roles.includes(role)).map(({ row }) => row));
    return rows.filter((row) => shown.has(row)).length;
  });
  return Math.max(0, ...counts);
}

/** Whether the numbers of a column left of the names count the items. */
function isPosition({ right, parts }: Band, name: Band | null): boolean {
  if (!name || right > name.left) return false;
  const ordered = parts.toSorted((a, b) => a.row.line.index - b.row.line.index);
  const numbers = ordered.map(({ numerals }) => Number(numerals[0]?.value));
  return numbers.every((number, index) => number === Number(numbers[0]) + index);
}

/** By how much items begin above their first number: the median. */
function findRise(rows: readonly LocatedItem[], isCounted: boolean): number {
  const rises = rows.map(({ item, line, nameLine }) => {
    if (!nameLine) return 0;
    const isAnchor = isCounted && nameLine.numerals.some((numeral) => isQuantityOf(item, numeral));
    return isAnchor ? 0 : Math.max(0, middleOf(line.box) - middleOf(nameLine.box));
  });
  return rises.toSorted((a, b) => a - b)[Math.floor(rises.length / 2)] ?? 0;
}

/** The words on the first line with an amount after the items. */
function findEnd(document: ReadDocument, rows: readonly LocatedItem[]): string | null {
  const last = Math.max(...rows.flatMap(listLines).map(({ index }) => index));
  const after = document.lines.slice(last + 1, last + 1 + MAX_LINES_TO_END);
  const text = removeNumbers(after.find((line) => line.numerals.some(isMoney))?.text ?? '');
  return /\p{L}/u.test(text) ? text : null;
}

function findOnlyRate(rows: readonly LocatedItem[]): string | null {
  const rates = new Set(rows.map(({ item }) => item.vat_rate));
  return rates.size === 1 ? (rows[0]?.item.vat_rate ?? null) : null;
}
