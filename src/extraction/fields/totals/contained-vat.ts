import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney } from '../../page/numbers.js';
import { KNOWN_RATES } from '../../page/vat-rows.js';
import { centsOf, distance, isTaxOn, isTaxWithin, sumOf, taxWithin } from '../../page/cents.js';
import { LOCALES } from '../../locales/locales.js';
import { squash } from '../../text/squash.js';
import type { ItemRow } from '../../page/item-row.js';

/** Shorter words are also the beginnings of others. */
const MIN_WORD = 4;
/** The words for "including", squashed: "incl" also begins "Includes GST of". */
const INCLUDING = LOCALES.flatMap(({ totals }) => totals.with_vat)
  .map((phrase) => squash(phrase.split(' ')[0] ?? ''))
  .filter((word) => word.length >= MIN_WORD);

/** The highest VAT in percent of the net total: rates reach 27 %, and small amounts are rounded. */
const MAX_VAT_SHARE = 31n;

/** A gross total and the VAT it contains, in cents, of a document that does not show the net total. */
export interface ContainedVat {
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  readonly grossAt: LabelledAmount;
  readonly vatAt: LabelledAmount;
}

/** Reads "Total 119.00, including 19 % VAT 19.00": the rate proves the net total, which is not shown. Returns null without proof. */
export function findContainedVat(
  totals: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
  rates: readonly bigint[],
  items: readonly ItemRow[],
): ContainedVat | null {
  const taxes = labelled.filter((amount) => amount.key === 'vat' && amount.cents !== 0n);
  return (
    findBySeveralRates(totals, taxes, items) ??
    findByStatedBases(totals, taxes) ??
    findByStatement(totals, taxes) ??
    findByOneRate(totals, taxes, rates)
  );
}

/** Whether an amount in cents is not too much to be the VAT on a net amount. */
export function isPossibleTax(net: bigint, vat: bigint): boolean {
  return vat * 100n <= net * MAX_VAT_SHARE;
}

/** Reads "Total 119.00 (includes 14.00 VAT)": the taxes that the document says to be in the total right above or before them. */
function findByStatement(totals: readonly LabelledAmount[], taxes: readonly LabelledAmount[]): ContainedVat | null {
  const stated = taxes.filter(({ isStated = false }) => isStated);
  const [vatAt] = stated;
  const grossAt = totals.findLast(({ line, box }) => {
    return vatAt && (line.index < vatAt.line.index || (line.index === vatAt.line.index && box.x < vatAt.box.x));
  });
  const vat = sumOf(stated.map(({ cents }) => cents));
  if (!vatAt || !grossAt || !isPossibleTax(grossAt.cents - vat, vat)) return null;
  return { net: grossAt.cents - vat, vat, gross: grossAt.cents, grossAt, vatAt };
}

function findByOneRate(
  totals: readonly LabelledAmount[],
  taxes: readonly LabelledAmount[],
  rates: readonly bigint[],
): ContainedVat | null {
  for (const grossAt of totals) {
    for (const vatAt of taxes) {
      const net = grossAt.cents - vatAt.cents;
      const possibleRates = vatAt.rate === null ? listRates(rates, grossAt, vatAt) : [vatAt.rate];
      const fits = possibleRates.some((rate) => rate > 0n && isTaxOn(net, vatAt.cents, rate));
      if (fits) return { net, vat: vatAt.cents, gross: grossAt.cents, grossAt, vatAt };
    }
  }
  return null;
}

/**
 * The rates of the document. If it shows none that is in use, the VAT of any may be in a total whose label includes it, or in one beside a
 * tax that is said to be included.
 */
function listRates(rates: readonly bigint[], { key }: LabelledAmount, { label }: LabelledAmount): readonly bigint[] {
  const isIncluded = key === 'gross' || INCLUDING.some((word) => label.startsWith(word));
  return isIncluded && !rates.some((rate) => KNOWN_RATES.has(rate)) ? [...KNOWN_RATES] : rates;
}

/** Per rate, the lines with VAT and what is added to them contain the tax that the document shows for this rate. */
function findBySeveralRates(
  totals: readonly LabelledAmount[],
  taxes: readonly LabelledAmount[],
  items: readonly ItemRow[],
): ContainedVat | null {
  const perRate = sumAmountsPerRate(items);
  if (!perRate || perRate.size < 2) return null;
  for (const grossAt of totals) {
    for (const amounts of listAllocations(perRate, grossAt.cents)) {
      const shown = [...amounts]
        .filter(([rate]) => rate !== 0n)
        .map(([rate, gross]) => {
          return taxes.find((tax) => tax.rate === rate && distance(taxWithin(gross, rate), tax.cents) <= 2n);
        });
      const [vatAt] = shown;
      if (!vatAt || shown.some((tax) => tax === undefined)) continue;
      const vat = sumOf(shown.map((tax) => tax?.cents ?? 0n));
      return { net: grossAt.cents - vat, vat, gross: grossAt.cents, grossAt, vatAt };
    }
  }
  return null;
}

/**
 * The amounts per rate that add up to a total. What the lines lack of it, such as the shipping, is at one of their rates: each is
 * tried.
 */
export function listAllocations(perRate: ReadonlyMap<bigint, bigint>, total: bigint): ReadonlyMap<bigint, bigint>[] {
  const rest = total - sumOf([...perRate.values()]);
  if (rest === 0n) return [perRate];
  return [...perRate].map(([rate, amount]) => new Map([...perRate, [rate, amount + rest]]));
}

/** Reads "Including 7 % VAT of 107.00: 7.00" per rate. The amounts with VAT must add up to the total. */
function findByStatedBases(totals: readonly LabelledAmount[], taxes: readonly LabelledAmount[]): ContainedVat | null {
  const perRate = [...new Map(taxes.map((tax) => [tax.rate, tax])).values()];
  const [vatAt] = perRate;
  const amounts = perRate.map((tax) => findAmountBeside(tax));
  const whole = amounts.every((amount) => amount !== null) ? sumOf(amounts.map((amount) => amount ?? 0n)) : null;
  const grossAt = totals.find((amount) => amount.cents === whole);
  if (!vatAt || !grossAt || perRate.length < 2) return null;
  const vat = sumOf(perRate.map((tax) => tax.cents));
  return { net: grossAt.cents - vat, vat, gross: grossAt.cents, grossAt, vatAt };
}

/** Finds the amount on the line of a tax that contains this tax. */
function findAmountBeside({ line, rate, cents }: LabelledAmount): bigint | null {
  const onLine = line.numerals.filter(isMoney).map((numeral) => centsOf(numeral.value));
  const contains = (amount: bigint): boolean => rate !== null && isTaxWithin(amount, cents, rate);
  return onLine.find((amount) => amount !== null && contains(amount)) ?? null;
}

/** Adds up the amounts of the lines per rate. Returns null if a line shows no rate or no amount. */
export function sumAmountsPerRate(items: readonly ItemRow[]): Map<bigint, bigint> | null {
  const sums = new Map<bigint, bigint>();
  for (const item of items) {
    const rate = item.rate === null ? null : centsOf(item.rate);
    const amount = centsOf(item.amount);
    if (rate === null || rate < 0n || rate > 3_000n || amount === null) return null;
    sums.set(rate, (sums.get(rate) ?? 0n) + amount);
  }
  return sums;
}
