import { divideHalfUp, formatDecimal, parseDecimal } from '../../shared/money.js';

/** The most that an amount of an invoice can be; what is larger is an identifier. */
const MAX_CENTS = 10n ** 13n;

/** A plain decimal as cents, half up; null for what cannot be an amount. */
export function centsOf(value: string): bigint | null {
  const cents = parseDecimal(value, 2);
  return cents === null || cents > MAX_CENTS || cents < -MAX_CENTS ? null : cents;
}

/** Cents as a decimal with two places. */
export function decimalOf(cents: bigint): string {
  return formatDecimal(cents, 2);
}

/** The tax in cents on a base in cents at a rate in hundredths of a percent. */
export function taxOn(base: bigint, rate: bigint): bigint {
  return divideHalfUp(base * rate, 10_000n);
}

/** The tax in cents that a gross amount in cents holds at a rate in hundredths of a percent. */
export function taxWithin(gross: bigint, rate: bigint): bigint {
  return divideHalfUp(gross * rate, 10_000n + rate);
}

/** How far two amounts are apart, never negative. */
export function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}

/** The sum of amounts, zero for none. */
export function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}
