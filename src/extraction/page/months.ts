import { foldText } from '../../shared/text.js';
import { LOCALES } from '../locales/locales.js';

/** Month names alone and after a day, since Slavic languages use another case there. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

const PRINTED = LOCALES.map(({ language, monthSpellings }) => ({ months: listMonths(language), monthSpellings }));

/** The numbers of months (from 1) by their folded names and abbreviations in all languages. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  PRINTED.flatMap(({ months, monthSpellings }) => [...months.filter(isName), ...Object.entries(monthSpellings)])
    .map(([name, month]) => [foldText(name), month] as const)
    .toReversed(),
);

/** The words before the number of a month, in languages that number their months (Unicode CLDR): Vietnamese "tháng 10". */
export const MONTH_WORDS: readonly string[] = [
  ...new Set(
    PRINTED.flatMap(({ months }) => months).flatMap(
      ([text]) => /^(\p{L}+)\s\d{1,2}$/u.exec(text)?.[1]?.toLowerCase() ?? [],
    ),
  ),
];

function isName([text]: readonly [string, number]): boolean {
  return /^\p{L}+$/u.test(text);
}

function listMonths(language: string): [string, number][] {
  return FORMS.flatMap((form) => {
    const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2001, index, 1));
      return [parts.find(({ type }) => type === 'month')?.value.replace(/\.$/, '') ?? '', index + 1];
    });
  });
}
