import type { FieldLabel } from '../../locales/locale.js';
import type { Candidate } from '../../page/candidate.js';
import type { DateOrder } from '../../regions/region.js';
import { datesIn } from '../../page/dates.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { correctMisreadDates } from '../../page/misread-dates.js';
import { saysStreet } from './head-lines.js';
import type { Receipt } from './receipt.js';
import { tillDates } from './till-dates.js';

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
/** What stands directly before a number that may look like a date: "Ref 18/02-19", "#24". */
const NUMBER_BEFORE = /(?:\b(?:no|ref|id|nr)\b|#)[^\p{L}\d]*[\p{L}\d/-]*$/iu;
const TIME = /(?<!\d)\d{1,2}\s?[:;]\s?\d{2}(?:\s?[:;]\s?\d{2})?(?!\d)|\b\d{1,2}[:.]\d{2}\s?[ap]\.?m\b/i;
const EARLIEST = '2000-01-01';
const MAX_DATES = 4;
/** How certain a date is by what stands with it. */
const CERTAINTY = { base: 0.72, label: 0.14, time: 0.1, otherDate: -0.5, number: -0.35, ambiguous: -0.15 } as const;
const REPEATED = 0.04;
const MAX_CONFIDENCE = 0.97;

/** The date of a receipt, best candidate first: the one with a label or a time beside it; of several the one that stands most often. */
export function receiptDates({ document, region }: Receipt): Candidate[] {
  const order = monthOrder(region?.dateOrder ?? null) ?? document.order;
  const found = document.lines.flatMap((line) => datesOn(document, line, order));
  const best = [...new Set(found.map((candidate) => candidate.value))]
    .map((value) => strongest(found.filter((candidate) => candidate.value === value)))
    .filter((candidate) => candidate !== null)
    .toSorted((a, b) => b.confidence - a.confidence);
  const [first, second] = best;
  if (!first) return [];
  const isClose = second !== undefined && first.confidence - second.confidence < 0.06;
  const confidence = Math.min(MAX_CONFIDENCE, first.confidence) - (isClose ? 0.2 : 0);
  return [{ ...first, confidence }, ...best.slice(1, MAX_DATES)];
}

function monthOrder(order: string | null): DateOrder | null {
  return order === 'day-first' || order === 'month-first' ? order : null;
}

function strongest(same: readonly Candidate[]): Candidate | null {
  const [top] = same.toSorted((a, b) => b.confidence - a.confidence);
  return top ? { ...top, confidence: top.confidence + REPEATED * Math.min(2, same.length - 1) } : null;
}

function datesOn(document: ReadDocument, line: ReadLine, order: DateOrder | null): Candidate[] {
  const text = correctMisreadDates(tillDates(line.text));
  const isTimed = TIME.test(text);
  const isLabelled = hasLabel(line, DATE_LABELS) || /date(?=\d)/i.test(text) || isUnderLabel(document, line);
  if (!isLabelled && !isTimed && saysStreet(line)) return [];
  return datesIn(text, order)
    .filter((date) => date.value >= EARLIEST)
    .map((date) => ({
      value: date.value,
      page: line.page,
      box: line.box,
      rule: `receipt date${isTimed ? ' and time' : ''}`,
      confidence:
        CERTAINTY.base +
        (isLabelled ? CERTAINTY.label : 0) +
        (isTimed ? CERTAINTY.time : 0) +
        (hasLabel(line, OTHER_DATES) ? CERTAINTY.otherDate : 0) +
        (followsNumberLabel(line, text.slice(0, date.index)) ? CERTAINTY.number : 0) +
        (date.certain ? 0 : CERTAINTY.ambiguous),
    }));
}

function hasLabel(line: ReadLine, keys: ReadonlySet<FieldLabel>): boolean {
  return line.fields.some((hit) => keys.has(hit.key));
}

/** Whether the line holds only the date, and the line above only its label. */
function isUnderLabel(document: ReadDocument, line: ReadLine): boolean {
  const above = document.lines[line.index - 1];
  return above !== undefined && line.words.length <= 3 && above.words.length <= 3 && hasLabel(above, DATE_LABELS);
}

/** Whether the last label before a date is that of a number, so that the date may be part of the number. */
function followsNumberLabel(line: ReadLine, before: string): boolean {
  const words = before.split(' ').length;
  const last = line.fields.findLast((hit) => hit.from < words);
  const isNear = last !== undefined && words - last.to <= 1;
  return NUMBER_BEFORE.test(before) || (isNear && NUMBER_LABELS.has(last.key));
}
