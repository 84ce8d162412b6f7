import type { Box } from '../../model/finding.js';
import { boxAround, rightOf, textOf } from '../../page/lines.js';
import type { Word } from '../../model/draft.js';
import { centsOf } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';

/** An amount as it stands in a line. */
export interface PrintedAmount {
  readonly cents: bigint;
  /** What stands before it in the line. */
  readonly before: string;
  readonly box: Box;
}

const MOST_WORDS = 40;
/** Letters that figures are taken for. */
const FIGURES: Readonly<Record<string, string>> = {
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
const AMOUNT =
  /^(-?)(?:rm|myr|\$|s\$|usd|£|€)?(-?)([\dOoQDlI|SsBZG@]{1,3}(?:,[\dOoQDlI|SsBZG@]{3})+|[\dOoQDlI|SsBZG@]{1,7})[.,]([\dOoQDlI|SsBZG@]{2})(-?)\)?[*#]?(?:sr|zr|s|z|t|e|rm)?$/i;
/** The point was too faint to be seen: "1,703 45". */
const NO_POINT = /^((?:-?(?:rm)?-?)(?:\d{1,3}(?:,\d{3})+|\d{1,6})) (\d{2})$/i;

/** A label and its amount without a blank between: "TOTAL:RM23.30". */
const RUN_TOGETHER = /^(\D*[\p{L})\]:=])((?:rm)?-?(?:rm)?\d[\d,]*[.,]\d{2}\D{0,2})$/iu;

/** The last amount of a line; figures that were taken for letters, and a blank at the point, are put right. */
export function amountAtEnd(line: ReadLine): PrintedAmount | null {
  const words = line.words.slice(-MOST_WORDS).flatMap(apart);
  for (let end = words.length; end > Math.max(0, words.length - 2); end -= 1) {
    const amount = amountBefore(words, end, (texts) => amountIn(texts.join('')));
    if (amount) return amount;
  }
  return amountBefore(words, words.length, (texts) => amountIn(texts.join(' ').replace(NO_POINT, '$1.$2')));
}

/** All amounts of a line from left to right. */
export function amountsOf(line: ReadLine): bigint[] {
  return line.words
    .flatMap(apart)
    .map((word) => amountIn(word.text))
    .filter((cents) => cents !== null);
}

function apart(word: Word): Word[] {
  const parts = RUN_TOGETHER.exec(word.text);
  const [, label = '', amount = ''] = parts ?? [];
  if (!parts || /^-?rm.?$/i.test(label)) return [word];
  const width = (word.box.width * label.length) / word.text.length;
  return [
    { ...word, text: label, box: { ...word.box, width } },
    { ...word, text: amount, box: { ...word.box, x: word.box.x + width, width: word.box.width - width } },
  ];
}

function amountBefore(
  words: readonly Word[],
  end: number,
  read: (texts: string[]) => bigint | null,
): PrintedAmount | null {
  for (const length of [1, 2, 3]) {
    const from = end - length;
    const taken = words.slice(Math.max(0, from), end);
    const cents = from < 0 || !isTight(taken) ? null : read(taken.map((word) => word.text));
    if (cents !== null)
      return { cents, before: textOf(words.slice(0, from)), box: boxAround(taken.map((word) => word.box)) };
  }
  return null;
}

function isTight(words: readonly Word[]): boolean {
  return words.every((word, index) => {
    const before = words[index - 1];
    return !before || word.box.x - rightOf(before.box) < 0.6 * word.box.height;
  });
}

function amountIn(text: string): bigint | null {
  const parts = AMOUNT.exec(text);
  if (!parts || !/\d/.test(text)) return null;
  const [, sign = '', inner = '', whole = '', part = '', trailing = ''] = parts;
  const figures = (letters: string): string => letters.replace(/[^\d]/g, (letter) => FIGURES[letter] ?? '');
  const minus = sign + inner + trailing === '' ? '' : '-';
  return centsOf(`${minus}${figures(whole)}.${figures(part)}`);
}
