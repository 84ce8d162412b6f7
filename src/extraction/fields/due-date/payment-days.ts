import { PAYMENT_DATES } from '../../locales/dictionaries.js';
import type { FieldLabel } from '../../locales/locale.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { findLabels } from '../../page/labels.js';
import { findValueBelow, findValueRight } from '../../page/values.js';
import { readDateOf, toDateCandidate, type ReadDates } from '../date/date-reader.js';

const CONFIDENCE = {
  /** A day and the number of days until then. */
  counted: 0.9,
  /** An amount and a day below the payment terms. */
  terms: 0.75,
  /** The day of a payment, which may also be that of one already made. */
  payment: 0.6,
} as const;
/** In milliseconds. */
const DAY = 86_400_000;
/** An amount with its currency, and nothing else. */
const AMOUNT =
  /^[^\p{L}\d]{0,5}(?:\p{L}{1,3}\.?\s)?\d[\d\s.,'’]{0,18}[.,](?:\d{2}|[-–])[^\p{L}\d]{0,5}(?:\p{L}{1,3}\.?)?[^\p{L}\d]{0,5}$/u;
const TERMS: ReadonlySet<FieldLabel> = new Set(['payment', 'due_date']);

/** Finds the amounts with a day that payment terms list below themselves: "Net 14 days" with "1,210.00 28.10.2026" on the next line. */
export function findTermDays({ lines }: ReadDocument, readDates: ReadDates): Candidate[] {
  return lines.flatMap((line, at) => {
    const [date, ...others] = readDates(line.text);
    if (!date || others.length > 0) return [];
    const rest = `${line.text.slice(0, date.index)} ${line.text.slice(date.index + date.length)}`;
    const above = lines.slice(0, at).findLast(({ text }) => !isTerm(text, readDates));
    if (!AMOUNT.test(rest) || above?.page !== line.page || !above.fields.some(({ key }) => TERMS.has(key))) return [];
    return [toDateCandidate('due_date', date, placeOf(line), { label: 'terms', confidence: CONFIDENCE.terms })];
  });
}

function isTerm(text: string, readDates: ReadDates): boolean {
  return readDates(text).length === 1 && !/\p{L}{4}/u.test(text);
}

function placeOf(line: ReadLine) {
  return { words: line.words, text: line.text, box: line.box, line, where: 'right' } as const;
}

/** Finds the days that follow from the number of days beside them: "Terms: 14 days (26 June 2026)" on an invoice of 12 June 2026. */
export function findCountedDays(
  { lines }: ReadDocument,
  readDates: ReadDates,
  invoiceDate: string | null,
): Candidate[] {
  if (invoiceDate === null) return [];
  return lines.flatMap((line) => {
    const [date, ...others] = readDates(line.text);
    const days = date ? (Date.parse(date.value) - Date.parse(invoiceDate)) / DAY : 0;
    const rest = date ? line.text.slice(0, date.index) : '';
    const isCounted =
      days > 0 && others.length === 0 && rest.match(/(?<!\d)\d{1,3}(?=\s\p{L}{3})/gu)?.includes(String(days));
    const rule = { label: 'days', confidence: CONFIDENCE.counted };
    return date && isCounted ? [toDateCandidate('due_date', date, placeOf(line), rule)] : [];
  });
}

/** Finds the dates beside and below labels such as "Payment date". */
export function findPaymentDates(document: ReadDocument, readDates: ReadDates): Candidate[] {
  return document.lines.flatMap((line) =>
    findLabels(line, PAYMENT_DATES).flatMap((hit) => {
      const place = findValueRight(line, hit) ?? findValueBelow(document, line, hit);
      const date = place ? readDateOf(document, place, readDates) : undefined;
      const rule = { label: hit.label, confidence: CONFIDENCE.payment };
      return place && date ? [toDateCandidate('due_date', date, place, rule)] : [];
    }),
  );
}
