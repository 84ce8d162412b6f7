import type { Word } from '../model/draft.js';
import { COLUMN_LABELS, HONORIFICS, PARTY_LABELS, TOTAL_LABELS } from '../locales/dictionaries.js';
import { joinAlternatives } from '../text/alternatives.js';
import { hasCaselessLetters, measureLetter } from '../text/scripts.js';
import { squash } from '../text/squash.js';
import { FIELD_LABELS } from './field-labels.js';

const LABELS = [FIELD_LABELS, TOTAL_LABELS, PARTY_LABELS, COLUMN_LABELS];
const HONORIFIC = String.raw`(?<=[\p{L}\p{M})]{2})(?=${joinAlternatives(HONORIFICS)}$)`;
const SIGN = String.raw`(?:NT|HK|US|RMB)?[¥₩฿₪$€]\s?-?\d`;
/** Where words end, whatever is written before and after. */
const ENDS = new RegExp(
  [
    // After a label and a colon, but not within a time.
    String.raw`(?<=(?:^|[^\d\s]):)(?=[^/\s])`,
    // Before an amount: "金¥46,200".
    String.raw`(?<=[\p{L}\p{M}):])(?=${SIGN})`,
    // After an amount: "77,980円(税込)".
    String.raw`(?<=\d(?:円|圓|元|원|บาท))(?=[^.,;:)])`,
    // After a rate, and beside the mark of a reduced one: "10%対象", "8%※".
    String.raw`(?<=\d%)(?=[\p{Lo}(])`,
    String.raw`(?=[※＊])|(?<=[※＊])`,
    HONORIFIC,
  ].join('|'),
  'u',
);
/** Where a label may end: a number, a code, a bracket or an amount follows. */
const LABEL_END = /(?<=[\p{L}\p{M})\]】])(?=[\dA-Za-z([【])|(?<=[)\]】])(?=\p{L})/gu;
/** The brackets around headings: "【お振込先】". */
const AMOUNT_END = /^((?:[¥₩]|NT\$)\s?\d{1,3}(?:,\d{3})*)\.?[-–—―ー]$/u;
/** "N°318", "Nº.2046/7", "n.2026-145", "Nr.4711". After a letter and a full stop, short numbers are those of houses and models. */
const NUMBERED = /^(N[°º]\.?:?|[Nn][or]?\.:?(?=.{3}))(\d[\d./-]*)$/u;
/** The triangle is a minus on Japanese documents. */
const TRIANGLE = /^[▲△](?=[¥\d])/u;

/**
 * Splits a word of a script without spaces, such as "合計金額¥77,980", into labels and values, and the sign for a number from it: "N°318".
 * The parts are marked as belonging together, so that they make the same text again. Other words stay as they are.
 */
export function splitWord(word: Word): readonly Word[] {
  const [, sign, number] = NUMBERED.exec(word.text) ?? [];
  if (sign !== undefined && number !== undefined) return placeParts(word, [sign, number]);
  const plain = dropAmountMarks(word);
  if (!hasCaselessLetters(plain.text) && !plain.text.includes('※')) return [plain];
  const parts = plain.text
    .split(ENDS)
    .flatMap(splitAtLabel)
    .filter((part) => part !== '');
  return parts.length < 2 ? [plain] : placeParts(plain, parts);
}

/** Removes the dash that closes an amount, which is no minus: "¥77,980-". Writes the triangle of a negative amount as a minus. */
function dropAmountMarks(word: Word): Word {
  if (!/^[¥₩N▲△]/u.test(word.text)) return word;
  const text = word.text.replace(AMOUNT_END, '$1').replace(TRIANGLE, '-');
  return text === word.text ? word : { ...word, text };
}

/** Splits a text after the longest label that begins it. */
function splitAtLabel(text: string): string[] {
  if (!hasCaselessLetters(text)) return [text];
  const ends = [...text.matchAll(LABEL_END)].map(({ index }) => index);
  const end = ends.findLast((index) => isLabel(text.slice(0, index)));
  return end === undefined ? [text] : [text.slice(0, end), text.slice(end)];
}

function isLabel(text: string): boolean {
  const label = squash(text);
  return LABELS.some((dictionary) => dictionary.has(label));
}

function placeParts(word: Word, parts: readonly string[]): Word[] {
  const widths = parts.map((part) => Array.from(part).reduce((sum, letter) => sum + measureLetter(letter), 0));
  const unit =
    word.box.width /
    Math.max(
      1,
      widths.reduce((sum, width) => sum + width, 0),
    );
  let { x } = word.box;
  return parts.map((text, index) => {
    const width = unit * (widths[index] ?? 0);
    const box = { ...word.box, x, width };
    x += width;
    return index === 0 ? { ...word, text, box } : { ...word, text, box, isGlued: true };
  });
}
