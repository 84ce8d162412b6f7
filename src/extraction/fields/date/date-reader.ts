import type { Field } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import type { WrittenDate } from '../../page/dates.js';
import { findWrittenDates } from '../../page/dates.js';
import type { ReadDocument } from '../../page/document.js';
import { bottomOf, rightOf } from '../../page/boxes.js';
import type { ValuePlace } from '../../page/values.js';
import type { DateOrder, Region } from '../../regions/region.js';

/** The highest confidence of a date whose day and month could be swapped. */
const MAX_CONFIDENCE = {
  /** Nothing decides the order. */
  ambiguous: 0.7,
  /** The country decides it: most of its invoices use this order, but not all. */
  byCountry: 0.85,
} as const;

export interface FoundDate extends WrittenDate {
  /** ISO 3166-1 alpha-2 code of the country whose order of day and month was used; null if the document shows its own order. */
  readonly orderOf: string | null;
}

export type ReadDates = (text: string) => FoundDate[];

/**
 * Makes a function that reads the dates in a text. If the document does not show its order of day and month, the country's order
 * decides: "03/04/2025" is 4 March in the US.
 */
export function createDateReader(order: DateOrder | null, region: Region | null): ReadDates {
  const calendar = region?.calendar ?? null;
  return (text) => {
    const inOwnOrder = findWrittenDates(text, order, calendar);
    return findWrittenDates(text, order ?? region?.dateOrder ?? null, calendar).map((date) => {
      const isDecided = inOwnOrder.some(
        ({ index, value, certain }) => index === date.index && value === date.value && certain,
      );
      return { ...date, orderOf: isDecided || !date.certain ? null : (region?.code ?? null) };
    });
  };
}

/** Makes a candidate of a date near its label. The confidence is limited if the order of day and month is uncertain. */
export function toDateCandidate(
  field: Field,
  date: FoundDate,
  place: ValuePlace,
  { label, confidence }: { readonly label: string; readonly confidence: number },
): Candidate {
  const max = date.orderOf !== null ? MAX_CONFIDENCE.byCountry : date.certain ? 1 : MAX_CONFIDENCE.ambiguous;
  return {
    value: date.value,
    page: place.line.page,
    box: place.box,
    rule: formatDateRule(field, label, date),
    confidence: Math.min(confidence, max),
  };
}

/** Names the rule of a date: the field, its label, and the country whose order of day and month was used. */
export function formatDateRule(field: Field, label: string, { orderOf }: FoundDate): string {
  return `${field}:${label}${orderOf === null ? '' : `, order of ${orderOf}`}`;
}

/** In heights of a line. The lines of one value are closer together. */
const MAX_LEADING = 1.5;

/**
 * Reads the first date of a value. In a narrow column it may end on the next line: "6 listopada" with "2024" below, "2025-10-" with "11".
 */
export function readDateOf(document: ReadDocument, place: ValuePlace, readDates: ReadDates): FoundDate | undefined {
  const [date] = readDates(place.text);
  if (date || !/\d/.test(place.text)) return date;
  const { line, text, words } = place;
  const own = line.cells.find((cell) => cell.words.some((word) => word === words[0]))?.box ?? place.box;
  const next = document.lines[line.index + 1];
  if (!next || next.page !== line.page || next.box.y - bottomOf(own) > MAX_LEADING * own.height) return;
  const cell = next.cells.find(({ box }) => box.x < rightOf(own) && rightOf(box) > own.x);
  const separator = /[-/.]$/.test(text) ? '' : ' ';
  return cell && readDates(`${text}${separator}${cell.text}`).find(({ index }) => index < text.length);
}
