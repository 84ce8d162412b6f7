import type { Box } from '../model/finding.js';
import type { Line } from './lines.js';
import { joinBoxes, rightOf } from './boxes.js';
import type { Word } from '../model/draft.js';
import {
  CURRENCY_SIGN_PATTERN,
  isCurrencySign,
  isCapital,
  isMeasured,
  isQuantityBeside,
  isSignAfter,
  isSignBefore,
} from '../regions/currencies.js';

export type DecimalMark = ',' | '.';

/** A number on a line: its value, the number of decimals written, and the signs next to it. */
export interface Numeral {
  /** Plain decimal, such as "-1234.50". */
  readonly value: string;
  readonly decimals: number;
  readonly percent: boolean;
  /** Sign or code of the currency as written; null if there is none. */
  readonly currencySign: string | null;
  /** Letters after the number, such as "kg". */
  readonly suffix: string;
  /** Set for an amount without decimals, or with three, in a document that writes its sums so. */
  readonly isAmount?: boolean;
  readonly box: Box;
  /** The words `from` to `to` (exclusive) of its line. */
  readonly from: number;
  readonly to: number;
}

const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,5}(?:[.,]\d{1,4})?|\d{1,2}(?:,\d{2}){1,3},\d{3}(?:\.\d{1,4})?|\d{1,12}(?:[.,]\d{1,16})?`;
const WHOLE = new RegExp(
  String.raw`^\(?([-+−–]?)\s?(%?)\s?(${CURRENCY_SIGN_PATTERN})?\s?([-−–]?)(${NUMBER})\s?([-−–]?)\s?(?:(%)|(${CURRENCY_SIGN_PATTERN})|(\/?\p{L}{1,6}\.?))?\)?[,;:*]?$`,
  'u',
);
/** Groups of three digits and cents with the same separator, because OCR misread the decimal mark: "1.406.25". */
const MISREAD_MARK = /^\d{1,3}(?:[.,]\d{3})+[.,]\d{2}$/;
/** An amount after a currency sign that OCR read as another character, such as "t291,50" for "₺291,50". */
const MISREAD_SIGN = /^[^\d\s.,()+\-−–%](\d{1,3}(?:[.,]\d{3})*[.,]\d{2}|\d{1,9}[.,]\d{2})$/u;
/** A decimal comma that OCR read as a semicolon: "54;50". */
const MISREAD_COMMA = /(?<=\d);(?=\d{2}\.?$)/;
const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ['½', '5'],
  ['¼', '25'],
  ['¾', '75'],
]);
const FRACTION = /^(\d{0,4})([½¼¾])$/u;
/** A dash instead of zero cents: "450,-", "1.250,--". */
const CENTS_DASH = /(?<=^[^\d]{0,3}\d[\d.,'’]{0,12}[.,])[-−–—]{1,2}(?![-−–—\d])/u;
/** Whole kronor, as Swedish invoices write them: "450:-". */
const KRONOR = /(?<=\d):[-−–]$/u;
/** A credit or debit, as bookkeepers mark amounts: "412.50 CR". */
const BOOKED = /^(C|D)R\.?$/u;
/** An amount below zero, as bookkeepers write it: "(50.00)", "($50)". */
const BRACKETED = /^\(.*\)[,;:*]?$/u;
/** A sign in brackets, as on Indian invoices: "(-)0.32". */
const BRACKETED_SIGN = /^\([-−–]\)\s?(?=\d)/u;
/** The end of a sentence after an amount: "that is 156.00.", "that is 156 €." */
const SENTENCE_END = new RegExp(String.raw`(?<=\d[.,]\d{2}|\d\s${CURRENCY_SIGN_PATTERN})\.$`, 'u');
/** A rate filled up with zeros: "22.000 %" is no number of thousands, whatever the decimal mark of the document. */
const LONG_RATE = /^\d{1,2}([.,])\d{3}$/u;
const DATE_LIKE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?$/;

/** Whether a number is written as money: with two decimals or a currency, or as the sums of its document. */
export function isMoney({ percent, suffix, decimals, currencySign, isAmount = false }: Numeral): boolean {
  return !percent && suffix === '' && (decimals === 2 || currencySign !== null || isAmount);
}

/** The decimal mark that most numbers with two decimals use; null if none is used, or both are equally often. */
export function findDecimalMark(lines: readonly Line[]): DecimalMark | null {
  let comma = 0;
  let point = 0;
  for (const word of lines.flatMap((line) => line.words)) {
    if (DATE_LIKE.test(word.text)) continue;
    const evidence = /^[^\p{L}\d]{0,3}(?:\d{1,3}(?:[.,' ’]\d{3}){0,4}|\d{1,9})([.,])\d{2}(?!\d|[.,]\d)/u.exec(
      word.text,
    );
    if (evidence?.[1] === ',') comma += 1;
    if (evidence?.[1] === '.') point += 1;
  }
  if (comma === point) return null;
  return comma > point ? ',' : '.';
}

/** Parses one number; null if its separators make no sense. Without a decimal mark, three digits at the end are a group. */
export function parseNumber(text: string, mark: DecimalMark | null): { value: string; decimals: number } | null {
  const compact = text.replace(/[\s'’\u00a0\u202f]/gu, '');
  const separators = compact.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return { value: trimZeros(compact), decimals: 0 };
  const at = compact.lastIndexOf(last);
  const decimals = compact.length - at - 1;
  const mixed = separators.some((separator) => separator !== last);
  const repeated = separators.filter((separator) => separator === last).length > 1;
  const grouping = !mixed && (repeated || (decimals === 3 && last !== mark));
  const isMarkMisread = !mixed && MISREAD_MARK.test(compact);
  if (grouping && !isMarkMisread)
    return isGrouped(compact) ? { value: trimZeros(compact.replace(/[.,]/g, '')), decimals: 0 } : null;
  if (mixed && repeated) return null;
  const whole = compact.slice(0, at).replace(/[.,]/g, '');
  return { value: `${trimZeros(whole)}.${compact.slice(at + 1)}`, decimals };
}

/** Whether digits are grouped by thousands, or by lakhs and crores as in India. */
function isGrouped(text: string): boolean {
  return /^\d{1,3}(?:[.,]\d{2,3}){0,5}[.,]\d{3}$/.test(text);
}

function trimZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** Finds all numbers on a line. Joins groups of thousands that are separated by spaces. */
export function findNumerals(line: Line, mark: DecimalMark | null, isScanned = false): Numeral[] {
  const words = (isScanned ? line.words.map(dropMisreadSign) : line.words).map(writeDecimals);
  const numerals: Numeral[] = [];
  let at = 0;
  while (at < words.length) {
    const numeral = readFractionAt(line.words, at) ?? readNumeralAt(words, at, mark);
    const isFree = (numerals.at(-1)?.to ?? 0) < at;
    if (numeral) numerals.push(isFree ? addSignBefore(numeral, words[at - 1]) : numeral);
    at = numeral ? numeral.to : at + 1;
  }
  return numerals;
}

/** Adds the currency sign that stands apart before a number, at the left edge of its column: "$    2,815". */
function addSignBefore(numeral: Numeral, before: Word | undefined): Numeral {
  const isApart = numeral.currencySign === null && !numeral.percent && numeral.suffix === '';
  return isApart && before && /^\p{Sc}$/u.test(before.text) ? { ...numeral, currencySign: before.text } : numeral;
}

/** Whether a text is an amount after a currency sign that OCR read as another character. */
export function hasMisreadSign(text: string): boolean {
  return MISREAD_SIGN.test(text) && !isCurrencySign(text.slice(0, 1));
}

function dropMisreadSign(word: Word): Word {
  const text = word.text.replace(MISREAD_COMMA, ',');
  return hasMisreadSign(text) ? { ...word, text: text.replace(MISREAD_SIGN, '$1') } : { ...word, text };
}

/** Writes a fraction or a dash as decimals: "4½" as "4.5", "450,-" as "450,00". */
function writeDecimals(word: Word): Word {
  const [, whole = '', sign = ''] = FRACTION.exec(word.text) ?? [];
  const decimals = FRACTIONS.get(sign);
  const text =
    decimals === undefined ? word.text.replace(KRONOR, ',-').replace(CENTS_DASH, '00') : `${whole || '0'}.${decimals}`;
  return text === word.text ? word : { ...word, text };
}

/** Reads a whole number and the fraction after it: "4 ½". */
function readFractionAt(words: readonly Word[], from: number): Numeral | null {
  const [whole, fraction] = words.slice(from, from + 2);
  const decimals = FRACTIONS.get(fraction?.text ?? '');
  if (!whole || !fraction || decimals === undefined || !/^\d{1,4}$/.test(whole.text)) return null;
  if (fraction.box.x - rightOf(whole.box) > computeMaxSpace(fraction)) return null;
  return {
    value: `${trimZeros(whole.text)}.${decimals}`,
    decimals: decimals.length,
    percent: false,
    currencySign: null,
    suffix: '',
    box: joinBoxes([whole.box, fraction.box]),
    from,
    to: from + 2,
  };
}

function readNumeralAt(words: readonly Word[], from: number, mark: DecimalMark | null): Numeral | null {
  for (const length of [5, 4, 3, 2, 1]) {
    const group = words.slice(from, from + length);
    if (group.length < length || !isOneNumber(group) || startsWithName(words, from, length)) continue;
    const numeral = readNumeral(group, from, mark);
    if (numeral) return numeral;
  }
  return null;
}

/** Whether words form one number: only signs, groups of three digits and currencies may be separated by a space. */
function isOneNumber(group: readonly Word[]): boolean {
  // Programs that write numbers as they are show a single decimal: "1 234,5 kr". Without a currency, a position may precede a quantity.
  const isPriced = group.some(({ text }) => isSignAfter(text));
  return group.every((word, index) => {
    const before = group[index - 1];
    if (!before) return true;
    if (word.box.x - rightOf(before.box) > computeMaxSpace(word)) return false;
    // "F CFA" are two words.
    const signs = [word.text, `${before.text} ${word.text}`, `${word.text} ${group[index + 1]?.text ?? ''}`];
    const currency =
      signs.some((text) => isSignAfter(text.replace(/[.,;:]$/u, ''))) ||
      BOOKED.test(word.text) ||
      /^%\)?$/.test(word.text);
    const isEnd = /^\d{3}(?:[.,]\d{2}\S{0,3})?$/u.test(word.text) || (isPriced && /^\d{3}[.,]\d$/u.test(word.text));
    const thousands = isEnd && /^[^\d]{0,4}\d{1,3}$/u.test(before.text);
    const unsigned = before.text.replace(/^[-−–+](?=.)/u, '');
    const signed = /^[-−–+]$/u.test(before.text) || isSignBefore(unsigned) || before.text === '%';
    return currency || thousands || (signed && /^[-\d]/u.test(word.text));
  });
}

/** Whether the sign before an amount is the last word of a name: "HAIR GEL 3.99". */
function startsWithName(words: readonly Word[], from: number, length: number): boolean {
  const [before, sign] = [words[from - 1], words[from]];
  if (!before || !sign || length === 1 || !isMeasured(sign.text)) return false;
  return /\p{L}{2}$/u.test(before.text) && sign.box.x - rightOf(before.box) <= computeMaxSpace(sign);
}

/** The maximum width of one space next to a word. In monospaced fonts it is as wide as a digit, with the margins of both its neighbours. */
function computeMaxSpace(word: Word): number {
  return Math.max(0.6 * word.box.height, (1.25 * word.box.width) / word.text.length);
}

function readNumeral(group: readonly Word[], from: number, mark: DecimalMark | null): Numeral | null {
  const text = group
    .map((word) => word.text)
    .join(' ')
    .replace(SENTENCE_END, '')
    .replace(BRACKETED_SIGN, '-');
  if (text.length > 40 || DATE_LIKE.test(text)) return null;
  const parts = WHOLE.exec(text);
  if (!parts) return null;
  const [
    ,
    sign = '',
    percentBefore = '',
    currencyBefore,
    inner = '',
    digits = '',
    trailing = '',
    percent,
    currencyAfter,
    letters = '',
  ] = parts;
  const isPercentage = percent === '%' || percentBefore === '%';
  const [, markOfRate] = (isPercentage && LONG_RATE.exec(digits)) || [];
  const number = parseNumber(digits, markOfRate ? (markOfRate as DecimalMark) : mark);
  if (!number || isQuantityBeside(currencyBefore ?? '', number.value, number.decimals)) return null;
  const isMark = isCapital(currencyAfter ?? '') || isQuantityBeside(currencyAfter ?? '', number.value, number.decimals);
  const currency = isMark ? undefined : currencyAfter;
  const suffix = isMark ? (currencyAfter ?? '') : letters;
  const isPrice = number.decimals === 2 || Boolean(currency ?? currencyBefore);
  const isCredit = BOOKED.exec(suffix)?.[1] === 'C' || (BRACKETED.test(text) && isPrice && !percent);
  const negative = (isCredit || /[-−–]/u.test(sign + inner + trailing)) && Number(number.value) !== 0;
  return {
    value: (negative ? '-' : '') + number.value,
    decimals: number.decimals,
    percent: isPercentage,
    currencySign: currency ?? currencyBefore ?? null,
    suffix: BOOKED.test(suffix) ? '' : suffix,
    box: joinBoxes(group.map((word) => word.box)),
    from,
    to: from + group.length,
  };
}
