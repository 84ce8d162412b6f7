import { REFERENCE_LABELS, SHOP_ORDER_DATES } from '../../locales/dictionaries.js';
import type { Finding } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ValuePlace } from '../../page/values.js';
import { findValueBelow, findValueRight } from '../../page/values.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { LabelHit } from '../../page/labels.js';
import { isHeaderOfInvoices } from '../../page/invoice-lists.js';
import { bottomOf } from '../../page/boxes.js';
import { isRunningText } from '../../page/lines.js';
import { isMoney } from '../../page/numbers.js';
import { findRegion } from '../../regions/regions.js';
import {
  createDateReader,
  formatDateRule,
  readDateOf,
  toDateCandidate,
  type FoundDate,
  type ReadDates,
} from './date-reader.js';
import { findBoxedDates } from './boxed-dates.js';
import { findDatedThing, isInsideDate, LIMITS, OTHERS, TITLES } from './label-context.js';
import { findDateBehindNumber, findDateBelowTitle } from './number-dates.js';
import { limitListedDates } from './listed-dates.js';
import { findLetterDates, toLetterCandidate } from './letter-date.js';
import { findUnlabelled, preferLone } from './unlabelled-dates.js';

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
  /** Subtracted if the number of an order is before the label on its line: "Order no. 12  Dated 9 Feb". */
  behindOrder: 0.06,
  /** A date alone on the line after the title or number. */
  nextLine: 0.85,
  /** A date whose day, month and year have labels of their own. */
  boxed: 0.88,
  /** A date after the place of a letter: "London, 5 June 2024". */
  letter: 0.8,
  /** The date of an order, where there is no other. */
  order: 0.6,
  /** Dates whose confidence is this close to the best compete with it. */
  rivalMargin: 0.03,
  /** Subtracted from each of several competing dates. */
  rivals: 0.15,
  /** Subtracted per earlier candidate, so that the first one wins; up to `MAX_POSITIONS`. */
  position: 0.002,
} as const;
/** A date with less is dropped. */
const MIN_FOUND = 0.5;
const MAX_POSITIONS = 20;
/** Between a label and its date there is at most the name of the day: "Issued by the buyer under the contract dated 1 July 2024". */
const SEVERAL_WORDS = /\p{L}{2}\P{L}+\p{L}{2}/u;
/** With more words between them, the date is not the title's: "Invoice generated automatically by Easy Billing - 03/03/2025". */
const MAX_WORDS_OF_TITLE = 3;
/** Between the first and the last day of a period. */
const PERIOD = /^\s?[–—-]\s?$/u;
/** A line with at least this many column labels, a quantity or price among them, is a table header even if its rows cannot be read. */
const MIN_HEADER_COLUMNS = 3;
/** In points. Labels of one column begin this close to each other. */
const SAME_EDGE = 5;
const BOXED = { label: 'boxes', confidence: WEIGHTS.boxed } as const;
const LETTER = { label: 'letter', confidence: WEIGHTS.letter } as const;

/** Finds the issue date (EN 16931 BT-2) by its labels, beside the invoice number, or as the only date of the first page. */
export function findDate(document: ReadDocument, country: string | null): Finding<'invoice_date'>[] {
  const readDates = createDateReader(document.order, findRegion(country));
  const labelled = [
    ...document.lines.flatMap((line) => findLabelled(document, line, readDates)),
    ...document.lines.flatMap((line) => findDateBehindNumber(document, line, readDates)),
    ...document.lines.flatMap((line) => findDateBelowTitle(document, line, readDates)),
    ...findBoxedDates(document, readDates)
      .filter(({ isDue }) => !isDue)
      .map(({ date, place }) => toDateCandidate('invoice_date', date, place, BOXED)),
    ...findLetterDates(document, readDates).map((found) => toLetterCandidate(found, LETTER)),
  ];
  const candidates =
    labelled.length > 0
      ? preferLone(document, limitListedDates(labelled), readDates)
      : findUnlabelled(document, readDates);
  const isFound = candidates.some(({ confidence }) => confidence >= MIN_FOUND);
  return toFindings(
    document,
    'invoice_date',
    penalizeRivals(isFound ? candidates : [...findOrderDates(document, readDates), ...candidates]),
  );
}

/** The date of the order, if the document states no other: shops send orders as invoices. */
function findOrderDates(document: ReadDocument, readDates: ReadDates): Candidate[] {
  return document.lines.flatMap((line) =>
    line.fields.flatMap((hit) => {
      if (!SHOP_ORDER_DATES.has(hit.label)) return [];
      const place = findValueRight(line, hit) ?? findValueBelow(document, line, hit);
      const date = place ? readDateOf(document, place, readDates) : undefined;
      const rule = { label: hit.label, confidence: WEIGHTS.order };
      return place && date ? [toDateCandidate('invoice_date', date, place, rule)] : [];
    }),
  );
}

function findLabelled(document: ReadDocument, line: ReadLine, readDates: ReadDates): Candidate[] {
  return line.fields.flatMap((hit) => {
    const most = CONFIDENCE[isDateOfTitle(line, hit) ? 'invoice_date' : hit.key];
    if (most === undefined || belongsToOther(line, hit.from) || isTitleOfItem(document, line, hit)) return [];
    if (isInsideDate(line, hit, readDates)) return [];
    const isBehindOrder = line.fields.some(({ label, to }) => to <= hit.from && isOrder(label));
    const certainty = most - (hit.key === 'date' && isBehindOrder ? WEIGHTS.behindOrder : 0);
    const confidence = Math.min(certainty, LIMITS[findDatedThing(document, line, hit)]);
    const isTitle = TITLES.has(hit.key);
    const beside = isTitle ? findRestOfLine(line, hit.to) : findValueRight(line, joinTitle(line, hit));
    const right = beside && (isTitle ? findSingleDay(beside.text, readDates) : readDateOf(document, beside, readDates));
    if (beside && right) {
      const isApart =
        isFarFrom(beside.text.slice(0, right.index), isTitle) ||
        continuesSentence(document, line, beside.text.slice(right.index + right.length));
      const limited = isApart ? Math.min(confidence, LIMITS.mentioned) : confidence;
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

function isOrder(label: string): boolean {
  return REFERENCE_LABELS.get(label) === 'order_number';
}

/** Whether the words between a label or title and a date show that the date belongs to something else. */
function isFarFrom(between: string, isTitle: boolean): boolean {
  if (!isTitle) return SEVERAL_WORDS.test(between);
  return (between.match(/\p{L}{2,}/gu)?.length ?? 0) > MAX_WORDS_OF_TITLE;
}

/** Whether a title is part of an item, such as a "Ticket" for a day. */
function isTitleOfItem({ tables }: ReadDocument, line: ReadLine, { key }: LabelHit<FieldLabel>): boolean {
  const [table] = tables;
  return TITLES.has(key) && table !== undefined && line.index > table.last && line.numerals.some(isMoney);
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
