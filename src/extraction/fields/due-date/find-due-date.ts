import type { Finding } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ValuePlace } from '../../page/values.js';
import { findValueBelow, findValueRight } from '../../page/values.js';
import { findRegion } from '../../regions/regions.js';
import { createDateReader, toDateCandidate, type ReadDates } from '../date/date-reader.js';

const WEIGHTS = {
  /** A date beside its label. */
  beside: 0.95,
  /** A date below its label, where another label may be closer. */
  below: 0.9,
  /** Several different days may be instalments, which have no single due date: the field stays empty. */
  severalDays: 0.5,
} as const;

/** Finds the payment due date (EN 16931 BT-9) by its labels. */
export function findDueDate(document: ReadDocument, country: string | null): Finding<'due_date'>[] {
  const readDates = createDateReader(document.order, findRegion(country));
  const candidates = document.lines.flatMap((line) => findLabelled(document, line, readDates));
  const days = new Set(candidates.map(({ value }) => value));
  const penalty = days.size > 1 ? WEIGHTS.severalDays : 0;
  const weighted = candidates.map((candidate) => ({ ...candidate, confidence: candidate.confidence - penalty }));
  return toFindings(document, 'due_date', weighted);
}

function findLabelled(document: ReadDocument, line: ReadLine, readDates: ReadDates): Candidate[] {
  const readDate = (place: ValuePlace | null, label: string, confidence: number): Candidate[] => {
    const [date] = place ? readDates(place.text) : [];
    return place && date ? [toDateCandidate('due_date', date, place, { label, confidence })] : [];
  };
  const labels = line.fields.filter(({ key }) => key === 'due_date');
  return labels.flatMap((hit) => {
    const right = readDate(findValueRight(line, hit), hit.label, WEIGHTS.beside);
    return right.length > 0 ? right : readDate(findValueBelow(document, line, hit), hit.label, WEIGHTS.below);
  });
}
