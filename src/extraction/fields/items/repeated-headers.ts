import type { TableHeader } from '../../page/table.js';

/** Columns of two headers are the same if they begin this close to each other, in points. */
const SAME_COLUMN = 12;

/** Lists the first header and those that repeat it on later pages. */
export function listRepeated(tables: readonly TableHeader[]): readonly TableHeader[] {
  const [first] = tables;
  return tables.filter((header) => first && (header === first || isRepeated(header, first)));
}

/** Whether a header repeats another one on a later page. The header of another table has other columns. */
function isRepeated(a: TableHeader, b: TableHeader): boolean {
  const keys = (header: TableHeader): string => header.columns.map((column) => column.key).join();
  return (
    a.page !== b.page &&
    (keys(a) === keys(b) || countSharedColumns(a, b) >= Math.min(a.columns.length, b.columns.length) - 1)
  );
}

function countSharedColumns(a: TableHeader, b: TableHeader): number {
  return a.columns.filter((column) =>
    b.columns.some((other) => other.key === column.key && Math.abs(other.left - column.left) < SAME_COLUMN),
  ).length;
}
