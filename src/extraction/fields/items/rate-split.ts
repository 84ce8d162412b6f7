import { centsOf, decimalOf, distance, sumOf, taxOn, taxWithin } from '../../page/cents.js';
import type { ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';

/** More lines than this have too many ways to be split. */
const MOST_LINES = 14;

/**
 * The lines with their rates of VAT, where only the taxes per rate show which line has which: the one split of their amounts, without
 * VAT or with it, on which these taxes fall due. The lines unchanged where they show rates themselves, or where several splits fit.
 */
export function withSplitRates(items: readonly ItemRow[], totals: Totals): readonly ItemRow[] {
  const taxes = taxPerRate(totals);
  const amounts = items.map((item) => centsOf(item.amount) ?? 0n);
  const isOpen = items.every((item) => item.rate === null) && items.length > 1 && items.length <= MOST_LINES;
  const sum = sumOf(amounts);
  if (!isOpen || taxes.size !== 2 || (sum !== totals.net && sum !== totals.gross)) return items;
  const [first, second] = [...taxes].map(([rate, tax]) => ({ rate, tax }));
  if (!first || !second) return items;
  const fits = splitsOf(items.length).filter((inFirst) => {
    const base = sumOf(amounts.filter((_, index) => inFirst(index)));
    const rest = sum - base;
    return sum === totals.net
      ? isDue(first, base) && isDue(second, rest)
      : isWithin(first, base) && isWithin(second, rest);
  });
  const [only] = fits;
  if (!only || fits.length > 1) return items;
  return items.map((item, index) => ({ ...item, rate: decimalOf(only(index) ? first.rate : second.rate) }));
}

function isDue({ rate, tax }: { rate: bigint; tax: bigint }, base: bigint): boolean {
  return base !== 0n && distance(taxOn(base, rate), tax) <= 1n;
}

function isWithin({ rate, tax }: { rate: bigint; tax: bigint }, whole: bigint): boolean {
  return whole !== 0n && distance(taxWithin(whole, rate), tax) <= 1n;
}

/** Every way to put lines into one of two groups, as a question of each line's index. */
function splitsOf(count: number): ((index: number) => boolean)[] {
  return Array.from({ length: 2 ** count }, (_, way) => (index: number) => Math.floor(way / 2 ** index) % 2 === 1);
}

function taxPerRate(totals: Totals): Map<bigint, bigint> {
  const taxes = new Map<bigint, bigint>();
  for (const { key, rate, cents } of totals.labelled)
    if (key === 'vat' && rate !== null && cents !== 0n) taxes.set(rate, cents);
  return sumOf([...taxes.values()]) === totals.vat ? taxes : new Map();
}
