import { LOCALES } from '../locales/locales.js';
import { squash } from '../text/squash.js';
import { COUNTRY_CODES } from './iso-3166.js';
import { REGIONS } from './regions.js';

type Names = ReadonlyMap<string, string>;

let regionNames: Names | null = null;
let countryNames: Names | null = null;

/**
 * The ISO 3166-1 alpha-2 code of a country with a file, if the text is its name and nothing else; null for any other text.
 *
 * Countries without a file are left out because many of their names are also given names or words: Chad, Jersey, Réunion. So are the
 * ambiguous names of those with one: Georgia, Jordan.
 */
export function findRegionName(text: string): string | null {
  regionNames ??= new Map([...listClearNames(), ...listOtherNames()]);
  return regionNames.get(squash(text)) ?? null;
}

/** The ISO 3166-1 alpha-2 code of any country by its name or code; for a text that is known to be a country. */
export function findCountryName(text: string): string | null {
  if (COUNTRY_CODES.has(text)) return text;
  countryNames ??= new Map(listNames(COUNTRY_CODES));
  return findRegionName(text) ?? countryNames.get(squash(text)) ?? null;
}

/** The names of the countries with a file, without those that also mean something else. */
function listClearNames(): (readonly [string, string])[] {
  const ambiguous = new Set(REGIONS.flatMap(({ ambiguousNames = [] }) => ambiguousNames).map(squash));
  return listNames(new Set(REGIONS.map((region) => region.code))).filter(([name]) => !ambiguous.has(name));
}

/** The names in Unicode CLDR, in the languages of the locales and in the country's own. */
function listNames(codes: ReadonlySet<string>): (readonly [string, string])[] {
  const languages = LOCALES.map((locale) => new Intl.DisplayNames(locale.language, { type: 'region' }));
  return Array.from(codes).flatMap((code) => {
    const own = new Intl.DisplayNames(new Intl.Locale(`und-${code}`).maximize().language, { type: 'region' });
    const names = [own, ...languages].map((language) => language.of(code) ?? code);
    return names.filter((name) => name !== code).map((name) => [squash(name), code] as const);
  });
}

function listOtherNames(): (readonly [string, string])[] {
  return REGIONS.flatMap((region) => region.otherNames.map((name) => [squash(name), region.code] as const));
}
