import { joinWithAnd, type SqlCondition } from './invoice-conditions.js';
import type { InvoiceOrder } from './invoice-filter.js';
import type { ResolvedFilter } from './resolved-filter.js';
import { buildOrderSql, buildRangesAfter, isAfter, reverseOrder, type Cursor } from './invoice-keyset.js';

/** A few invoices that include the wanted ones of a list, as a table and a condition. */
export interface NarrowedList {
  readonly table: string;
  readonly where: SqlCondition;
  /** The number of rows to skip among these. */
  readonly offset: number;
  /** Whether the list ends with these. */
  readonly isLast: boolean;
}

/** The statements that select the ids of a page. */
export interface PagePlan {
  readonly limit: number;
  /** Reads few rows, but can miss some that are changed meanwhile. */
  readonly near: { readonly ids: SqlCondition; readonly isLast: boolean } | null;
  /** Reads the list from its start, or from the place that the page follows. Built only when needed, since it can be very long. */
  readonly buildWhole: () => SqlCondition;
}

/** The places between which a page lies, in the order of the list. */
export interface PageEnds {
  readonly start: Cursor | undefined;
  readonly end: Cursor | undefined;
}

/** Plans a page by its offset; the whole list is read from `table`. */
export function planOffsetPage(
  filter: ResolvedFilter,
  narrowed: NarrowedList | null,
  order: readonly InvoiceOrder[],
  { offset, limit, table = 'invoice' }: { readonly offset: number; readonly limit: number; readonly table?: string },
): PagePlan {
  const build = (source: string, { sql, parameters }: SqlCondition, skipped: number): SqlCondition => ({
    sql: `SELECT invoice.id FROM ${source} WHERE ${sql} ORDER BY ${buildOrderSql(order)} LIMIT ? OFFSET ?`,
    parameters: [...parameters, limit, skipped],
  });
  const near = narrowed && {
    ids: build(narrowed.table, narrowed.where, narrowed.offset),
    isLast: narrowed.isLast,
  };
  return { limit, near, buildWhole: () => build(table, filter.where, offset) };
}

/**
 * Plans a page between two places; a narrowed list has no end place. A statement may select more ids than the limit; the first ones are
 * the page. The whole list is read from `table`.
 *
 * @throws bad_request if a place does not belong to that order
 */
export function planKeysetPage(
  filter: ResolvedFilter,
  narrowed: NarrowedList | null,
  order: InvoiceOrder,
  { start, end, limit, table = 'invoice' }: PageEnds & { readonly limit: number; readonly table?: string },
): PagePlan {
  const bounds = end ? [isAfter(reverseOrder(order), end)] : [];
  const ranges = start ? buildRangesAfter(order, start) : [];
  const near = narrowed && {
    ids: buildRangeStatement(narrowed.table, [narrowed.where, ...(start ? [isAfter(order, start)] : [])], order, limit),
    isLast: narrowed.isLast,
  };
  const buildWhole = () => {
    const conditions = [filter.where, ...bounds];
    const within = ranges.length > 0 ? ranges.map((range) => [...conditions, range]) : [conditions];
    return uniteRanges(within.map((range) => buildRangeStatement(table, range, order, limit)));
  };
  return { limit, near, buildWhole };
}

/** Reads the rows of a page with the statement that reads the least and still finds them all. */
export async function readPlanned<Row>(
  { limit, near, buildWhole }: PagePlan,
  read: (ids: SqlCondition) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (!near) return read(buildWhole());
  const rows = await read(near.ids);
  return near.isLast || rows.length === limit ? rows : read(buildWhole());
}

function buildRangeStatement(
  table: string,
  conditions: readonly SqlCondition[],
  order: InvoiceOrder,
  limit: number,
): SqlCondition {
  const { sql, parameters } = joinWithAnd(conditions);
  return {
    sql: `SELECT invoice.id FROM ${table} WHERE ${sql} ORDER BY ${buildOrderSql([order])} LIMIT ?`,
    parameters: [...parameters, limit],
  };
}

/** The first rows of all ranges. Each range has the limit, so that none reads more of its index than a page. */
function uniteRanges(ranges: readonly SqlCondition[]): SqlCondition {
  const statements = ranges.map(({ sql }, index) => `SELECT range_${index}.id FROM (${sql}) AS range_${index}`);
  return { sql: statements.join(' UNION ALL '), parameters: ranges.flatMap(({ parameters }) => parameters) };
}
