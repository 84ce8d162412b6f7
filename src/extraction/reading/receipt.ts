import { LEGAL_FORM, TILL_LABELS, TILL_VOCABULARY, TILL_WORDS } from '../lexicon/receipts.js';
import { boxAround, rightOf } from '../layout/lines.js';
import type { Box } from '../finding.js';
import type { Word } from '../step.js';
import { centsOf } from './cents.js';
import type { ReadDocument, ReadLine } from './document.js';
import { edits } from './likeness.js';

export type TillLabel = (typeof TILL_LABELS)[number][0];

/** An amount at the right end of a receipt's line, with what its label says. */
export interface TillAmount {
  readonly key: TillLabel;
  readonly label: string;
  readonly cents: bigint;
  readonly line: ReadLine;
  readonly box: Box;
}

const MIN_TILL_WORDS = 2;
const MAX_LINES = 200;
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
};
/** Figures that letters are taken for. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 8: 'b' };
const AMOUNT =
  /^(-?)(?:rm|myr|\$|s\$|usd|£|€)?(-?)([\dOoQDlI|SsBZ]{1,3}(?:,[\dOoQDlI|SsBZ]{3})+|[\dOoQDlI|SsBZ]{1,7})[.,]([\dOoQDlI|SsBZ]{2})(-?)\)?[*#]?(?:sr|zr|s|z|t|e|rm)?$/i;

/** Case, accents and punctuation gone, one blank between words. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/@.]+/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a document is the slip of a till: one short page whose words are those of paying at a counter. */
export function isReceipt(document: ReadDocument): boolean {
  if (document.lines.length === 0 || document.lines.length > MAX_LINES) return false;
  const text = document.lines.map((line) => plainText(line.text)).join(' \n ');
  const signs = TILL_WORDS.filter((word) => word.test(text)).length + (isMalaysian(document) ? 1 : 0);
  return document.lines.every((line) => line.page === 1) && signs >= MIN_TILL_WORDS;
}

/** Malaysian slips write the day before the month and count in ringgit. */
export function isMalaysian(document: ReadDocument): boolean {
  const text = document.lines.map((line) => plainText(line.text)).join(' \n ');
  const legal = LEGAL_FORM.exec(text)?.[0] ?? '';
  return /\brm ?\d|\brm\b|\bgst id\b|\bmalaysia\b|\bringgit\b/.test(text) || /n.?bh|s\/b/.test(legal.replace(' ', ''));
}

/** All amounts with their labels, of one line or of two where the amount stands alone under or over its label. */
export function tillAmounts(document: ReadDocument): TillAmount[] {
  return document.lines.flatMap((line, index) => {
    const amount = amountAtEnd(line);
    if (!amount) return [];
    const own = plainText(
      line.words
        .slice(0, amount.from)
        .map((word) => word.text)
        .join(' '),
    );
    const label = /[a-z]{2}/.test(own) && own !== 'rm' ? own : labelAbove(document.lines[index - 1], line);
    const key = keyOf(label) ?? keyOf(rightLabel(label));
    return key === undefined ? [] : [{ key, label, cents: amount.cents, line, box: amount.box }];
  });
}

function keyOf(label: string): TillLabel | undefined {
  return TILL_LABELS.find(([, pattern]) => pattern.test(label))?.[0];
}

/** A label whose misread words are those of tills that they are nearly: "t0tal", "chahge", "roundlng". */
function rightLabel(label: string): string {
  return label
    .split(' ')
    .map((word) => {
      if (word.length < 4 || TILL_VOCABULARY.includes(word)) return word;
      const letters = word.replaceAll(/\d/g, (figure) => LETTERS[figure] ?? figure);
      const most = word.length < 7 ? 1 : 2;
      return TILL_VOCABULARY.find((known) => known[0] === letters[0] && edits(letters, known) <= most) ?? word;
    })
    .join(' ');
}

function labelAbove(above: ReadLine | undefined, line: ReadLine): string {
  if (!above || line.box.y - above.box.y > 2.5 * line.box.height || amountAtEnd(above)) return '';
  return plainText(above.text);
}

/** The last amount of a line; figures that were taken for letters, and a blank at the point, are put right. */
export function amountAtEnd(line: ReadLine): { cents: bigint; from: number; box: Box } | null {
  for (let end = line.words.length; end > Math.max(0, line.words.length - 2); end -= 1) {
    for (const length of [1, 2, 3]) {
      const from = end - length;
      const words = line.words.slice(Math.max(0, from), end);
      const cents = from < 0 || !isTight(words) ? null : amountIn(words.map((word) => word.text).join(''));
      if (cents !== null) return { cents, from, box: boxAround(words.map((word) => word.box)) };
    }
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
