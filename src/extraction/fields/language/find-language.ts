import type { Finding } from '../../model/finding.js';
import { foldText } from '../../../shared/text.js';
import { boxAround } from '../../page/lines.js';
import { LOCALES } from '../../locales/locales.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument } from '../../page/document.js';

/** Fewer words than this say nothing of a language. */
const MIN_WORDS = 6;
const MAX_WORDS = 3_000;
const LANGUAGES = LOCALES.map(({ language, frequentWords }) => ({
  language,
  known: new Set(frequentWords.map(foldText)),
}));
/** A language has no place of its own on the page. */
const EVERYWHERE = boxAround([]);

/** Finds the language by the frequent words of each; a bilingual document gives none. */
export function findLanguage(document: ReadDocument): Finding<'language'>[] {
  const words = document.lines
    .flatMap((line) => line.words)
    .slice(0, MAX_WORDS)
    .flatMap((word) => foldText(word.text).split(/[^\p{L}]+/u))
    .filter((word) => word !== '');
  const counts = LANGUAGES.map(({ language, known }) => ({ language, count: count(words, known) }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  const [line] = document.lines;
  if (!first || !second || !line || first.count < MIN_WORDS || first.count < 1.25 * second.count) return [];
  const confidence = Math.min(0.97, 0.6 + 0.4 * (1 - second.count / first.count) + Math.min(0.1, first.count / 300));
  return findingsOf(document, 'language', [
    { value: first.language, page: line.page, box: EVERYWHERE, rule: `words:${Math.round(first.count)}`, confidence },
  ]);
}

/** A word counts less each time it is said again, so that one repeated word does not decide. */
function count(words: readonly string[], known: ReadonlySet<string>): number {
  const seen = new Map<string, number>();
  for (const word of words) if (known.has(word)) seen.set(word, (seen.get(word) ?? 0) + 1);
  return [...seen.values()].reduce((sum, times) => sum + 1 + Math.log2(times), 0);
}
