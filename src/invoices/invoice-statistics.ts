import { MONEY_SCALE } from '../shared/money.js';
import { buildSignedSql } from './fields/signed-amount.js';
import { readStoredDecimal } from '../shared/transformers.js';
import type { RawInvoiceRow } from './invoice-row.js';
import type { SqlCondition } from './search/invoice-conditions.js';

export const STATISTIC_GROUPS = ['currency', 'approvement_status', 'company', 'month'] as const;
export type StatisticGroup = (typeof STATISTIC_GROUPS)[number];

/** The invoices of one group in one currency. */
export interface InvoiceStatistic {
  /** The currency, the status, the company's uid, or the month of the invoice date as YYYY-MM; null if the invoice has none. */
  readonly key: string | null;
  /** What to show for the key: the company's name, else the key. */
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

/** Turns a driver's row of `buildStatisticsSql` into a statistic. */
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
  month: { key: 'SUBSTR(invoice.invoice_date, 1, 7)' },
};
