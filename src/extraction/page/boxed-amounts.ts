import type { ReadDocument, ReadLine } from './document.js';
import type { LabelHit } from './labels.js';
import { bottomOf, rightOf } from './boxes.js';
import type { TotalLabel } from '../locales/locale.js';
import type { Word } from '../model/draft.js';
import { isCurrencySign } from '../regions/currencies.js';
import { isMoney, type Numeral } from './numbers.js';

/** An amount and its line. */
export interface PlacedAmount {
  readonly line: ReadLine;
  readonly numeral: Numeral;
}

const MAX_LINES_BELOW = 4;
/** In heights of the line of the label. */
const MAX_GAP = 1.5;
/** In points. */
const SAME_EDGE = 2;
/** Words beside a label in its cell, such as the currency or the rate. */
const MAX_OTHERS = 2;
/** The end of "VAT (%)", over a rate. */
const PERCENT_SIGN = /^\(?%\)?$/u;

/**
 * Finds the amount at the right edge of a box whose label is at its left edge, above the amount. The box ends where the next cell on the
 * line of the label begins, and holds nothing else. Returns null if the label does not open its cell, or if there is no such amount.
 */
export function findInBox(document: ReadDocument, line: ReadLine, hit: LabelHit<TotalLabel>): PlacedAmount | null {
  const at = line.cells.findIndex(({ words }) => words[0] === line.words[hit.from]);
  const others = line.cells[at]?.words.slice(hit.to - hit.from);
  if (!others || others.length > MAX_OTHERS || others.some(({ text }) => PERCENT_SIGN.test(text))) return null;
  const [left, right] = [hit.box.x - SAME_EDGE, line.cells[at + 1]?.box.x ?? Infinity];
  for (const below of document.lines.slice(line.index + 1, line.index + 1 + MAX_LINES_BELOW)) {
    if (below.page !== line.page || below.box.y - bottomOf(line.box) > MAX_GAP * line.box.height) return null;
    const inside = below.words.filter(({ box }) => rightOf(box) > left && box.x < right);
    const numeral = below.numerals.find(({ box }) => box.x >= left && rightOf(box) <= right);
    if (inside.length === 0) continue;
    const isAlone = numeral && inside.every((word) => isPartOf(below, numeral, word) || isCurrencySign(word.text));
    return isAlone && isMoney(numeral) ? { line: below, numeral } : null;
  }
  return null;
}

function isPartOf({ words }: ReadLine, { from, to }: Numeral, word: Word): boolean {
  return words.slice(from, to).includes(word);
}
