import type { Box } from '../model/finding.js';
import { rightOf } from './boxes.js';
import type { TotalLabel } from '../locales/locale.js';
import type { Line } from './lines.js';
import type { Numeral } from './numbers.js';

/** A line with its numbers and the labels of sums on it. */
export interface SumLine extends Line {
  readonly numerals: readonly Numeral[];
  readonly totals: readonly { readonly key: TotalLabel }[];
}

const SUMS: readonly TotalLabel[] = ['lines', 'net', 'gross', 'total', 'payable'];
/** Whole numbers may add up by chance. */
const MIN_PARTS = { whole: 3, fraction: 2 } as const;
/** In heights of a number. */
const MAX_SHIFT = 0.5;

/**
 * Finds a labelled sum and the column of numbers above that adds up to it, in documents whose program writes numbers as they are: "12951.0",
 * "824.7", "Total 13775.7". The column may stand right of the sum. Returns none if there is no such sum.
 */
export function findSummedColumn(lines: readonly SumLine[]): ReadonlySet<Numeral> {
  for (const [at, { numerals, totals }] of lines.entries()) {
    const [sum, ...others] = numerals;
    if (!sum || others.length > 0 || !isPlain(sum) || !totals.some(({ key }) => SUMS.includes(key))) continue;
    const last = lines.slice(0, at).flatMap((line) => line.numerals.findLast(isPlain) ?? []);
    for (const edgeOf of [(box: Box): number => rightOf(box), (box: Box): number => box.x]) {
      for (const edge of new Set(last.map(({ box }) => edgeOf(box)))) {
        const column = last.filter(({ box }) => Math.abs(edgeOf(box) - edge) < MAX_SHIFT * box.height);
        const cents = column.reduce((total, numeral) => total + toCents(numeral), 0);
        const minParts = cents % 100 === 0 ? MIN_PARTS.whole : MIN_PARTS.fraction;
        if (column.length >= minParts && cents === toCents(sum)) return new Set([...column, sum]);
      }
    }
  }
  return new Set();
}

/** Whether a number can be an amount that is written as it is. */
function isPlain({ decimals, percent, suffix }: Numeral): boolean {
  return decimals <= 2 && !percent && suffix === '';
}

function toCents({ value }: Numeral): number {
  return Math.round(Number(value) * 100);
}
