/** The forms of an Arabic letter: alone, joined to the letter before, to the letter after, and to both. Some letters lack the last two. */
type Forms = readonly number[];

const [ALONE, FINAL, INITIAL, MEDIAL] = [0, 1, 2, 3];
const TATWEEL = 'ـ';
const ZERO_WIDTH_JOINER = '\u200D';
const IS_ARABIC = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF]/;
/** Marks above and below letters do not separate them. */
const IS_MARK = /\p{Mn}/u;
/** The presentation forms (Unicode, chapter 9.2). Those of Arabic itself come first, since the others repeat some of its letters. */
const FORM_RANGES = [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbff],
] as const;

let known: ReadonlyMap<string, Forms> | undefined;

/** The vowel killer of each script, which joins consonants, and about how much of the first one's width is left then. */
const REDUCED: Readonly<Record<string, number>> = {
  '\u094D': 0.8,
  '\u09CD': 0.9,
  '\u0A4D': 1,
  '\u0ACD': 0.8,
  '\u0C4D': 0.6,
  '\u0CCD': 0.5,
  '\u0D4D': 0.9,
};
/** The letter ra beside another consonant is a mark above or below it in some scripts. */
const IS_RA = /[\u0930\u09B0\u0A30\u0AB0]/;
const IS_LETTER = /\p{L}/u;

/** About how much of its width a letter of an Indian script keeps between its neighbours: 1 if it is not joined with them. */
export function estimateShare(characters: readonly string[], at: number): number {
  const get = (index: number) => characters[index] ?? '';
  if (IS_RA.test(get(at)) && (REDUCED[get(at - 1)] !== undefined || isJoined(get(at + 1), get(at + 2)))) return 0;
  if (!isJoined(get(at + 1), get(at + 2)) || IS_RA.test(get(at + 2))) return 1;
  return REDUCED[get(at + 1)] ?? 1;
}

function isJoined(killer: string, next: string): boolean {
  return REDUCED[killer] !== undefined && IS_LETTER.test(next);
}

/**
 * Says as which characters the characters of a text are drawn, as far as that changes their widths: Arabic letters join.
 *
 * @returns code points; null where a character is drawn with the one before
 */
export function listDrawnCharacters(characters: readonly string[]): readonly (number | null)[] {
  const drawn: (number | null)[] = characters.map((character) => character.codePointAt(0) ?? null);
  if (!characters.some((character) => IS_ARABIC.test(character))) return drawn;
  const forms = (known ??= readForms());
  const places = [...characters.keys()].filter((at) => !IS_MARK.test(characters[at] ?? ''));
  const get = (index: number) => characters[places[index] ?? -1] ?? '';
  for (const [index, at] of places.entries()) {
    if (!IS_ARABIC.test(get(index)) || drawn[at] === null) continue;
    const isAfter = joinsNext(get(index - 1), forms);
    const next = places[index + 1];
    const ligature = next === undefined ? undefined : forms.get(get(index) + get(index + 1));
    if (ligature && next !== undefined) drawn[next] = null;
    const isBefore = ligature === undefined && joinsNext(get(index), forms) && joinsPrevious(get(index + 1), forms);
    const form = isBefore ? (isAfter ? MEDIAL : INITIAL) : isAfter ? FINAL : ALONE;
    drawn[at] = (ligature ?? forms.get(get(index)))?.[form] ?? drawn[at] ?? null;
  }
  return drawn;
}

function joinsNext(letter: string, forms: ReadonlyMap<string, Forms>): boolean {
  return letter === TATWEEL || letter === ZERO_WIDTH_JOINER || forms.get(letter)?.[INITIAL] !== undefined;
}

function joinsPrevious(letter: string, forms: ReadonlyMap<string, Forms>): boolean {
  return letter === TATWEEL || letter === ZERO_WIDTH_JOINER || forms.get(letter)?.[FINAL] !== undefined;
}

/** The forms of letters, and of lam with alef, follow each other in Unicode. */
function readForms(): ReadonlyMap<string, Forms> {
  const found = new Map<string, number[]>();
  for (const [first, last] of FORM_RANGES) {
    const ofRange = new Map<string, number[]>();
    for (let form = first; form <= last; form += 1) {
      const letters = String.fromCodePoint(form).normalize('NFKC');
      ofRange.set(letters, [...(ofRange.get(letters) ?? []), form]);
    }
    for (const [letters, list] of ofRange) if (!found.has(letters)) found.set(letters, list);
  }
  return found;
}
