import type { Word } from '../../model/draft.js';
import type { Box } from '../../model/finding.js';
import { centsOf } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import { joinBoxes, rightOf } from '../../page/boxes.js';
import { CURRENCY_SIGN_PATTERN as SIGN } from '../../regions/currencies.js';
import { REGIONS } from '../../regions/regions.js';

/** An amount on a line of a receipt. */
export interface PrintedAmount {
  readonly cents: bigint;
  /** The words before it on its line. */
  readonly before: readonly Word[];
  readonly box: Box;
}

const MAX_WORDS = 40;
/** The digits that recognition misreads as these letters. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  L: '1',
  i: '1',
  d: '0',
  q: '9',
  b: '6',
  G: '6',
  '@': '0',
};
const DIGIT = String.raw`[\dOoQDlI|SsBZG@]`;
/** Tills print a star or dots before an amount, and one or two letters for its tax after it. */
const AMOUNT = new RegExp(
  String.raw`^[.*x]*(-?)${SIGN}?(-?)\*?(${DIGIT}{1,3}(?:[,.']${DIGIT}{3})+|${DIGIT}{1,7})[.,](${DIGIT}{2})(-?)\)?[*#]?(?:${SIGN}|[a-z]{1,2})?$`,
  'i',
);
/** An amount whose point is too faint: "1,703 45". */
const NO_POINT = new RegExp(String.raw`^((?:-?${SIGN}?-?)(?:\d{1,3}(?:,\d{3})+|\d{1,6})) (\d{2})$`, 'i');
/** A label and its amount without a space between them: "TOTAL:RM23.30". */
const RUN_TOGETHER = new RegExp(String.raw`^(\D*[\p{L})\]:=])(${SIGN}?-?${SIGN}?\d[\d,]*[.,]\d{2}\D{0,2})$`, 'iu');
/** Codes and signs of currencies that tills print without cents: they have none, or their smallest coin is worth several units. */
const SIGNS_WITHOUT_CENTS: ReadonlySet<string> = new Set(
  REGIONS.filter(({ currency, cashRounding }) => (cashRounding ?? 0) > 100 || countDecimals(currency) === 0).flatMap(
    ({ currency, currencySigns }) => [currency, ...currencySigns],
  ),
);
/** A decimal mark that recognition misreads: "47;99", "193:74". Up to 24:59, a colon is that of a time, also behind a year: "2024 12:34". */
const MISREAD_POINT = /(?<=\d);(?=\d{2}\D{0,2}$)|(?<=(?<!\d)(?:2[5-9]|[3-9]\d|[1-9]\d{2,3})):(?=\d{2}$)/;
/** A currency after an amount, and behind it a letter for the rate of its tax: "81.70 EUR A". */
const SIGN_ALONE = new RegExp(`^${SIGN}$`, 'i');
const CODE = /^[A-Z]$/;
const ONLY_SIGN = new RegExp(`^-?${SIGN}.?$`, 'i');

/** Reads the amount at the end of a line. Accepts letters instead of digits, and a space instead of the point. Null if there is none. */
export function readLastAmount(line: ReadLine): PrintedAmount | null {
  const numeral = line.numerals.findLast(({ decimals, percent, currencySign, isAmount = false }) => {
    const isWhole = decimals === 0 && (isAmount || SIGNS_WITHOUT_CENTS.has(currencySign ?? ''));
    return (decimals === 2 && !percent) || isWhole;
  });
  const cents = numeral && numeral.to >= line.words.length - 1 ? centsOf(numeral.value) : null;
  if (numeral && cents !== null) return { cents, before: line.words.slice(0, numeral.from), box: numeral.box };
  const all = line.words.slice(-MAX_WORDS).flatMap(splitLabel);
  const words = all.slice(
    0,
    CODE.test(all.at(-1)?.text ?? '') && SIGN_ALONE.test(all.at(-2)?.text ?? '') ? -2 : undefined,
  );
  for (let end = words.length; end > Math.max(0, words.length - 2); end -= 1) {
    const amount = readAmountBefore(words, end, (texts) => parseAmount(texts.join('')));
    if (amount) return amount;
  }
  return readAmountBefore(words, words.length, (texts) => parseAmount(texts.join(' ').replace(NO_POINT, '$1.$2')));
}

/** Reads all amounts on a line in cents, from left to right. Rates are none. */
export function readAmounts(line: ReadLine): bigint[] {
  return line.words
    .filter((_, at) => !line.words[at + 1]?.text.startsWith('%'))
    .flatMap(splitLabel)
    .map((word) => parseAmount(word.text))
    .filter((cents) => cents !== null);
}

function splitLabel(word: Word): Word[] {
  const parts = RUN_TOGETHER.exec(word.text);
  const [, label = '', amount = ''] = parts ?? [];
  if (!parts || ONLY_SIGN.test(label)) return [word];
  const width = (word.box.width * label.length) / word.text.length;
  return [
    { ...word, text: label, box: { ...word.box, width } },
    { ...word, text: amount, box: { ...word.box, x: word.box.x + width, width: word.box.width - width } },
  ];
}

function readAmountBefore(
  words: readonly Word[],
  end: number,
  read: (texts: string[]) => bigint | null,
): PrintedAmount | null {
  for (const length of [1, 2, 3]) {
    const from = end - length;
    const taken = words.slice(Math.max(0, from), end);
    const cents = from < 0 || !isTight(taken) ? null : read(taken.map((word) => word.text));
    if (cents !== null) return { cents, before: words.slice(0, from), box: joinBoxes(taken.map((word) => word.box)) };
  }
  return null;
}

function isTight(words: readonly Word[]): boolean {
  return words.every((word, index) => {
    const before = words[index - 1];
    return !before || word.box.x - rightOf(before.box) < 0.6 * word.box.height;
  });
}

/** How many decimals the amounts of a currency usually have (Unicode CLDR). */
function countDecimals(currency: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}

function parseAmount(shown: string): bigint | null {
  const text = shown.replace(MISREAD_POINT, '.');
  const parts = AMOUNT.exec(text);
  if (!parts || !/\d/.test(text)) return null;
  const [, sign = '', inner = '', whole = '', part = '', trailing = ''] = parts;
  const readDigits = (letters: string): string => letters.replace(/[^\d]/g, (letter) => DIGITS[letter] ?? '');
  const minus = sign + inner + trailing === '' ? '' : '-';
  return centsOf(`${minus}${readDigits(whole)}.${readDigits(part)}`);
}
