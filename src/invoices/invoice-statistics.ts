import type { RawRow } from '../shared/select-rows.store.js';
import { AppError } from '../shared/errors.js';
import { MONEY_SCALE } from '../shared/money.js';
import { findExactRateOfCurrency } from './exact-rate.js';
import { buildSignedSql } from './fields/signed-amount.js';
import { buildVatRows } from './fields/vat-rows.js';
import { readStoredDecimal } from '../shared/transformers.js';
import type { SqlCondition } from './search/invoice-conditions.js';

export const STATISTIC_GROUPS = ['currency', 'approvement_status', 'company', 'category', 'month', 'vat_rate'] as const;
export type StatisticGroup = (typeof STATISTIC_GROUPS)[number];
/** What invoices are grouped by, one within the other; without repetitions. */
export type StatisticGroups = readonly [StatisticGroup, ...StatisticGroup[]];

/** How many groups can be within each other. */
export const MAX_STATISTIC_GROUPS = 3;
/** How many statistics groups within groups may have. */
export const MAX_STATISTICS = 5_000;

/** One of the values that the invoices of a statistic have in common. */
export interface InvoiceStatisticKey {
  readonly group: StatisticGroup;
  /**
   * The currency, the status, the uid of the company or category, the month of the invoice date as YYYY-MM, or the VAT rate as a percentage
   * with two decimals; null for none.
   */
  readonly key: string | null;
  /** What to show for the key: the name of the company or category, the VAT rate with the decimals that it has, else the key. */
  readonly label: string | null;
}

/** The invoices of one group, or of one group within others, in one currency. */
export interface InvoiceStatistic extends Omit<InvoiceStatisticKey, 'group'> {
  /** In the order of the groups; `key` and `label` of the statistic are those of the first. */
  readonly groups: readonly InvoiceStatisticKey[];
  readonly currency: string | null;
  readonly count: number;
  /**
   * Exact sums of what is known, less credit notes, two decimal places; null if no invoice of the group has the amount. By VAT rate they are
   * the amounts of the rate alone, and invoices without VAT rows are left out.
   */
  readonly totalPrice: string | null;
  readonly totalVat: string | null;
}

/** Returns groups that can be within each other. @throws bad_request */
export function requireGroups(groups: readonly StatisticGroup[]): StatisticGroups {
  const [first, ...others] = groups;
  if (first === undefined || groups.length > MAX_STATISTIC_GROUPS)
    throw new AppError('bad_request', `thenBy may hold at most ${MAX_STATISTIC_GROUPS - 1} groups.`);
  if (new Set(groups).size < groups.length)
    throw new AppError('bad_request', 'thenBy may not repeat a group, nor hold that of groupBy.');
  return [first, ...others];
}

/** The statement that counts and sums invoices; amounts of different currencies are never added. */
export function buildStatisticsSql(
  groups: StatisticGroups,
  where: SqlCondition,
  dialect: 'mysql' | 'sqlite',
): SqlCondition {
  const rows = groups.includes('vat_rate') ? buildVatRows(dialect) : null;
  const keys = groups.map((group) => (group === 'vat_rate' ? { key: rows?.rate ?? 'NULL' } : KEYS[group]));
  const { count, ...sums } = rows ? { count: 'COUNT(DISTINCT invoice.id)', ...rows } : WHOLE_INVOICES;
  const columns = [
    ...listKeyColumns(keys),
    'invoice.currency AS group_currency',
    `${count} AS invoice_count`,
    `SUM(${sums.totalPrice}) AS sum_price`,
    `SUM(${sums.totalVat}) AS sum_vat`,
  ];
  const joins = [...groups.map((group) => buildOwnerJoin(group, `invoice.${group}_id`)), rows?.join ?? ''].join('');
  const by = new Set([...keys.flatMap(({ key, label = key }) => [key, label]), 'invoice.currency']);
  return {
    sql: `SELECT ${columns.join(', ')} FROM invoice${joins} WHERE ${where.sql} GROUP BY ${[...by].join(', ')} ORDER BY ${buildStatisticOrder(groups)}${buildStatisticLimit(groups)}`,
    parameters: where.parameters,
  };
}

/** SQL for the value of a group, and what to show for it if that is not the value. */
export interface StatisticKeySql {
  readonly key: string;
  readonly label?: string;
}

/** The columns of each group's key and label, as `toStatistic` reads them. */
export function listKeyColumns(keys: readonly StatisticKeySql[]): string[] {
  return keys.flatMap(({ key, label = key }, index) => [`${key} AS key_${index}`, `${label} AS label_${index}`]);
}

/** Joins the company or category of a group by its row id; nothing for other groups. */
export function buildOwnerJoin(group: StatisticGroup, id: string): string {
  return isOwner(group) ? ` LEFT JOIN ${group} ON ${group}.id = ${id}` : '';
}

/** SQL for the key and the label of a company or category that is joined. */
export function toOwnerKey(group: 'company' | 'category'): StatisticKeySql {
  return { key: `${group}.uid`, label: `${group}.name` };
}

export function isOwner(group: StatisticGroup): group is 'company' | 'category' {
  return group === 'company' || group === 'category';
}

/** Orders by the groups, then by currency. None comes first, and rates are ordered as numbers. */
export function buildStatisticOrder(groups: StatisticGroups): string {
  const keys = groups.map((group, index) => (group === 'vat_rate' ? `key_${index} + 0` : `key_${index}`));
  return [...keys, 'group_currency'].join(', ');
}

/** Reads one group within groups more than is allowed, to notice it. A single group has no limit. */
export function buildStatisticLimit(groups: StatisticGroups): string {
  return groups.length > 1 ? ` LIMIT ${MAX_STATISTICS + 1}` : '';
}

/** Turns a driver's row of either statement into a statistic. */
export function toStatistic(raw: RawRow, groups: StatisticGroups): InvoiceStatistic {
  const currency = raw['group_currency'] as string | null;
  const keys = groups.map((group, index) => {
    const key = raw[`key_${index}`] as string | null;
    const label =
      group === 'vat_rate' ? findExactRateOfCurrency(currency, key) : (raw[`label_${index}`] as string | null);
    return { group, key, label };
  });
  const [first] = keys;
  return {
    key: first?.key ?? null,
    label: first?.label ?? null,
    groups: keys,
    currency,
    count: Number(raw['invoice_count']),
    totalPrice: readStoredDecimal(raw['sum_price'], MONEY_SCALE),
    totalVat: readStoredDecimal(raw['sum_vat'], MONEY_SCALE),
  };
}

const WHOLE_INVOICES = {
  count: 'COUNT(*)',
  totalPrice: buildSignedSql('invoice.total_price'),
  totalVat: buildSignedSql('invoice.total_vat'),
};

const KEYS: Record<Exclude<StatisticGroup, 'vat_rate'>, StatisticKeySql> = {
  currency: { key: 'invoice.currency' },
  approvement_status: { key: 'invoice.approvement_status' },
  company: toOwnerKey('company'),
  category: toOwnerKey('category'),
  month: { key: 'SUBSTR(invoice.invoice_date, 1, 7)' },
};
