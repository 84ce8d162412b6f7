import { endsInColumn } from '../../../page/lines.js';
import type { PlacedNumber } from './placed-numbers.js';

/** What a number has to do with the sums of its column. */
export interface SumEvidence {
  /** How many amounts in a row, with this one, add up to one below them or to a total. */
  readonly summed: number;
  /** How many add up to a total. */
  readonly totalled: number;
  /** How many amounts right above it add up to this one. */
  readonly sumOf: number;
}

const NO_SUMS: SumEvidence = { summed: 0, totalled: 0, sumOf: 0 };
/** The sum of amounts is among so many below them. */
const MAX_BELOW = 8;
const MAX_COLUMN = 150;
/** In points. Columns whose right edges are closer are looked at once. */
const EDGE_STEP = 4;

/** Finds the amounts that follow each other in a column and add up to one below them, or to one of the totals in cents. */
export function findSums(
  numbers: readonly PlacedNumber[],
  totals: ReadonlySet<number>,
): ReadonlyMap<PlacedNumber, SumEvidence> {
  const amounts = numbers.filter(({ isMoney }) => isMoney);
  const edges = new Map(amounts.map((amount) => [Math.round(amount.right / EDGE_STEP), amount.right]));
  const found = new Map<PlacedNumber, SumEvidence>();
  for (const edge of edges.values()) addSums(listColumn(amounts, edge), totals, found);
  return found;
}

/** The last amount of each line in a column. */
function listColumn(amounts: readonly PlacedNumber[], edge: number): readonly PlacedNumber[] {
  const column = new Map(
    amounts.filter(({ numeral }) => endsInColumn(numeral.box, edge)).map((amount) => [amount.line, amount]),
  );
  return [...column.values()].slice(0, MAX_COLUMN);
}

function addSums(
  column: readonly PlacedNumber[],
  totals: ReadonlySet<number>,
  found: Map<PlacedNumber, SumEvidence>,
): void {
  for (const [first, { cents }] of column.entries()) {
    let sum = cents;
    for (let last = first + 1; last < column.length; last += 1) {
      sum += column[last]?.cents ?? 0;
      if (sum !== 0) addSum(column, first, last, { sum, isTotal: totals.has(sum) }, found);
    }
  }
}

function addSum(
  column: readonly PlacedNumber[],
  first: number,
  last: number,
  { sum, isTotal }: { readonly sum: number; readonly isTotal: boolean },
  found: Map<PlacedNumber, SumEvidence>,
): void {
  const size = last - first + 1;
  const below = column.slice(last + 1, last + 1 + MAX_BELOW).find(({ cents }) => cents === sum);
  if (below) raise(found, below, { sumOf: size });
  if (!below && !isTotal) return;
  for (const amount of column.slice(first, last + 1))
    raise(found, amount, { summed: size, totalled: isTotal ? size : 0 });
}

function raise(found: Map<PlacedNumber, SumEvidence>, amount: PlacedNumber, sizes: Partial<SumEvidence>): void {
  const before = found.get(amount) ?? NO_SUMS;
  found.set(amount, {
    summed: Math.max(before.summed, sizes.summed ?? 0),
    totalled: Math.max(before.totalled, sizes.totalled ?? 0),
    sumOf: Math.max(before.sumOf, sizes.sumOf ?? 0),
  });
}
