import { EURO_RATES } from '../regions/euro.js';
import { centsOf } from './cents.js';
import type { ReadDocument, ReadLine } from './document.js';
import { isMoney, type Numeral } from './numbers.js';

/** An amount, and what stands right of it on the line of a sum. */
interface Pair {
  readonly line: ReadLine;
  readonly left: Numeral;
  readonly right: Numeral;
  readonly ratio: number;
}

/** Amounts of one column that have the same ratio to those beside them are converted; fewer may have it by chance. */
const MIN_PAIRS = 2;
/** How far up the lines that add up to a sum are searched. */
const MAX_LINES = 60;
/** Both amounts of a pair are rounded to cents. */
const ROUNDING = 0.006;
/** An amount beside another one may be its tax, or include its tax, up to this share of it. */
const MAX_TAX = 0.35;

/**
 * Finds the amounts that only repeat the sums beside them in another currency: in two columns of sums, those of one are those of the other
 * times an exchange rate. One pair is enough at the fixed rate of a former currency to the euro. The lines above add up to those of the
 * document's own currency. Rates that could be those of a tax are left out.
 */
export function findConvertedAmounts(document: ReadDocument): ReadonlySet<Numeral> {
  const pairs = document.lines.flatMap(readPair);
  const [clearest] = pairs.filter(({ ratio }) => !isRatioOfTax(ratio)).toSorted((a, b) => size(b) - size(a));
  if (!clearest) return new Set();
  const same = pairs.filter((pair) => hasRatio(pair, clearest.ratio));
  const isFixed = EURO_RATES.some((rate) => hasRatio(clearest, rate) || hasRatio(clearest, 1 / rate));
  const different = new Set(same.map(({ left }) => Math.abs(Number(left.value))));
  if (different.size < MIN_PAIRS && !isFixed) return new Set();
  const parts = document.lines.filter((line) => same.every((pair) => pair.line !== line));
  const isOwn = (side: 'left' | 'right'): boolean => same.some((pair) => isSumAbove(parts, pair.line, pair[side]));
  const converted = isOwn('right') && !isOwn('left') ? 'left' : 'right';
  return new Set(same.map((pair) => pair[converted]));
}

/** The two amounts beside the last label of a sum on a line. */
function readPair(line: ReadLine): Pair[] {
  const end = line.totals.at(-1)?.to;
  const [left, right, ...others] = line.numerals.filter(
    (numeral) => numeral.from >= (end ?? Infinity) && isMoney(numeral),
  );
  if (!left || !right || others.length > 0 || Number(left.value) === 0 || Number(right.value) === 0) return [];
  return [{ line, left, right, ratio: Number(right.value) / Number(left.value) }];
}

/** Whether the last amounts of the lines above add up to an amount. */
function isSumAbove(lines: readonly ReadLine[], line: ReadLine, amount: Numeral): boolean {
  const above = lines.filter(({ index }) => index < line.index && index >= line.index - MAX_LINES).toReversed();
  let sum = 0n;
  return above.some(({ numerals, page }) => {
    const last = numerals.findLast(isMoney);
    sum += page === line.page && last ? (centsOf(last.value) ?? 0n) : 0n;
    return sum !== 0n && sum === centsOf(amount.value);
  });
}

function isRatioOfTax(ratio: number): boolean {
  const share = Math.min(Math.abs(ratio), 1 / Math.abs(ratio));
  return ratio < 0 || share < 0.001 || share >= 1 / (1 + MAX_TAX) || (ratio < 1 && share <= MAX_TAX);
}

/** Larger amounts show the rate more exactly. */
function size({ left, right }: Pair): number {
  return Math.min(Math.abs(Number(left.value)), Math.abs(Number(right.value)));
}

function hasRatio({ left, right }: Pair, ratio: number): boolean {
  return Math.abs(Number(right.value) - Number(left.value) * ratio) <= ROUNDING * (1 + ratio);
}
