import type { LabelledAmount } from '../../page/labelled-amounts.js';
import { isMoney } from '../../page/labelled-amounts.js';
import { centsOf, distance, sumOf, taxOn, taxWithin } from '../../page/cents.js';
import type { ItemRow } from '../../page/item-row.js';

/** A gross total and the tax that is in it, in cents, where the document does not show the net total. */
export interface ContainedVat {
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  readonly grossAt: LabelledAmount;
  readonly vatAt: LabelledAmount;
}

/** "Total 119.00, including 19 % VAT 19.00": the rate proves what the net total, which is not shown, must be; null without proof. */
export function containedVat(
  totals: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
  rates: readonly bigint[],
  items: readonly ItemRow[],
): ContainedVat | null {
  const taxes = labelled.filter((amount) => amount.key === 'vat' && amount.cents !== 0n);
  return ofSeveralRates(totals, taxes, items) ?? ofStatedBases(totals, taxes) ?? ofOneRate(totals, taxes, rates);
}

function ofOneRate(
  totals: readonly LabelledAmount[],
  taxes: readonly LabelledAmount[],
  rates: readonly bigint[],
): ContainedVat | null {
  for (const grossAt of totals) {
    for (const vatAt of taxes) {
      const net = grossAt.cents - vatAt.cents;
      const own = vatAt.rate === null ? rates : [vatAt.rate];
      const fits = own.some((rate) => rate > 0n && distance(taxOn(net, rate), vatAt.cents) <= 1n);
      if (fits) return { net, vat: vatAt.cents, gross: grossAt.cents, grossAt, vatAt };
    }
  }
  return null;
}

/** The lines' own totals per rate, with VAT, hold just the taxes that the document shows per rate. */
function ofSeveralRates(
  totals: readonly LabelledAmount[],
  taxes: readonly LabelledAmount[],
  items: readonly ItemRow[],
): ContainedVat | null {
  const perRate = amountPerRate(items);
  const grossAt = totals.find((amount) => amount.cents === sumOf([...(perRate?.values() ?? [])]));
  if (!perRate || !grossAt || perRate.size < 2) return null;
  const shown = [...perRate].flatMap(([rate, gross]) => {
    if (rate === 0n) return [];
    return [taxes.find((tax) => tax.rate === rate && distance(taxWithin(gross, rate), tax.cents) <= 2n)];
  });
  const [vatAt] = shown;
  if (!vatAt || shown.some((tax) => tax === undefined)) return null;
  const vat = sumOf(shown.map((tax) => tax?.cents ?? 0n));
  return { net: grossAt.cents - vat, vat, gross: grossAt.cents, grossAt, vatAt };
}

/** "Including 7 % VAT of 107.00: 7.00" per rate, where what holds the taxes adds up to the total. */
function ofStatedBases(totals: readonly LabelledAmount[], taxes: readonly LabelledAmount[]): ContainedVat | null {
  const perRate = [...new Map(taxes.map((tax) => [tax.rate, tax])).values()];
  const [vatAt] = perRate;
  const bases = perRate.map((tax) => baseBeside(tax));
  const whole = bases.every((base) => base !== null) ? sumOf(bases.map((base) => base ?? 0n)) : null;
  const grossAt = totals.find((amount) => amount.cents === whole);
  if (!vatAt || !grossAt || perRate.length < 2) return null;
  const vat = sumOf(perRate.map((tax) => tax.cents));
  return { net: grossAt.cents - vat, vat, gross: grossAt.cents, grossAt, vatAt };
}

/** The amount on a tax's own line that this tax is in. */
function baseBeside({ line, rate, cents }: LabelledAmount): bigint | null {
  const amounts = line.numerals.filter(isMoney).map((numeral) => centsOf(numeral.value));
  const holds = (amount: bigint): boolean => rate !== null && distance(taxWithin(amount, rate), cents) <= 1n;
  return amounts.find((amount) => amount !== null && holds(amount)) ?? null;
}

/** What the lines' amounts add up to per rate; null where a line shows no rate or amount. */
export function amountPerRate(items: readonly ItemRow[]): Map<bigint, bigint> | null {
  const sums = new Map<bigint, bigint>();
  for (const item of items) {
    const rate = item.rate === null ? null : centsOf(item.rate);
    const amount = centsOf(item.amount);
    if (rate === null || rate < 0n || rate > 3_000n || amount === null) return null;
    sums.set(rate, (sums.get(rate) ?? 0n) + amount);
  }
  return sums;
}
