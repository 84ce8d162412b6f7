import { MONEY_SCALE } from '../shared/money.js';
import { buildSignedSql } from './fields/signed-amount.js';
import { buildVatRows } from './fields/vat-rows.js';
import { readStoredDecimal } from '../shared/transformers.js';
import type { RawInvoiceRow } from './invoice-row.js';
import { buildInCondition, joinWithAnd, type SqlCondition } from './search/invoice-conditions.js';
import type { InvoiceFilter } from './search/invoice-filter.js';

export const STATISTIC_GROUPS = ['currency', 'approvement_status', 'company', 'category', 'month', 'vat_rate'] as const;
export type StatisticGroup = (typeof STATISTIC_GROUPS)[number];

/** The invoices of one group in one currency. */
export interface InvoiceStatistic {
  /**
   * The currency, the status, the uid of the company or category, the month of the invoice date as YYYY-MM, or the VAT rate as a percentage
   * with two decimals; null for none.
   */
  readonly key: string | null;
  /** What to show for the key: the name of the company or category, else the key. */
  readonly label: string | null;
  readonly currency: string | null;
  readonly count: number;
  /**
   * Exact sums of what is known, less credit notes, two decimal places; null if no invoice of the group has the amount. By VAT rate they are
   * the amounts of the rate alone, and invoices without VAT rows are left out.
   */
  readonly totalPrice: string | null;
  readonly totalVat: string | null;
}

/** The statement that counts and sums invoices; amounts of different currencies are never added. */
export function buildStatisticsSql(group: StatisticGroup, where: SqlCondition, dialect: 'mysql' | 'sqlite'): string {
  const { key, label = key, join = '', ...sums } = group === 'vat_rate' ? buildRateGroup(dialect) : GROUPS[group];
  const columns = [
    `${key} AS group_key`,
    `${label} AS group_label`,
    'invoice.currency AS group_currency',
    `${sums.count} AS invoice_count`,
    `SUM(${sums.totalPrice}) AS sum_price`,
    `SUM(${sums.totalVat}) AS sum_vat`,
  ];
  const groups = [...new Set([key, label, 'invoice.currency'])].join(', ');
  return `SELECT ${columns.join(', ')} FROM invoice${join} WHERE ${where.sql} GROUP BY ${groups} ORDER BY ${ORDERS[group] ?? 'group_key'}, group_currency`;
}

/** The statement that reads the same from the stored sums; null if these do not know the filter or the group. */
export function buildSummedStatistics(
  accountId: number,
  filter: InvoiceFilter,
  group: StatisticGroup,
): SqlCondition | null {
  if (Object.entries(filter).some(([name, value]) => value !== undefined && !SUMMED_MEMBERS.has(name))) return null;
  const { approvementStatuses, currencies } = filter;
  const undated = UNDATED_PARTS[group];
  const parts = undated === undefined ? buildMonthParts(filter) : buildUndatedParts(undated, filter);
  if (!parts) return null;
  const where = joinWithAnd([
    { sql: 'invoice_sum.account_id = ?', parameters: [accountId] },
    parts,
    ...(approvementStatuses ? [buildInCondition('invoice_sum.approvement_status', approvementStatuses)] : []),
    ...(currencies ? [buildInCondition('invoice_sum.currency', currencies)] : []),
  ]);
  const sums = `SELECT ${SUM_KEYS[group]} AS sum_key, invoice_sum.currency, SUM(invoice_sum.amount) AS amount, ${sumKnown('priced', 'price')}, ${sumKnown('taxed', 'vat')} FROM invoice_sum WHERE ${where.sql} GROUP BY ${SUM_KEYS[group]}, invoice_sum.currency HAVING SUM(invoice_sum.amount) <> 0`;
  const isOwner = group === 'company' || group === 'category';
  const isPart = SUM_KEYS[group] === 'invoice_sum.part';
  const [key, label, join] = isOwner
    ? [
        `${group}.uid`,
        `${group}.name`,
        ` LEFT JOIN ${group} ON ${group}.id = CAST(SUBSTR(summed.sum_key, 3) AS SIGNED)`,
      ]
    : [`NULLIF(${isPart ? 'SUBSTR(summed.sum_key, 3)' : 'summed.sum_key'}, '')`, null, ''];
  return {
    sql: `SELECT ${key} AS group_key, ${label ?? key} AS group_label, NULLIF(summed.currency, '') AS group_currency, summed.amount AS invoice_count, summed.price AS sum_price, summed.vat AS sum_vat FROM (${sums}) AS summed${join} ORDER BY ${ORDERS[group] ?? 'group_key'}, group_currency`,
    parameters: where.parameters,
  };
}

/** Turns a driver's row of either statement into a statistic. */
export function toStatistic(raw: RawInvoiceRow): InvoiceStatistic {
  return {
    key: raw['group_key'] as string | null,
    label: raw['group_label'] as string | null,
    currency: raw['group_currency'] as string | null,
    count: Number(raw['invoice_count']),
    totalPrice: readStoredDecimal(raw['sum_price'], MONEY_SCALE),
    totalVat: readStoredDecimal(raw['sum_vat'], MONEY_SCALE),
  };
}

interface Group {
  readonly key: string;
  readonly label?: string;
  readonly join?: string;
  readonly count: string;
  readonly totalPrice: string;
  readonly totalVat: string;
}

const WHOLE_INVOICES = {
  count: 'COUNT(*)',
  totalPrice: buildSignedSql('invoice.total_price'),
  totalVat: buildSignedSql('invoice.total_vat'),
};

/** Rates are ordered as numbers. Without one comes first. */
const ORDERS: Partial<Record<StatisticGroup, string>> = { vat_rate: 'group_key + 0' };

const GROUPS: Record<Exclude<StatisticGroup, 'vat_rate'>, Group> = {
  currency: { key: 'invoice.currency', ...WHOLE_INVOICES },
  approvement_status: { key: 'invoice.approvement_status', ...WHOLE_INVOICES },
  company: buildOwnerGroup('company'),
  category: buildOwnerGroup('category'),
  month: { key: 'SUBSTR(invoice.invoice_date, 1, 7)', ...WHOLE_INVOICES },
};

function buildOwnerGroup(table: 'company' | 'category'): Group {
  const join = ` LEFT JOIN ${table} ON ${table}.id = invoice.${table}_id`;
  return { key: `${table}.uid`, label: `${table}.name`, join, ...WHOLE_INVOICES };
}

function buildRateGroup(dialect: 'mysql' | 'sqlite'): Group {
  const { rate: key, ...rows } = buildVatRows(dialect);
  return { key, count: 'COUNT(DISTINCT invoice.id)', ...rows };
}

/** The members of a filter that the stored sums know. */
const SUMMED_MEMBERS: ReadonlySet<string> = new Set<keyof InvoiceFilter>([
  'approvementStatuses',
  'currencies',
  'invoiceDateFrom',
  'invoiceDateTo',
]);

/** The columns of the stored sums by which each group is formed. */
const SUM_KEYS: Record<StatisticGroup, string> = {
  currency: 'invoice_sum.currency',
  approvement_status: 'invoice_sum.approvement_status',
  company: 'invoice_sum.part',
  category: 'invoice_sum.part',
  month: 'invoice_sum.part',
  vat_rate: 'invoice_sum.part',
};
/** The prefixes of the stored sums that know no dates. */
const UNDATED_PARTS: Partial<Record<StatisticGroup, string>> = { company: 'c', category: 'g', vat_rate: 'v' };
const DAY_MILLISECONDS = 86_400_000;

function sumKnown(known: string, figure: string): string {
  return `CASE WHEN SUM(invoice_sum.${known}) <> 0 THEN SUM(invoice_sum.${figure}) END AS ${figure}`;
}

function buildUndatedParts(prefix: string, { invoiceDateFrom, invoiceDateTo }: InvoiceFilter): SqlCondition | null {
  if (invoiceDateFrom !== undefined || invoiceDateTo !== undefined) return null;
  return { sql: 'invoice_sum.part >= ? AND invoice_sum.part < ?', parameters: [`${prefix}:`, `${prefix};`] };
}

/** The sums by month know ranges of whole months. */
function buildMonthParts({ invoiceDateFrom, invoiceDateTo }: InvoiceFilter): SqlCondition | null {
  if (invoiceDateFrom !== undefined && !isFirstOfMonth(invoiceDateFrom)) return null;
  if (invoiceDateTo !== undefined && !isFirstOfMonth(findNextDay(invoiceDateTo))) return null;
  const isDated = invoiceDateFrom !== undefined || invoiceDateTo !== undefined;
  const [from, to] = [invoiceDateFrom?.slice(0, 7) ?? (isDated ? '0' : ''), invoiceDateTo?.slice(0, 7) ?? ':'];
  return { sql: 'invoice_sum.part >= ? AND invoice_sum.part <= ?', parameters: [`m:${from}`, `m:${to}`] };
}

function isFirstOfMonth(day: string): boolean {
  return day.endsWith('-01');
}

function findNextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MILLISECONDS).toISOString().slice(0, 10);
}
