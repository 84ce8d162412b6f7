import { centsOf, distance, sumOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { rateOf } from '../../page/rates.js';
import { isMoney } from '../../page/numbers.js';
import { listChoices, readAllVatRows, type VatRow } from '../../page/vat-rows.js';
import { listRoundings } from './rounding.js';

/** A table of VAT whose rows add up to the gross total. */
export interface VatTable {
  /** In cents. */
  readonly sums: {
    readonly net: bigint;
    readonly vat: bigint;
    readonly gross: bigint;
    readonly grossAt: LabelledAmount;
    readonly vatAt: null;
  };
  /** The number of rates. */
  readonly rates: number;
  /** How many of them stand on their lines as percentages. Other numbers, such as positions, may look like rates. */
  readonly percentages: number;
}

const MAX_ROWS_PER_RATE = 6;
const MAX_SUMMED_ROWS = 400;
const MAX_UNTAXED = 8;

/**
 * Reads "A 6 % 7.08 0.42, B 21 % 2.88 0.61, total 10.99" as on till receipts: base and tax, or sum and tax, of each rate. Returns null
 * unless they add up to a total.
 *
 * @param totals the amounts whose label names the gross total
 */
export function findVatTable(document: ReadDocument, totals: readonly LabelledAmount[]): VatTable | null {
  const choices = listChoices(readAllVatRows(document), listRowsAndSum);
  const others = [0n, ...listUntaxed(document)];
  const roundings = listRoundings(document);
  const tables = choices.flatMap((rows) => {
    const vat = sumOf(rows.map((row) => row.vat));
    const bases = sumOf(rows.map(({ base }) => base ?? 0n));
    return others.flatMap((untaxed) => {
      const net = bases + untaxed;
      const grossAt = totals.find(({ cents }) => roundings.some((rounding) => cents === net + vat + rounding));
      const rates = rows.length + (untaxed === 0n ? 0 : 1);
      const percentages = rows.filter(isPercentage).length;
      return grossAt ? [{ sums: { net, vat, gross: grossAt.cents, grossAt, vatAt: null }, rates, percentages }] : [];
    });
  });
  return tables.toSorted((a, b) => b.rates - a.rates || b.percentages - a.percentages)[0] ?? null;
}

/** Whether the rate of a row is a percentage on its line. */
function isPercentage({ line, rate }: VatRow): boolean {
  return line?.numerals.some((numeral) => numeral.percent && rateOf(numeral) === rate) ?? false;
}

/** Whether a line shows the whole total beside a rate and a tax of zero, as in "10,834.10 0 % 0.00 10,834.10". */
export function hasZeroRow({ lines }: ReadDocument, gross: bigint): boolean {
  return lines.some(({ numerals }) => {
    const cents = numerals.filter(isMoney).map(({ value }) => centsOf(value));
    const isZero = numerals.some((numeral) => numeral.percent && rateOf(numeral) === 0n);
    return isZero && cents.includes(0n) && cents.includes(gross);
  });
}

/** The amounts beside a tax or a rate of zero, as in "Untaxed 300.00 0.00 300.00" and "300.00 0% 300.00". */
function listUntaxed({ lines }: ReadDocument): bigint[] {
  const untaxed = lines.flatMap(({ numerals }) => {
    const cents = numerals.filter(isMoney).map(({ value }) => centsOf(value) ?? 0n);
    const isZero = cents.includes(0n) || numerals.some((numeral) => numeral.percent && rateOf(numeral) === 0n);
    const others = [...new Set(cents.filter((each) => each !== 0n))];
    return isZero && others.length === 1 ? others : [];
  });
  return [...new Set(untaxed)].slice(0, MAX_UNTAXED);
}

/** The different rows of each rate, and their sum, since each item of the document may state its tax. */
function listRowsAndSum(rows: readonly VatRow[]): VatRow[] {
  const different = removeDuplicates(rows);
  const [first] = different;
  if (!first || different.length < 2) return different;
  const all = rows.slice(0, MAX_SUMMED_ROWS);
  const sum = { ...first, base: sumOf(all.map(({ base }) => base ?? 0n)), vat: sumOf(all.map(({ vat }) => vat)) };
  return [...different, sum];
}

/** The largest ones: the sum of a rate is more than the items that it consists of. */
function removeDuplicates(rows: readonly VatRow[]): VatRow[] {
  return rows
    .filter((row, index) => rows.findIndex((other) => other.base === row.base && other.vat === row.vat) === index)
    .toSorted((a, b) => Number(distance(b.base ?? 0n, 0n) - distance(a.base ?? 0n, 0n)))
    .slice(0, MAX_ROWS_PER_RATE);
}
