import {
  MONEY_SCALE,
  QUANTITY_SCALE,
  RATE_SCALE,
  divideHalfUp,
  formatDecimal,
  parseDecimal,
} from '../../shared/money.js';

/** Number of decimals in calculations. Documents state unit prices and quantities with up to six. */
export const AMOUNT_SCALE = 6;
/** 100 % at `AMOUNT_SCALE`. */
const WHOLE = 100n * 10n ** BigInt(AMOUNT_SCALE);
const TO_CENTS = 10n ** BigInt(AMOUNT_SCALE - MONEY_SCALE);
const LOOSE_DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/;
/** These exclusive limits are those of the API: seven digits of a quantity, eight of an item total, three of a rate. */
const MAX_QUANTITY = 10n ** 10n;
const MAX_ITEM_TOTAL = 10n ** 10n;
const MAX_RATE = 10n ** 5n;

/** Converts the lexical forms of xs:decimal and xs:double (`.5`, `5.`, `1.5E2`) to a plain decimal; null for any other text. */
function toPlainDecimal(text: string): string | null {
  const match = LOOSE_DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  if (whole + fraction === '') return null;
  const shift = Number(exponent);
  const digits = shift >= 0 ? whole + fraction.padEnd(shift, '0') : whole.padStart(-shift, '0') + fraction;
  const point = shift >= 0 ? whole.length + shift : Math.max(whole.length + shift, 0);
  return `${sign === '-' ? '-' : ''}${digits.slice(0, point) || '0'}.${digits.slice(point, point + 20) || '0'}`;
}

/** Parses an amount in XML as an integer with six decimals; null if it is absent or not a number. */
export function parseAmount(text: string | null): bigint | null {
  const plain = text === null ? null : toPlainDecimal(text);
  return plain === null ? null : parseDecimal(plain, AMOUNT_SCALE);
}

/** Formats an amount with six decimals as money with two, rounded half up; null stays null. */
export function formatMoney(amount: bigint | null): string | null {
  return amount === null ? null : formatDecimal(divideHalfUp(amount, TO_CENTS), MONEY_SCALE);
}

/** The sum of the amounts that are not null; null if there are none. */
export function sumAmounts(amounts: readonly (bigint | null)[]): bigint | null {
  const stated = amounts.filter((amount) => amount !== null);
  return stated.length === 0 ? null : stated.reduce((sum, amount) => sum + amount, 0n);
}

/** The sum of amounts in XML as a decimal with six places; null if there are none. */
export function addUp(texts: readonly (string | null)[]): string | null {
  const sum = sumAmounts(texts.map(parseAmount));
  return sum === null ? null : formatDecimal(sum, AMOUNT_SCALE);
}

/** Net plus VAT, rounded to cents. All amounts and the percentage have six decimals. */
export function computeGross(net: bigint, rate: bigint): bigint {
  return divideHalfUp(net * (WHOLE + rate), WHOLE * TO_CENTS) * TO_CENTS;
}

function formatWithin(text: string | null, scale: number, limit: bigint): string | null {
  const plain = text === null ? null : toPlainDecimal(text);
  const value = plain === null ? null : parseDecimal(plain, scale);
  if (value === null || value >= limit || value <= -limit) return null;
  return formatDecimal(value, scale);
}

/** Formats a quantity with three decimals; null if it is absent, not a number, or has more than seven digits before the point. */
export function formatQuantity(text: string | null): string | null {
  return formatWithin(text, QUANTITY_SCALE, MAX_QUANTITY);
}

/** Formats a percentage with two decimals; null if it is absent, not a number, negative, or at least 1000. */
export function formatRate(text: string | null): string | null {
  const rate = formatWithin(text, RATE_SCALE, MAX_RATE);
  return rate?.startsWith('-') ? null : rate;
}

/** Formats an item's total with six decimals as money; null if it has more than eight digits before the point. */
export function formatItemTotal(amount: bigint | null): string | null {
  if (amount === null) return null;
  const cents = divideHalfUp(amount, TO_CENTS);
  return cents >= MAX_ITEM_TOTAL || cents <= -MAX_ITEM_TOTAL ? null : formatDecimal(cents, MONEY_SCALE);
}
