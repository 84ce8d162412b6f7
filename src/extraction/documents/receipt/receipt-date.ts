import type { FieldLabel } from '../../locales/locale.js';
import type { Candidate } from '../../page/candidate.js';
import { createDateReader, type ReadDates } from '../../fields/date/date-reader.js';
import { findDueSentences } from '../../fields/due-date/due-sentences.js';
import { LOCALES } from '../../locales/locales.js';
import { joinAlternatives } from '../../text/alternatives.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { correctMisreadDates } from '../../page/misread-dates.js';
import { namesStreet } from './head-lines.js';
import type { Receipt } from './receipt.js';
import { repairTillDates } from './till-dates.js';

const DATE_LABELS: ReadonlySet<FieldLabel> = new Set(['date', 'invoice_date']);
const OTHER_DATES: ReadonlySet<FieldLabel> = new Set(['due_date', 'other_date']);
const NUMBER_LABELS: ReadonlySet<FieldLabel> = new Set([
  'invoice_number',
  'invoice_title',
  'number',
  'other_number',
  'vat_id',
  'tax_number',
  'phone',
  'other_contact',
]);
/** Matches a label directly before a number that may look like a date: "No. 18/02-19", "#24". */
const NUMBER_WORD = joinAlternatives(LOCALES.flatMap(({ numberWords }) => numberWords));
const NUMBER_BEFORE = new RegExp(String.raw`(?:(?<!\p{L})${NUMBER_WORD}(?!\p{L})|#)[^\p{L}\d]*[\p{L}\d/-]*$`, 'iu');
const TIME = /(?<!\d)\d{1,2}\s?[:;]\s?\d{2}(?:\s?[:;]\s?\d{2})?(?!\d)|\b\d{1,2}[:.]\d{2}\s?[ap]\.?m\b/i;
/** Signs between a label and a date: "Contract : 5/6/2024". */
const SIGNS_BEFORE = /(?:\s[:=–-])+\s$/u;
const MIN_DATE = '2000-01-01';
const MAX_DATES = 4;
const WEIGHTS = {
  /** Any date on a receipt. */
  base: 0.72,
  /** A label for the date. */
  label: 0.14,
  /** A time on the same line: tills print both at the sale. */
  time: 0.1,
  /** A label for another date, such as a due date. */
  otherDate: -0.5,
  /** A label for a number, which may look like a date. */
  number: -0.35,
  /** One of several dates on a line, as of a period. */
  period: -0.2,
  /** Day and month could be swapped. */
  ambiguous: -0.15,
  /** Added per repetition of the date, up to `MAX_REPETITIONS`. */
  repeated: 0.04,
  max: 0.97,
  /** The second date competes with the first if it is closer than this ... */
  closeMargin: 0.06,
  /** ... which lowers the first by this. */
  close: 0.2,
} as const;
const MAX_REPETITIONS = 2;

/** Finds the date of a receipt, best candidate first, by its label, the time beside it, and how often it occurs. */
export function findReceiptDates({ document, region }: Receipt): Candidate[] {
  const readDates = createDateReader(document.order, region);
  const found = document.lines.flatMap((line) => findOnLine(document, line, readDates));
  const best = [...new Set(found.map((candidate) => candidate.value))]
    .map((value) => mergeSame(found.filter((candidate) => candidate.value === value)))
    .filter((candidate) => candidate !== null)
    .toSorted((a, b) => b.confidence - a.confidence);
  const [first, second] = best;
  if (!first) return [];
  const isClose = second !== undefined && first.confidence - second.confidence < WEIGHTS.closeMargin;
  const confidence = Math.min(WEIGHTS.max, first.confidence) - (isClose ? WEIGHTS.close : 0);
  return [{ ...first, confidence }, ...best.slice(1, MAX_DATES)];
}

function mergeSame(same: readonly Candidate[]): Candidate | null {
  const [top] = same.toSorted((a, b) => b.confidence - a.confidence);
  return top
    ? { ...top, confidence: top.confidence + WEIGHTS.repeated * Math.min(MAX_REPETITIONS, same.length - 1) }
    : null;
}

function findOnLine(document: ReadDocument, line: ReadLine, readDates: ReadDates): Candidate[] {
  const text = correctMisreadDates(repairTillDates(line.text));
  const isTimed = TIME.test(text);
  const due = findDueSentences(document, readDates).filter((sentence) => sentence.line === line);
  const isLabelled = hasLabel(line, DATE_LABELS) || isUnderLabel(document, line);
  if (!isLabelled && !isTimed && namesStreet(line)) return [];
  const dates = readDates(text).filter((date) => date.value >= MIN_DATE);
  const isPeriod = new Set(dates.map(({ value }) => value)).size > 1;
  return dates.map((date) => ({
    value: date.value,
    page: line.page,
    box: line.box,
    rule: `receipt date${isTimed ? ' and time' : ''}`,
    confidence:
      WEIGHTS.base +
      (isLabelled ? WEIGHTS.label : 0) +
      (isTimed ? WEIGHTS.time : 0) +
      (isPeriod ? WEIGHTS.period : 0) +
      (hasLabel(line, OTHER_DATES) || due.some((sentence) => sentence.date.value === date.value)
        ? WEIGHTS.otherDate
        : 0) +
      (followsNumberLabel(line, text.slice(0, date.index)) ? WEIGHTS.number : 0) +
      (date.certain ? 0 : WEIGHTS.ambiguous),
  }));
}

function hasLabel(line: ReadLine, keys: ReadonlySet<FieldLabel>): boolean {
  return line.fields.some((hit) => keys.has(hit.key));
}

/** Whether a line has only the date, and the line above only its label. */
function isUnderLabel(document: ReadDocument, line: ReadLine): boolean {
  const above = document.lines[line.index - 1];
  return above !== undefined && line.words.length <= 3 && above.words.length <= 3 && hasLabel(above, DATE_LABELS);
}

/** Whether the last label before a date is that of a number. The date may then be part of this number. */
function followsNumberLabel(line: ReadLine, before: string): boolean {
  const words = before.replace(SIGNS_BEFORE, ' ').split(' ').length;
  const last = line.fields.findLast((hit) => hit.from < words);
  const isNear = last !== undefined && words - last.to <= 1;
  return NUMBER_BEFORE.test(before) || (isNear && NUMBER_LABELS.has(last.key));
}
