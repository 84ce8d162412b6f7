import type { Box } from '../../model/finding.js';
import { isCurrencyMark } from '../../page/currency-marks.js';
import type { ReadDocument } from '../../page/document.js';
import { joinBoxes } from '../../page/boxes.js';
import type { Features } from '../../ranking/features.js';
import { isCurrencySign, needsAmount, readCurrency } from '../../regions/currencies.js';
import { findRegion, listVatRates, REGIONS } from '../../regions/regions.js';
import { listRateCodes } from '../items/rate-codes.js';
import { LOCALES } from '../../locales/locales.js';
import type { Region } from '../../regions/region.js';
import { findSigns, type CountryContext } from './country-signs.js';

/** A country that the issuer may be in, with the evidence for it. */
export interface CountryCandidate {
  readonly country: string;
  readonly page: number;
  /** Empty if the language or the currency is the only evidence for it. */
  readonly box: Box;
  readonly features: Features;
}

/** Signs that name the issuer's country. */
const STATEMENTS: ReadonlySet<string> = new Set([
  'prefix of the tax number',
  'label of the tax number',
  'named in the address',
  'state or code in the address',
  'iban outside',
  'phone outside',
]);
/** Signs that several countries share in truth, such as German in Austria. They count less if another country is named. */
const CUSTOMS: ReadonlySet<string> = new Set(['home of the language', 'legal form']);

const ISO_CODE = /^[A-Z]{3}$/;

/** Collects the countries for which the document has any evidence. */
export function collectCountries(document: ReadDocument, context: CountryContext): CountryCandidate[] {
  const signs = findSigns(document, context);
  const currencies = findCurrencies(document);
  const countries = [...new Set([...signs.map(({ country }) => country), ...findHomes(currencies)])];
  const shared = currencies.size > 0 ? [] : findSharedSigns(document);
  const rates = findRates(document);
  const stated = new Set(signs.filter(({ feature }) => STATEMENTS.has(feature)).map(({ country }) => country));
  return countries.map((country) => {
    const own = signs.filter((sign) => sign.country === country);
    const place = own.find(({ box }) => box !== null);
    const region = findRegion(country);
    const isElsewhere =
      !stated.has(country) && (stated.size > 0 || paysElsewhere(country, currencies, context.language));
    const names = new Set(
      own.map(({ feature }) => (isElsewhere && CUSTOMS.has(feature) ? `${feature} elsewhere` : feature)),
    );
    if (region && paysIn(region, currencies)) names.add(currencies.size === 1 ? 'its currency alone' : 'its currency');
    else if (region && currencies.size > 0) names.add('another currency');
    if (region && shared.length > 0)
      names.add(
        shared.some((sign) => region.currencySigns.includes(sign)) ? 'its currency sign' : 'another currency sign',
      );
    if (region?.dateOrder && document.order !== null && document.order !== 'year-first')
      names.add(region.dateOrder === document.order ? 'its order of dates' : 'another order of dates');
    // Some countries have a sales tax instead, at a rate for each town.
    const known = region ? listVatRates(region) : [];
    if (known.length > 0 && rates.length > 0)
      names.add(rates.every((rate) => known.includes(rate)) ? 'its rates of VAT' : 'other rates of VAT');
    return {
      country,
      page: place?.line?.page ?? document.lines[0]?.page ?? 1,
      box: place?.box ?? joinBoxes([]),
      features: Object.fromEntries([...names].map((name) => [name, 1])),
    };
  });
}

/** Whether one of these currencies is or was that of a country. */
function paysIn({ currency, formerCurrencies }: Region, currencies: ReadonlySet<string>): boolean {
  return [currency, ...Object.keys(formerCurrencies)].some((code) => currencies.has(code));
}

/** The country of the document's currency, if it shows one currency that only one country uses. */
function findHomes(currencies: ReadonlySet<string>): string[] {
  const homes = REGIONS.filter((region) => paysIn(region, currencies)).map(({ code }) => code);
  return currencies.size === 1 && homes.length === 1 ? homes : [];
}

/**
 * Whether the document shows the currency of one other country, in which people may speak its language: guaraní in a Spanish document, but
 * not pounds. A country that speaks the language of another locale says nothing, as customers abroad pay in their own currency.
 */
function paysElsewhere(country: string, currencies: ReadonlySet<string>, language: string | null): boolean {
  const [home] = findHomes(currencies);
  const region = findRegion(country);
  if (home === undefined || !region || paysIn(region, currencies)) return false;
  const spoken = new Intl.Locale(`und-${home}`).maximize().language;
  return spoken === language || LOCALES.every((locale) => locale.language !== spoken);
}

/** The currencies that the document names, where the sign is not shared. */
function findCurrencies(document: ReadDocument): Set<string> {
  const signs = document.lines.flatMap((line) =>
    line.words
      .map((word) => word.text.replace(/^[(:\d.,-]+|[).,:;\d-]+$/g, ''))
      .filter((word, index) => {
        if (needsAmount(word)) return isCurrencyMark(line, index);
        return /\p{Sc}|^[A-Z]{3}$/u.test(word) || isCurrencySign(word);
      }),
  );
  // "SR" beside amounts may be a code for the rate of a tax.
  const codes = new Set(listRateCodes(document, null).filter((code) => !ISO_CODE.test(code)));
  const certain = [...signs, ...listSigns(document)].flatMap((sign) => {
    const currency = codes.has(sign) ? null : readCurrency(sign, null);
    return currency?.isCertain ? [currency.code] : [];
  });
  return new Set(certain);
}

function listSigns(document: ReadDocument): string[] {
  return document.lines.flatMap((line) => line.numerals.flatMap(({ currencySign }) => currencySign ?? []));
}

/** The signs that several currencies share: those beside amounts, such as "$", and those that are no other words, such as "FCFA". */
function findSharedSigns(document: ReadDocument): string[] {
  const words = document.lines.flatMap((line) => line.words.map(({ text }) => text.replaceAll(/^\(|[).,:;]+$/g, '')));
  const signs = words.filter((word) => /^\p{Lu}{3,}$/u.test(word) && isCurrencySign(word));
  return [...new Set([...listSigns(document), ...signs])].filter(
    (sign) => readCurrency(sign, null)?.isCertain === false,
  );
}

/** The rates of VAT on the lines with a label for it. */
function findRates(document: ReadDocument): string[] {
  const rates = document.lines
    .filter((line) => line.totals.some((hit) => hit.key === 'vat'))
    .flatMap((line) => line.numerals.filter(({ percent }) => percent).map(({ value }) => String(Number(value))));
  return [...new Set(rates)].filter((rate) => rate !== '0');
}
