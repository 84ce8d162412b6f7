import { foldText } from '../../shared/text.js';
import { ALPHA2_BY_ALPHA3 } from './alpha3.js';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const COUNTRIES = new Set([...ALPHA2_BY_ALPHA3.values(), 'XK']);
/** Codes that tax authorities use instead of ISO's. */
const COUNTRY_ALIASES: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
  ['XI', 'GB'],
]);
const CURRENCY_ALIASES: ReadonlyMap<string, string> = new Map([
  ['TL', 'TRY'],
  ['TRL', 'TRY'],
]);
const NAME_LANGUAGES = ['en', 'tr', 'de', 'fr', 'es', 'it'];

/** The ISO 4217 code that a document means, or null when it is none. */
export function currencyOf(code: string | null): string | null {
  const upper = code?.toUpperCase() ?? '';
  const known = CURRENCY_ALIASES.get(upper) ?? upper;
  return CURRENCIES.has(known) ? known : null;
}

/** The ISO 3166-1 alpha-2 code behind a two- or three-letter country code, or null when it is none. */
export function countryOfCode(code: string | null): string | null {
  const upper = code?.toUpperCase() ?? '';
  const known = COUNTRY_ALIASES.get(upper) ?? ALPHA2_BY_ALPHA3.get(upper) ?? upper;
  return COUNTRIES.has(known) ? known : null;
}

let countriesByName: ReadonlyMap<string, string> | null = null;

function namesOfCountries(): ReadonlyMap<string, string> {
  const names = new Map<string, string>([['turkey', 'TR']]);
  for (const language of NAME_LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of COUNTRIES) {
      const name = display.of(code);
      if (name) names.set(foldText(name), code);
    }
  }
  return names;
}

/** The ISO 3166-1 alpha-2 code of a country by its name in a common language, or null. */
export function countryOfName(name: string | null): string | null {
  if (name === null) return null;
  countriesByName ??= namesOfCountries();
  return countriesByName.get(foldText(name)) ?? countryOfCode(name);
}

/** The ISO 639-1 code of a language code such as `de`, `DE` or `de-AT`, or null when it has not two letters. */
export function languageOf(code: string | null): string | null {
  const primary = code?.toLowerCase().split(/[-_]/)[0] ?? '';
  if (!/^[a-z]{2}$/.test(primary)) return null;
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(primary);
  return name ? primary : null;
}
