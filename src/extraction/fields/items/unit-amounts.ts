import { centsOf, decimalOf } from '../../page/cents.js';
import { addUp, isProduct, multiply, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';

/** A single row may equal some sum by chance. */
const MIN_ROWS = 2;

/**
 * Multiplies amounts that are those of one unit, whatever their column is called: they do not add up to a total, but their products with the
 * quantities do, either with the taxes beside them or without.
 */
export function multiplyUnitAmounts(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const areSeveral = rows.length >= MIN_ROWS && rows.some(({ quantity }) => Number(quantity) !== 1);
  if (!areSeveral || rows.some((row) => row.price !== null && isProduct(row)) || addUp(rows, labelled)) return rows;
  const ways = [rows.map((row) => toProduct(addTax(row))), rows.map(toProduct)];
  return ways.find((products) => addUp(products, labelled)) ?? rows;
}

/** A row with the tax beside its amount added to it. */
function addTax(row: ItemRow): ItemRow {
  const [net, tax] = [centsOf(row.amount), centsOf(row.vat ?? '')];
  if (net === null || tax === null || row.amountKind === 'gross') return row;
  return { ...row, amount: decimalOf(net + tax), amountKind: 'gross' };
}

function toProduct(row: ItemRow): ItemRow {
  const priced = { ...row, price: row.amount, vat: null };
  const cents = multiply(priced);
  return cents === null ? row : { ...priced, amount: decimalOf(cents) };
}
