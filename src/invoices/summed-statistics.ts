import {
  buildOwnerJoin,
  buildStatisticLimit,
  buildStatisticOrder,
  isOwner,
  listKeyColumns,
  toOwnerKey,
  type StatisticGroup,
  type StatisticGroups,
  type StatisticKeySql,
} from './invoice-statistics.js';
import { buildInCondition, joinWithAnd, type SqlCondition } from './search/invoice-conditions.js';
import type { InvoiceFilter } from './search/invoice-filter.js';
import { NO_MONTH, type SumPart } from './search/invoice-sum.store.js';

/** The stored sums that know a filter and groups. */
export interface SumChoice {
  readonly part: SumPart;
  readonly groups: StatisticGroups;
  /** The parts in whole months, of all companies. */
  readonly range: SqlCondition;
}

/** Chooses the stored sums for a filter and groups; null if none know the filter and all groups. */
export function chooseSums(filter: InvoiceFilter, groups: StatisticGroups): SumChoice | null {
  const part = choosePart(filter, groups);
  const range = part && buildPartRange(part, filter);
  return range && { part, groups, range };
}

/** The statement that reads statistics from the stored sums. */
export function buildSummedStatistics(
  accountId: number,
  filter: InvoiceFilter,
  { part, groups, range }: SumChoice,
): SqlCondition {
  const { approvementStatuses, currencies } = filter;
  const where = joinWithAnd([
    { sql: 'invoice_sum.account_id = ?', parameters: [accountId] },
    range,
    ...(approvementStatuses ? [buildInCondition('invoice_sum.approvement_status', approvementStatuses)] : []),
    ...(currencies ? [buildInCondition('invoice_sum.currency', currencies)] : []),
  ]);
  const columns = [
    ...listKeyColumns(groups.map(toKey)),
    "NULLIF(summed.currency, '') AS group_currency",
    'summed.amount AS invoice_count',
    'summed.price AS sum_price',
    'summed.vat AS sum_vat',
  ];
  const joins = groups.map((group) => buildOwnerJoin(group, 'CAST(summed.sum_value AS SIGNED)')).join('');
  return {
    sql: `SELECT ${columns.join(', ')} FROM (${buildSums(part, groups, where)}) AS summed${joins} ORDER BY ${buildStatisticOrder(groups)}`,
    parameters: where.parameters,
  };
}

/** The members of a filter that the stored sums know. */
const SUMMED_MEMBERS: ReadonlySet<string> = new Set<keyof InvoiceFilter>([
  'approvementStatuses',
  'companyUids',
  'currencies',
  'invoiceDateFrom',
  'invoiceDateTo',
]);

/** The sums that know the value of each group besides the month. */
const DATED_PARTS: Partial<Record<StatisticGroup, SumPart>> = { company: 'C', category: 'G', vat_rate: 'V' };
/** The columns of the sums by which other groups are formed. */
const COLUMNS: Partial<Record<StatisticGroup, string>> = {
  currency: 'currency',
  approvement_status: 'approvement_status',
};
/** Where the month and the value begin in a part. */
const MONTH_AT = 3;
/** The SQL of the month of a part. */
export const PART_MONTH = `SUBSTR(invoice_sum.part, ${MONTH_AT}, ${NO_MONTH.length})`;
const VALUE_AT = MONTH_AT + NO_MONTH.length + 1;
const FIRST_MONTH = '0000-01';
const DAY_MILLISECONDS = 86_400_000;

function choosePart(filter: InvoiceFilter, groups: StatisticGroups): SumPart | null {
  if (Object.entries(filter).some(([name, value]) => value !== undefined && !SUMMED_MEMBERS.has(name))) return null;
  const { companyUids, invoiceDateFrom, invoiceDateTo } = filter;
  const values = new Set(groups.flatMap((group) => DATED_PARTS[group] ?? []));
  if (companyUids) values.add('C');
  if (values.size > 1) return null;
  // There are fewer categories than companies, and each invoice is in one.
  const [part = 'G'] = values;
  const isDated = groups.includes('month') || invoiceDateFrom !== undefined || invoiceDateTo !== undefined;
  return part === 'C' && !isDated ? 'c' : part;
}

/** The range of parts in whole months; null if the filter asks for parts of months. */
export function buildPartRange(part: SumPart, { invoiceDateFrom, invoiceDateTo }: InvoiceFilter): SqlCondition | null {
  if (invoiceDateFrom !== undefined && !isFirstOfMonth(invoiceDateFrom)) return null;
  if (invoiceDateTo !== undefined && !isFirstOfMonth(findNextDay(invoiceDateTo))) return null;
  const toMonth = (day: string) => day.slice(0, NO_MONTH.length);
  const first = invoiceDateTo === undefined ? '' : FIRST_MONTH;
  const from = `${part}:${invoiceDateFrom === undefined ? first : toMonth(invoiceDateFrom)}`;
  // A semicolon follows the colon.
  const before = invoiceDateTo === undefined ? `${part};` : `${part}:${toMonth(invoiceDateTo)};`;
  return { sql: 'invoice_sum.part >= ? AND invoice_sum.part < ?', parameters: [from, before] };
}

function buildSums(part: SumPart, groups: StatisticGroups, where: SqlCondition): string {
  const month = groups.includes('month') ? PART_MONTH : null;
  const valueAt = part === 'c' ? MONTH_AT : VALUE_AT;
  const kept = [
    'invoice_sum.currency',
    ...(groups.includes('approvement_status') ? ['invoice_sum.approvement_status'] : []),
  ];
  const value = groups.some((group) => DATED_PARTS[group]) ? `SUBSTR(invoice_sum.part, ${valueAt})` : null;
  const columns = [
    ...(month ? [`${month} AS sum_month`] : []),
    ...(value ? [`${value} AS sum_value`] : []),
    ...kept,
    'SUM(invoice_sum.amount) AS amount',
    sumKnown('priced', 'price'),
    sumKnown('taxed', 'vat'),
  ];
  // By whole parts, the database groups in the order of the key, and stops at the limit.
  const isWhole = value !== null && (part === 'c' || month !== null);
  const parts = isWhole ? ['invoice_sum.part'] : [month, value].filter((expression) => expression !== null);
  const by = [...parts, ...kept].join(', ');
  return `SELECT ${columns.join(', ')} FROM invoice_sum WHERE ${where.sql} GROUP BY ${by} HAVING SUM(invoice_sum.amount) <> 0${buildStatisticLimit(groups)}`;
}

function toKey(group: StatisticGroup): StatisticKeySql {
  if (isOwner(group)) return toOwnerKey(group);
  if (group === 'month') return { key: `NULLIF(summed.sum_month, '${NO_MONTH}')` };
  return { key: `NULLIF(summed.${COLUMNS[group] ?? 'sum_value'}, '')` };
}

function sumKnown(known: string, figure: string): string {
  return `CASE WHEN SUM(invoice_sum.${known}) <> 0 THEN SUM(invoice_sum.${figure}) END AS ${figure}`;
}

function isFirstOfMonth(day: string): boolean {
  return day.endsWith('-01');
}

function findNextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MILLISECONDS).toISOString().slice(0, 10);
}
