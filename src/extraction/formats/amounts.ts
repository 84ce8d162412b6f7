import {
  MONEY_SCALE,
  QUANTITY_SCALE,
  RATE_SCALE,
  divideHalfUp,
  formatDecimal,
  parseDecimal,
} from '../../shared/money.js';

/** Decimals of amounts while they are computed with; unit prices and quantities are stated with up to six. */
export const AMOUNT_SCALE = 6;
/** 100 % in rates of the working scale. */
const WHOLE = 100n * 10n ** BigInt(AMOUNT_SCALE);
const TO_CENTS = 10n ** BigInt(AMOUNT_SCALE - MONEY_SCALE);
const LOOSE_DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/;
const LARGEST_QUANTITY = 10n ** 10n;
const LARGEST_ITEM_TOTAL = 10n ** 10n;
const LARGEST_RATE = 10n ** 5n;

/** The lexical forms of xs:decimal and xs:double (`.5`, `5.`, `1.5E2`) as a plain decimal; null for everything else. */
function plainDecimal(text: string): string | null {
  const match = LOOSE_DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  if (whole + fraction === '') return null;
  const shift = Number(exponent);
  const digits = shift >= 0 ? whole + fraction.padEnd(shift, '0') : whole.padStart(-shift, '0') + fraction;
  const point = shift >= 0 ? whole.length + shift : Math.max(whole.length + shift, 0);
  return `${sign === '-' ? '-' : ''}${digits.slice(0, point) || '0'}.${digits.slice(point, point + 20) || '0'}`;
}

/** An amount stated in XML, as an integer of six decimals; null when there is none or it is no number. */
export function amountOf(text: string | null): bigint | null {
  const plain = text === null ? null : plainDecimal(text);
  return plain === null ? null : parseDecimal(plain, AMOUNT_SCALE);
}

/** An amount of six decimals as money with two decimals, rounded half up; null stays null. */
export function moneyText(amount: bigint | null): string | null {
  return amount === null ? null : formatDecimal(divideHalfUp(amount, TO_CENTS), MONEY_SCALE);
}

/** The sum of the amounts that are stated; null when none is. */
export function sumOf(amounts: readonly (bigint | null)[]): bigint | null {
  const stated = amounts.filter((amount) => amount !== null);
  return stated.length === 0 ? null : stated.reduce((sum, amount) => sum + amount, 0n);
}

/** Net plus VAT at a percentage of six decimals, as an amount of six decimals that is rounded to cents. */
export function grossOf(net: bigint, rate: bigint): bigint {
  return divideHalfUp(net * (WHOLE + rate), WHOLE * TO_CENTS) * TO_CENTS;
}

function withinLimit(text: string | null, scale: number, limit: bigint): string | null {
  const plain = text === null ? null : plainDecimal(text);
  const value = plain === null ? null : parseDecimal(plain, scale);
  if (value === null || value >= limit || value <= -limit) return null;
  return formatDecimal(value, scale);
}

/** A quantity with three decimals; null when it is absent, no number, or above what an item can hold (seven digits before the point). */
export function quantityText(text: string | null): string | null {
  return withinLimit(text, QUANTITY_SCALE, LARGEST_QUANTITY);
}

/** A percentage with two decimals; null when it is absent, no number or negative, or has four digits before the point. */
export function rateText(text: string | null): string | null {
  const rate = withinLimit(text, RATE_SCALE, LARGEST_RATE);
  return rate?.startsWith('-') ? null : rate;
}

/** An item's total of six decimals as money; null when it is above what an item can hold (eight digits before the point). */
export function itemTotalText(amount: bigint | null): string | null {
  if (amount === null) return null;
  const cents = divideHalfUp(amount, TO_CENTS);
  return cents >= LARGEST_ITEM_TOTAL || cents <= -LARGEST_ITEM_TOTAL ? null : formatDecimal(cents, MONEY_SCALE);
}
