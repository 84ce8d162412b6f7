import { distance } from '../../page/cents.js';
import type { TillAmount, TillLabel } from './till-amounts.js';
import { MOST_ROUNDED, SUMS } from './till-amounts.js';

/** No coin is smaller, so that no sum in cash is odder. */
const COIN = 5n;

/** Whether cash was given for it, and what it was less came back as change. */
export function isPaidInCash(total: bigint, others: readonly TillAmount[]): boolean {
  const changes = of(others, 'change').filter((change) => change !== 0n);
  return of(others, 'paid').some((paid) => changes.some((change) => size(paid) - size(change) === total));
}

/** Whether as much was paid as it says: by card, or in cash without change. */
export function isPaidByCard(total: bigint, others: readonly TillAmount[]): boolean {
  return of(others, 'paid').includes(total);
}

/** A sum of whole five cents that differs from another by a rounding, or that was paid instead; the rounding may be misread. */
export function isAfterRounding(at: TillAmount, others: readonly TillAmount[]): boolean {
  if (at.cents % COIN !== 0n) return false;
  return others.some((other) => isNearly(at, other) && other.cents % COIN !== 0n && isRounded(other, at, others));
}

/** A sum that another one of whole five cents replaces after rounding. */
export function isBeforeRounding(at: TillAmount, others: readonly TillAmount[]): boolean {
  if (at.cents % COIN === 0n || isPaidByCard(at.cents, others)) return false;
  return others.some((other) => isNearly(at, other) && other.cents % COIN === 0n && isRounded(at, other, others));
}

/** What a sum comes to in coins where the slip shows no such sum, but that it was paid or rounded to: null where it doesn't. */
export function roundedSum(at: TillAmount, all: readonly TillAmount[]): bigint | null {
  const over = at.cents % COIN;
  if (over === 0n || isPaidByCard(at.cents, all)) return null;
  const sum = over < 3n ? at.cents - over : at.cents + COIN - over;
  const difference = sum - at.cents;
  const isShown = all.some((other) => other.key === 'rounding' && size(other.cents) === size(difference));
  return isShown || isPaidByCard(sum, all) || isPaidInCash(sum, all) ? sum : null;
}

function isRounded(before: TillAmount, after: TillAmount, all: readonly TillAmount[]): boolean {
  return (
    roundingsBetween(before, after, all).length > 0 || isPaidByCard(after.cents, all) || isPaidInCash(after.cents, all)
  );
}

function isNearly(at: TillAmount, other: TillAmount): boolean {
  return SUMS.has(other.key) && other.cents !== at.cents && distance(other.cents, at.cents) <= MOST_ROUNDED;
}

/** The roundings that make one sum the other, or that stand between the two. */
function roundingsBetween(before: TillAmount, after: TillAmount, all: readonly TillAmount[]): TillAmount[] {
  const difference = distance(before.cents, after.cents);
  return all.filter(
    (rounding) =>
      rounding.key === 'rounding' &&
      (size(rounding.cents) === difference ||
        (rounding.line.index > before.line.index && rounding.line.index < after.line.index)),
  );
}

/** Sum before tax, tax, discount, service charge and rounding that make up the total, each where it is shown. */
export function isReckoned(total: TillAmount, others: readonly TillAmount[]): boolean {
  const starts = others.filter((other) => SUMS.has(other.key) && other.cents > 0n).map((other) => other.cents);
  const taxes = [0n, ...of(others, 'tax')];
  const charges = [0n, ...of(others, 'charge')];
  const discounts = [0n, ...of(others, 'discount').map(size)];
  const roundings = [0n, ...of(others, 'rounding').filter((cents) => size(cents) <= MOST_ROUNDED)];
  const added = charges.flatMap((charge) => discounts.map((discount) => charge - discount));
  return starts.some((start) =>
    added.some((other) =>
      taxes.some((tax) =>
        roundings.some((rounding) => start !== total.cents && start + other + tax + rounding === total.cents),
      ),
    ),
  );
}

/** Whether an amount is only the tax of six hundredths that another one holds or that comes on top of it. */
export function isTaxOf(tax: TillAmount, sum: TillAmount): boolean {
  if (tax.cents < 3n || tax.cents >= sum.cents) return false;
  return [100n, 106n].some((share) => distance(tax.cents * share, sum.cents * 6n) <= 60n + (share - 100n) * 10n);
}

function of(amounts: readonly TillAmount[], key: TillLabel): bigint[] {
  return amounts.filter((amount) => amount.key === key).map((amount) => amount.cents);
}

function size(cents: bigint): bigint {
  return cents < 0n ? -cents : cents;
}
