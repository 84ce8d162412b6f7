import { findThisMonth } from '../../client/clock.ts';
import type { InvoiceFilter } from '../../generated/graphql.ts';

export const PERIODS = ['ALL', 'TWELVE_MONTHS', 'THIS_YEAR', 'LAST_YEAR'] as const;
export type Period = (typeof PERIODS)[number];

const YEAR_MONTHS = 12;
/** Fewer would be drawn as blocks rather than columns. */
const MIN_MONTHS = 6;

/** The filter for the invoice dates of a period, in whole months. */
export function findPeriod(period: Period): InvoiceFilter {
  const now = findThisMonth();
  const year = Number(now.slice(0, 4));
  switch (period) {
    case 'ALL':
      return {};
    case 'TWELVE_MONTHS':
      return { invoiceDateFrom: `${addMonths(now, 1 - YEAR_MONTHS)}-01` };
    case 'THIS_YEAR':
      return { invoiceDateFrom: `${year}-01-01`, invoiceDateTo: `${year}-12-31` };
    case 'LAST_YEAR':
      return { invoiceDateFrom: `${year - 1}-01-01`, invoiceDateTo: `${year - 1}-12-31` };
  }
}

/** The filter for the invoice dates of a month. @param month YYYY-MM */
export function findMonth(month: string): InvoiceFilter {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { invoiceDateFrom: `${month}-01`, invoiceDateTo: `${month}-${last}` };
}

/** All months from the first to the last of these, in order, and at least half a year. @param months YYYY-MM */
export function fillMonths(months: readonly string[]): string[] {
  const sorted = months.toSorted();
  const [oldest, last] = [sorted[0], sorted.at(-1)];
  const filled: string[] = [];
  if (oldest === undefined || last === undefined) return filled;
  const earliest = addMonths(last, 1 - MIN_MONTHS);
  for (let month = oldest < earliest ? oldest : earliest; month <= last; month = addMonths(month, 1))
    filled.push(month);
  return filled;
}

function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}
