import { distance } from '../../page/cents.js';
import type { Receipt } from './receipt.js';
import { SUMS, type TillAmount } from './till-amounts.js';
import type { TillKey } from './till-label.js';

/** Whether the cash given less the change is this total. */
export function isPaidInCash(total: bigint, others: readonly TillAmount[]): boolean {
  const changes = listCents(others, 'change').filter((change) => change !== 0n);
  return listCents(others, 'paid').some((paid) =>
    changes.some((change) => getAbsolute(paid) - getAbsolute(change) === total),
  );
}

/** Whether exactly this amount was paid, by card or in cash without change. */
export function isPaidExactly(total: bigint, others: readonly TillAmount[]): boolean {
  return listCents(others, 'paid').includes(total);
}

/** Whether a sum is the rounded form of another one: a rounding or a payment shows it. The rounding itself may be misread. */
export function isAfterRounding(receipt: Receipt, at: TillAmount, others: readonly TillAmount[]): boolean {
  const { coin } = receipt;
  if (at.cents % coin !== 0n) return false;
  return others.some(
    (other) => isNearly(receipt, at, other) && other.cents % coin !== 0n && isRounded(other, at, others),
  );
}

/** Whether another sum is the rounded form of this one. */
export function isBeforeRounding(receipt: Receipt, at: TillAmount, others: readonly TillAmount[]): boolean {
  const { coin } = receipt;
  if (at.cents % coin === 0n || isPaidExactly(at.cents, others)) return false;
  return others.some(
    (other) => isNearly(receipt, at, other) && other.cents % coin === 0n && isRounded(at, other, others),
  );
}

/** Rounds a sum to whole coins if the receipt shows the rounding or the payment, but not the result. Returns null if it shows neither. */
export function roundSum({ coin }: Receipt, at: TillAmount, all: readonly TillAmount[]): bigint | null {
  const remainder = at.cents % coin;
  if (remainder === 0n || isPaidExactly(at.cents, all)) return null;
  const sum = 2n * remainder < coin ? at.cents - remainder : at.cents + coin - remainder;
  const difference = getAbsolute(sum - at.cents);
  const isShown = all.some((other) => other.key === 'rounding' && getAbsolute(other.cents) === difference);
  return isShown || isPaidExactly(sum, all) || isPaidInCash(sum, all) ? sum : null;
}

/** Whether a total is a sum plus the tax, charge and rounding and less the discount that the receipt shows. */
export function isCalculated({ maxRounding }: Receipt, total: TillAmount, others: readonly TillAmount[]): boolean {
  const sums = others.filter((other) => SUMS.has(other.key) && other.cents > 0n && other.cents !== total.cents);
  const taxes = [0n, ...listCents(others, 'tax')];
  const charges = [0n, ...listCents(others, 'charge'), ...listCents(others, 'tip')];
  const discounts = [0n, ...listCents(others, 'discount').map(getAbsolute)];
  const roundings = [0n, ...listCents(others, 'rounding').filter((cents) => getAbsolute(cents) <= maxRounding)];
  const added = charges.flatMap((charge) => discounts.map((discount) => charge - discount));
  return sums.some(({ cents }) =>
    added.some((other) =>
      taxes.some((tax) => roundings.some((rounding) => cents + other + tax + rounding === total.cents)),
    ),
  );
}

function isRounded(before: TillAmount, after: TillAmount, all: readonly TillAmount[]): boolean {
  return hasRoundingBetween(before, after, all) || isPaidExactly(after.cents, all) || isPaidInCash(after.cents, all);
}

function isNearly({ maxRounding }: Receipt, at: TillAmount, other: TillAmount): boolean {
  return SUMS.has(other.key) && other.cents !== at.cents && distance(other.cents, at.cents) <= maxRounding;
}

/** Whether the receipt shows a rounding that is the difference of two sums, or that is between them. */
function hasRoundingBetween(before: TillAmount, after: TillAmount, all: readonly TillAmount[]): boolean {
  const difference = distance(before.cents, after.cents);
  return all.some(
    ({ key, cents, line }) =>
      key === 'rounding' &&
      (getAbsolute(cents) === difference || (line.index > before.line.index && line.index < after.line.index)),
  );
}

function listCents(amounts: readonly TillAmount[], key: TillKey): bigint[] {
  return amounts.filter((amount) => amount.key === key).map((amount) => amount.cents);
}

function getAbsolute(cents: bigint): bigint {
  return cents < 0n ? -cents : cents;
}
