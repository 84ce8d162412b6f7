import { divideHalfUp, formatDecimal, parseDecimal } from '../../shared/money.js';

/** Larger numbers are identifiers, not amounts. */
const MAX_CENTS = 10n ** 13n;
/** In cents. */
const MIN_WHOLE_TAX = 10_000n;
/** A net amount divided by this is half a hundredth of a percent of it. */
const MAX_RATE_ROUNDING = 20_000n;

/** Converts a plain decimal to cents, rounded half up; null if it cannot be an amount. */
export function centsOf(value: string): bigint | null {
  const cents = parseDecimal(value, 2);
  return cents === null || cents > MAX_CENTS || cents < -MAX_CENTS ? null : cents;
}

/** Formats cents as a decimal with two places. */
export function decimalOf(cents: bigint): string {
  return formatDecimal(cents, 2);
}

/** The tax in cents on a net amount in cents. The rate is in hundredths of a percent. */
export function taxOn(base: bigint, rate: bigint): bigint {
  return divideHalfUp(base * rate, 10_000n);
}

/** The tax in cents included in a gross amount in cents. The rate is in hundredths of a percent. */
export function taxWithin(gross: bigint, rate: bigint): bigint {
  return divideHalfUp(gross * rate, 10_000n + rate);
}

/** Whether an amount in cents can be the tax on a net amount, but for rounding. The rate is in hundredths of a percent. */
export function isTaxOn(base: bigint, tax: bigint, rate: bigint): boolean {
  return tax !== 0n && distance(taxOn(base, rate), tax) <= computeRounding(base, tax);
}

/** Whether an amount in cents can be the tax on a net amount at a rate that has more than two decimals, such as 9.975 %. */
export function isTaxAtRoundedRate(base: bigint, tax: bigint, rate: bigint): boolean {
  return distance(taxOn(base, rate), tax) <= 1n + distance(base, 0n) / MAX_RATE_ROUNDING;
}

/** Whether an amount in cents can be the tax included in a gross amount, but for rounding. The rate is in hundredths of a percent. */
export function isTaxWithin(gross: bigint, tax: bigint, rate: bigint): boolean {
  return tax !== 0n && distance(taxWithin(gross, rate), tax) <= computeRounding(gross, tax);
}

/** Invoices in rupiah, dong or Icelandic crowns round each tax to whole units; small amounts are whole by chance. */
function computeRounding(amount: bigint, tax: bigint): bigint {
  const isWhole = amount % 100n === 0n && tax % 100n === 0n;
  return isWhole && distance(tax, 0n) >= MIN_WHOLE_TAX ? 50n : 1n;
}

/** The absolute difference of two amounts. */
export function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}

/** The sum of the amounts; 0 for none. */
export function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}
