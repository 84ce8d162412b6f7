/** Which way a text is read. */
export type Direction = 'ltr' | 'rtl';

const LETTERS = /\p{L}/gu;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
/** Invisible characters that count as a letter of their direction. */
const MARKS: Readonly<Record<Direction, string>> = { ltr: '\u200E', rtl: '\u200F' };

/** The direction of the first letter of a text, which is that of the whole text (Unicode Standard Annex 9, rules P2 and P3). */
export function findDirection(text: string): Direction {
  return toDirection(/\p{L}/u.exec(text)?.[0]);
}

function toDirection(letter: string | undefined): Direction {
  return letter !== undefined && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/**
 * Puts a mark before lines that go on in the other direction than that of the text: where a line ends within "SA03 8000", the next one has
 * to know that its digits follow a Latin letter.
 */
export function carryDirection(lines: readonly string[], direction: Direction): string[] {
  let last = direction;
  return lines.map((line) => {
    const mark = last === direction ? '' : MARKS[last];
    const letter = line.match(LETTERS)?.at(-1);
    if (letter !== undefined) last = toDirection(letter);
    return mark + line;
  });
}
