import type { Word } from '../extraction/model/draft.js';
import type { Box } from '../extraction/model/finding.js';
import { centsOf, decimalOf } from '../extraction/page/cents.js';
import { findWrittenDates } from '../extraction/page/dates.js';
import type { ReadDocument, ReadLine } from '../extraction/page/document.js';
import { isMoney } from '../extraction/page/numbers.js';
import { bottomOf, joinBoxes, rightOf } from '../extraction/page/boxes.js';
import { joinWords } from '../extraction/page/lines.js';
import { isCurrencySign } from '../extraction/regions/currencies.js';
import { squash } from '../extraction/text/squash.js';

/** The fields whose value is printed on the page as it is, so that a correction can be located there. */
export const POINTED_FIELDS = ['invoice_number', 'invoice_date', 'total_price', 'total_vat'] as const;
export type PointedField = (typeof POINTED_FIELDS)[number];

/** A possible value of a field, with its surroundings on the page. */
export interface Occurrence {
  /** In the field's canonical form. */
  readonly value: string;
  readonly page: number;
  readonly box: Box;
  /** The folded words before it in its cell and the next one to the left, the nearest first. */
  readonly before: readonly string[];
  /** The folded letters of the cell above it. */
  readonly above: string;
  /** The folded word after it. */
  readonly after: string;
  /** How it is written: "RE-2026/017" and "RE-2025/4" are both `A-9/9`. */
  readonly shape: string;
}

interface Span {
  readonly value: string;
  /** Words `from` to `to` (exclusive) of its line. */
  readonly from: number;
  readonly to: number;
  readonly shape: string;
  /** The label within its own first word, as in "No:4711". */
  readonly head: string;
}

const MAX_BEFORE = 3;
const MAX_WORDS_OF_A_NUMBER = 4;
const MAX_NUMBER_LENGTH = 40;
const MAX_LINES_ABOVE = 4;
/** The maximum distance of a label above its value, in heights of the value. */
const MAX_DISTANCE_ABOVE = 3.5;

/** Lists everything on the pages that could be a field's value. */
export function findOccurrences(field: PointedField, document: ReadDocument): Occurrence[] {
  return document.lines.flatMap((line) =>
    findSpans(field, document, line).map((span) => {
      const words = line.words.slice(span.from, span.to);
      const box = joinBoxes(words.map((word) => word.box));
      return {
        ...{ value: span.value, shape: span.shape, page: line.page, box },
        before: readWordsBefore(line, span),
        above: readLabelAbove(document, line, box),
        after: readWordAfter(line, span),
      };
    }),
  );
}

function findSpans(field: PointedField, document: ReadDocument, line: ReadLine): Span[] {
  switch (field) {
    case 'invoice_number':
      return findNumbers(line);
    case 'invoice_date':
      return findDates(document, line);
    case 'total_price':
    case 'total_vat':
      return findAmounts(line);
  }
}

function findAmounts(line: ReadLine): Span[] {
  return line.numerals.filter(isMoney).flatMap(({ value, from, to }) => {
    const cents = centsOf(value);
    return cents === null ? [] : [{ value: decimalOf(cents), from, to, shape: '', head: '' }];
  });
}

function findDates(document: ReadDocument, line: ReadLine): Span[] {
  const starts = findDateStarts(line.words);
  return findWrittenDates(line.text, document.order).map(({ value, index, length }) => ({
    value,
    from: starts.findLastIndex((start) => start <= index),
    to: starts.findLastIndex((start) => start < index + length) + 1,
    shape: '',
    head: '',
  }));
}

/** Where each word begins in the text of its line. */
function findDateStarts(words: readonly Word[]): number[] {
  let at = 0;
  return words.map((word) => {
    const start = at;
    at += word.text.length + 1;
    return start;
  });
}

/** Runs of one to four words that contain a digit. */
function findNumbers(line: ReadLine): Span[] {
  return line.cells.flatMap((cell) => {
    const offset = line.words.indexOf(cell.words[0] as Word);
    return cell.words.flatMap((_, at) => {
      const lengths = Array.from({ length: Math.min(MAX_WORDS_OF_A_NUMBER, cell.words.length - at) }, (__, n) => n + 1);
      return lengths.flatMap((length) => findNumberAt(cell.words.slice(at, at + length), offset + at));
    });
  });
}

function findNumberAt(words: readonly Word[], from: number): Span[] {
  const text = joinWords(words);
  const glued = /^([\p{L}.°º]{2,20}[:#])(?=.*\d)/u.exec(text)?.[1] ?? '';
  const value = text
    .slice(glued.length)
    .replace(/^[#(:\s]+/u, '')
    .replace(/[.,;:)]+$/u, '');
  const isNumber = /\d/.test(value) && value.length <= MAX_NUMBER_LENGTH && !/\s[^\p{L}\p{N}]*$/u.test(value);
  return isNumber ? [{ value, from, to: from + words.length, shape: describeShape(value), head: squash(glued) }] : [];
}

/** Reduces each run of letters or digits to one character, since the digits of invoice numbers grow. */
export function describeShape(value: string): string {
  return value.replaceAll(/\p{L}+/gu, 'A').replaceAll(/\d+/g, '9');
}

function readWordsBefore(line: ReadLine, { from, head }: Span): string[] {
  const cell = line.cells.findIndex((candidate) => candidate.words.includes(line.words[from] as Word));
  const first = line.cells[Math.max(0, cell - 1)]?.words[0];
  const start = first ? line.words.indexOf(first) : 0;
  const found = head === '' ? [] : [head];
  for (const word of line.words.slice(start, from).toReversed()) {
    if (/\d/.test(word.text) || found.length >= MAX_BEFORE) break;
    if (isLabelWord(word)) found.push(squash(word.text));
  }
  return found;
}

function readWordAfter(line: ReadLine, { to }: Span): string {
  const next = line.words.slice(to).find((word) => !isCurrencySign(word.text));
  return next && isLabelWord(next) && !/\d/.test(next.text) ? squash(next.text) : '';
}

function isLabelWord({ text }: Word): boolean {
  return !isCurrencySign(text) && /\p{L}/u.test(text);
}

function readLabelAbove(document: ReadDocument, line: ReadLine, box: Box): string {
  for (const higher of document.lines.slice(Math.max(0, line.index - MAX_LINES_ABOVE), line.index).toReversed()) {
    if (higher.page !== line.page || box.y - bottomOf(higher.box) > MAX_DISTANCE_ABOVE * box.height) return '';
    const cell = higher.cells.find(({ box: other }) => other.x < rightOf(box) && rightOf(other) > box.x);
    if (cell) return squash(cell.text).replaceAll(/[^\p{L}]/gu, '');
  }
  return '';
}
