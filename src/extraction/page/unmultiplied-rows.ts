import { parseDecimal } from '../../shared/money.js';
import { TOTALS } from '../locales/dictionaries.js';
import { bottomOf } from './boxes.js';
import { centsOf } from './cents.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { LabelledAmount } from './labelled-amount.js';
import { isMoney, type Numeral } from './numbers.js';

/** A line with the amount of one unit, and the number of units in another column; null for a single one. */
export interface UnmultipliedRow {
  readonly line: ReadLine;
  readonly amount: Numeral;
  readonly count: Numeral | null;
}

/** A sum without a label, and the rows whose amounts times their counts make it. */
export interface UnmultipliedRows {
  readonly sum: LabelledAmount;
  readonly rows: readonly UnmultipliedRow[];
}

/** Fewer rows make a sum by chance. */
const MIN_ROWS = 3;
const MAX_LINES = 60;
const MAX_COLUMNS = 12;
/** Larger numbers are no counts. */
const MAX_COUNT = 1_000;
/** In points. The middles of the counts in a column are closer together. */
const SAME_MIDDLE = 6;
/** In heights of a line. The lines of a table, of which some have several lines, are closer together. */
const MAX_GAP = 4;

/**
 * Finds the rows of a table that shows no amounts of its rows, but only prices, counts, and a sum below them without a label: "Lesson 40.00 3",
 * "Travel 12.50", and "132.50" alone. Returns null if an amount has the label of a total.
 */
export function findUnmultipliedRows(
  { lines }: ReadDocument,
  labelled: readonly LabelledAmount[],
): UnmultipliedRows | null {
  if (labelled.some(({ key }) => TOTALS.includes(key))) return null;
  for (const line of lines.toReversed()) {
    const [numeral, ...others] = line.numerals;
    const isBare =
      numeral && others.length === 0 && isMoney(numeral) && numeral.to - numeral.from === line.words.length;
    const cents = isBare ? centsOf(numeral.value) : null;
    const rows = cents === null || cents === 0n ? null : findRows(lines, line, cents);
    if (!numeral || cents === null || !rows) continue;
    const { box, currencySign } = numeral;
    return { sum: { key: 'total', label: '', cents, rate: null, line, box, currencySign }, rows };
  }
  return null;
}

/** The rows right above a sum that make it, with the counts of one column. */
function findRows(lines: readonly ReadLine[], sum: ReadLine, cents: bigint): readonly UnmultipliedRow[] | null {
  const priced = listPriced(lines, sum);
  const middles = priced.flatMap(({ line }) => line.numerals.filter(isCount).map(middleOf));
  const columns = middles.filter((middle, index) => middles.findIndex((other) => isNear(other, middle)) === index);
  const ways = columns.slice(0, MAX_COLUMNS).flatMap((middle) => {
    const rows = priced.map(({ line, amount }) => ({ line, amount, count: findCount(line, middle) }));
    const size = rows.findIndex((_, index) => addUp(rows.slice(0, index + 1)) === cents) + 1;
    return size >= MIN_ROWS ? [rows.slice(0, size).toReversed()] : [];
  });
  const [only, ...others] = ways;
  return only && others.length === 0 ? only : null;
}

/** The lines above a sum that show one amount, upwards from it. */
function listPriced(lines: readonly ReadLine[], sum: ReadLine): Omit<UnmultipliedRow, 'count'>[] {
  const priced: Omit<UnmultipliedRow, 'count'>[] = [];
  let below = sum;
  for (const line of lines.slice(Math.max(0, sum.index - MAX_LINES), sum.index).toReversed()) {
    if (line.page !== sum.page || below.box.y - bottomOf(line.box) > MAX_GAP * below.box.height) break;
    const [amount, ...others] = line.numerals.filter(isMoney);
    if (others.length > 0) break;
    if (amount) {
      priced.push({ line, amount });
      below = line;
    }
  }
  return priced;
}

function addUp(rows: readonly UnmultipliedRow[]): bigint {
  return rows.reduce((sum, { amount, count }) => {
    return sum + ((centsOf(amount.value) ?? 0n) * (parseDecimal(count?.value ?? '1', 1) ?? 0n)) / 10n;
  }, 0n);
}

function findCount(line: ReadLine, middle: number): Numeral | null {
  return line.numerals.find((numeral) => isCount(numeral) && isNear(middleOf(numeral), middle)) ?? null;
}

function isCount(numeral: Numeral): boolean {
  const { value, decimals, percent } = numeral;
  return !percent && !isMoney(numeral) && decimals <= 1 && Number(value) > 0 && Number(value) < MAX_COUNT;
}

function middleOf({ box }: Numeral): number {
  return box.x + box.width / 2;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_MIDDLE;
}
