import type { Features } from '../../../ranking/features.js';
import type { PlacedNumber } from './placed-numbers.js';

/** More numbers on a line are not looked at. */
const MAX_NUMBERS = 12;
/** In whole units: prices and amounts are rounded to cents. */
const ROUNDING = 0.006;

/** Whether two numbers multiply to an amount, but for the rounding of the smaller one. */
export function isProductOf(a: number, b: number, amount: number): boolean {
  return amount !== 0 && Math.abs(a * b - amount) <= ROUNDING * Math.max(1, Math.min(Math.abs(a), Math.abs(b)));
}

/** Describes how a number can be computed from the others near it, and they from it. */
export function describeArithmetic(number: PlacedNumber, near: readonly PlacedNumber[]): Features {
  const others = near.filter((other) => other !== number).slice(0, MAX_NUMBERS);
  const found: Record<string, number> = {};
  for (const [at, a] of others.entries())
    for (const [index, b] of others.entries()) {
      if (at === index) continue;
      if (a.numeral.percent) compareTaxed(number, a, b, found);
      else if (!b.numeral.percent) compare(number, a, b, at < index, found);
    }
  return found;
}

/** @param isFirst whether the two others come in this order, so that each pair is multiplied once */
function compare(
  number: PlacedNumber,
  a: PlacedNumber,
  b: PlacedNumber,
  isFirst: boolean,
  found: Record<string, number>,
): void {
  if (isFirst && number.isMoney && isProductOf(a.value, b.value, number.value))
    found[isOne(a) || isOne(b) ? 'product with one' : 'product'] = 1;
  if (b.isMoney && isProductOf(number.value, a.value, b.value))
    found[isOne(number) || isOne(a) ? 'factor with one' : 'factor'] = 1;
  if (!number.isMoney || !a.isMoney || !b.isMoney || a.cents === 0) return;
  if (isFirst && b.cents !== 0 && isClose(a.cents + b.cents, number.cents)) found['sum of two'] = 1;
  if (number.cents !== 0 && isClose(number.cents + a.cents, b.cents))
    found[Math.abs(number.cents) >= Math.abs(a.cents) ? 'larger part' : 'smaller part'] = 1;
}

/** Compares a number with an amount and a percentage, as of a tax. */
function compareTaxed(
  number: PlacedNumber,
  rate: PlacedNumber,
  amount: PlacedNumber,
  found: Record<string, number>,
): void {
  if (!number.isMoney || !amount.isMoney || amount.numeral.percent || number.cents === amount.cents) return;
  const share = rate.value / 100;
  if (isClose(amount.cents * (1 + share), number.cents)) found['with tax'] = 1;
  if (isClose(number.cents * (1 + share), amount.cents)) found['without tax'] = 1;
  if (number.cents !== 0 && isClose(amount.cents * share, number.cents)) found['tax'] = 1;
  if (amount.cents !== 0 && isClose(number.cents * share, amount.cents)) found['base of a tax'] = 1;
}

function isOne({ value }: PlacedNumber): boolean {
  return Math.abs(value) === 1;
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1;
}
