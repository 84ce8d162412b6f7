/** The locales that are offered: the languages that documents are read in, each with its countries. */
const LOCALES = [
  ...[
    'en-GB',
    'en-IE',
    'en-US',
    'en-AU',
    'en-CA',
    'en-IN',
    'de-DE',
    'de-AT',
    'de-CH',
    'tr-TR',
    'fr-FR',
    'fr-BE',
    'fr-CH',
  ],
  ...[
    'nl-NL',
    'nl-BE',
    'it-IT',
    'es-ES',
    'pt-PT',
    'pt-BR',
    'pl-PL',
    'cs-CZ',
    'sk-SK',
    'hu-HU',
    'ro-RO',
    'bg-BG',
    'el-GR',
  ],
  ...['da-DK', 'nb-NO', 'sv-SE', 'fi-FI', 'et-EE', 'lv-LV', 'lt-LT', 'hr-HR', 'sl-SI'],
];

/** The locales with their names in a language, sorted by them. @param current is offered too */
export function listLocales(language: string, current: string): (readonly [tag: string, name: string])[] {
  const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
  const tags = [...new Set([current, ...LOCALES])];
  return tags
    .map((tag) => [tag, names.of(tag) ?? tag] as const)
    .toSorted(([, left], [, right]) => left.localeCompare(right, language));
}

/** The time zones that the browser knows. @param current is offered too */
export function listTimeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}
