import type { Word } from '../extraction/model/draft.js';
import type { ReadDocument, ReadLine } from '../extraction/page/document.js';
import { joinBoxes, rightOf } from '../extraction/page/boxes.js';
import { measureLikeness } from '../extraction/text/likeness.js';
import { squash } from '../extraction/text/squash.js';

/** A horizontal range in points. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

/** A column of a table: a label with values below it, or only one of the two. */
export interface LabelledColumn<S extends Span> extends Span {
  /** Null if no value is below the label. */
  readonly values: S | null;
  /** The first word of the label; null without one. */
  readonly label: Word | null;
}

/** The labels are at most this many lines above the first item. */
const MAX_LINES_ABOVE = 4;
/** In heights of the label: how far it may be to the side of its values. */
const MAX_HEIGHTS_BESIDE = 3;
/** How alike the same text on two scans must be; in text layers it is equal. */
const MIN_LIKENESS = 0.85;

/** Finds the line of labels: the nearest line above a table with words over at least two of its columns, and without digits. */
export function findLabelLine(document: ReadDocument, top: number, columns: readonly Span[]): ReadLine | null {
  const page = document.lines[top]?.page;
  const above = document.lines.slice(Math.max(0, top - MAX_LINES_ABOVE), top).toReversed();
  const labels = above.find(
    ({ text, cells, ...line }) =>
      line.page === page &&
      !/\d/.test(text) &&
      /\p{L}/u.test(text) &&
      columns.filter((column) => cells.some(({ words }) => measureGap(column, toSpan(words)) < 0)).length >= 2,
  );
  return labels ?? null;
}

/** Whether a text is the same as one on another document; OCR may have misread some of its letters. */
export function isSameText({ source }: ReadDocument, text: string, other: string): boolean {
  return source === 'ocr' ? measureLikeness(text, other) >= MIN_LIKENESS : squash(text) === squash(other);
}

/** A text without its numbers, which differ from document to document. */
export function removeNumbers(text: string): string {
  return text.replaceAll(/\S*\d\S*/gu, '');
}

/** Gives columns of values their labels, and adds labels without values. Returns the columns from left to right. */
export function labelColumns<S extends Span>(labels: ReadLine | null, columns: readonly S[]): LabelledColumn<S>[] {
  const labelled = columns.map((values) => ({ values, words: [] as Word[] }));
  const others: (readonly Word[])[] = [];
  for (const { words, box } of labels?.cells ?? []) {
    const gaps = labelled.map((column) => ({ column, gap: measureGap(column.values, toSpan(words)) }));
    const under = gaps.filter(({ gap }) => gap < 0).map(({ column }) => column);
    const beside = gaps
      .filter(({ column, gap }) => column.words.length === 0 && gap < MAX_HEIGHTS_BESIDE * box.height)
      .toSorted((a, b) => a.gap - b.gap)
      .map(({ column }) => column);
    const owners = under.length > 0 ? under : beside.slice(0, 1);
    if (owners.length === 0) others.push(words);
    // The labels of narrow columns can be so close that they look like one.
    else for (const word of words) sortByDistance(owners, word)[0]?.words.push(word);
  }
  return [...labelled, ...others.map((words) => ({ values: null, words }))]
    .map(({ values, words }) => ({ ...joinSpans(values, words), values, label: words[0] ?? null }))
    .toSorted((a, b) => a.left - b.left);
}

/** From the nearest to the farthest. */
function sortByDistance<C extends { readonly values: Span }>(columns: readonly C[], word: Word): C[] {
  const measure = ({ values }: C): number => measureGap(values, toSpan([word]));
  return columns.toSorted((a, b) => measure(a) - measure(b));
}

function joinSpans(values: Span | null, words: readonly Word[]): Span {
  const spans = [...(values ? [values] : []), ...(words.length > 0 ? [toSpan(words)] : [])];
  return { left: Math.min(...spans.map(({ left }) => left)), right: Math.max(...spans.map(({ right }) => right)) };
}

/** The range of words. */
export function toSpan(words: readonly Word[]): Span {
  const box = joinBoxes(words.map((word) => word.box));
  return { left: box.x, right: rightOf(box) };
}

/** The distance of two ranges; negative if they overlap. */
function measureGap(a: Span, b: Span): number {
  return Math.max(a.left, b.left) - Math.min(a.right, b.right);
}
