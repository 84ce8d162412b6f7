import { MONEY_SCALE, parseDecimal } from '../../shared/money.js';
import { toCheckMask, type CheckCode } from '../checks/check.js';
import { OPTIONAL_NAMES, toOptionalColumn, type OptionalName } from '../fields/optional-values.js';
import { CHOICE_FILTERS, RANGE_FILTERS, type ChoiceFilter, type RangeFilter } from '../fields/field-filters.js';
import type { InvoiceFilter } from './invoice-filter.js';

/** An SQL condition, and the values of its placeholders in order. */
export interface SqlCondition {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const MAX_INT64 = 2n ** 63n - 1n;

/** Joins conditions with AND; there must be at least one. */
export function joinWithAnd(conditions: readonly SqlCondition[]): SqlCondition {
  return joinConditions(conditions, ' AND ');
}

/** Joins conditions with OR; an empty list matches nothing. */
export function joinWithOr(conditions: readonly SqlCondition[]): SqlCondition {
  if (conditions.length === 0) return NOTHING;
  const any = joinConditions(conditions, ' OR ');
  return { sql: `(${any.sql})`, parameters: any.parameters };
}

/** `column IN (…)`; an empty list matches nothing. */
export function buildInCondition(column: string, values: readonly unknown[]): SqlCondition {
  if (values.length === 0) return NOTHING;
  if (values.length === 1) return { sql: `${column} = ?`, parameters: values };
  return { sql: `${column} IN (${values.map(() => '?').join(', ')})`, parameters: values };
}

/** An amount in the store's units, limited to what a column can hold; null when the text is not a plain decimal. */
export function toStoredAmount(amount: string): bigint | null {
  const units = parseDecimal(amount, MONEY_SCALE);
  if (units === null) return null;
  if (units > MAX_INT64) return MAX_INT64;
  return units < -MAX_INT64 ? -MAX_INT64 : units;
}

/** The conditions of the queries that occur in a filter, by their texts. */
export type SearchedQueries = ReadonlyMap<string, SqlCondition>;

/**
 * The condition of a filter on an account's invoices, without deleted ones. It ignores the queries, which the search index answers, unless
 * their conditions are given.
 */
export function buildFilterCondition(
  accountId: number,
  filter: InvoiceFilter,
  searched: SearchedQueries = new Map(),
): SqlCondition {
  const existing = { sql: 'invoice.account_id = ? AND invoice.deleted_at IS NULL', parameters: [accountId] };
  if (Object.keys(filter).length === 0) return existing;
  return joinWithAnd([existing, ...listConditions(accountId, filter, searched)]);
}

function listConditions(accountId: number, filter: InvoiceFilter, searched: SearchedQueries): SqlCondition[] {
  const build = (part: InvoiceFilter) => buildPart(accountId, part, searched);
  const conditions: (SqlCondition | null | undefined)[] = [
    filter.uids ? buildInCondition('invoice.uid', filter.uids) : null,
    buildOwnerCondition(accountId, 'company', filter.companyUids),
    buildOwnerCondition(accountId, 'workspace_user', filter.workspaceUserUids),
    buildOwnerCondition(accountId, 'card', filter.cardUids),
    buildOwnerCondition(accountId, 'category', filter.categoryUids),
    filter.approvementStatuses ? buildInCondition('invoice.approvement_status', filter.approvementStatuses) : null,
    filter.processingStatuses ? buildInCondition('invoice.processing_status', filter.processingStatuses) : null,
    ...CHOICE_FILTERS.map((choice) => buildChoiceCondition(choice, filter)),
    buildComparison('invoice.created_at >= ?', filter.createdFrom),
    buildComparison('invoice.created_at < ?', filter.createdBefore),
    ...RANGE_FILTERS.flatMap((range) => buildRangeConditions(range, filter)),
    ...listOptional(filter).map(([name, isNull]) => buildNullCondition(name, isNull)),
    filter.checks ? buildCheckCondition(filter.checks) : null,
    filter.query === undefined ? null : searched.get(filter.query),
    ...(filter.and ?? []).map(build),
    filter.or ? joinWithOr(filter.or.map(build)) : null,
    filter.not ? negate(build(filter.not)) : null,
  ];
  return conditions.filter((condition) => condition !== null && condition !== undefined);
}

/** The values that a filter asks about, and whether each must be absent. */
export function listOptional({ isNull = {} }: InvoiceFilter): [OptionalName, boolean][] {
  return OPTIONAL_NAMES.flatMap((name) => (isNull[name] === undefined ? [] : [[name, isNull[name]]]));
}

const NOTHING: SqlCondition = { sql: '1 = 0', parameters: [] };
const EVERYTHING: SqlCondition = { sql: '1 = 1', parameters: [] };

function buildPart(accountId: number, filter: InvoiceFilter, searched: SearchedQueries): SqlCondition {
  const conditions = listConditions(accountId, filter, searched);
  return conditions.length === 0 ? EVERYTHING : joinWithAnd(conditions);
}

/** What does not meet a condition, also where the condition is unknown because a value is null. */
function negate({ sql, parameters }: SqlCondition): SqlCondition {
  return { sql: `(${sql}) IS NOT TRUE`, parameters };
}

function buildNullCondition(name: OptionalName, isNull: boolean): SqlCondition {
  return { sql: `${toOptionalColumn(name)} IS ${isNull ? 'NULL' : 'NOT NULL'}`, parameters: [] };
}

function buildCheckCondition(codes: readonly CheckCode[]): SqlCondition {
  return { sql: '(invoice.failed_checks & ?) <> 0', parameters: [toCheckMask(codes)] };
}

function joinConditions(conditions: readonly SqlCondition[], operator: ' AND ' | ' OR '): SqlCondition {
  return {
    sql: conditions.map((condition) => condition.sql).join(operator),
    parameters: conditions.flatMap((condition) => condition.parameters),
  };
}

/** A single uid is compared by `=`, so that the index on its column returns the rows in order. */
function buildOwnerCondition(
  accountId: number,
  table: string,
  uids: readonly string[] | undefined,
): SqlCondition | null {
  if (!uids) return null;
  if (uids.length === 0) return NOTHING;
  const wanted = buildInCondition(`${table}.uid`, uids);
  const owners = `SELECT ${table}.id FROM ${table} WHERE ${table}.account_id = ? AND ${wanted.sql}`;
  return {
    sql: `invoice.${table}_id ${uids.length === 1 ? '=' : 'IN'} (${owners})`,
    parameters: [accountId, ...wanted.parameters],
  };
}

function buildChoiceCondition({ column, list }: ChoiceFilter, filter: InvoiceFilter): SqlCondition | null {
  const values = filter[list];
  return values ? buildInCondition(column, values) : null;
}

function buildRangeConditions({ column, kind, ends: [smallest, largest] }: RangeFilter, filter: InvoiceFilter) {
  const bound = kind === 'money' ? buildAmountComparison : buildComparison;
  return [bound(`${column} >= ?`, filter[smallest]), bound(`${column} <= ?`, filter[largest])];
}

function buildComparison(sql: string, value: string | undefined): SqlCondition | null {
  return value === undefined ? null : { sql, parameters: [value] };
}

function buildAmountComparison(sql: string, amount: string | undefined): SqlCondition | null {
  if (amount === undefined) return null;
  const units = toStoredAmount(amount);
  return units === null ? NOTHING : { sql, parameters: [units] };
}
