import type { Finding } from '../../model/finding.js';
import { foldText } from '../../../shared/text.js';
import { joinBoxes } from '../../page/boxes.js';
import { LOCALES } from '../../locales/locales.js';
import { isUnspaced } from '../../text/scripts.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';

/** The lowest score that identifies a language: about this many different frequent words. */
const MIN_SCORE = 6;
const MAX_WORDS = 3_000;
const WEIGHTS = {
  /** The best language must score this many times the second, or the document is bilingual. */
  minLead: 1.25,
  /** Confidence of a language that barely leads. */
  base: 0.6,
  /** Added in full if no other language scores at all. */
  lead: 0.4,
  /** Added for long texts, in proportion to the score up to a tenth of `fullScore`. */
  maxLength: 0.1,
  fullScore: 300,
  maxConfidence: 0.97,
} as const;
const LANGUAGES = LOCALES.map(({ language, frequentWords }) => ({
  language,
  known: new Set(frequentWords.map(foldText)),
  isSpaced: !frequentWords.every(isUnspaced),
}));
/** In letters. No frequent word of a language without spaces is longer. */
const MAX_WORD = 24;
/** A language has no place on the page. */
const NO_PLACE = joinBoxes([]);

/** Finds the language of the document by the frequent words of each language. A bilingual document has none. */
export function findLanguage(document: ReadDocument): Finding<'language'>[] {
  const words = document.lines
    .flatMap((line) => line.words)
    .slice(0, MAX_WORDS)
    .flatMap((word) => foldText(word.text).split(/[^\p{L}]+/u))
    .filter((word) => word !== '');
  const runs = words.filter(isUnspaced);
  const scores = LANGUAGES.map(({ language, known, isSpaced }) => ({
    language,
    score: scoreWords(isSpaced ? words : runs.flatMap((run) => splitRun(run, known)), known),
  }));
  const [first, second] = scores.toSorted((a, b) => b.score - a.score);
  const [line] = document.lines;
  if (!first || !second || !line || first.score < MIN_SCORE || first.score < WEIGHTS.minLead * second.score) return [];
  const lead = WEIGHTS.lead * (1 - second.score / first.score);
  const length = Math.min(WEIGHTS.maxLength, first.score / WEIGHTS.fullScore);
  const confidence = Math.min(WEIGHTS.maxConfidence, WEIGHTS.base + lead + length);
  return toFindings(document, 'language', [
    { value: first.language, page: line.page, box: NO_PLACE, rule: `words:${Math.round(first.score)}`, confidence },
  ]);
}

/** Splits a text without spaces into the frequent words of a language, the longest one at each position, and other letters. */
function splitRun(run: string, known: ReadonlySet<string>): string[] {
  const found: string[] = [];
  let at = 0;
  while (at < run.length) {
    const rest = run.slice(at, at + MAX_WORD);
    const length =
      Array.from(rest, (_, index) => rest.length - index).find((end) => known.has(rest.slice(0, end))) ?? 1;
    found.push(rest.slice(0, length));
    at += length;
  }
  return found;
}

/** Each repetition of a word counts less, so that no single word decides. */
function scoreWords(words: readonly string[], known: ReadonlySet<string>): number {
  const seen = new Map<string, number>();
  for (const word of words) if (known.has(word)) seen.set(word, (seen.get(word) ?? 0) + 1);
  return [...seen.values()].reduce((sum, times) => sum + 1 + Math.log2(times), 0);
}
