import type { InvoiceFilter } from '../../generated/graphql.ts';
import { findPeriod, PERIODS, type Period } from './period.ts';

export const COUNTED = ['ALL', 'NOT_REJECTED', 'APPROVED'] as const;
/** Which invoices statistics count. */
export type Counted = (typeof COUNTED)[number];

/** What the address says about the statistics, so that they can be kept as a bookmark. */
export interface StatisticsChoice {
  readonly counted: Counted;
  readonly period: Period;
}

export function readStatisticsChoice(search: URLSearchParams): StatisticsChoice {
  const counted = COUNTED.find((name) => name === search.get('counted')) ?? 'ALL';
  return { counted, period: PERIODS.find((name) => name === search.get('period')) ?? 'ALL' };
}

/** The address of the statistics. */
export function toStatisticsAddress({ counted, period }: StatisticsChoice): string {
  const search = new URLSearchParams();
  if (counted !== 'ALL') search.set('counted', counted);
  if (period !== 'ALL') search.set('period', period);
  const text = search.toString();
  return text === '' ? '/statistics' : `/statistics?${text}`;
}

/** The invoices that are counted. The service keeps sums for these filters, so they cost little. */
export function toStatisticsFilter({ counted, period }: StatisticsChoice): InvoiceFilter {
  return { ...findPeriod(period), ...findStatuses(counted) };
}

function findStatuses(counted: Counted): InvoiceFilter {
  switch (counted) {
    case 'ALL':
      return {};
    case 'NOT_REJECTED':
      return { approvementStatuses: ['WAITING', 'APPROVED'] };
    case 'APPROVED':
      return { approvementStatuses: ['APPROVED'] };
  }
}
