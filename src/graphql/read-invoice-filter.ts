import { CHOICE_FILTERS, RANGE_FILTERS, type FieldFilters } from '../invoices/fields/field-filters.js';
import { OPTIONAL_NAMES } from '../invoices/fields/optional-values.js';
import { DEFAULT_INVOICE_ORDER, type InvoiceFilter, type InvoiceOrder } from '../invoices/search/invoice-filter.js';
import type { Actor } from '../shared/actor.js';
import { AppError } from '../shared/errors.js';
import { findEndOfDay, findStartOfDay } from '../shared/local-time.js';
import { formatDecimal, MONEY_SCALE, parseDecimal } from '../shared/money.js';
import {
  MAX_PARTS,
  type InvoiceFilterInput,
  type InvoiceOrderInput,
  type Nullable,
  type NullFilters,
} from './invoice-filter.inputs.js';

/** How deeply filters may be nested, and how many queries they may have together. */
const MAX_DEPTH = 5;
const MAX_QUERIES = 3;

/** Converts the requested order; newest first by default. */
export function toInvoiceOrder(input: InvoiceOrderInput | null | undefined): InvoiceOrder {
  const [newestFirst] = DEFAULT_INVOICE_ORDER;
  if (input) return { field: input.field, descending: input.direction === 'desc' };
  return newestFirst ?? { field: 'created_at', descending: true };
}

/**
 * Converts the filter for the services. Days become instants in the account's time zone.
 *
 * @throws bad_request for an empty range, or if filters are nested too deeply or there are too many
 */
export function toInvoiceFilter({ timeZone }: Actor, given: InvoiceFilterInput | null | undefined): InvoiceFilter {
  if (!given) return {};
  requireSmall(given);
  return convertFilter(timeZone, given);
}

function convertFilter(timeZone: string, given: InvoiceFilterInput): InvoiceFilter {
  const createdFrom = findLatest(
    given.createdFrom,
    given.createdFromDate && findStartOfDay(given.createdFromDate, timeZone),
  );
  const createdBefore = findEarliest(
    given.createdBefore,
    given.createdToDate && findEndOfDay(given.createdToDate, timeZone),
  );
  const filter: InvoiceFilter = {
    companyUids: readUids(given.companyUids),
    workspaceUserUids: readUids(given.workspaceUserUids),
    cardUids: readUids(given.cardUids),
    categoryUids: readUids(given.categoryUids),
    approvementStatuses: listDistinct(given.approvementStatuses),
    processingStatuses: listDistinct(given.processingStatuses),
    createdFrom,
    createdBefore,
    ...toFieldFilters(given),
    query: given.query?.trim() || undefined,
    checks: listDistinct(given.checks),
    isNull: readNulls(given),
    and: given.and?.map((part) => convertFilter(timeZone, part)),
    or: given.or?.map((part) => convertFilter(timeZone, part)),
    not: given.not ? convertFilter(timeZone, given.not) : undefined,
  };
  requireOrdered('created', filter.createdFrom, filter.createdBefore);
  for (const { field, kind, ends } of RANGE_FILTERS) {
    if (kind === 'date') requireOrdered(field, filter[ends[0]], filter[ends[1]]);
  }
  return filter;
}

function toFieldFilters(given: Nullable<FieldFilters>): FieldFilters {
  const lists = CHOICE_FILTERS.map(({ list }) => [list, listDistinct<unknown>(given[list])]);
  const ends = RANGE_FILTERS.flatMap(({ kind, ends: names }) =>
    names.map((name) => [name, kind === 'money' ? readAmount(given[name]) : (given[name] ?? undefined)]),
  );
  return Object.fromEntries([...lists, ...ends]) as FieldFilters;
}

function readNulls(given: Nullable<NullFilters>): InvoiceFilter['isNull'] {
  const nulls = OPTIONAL_NAMES.flatMap((name) => {
    const filter = given[name];
    return filter ? [[name, filter.isNull] as const] : [];
  });
  return nulls.length === 0 ? undefined : Object.fromEntries(nulls);
}

/** @throws bad_request */
function requireSmall(filter: InvoiceFilterInput): void {
  const { depth, parts, queries } = measureFilter(filter);
  const problems: readonly [isExceeded: boolean, message: string][] = [
    [depth > MAX_DEPTH, `Filters may be nested at most ${MAX_DEPTH} deep.`],
    [parts > MAX_PARTS, `A filter may consist of at most ${MAX_PARTS} filters.`],
    [queries > MAX_QUERIES, `A filter may have at most ${MAX_QUERIES} queries.`],
  ];
  const message = problems.find(([isExceeded]) => isExceeded)?.[1];
  if (message) throw new AppError('bad_request', message);
}

/** How deeply filters are nested in a filter, and how many of them and of queries there are. */
function measureFilter({ and, or, not, query }: InvoiceFilterInput): FilterSize {
  const sizes = [...(and ?? []), ...(or ?? []), ...(not ? [not] : [])].map(measureFilter);
  const sum = (read: (size: FilterSize) => number) => sizes.reduce((total, size) => total + read(size), 0);
  return {
    depth: sizes.reduce((depth, size) => Math.max(depth, size.depth + 1), 0),
    parts: sizes.length + sum(({ parts }) => parts),
    queries: Number(Boolean(query?.trim())) + sum(({ queries }) => queries),
  };
}

interface FilterSize {
  readonly depth: number;
  readonly parts: number;
  readonly queries: number;
}

function readUids(given: string[] | null | undefined): string[] | undefined {
  return listDistinct(given?.map((uid) => uid.toLowerCase()));
}

function listDistinct<Value>(given: readonly Value[] | null | undefined): Value[] | undefined {
  return given ? [...new Set(given)] : undefined;
}

function readAmount(given: string | null | undefined): string | undefined {
  const units = given === null || given === undefined ? null : parseDecimal(given, MONEY_SCALE);
  return units === null ? undefined : formatDecimal(units, MONEY_SCALE);
}

function findLatest(left: string | null | undefined, right: string | null | undefined): string | undefined {
  return left && right ? (left > right ? left : right) : (left ?? right ?? undefined);
}

function findEarliest(left: string | null | undefined, right: string | null | undefined): string | undefined {
  return left && right ? (left < right ? left : right) : (left ?? right ?? undefined);
}

function requireOrdered(what: string, from: string | undefined, to: string | undefined): void {
  if (from && to && from > to) throw new AppError('bad_request', `The range of ${what} ends before it begins.`);
}
