import { joinAlternatives } from '../text/alternatives.js';
import { words } from '../text/phrases.js';
import { ISO_4217 } from './iso-4217.js';
import { findRegion, REGIONS } from './regions.js';

/** The currency that a shared sign stands for most often. */
const MOST_USED: Readonly<Record<string, string>> = {
  $: 'USD',
  kr: 'SEK',
  'kr.': 'DKK',
  '¥': 'JPY',
  Rs: 'INR',
  'Rs.': 'INR',
  CFA: 'XOF',
  FCFA: 'XOF',
  'F CFA': 'XOF',
  'F.CFA': 'XOF',
  Bs: 'BOB',
  'Bs.': 'BOB',
  '₡': 'CRC',
  元: 'CNY',
};

/** Every sign of a currency, its ISO 4217 code included, with the currencies that it stands for. */
const CURRENCIES: ReadonlyMap<string, readonly string[]> = groupCurrenciesBySign();

/** Codes that are also words or abbreviations on invoices: "BIC PEN BLUE", "AMD Ryzen", "RON BLANCO". */
const WORDS: ReadonlySet<string> = new Set(
  words(`
    ALL AMD ANG BAM BHD BOB BTN CAD COP CUP DOP ERN GEL GIP INR KID LAK LEK MAD MGA MOP MUR NAD NIO NIS PAB PEN PHP RON SAR SCR SDG
    SHP SLE SOS SRD STN SVC TMT TOP TRY VES WST YER
  `),
);
/**
 * Signs and codes that are also words or grades of products, beside quantities and sizes: "HAIR GEL 250", "12 PEN", "Q3", and "RON 95" of petrol.
 */
const MEASURED: ReadonlySet<string> = new Set(words(`ALL AMD BOB CUP DA GEL L. LAK MOP MUR PEN Q Q. RON SOS TOP`));
/** Of these codes, a number beside them is always a quantity: "1,200.00 KGS" are kilograms. They count after a label such as "Currency". */
const UNITS: ReadonlySet<string> = new Set(['KGS']);
/** Signs that are also a unit of distance: "120.5 KM" and "1500 KM", but "12.50 KM" is an amount in convertible marks. */
const DISTANCES: ReadonlySet<string> = new Set(['KM']);
/** Codes of the currencies of countries with a file. Documents seldom show the others, but often words that look like them. */
const CODES_OF_REGIONS: ReadonlySet<string> = new Set(
  REGIONS.flatMap(({ currency, formerCurrencies }) => [currency, ...Object.keys(formerCurrencies)]),
);

/** Source of a regular expression for any sign of a currency. */
export const CURRENCY_SIGN_PATTERN = joinAlternatives(Array.from(CURRENCIES.keys()));

/** Below it, a whole number beside a word is no amount. */
const MIN_WHOLE_AMOUNT = 1000;

/** A currency, and whether the sign or the country of the document leaves no other choice. */
export interface ReadCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly isCertain: boolean;
}

/**
 * Whether a text is a sign or code of a currency and nothing else. A capital, such as "R", is one only before an amount, and a code that
 * is also a word, such as "TOP", only beside one.
 */
export function isCurrencySign(text: string): boolean {
  return isSignAfter(text) && !isRareCode(text) && !MEASURED.has(text) && !DISTANCES.has(text);
}

/** Whether a text after an amount is a sign or code of its currency. */
export function isSignAfter(text: string): boolean {
  return CURRENCIES.has(text) && !isCapital(text) && !isHundredth(text);
}

/** Whether a code stands for its currency only next to a number or in the place of a currency: it is also a word, or rare. */
export function needsAmount(code: string): boolean {
  return WORDS.has(code) || isRareCode(code);
}

function isRareCode(code: string): boolean {
  return ISO_4217.has(code) && !CODES_OF_REGIONS.has(code);
}

/** Whether a sign also ends the names of products: "HAIR GEL 3.99". */
export function isMeasured(sign: string): boolean {
  return MEASURED.has(sign);
}

/** Whether a number beside a sign is rather a quantity or a size than an amount: "12 PEN" and "Q-2291", but not "12.00 PEN" or "1200 PEN". */
export function isQuantityBeside(sign: string, value: string, decimals: number): boolean {
  if (UNITS.has(sign)) return true;
  if (DISTANCES.has(sign)) return decimals !== 2;
  const isSmall = Number(value) < MIN_WHOLE_AMOUNT || sign === 'Q';
  return MEASURED.has(sign) && decimals === 0 && isSmall;
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
  for (const code of ISO_4217) found.set(code, [code]);
  return found;
}

/** Signs of the hundredth of a currency after a number, as in "45p" and "28,5 ct". Before one, "¢" stands for the colón. */
const HUNDREDTHS: ReadonlySet<string> = new Set(['p', 'c', 'ct', 'cts', 'cent', 'cents', '¢']);

/** Whether letters after a number are the sign of the hundredth of a currency. */
export function isHundredth(text: string): boolean {
  return HUNDREDTHS.has(text.toLowerCase());
}
