import { LOCALES } from '../../locales/locales.js';
import { joinBoxes, rightOf } from '../../page/boxes.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { Cell } from '../../page/lines.js';
import type { ValuePlace } from '../../page/values.js';
import { squash } from '../../text/squash.js';
import type { FoundDate, ReadDates } from './date-reader.js';

/** A date whose day, month and year stand in boxes of their own. */
export interface BoxedDate {
  readonly date: FoundDate;
  readonly place: ValuePlace;
  /** Whether a label beside the boxes says that it is the day by which to pay. */
  readonly isDue: boolean;
}

/** The words for day, month and year in all languages (Unicode CLDR). */
const [DAYS, MONTHS, YEARS] = (['day', 'month', 'year'] as const).map(
  (field) =>
    new Set(
      LOCALES.map(({ language }) => squash(new Intl.DisplayNames(language, { type: 'dateTimeField' }).of(field) ?? '')),
    ),
);
const SIZE = 3;
/** In lines above and below the labels of the boxes. */
const MAX_LINES = 5;
/** In points: how far left of the boxes their label begins. */
const MAX_LEFT = 75;
/** In points. A number is below its label if it begins or ends at most this far beside it. */
const MARGIN = 6;

/** Finds the dates below "Day", "Month" and "Year", as on preprinted forms of Latin America. */
export function findBoxedDates({ lines }: ReadDocument, readDates: ReadDates): BoxedDate[] {
  return lines.flatMap((line) => {
    const near = lines.slice(Math.max(0, line.index - MAX_LINES), line.index + MAX_LINES + 1);
    return line.cells.flatMap((_, at): BoxedDate[] => {
      const labels = line.cells.slice(at, at + SIZE);
      if (!areDateBoxes(labels)) return [];
      const below = near.filter(({ index, page }) => index > line.index && page === line.page);
      const [found] = below.flatMap((row) => readBoxes(labels, row, readDates));
      return found ? [{ ...found, isDue: near.some((other) => hasDueLabel(other, labels)) }] : [];
    });
  });
}

function areDateBoxes(labels: readonly Cell[]): boolean {
  const [day, month, year] = labels.map(({ text }) => squash(text));
  return [DAYS?.has(day ?? ''), MONTHS?.has(month ?? ''), YEARS?.has(year ?? '')].every(Boolean);
}

/** Reads the numbers below the labels as a date. */
function readBoxes(labels: readonly Cell[], line: ReadLine, readDates: ReadDates): Pick<BoxedDate, 'date' | 'place'>[] {
  const values = labels.flatMap(({ box }) => line.words.find((word) => isBelow(word.box, box)) ?? []);
  const [day, month, year] = values.map(({ text }) => text.padStart(2, '0'));
  const century = year?.length === 2 ? '20' : '';
  const [date] = values.length === SIZE ? readDates(`${century}${year}-${month}-${day}`) : [];
  const place = {
    words: values,
    text: line.text,
    box: joinBoxes(values.map(({ box }) => box)),
    line,
    where: 'below' as const,
  };
  return date ? [{ date, place }] : [];
}

function isBelow(value: Cell['box'], label: Cell['box']): boolean {
  return value.x < rightOf(label) + MARGIN && rightOf(value) > label.x - MARGIN;
}

function hasDueLabel(line: ReadLine, labels: readonly Cell[]): boolean {
  const { x, width } = joinBoxes(labels.map(({ box }) => box));
  return line.fields.some(({ key, box }) => key === 'due_date' && box.x > x - MAX_LEFT && box.x < x + width);
}
