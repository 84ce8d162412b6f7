import { SHORT_TILL_WORDS, TILL_VOCABULARY } from './receipt-words.js';
import { editDistance } from '../../../shared/edit-distance.js';

/** Figures that letters are taken for. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 8: 'b' };
const ALL: readonly string[] = [...TILL_VOCABULARY, ...SHORT_TILL_WORDS];
const LONGEST = 40;

/** A label whose words are those of tills that they are nearly, or run together: "t0tal", "chahge", "amountdue". */
export function rightLabel(label: string): string {
  return label.split(' ').map(rightWord).join(' ');
}

/** A text with the figures that stand in its words as the letters that they are taken for: "8usiness". */
export function inLetters(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      (word.match(/[a-z]/g)?.length ?? 0) > 1
        ? word.replaceAll(/[0158]/g, (figure) => LETTERS[figure] ?? figure)
        : word,
    )
    .join(' ');
}

function rightWord(word: string): string {
  if (ALL.includes(word)) return word;
  const letters = word.replaceAll(/\d/g, (figure) => LETTERS[figure] ?? figure);
  const parts = partsOf(letters);
  if (parts) return parts.join(' ');
  if (word.length < 4) return word;
  const most = word.length < 7 ? 1 : 2;
  return TILL_VOCABULARY.find((known) => known[0] === letters[0] && editDistance(letters, known) <= most) ?? word;
}

/** The words of tills that one word is made of, the longest first; null where something is left over. */
function partsOf(word: string): string[] | null {
  if (word === '') return [];
  if (word.length > LONGEST) return null;
  const starts = ALL.filter((known) => word.startsWith(known)).toSorted((a, b) => b.length - a.length);
  for (const start of starts) {
    const rest = partsOf(word.slice(start.length));
    if (rest) return [start, ...rest];
  }
  return null;
}
