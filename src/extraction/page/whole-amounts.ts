import type { Line } from './lines.js';
import { isMoney, type Numeral } from './numbers.js';
import { hasCaselessLetters } from '../text/scripts.js';

/** A line with its numbers and the labels of sums on it. */
interface SumLine extends Line {
  readonly numerals: readonly Numeral[];
  readonly totals: readonly unknown[];
}

/** An amount and a tax, or a net and a gross total. */
const MIN_SUMS = 2;
/** In whole units. The tax on less is the same for several rates. */
const MIN_TAXED = 1_000;
const GROUPED = /^[^\d]{0,2}\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+[^\d]{0,2}$/u;

/**
 * Marks the numbers with groups of thousands as amounts in documents that write sums without decimals and without a currency, as is
 * usual in rupiah, dong and Icelandic crowns: "Samtals 260.970". One sum with decimals shows that the others have them too.
 */
export function markWholeAmounts<L extends SumLine>(lines: readonly L[]): readonly L[] {
  const sums = lines.filter(({ totals }) => totals.length > 0);
  const hasDecimals = sums.some(({ numerals }) =>
    numerals.some((numeral) => numeral.decimals === 2 && isMoney(numeral)),
  );
  const whole = sums.filter((line) => hasGroupedNumber(line) || isAboveWholeAmounts(line, lines));
  const proven = new Set(lines.filter((line) => findTaxedSum(line).length > 0));
  if (hasDecimals || (whole.length < MIN_SUMS && proven.size === 0)) return lines;
  return lines.map((line) => {
    const parts = proven.has(line) ? findTaxedSum(line) : [];
    const isAmount = (numeral: Numeral): boolean =>
      isGroupedNumber(line, numeral) || isSmallSum(line, numeral) || parts.includes(numeral);
    return {
      ...line,
      numerals: line.numerals.map((numeral) => (isAmount(numeral) ? { ...numeral, isAmount: true } : numeral)),
    };
  });
}

/** The amount, the tax at the rate on the line, and their sum, in whole units: "27 % 80 020 21 605 101 625"; nothing without them. */
function findTaxedSum({ numerals }: SumLine): Numeral[] {
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
  return [];
}

/** Whether a number below a thousand ends the line of a sum, such as "稅額 725". In other scripts, it may be a count or a rate. */
function isSmallSum(line: SumLine, { decimals, percent, suffix, to }: Numeral): boolean {
  const isPlain = decimals === 0 && !percent && suffix === '' && to === line.words.length;
  return isPlain && line.totals.length > 0 && line.numerals.length === 1 && hasCaselessLetters(line.text);
}

function hasGroupedNumber(line: SumLine): boolean {
  return line.numerals.some((numeral) => isGroupedNumber(line, numeral));
}

/** Whether a line of labels alone is above the sums, as on Korean and Japanese forms. */
function isAboveWholeAmounts(line: SumLine, lines: readonly SumLine[]): boolean {
  const next = lines[lines.indexOf(line) + 1];
  return line.numerals.length === 0 && hasCaselessLetters(line.text) && next !== undefined && hasGroupedNumber(next);
}

function isGroupedNumber(line: Line, { decimals, percent, suffix, from, to }: Numeral): boolean {
  if (decimals > 0 || percent || suffix !== '') return false;
  const words = line.words.slice(from, to).map(({ text }) => text);
  return GROUPED.test(words.join(' '));
}
