import { centsOf, isTaxOn } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { readRates } from '../totals/totals.js';

/** A single tax may equal a rate by chance. */
const MIN_TAXES = 2;

/**
 * Takes what was read as the rates of the rows for their taxes, if each is the tax on its row at a rate of the document, and not all are such
 * rates themselves: a column of taxes may be called "VAT" alone.
 */
export function correctTaxes(document: ReadDocument, rows: readonly ItemRow[]): readonly ItemRow[] {
  const rates = readRates(document).filter((rate) => rate > 0n);
  const numbers = rows.flatMap(({ amount, rate }) => {
    const [base, tax] = [centsOf(amount), centsOf(rate ?? '')];
    return base === null || tax === null || tax === 0n ? [] : [{ base, tax }];
  });
  const areTaxes = numbers.every(({ base, tax }) => rates.some((rate) => isTaxOn(base, tax, rate)));
  const areRates = numbers.every(({ tax }) => rates.includes(tax));
  if (numbers.length < MIN_TAXES || !areTaxes || areRates) return rows;
  return rows.map((row) => ({ ...row, rate: null, vat: row.rate ?? row.vat }));
}
