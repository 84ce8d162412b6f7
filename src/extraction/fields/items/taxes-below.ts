import { centsOf, decimalOf, isTaxOn, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney } from '../../page/numbers.js';
import { rateOf } from '../../page/rates.js';
import { findRowLine } from './find-row-line.js';

/** A single row may have a list of the taxes of the document below it. */
const MIN_ROWS = 2;
/** A tax is so many lines below its row. */
const MAX_LINES = 6;

/** A taxable amount with its rate and its tax, in cents and in hundredths of a percent. */
interface TaxLine {
  readonly base: bigint;
  readonly rate: bigint;
  readonly tax: bigint;
}

/**
 * Takes taxable amount, rate and tax from a line below each row: "Base 95.00, VAT 16%, 15.20". The taxable amount is the one after a discount.
 * Returns the rows unchanged unless each has such a line, and all together make a total.
 */
export function takeTaxesBelow(
  document: ReadDocument,
  rows: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  const indexes = rows.map((row) => findRowLine(document, row)?.index ?? Infinity);
  const taxes = rows.map((row, index) => {
    const start = (indexes[index] ?? Infinity) + 1;
    const end = Math.min(start + MAX_LINES, indexes[index + 1] ?? Infinity);
    const found = document.lines.slice(start, end).flatMap((line) => readTaxLine(line) ?? []);
    const [tax, ...others] = found.filter(({ base }) => base <= (centsOf(row.amount) ?? 0n));
    return others.length === 0 && tax ? tax : null;
  });
  const known = taxes.filter((tax) => tax !== null);
  if (rows.length < MIN_ROWS || known.length < rows.length) return rows;
  const sum = sumOf(known.map(({ base, tax }) => base + tax));
  if (!labelled.some(({ key, cents }) => key !== 'vat' && cents === sum)) return rows;
  return rows.map((row, index) => {
    const { base, rate, tax } = known[index] ?? { base: 0n, rate: 0n, tax: 0n };
    return { ...row, amount: decimalOf(base), amountKind: 'net', rate: decimalOf(rate), vat: decimalOf(tax) };
  });
}

/** Reads a line with a percentage and two amounts, of which the last one is the tax on the other; null for other lines. */
function readTaxLine({ numerals }: ReadLine): TaxLine | null {
  const [percent, ...others] = numerals.filter((numeral) => numeral.percent);
  const rate = percent && others.length === 0 ? rateOf(percent) : null;
  const [base, tax] = numerals.filter(isMoney).map(({ value }) => centsOf(value));
  if (rate === null || typeof base !== 'bigint' || typeof tax !== 'bigint') return null;
  return (rate === 0n && tax === 0n) || isTaxOn(base, tax, rate) ? { base, rate, tax } : null;
}
