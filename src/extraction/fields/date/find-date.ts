import type { Finding } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { findingsOf } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ValuePlace } from '../../page/values.js';
import { valueBelow, valueRight } from '../../page/values.js';
import type { FieldLabel } from '../../locales/locale.js';
import { bottomOf } from '../../page/lines.js';
import { findRegion } from '../../regions/regions.js';
import { dateCandidate, dateReader, dateRule, type ReadDates } from './date-reader.js';

const CONFIDENCE: Readonly<Partial<Record<FieldLabel, number>>> = {
  invoice_date: 0.97,
  invoice_number: 0.93,
  invoice_title: 0.9,
  date: 0.85,
};

/** Labels of what is neither the issue date nor the number of the invoice. */
const OTHERS: ReadonlySet<FieldLabel> = new Set(['due_date', 'other_date', 'other_number']);

/** Finds the issue date (EN 16931 BT-2) by its labels, beside the invoice's number, or as the only date of the head. */
export function findDate(document: ReadDocument, country: string | null): Finding<'invoice_date'>[] {
  const readDates = dateReader(document.order, findRegion(country));
  const labelled = document.lines.flatMap((line) => labelledOn(document, line, readDates));
  const candidates = labelled.length > 0 ? labelled : unlabelled(document, readDates);
  return findingsOf(document, 'invoice_date', rivals(candidates));
}

function labelledOn(document: ReadDocument, line: ReadLine, readDates: ReadDates): Candidate[] {
  return line.fields.flatMap((hit) => {
    const confidence = CONFIDENCE[hit.key];
    if (confidence === undefined || spokenFor(line, hit.from)) return [];
    const beside =
      hit.key === 'invoice_number' || hit.key === 'invoice_title' ? wholeRest(line, hit.to) : valueRight(line, hit);
    const right = beside ? readDates(beside.text)[0] : undefined;
    if (beside && right) return [dateCandidate('invoice_date', right, beside, { label: hit.label, confidence })];
    if (hit.key === 'invoice_title' || hit.key === 'invoice_number')
      return followedByDate(document, line, hit.label, readDates);
    const below = valueBelow(document, line, hit);
    const under = below ? readDates(below.text)[0] : undefined;
    return below && under
      ? [dateCandidate('invoice_date', under, below, { label: hit.label, confidence: confidence - 0.04 })]
      : [];
  });
}

/** A bare "date" or "of" that belongs to another label before it, as in "Version 2 of 1.1.2020". */
function spokenFor(line: ReadLine, from: number): boolean {
  const gap = (at: number): boolean => line.cells.some((cell) => cell.words[0] === line.words[at]);
  return line.fields.some((hit) => {
    if (hit.to > from || !OTHERS.has(hit.key)) return false;
    return !line.words.slice(hit.to, from + 1).some((_, index) => gap(hit.to + index));
  });
}

function wholeRest(line: ReadLine, to: number): ValuePlace | null {
  const stop = line.fields.find((hit) => hit.from >= to && OTHERS.has(hit.key));
  const words = line.words.slice(to, stop?.from);
  return words.length === 0
    ? null
    : { words, text: words.map((word) => word.text).join(' '), box: line.box, line, where: 'right' };
}

/** "Rechnung Nr. 1" with "vom 1.2.2024" alone on the next line. */
function followedByDate(document: ReadDocument, line: ReadLine, label: string, readDates: ReadDates): Candidate[] {
  const next = document.lines[line.index + 1];
  if (!next || next.page !== line.page || next.box.y - bottomOf(line.box) > 1.5 * line.box.height) return [];
  const date = readDates(next.text)[0];
  if (!date || date.index > 8 || next.text.length > date.index + date.length + 4) return [];
  return [
    {
      value: date.value,
      page: next.page,
      box: next.box,
      rule: dateRule('invoice_date', label, date),
      confidence: 0.85,
    },
  ];
}

function unlabelled(document: ReadDocument, readDates: ReadDates): Candidate[] {
  const candidates = document.lines
    .filter((line) => line.page === 1 && !line.fields.some((hit) => hit.key === 'due_date' || hit.key === 'other_date'))
    .flatMap((line) => readDates(line.text).map((date) => ({ date, line })));
  const values = new Set(candidates.map(({ date }) => date.value));
  const [first] = candidates;
  if (!first) return [];
  const confidence = values.size === 1 ? 0.7 : 0.45;
  return [
    {
      value: first.date.value,
      page: 1,
      box: first.line.box,
      rule: dateRule('invoice_date', 'first', first.date),
      confidence,
    },
  ];
}

/** Different dates under equally good labels leave the first one less certain. */
function rivals(candidates: readonly Candidate[]): Candidate[] {
  const best = Math.max(0, ...candidates.map((candidate) => candidate.confidence));
  const values = new Set(
    candidates.filter((candidate) => candidate.confidence >= best - 0.03).map((candidate) => candidate.value),
  );
  if (values.size <= 1) return [...candidates];
  return candidates.map((candidate, index) => ({
    ...candidate,
    confidence: candidate.confidence - 0.15 - Math.min(index, 20) * 0.002,
  }));
}
