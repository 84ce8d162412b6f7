import { countBySlice, listSlice, type IdSet } from './id-set.js';
import type { Timestamp } from '../../shared/clock.js';

/** The earliest and the latest creation time of an account's invoices in a slice of row ids. */
export interface SliceSpan {
  readonly slice: number;
  readonly from: Timestamp;
  readonly to: Timestamp;
}

/** The rows of a list by creation time that are wanted. */
export interface WantedRows {
  readonly descending: boolean;
  /** The number of rows to skip. */
  readonly offset: number;
  readonly limit: number;
  /** The creation time of the row that they follow; the rows of the same time may follow it, too. */
  readonly after?: Timestamp;
}

/** A few invoices that include the wanted rows of a list. */
export interface PageWindow {
  readonly ids: readonly number[];
  /** The number of rows that come before all of these. */
  readonly skipped: number;
  /** Whether the list ends with these. */
  readonly isLast: boolean;
}

/** A slice as the list reads it: `first` and `last` are the ends of its span in the order of the list. */
interface Stretch {
  readonly slice: number;
  readonly first: Timestamp;
  readonly last: Timestamp;
  readonly count: number;
}

/** With more ids than this, the slices overlap so much that nothing is gained. */
const MAX_IDS = 4_000;

/**
 * Narrows a list of invoices by creation time down to the slices of row ids that may hold the wanted rows. Ids need
 * not be in the order of the times: slices whose times overlap are taken together.
 *
 * @returns null if that leaves too many
 */
export function findPageWindow(set: IdSet, spans: readonly SliceSpan[], wanted: WantedRows): PageWindow | null {
  const precedes = (left: Timestamp, right: Timestamp) => (wanted.descending ? left > right : left < right);
  const compare = (left: Timestamp, right: Timestamp) => Number(precedes(right, left)) - Number(precedes(left, right));
  const { after, offset, limit } = wanted;
  const all = listStretches(set, spans, wanted.descending);
  if (!all) return null;
  const left = after === undefined ? all : all.filter((stretch) => !precedes(stretch.last, after));
  const isAfter = ({ first }: Stretch) => after === undefined || precedes(after, first);

  const skipped = new Set(
    listBefore(
      left.toSorted((one, other) => compare(one.first, other.first)),
      offset,
      precedes,
    ),
  );
  const byEnd = left.filter(isAfter).toSorted((one, other) => compare(one.last, other.last));
  const end = byEnd[findIndexOfSum(byEnd, offset + limit)]?.last;
  const rest = left.filter((stretch) => !skipped.has(stretch));
  const chosen = end === undefined ? rest : rest.filter(({ first }) => !precedes(end, first));
  if (sumCounts(chosen) > MAX_IDS) return null;
  return {
    ids: chosen.flatMap(({ slice }) => listSlice(set, slice)),
    skipped: sumCounts([...skipped]),
    isLast: chosen.length === rest.length,
  };
}

function listStretches(set: IdSet, spans: readonly SliceSpan[], descending: boolean): Stretch[] | null {
  const spanOf = new Map(spans.map((span) => [span.slice, span]));
  const stretches: Stretch[] = [];
  for (const [slice, count] of countBySlice(set)) {
    const span = spanOf.get(slice);
    if (!span) return null;
    const [first, last] = descending ? [span.to, span.from] : [span.from, span.to];
    stretches.push({ slice, first, last, count });
  }
  return stretches;
}

/**
 * The stretches of which all rows are certainly among the first `offset`: those that end before the first stretch that could reach
 * beyond them begins. `stretches` are in the order in which they begin.
 */
function listBefore(
  stretches: readonly Stretch[],
  offset: number,
  precedes: (left: Timestamp, right: Timestamp) => boolean,
): Stretch[] {
  const next = stretches[findIndexOfSum(stretches, offset + 1)];
  return next ? stretches.filter(({ last }) => precedes(last, next.first)) : [...stretches];
}

/** The index of the first stretch with which the counts reach a sum; -1 if they do not. */
function findIndexOfSum(stretches: readonly Stretch[], wanted: number): number {
  let sum = 0;
  return stretches.findIndex(({ count }) => (sum += count) >= wanted);
}

function sumCounts(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { count }) => sum + count, 0);
}
