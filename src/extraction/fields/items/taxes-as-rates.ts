import { centsOf, isTaxOn } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { readRates } from '../totals/totals.js';

/** A single tax may equal a rate by chance. */
const MIN_TAXES = 2;

/** Reads the numbers of a column that is only called "VAT" as taxes, if all are the taxes on their rows at a rate of the document. */
export function readTaxesAsTaxes(document: ReadDocument, rows: readonly ItemRow[]): readonly ItemRow[] {
  const rates = readRates(document).filter((rate) => rate > 0n);
  const isTax = ({ amount, rate }: ItemRow): boolean => {
    const [base, tax] = [centsOf(amount), centsOf(rate ?? '')];
    if (base === null || tax === null || tax === 0n) return false;
    return !rates.includes(tax) && rates.some((printed) => isTaxOn(base, tax, printed));
  };
  const numbered = rows.filter(({ rate }) => rate !== null && Number(rate) !== 0);
  const isColumn = numbered.length >= MIN_TAXES && numbered.every(isTax);
  return isColumn ? rows.map((row) => ({ ...row, rate: null, vat: row.rate ?? row.vat })) : rows;
}
