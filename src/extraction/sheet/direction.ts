/** Which way a text is read. */
export type Direction = 'ltr' | 'rtl';

const LETTERS = /\p{L}/gu;
/** Hebrew and Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Invisible characters that count as a letter of their direction. */
const MARKS: Readonly<Record<Direction, string>> = { ltr: '\u200E', rtl: '\u200F' };

/** The direction of the first letter of a text, which is that of the whole text (Unicode Standard Annex 9, rules P2 and P3). */
export function findDirection(text: string): Direction {
  return RIGHT_TO_LEFT.test(text) ? toDirection(/\p{L}/u.exec(text)?.[0]) : 'ltr';
}

function toDirection(letter: string | undefined): Direction {
  return letter !== undefined && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/**
 * Puts a mark before lines that go on in the other direction than that of the text: where a line ends within "SA03 8000", the next one has
 * to know that its digits follow a Latin letter.
 */
export function carryDirection(lines: readonly string[], direction: Direction): readonly string[] {
  if (lines.length < 2 || !lines.some((line) => RIGHT_TO_LEFT.test(line))) return lines;
  let last = direction;
  return lines.map((line) => {
    const mark = last === direction ? '' : MARKS[last];
    const letter = line.match(LETTERS)?.at(-1);
    if (letter !== undefined) last = toDirection(letter);
    return mark + line;
  });
}
