import { rightOf } from './boxes.js';
import type { TotalLabel } from '../locales/locale.js';
import type { Line } from './lines.js';
import { isMoney, type Numeral } from './numbers.js';
import { findSummedColumn, type SumLine } from './summed-columns.js';
import { hasCaselessLetters } from '../text/scripts.js';

/** An amount and a tax, or a net and a gross total. */
const MIN_SUMS = 2;
/** The first sums are tried; the others are ignored. */
const MAX_SUMS = 16;
const DEDUCTIONS: readonly TotalLabel[] = ['discount', 'prepaid', 'withholding'];
/** In whole units. The tax on less is the same for several rates. */
const MIN_TAXED = 1_000;
/** In a column of amounts with groups of thousands. */
const MIN_COLUMN = 3;
/** In heights of a number. */
const MAX_SHIFT = 1.2;
const GROUPED = /^[^\d]{0,4}\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+[^\d]{0,4}$/u;

/**
 * Marks the numbers with groups of thousands as amounts in documents that write sums without decimals and without a currency, as is
 * usual in rupiah, dong and Icelandic crowns: "Samtals 260.970". One sum with decimals shows that the others have them too. Programs that
 * write numbers as they are leave out zeros: "Total before tax 50000", "Tax 4500", "Total 54500".
 */
export function markWholeAmounts<L extends SumLine>(lines: readonly L[]): readonly L[] {
  const sums = lines.filter(({ totals }) => totals.length > 0);
  const hasDecimals = sums.some(({ numerals }) =>
    numerals.some((numeral) => numeral.decimals === 2 && isMoney(numeral)),
  );
  const made = findPlainSums(sums, hasDecimals);
  const plain = hasDecimals || made.size > 0 ? made : findSummedColumn(lines);
  if (hasDecimals) return plain.size === 0 ? lines : markAmounts(lines, (_, numeral) => plain.has(numeral));
  const whole = sums.filter((line) => hasGroupedNumber(line) || isAboveWholeAmounts(line, lines));
  const column = findColumn(lines);
  const proven = new Map<SumLine, readonly Numeral[] | null>(
    lines.map((line) => [line, findTaxedSum(line) ?? findProductAbove(line, lines)]),
  );
  const areWhole =
    whole.length >= MIN_SUMS ||
    sums.some((line) => isRowAboveSums(line, lines)) ||
    lines.some((line) => proven.get(line));
  if (!areWhole && column === null && plain.size === 0) return lines;
  const isAmount = (line: SumLine, numeral: Numeral): boolean =>
    (areWhole && isWholeAmount(line, numeral)) ||
    (column !== null && isInColumn(line, numeral, column)) ||
    plain.has(numeral) ||
    proven.get(line)?.includes(numeral) === true;
  return markAmounts(lines, isAmount);
}

function markAmounts<L extends SumLine>(
  lines: readonly L[],
  isAmount: (line: SumLine, numeral: Numeral) => boolean,
): readonly L[] {
  return lines.map((line) => ({
    ...line,
    numerals: line.numerals.map((numeral) => (isAmount(line, numeral) ? { ...numeral, isAmount: true } : numeral)),
  }));
}

/**
 * The only numbers of lines with sums, if they have at most one decimal and no groups, and two or three of them make up another one. If other
 * sums have cents, only those that make up an amount with them: "Total 4081.5", "Total 901.75", "Grand total 4983.25".
 */
function findPlainSums(sums: readonly SumLine[], hasDecimals: boolean): ReadonlySet<Numeral> {
  const read = sums.flatMap((line) => readOnlyNumber(line) ?? []).slice(0, MAX_SUMS);
  const parts = findParts(read, hasDecimals);
  const taken = hasDecimals ? parts : parts.length > 0 ? read : [];
  return new Set(taken.filter(({ isPlain }) => isPlain).map(({ numeral }) => numeral));
}

/** The only number of a sum, in cents. What is deducted is negative. */
interface OnlyNumber {
  readonly numeral: Numeral;
  readonly isPlain: boolean;
  readonly cents: number;
}

function readOnlyNumber({ numerals, totals }: SumLine): OnlyNumber | null {
  const [numeral, ...others] = numerals.filter(({ percent }) => !percent);
  if (!numeral || others.length > 0) return null;
  const isPlain = numeral.decimals < 2 && numeral.suffix === '';
  const cents = Math.abs(Math.round(100 * Number(numeral.value)));
  const isDeducted = totals.some(({ key }) => DEDUCTIONS.includes(key));
  return cents > 0 && (isPlain || isMoney(numeral)) ? { numeral, isPlain, cents: isDeducted ? -cents : cents } : null;
}

/**
 * Finds two or three numbers that make up another one, and that one; none if there are none.
 *
 * @param hasFraction whether they need a part of a unit, as whole numbers may add up by chance
 */
function findParts(numbers: readonly OnlyNumber[], hasFraction: boolean): readonly OnlyNumber[] {
  const pairs = numbers.flatMap((first, at) => numbers.slice(at + 1).map((second) => [first, second]));
  const triples = pairs.flatMap((pair) =>
    numbers.slice(numbers.indexOf(pair[1] as OnlyNumber) + 1).map((third) => [...pair, third]),
  );
  for (const parts of [...pairs, ...triples]) {
    const cents = parts.reduce((sum, part) => sum + part.cents, 0);
    const whole = numbers.find((other) => !parts.includes(other) && other.cents === cents);
    if (whole && (!hasFraction || cents % 100 !== 0)) return [...parts, whole];
  }
  return [];
}

function isWholeAmount(line: SumLine, numeral: Numeral): boolean {
  return isGroupedNumber(line, numeral) || isSmallSum(line, numeral) || isSmallTax(line, numeral);
}

/** The amount, the tax at the rate on the line, and their sum, in whole units: "27 % 30 000 8 100 38 100"; null without them. */
function findTaxedSum({ numerals }: SumLine): readonly Numeral[] | null {
  const rates = numerals.filter(({ percent }) => percent).map(({ value }) => Number(value));
  const numbers = numerals.filter(({ percent, decimals, suffix }) => !percent && decimals === 0 && suffix === '');
  for (const [at, net] of numbers.entries()) {
    const [tax, gross] = numbers.slice(at + 1);
    if (!tax || !gross) break;
    const [base, part, whole] = [net, tax, gross].map(({ value }) => Number(value));
    const isSum = Math.abs(base ?? 0) >= MIN_TAXED && (base ?? 0) + (part ?? 0) === whole && part !== 0;
    if (isSum && rates.some((rate) => rate > 0 && Math.abs(((base ?? 0) * rate) / 100 - (part ?? 0)) < 1))
      return [net, tax, gross];
  }
  return null;
}

/** The sum on a line, if it has groups of thousands and is a quantity times a price on a line above: "3  1,600" above "Total  4,800". */
function findProductAbove(line: SumLine, lines: readonly SumLine[]): readonly Numeral[] | null {
  const [sum, ...others] = line.numerals;
  if (!sum || others.length > 0 || line.totals.length === 0 || !isGroupedNumber(line, sum)) return null;
  const isProduct = lines.slice(0, lines.indexOf(line)).some(({ numerals }) => {
    const [price, quantity] = numerals.filter(({ percent }) => !percent).toReversed();
    const factors = [price, quantity].map((numeral) => Number(numeral?.value));
    return factors.every((factor) => factor > 1) && factors.reduce((a, b) => a * b) === Number(sum.value);
  });
  return isProduct ? [sum] : null;
}

/**
 * The right edge of a column of whole amounts as tills print it: the last numbers of several lines, with groups of thousands, end below each
 * other and right of all text. Null if the page has an amount with decimals at the end of any line, or no such column.
 */
function findColumn(lines: readonly SumLine[]): number | null {
  const last = lines.flatMap((line) => {
    const numeral = line.numerals.at(-1);
    return numeral?.to === line.words.length ? [{ line, numeral }] : [];
  });
  if (lines.some(({ page }) => page > 1) || last.some(({ numeral }) => numeral.decimals === 2)) return null;
  const grouped = last.filter(({ line, numeral }) => isGroupedNumber(line, numeral) && line.words.length > 1);
  const edge = Math.max(0, ...grouped.map(({ numeral }) => rightOf(numeral.box)));
  const aligned = grouped.filter(({ numeral }) => isAt(numeral, edge));
  const hasSum = aligned.some(({ line }) => line.totals.length > 0);
  return hasSum && aligned.length >= MIN_COLUMN ? edge : null;
}

function isInColumn(line: SumLine, numeral: Numeral, edge: number): boolean {
  const isPlain = numeral.decimals === 0 && !numeral.percent && numeral.suffix === '';
  return isPlain && numeral.to === line.words.length && line.words.length > 1 && isAt(numeral, edge);
}

function isAt({ box }: Numeral, edge: number): boolean {
  return Math.abs(rightOf(box) - edge) < MAX_SHIFT * box.height;
}

/** Whether a number below a thousand ends the line of a sum, such as "稅額 725". In other scripts, it may be a count or a rate. */
function isSmallSum(line: SumLine, { decimals, percent, suffix, to }: Numeral): boolean {
  const isPlain = decimals === 0 && !percent && suffix === '' && to === line.words.length;
  return isPlain && line.totals.length > 0 && line.numerals.length === 1 && hasCaselessLetters(line.text);
}

/** Whether a number below a thousand is in the row of a rate beside amounts with groups: "5% 12.380 619 12.999". */
function isSmallTax(line: SumLine, { decimals, percent, suffix }: Numeral): boolean {
  const isRow = line.numerals[0]?.percent === true && line.numerals.length > 2 && hasGroupedNumber(line);
  return isRow && decimals === 0 && !percent && suffix === '';
}

function hasGroupedNumber(line: SumLine): boolean {
  return line.numerals.some((numeral) => isGroupedNumber(line, numeral));
}

/** Whether a line of labels alone is above the sums, as on Korean and Japanese forms. */
function isAboveWholeAmounts(line: SumLine, lines: readonly SumLine[]): boolean {
  const next = lines[lines.indexOf(line) + 1];
  return line.numerals.length === 0 && hasCaselessLetters(line.text) && next !== undefined && hasGroupedNumber(next);
}

/** Whether a row of labels, perhaps with a rate, is above a row of several sums. */
function isRowAboveSums(line: SumLine, lines: readonly SumLine[]): boolean {
  const next = lines[lines.indexOf(line) + 1];
  const sums = next?.numerals.filter((numeral) => isGroupedNumber(next, numeral)) ?? [];
  return line.totals.length >= MIN_SUMS && line.numerals.every(({ percent }) => percent) && sums.length >= MIN_SUMS;
}

function isGroupedNumber(line: Line, { decimals, percent, suffix, from, to }: Numeral): boolean {
  if (decimals > 0 || percent || suffix !== '') return false;
  const words = line.words.slice(from, to).map(({ text }) => text);
  return GROUPED.test(words.join(' '));
}
