import type { Field, FieldValue, ItemFinding, VatCategoryFinding } from './finding.js';

const MAX_ROWS = 5;

/**
 * Describes a value in one line of text. A list is described by its length and its first rows, such as
 * "2 items: Hosting 119.00; Support 59.50" or "1 rate: 19.00 % of 100.00 is 19.00".
 */
export function summariseValue<F extends Field>(field: F, value: FieldValue<F>): string {
  if (typeof value === 'string') return value;
  return field === 'items'
    ? summariseItems(value as readonly ItemFinding[])
    : summariseVat(value as readonly VatCategoryFinding[]);
}

/** Describes items in one line of text. */
export function summariseItems(items: readonly Pick<ItemFinding, 'name' | 'total_price'>[]): string {
  return describeRows('item', items, (item) => `${item.name ?? '?'} ${item.total_price ?? '?'}`);
}

/** Describes the VAT breakdown in one line of text. */
export function summariseVat(rows: readonly VatCategoryFinding[]): string {
  return describeRows(
    'rate',
    rows,
    (row) => `${row.vat_rate ?? '?'} % of ${row.base_amount ?? '?'} is ${row.vat_amount ?? '?'}`,
  );
}

function describeRows<Row>(noun: string, rows: readonly Row[], describe: (row: Row) => string): string {
  const described = rows.slice(0, MAX_ROWS).map(describe).join('; ');
  const more = rows.length > MAX_ROWS ? '; …' : '';
  return `${rows.length} ${noun}${rows.length === 1 ? '' : 's'}${described === '' ? '' : `: ${described}${more}`}`;
}
