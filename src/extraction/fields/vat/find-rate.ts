import { centsOf, distance, isTaxAtRoundedRate, isTaxOn, taxOn } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { KNOWN_RATES } from '../../page/vat-rows.js';
import { isReverseCharged } from '../totals/reverse-charge.js';
import { readRates, type Totals } from '../totals/totals.js';
import { CONFIDENCE, listAmounts, type VatBreakdown } from './vat-breakdown.js';

/** A rate that is part of the name of a tax: "IGST-12", "VAT@20". */
const NAMED_RATE = /^\p{L}{2,}[-–@:]?(\d{1,2}(?:[.,]\d{1,2})?)\W*$/u;

/** Finds the only rate that gives the total VAT when applied to the net total. */
export function findSingleRate(document: ReadDocument, totals: Totals): VatBreakdown | null {
  const { net, vat, vatAt } = totals;
  if (net === null || vat === null) return null;
  const taxRate = vatAt?.cents === vat ? vatAt.rate : null;
  const rates = [...new Set([...readRates(document), ...readNamedRates(document), ...(taxRate ? [taxRate] : [])])];
  if (vat === 0n)
    return rates.includes(0n) || vatAt?.cents === 0n || isReverseCharged(document)
      ? { rows: [{ rate: 0n, base: net, vat, line: null }], confidence: CONFIDENCE.zeroRate }
      : null;
  const exact = rates.filter((rate) => rate > 0n && (isTaxOn(net, vat, rate) || distance(taxOn(net, rate), vat) <= 2n));
  // A rate may have more than two decimals.
  const rounded = rates.filter((rate) => rate > 0n && isTaxAtRoundedRate(net, vat, rate));
  const fitting = exact.length > 0 ? exact : rounded;
  const [rate] = fitting;
  return rate !== undefined && fitting.length === 1
    ? { rows: [{ rate, base: net, vat, line: null }], confidence: CONFIDENCE.singleRate }
    : null;
}

function readNamedRates({ lines }: ReadDocument): bigint[] {
  const taxes = lines.flatMap(({ totals, words }) =>
    totals.filter(({ key }) => key === 'vat').map((hit) => words[hit.to - 1]?.text ?? ''),
  );
  const rates = taxes.map((text) => centsOf(NAMED_RATE.exec(text)?.[1]?.replace(',', '.') ?? ''));
  return rates.filter((rate) => rate !== null).filter((rate) => KNOWN_RATES.has(rate));
}

/** Finds the only rate and the only printed amount such that the rate on the rest of the net total gives the total VAT. */
export function findRateOfRest(document: ReadDocument, net: bigint, vat: bigint): VatBreakdown | null {
  const untaxed = listAmounts(document).filter((cents) => cents > 0n && cents < net);
  const found = readRates(document).flatMap((rate) =>
    untaxed.filter((cents) => rate > 0n && isTaxOn(net - cents, vat, rate)).map((cents) => ({ rate, cents })),
  );
  const [only] = found;
  return only && found.length === 1
    ? {
        rows: [
          { rate: only.rate, base: net - only.cents, vat, line: null },
          { rate: 0n, base: only.cents, vat: 0n, line: null },
        ],
        confidence: CONFIDENCE.rateOfRest,
      }
    : null;
}
