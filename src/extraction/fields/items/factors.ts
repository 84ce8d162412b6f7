import { isMoney, type Numeral } from '../../page/numbers.js';
import type { ReadLine } from '../../page/document.js';
import { ROUNDING } from '../../page/item-row.js';
import { isCurrencySign, isHundredth } from '../../regions/currencies.js';

/** A quantity and its price, which make an amount that is elsewhere. */
export interface Factors {
  readonly quantity: Numeral;
  /** Plain decimal, with further factors multiplied in. */
  readonly price: string;
}

const MAX_NUMERALS = 12;
const MAX_FACTORS = 4;
/** The price of a price in a calculation may have many decimals. */
const PRICE_DECIMALS = 8;
const TIMES = /^[×x*·•✕]$/iu;

/** Finds the quantity and the price on a line that make an amount elsewhere: "2 h at 35.50" for 71.00; null if there are none. */
export function findFactors(line: ReadLine, amount: string): Factors | null {
  const numbers = line.numerals.filter(({ percent }) => !percent).slice(0, MAX_NUMERALS);
  const converted = numbers.map((numeral) => convertHundredths(line, numeral));
  return findAmong(line, numbers, amount) ?? findAmong(line, converted, amount);
}

function findAmong(line: ReadLine, numbers: readonly Numeral[], amount: string): Factors | null {
  const pairs = numbers.flatMap((first, index) => numbers.slice(index + 1).map((second) => [first, second] as const));
  const pair = pairs.find(([first, second]) => [first, second].some(isMoneyLike) && isProduct(first, second, amount));
  if (!pair) return findChain(line, numbers, amount);
  const [first, second] = isPriceFirst(line, ...pair) ? [pair[1], pair[0]] : pair;
  return { quantity: first, price: second.value };
}

/** Whether a line only says how the amount above it was calculated: "31 days × 0.0446", "5.1 % of 133.64". */
export function isCalculationOf(line: ReadLine, amount: string): boolean {
  const [first, second] = line.numerals;
  if (!first || line.words.slice(0, first.from).some(({ text }) => /\p{L}{2}/u.test(text))) return false;
  const isShare = first.percent && second !== undefined && line.numerals.length === 2;
  const share = isShare ? (Number(first.value) * Number(second.value)) / 100 : null;
  const whole = Math.abs(Number(amount));
  return share === null ? findFactors(line, amount) !== null : Math.abs(Math.abs(share) - whole) < ROUNDING;
}

/** Finds three or four numbers with signs of multiplication between them: "9.2 kW × 31 days × 0.0941". */
function findChain(line: ReadLine, numbers: readonly Numeral[], amount: string): Factors | null {
  const last = numbers.findIndex((numeral, at) => !isMultiplied(line, numeral, numbers[at + 1]));
  const [quantity, ...others] = numbers.slice(0, last + 1);
  if (!quantity || others.length < 2 || others.length >= MAX_FACTORS) return null;
  const price = others.reduce((product, { value }) => product * Number(value), 1);
  const isWhole = Math.abs(Number(quantity.value) * price - Number(amount)) < ROUNDING;
  return isWhole ? { quantity, price: String(Number(price.toFixed(PRICE_DECIMALS))) } : null;
}

function isMultiplied({ words }: ReadLine, first: Numeral, second: Numeral | undefined): boolean {
  return second !== undefined && words.slice(first.to, second.from).some(({ text }) => TIMES.test(text));
}

/** Writes a price in hundredths of the currency, such as "45p", "45 p" or "45 ct/kWh", in the currency. */
export function convertHundredths({ words }: ReadLine, numeral: Numeral): Numeral {
  const [sign = ''] = (numeral.suffix === '' ? (words[numeral.to]?.text ?? '') : numeral.suffix).split('/');
  if (!isHundredth(sign)) return numeral;
  return { ...numeral, value: String(Number(numeral.value) / 100), decimals: 2, suffix: '' };
}

/** Whether a number is written as a price, perhaps with more decimals than an amount. */
function isMoneyLike(numeral: Numeral): boolean {
  return isMoney(numeral) || (numeral.decimals > 1 && numeral.suffix === '');
}

/** Whether the first of two factors is the price: the one per unit, with cents, or the only one with a currency. It mostly comes second. */
export function isPriceFirst(line: ReadLine, first: Numeral, second: Numeral): boolean {
  if (isPerUnit(line, first) !== isPerUnit(line, second)) return isPerUnit(line, first);
  if (isMoney(first) !== isMoney(second)) return isMoney(first);
  return first.currencySign !== null && second.currencySign === null;
}

/** Whether a number is followed by a currency and the unit that it is for: "0.1784 €/kWh". */
function isPerUnit({ words }: ReadLine, { to, currencySign }: Numeral): boolean {
  const [sign = '', unit] = words[to]?.text.split('/') ?? [];
  return unit !== undefined && (sign === '' ? currencySign !== null : isCurrencySign(sign) || isHundredth(sign));
}

/** Whether the product of two numbers is an amount, but for the rounding of the smaller one. */
export function isProduct(first: Numeral, second: Numeral, amount: string): boolean {
  const [a, b] = [Number(first.value), Number(second.value)];
  return (
    a !== 0 && b !== 0 && Math.abs(a * b - Number(amount)) < ROUNDING * Math.max(1, Math.min(Math.abs(a), Math.abs(b)))
  );
}
