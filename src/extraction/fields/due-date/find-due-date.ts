import type { Finding } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ValuePlace } from '../../page/values.js';
import { valueBelow, valueRight } from '../../page/values.js';
import { findRegion } from '../../regions/regions.js';
import { dateCandidate, dateReader, type ReadDates } from '../date/date-reader.js';

const BESIDE = 0.95;
const BELOW = 0.9;
/** What each of several days loses: they may be instalments, which have no single due date. */
const RIVAL_PENALTY = 0.5;

/** Finds the day by which the invoice has to be paid (EN 16931 BT-9), by its labels. */
export function findDueDate(document: ReadDocument, country: string | null): Finding<'due_date'>[] {
  const readDates = dateReader(document.order, findRegion(country));
  const candidates = document.lines.flatMap((line) => labelledOn(document, line, readDates));
  const days = new Set(candidates.map(({ value }) => value));
  const penalty = days.size > 1 ? RIVAL_PENALTY : 0;
  const weighed = candidates.map((candidate) => ({ ...candidate, confidence: candidate.confidence - penalty }));
  return findingsOf(document, 'due_date', weighed);
}

function labelledOn(document: ReadDocument, line: ReadLine, readDates: ReadDates): Candidate[] {
  const dateAt = (place: ValuePlace | null, label: string, confidence: number): Candidate[] => {
    const [date] = place ? readDates(place.text) : [];
    return place && date ? [dateCandidate('due_date', date, place, { label, confidence })] : [];
  };
  const labels = line.fields.filter(({ key }) => key === 'due_date');
  return labels.flatMap((hit) => {
    const right = dateAt(valueRight(line, hit), hit.label, BESIDE);
    return right.length > 0 ? right : dateAt(valueBelow(document, line, hit), hit.label, BELOW);
  });
}
