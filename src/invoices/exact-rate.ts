import { findRegion, listVatRates, REGIONS } from '../extraction/regions/regions.js';
import { formatDecimal, parseDecimal, RATE_SCALE } from '../shared/money.js';

const EXACT_SCALE = 3;
const THOUSANDTHS = 10n;

/**
 * Finds the rate of a country that a stored one, which has two decimals, is rounded or cut from: 9.975 for 9.98 and 9.97 in Canada.
 * Returns the stored rate if the country has no such rate.
 *
 * @param country ISO 3166-1 alpha-2
 * @param rate in percent
 */
export function findExactRate(country: string | null, rate: string | null): string | null {
  if (rate === null) return null;
  return listByStoredRate(country)?.get(rate) ?? rate;
}

/**
 * Finds the rate of the countries of a currency that a stored one is rounded or cut from, as `findExactRate` does.
 *
 * @param currency ISO 4217
 * @param rate in percent
 */
export function findExactRateOfCurrency(currency: string | null, rate: string | null): string | null {
  const countries = REGIONS.filter((region) => region.currency === currency);
  return countries.map(({ code }) => findExactRate(code, rate)).find((exact) => exact !== rate) ?? rate;
}

type Rates = ReadonlyMap<string, string>;

/** By country; null for one whose rates have at most two decimals. */
const known = new Map<string | null, Rates | null>();

function listByStoredRate(country: string | null): Rates | null {
  if (!known.has(country)) known.set(country, readRates(country));
  return known.get(country) ?? null;
}

function readRates(country: string | null): Rates | null {
  const region = findRegion(country);
  const rates = region ? [...listVatRates(region), ...(region.specialVatRates ?? [])] : [];
  const exact = rates.flatMap((rate) => {
    const thousandths = parseDecimal(rate, EXACT_SCALE) ?? 0n;
    if (thousandths % THOUSANDTHS === 0n) return [];
    const [cut, text] = [thousandths / THOUSANDTHS, formatDecimal(thousandths, EXACT_SCALE)];
    return [cut, cut + 1n].map((stored) => [formatDecimal(stored, RATE_SCALE), text] as const);
  });
  return exact.length === 0 ? null : new Map(exact);
}
