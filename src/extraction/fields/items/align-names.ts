import { COLUMN_LABELS } from '../../locales/dictionaries.js';
import { squash } from '../../text/squash.js';
import { rightOf } from '../../page/boxes.js';
import type { ReadLine } from '../../page/document.js';
import type { Column, TableHeader } from '../../page/table.js';

/** In points. Cells that begin this close together are aligned. */
const SAME_EDGE = 3;
/** The share of the rows whose names must be aligned. The others may have their name on another line. */
const MIN_SHARE = 0.6;
/** A single number may be part of a name. */
const MIN_NUMBERS = 2;

/**
 * Starts the column of names where the names begin: at the left edge of its header, or further left if the header is centred above them.
 * What is further left, such as a panel beside the table, is not part of a name. Centred names also begin further left, but each
 * somewhere else.
 */
export function alignNames(header: TableHeader, body: readonly ReadLine[]): TableHeader {
  const at = header.columns.findIndex(({ key }) => key === 'name');
  const name = header.columns[at];
  if (!name) return header;
  const start = header.columns[at - 1]?.right ?? 0;
  const edge = findEdge(findNameEdges(name, start, body));
  if (edge === null || edge > name.left + SAME_EDGE) return header;
  const from = Math.max(start, edge - SAME_EDGE);
  const moved = (column: Column): Column =>
    column === name ? { ...column, from } : column.to === name.from ? { ...column, to: from } : column;
  return { ...header, columns: header.columns.map(moved) };
}

/** Where the cells below the header of the names begin. */
function findNameEdges(name: Column, start: number, body: readonly ReadLine[]): number[] {
  const rows = body.filter(({ numerals }) => numerals.length >= 2);
  return rows.flatMap(({ cells }) => {
    const below = cells.find(({ box }) => box.x > start && box.x < name.right && rightOf(box) > name.left);
    return below ? [below.box.x] : [];
  });
}

/** The edge at which most cells begin; null if they have none in common. */
function findEdge(edges: readonly number[]): number | null {
  const aligned = edges.map((edge) => edges.filter((other) => Math.abs(other - edge) < SAME_EDGE));
  const [most] = aligned.toSorted((a, b) => b.length - a.length);
  return most && most.length >= MIN_SHARE * edges.length ? Math.min(...most) : null;
}

/**
 * Joins a column of names to the one before if it shows nothing but numbers: a word of its label, such as the last of "Total partida", is
 * also a label of names.
 *
 * @param listWords lists the words of the rows in a column
 */
export function joinNumericNames(header: TableHeader, listWords: (column: Column) => readonly string[]): TableHeader {
  const isNumeric = (column: Column): boolean => {
    const words = column.key === 'name' ? listWords(column) : [];
    return words.length >= MIN_NUMBERS && words.every((word) => !/\p{L}/u.test(word));
  };
  const at = header.columns.findIndex((column, index) => index > 0 && isNumeric(column));
  const [before, name] = [header.columns[at - 1], header.columns[at]];
  if (!before || !name) return header;
  const joined = { ...before, right: name.right, to: name.to };
  const columns = [...header.columns.slice(0, at - 1), joined, ...header.columns.slice(at + 1)];
  return { ...header, columns: columns.map((column) => (isNameLabel(column) ? { ...column, key: 'name' } : column)) };
}

/** Whether a column was taken for one of articles only because another one seemed to hold the names. */
function isNameLabel({ key, text }: Column): boolean {
  return key === 'article' && COLUMN_LABELS.get(squash(text)) === 'name';
}
