import { isMoney } from '../../page/numbers.js';
import { centsOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import type { VatRow } from '../../page/vat-rows.js';

/** The VAT per rate. */
export interface VatBreakdown {
  readonly rows: readonly VatRow[];
  readonly confidence: number;
}

export const CONFIDENCE = {
  /** Rows with rate, base and tax add up to both totals. */
  rows: 0.96,
  /** One rate applied to the net total gives the total VAT. */
  singleRate: 0.95,
  /** Several taxes, each on the whole net total, add up to the total VAT. */
  joint: 0.93,
  /** The lines add up per rate. */
  items: 0.93,
  /** Labelled taxes add up, and their bases too. */
  labelledWithBases: 0.93,
  /** Nothing is taxed, and the document shows a rate of zero. */
  zeroRate: 0.92,
  /** Rows add up once the rest of the net total is untaxed. */
  withZeroRate: 0.9,
  /** A rate gives the tax once an amount on the page is left out as untaxed. */
  rateOfRest: 0.85,
  /** The document shows no rate, but only one of the rates in use gives this tax. */
  impliedRate: 0.85,
  /** Rows with rate, base and tax, or a labelled base, give the total VAT, but not the net total: the rest is not taxed. */
  labelledBase: 0.85,
  /** Labelled taxes add up, but not their bases. */
  labelled: 0.6,
} as const;

/** Lists the different amounts of a document in cents. */
export function listAmounts(document: ReadDocument): bigint[] {
  const amounts = document.lines.flatMap((line) => line.numerals.filter(isMoney).map(({ value }) => centsOf(value)));
  return [...new Set(amounts.filter((cents) => cents !== null))];
}
