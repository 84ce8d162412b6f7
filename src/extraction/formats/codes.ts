import { foldText } from '../../shared/text.js';
import { ALPHA2_BY_ALPHA3, COUNTRY_CODES } from '../regions/iso-3166.js';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
/** Codes that tax authorities use instead of the ISO codes. */
const COUNTRY_ALIASES: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
  ['XI', 'GB'],
]);
const CURRENCY_ALIASES: ReadonlyMap<string, string> = new Map([
  ['TL', 'TRY'],
  ['TRL', 'TRY'],
]);
/** The languages of known country names. UBL-TR has no country codes, and other documents use English names. */
const NAME_LANGUAGES = ['tr', 'en'];

/** Normalises a currency code to ISO 4217; null if it is unknown. */
export function toCurrency(code: string | null): string | null {
  const upper = code?.toUpperCase() ?? '';
  const known = CURRENCY_ALIASES.get(upper) ?? upper;
  return CURRENCIES.has(known) ? known : null;
}

/** Normalises a two- or three-letter country code to ISO 3166-1 alpha-2; null if it is unknown. */
export function toCountry(code: string | null): string | null {
  const upper = code?.toUpperCase() ?? '';
  const known = COUNTRY_ALIASES.get(upper) ?? ALPHA2_BY_ALPHA3.get(upper) ?? upper;
  return COUNTRY_CODES.has(known) ? known : null;
}

let countriesByName: ReadonlyMap<string, string> | null = null;

function listCountryNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>([['turkey', 'TR']]);
  for (const language of NAME_LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of COUNTRY_CODES) {
      const name = display.of(code);
      if (name) names.set(foldText(name), code);
    }
  }
  return names;
}

/** The ISO 3166-1 alpha-2 code of a country by its Turkish or English name or by its code; null if it is unknown. */
export function findCountryByName(name: string | null): string | null {
  if (name === null) return null;
  countriesByName ??= listCountryNames();
  return countriesByName.get(foldText(name)) ?? toCountry(name);
}

const LANGUAGES = new Set(
  (
    'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es ' +
    'et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj ' +
    'kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ' +
    'ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti ' +
    'tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'
  ).split(' '),
);

/** Normalises a language code such as `DE` or `de-AT` to ISO 639-1; null if it is unknown. */
export function toLanguage(code: string | null): string | null {
  const primary = code?.toLowerCase().split(/[-_]/)[0] ?? '';
  return LANGUAGES.has(primary) ? primary : null;
}
