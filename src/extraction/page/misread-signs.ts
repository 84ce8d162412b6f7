import type { Word } from '../model/draft.js';
import { centsOf } from './cents.js';
import { toLine, type Line } from './lines.js';
import { findNumerals, hasMisreadSign, parseNumber, type DecimalMark } from './numbers.js';

/** An amount on a line, in cents. */
interface Amount {
  readonly word: Word;
  readonly cents: number;
  /** The amount without its first digit; null if that leaves no amount. */
  readonly rest: { readonly text: string; readonly cents: number } | null;
}

/** A line with several amounts: the last is the amount of the row, and the one before it the price. */
interface Row {
  readonly amount: number;
  readonly corrected: readonly Amount[];
  /** Price and amount, if they are equal: then the quantity does not tell whether both begin with a sign. */
  readonly equal: readonly Amount[];
}

/** An amount without a sign. */
const AMOUNT = /^\d{1,3}(?:[.,]?\d{3}){0,3}[.,]\d{2}$/;
const QUANTITY = /^\d{1,4}(?:[.,]\d{1,3})?$/;
const MAX_QUANTITY = 1_000;
/** In cents. Prices and amounts are rounded. */
const ROUNDING = 0.6;
/** The last single amounts are compared with each other. */
const MAX_SUMS = 14;

/**
 * Drops the first digit of amounts if that is a currency sign which OCR does not know, as in "622,187.20" for "₺22,187.20": only without
 * it, the amount of a row is its quantity times its price, or a total is the sum or the difference of other amounts.
 */
export function dropSignsReadAsDigits(lines: readonly Line[], mark: DecimalMark | null): readonly Line[] {
  const shown = lines.map((line) => ({ line, amounts: readAmounts(line, mark) }));
  const rows = shown.flatMap(({ line, amounts }) => (amounts.length > 1 ? [correctRow(line, amounts)] : []));
  const sums = shown.flatMap(({ amounts }) => (amounts.length === 1 ? amounts : [])).slice(-MAX_SUMS);
  const total = correctTotal(rows, sums);
  // Where other amounts show such signs, a sum may have three parts.
  const isProven = lines.some((line) => line.words.some(({ text }) => hasMisreadSign(text)));
  const all = [
    ...rows.flatMap((row) => row.corrected),
    ...total.corrected,
    ...correctSums(total.cents, sums, isProven ? 3 : 2),
  ];
  // One misread amount can agree with others by chance.
  const corrected = all.filter(
    (amount) => all.filter((other) => startsAlike(other, amount)).length > (isProven ? 0 : 1),
  );
  const texts = new Map(corrected.map(({ word, rest }) => [word, rest?.text ?? word.text]));
  if (texts.size === 0) return lines;
  return lines.map((line) => {
    const words = line.words.map((word) => ({ ...word, text: texts.get(word) ?? word.text }));
    return { ...toLine(line.page, words), box: line.box };
  });
}

function readAmounts(line: Line, mark: DecimalMark | null): Amount[] {
  return findNumerals(line, mark, true).flatMap(({ value, decimals, percent, from, to }) => {
    const word = line.words[from];
    const cents = decimals === 2 && !percent ? centsOf(value) : null;
    if (!word || cents === null) return [];
    const text = to === from + 1 && AMOUNT.test(word.text) ? word.text.replace(/^\d[.,]?/, '') : '';
    const rest = AMOUNT.test(text) && !/^0\d/.test(text) ? centsOf(parseNumber(text, mark)?.value ?? '') : null;
    return [{ word, cents: Number(cents), rest: rest === null ? null : { text, cents: Number(rest) } }];
  });
}

function correctRow(line: Line, amounts: readonly Amount[]): Row {
  const quantities = line.words.flatMap(({ text }) => (QUANTITY.test(text) ? [Number(text.replace(',', '.'))] : []));
  const [price, amount] = amounts.slice(-2) as [Amount, Amount];
  const isProduct = (first: number, second: number): boolean =>
    listQuantities(quantities, first, second).some(
      (quantity) => Math.abs(quantity * first - second) <= ROUNDING * Math.max(1, quantity),
    );
  const asShown = { amount: amount.cents, corrected: [], equal: [] };
  if (price.cents === amount.cents) return { ...asShown, equal: price.rest && amount.rest ? [price, amount] : [] };
  if (isProduct(price.cents, amount.cents)) return asShown;
  if (amount.rest && isProduct(price.cents, amount.rest.cents))
    return { amount: amount.rest.cents, corrected: [amount], equal: [] };
  if (price.rest && isProduct(price.rest.cents, amount.cents)) return { ...asShown, corrected: [price] };
  return price.rest && amount.rest && isProduct(price.rest.cents, amount.rest.cents)
    ? { amount: amount.rest.cents, corrected: [price, amount], equal: [] }
    : asShown;
}

/** The quantities on the line, or the whole number that the amount is of the price. */
function listQuantities(shown: readonly number[], price: number, amount: number): readonly number[] {
  const times = amount / price;
  return shown.length > 0 ? shown : Number.isInteger(times) && times <= MAX_QUANTITY ? [times] : [];
}

function startsAlike(one: Amount, other: Amount): boolean {
  return one.word.text[0] === other.word.text[0];
}

/** Adds up the rows. If only the rows with equal prices and amounts prevent that from being a total, they begin with signs too. */
function correctTotal(rows: readonly Row[], sums: readonly Amount[]): { cents: number; corrected: readonly Amount[] } {
  const cents = rows.reduce((sum, { amount }) => sum + amount, 0);
  const equal = rows.flatMap((row) => row.equal);
  const shorter = rows.reduce((sum, row) => sum + (row.equal.at(-1)?.rest?.cents ?? row.amount), 0);
  const isTotal = (sum: number): boolean => sums.some((one) => one.cents === sum || one.rest?.cents === sum);
  return !isTotal(cents) && isTotal(shorter) ? { cents: shorter, corrected: equal } : { cents, corrected: [] };
}

function correctSums(total: number, sums: readonly Amount[], parts: 2 | 3): Amount[] {
  return sums.filter((amount) => {
    const others = sums.filter((other) => other !== amount);
    const shown = [total, ...others.map(({ cents }) => cents)];
    const shortened = others.flatMap((other) => (other.rest && startsAlike(other, amount) ? [other.rest.cents] : []));
    const { cents, rest } = amount;
    return rest !== null && !agrees(cents, shown, parts) && agrees(rest.cents, [...shown, ...shortened], parts);
  });
}

/** Whether an amount is one of the others, their difference, or the sum of so many of them. */
function agrees(cents: number, others: readonly number[], parts: 2 | 3): boolean {
  return others.some((one, at) => {
    const rest = others.slice(at + 1);
    const isDifference = rest.some((two) => cents !== 0 && Math.abs(one - two) === cents);
    return one === cents || isDifference || isSumOf(cents - one, rest, parts - 1);
  });
}

function isSumOf(cents: number, values: readonly number[], parts: number): boolean {
  return values.some(
    (one, at) => one === cents || (parts > 1 && isSumOf(cents - one, values.slice(at + 1), parts - 1)),
  );
}
