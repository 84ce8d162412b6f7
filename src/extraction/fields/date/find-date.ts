import type { Finding } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ValuePlace } from '../../page/values.js';
import { findValueBelow, findValueRight } from '../../page/values.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { LabelHit } from '../../page/labels.js';
import { isHeaderOfInvoices } from '../../page/invoice-lists.js';
import { bottomOf, rightOf } from '../../page/boxes.js';
import { isRunningText } from '../../page/lines.js';
import { findRegion } from '../../regions/regions.js';
import {
  createDateReader,
  formatDateRule,
  readDateOf,
  toDateCandidate,
  type FoundDate,
  type ReadDates,
} from './date-reader.js';
import { findDatedThing, TITLES, type DatedThing } from './label-context.js';
import { findDateBehindNumber } from './number-dates.js';
import { findLetterDates, findLoneDates, type LetterDate } from './letter-date.js';

/** Confidence of a date beside each label: the more specific the label, the higher. */
const CONFIDENCE: Readonly<Partial<Record<FieldLabel, number>>> = {
  invoice_date: 0.97,
  invoice_number: 0.93,
  invoice_title: 0.9,
  date: 0.85,
};
const WEIGHTS = {
  /** Subtracted if the date is below its label, where another label may be closer. */
  below: 0.04,
  /** A date alone on the line after the title or number. */
  nextLine: 0.85,
  /** A date after the place of a letter: "London, 5 June 2024". */
  letter: 0.8,
  /** The maximum for a date that may be that of another document: "to invoice 12 of 5.6.2024", "contract of 1.2.2024". */
  mentioned: 0.7,
  /** The maximum for a date after a short label that other words continue: "Date received". */
  partOfLabel: 0.6,
  /** The only date of the first page, without a label. */
  only: 0.7,
  /** The only date that stands alone above the items, without a label, such as that of a letter without a place. */
  alone: 0.65,
  /** The first of several dates without labels: too little to fill the field. */
  first: 0.45,
  /** Dates whose confidence is this close to the best compete with it. */
  rivalMargin: 0.03,
  /** Subtracted from each of several competing dates. */
  rivals: 0.15,
  /** Subtracted per earlier candidate, so that the first one wins; up to `MAX_POSITIONS`. */
  position: 0.002,
} as const;
/** The maximum confidence of a date by what its label dates. */
const LIMITS: Readonly<Record<DatedThing, number>> = {
  own: 1,
  mentioned: WEIGHTS.mentioned,
  partOfLabel: WEIGHTS.partOfLabel,
};
const MAX_POSITIONS = 20;
/** Between a label and its date there is at most the name of the day: "Issued by the buyer under the contract dated 1 July 2024". */
const SEVERAL_WORDS = /\p{L}{2}\P{L}+\p{L}{2}/u;
/** Between the first and the last day of a period. */
const PERIOD = /^\s?[–—-]\s?$/u;
/** A line with at least this many column labels, a quantity or price among them, is a table header even if its rows cannot be read. */
const MIN_HEADER_COLUMNS = 3;
/** In points. Labels of one column begin this close to each other. */
const SAME_EDGE = 5;
const LETTER = { label: 'letter', confidence: WEIGHTS.letter } as const;
const ALONE = { label: 'alone', confidence: WEIGHTS.alone } as const;

/** Labels of other dates and numbers. */
const OTHERS: ReadonlySet<FieldLabel> = new Set(['due_date', 'other_date', 'other_number']);

/** Finds the issue date (EN 16931 BT-2) by its labels, beside the invoice number, or as the only date of the first page. */
export function findDate(document: ReadDocument, country: string | null): Finding<'invoice_date'>[] {
  const readDates = createDateReader(document.order, findRegion(country));
  const labelled = [
    ...document.lines.flatMap((line) => findLabelled(document, line, readDates)),
    ...document.lines.flatMap((line) => findDateBehindNumber(document, line, readDates)),
    ...findLetterDates(document, readDates).map((found) => toCandidate(found, LETTER)),
  ];
  const candidates =
    labelled.length > 0 ? preferLone(document, labelled, readDates) : findUnlabelled(document, readDates);
  return toFindings(document, 'invoice_date', penalizeRivals(candidates));
}

function toCandidate({ date, line, cell }: LetterDate, rule: typeof LETTER | typeof ALONE): Candidate {
  const { words, text, box } = cell;
  return toDateCandidate('invoice_date', date, { words, text, box, line, where: 'right' }, rule);
}

function findLabelled(document: ReadDocument, line: ReadLine, readDates: ReadDates): Candidate[] {
  return line.fields.flatMap((hit) => {
    const most = CONFIDENCE[isDateOfTitle(line, hit) ? 'invoice_date' : hit.key];
    if (most === undefined || belongsToOther(line, hit.from)) return [];
    const confidence = Math.min(most, LIMITS[findDatedThing(document, line, hit)]);
    const isTitle = TITLES.has(hit.key);
    const beside = isTitle ? findRestOfLine(line, hit.to) : findValueRight(line, joinTitle(line, hit));
    const right = beside && (isTitle ? findSingleDay(beside.text, readDates) : readDateOf(document, beside, readDates));
    if (beside && right) {
      const isApart =
        (!isTitle && SEVERAL_WORDS.test(beside.text.slice(0, right.index))) ||
        continuesSentence(document, line, beside.text.slice(right.index + right.length));
      const limited = isApart ? Math.min(confidence, WEIGHTS.mentioned) : confidence;
      return [toDateCandidate('invoice_date', right, beside, { label: hit.label, confidence: limited })];
    }
    if (isTitle) return findOnNextLine(document, line, hit.label, readDates);
    if (isItemHeader(document, line)) return [];
    const below = findValueBelow(document, line, hit);
    const under = below ? readDateOf(document, below, readDates) : undefined;
    return below && under
      ? [toDateCandidate('invoice_date', under, below, { label: hit.label, confidence: confidence - WEIGHTS.below })]
      : [];
  });
}

/** Adds the title that ends a label: "Issue date of the invoice:". */
function joinTitle({ fields, words }: ReadLine, hit: LabelHit<FieldLabel>): LabelHit<FieldLabel> {
  const title = fields.find(({ key, from }) => key === 'invoice_title' && from === hit.to);
  return title && words[title.to - 1]?.text.endsWith(':') ? { ...hit, to: title.to } : hit;
}

/** The first date in a text that is neither the first nor the last day of a period: "01/11/26 – 30/11/26". */
function findSingleDay(text: string, readDates: ReadDates): FoundDate | undefined {
  const dates = readDates(text);
  const joins = (first: FoundDate | undefined, last: FoundDate | undefined): boolean =>
    first !== undefined && last !== undefined && PERIOD.test(text.slice(first.index + first.length, last.index));
  return dates.find((date, at) => !joins(date, dates[at + 1]) && !joins(dates[at - 1], date));
}

/** Whether a title and a short label are one label in their cell, such as "Gutschrift-Datum". */
function isDateOfTitle(line: ReadLine, hit: LabelHit<FieldLabel>): boolean {
  const title = line.fields.find(({ key, to }) => key === 'invoice_title' && (to === hit.from || to === hit.to));
  const cell = line.cells.find(({ words }) => words[0] === line.words[title?.from ?? -1]);
  return hit.key === 'date' && cell?.words.at(-1) === line.words[hit.to - 1];
}

/** Whether a line is the header of items, or of the invoices of a reminder, which may each have a date. */
function isItemHeader(document: ReadDocument, line: ReadLine): boolean {
  const { columns, index } = line;
  if (isHeaderOfInvoices(document, line)) return true;
  const keys = new Set(columns.map(({ key }) => key));
  const looksLikeHeader = keys.size >= MIN_HEADER_COLUMNS && (keys.has('quantity') || keys.has('price'));
  return looksLikeHeader || document.tables.some(({ first, last }) => index >= first && index <= last);
}

/** Whether a date is within a sentence that began on the line before and goes on after it: "our reminder of 2 May, which you …". */
function continuesSentence({ lines }: ReadDocument, line: ReadLine, rest: string): boolean {
  const before = lines[line.index - 1];
  return (
    before?.page === line.page &&
    isRunningText(before) &&
    isRunningText(line) &&
    /\p{L}$/u.test(before.text) &&
    Math.abs(before.box.x - line.box.x) < SAME_EDGE &&
    /^,?\s\p{Ll}{2}/u.test(rest)
  );
}

/** Whether a short label such as "date" or "of" belongs to another label before it: "Version 2 of 1.1.2020". */
function belongsToOther(line: ReadLine, from: number): boolean {
  const gap = (at: number): boolean => line.cells.some((cell) => cell.words[0] === line.words[at]);
  return line.fields.some((hit) => {
    if (hit.to > from || !OTHERS.has(hit.key)) return false;
    return !line.words.slice(hit.to, from + 1).some((_, index) => gap(hit.to + index));
  });
}

function findRestOfLine(line: ReadLine, to: number): ValuePlace | null {
  const stop = line.fields.find((hit) => hit.from >= to && OTHERS.has(hit.key));
  const words = line.words.slice(to, stop?.from);
  return words.length === 0
    ? null
    : { words, text: words.map((word) => word.text).join(' '), box: line.box, line, where: 'right' };
}

/** Finds a date alone on the next line: "Rechnung Nr. 1" with "vom 1.2.2024" below. */
function findOnNextLine(document: ReadDocument, line: ReadLine, label: string, readDates: ReadDates): Candidate[] {
  const next = document.lines[line.index + 1];
  if (!next || next.page !== line.page || next.box.y - bottomOf(line.box) > 1.5 * line.box.height) return [];
  const date = readDates(next.text)[0];
  if (!date || date.index > 8 || next.text.length > date.index + date.length + 4) return [];
  return [
    {
      value: date.value,
      page: next.page,
      box: next.box,
      rule: formatDateRule('invoice_date', label, date),
      confidence: WEIGHTS.nextLine,
    },
  ];
}

function findUnlabelled(document: ReadDocument, readDates: ReadDates): Candidate[] {
  const candidates = document.lines
    .filter((line) => line.page === 1 && !line.fields.some((hit) => hit.key === 'due_date' || hit.key === 'other_date'))
    .flatMap((line) => readDates(line.text).map((date) => ({ date, line })));
  const values = new Set(candidates.map(({ date }) => date.value));
  const [first] = candidates;
  if (!first) return [];
  const lone = findOnlyLone(document, readDates);
  if (values.size > 1 && lone) return [toCandidate(lone, ALONE)];
  const confidence = values.size === 1 ? WEIGHTS.only : WEIGHTS.first;
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
function preferLone(
  document: ReadDocument,
  labelled: readonly Candidate[],
  readDates: ReadDates,
): readonly Candidate[] {
  if (labelled.some(({ confidence }) => confidence > WEIGHTS.mentioned)) return labelled;
  const lone = findOnlyLone(document, readDates);
  return lone
    ? [toCandidate(lone, ALONE), ...labelled.map((other) => ({ ...other, confidence: WEIGHTS.first }))]
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

/** Lowers the confidence of all candidates if equally good labels give different dates. */
function penalizeRivals(candidates: readonly Candidate[]): Candidate[] {
  const best = Math.max(0, ...candidates.map((candidate) => candidate.confidence));
  const values = new Set(
    candidates
      .filter((candidate) => candidate.confidence >= best - WEIGHTS.rivalMargin)
      .map((candidate) => candidate.value),
  );
  if (values.size <= 1) return [...candidates];
  return candidates.map((candidate, index) => ({
    ...candidate,
    confidence: candidate.confidence - WEIGHTS.rivals - Math.min(index, MAX_POSITIONS) * WEIGHTS.position,
  }));
}
