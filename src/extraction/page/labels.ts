import type { Box } from '../model/finding.js';
import type { Word } from '../model/draft.js';
import { foldText } from '../../shared/text.js';
import { isCurrencySign } from '../regions/currencies.js';
import type { LabelDictionary } from '../text/label-dictionary.js';
import type { Line } from './lines.js';
import { joinBoxes, rightOf } from './boxes.js';

/** A label found on a line, in the words `from` to `to` (exclusive). */
export interface LabelHit<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly box: Box;
}

const MAX_LABEL_LENGTH = 48;
/** In word heights. The words of one label are closer together than this. */
const MAX_GAP = 1.6;
/** Labels do not start or end within it: "N" is no label in "N.V.". */
const ABBREVIATION = /^(?:\p{L}\.){2,5}\p{L}?\P{L}?$/u;

interface Letter {
  readonly letter: string;
  readonly word: number;
  readonly starts: boolean;
  ends: boolean;
}

/**
 * Finds the labels on a line from left to right, without overlap and the longest one at each position.
 *
 * Ignores spaces, since PDF producers split words arbitrarily. A label starts and ends where a word, a number or punctuation does.
 * Where no exact label is found, `misread` may find one with an OCR error.
 */
export function findLabels<K extends string>(
  line: Line,
  dictionary: LabelDictionary<K>,
  misread?: (label: string) => K | undefined,
): LabelHit<K>[] {
  const letters = splitLetters(line.words);
  const hits: LabelHit<K>[] = [];
  let at = 0;
  while (at < letters.length) {
    const starts = letters[at]?.starts === true;
    const exact = starts ? findLongestAt(line, letters, at, (label) => dictionary.get(label)) : null;
    const hit = exact ?? (starts && misread ? findLongestAt(line, letters, at, misread) : null);
    if (hit) hits.push(hit.hit);
    at = hit ? hit.next : at + 1;
  }
  return hits;
}

function findLongestAt<K extends string>(
  line: Line,
  letters: readonly Letter[],
  at: number,
  meaningOf: (label: string) => K | undefined,
): { hit: LabelHit<K>; next: number } | null {
  let label = '';
  let best: { hit: LabelHit<K>; next: number } | null = null;
  for (let index = at; index < Math.min(letters.length, at + MAX_LABEL_LENGTH); index += 1) {
    const letter = letters[index];
    if (!letter || hasWideGapBefore(line.words, letters, index, at)) break;
    label += letter.letter;
    const key = letter.ends ? meaningOf(label) : undefined;
    if (key === undefined) continue;
    const from = letters[at]?.word ?? 0;
    const to = letter.word + 1;
    const box = joinBoxes(line.words.slice(from, to).map((word) => word.box));
    best = { hit: { key, label, from, to, box }, next: index + 1 };
  }
  return best;
}

/** Whether a letter begins a word that is far from the word before it. */
function hasWideGapBefore(words: readonly Word[], letters: readonly Letter[], index: number, at: number): boolean {
  const place = letters[index]?.word ?? 0;
  const word = words[place];
  const before = words[place - 1];
  if (index === at || !word || !before || place === letters[index - 1]?.word) return false;
  return word.box.x - rightOf(before.box) > MAX_GAP * Math.min(word.box.height, before.box.height);
}

function splitLetters(words: readonly Word[]): Letter[] {
  const letters: Letter[] = [];
  words.forEach((word, index) => {
    if (index > 0 && isCurrencyName(word.text)) return;
    let starts = true;
    let hasLetters = false;
    const isAbbreviation = ABBREVIATION.test(word.text);
    for (const letter of foldText(word.text)) {
      if (!/[\p{L}\p{N}%#]/u.test(letter)) {
        if (isAbbreviation) continue;
        endLast(letters);
        starts = true;
        hasLetters = false;
        continue;
      }
      const kind = classifyLetter(letter);
      const last = letters.at(-1);
      const changes = last !== undefined && kind !== classifyLetter(last.letter);
      if (changes) endLast(letters);
      // The letters at the end of a number such as "AB1234567PH" are no label.
      const endsNumber = hasLetters && kind === 'letter';
      letters.push({ letter, word: index, starts: starts || (changes && !endsNumber), ends: false });
      starts = false;
      hasLetters ||= kind === 'letter';
    }
    endLast(letters);
  });
  return letters;
}

/** Whether a word is a currency that labels may contain: "Total EUR inkl. MwSt." is the label "Total inkl. MwSt.". */
function isCurrencyName(text: string): boolean {
  const code = /^\(?([A-Z]{3}|[A-Z]{1,2}\$)\)?:?$/.exec(text)?.[1];
  return code !== undefined && isCurrencySign(code);
}

/** Labels may start and end where the kind of character changes, as in "VAT#DE123". */
function classifyLetter(letter: string): string {
  return /\p{N}/u.test(letter) ? 'digit' : letter === '#' ? '#' : 'letter';
}

function endLast(letters: Letter[]): void {
  const last = letters.at(-1);
  if (last) last.ends = true;
}
