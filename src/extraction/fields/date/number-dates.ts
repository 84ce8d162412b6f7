import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { findCellsBelow, type PlacedCell } from '../../page/cells.js';
import { bottomOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import { toDateCandidate, type ReadDates } from './date-reader.js';

const CONFIDENCE = 0.85;
/** In heights of a line. A number stands no further below its title. */
const MAX_LEADING = 2.5;
/** A number that may begin with letters and a sign: "T-61", "#12". */
const NUMBER = /^#?\s?[\p{Lu}\d/.-]+$/u;
/** A number and a sign before its date. */
const NUMBER_BEFORE = /^[\p{Lu}\d-]+\s?[/–-]\s?$/u;

/** A little more than a date with a short label, which may be the date of a delivery. */
const BELOW_TITLE = { label: 'title', confidence: 0.86 } as const;
const MAX_CELLS = 3;

/** Finds the date that stands alone below a title. The number may be between them: "INVOICE" above "T-61" above "18 March 2027". */
export function findDateBelowTitle(document: ReadDocument, line: ReadLine, readDates: ReadDates): Candidate[] {
  const title = line.fields.find(({ key }) => key === 'invoice_title');
  const words = title ? line.words.slice(title.from, title.to) : [];
  const cell = line.cells.find((one) => title && one.words.length === words.length && one.words[0] === words[0]);
  if (!cell) return [];
  const below = findCellsBelow(document, { line, cell }).slice(0, MAX_CELLS);
  const at = below.findIndex((placed) => isDate(placed.cell.text, readDates));
  const isNumber = ({ cell: { text } }: PlacedCell): boolean => NUMBER.test(text) && /\d/.test(text);
  const found = below.slice(0, at).every(isNumber) ? below[at] : undefined;
  const [date] = found ? readDates(found.cell.text) : [];
  if (!found || !date) return [];
  const { cell: place, line: shown } = found;
  return [
    toDateCandidate(
      'invoice_date',
      date,
      { words: place.words, text: place.text, box: place.box, line: shown, where: 'below' },
      BELOW_TITLE,
    ),
  ];
}

/** Whether a text is nothing but a date. */
function isDate(text: string, readDates: ReadDates): boolean {
  const [date] = readDates(text);
  return date?.index === 0 && date.length === text.length;
}

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
