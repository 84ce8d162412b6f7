import { MONEY_SCALE } from '../shared/money.js';
import { buildSignedSql } from './fields/signed-amount.js';
import { readStoredDecimal } from '../shared/transformers.js';
import type { RawInvoiceRow } from './invoice-row.js';
import { buildInCondition, joinWithAnd, type SqlCondition } from './search/invoice-conditions.js';
import type { InvoiceFilter } from './search/invoice-filter.js';

export const STATISTIC_GROUPS = ['currency', 'approvement_status', 'company', 'category', 'month'] as const;
export type StatisticGroup = (typeof STATISTIC_GROUPS)[number];

/** The invoices of one group in one currency. */
export interface InvoiceStatistic {
  /** The currency, the status, the uid of the company or category, or the month of the invoice date as YYYY-MM; null for none. */
  readonly key: string | null;
  /** What to show for the key: the name of the company or category, else the key. */
  readonly label: string | null;
  readonly currency: string | null;
  readonly count: number;
  /** Exact sums of what is known, less credit notes, two decimal places; null if no invoice of the group has the amount. */
  readonly totalPrice: string | null;
  readonly totalVat: string | null;
}

/** The statement that counts and sums invoices; amounts of different currencies are never added. */
export function buildStatisticsSql(group: StatisticGroup, where: SqlCondition): string {
  const { key, label = key, join = '' } = GROUPS[group];
  const columns = [
    `${key} AS group_key`,
    `${label} AS group_label`,
    'invoice.currency AS group_currency',
    'COUNT(*) AS invoice_count',
    `SUM(${buildSignedSql('total_price')}) AS sum_price`,
    `SUM(${buildSignedSql('total_vat')}) AS sum_vat`,
  ];
  const groups = [...new Set([key, label, 'invoice.currency'])].join(', ');
  return `SELECT ${columns.join(', ')} FROM invoice${join} WHERE ${where.sql} GROUP BY ${groups} ORDER BY group_key, group_currency`;
}

/** The statement that reads the same from the stored sums; null if these do not know the filter or the group. */
export function buildSummedStatistics(
  accountId: number,
  filter: InvoiceFilter,
  group: StatisticGroup,
): SqlCondition | null {
  if (group === 'category') return null;
  if (Object.entries(filter).some(([name, value]) => value !== undefined && !SUMMED_MEMBERS.has(name))) return null;
  const { approvementStatuses, currencies } = filter;
  const parts = group === 'company' ? buildCompanyParts(filter) : buildMonthParts(filter);
  if (!parts) return null;
  const where = joinWithAnd([
    { sql: 'invoice_sum.account_id = ?', parameters: [accountId] },
    parts,
    ...(approvementStatuses ? [buildInCondition('invoice_sum.approvement_status', approvementStatuses)] : []),
    ...(currencies ? [buildInCondition('invoice_sum.currency', currencies)] : []),
  ]);
  const sums = `SELECT ${SUM_KEYS[group]} AS sum_key, invoice_sum.currency, SUM(invoice_sum.amount) AS amount, ${sumKnown('priced', 'price')}, ${sumKnown('taxed', 'vat')} FROM invoice_sum WHERE ${where.sql} GROUP BY ${SUM_KEYS[group]}, invoice_sum.currency HAVING SUM(invoice_sum.amount) <> 0`;
  const [key, label, join] =
    group === 'company'
      ? ['company.uid', 'company.name', ' LEFT JOIN company ON company.id = CAST(SUBSTR(summed.sum_key, 3) AS SIGNED)']
      : [`NULLIF(${group === 'month' ? 'SUBSTR(summed.sum_key, 3)' : 'summed.sum_key'}, '')`, null, ''];
  return {
    sql: `SELECT ${key} AS group_key, ${label ?? key} AS group_label, NULLIF(summed.currency, '') AS group_currency, summed.amount AS invoice_count, summed.price AS sum_price, summed.vat AS sum_vat FROM (${sums}) AS summed${join} ORDER BY group_key, group_currency`,
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

const GROUPS: Record<StatisticGroup, { key: string; label?: string; join?: string }> = {
  currency: { key: 'invoice.currency' },
  approvement_status: { key: 'invoice.approvement_status' },
  company: { key: 'company.uid', label: 'company.name', join: ' LEFT JOIN company ON company.id = invoice.company_id' },
  category: {
    key: 'category.uid',
    label: 'category.name',
    join: ' LEFT JOIN category ON category.id = invoice.category_id',
  },
  month: { key: 'SUBSTR(invoice.invoice_date, 1, 7)' },
};

/** The members of a filter that the stored sums know. */
const SUMMED_MEMBERS: ReadonlySet<string> = new Set<keyof InvoiceFilter>([
  'approvementStatuses',
  'currencies',
  'invoiceDateFrom',
  'invoiceDateTo',
]);

/** The columns of the stored sums by which each group is formed. */
const SUM_KEYS: Record<Exclude<StatisticGroup, 'category'>, string> = {
  currency: 'invoice_sum.currency',
  approvement_status: 'invoice_sum.approvement_status',
  company: 'invoice_sum.part',
  month: 'invoice_sum.part',
};
const DAY_MILLISECONDS = 86_400_000;

function sumKnown(known: string, figure: string): string {
  return `CASE WHEN SUM(invoice_sum.${known}) <> 0 THEN SUM(invoice_sum.${figure}) END AS ${figure}`;
}

/** The sums by company know no dates. */
function buildCompanyParts({ invoiceDateFrom, invoiceDateTo }: InvoiceFilter): SqlCondition | null {
  if (invoiceDateFrom !== undefined || invoiceDateTo !== undefined) return null;
  return { sql: "invoice_sum.part >= 'c:' AND invoice_sum.part < 'c;'", parameters: [] };
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
