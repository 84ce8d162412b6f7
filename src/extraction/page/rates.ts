import { centsOf } from './cents.js';
import type { Numeral } from './numbers.js';

/** Programs may fill up a rate with zeros: "16.0000%". */
const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3}0{0,3})?)\s?%(?!\d)|%\s?(\d{1,2}(?:[.,]\d{1,3}0{0,3})?)(?![\d%])/;
/** In hundredths of a percent. */
const MAX_RATE = 3_000n;

/** A percentage in hundredths of a percent; null if it cannot be a VAT rate. */
export function rateOf(numeral: Numeral): bigint | null {
  const isShort = numeral.decimals <= 3 || /\.\d{3}0{1,3}$/.test(numeral.value);
  const rate = isShort ? centsOf(numeral.value) : null;
  return rate !== null && rate >= 0n && rate <= MAX_RATE ? rate : null;
}

/** The first percentage in a text ("KDV(%18)", "TVA-5,5%") in hundredths of a percent; null if there is none or it cannot be a VAT rate. */
export function parsePercent(text: string): bigint | null {
  const match = PERCENT.exec(text.slice(0, 200));
  const rate = centsOf((match?.[1] ?? match?.[2] ?? '').replace(',', '.'));
  return rate !== null && rate <= MAX_RATE ? rate : null;
}
