import { NUMBER_SERIES } from '../../locales/dictionaries.js';
import type { Word } from '../../model/draft.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { bottomOf, rightOf } from '../../page/boxes.js';
import type { NumberCandidate } from './number-candidates.js';

/** The end of a number, without the series before it. */
const COUNTER = /^\d{1,12}$/;
const SERIES = /^(?:\p{Lu}{1,4}\d{0,3}|\d{1,5})$/u;
/** In heights of the number. The series stands no further above or below it, and no further from its label. */
const MAX_DISTANCE = 2.5;

/**
 * Puts the series with a label of its own before a number of digits: "Serie: A" and "Folio: 123" are "A 123", "Punto de venta: 0004" and
 * "Comp. nro: 123" are "0004-123".
 */
export function addSeries(document: ReadDocument, { box, line, value }: NumberCandidate): string {
  if (!COUNTER.test(value)) return value;
  const near = document.lines.filter(
    (other) => other.page === line.page && Math.abs(other.box.y - box.y) <= MAX_DISTANCE * box.height,
  );
  // A series behind the number is not written as part of it: "NFC-e nº 30561 Série 2".
  const isBehind = (word: Word): boolean => line.words.includes(word) && word.box.x > box.x;
  const series = near
    .flatMap((other) => readSeries(document, other))
    .find((word) => word.text !== value && !isBehind(word));
  if (!series) return value;
  return `${series.text}${/\d$/.test(series.text) ? '-' : ' '}${value}`;
}

/** The values beside or below the labels of series on a line. */
function readSeries(document: ReadDocument, line: ReadLine): Word[] {
  const hits = line.fields.filter(({ label }) => NUMBER_SERIES.has(label));
  return hits.flatMap((hit) => {
    const next = line.words[hit.to];
    const isBeside = next && next.box.x - rightOf(hit.box) <= MAX_DISTANCE * hit.box.height;
    const values = [isBeside ? next : undefined, findBelow(document, line, hit.box)];
    return values
      .filter((word) => word !== undefined)
      .filter(({ text }) => SERIES.test(text))
      .slice(0, 1);
  });
}

function findBelow(document: ReadDocument, line: ReadLine, label: ReadLine['box']): Word | undefined {
  const next = document.lines[line.index + 1];
  if (next?.page !== line.page || next.box.y - bottomOf(label) > MAX_DISTANCE * label.height) return undefined;
  return next.words.find(({ box }) => box.x < rightOf(label) && rightOf(box) > label.x);
}
