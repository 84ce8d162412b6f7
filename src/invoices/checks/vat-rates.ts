import { findRegion, listVatRates } from '../../extraction/regions/regions.js';
import { countryOfPrefix } from '../../extraction/regions/tax-number.js';
import { RATE_SCALE } from '../../shared/money.js';
import type { VatCategory } from '../fields/vocabulary.js';
import { toCheckValue, type Check } from './check.js';

/** In percent: some documents truncate the third decimal of a rate, and some round it. */
const TOLERANCE = 0.011;

interface Seller {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly taxNumber: string | null;
}

/**
 * Reports VAT rates that the seller's country does not have and has not had in recent decades. Skips sellers with a tax number of another
 * country, who charge the rates of both, and countries whose rates are unknown or not set nationally.
 */
export function checkVatRates(seller: Seller, categories: readonly Pick<VatCategory, 'vatRate'>[]): Check[] {
  const registered = seller.taxNumber === null ? null : countryOfPrefix(seller.taxNumber);
  const country = seller.country ?? registered;
  const region = findRegion(country);
  if (!region || (registered !== null && registered !== region.code)) return [];
  const rates = listVatRates(region);
  if (rates.length === 0) return [];
  const known = [...rates, ...(region.specialVatRates ?? [])].map(Number);
  const unusual = new Set(
    categories
      .map(({ vatRate }) => Number(vatRate))
      .filter((rate) => rate > 0 && !known.some((one) => Math.abs(one - rate) < TOLERANCE)),
  );
  return [...unusual].map((rate) => ({
    code: 'vat_rate_unusual',
    message:
      `${nameCountry(region.code)} has no VAT rate of ${rate} %. ` +
      'Check the rate, and ask the supplier for a corrected invoice if it is wrong.',
    values: [toCheckValue('vat_rate', rate.toFixed(RATE_SCALE)), toCheckValue('country', region.code)],
    invoiceUid: null,
  }));
}

/** Built only for a message, because loading the names takes long. */
function nameCountry(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
