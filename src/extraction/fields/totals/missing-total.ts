import { centsOf, distance, isTaxAtRoundedRate, isTaxOn, sumOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { listAdjustments, sumRows, type ItemRow } from '../../page/item-row.js';
import { rateOf } from '../../page/rates.js';
import { isMoney } from '../../page/numbers.js';
import { isPossibleTax } from './contained-vat.js';
import { listTaxes } from './total-options.js';

/** The first sums are tried; the others are ignored. */
const MAX_SUMS = 40;

/** Net, VAT and gross total in cents of a document whose gross total is missing or unreadable. */
export interface MissingTotal {
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  readonly grossAt: null;
  readonly netAt: LabelledAmount;
  readonly vatAt: LabelledAmount;
}

/**
 * Reads "Subtotal 858.41, VAT (20 %) 171.68" without a total: the rate proves both. Several taxes on the net total, such as those of a country
 * and of its part, count together if the document shows the result. Returns null without proof, or if another amount may be the total.
 *
 * @param totals the amounts whose label names the gross total
 * @param possible the amounts that are large enough for the net total
 */
export function findMissingTotal(
  document: ReadDocument,
  totals: readonly LabelledAmount[],
  possible: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
): MissingTotal | null {
  for (const netAt of possible.filter(({ key }) => key === 'net' || key === 'lines')) {
    if (totals.some(({ cents }) => distance(cents, 0n) >= distance(netAt.cents, 0n))) continue;
    const vatAt = labelled.find(({ key, cents, rate }) => {
      return key === 'vat' && rate !== null && rate > 0n && isTaxOn(netAt.cents, cents, rate);
    });
    if (!vatAt || vatAt.cents === 0n) continue;
    const net = netAt.cents;
    const vat = findSeveralTaxes(document, net, labelled) ?? vatAt.cents;
    return { net, vat, gross: net + vat, grossAt: null, netAt, vatAt };
  }
  return null;
}

/** The sum of several taxes on the net total; null if the document does not show what they lead to. */
function findSeveralTaxes({ lines }: ReadDocument, net: bigint, labelled: readonly LabelledAmount[]): bigint | null {
  const taxes = listTaxes(labelled).filter(({ cents, rate }) => isTaxAtRoundedRate(net, cents, rate ?? 0n));
  const vat = sumOf(taxes.map(({ cents }) => cents));
  const isShown = lines.some(({ numerals }) => numerals.some(({ value }) => centsOf(value) === net + vat));
  return taxes.length > 1 && isShown ? vat : null;
}

/** Net, VAT and gross total in cents of a document that shows the rate of the VAT, but not its amount. */
export interface MissingVat {
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  readonly grossAt: LabelledAmount;
  readonly netAt: LabelledAmount | null;
  readonly vatAt: null;
}

/**
 * Reads "Net 50.00, VAT 20 %, total 60.00": the rate, whose sign may be in a cell of its own, proves the net total and the gross total. The tax
 * may be on a part that the document shows: "Subtotal 50.00, taxable 30.00, tax rate 20 %, total 56.00", or on the sum of the lines, which
 * it does not show. Returns null without proof.
 */
export function findMissingVat(
  { lines }: ReadDocument,
  totals: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
  items: readonly ItemRow[],
): MissingVat | null {
  const taxes = lines.filter((line) => line.totals.some(({ key }) => key === 'vat') && !line.numerals.some(isMoney));
  const rates = taxes.flatMap(({ numerals }) => numerals.map(rateOf)).filter((rate) => rate !== null);
  const amounts = lines.flatMap(({ numerals }) => numerals.filter(isMoney).map(({ value }) => centsOf(value) ?? 0n));
  for (const netAt of labelled.filter(({ key }) => key === 'net' || key === 'lines')) {
    const bases = [netAt.cents, ...amounts.filter((cents) => cents > 0n && cents < netAt.cents)];
    const grossAt = totals.find(({ cents }) => {
      const tax = cents - netAt.cents;
      return rates.some((rate) => rate > 0n && tax > 0n && bases.some((base) => isTaxOn(base, tax, rate)));
    });
    if (grossAt) {
      const [net, gross] = [netAt.cents, grossAt.cents];
      return { net, vat: gross - net, gross, grossAt, netAt, vatAt: null };
    }
  }
  return findTotalOfLines(totals, rates, sumRows(items)) ?? findAdjustedTotal(totals, labelled, rates);
}

/** Reads "Goods 30.00, work 20.00, VAT 20 %, total 60.00": the rate leads from the sum of the lines to the total. */
function findTotalOfLines(totals: readonly LabelledAmount[], rates: readonly bigint[], net: bigint): MissingVat | null {
  const grossAt = totals.find(({ cents }) => rates.some((rate) => rate > 0n && isTaxOn(net, cents - net, rate)));
  return grossAt ? { net, vat: grossAt.cents - net, gross: grossAt.cents, grossAt, netAt: null, vatAt: null } : null;
}

/**
 * Reads "Amount 50.00, discount 10.00, tax 20 %, total 48.00": the tax, or its rate, proves the total after a discount or
 * with a charge.
 */
function findAdjustedTotal(
  totals: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
  rates: readonly bigint[],
): MissingVat | null {
  const sums = labelled.filter(({ key }) => key !== 'vat' && key !== 'discount' && key !== 'charge');
  const options = sums
    .slice(0, MAX_SUMS)
    .flatMap((sum) => listAdjustments(labelled).map((part) => ({ sum, net: sum.cents + part })));
  const taxes = labelled.filter(({ key, cents }) => key === 'vat' && cents !== 0n).map(({ cents }) => cents);
  for (const { sum, net } of options) {
    const isTax = (cents: bigint): boolean =>
      (taxes.includes(cents) && isPossibleTax(distance(net, 0n), distance(cents, 0n))) ||
      rates.some((rate) => rate > 0n && isTaxOn(net, cents, rate));
    const grossAt = totals
      .slice(0, MAX_SUMS)
      .find(({ cents, line }) => line.index > sum.line.index && isTax(cents - net));
    if (grossAt) return { net, vat: grossAt.cents - net, gross: grossAt.cents, grossAt, netAt: null, vatAt: null };
  }
  return null;
}
