import type { Finding } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { isHeaderOfInvoices } from '../../page/invoice-lists.js';
import type { ValuePlace } from '../../page/values.js';
import { DATE_FORMAT, findValueBelow, findValueRight } from '../../page/values.js';
import { findRegion } from '../../regions/regions.js';
import { findBoxedDates } from '../date/boxed-dates.js';
import { createDateReader, readDateOf, toDateCandidate, type ReadDates } from '../date/date-reader.js';
import { findCountedDays, findPaymentDates, findTermDays } from './payment-days.js';
import { findDueSentences, grantsDiscount } from './due-sentences.js';

const WEIGHTS = {
  /** A date beside its label. */
  beside: 0.95,
  /** A date below its label, where another label may be closer. */
  below: 0.9,
  /** A date by which a sentence demands payment. */
  sentence: 0.8,
  /** Several different days may be instalments, which have no single due date: the field stays empty. */
  severalDays: 0.5,
} as const;

/**
 * Finds the payment due date (EN 16931 BT-9) by its labels, or else in sentences. Days before the invoice date are those of other
 * payments.
 */
export function findDueDate(
  document: ReadDocument,
  country: string | null,
  invoiceDate: string | null = null,
): Finding<'due_date'>[] {
  const readDates = createDateReader(document.order, findRegion(country));
  const isLater = ({ value }: Candidate): boolean => invoiceDate === null || value >= invoiceDate;
  const labelled = document.lines.flatMap((line) => findLabelled(document, line, readDates)).filter(isLater);
  const direct = labelled.filter(({ isApart }) => !isApart);
  const known = direct.length > 0 ? direct : labelled;
  const isAfter = ({ value }: Candidate): boolean => invoiceDate !== null && value > invoiceDate;
  const boxed = findBoxedDates(document, readDates)
    .filter(({ isDue }) => isDue)
    .map(({ date, place }) => toDateCandidate('due_date', date, place, { label: 'boxes', confidence: WEIGHTS.below }))
    .filter(isLater);
  const sources = [
    () => known,
    () => boxed,
    () => findInSentences(document, readDates).filter(isLater),
    () => findCountedDays(document, readDates, invoiceDate),
    () => findTermDays(document, readDates).filter(isLater),
    () => findPaymentDates(document, readDates).filter(isAfter),
  ];
  const candidates = sources.reduce<readonly Candidate[]>((found, next) => (found.length > 0 ? found : next()), []);
  const days = new Set(candidates.map(({ value }) => value));
  const penalty = days.size > 1 ? WEIGHTS.severalDays : 0;
  const weighted = candidates.map((candidate) => ({ ...candidate, confidence: candidate.confidence - penalty }));
  return toFindings(document, 'due_date', weighted);
}

/** A date with its label. */
interface LabelledDate extends Candidate {
  /** Whether words stand between them. Then the label may be that of something else: "Due date of the contract". */
  readonly isApart: boolean;
}

function findLabelled(document: ReadDocument, line: ReadLine, readDates: ReadDates): LabelledDate[] {
  const readDate = (place: ValuePlace | null, label: string, confidence: number): LabelledDate[] => {
    const date = place ? readDateOf(document, place, readDates) : undefined;
    if (!place || !date || grantsDiscount(place.text, date)) return [];
    const isApart = /\p{L}{3}/u.test(place.text.slice(0, date.index));
    return [{ ...toDateCandidate('due_date', date, place, { label, confidence }), isApart }];
  };
  if (isHeaderOfInvoices(document, line)) return [];
  const labels = line.fields.filter(({ key }) => key === 'due_date');
  return labels.flatMap((hit) => {
    const right = readDate(findValueRight(line, hit), hit.label, WEIGHTS.beside);
    if (right.length > 0) return right;
    // A sentence that continues after the label, such as "due on the first of each month", has no value below.
    return endsCell(line, hit.to) ? readDate(findValueBelow(document, line, hit), hit.label, WEIGHTS.below) : [];
  });
}

/** Whether only numbers, signs and a note how to read a date, if anything, follow the word before `to` in its cell. */
function endsCell(line: ReadLine, to: number): boolean {
  const cell = line.cells.find(({ words }) => words.some((word) => word === line.words[to - 1]));
  const at = cell?.words.findIndex((word) => word === line.words[to - 1]) ?? -1;
  return cell?.words.slice(at + 1).every(({ text }) => !/\p{L}{2}/u.test(text) || DATE_FORMAT.test(text)) ?? true;
}

function findInSentences(document: ReadDocument, readDates: ReadDates): Candidate[] {
  return findDueSentences(document, readDates).map(({ date, line }) =>
    toDateCandidate(
      'due_date',
      date,
      { words: line.words, text: line.text, box: line.box, line, where: 'right' },
      { label: 'sentence', confidence: WEIGHTS.sentence },
    ),
  );
}
