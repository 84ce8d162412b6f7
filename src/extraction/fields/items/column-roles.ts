import type { Column } from '../../page/table.js';
import type { ColumnLabel } from '../../locales/locale.js';

/** What one row of a table shows: its quantity, and the number in each other column. */
export interface RowNumbers {
  readonly quantity: number;
  readonly values: ReadonlyMap<Column, number>;
}

const AMOUNTS: readonly ColumnLabel[] = ['net', 'amount', 'gross'];
const NO_NUMBERS: readonly ColumnLabel[] = ['position', 'article', 'name', 'quantity', 'discount'];
/** The share of rows whose quantity times price must be their amount. */
const MOST_ROWS = 0.8;

/**
 * What the columns of a table are where their numbers contradict their labels: in most rows the quantity times one column makes
 * another, whatever "Price without VAT" and "Amount" stand above. Empty where the labels hold, or nothing proves others.
 */
export function provenRoles(columns: readonly Column[], rows: readonly RowNumbers[]): Map<Column, ColumnLabel> {
  const counted = rows.filter((row) => row.quantity !== 1 && row.quantity !== 0);
  const pairs = columns
    .filter((column) => !NO_NUMBERS.includes(column.key))
    .flatMap((price, _, all) => all.map((amount) => ({ price, amount })))
    .filter(({ price, amount }) => price !== amount && makes(price, amount, counted));
  const isLabelled = pairs.some(({ price, amount }) => price.key === 'price' && AMOUNTS.includes(amount.key));
  const [best] = pairs.toSorted((a, b) => weight(b) - weight(a));
  if (isLabelled || !best) return new Map();
  return new Map([
    [best.price, 'price'],
    [best.amount, AMOUNTS.includes(best.amount.key) ? best.amount.key : 'amount'],
  ]);
}

/**
 * The column of unknown meaning that holds the quantities, where no label says which does: in most rows it makes the amount of the
 * price. Null where there is none.
 */
export function provenQuantity(
  columns: readonly Column[],
  rows: readonly ReadonlyMap<Column, number>[],
): Column | null {
  const price = columns.find((column) => column.key === 'price');
  const amount = columns.find((column) => AMOUNTS.includes(column.key));
  if (!price || !amount || columns.some((column) => column.key === 'quantity')) return null;
  const fitting = columns.filter((column) => {
    const counted = rows.map((values) => ({ quantity: values.get(column) ?? 0, values }));
    return column.key === 'other' && makes(price, amount, counted);
  });
  return fitting[0] ?? null;
}

/** Among several pairs that fit, as net and gross of a rate of nothing, the one whose labels are nearest to it. */
function weight({ price, amount }: { price: Column; amount: Column }): number {
  return (price.key === 'price' ? 2 : 0) + (AMOUNTS.includes(amount.key) ? 2 : 0) + (price.left < amount.left ? 1 : 0);
}

function makes(price: Column, amount: Column, rows: readonly RowNumbers[]): boolean {
  const both = rows.filter((row) => row.values.has(price) && row.values.has(amount));
  const fitting = both.filter(({ quantity, values }) => {
    const product = quantity * (values.get(price) ?? 0);
    return Math.abs(product - (values.get(amount) ?? 0)) <= 0.005 * Math.abs(quantity) + 0.006;
  });
  return fitting.length > 0 && fitting.length >= MOST_ROWS * both.length && 2 * both.length >= rows.length;
}
