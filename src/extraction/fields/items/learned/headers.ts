import type { ColumnLabel } from '../../../locales/locale.js';
import { bottomOf, middleOf, rightOf } from '../../../page/boxes.js';
import type { ReadDocument, ReadLine } from '../../../page/document.js';
import type { LabelHit } from '../../../page/labels.js';
import { AMOUNT_COLUMNS } from '../../../page/item-row.js';
import type { Features } from '../../../ranking/features.js';
import type { PlacedNumber } from './placed-numbers.js';

/** A header has labels of so many columns. */
const MIN_LABELS = 2;
/** In points. The edges of a label and of the numbers below it differ by this. */
const MAX_SHIFT = 14;
/** Added to the fit of a label that a number is right below. In points. */
const OVERLAP = 20;
/** In heights of a line, and in lines. */
const FAR = 60;

/** The lines of a document that have labels of several columns. */
export function listHeaderLines({ lines }: ReadDocument): readonly ReadLine[] {
  return lines.filter(({ columns }) => columns.length >= MIN_LABELS);
}

/** Describes the labels above a number: the nearest ones, and those of the table that it is in. */
export function describeHeaders(number: PlacedNumber, document: ReadDocument, headers: readonly ReadLine[]): Features {
  return { ...describeLabels(number, document, headers), ...describeTable(number, document) };
}

function describeLabels(
  { line, ...number }: PlacedNumber,
  document: ReadDocument,
  headers: readonly ReadLine[],
): Features {
  const above = headers.findLast(
    (header) => header.page === line.page && header.index < line.index && findLabel(header, number) !== null,
  );
  const label = above ? findLabel(above, number) : null;
  if (!above || !label) return { 'lines below labels': FAR };
  const distance = (middleOf(number.numeral.box) - middleOf(above.box)) / document.layout.lineHeight;
  return { [`below ${label.key}`]: 1, 'lines below labels': Math.min(FAR, distance), labels: above.columns.length };
}

/** The label of a header that fits best above a number; null if none does. */
function findLabel(
  { columns }: ReadLine,
  { left, right }: Pick<PlacedNumber, 'left' | 'right'>,
): LabelHit<ColumnLabel> | null {
  const fits = columns.flatMap((label) => {
    const shift = Math.min(Math.abs(label.box.x - left), Math.abs(rightOf(label.box) - right));
    const overlaps = Math.min(rightOf(label.box), right) > Math.max(label.box.x, left);
    return overlaps || shift < MAX_SHIFT ? [{ label, fit: shift - (overlaps ? OVERLAP : 0) }] : [];
  });
  const [best] = fits.toSorted((a, b) => a.fit - b.fit);
  return best?.label ?? null;
}

function describeTable({ line, left, right }: PlacedNumber, { tables, layout }: ReadDocument): Features {
  const known = { tables: tables.length, 'before the table': line.index <= layout.table ? 1 : 0 };
  const table = tables.findLast(({ page, last }) => page === line.page && last < line.index);
  if (!table) return known;
  const middle = (left + right) / 2;
  const column = table.columns.find(({ from, to }) => middle >= from && middle < to);
  const amounts = table.columns.filter(({ key }) => AMOUNT_COLUMNS.includes(key));
  return {
    ...known,
    'in a table': 1,
    [`in ${column?.key ?? 'no column'}`]: 1,
    'in the last column of amounts': column && amounts.at(-1) === column ? 1 : 0,
    'columns of amounts': amounts.length,
    'lines below the header': Math.min(FAR, line.index - table.last),
    'height below the header': Math.min(FAR, (bottomOf(line.box) - table.bottom) / layout.lineHeight),
  };
}
