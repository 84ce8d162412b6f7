import { centsOf, decimalOf, distance, taxOn } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';
import { findRowLine } from './find-row-line.js';

/** What marks a line that is taxed: "249.00T", or a letter or an asterisk beside the amount. */
const MARK = /^[A-Z*]$/;

/**
 * Adds the VAT rate to rows that bear a mark, and a rate of zero to the others, if the tax of the document is that on the marked rows: US
 * invoices show the rate of sales tax once, and mark what is taxed. Returns the rows unchanged if they show rates, or if no mark fits.
 */
export function addMarkedRates(
  document: ReadDocument,
  rows: readonly ItemRow[],
  { labelled, vat }: Totals,
): readonly ItemRow[] {
  const rates = new Set(labelled.filter(({ key, rate }) => key === 'vat' && rate).map(({ rate }) => rate));
  const [rate] = rates;
  if (!rate || rates.size > 1 || vat === null || rows.some((row) => row.rate !== null)) return rows;
  const marks = rows.map((row) => findMark(document, row));
  const fitting = [...new Set(marks)].find((mark) => {
    const marked = rows.filter((_, index) => marks[index] === mark);
    return mark !== null && marked.length < rows.length && distance(taxOn(sumRows(marked), rate), vat) <= 1n;
  });
  if (!fitting) return rows;
  return rows.map((row, index) => ({ ...row, rate: marks[index] === fitting ? decimalOf(rate) : '0' }));
}

function findMark(document: ReadDocument, row: ItemRow): string | null {
  const line = findRowLine(document, row);
  const amount = line?.numerals.findLast(({ value }) => centsOf(value) === centsOf(row.amount));
  if (!line || !amount) return null;
  const beside = [line.words[amount.to], line.words[amount.from - 1]].map((word) => word?.text ?? '');
  return [amount.suffix, ...beside].find((text) => MARK.test(text)) ?? null;
}
