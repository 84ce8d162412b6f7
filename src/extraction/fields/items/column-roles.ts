import type { Column } from '../../page/table.js';
import type { ColumnLabel } from '../../locales/locale.js';
import { AMOUNT_COLUMNS } from '../../page/item-row.js';

/** Columns that may hold quantities. "No. of days" looks like a label of line numbers. */
const OPEN_COLUMNS: readonly ColumnLabel[] = ['other', 'position'];

/** One row of a table: its quantity, and the number in each other column. */
export interface RowNumbers {
  readonly quantity: number;
  readonly values: ReadonlyMap<Column, number>;
}

const NO_NUMBERS: readonly ColumnLabel[] = ['position', 'article', 'name', 'quantity', 'discount'];
const MATCH = {
  /** The share of rows whose quantity times price must be their amount. Some rows show a discount or are misread. */
  minShare: 0.8,
  /** Tolerance per unit of quantity: prices are rounded to cents. */
  perUnit: 0.005,
  /** Tolerance for the amount, which is rounded too. */
  amount: 0.006,
  /** VAT rates reach 27 %. */
  maxRate: 0.3,
} as const;

/**
 * Finds the columns of price and amount by their numbers if these contradict the labels: in most rows the quantity times one column is the
 * other, although the labels say "Price without VAT" and "Amount". Returns an empty map if the labels are right, or if the numbers prove
 * nothing else.
 */
export function proveRoles(columns: readonly Column[], rows: readonly RowNumbers[]): Map<Column, ColumnLabel> {
  const counted = rows.filter((row) => row.quantity !== 1 && row.quantity !== 0);
  const pairs = columns
    .filter((column) => !NO_NUMBERS.includes(column.key))
    .flatMap((price, _, all) => all.map((amount) => ({ price, amount })))
    .filter(({ price, amount }) => price !== amount && isProduct(price, amount, counted));
  const isLabelled = pairs.some(({ price, amount }) => price.key === 'price' && AMOUNT_COLUMNS.includes(amount.key));
  const [best] = pairs.toSorted((a, b) => scoreLabels(b) - scoreLabels(a));
  if (isLabelled || !best) return new Map();
  return new Map([
    [best.price, 'price'],
    [best.amount, AMOUNT_COLUMNS.includes(best.amount.key) ? best.amount.key : 'amount'],
  ]);
}

/**
 * Finds a column that is labelled as one of rates and shows taxes, as below "VAT 21 %": in most rows with a tax it is the same percentage of
 * the amount, or the percentage in another column of rates. Returns null if there is none.
 */
export function proveTaxColumn(
  columns: readonly Column[],
  rows: readonly ReadonlyMap<Column, number>[],
): Column | null {
  const amounts = columns.filter((column) => AMOUNT_COLUMNS.includes(column.key));
  const rates = columns.filter((column) => column.key === 'vat_rate');
  const isTax = (column: Column): boolean =>
    amounts.some(
      (amount) =>
        isShare(column, amount, rows) ||
        rates.some((rate) => rate !== column && isTaxAtRates(column, { amount, rate }, rows)),
    );
  return rates.find(isTax) ?? null;
}

function isTaxAtRates(
  tax: Column,
  { amount, rate }: { amount: Column; rate: Column },
  rows: readonly ReadonlyMap<Column, number>[],
): boolean {
  const taxed = rows.filter((values) => values.has(tax) && values.has(rate) && values.get(tax) !== 0);
  const fitting = taxed.filter((values) => {
    const expected = ((values.get(amount) ?? 0) * (values.get(rate) ?? 0)) / 100;
    return Math.abs((values.get(tax) ?? 0) - expected) <= MATCH.amount;
  });
  return fitting.length > 0 && fitting.length >= MATCH.minShare * taxed.length;
}

/**
 * Finds the column of quantities among those with unknown labels, or beside another column of rates: in most rows it times the price is the
 * amount, with or without VAT. Returns null if a label names the quantities or no column fits.
 */
export function proveQuantityColumn(
  columns: readonly Column[],
  rows: readonly ReadonlyMap<Column, number>[],
): Column | null {
  const price = columns.find((column) => column.key === 'price');
  const amount = columns.find((column) => AMOUNT_COLUMNS.includes(column.key));
  if (!price || !amount || columns.some((column) => column.key === 'quantity')) return null;
  const rates = columns.filter((column) => column.key === 'vat_rate');
  const fitting = columns.filter((column) => {
    const counted = rows.map((values) => ({ quantity: values.get(column) ?? 0, values }));
    const isOpen = OPEN_COLUMNS.includes(column.key) || (column.key === 'vat_rate' && rates.length > 1);
    const taxed = counted.map((row) => ({ ...row, quantity: row.quantity * (1 + readRate(row.values) / 100) }));
    return isOpen && (isProduct(price, amount, counted) || isProduct(price, amount, taxed));
  });
  return fitting[0] ?? null;
}

/** The VAT rate in a row, in percent; 0 if it shows none. */
function readRate(values: ReadonlyMap<Column, number>): number {
  return [...values].find(([{ key }]) => key === 'vat_rate')?.[1] ?? 0;
}

/**
 * Finds the columns after the first quantity that multiply it, such as the days of a rental: in most rows that show more than one day,
 * the quantity times the days times the price is the amount.
 */
export function proveFactorColumns(
  columns: readonly Column[],
  rows: readonly ReadonlyMap<Column, number>[],
): readonly Column[] {
  const [count, ...factors] = columns.filter((column) => column.key === 'quantity');
  const price = columns.find((column) => column.key === 'price');
  const amount = columns.find((column) => AMOUNT_COLUMNS.includes(column.key));
  if (!count || !price || !amount) return [];
  return factors.filter((factor) => {
    const multiplied = rows.filter((values) => (values.get(factor) ?? 1) !== 1 && values.has(count));
    const counted = multiplied.map((values) => ({
      quantity: (values.get(count) ?? 1) * (values.get(factor) ?? 1),
      values,
    }));
    return isProduct(price, amount, counted);
  });
}

/** Scores a pair by its labels. Several pairs fit if net and gross are equal, for example at a rate of zero. */
function scoreLabels({ price, amount }: { price: Column; amount: Column }): number {
  return (
    (price.key === 'price' ? 2 : 0) + (AMOUNT_COLUMNS.includes(amount.key) ? 2 : 0) + (price.left < amount.left ? 1 : 0)
  );
}

function isShare(tax: Column, amount: Column, rows: readonly ReadonlyMap<Column, number>[]): boolean {
  const pairs = rows.flatMap((values) => {
    const [part, whole] = [values.get(tax), values.get(amount)];
    return part === undefined || part === 0 || whole === undefined ? [] : [{ part, whole }];
  });
  const [largest] = pairs.toSorted((a, b) => Math.abs(b.whole) - Math.abs(a.whole));
  const share = largest ? largest.part / largest.whole : 0;
  const fitting = pairs.filter(({ part, whole }) => Math.abs(part - whole * share) <= MATCH.amount);
  const isVaried = new Set(pairs.map(({ part }) => part)).size > 1;
  return isVaried && share > 0 && share < MATCH.maxRate && fitting.length >= MATCH.minShare * pairs.length;
}

function isProduct(price: Column, amount: Column, rows: readonly RowNumbers[]): boolean {
  const both = rows.filter((row) => row.values.has(price) && row.values.has(amount));
  const fitting = both.filter(({ quantity, values }) => {
    const product = quantity * (values.get(price) ?? 0);
    const tolerance = MATCH.perUnit * Math.abs(quantity) + MATCH.amount;
    return listReduced(product, values).some((whole) => Math.abs(whole - (values.get(amount) ?? 0)) <= tolerance);
  });
  return fitting.length > 0 && fitting.length >= MATCH.minShare * both.length && 2 * both.length >= rows.length;
}

/** A product, and what a discount of its row, as a percentage or an amount, leaves of it. */
function listReduced(product: number, values: ReadonlyMap<Column, number>): readonly number[] {
  const discounts = [...values].filter(([{ key }]) => key === 'discount').map(([, value]) => Math.abs(value));
  return [product, ...discounts.flatMap((discount) => [product * (1 - discount / 100), product - discount])];
}
