/** Where a text may be broken before a character: nowhere, within words that are too long, or anywhere. */
export type Break = 'never' | 'within' | 'between';

/** Characters of these scripts follow each other without spaces, and lines end between any of them. */
const IS_IDEOGRAPHIC =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303F\u30FB\u30FC\uFF01-\uFF65]/u;
/** No line begins with them: closing punctuation, signs of repetition, small kana (JIS X 4051). */
const NOT_FIRST = /[\p{Pe}\p{Pf}\p{Po}\p{Mn}々〜ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;
/** No line ends with them. */
const NOT_LAST = /[\p{Ps}\p{Pi}\p{Sc}]/u;
/** Words of it follow each other without spaces, and only a dictionary knows them. */
const IS_THAI = /\p{sc=Thai}/u;
/** Text in which each character stands for itself. */
const IS_SIMPLE = /^[\u0020-\u02FF\u0370-\u058F]*$/;

let characters: Intl.Segmenter | undefined;
let words: Intl.Segmenter | undefined;

/** Finds where a text may be broken: an entry for each of its UTF-16 units. */
export function findBreaks(text: string): readonly Break[] {
  if (IS_SIMPLE.test(text)) return Array.from(text, (character) => (character === ' ' ? 'between' : 'within'));
  const breaks = Array.from<Break>({ length: text.length }).fill('never');
  characters ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let before = '';
  for (const { segment, index } of characters.segment(text)) {
    breaks[index] = segment === ' ' || separates(before, segment) ? 'between' : 'within';
    before = segment;
  }
  if (IS_THAI.test(text)) for (const index of findThaiWords(text)) breaks[index] = 'between';
  return breaks;
}

function separates(before: string, after: string): boolean {
  if (before === '' || before === ' ') return false;
  if (!IS_IDEOGRAPHIC.test(before) && !IS_IDEOGRAPHIC.test(after)) return false;
  return !NOT_FIRST.test(after) && !NOT_LAST.test(before);
}

function findThaiWords(text: string): number[] {
  words ??= new Intl.Segmenter('th', { granularity: 'word' });
  const isThai = (index: number) => IS_THAI.test(text.charAt(index));
  return Array.from(words.segment(text), ({ index }) => index).filter((index) => isThai(index) && isThai(index - 1));
}
