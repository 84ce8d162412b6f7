import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import type { Locale } from '../../locales/locale.js';
import type { Word } from '../../model/draft.js';
import { findCellAbove, type PlacedCell } from '../../page/cells.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { isMoney } from '../../page/numbers.js';
import { bottomOf } from '../../page/boxes.js';
import type { Cell } from '../../page/lines.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { squash } from '../../text/squash.js';
import type { FoundDate, ReadDates } from '../date/date-reader.js';
import { CLEAR_TYPES } from '../payment/payment-types.js';

/** A date by which a sentence demands payment. */
export interface DueSentence {
  readonly date: FoundDate;
  readonly line: ReadLine;
}

/**
 * In characters: how far a demand for payment may be before or after its date. A sentence may begin on the line above and end on the one
 * below.
 */
const MAX_DEMAND = 130;
/** In characters. A discount this close to a date ends on it: "2 % discount if paid by 5 June". */
const MAX_DISCOUNT = 40;
/** In heights of a line. Lines of one text are closer together. */
const MAX_LEADING = 1.5;
const MAX_TEXT = 500;
/** In letters. */
const MIN_GLUED = 8;
/** In lines above a date in its column. */
const MAX_COLUMN = 3;
const SENTENCE_END = /[.!;]\s(?=\p{Lu})/u;

const DEMAND = matchWords((locale) => [
  ...locale.paid,
  ...locale.demandWords,
  ...locale.fields.payment,
  ...locale.fields.due_date,
  ...[...CLEAR_TYPES, 'check' as const].flatMap((type) => locale.payments[type]),
]);
const DISCOUNT = matchWords((locale) => locale.totals.discount);
const DISCOUNTS = new RegExp(DISCOUNT, 'gu');
const DEADLINE = matchBefore((locale) => locale.deadlineWords);
const DEADLINE_AFTER = matchAfter((locale) => locale.deadlinesAfter);
/** A collection with a day: "The amount will be debited on 5 June", "direct debit on 5 June". */
const DEBIT = matchWords((locale) => [...locale.debitWords, ...locale.payments.direct_debit]);
const DEBIT_DAY = matchBefore((locale) => [...locale.debitDays, ...locale.debitWords]);
/** The same where words have lost their spaces. Shorter ones are parts of others. */
const GLUED_DEBITS = LOCALES.flatMap(({ debitWords }) => debitWords.map(squash)).filter(
  (words) => words.length >= MIN_GLUED,
);
const GLUED_DAY = new RegExp(
  String.raw`${joinAlternatives(LOCALES.flatMap(({ debitDays, debitWords }) => [...debitDays, ...debitWords]).map(squash))}$`,
  'u',
);
const DEBIT_DAY_AFTER = matchAfter((locale) => locale.debitDaysAfter);

function matchWords(list: (locale: Locale) => readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${joinAlternatives(LOCALES.flatMap(list).map(foldText))}(?!\p{L})`, 'u');
}

/** Matches words right before a date. */
function matchBefore(list: (locale: Locale) => readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${joinAlternatives(LOCALES.flatMap(list).map(foldText))}\s?:?\s?$`, 'u');
}

/** Matches words or endings right after a date. */
function matchAfter(list: (locale: Locale) => readonly string[]): RegExp {
  return new RegExp(String.raw`^\s?${joinAlternatives(LOCALES.flatMap(list).map(foldText))}(?!\p{L})`, 'u');
}

/** Finds the dates in sentences such as "Please pay the balance by 5 June 2024". */
export function findDueSentences(document: ReadDocument, readDates: ReadDates): DueSentence[] {
  return document.lines.flatMap((line) => {
    const text = line.text.slice(0, MAX_TEXT);
    const dates = readDates(text);
    if (dates.length === 0) return [];
    const above = readNeighbour(document, line, line.index - 1);
    const below = readNeighbour(document, line, line.index + 1);
    return dates.flatMap((date) => {
      const before = foldText(`${above} ${text.slice(0, date.index)}`);
      const after = `${text.slice(date.index + date.length)} ${below}`.split(SENTENCE_END)[0] ?? '';
      // German and Dutch sentences may end with the verb: "… bis zum 5. Juni auf unser Konto zu überweisen".
      const isDemanded = DEMAND.test(before.slice(-MAX_DEMAND)) || DEMAND.test(foldText(after).slice(0, MAX_DEMAND));
      const isDeadline = DEADLINE.test(before) || DEADLINE_AFTER.test(foldText(after));
      const isDue =
        (isDeadline && isDemanded) ||
        isCollected(`${above} ${text.slice(0, date.index)}`, after) ||
        isCollectedBelow(document, line, date);
      return isDue && !grantsDiscount(text, date, dates) ? [{ date, line }] : [];
    });
  });
}

/** Whether a payment is collected on the day between two parts of a sentence. */
function isCollected(before: string, after: string): boolean {
  const start = foldText(before.split(SENTENCE_END).at(-1) ?? '');
  const end = foldText(after).slice(0, MAX_DEMAND);
  const isDay = DEBIT_DAY.test(start) || DEBIT_DAY_AFTER.test(end);
  return isDay && (DEBIT.test(start.slice(-MAX_DEMAND)) || DEBIT.test(end));
}

/** Whether the lines above a date that opens its cell say that a payment is collected on it, even where their words have lost the spaces. */
function isCollectedBelow(document: ReadDocument, line: ReadLine, date: FoundDate): boolean {
  const cell = line.cells.find(({ words }) => words[0] === wordAt(line, date.index));
  if (!cell) return false;
  const above = readColumnAbove(document, { line, cell });
  const glued = squash(above);
  return isCollected(above, '') || (GLUED_DAY.test(glued) && GLUED_DEBITS.some((words) => glued.includes(words)));
}

/** The word that begins at a character of the text of a line. */
function wordAt({ words }: ReadLine, index: number): Word | undefined {
  let start = 0;
  return words.find(({ text, isGlued }, at) => {
    if (at > 0 && !isGlued) start += 1;
    const begins = start === index;
    start += text.length;
    return begins;
  });
}

/** The text of the cells right above a cell in its column. */
function readColumnAbove(document: ReadDocument, placed: PlacedCell): string {
  const texts: string[] = [];
  let next: PlacedCell | null = placed;
  while (next && texts.length < MAX_COLUMN) {
    const above: Cell | null = findCellAbove(document, next);
    const line: ReadLine | undefined = document.lines.find(({ cells }) => above !== null && cells.includes(above));
    next = above && line ? { line, cell: above } : null;
    if (above) texts.unshift(above.text);
  }
  return texts.join(' ').slice(-MAX_DEMAND);
}

/**
 * Whether a discount is so close to a date, in the same sentence, that it ends on that date. Of several dates, it ends on the closest
 * one: "by 5 June with 2 % discount, by 1 July net".
 */
export function grantsDiscount(text: string, date: FoundDate, dates: readonly FoundDate[] = [date]): boolean {
  const distance = distanceToDiscount(text, date);
  return distance < Infinity && !dates.some((other) => distanceToDiscount(text, other) < distance);
}

/** In characters; infinite if no discount is close. Each comma between them adds to the distance. */
function distanceToDiscount(text: string, { index, length }: FoundDate): number {
  const end = index + length;
  const start = text.slice(Math.max(0, index - MAX_DISCOUNT), index);
  const before = foldText(start.split(SENTENCE_END).at(-1) ?? '');
  const after = foldText(text.slice(end, end + MAX_DISCOUNT).split(SENTENCE_END)[0] ?? '');
  const last = [...before.matchAll(DISCOUNTS)].at(-1);
  const next = DISCOUNT.exec(after);
  return Math.min(
    last ? measureGap(before.slice(last.index + last[0].length)) : Infinity,
    next ? measureGap(after.slice(0, next.index)) : Infinity,
  );
}

function measureGap(between: string): number {
  return between.length + (between.match(/[,;]\s/g)?.length ?? 0) * MAX_DISCOUNT;
}

/** The line above or below in the same text. A line with only an amount may stand between: "Total to pay", "159.07", "by 11 June". */
function readNeighbour(document: ReadDocument, line: ReadLine, index: number): string {
  const other = document.lines[index];
  if (other?.page !== line.page) return '';
  const gap = Math.max(line.box.y, other.box.y) - Math.min(bottomOf(line.box), bottomOf(other.box));
  if (gap >= MAX_LEADING * line.box.height) return '';
  if (index < line.index && other.numerals.some(isMoney) && !/\p{L}{2}/u.test(other.text))
    return readNeighbour(document, other, index - 1);
  return index < line.index ? other.text.slice(-MAX_DEMAND) : other.text.slice(0, MAX_DEMAND);
}
