import { REFERENCE_LABELS } from '../../locales/dictionaries.js';
import type { ReferenceLabel } from '../../locales/locale.js';
import type { Word } from '../../model/draft.js';
import type { Finding } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { toFindings } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { joinWords } from '../../page/lines.js';
import type { ValuePlace } from '../../page/values.js';
import { findValueBelow, findValueRight } from '../../page/values.js';
import { findRegion } from '../../regions/regions.js';
import { createDateReader, toDateCandidate, type FoundDate, type ReadDates } from '../date/date-reader.js';

const CONFIDENCE = {
  beside: 0.9,
  below: 0.8,
  /** Several different values of one label: the field stays empty. */
  several: 0.45,
} as const;
/** A reference has a digit, and no more blanks than the groups of a structured one. */
const REFERENCE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}/.+*#–-]*(?: ?[\p{N}/.+*-]+){0,8}$/u;
const MAX_REFERENCE = 40;
const MIN_REFERENCE = 2;

type Hit = ReadLine['fields'][number];

/** Finds the purchase order number (EN 16931 BT-13) and the payment reference (BT-83) by their labels. */
export function findReferences(document: ReadDocument): Finding[] {
  return [
    ...toFindings(document, 'order_number', readReference(document, 'order_number')),
    ...toFindings(document, 'payment_reference', readReference(document, 'payment_reference')),
  ];
}

/**
 * The values beside and below the labels of a reference.
 *
 * @param labels those that count, squashed; all of them by default
 */
export function readReference(
  document: ReadDocument,
  key: ReferenceLabel,
  labels: Pick<ReadonlySet<string>, 'has'> = REFERENCE_LABELS,
): Candidate[] {
  const candidates = document.lines.flatMap((line) =>
    findHits(line, key).flatMap((hit) => {
      if (!labels.has(hit.label) || line.words[hit.to - 1]?.text.includes('@')) return [];
      const beside = findValueRight(line, hit);
      const value = readValue(beside);
      if (beside && value !== null) return [toCandidate(key, hit, beside, value, CONFIDENCE.beside)];
      const below = beside ? null : findValueBelow(document, line, hit);
      const lower = readValue(below);
      return below && lower !== null ? [toCandidate(key, hit, below, lower, CONFIDENCE.below)] : [];
    }),
  );
  return new Set(candidates.map(({ value }) => value)).size > 1
    ? candidates.map((candidate) => ({ ...candidate, confidence: CONFIDENCE.several }))
    : candidates;
}

function findHits(line: ReadLine, key: ReferenceLabel): Hit[] {
  return line.fields.filter(({ label }) => REFERENCE_LABELS.get(label) === key);
}

/** The reference in the words of a place, or else the only one of its first cell: other columns may be further right. */
function readValue(place: ValuePlace | null): string | null {
  if (!place) return null;
  const cell = place.line.cells.find(({ words }) => words.includes(place.words[0] as Word));
  const first = place.words.filter((word) => cell?.words.includes(word));
  return readText(place.text) ?? (first.length === 1 ? readText(joinWords(first)) : null);
}

function readText(shown: string): string | null {
  const text = shown.replace(/^[:#\s]+/u, '').replace(/[.,;:\s]+$/u, '');
  return text.length >= MIN_REFERENCE && text.length <= MAX_REFERENCE && REFERENCE.test(text) ? text : null;
}

function toCandidate(key: string, { label }: Hit, place: ValuePlace, value: string, confidence: number): Candidate {
  return { value, page: place.line.page, box: place.box, rule: `${key}:${label}`, confidence };
}

/** Finds the first and the last day of the invoicing period (EN 16931 BT-73, BT-74) by its labels: two dates in order. */
export function findServicePeriod(document: ReadDocument, country: string | null): Finding[] {
  const readDates = createDateReader(document.order, findRegion(country));
  const periods = document.lines.flatMap((line) =>
    findHits(line, 'service_period').flatMap((hit) => {
      const beside = readPeriod(findValueRight(line, hit), hit, readDates);
      return beside.length > 0 ? beside : readPeriod(findValueBelow(document, line, hit), hit, readDates);
    }),
  );
  const [period] = periods;
  if (!period || new Set(periods.map(([start, end]) => `${start.value}/${end.value}`)).size > 1) return [];
  return [
    ...toFindings(document, 'service_period_start', [period[0]]),
    ...toFindings(document, 'service_period_end', [period[1]]),
  ];
}

function readPeriod(place: ValuePlace | null, { label }: Hit, readDates: ReadDates): [Candidate, Candidate][] {
  const [start, end, more] = place ? readDates(place.text) : [];
  if (!place || !start || !end || more || start.value > end.value) return [];
  const toDay = (field: 'service_period_start' | 'service_period_end', date: FoundDate) =>
    toDateCandidate(field, date, place, { label, confidence: CONFIDENCE.beside });
  return [[toDay('service_period_start', start), toDay('service_period_end', end)]];
}
