const DECIMAL = /^([+-]?)(\d{1,20})(?:\.(\d{1,20}))?$/;

/** The decimal places of amounts, quantities and VAT rates, in the store and on both faces. */
export const MONEY_SCALE = 2;
export const QUANTITY_SCALE = 3;
export const RATE_SCALE = 2;
/** The maximum number of digits of an amount, including decimal places. */
export const MONEY_DIGITS = 13;
/** The digits of a VAT rate, including its decimal places. */
export const RATE_DIGITS = 5;

/** Below this, a double is precise enough for `toFixed` to restore all decimal places. */
const MAX_EXACT = 1e13;

/**
 * Parses a plain decimal ("-12.5") to an integer number of its smallest unit, rounding half away from zero.
 *
 * Returns null for anything else, including exponents, digit grouping and spaces.
 */
export function parseDecimal(text: string, scale: number): bigint | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const kept = fraction.slice(0, scale).padEnd(scale, '0');
  const roundUp = fraction.length > scale && fraction.charCodeAt(scale) >= 53;
  const magnitude = BigInt(whole + kept) + (roundUp ? 1n : 0n);
  return sign === '-' ? -magnitude : magnitude;
}

/** Formats an integer number of the smallest unit as a decimal with exactly `scale` places ("-12.50"). */
export function formatDecimal(value: bigint | number | string, scale: number): string {
  // V8 keeps what `String` makes of a number in a cache, so that an export would fill the old generation with such texts.
  if (typeof value === 'number' && Math.abs(value) < MAX_EXACT) return (value / 10 ** scale).toFixed(scale);
  const text = String(value);
  const negative = text.startsWith('-');
  const digits = (negative ? text.slice(1) : text).padStart(scale + 1, '0');
  const cut = digits.length - scale;
  return (negative ? '-' : '') + (scale === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`);
}

/** Formats a decimal text with its scale; null if it is no decimal, or has more digits in total than a field takes. */
export function fitDecimal(text: string | null, digits: number, scale: number): string | null {
  const value = text === null ? null : parseDecimal(text, scale);
  if (value === null) return null;
  const magnitude = value < 0n ? -value : value;
  return magnitude < 10n ** BigInt(digits) ? formatDecimal(value, scale) : null;
}

/** Divides integers, rounding half away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const above = dividend < 0n ? -dividend : dividend;
  const below = divisor < 0n ? -divisor : divisor;
  const quotient = (above * 2n + below) / (below * 2n);
  return negative ? -quotient : quotient;
}

/** Computes the net amount from a gross amount; `rate` is in hundredths of a percent. */
export function computeNet(gross: bigint, rate: bigint): bigint {
  return divideHalfUp(gross * 10_000n, 10_000n + rate);
}
