import { placeLine } from '../extraction/fields/items/placed-words.js';
import { findBody } from '../extraction/fields/items/table-body.js';
import { readRowsOfColumns } from '../extraction/fields/items/table-rows.js';
import type { Word } from '../extraction/model/draft.js';
import type { ReadDocument, ReadLine } from '../extraction/page/document.js';
import { AMOUNT_COLUMNS, type ItemRow } from '../extraction/page/item-row.js';
import { bottomOf, middleOf } from '../extraction/page/boxes.js';
import { addRanges, type Column, type TableHeader } from '../extraction/page/table.js';
import { isSameText, removeNumbers } from './column-labels.js';
import type { LearnedTable } from './item-columns.js';

/** The rows of a table that is printed like a learned one. */
export interface LearnedRows {
  readonly rows: readonly ItemRow[];
  /** Whether the labels of its columns were found, and not only their places. */
  readonly isLabelled: boolean;
  /** Whether the table is labelled, occurs at most once on each page, and is complete on the stored pages. */
  readonly isClear: boolean;
}

/** Reads the rows below the labels of a learned table, also on later pages; without labels, reads the rows at the places of its columns. */
export function readLearnedTable(document: ReadDocument, table: LearnedTable): LearnedRows {
  const { labels } = table;
  const lines = labels ? document.lines.filter((line) => isSameText(document, line.text, labels.text)) : [];
  const headers = labels
    ? lines.map((line) => toHeader(line, placeColumns(table, line)))
    : findUnlabelled(document, table);
  const bodies = headers.map((header, index) => findRowLines(document, table, header, headers[index + 1]));
  const last = bodies.at(-1)?.at(-1);
  const isEnded = last !== undefined && last.index < document.lines.length - 1;
  const isOnce = new Set(headers.map(({ page }) => page)).size === headers.length;
  return {
    rows: bodies.flatMap((body, index) => {
      const header = headers[index];
      return header ? readRowsOfColumns(document, header, body, table.rise) : [];
    }),
    isLabelled: labels !== null,
    isClear: labels !== null && isOnce && isEnded && hasAllPages(document),
  };
}

/** Moves the columns to where their labels are on this document; without labels they stay where they were. */
function placeColumns({ columns, labels }: LearnedTable, line: ReadLine | null): Column[] {
  return addRanges(
    columns.map(({ key, left, right, label }) => {
      const shift = labels && line ? measureShift(labels, line, label) : 0;
      return { key, text: '', left: left + shift, right: right + shift };
    }),
  );
}

/** By how many points a label has moved to the right. If the line has another number of words, it counts as a whole. */
function measureShift(earlier: ReadLine, now: ReadLine, label: Word | null): number {
  const isAlike = earlier.words.length === now.words.length;
  const at = label && isAlike ? earlier.words.indexOf(label) : -1;
  const [from, to] = [earlier.words[at] ?? earlier, now.words[at] ?? now];
  return to.box.x - from.box.x;
}

function toHeader({ page, index, box }: ReadLine, columns: readonly Column[]): TableHeader {
  return { page, first: index, last: index, bottom: bottomOf(box), columns };
}

/** Finds a table without labels: it begins with the first line that has an amount and another value in its columns. */
function findUnlabelled(document: ReadDocument, table: LearnedTable): TableHeader[] {
  const columns = placeColumns(table, null);
  const start = document.lines.find((line) => {
    const placed = placeLine(document, { columns }, line);
    const isAmount = placed.some(({ key, numerals }) => AMOUNT_COLUMNS.includes(key) && numerals.length > 0);
    return isAmount && placed.some(({ key }) => key === 'name' || key === 'quantity');
  });
  if (!start) return [];
  const top = middleOf(start.box) - table.rise - start.box.height / 2;
  const { page } = start;
  const last = document.lines.findIndex((line) => line.page === page && middleOf(line.box) >= top) - 1;
  return [{ page, first: last, last, bottom: top, columns }];
}

/** The lines of a table, up to what followed the learned one or to a sum. */
function findRowLines(
  document: ReadDocument,
  { end }: LearnedTable,
  header: TableHeader,
  next: TableHeader | undefined,
): ReadLine[] {
  const body = findBody(document, header, next);
  const after = end === null ? -1 : body.findIndex((line) => isSameText(document, removeNumbers(line.text), end));
  return after < 0 ? body : body.slice(0, after);
}

/** Whether no page between the first and the last one is missing; of long documents only some are kept. */
function hasAllPages({ lines }: ReadDocument): boolean {
  return lines.every(({ page }, index) => page - (lines[index - 1]?.page ?? page) <= 1);
}
