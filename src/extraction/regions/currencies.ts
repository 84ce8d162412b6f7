import { joinAlternatives } from '../text/alternatives.js';
import { findRegion, REGIONS } from './regions.js';

/** The currency that a shared sign stands for most often. */
const MOST_USED: Readonly<Record<string, string>> = { $: 'USD', kr: 'SEK', 'kr.': 'DKK', '¥': 'JPY', 元: 'CNY' };

/** Every sign of a currency, its ISO 4217 code included, with the currencies that it stands for. */
const CURRENCIES: ReadonlyMap<string, readonly string[]> = groupCurrenciesBySign();

/** Source of a regular expression for any sign of a currency. */
export const CURRENCY_SIGN_PATTERN = joinAlternatives(Array.from(CURRENCIES.keys()));

/** A currency, and whether the sign or the country of the document leaves no other choice. */
export interface ReadCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly isCertain: boolean;
}

/** Whether a text is a sign or code of a currency and nothing else. A capital, such as "R", is one only before an amount. */
export function isCurrencySign(text: string): boolean {
  return CURRENCIES.has(text) && !isCapital(text);
}

/** Whether a text before an amount is a sign or code of its currency. */
export function isSignBefore(text: string): boolean {
  return CURRENCIES.has(text);
}

/** Whether a text is one capital. After an amount it marks the rate of a tax, even if it is a sign before one. */
export function isCapital(text: string): boolean {
  return /^[A-Z]$/.test(text);
}

/** The currency that a sign stands for on a document from this country; null if the text is not a sign. */
export function readCurrency(sign: string, country: string | null): ReadCurrency | null {
  const currencies = CURRENCIES.get(sign);
  const [first] = currencies ?? [];
  if (!currencies || first === undefined) return null;
  const local = findRegion(country)?.currency;
  if (local !== undefined && currencies.includes(local)) return { code: local, isCertain: true };
  return { code: MOST_USED[sign] ?? first, isCertain: currencies.length === 1 };
}

function groupCurrenciesBySign(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { currency, currencySigns, formerCurrencies } of REGIONS) {
    for (const [code, signs] of [[currency, currencySigns] as const, ...Object.entries(formerCurrencies)]) {
      for (const sign of [code, ...signs]) found.set(sign, [...new Set([...(found.get(sign) ?? []), code])]);
    }
  }
  return found;
}

/** Signs of the hundredth of a currency after a number, as in "45p" and "28,5 ct". */
const HUNDREDTHS: ReadonlySet<string> = new Set(['p', 'c', 'ct', 'cts', 'cent', 'cents']);

/** Whether letters after a number are the sign of the hundredth of a currency. */
export function isHundredth(text: string): boolean {
  return HUNDREDTHS.has(text.toLowerCase());
}
