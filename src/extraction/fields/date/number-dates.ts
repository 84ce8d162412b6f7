import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { bottomOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import { toDateCandidate, type ReadDates } from './date-reader.js';

const CONFIDENCE = 0.85;
/** In heights of a line. A number stands no further below its title. */
const MAX_LEADING = 2.5;
/** A number and a sign before its date. */
const NUMBER_BEFORE = /^[\p{Lu}\d-]+\s?[/–-]\s?$/u;

/** Finds the date behind a number below a title: "Invoice" above "No. 4711 / 5.6.2024". */
export function findDateBehindNumber({ lines }: ReadDocument, line: ReadLine, readDates: ReadDates): Candidate[] {
  const above = lines[line.index - 1];
  const [hit] = line.fields;
  const isBelow =
    above?.page === line.page &&
    line.box.y - bottomOf(above.box) < MAX_LEADING * line.box.height &&
    above.fields.some(({ key, from, to }) => key === 'invoice_title' && to - from === above.words.length);
  if (!isBelow || hit?.key !== 'number' || hit.from > 0) return [];
  const text = joinWords(line.words.slice(hit.to));
  const [date] = readDates(text);
  if (!date || !NUMBER_BEFORE.test(text.slice(0, date.index))) return [];
  const place = { words: line.words, text, box: line.box, line, where: 'right' } as const;
  return [toDateCandidate('invoice_date', date, place, { label: hit.label, confidence: CONFIDENCE })];
}
