import type { FieldLabel } from '../../locales/locale.js';
import { rightOf } from '../../page/boxes.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { LabelHit } from '../../page/labels.js';
import { formatDateRule, type ReadDates } from './date-reader.js';
import { LIMITS, OTHERS } from './label-context.js';
import { findLoneDates, toLetterCandidate, type LetterDate } from './letter-date.js';

const CONFIDENCE = {
  /** The only date of the first page, without a label. */
  only: 0.7,
  /** The only date that stands alone above the items, without a label, such as that of a letter without a place. */
  alone: 0.65,
  /** The first of several dates without labels: too little to fill the field. */
  first: 0.45,
} as const;
const ALONE = { label: 'alone', confidence: CONFIDENCE.alone } as const;

/** Finds the date where none has a label: the one that stands alone above the items, or else the first one on the first page. */
export function findUnlabelled(document: ReadDocument, readDates: ReadDates): Candidate[] {
  const candidates = document.lines
    .filter((line) => line.page === 1 && !line.fields.some((hit) => hit.key === 'due_date' || hit.key === 'other_date'))
    .flatMap((line) => readDates(line.text).map((date) => ({ date, line })));
  const values = new Set(candidates.map(({ date }) => date.value));
  const [first] = candidates;
  if (!first) return [];
  const lone = findOnlyLone(document, readDates);
  if (values.size > 1 && lone) return [toLetterCandidate(lone, ALONE)];
  const confidence = values.size === 1 ? CONFIDENCE.only : CONFIDENCE.first;
  return [
    {
      value: first.date.value,
      page: 1,
      box: first.line.box,
      rule: formatDateRule('invoice_date', 'first', first.date),
      confidence,
    },
  ];
}

/** Puts a date that stands alone above the items before dates that are only mentioned: "Please pay by 31.5.2026". */
export function preferLone(
  document: ReadDocument,
  labelled: readonly Candidate[],
  readDates: ReadDates,
): readonly Candidate[] {
  if (labelled.some(({ confidence }) => confidence > LIMITS.mentioned)) return labelled;
  const lone = findOnlyLone(document, readDates);
  return lone
    ? [toLetterCandidate(lone, ALONE), ...labelled.map((other) => ({ ...other, confidence: CONFIDENCE.first }))]
    : labelled;
}

/** The date that stands alone above the items; null if there are several. */
function findOnlyLone(document: ReadDocument, readDates: ReadDates): LetterDate | null {
  const [lone, ...others] = findLoneDates(document, readDates).filter((found) => !isBelowOther(document, found));
  return lone && others.every(({ date }) => date.value === lone.date.value) ? lone : null;
}

/** Whether the line above has the label of another date or number over this one. */
function isBelowOther({ lines }: ReadDocument, { line, cell }: LetterDate): boolean {
  const above = lines[line.index - 1];
  const labels = above?.fields.filter((hit) => OTHERS.has(hit.key) && !hasValueBeside(above, hit)) ?? [];
  return labels.some(({ box }) => box.x < rightOf(cell.box) && rightOf(box) > cell.box.x);
}

/** Whether more words follow a label in its cell, such as the number itself, so that its value is not below it. */
function hasValueBeside({ cells, words }: ReadLine, { to }: LabelHit<FieldLabel>): boolean {
  const next = words[to];
  return next !== undefined && !cells.some((cell) => cell.words[0] === next);
}
