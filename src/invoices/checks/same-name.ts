import { editDistance } from '../../shared/edit-distance.js';
import { cutText, splitTokens } from '../../shared/text.js';

/** Names of which at least this share of letters is equal differ by a misread or misspelt one. */
const MIN_LIKENESS = 0.75;
const MIN_SHORT_FORM = 3;
const MIN_COMMON_START = 4;
const STEM_LENGTH = 6;
const MAX_LENGTH = 100;
/**
 * Folded legal forms and words that go with them. A process that only serves the API does not load the files of the languages, which
 * have complete lists; here a missing form only makes two names more alike.
 */
const LEGAL_WORDS: ReadonlySet<string> = new Set(
  (
    'gmbh mbh gesmbh ag kg kgaa ohg ug gbr ek ev eg se co und and et ve ltd limited llc llp lp plc inc corp corporation ' +
    'company pty pte sa sas sarl sasu eurl sci spa srl srls snc sas sl slu slne lda ltda sgps unipessoal bv nv cv vof bvba ' +
    'ab aktiebolag hb handelsbolag asa ans aps oy oyj ky kft bt zrt nyrt doo dd ood eood ead sro spol as sp zoo ooo ' +
    'san sanayi tic ticaret sti sirketi anonim bhd sdn pt cv kk'
  ).split(' '),
);

/**
 * Whether two names cannot be spellings of the same one. Ignores legal forms, and accepts short forms, initials, misread letters and
 * names that begin with the same word or share most of their letters. Names in different scripts are never told apart.
 */
export function areClearlyDifferent(left: string, right: string): boolean {
  if (left === right) return false;
  const [one, other] = [listNameWords(left), listNameWords(right)];
  if (one.length === 0 || other.length === 0 || isLatin(left) !== isLatin(right)) return false;
  if (measureLikeness(one.join(''), other.join('')) >= MIN_LIKENESS) return false;
  return !isShortForm(one, other) && !isShortForm(other, one) && !shareMostLetters(one, other);
}

/** The folded letters and digits of a name without legal forms: equal for spellings of the same name. */
export function toNameKey(name: string): string {
  return listNameWords(name).join('');
}

/** The folded words of a name without legal forms and single letters; all of it if nothing else is left. */
function listNameWords(name: string): string[] {
  const words = splitTokens(cutText(name, MAX_LENGTH));
  const own = words.filter((word) => word.length > 1 && !LEGAL_WORDS.has(word));
  return own.length > 0 ? own : words;
}

function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name);
}

function measureLikeness(left: string, right: string): number {
  return 1 - editDistance(left, right) / Math.max(left.length, right.length);
}

/** Whether a name is part of another, or consists of its initials. */
function isShortForm(short: readonly string[], long: readonly string[]): boolean {
  const text = short.join('');
  if (text.length < MIN_SHORT_FORM) return false;
  return long.join('').includes(text) || long.map((word) => word.charAt(0)).join('') === text;
}

function shareMostLetters(one: readonly string[], other: readonly string[]): boolean {
  const [first = '', second = ''] = [one[0], other[0]];
  if (areAlike(first, second) && first.length >= MIN_COMMON_START) return true;
  const shared = one.filter((word) => other.some((candidate) => areAlike(word, candidate)));
  return countLetters(shared) * 2 > Math.min(countLetters(one), countLetters(other));
}

/** Whether two words are equal, one abbreviates the other, or both are forms of one word, such as "Deutsche" and "Deutschland". */
function areAlike(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  return short === long || (short.length >= MIN_COMMON_START && long.startsWith(short.slice(0, STEM_LENGTH)));
}

function countLetters(words: readonly string[]): number {
  return words.reduce((sum, { length }) => sum + length, 0);
}
