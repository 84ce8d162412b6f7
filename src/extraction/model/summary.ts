import type { Field, FieldValue, ItemFinding, VatCategoryFinding } from './finding.js';

const MOST_NAMED = 5;

/**
 * A found value in one line of text, as people compare it: a scalar as it is, lists by their number and their first rows, such as
 * "2 items: Hosting 119.00; Support 59.50" and "1 rate: 19.00 % of 100.00 is 19.00".
 */
export function summaryOf<F extends Field>(field: F, value: FieldValue<F>): string {
  if (typeof value === 'string') return value;
  return field === 'items'
    ? itemsSummary(value as readonly ItemFinding[])
    : vatSummary(value as readonly VatCategoryFinding[]);
}

/** Items in one line of text. */
export function itemsSummary(items: readonly Pick<ItemFinding, 'name' | 'total_price'>[]): string {
  return listOf('item', items, (item) => `${item.name ?? '?'} ${item.total_price ?? '?'}`);
}

/** VAT rows in one line of text. */
export function vatSummary(rows: readonly VatCategoryFinding[]): string {
  return listOf(
    'rate',
    rows,
    (row) => `${row.vat_rate ?? '?'} % of ${row.base_amount ?? '?'} is ${row.vat_amount ?? '?'}`,
  );
}

function listOf<Row>(noun: string, rows: readonly Row[], tell: (row: Row) => string): string {
  const told = rows.slice(0, MOST_NAMED).map(tell).join('; ');
  const more = rows.length > MOST_NAMED ? '; …' : '';
  return `${rows.length} ${noun}${rows.length === 1 ? '' : 's'}${told === '' ? '' : `: ${told}${more}`}`;
}
