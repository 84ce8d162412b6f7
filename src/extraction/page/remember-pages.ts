import type { Page, Word } from '../model/draft.js';

interface Known<Result> {
  readonly pages: readonly Page[];
  readonly result: Result;
}

/**
 * Remembers what a function of nothing but the words of pages returned, until the words are forgotten. A scan is searched after each look
 * and at the end, and each time most of its looks are the same.
 */
export function rememberPages<Result>(compute: (pages: readonly Page[]) => Result): (pages: readonly Page[]) => Result {
  // By the words of the first page.
  const known = new WeakMap<readonly Word[], Known<Result>[]>();
  return (pages) => {
    const [first] = pages;
    if (!first) return compute(pages);
    const before = known.get(first.words) ?? [];
    const same = before.find((other) => haveSameWords(other.pages, pages));
    if (same) return same.result;
    const result = compute(pages);
    known.set(first.words, [...before, { pages, result }]);
    return result;
  };
}

/** Whether pages are the same but for the looks that their words come from. */
function haveSameWords(pages: readonly Page[], others: readonly Page[]): boolean {
  return (
    pages.length === others.length &&
    pages.every(({ words, number, width, height, source }, index) => {
      const other = others[index];
      const isSamePlace = other?.words === words && other.number === number && other.source === source;
      return isSamePlace && other.width === width && other.height === height;
    })
  );
}
