import { LOCALES } from '../../locales/locales.js';
import { MONTHS } from '../../page/months.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { squash } from '../../text/squash.js';

const MAX_TEXT = 300;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const NAME = String.raw`[-/., ]{0,3}\p{L}{3,9}[-/.,'’ ]{0,3}`;
const TIME = String.raw`\d{1,2}[:;]\d{2}`;
const BETWEEN = String.raw`(?:\s?[-/.]\s?${MONTH}\s?[-/.]\s?|${NAME})`;
/** Eight digits that are a date: "20180413". */
const TOGETHER = String.raw`(20[0-3]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])`;
/** A date after its label that lacks a separator: "15/012018". */
const EIGHT_DIGITS = /(?<!\d)\d{2}[-/.]?\d{2}[-/.]?\d{4}(?!\d)/g;
const YEAR_FIRST = new RegExp(`^${TOGETHER}$`);
const YEAR_LAST = /^(\d{2})[-/.]?(\d{2})[-/.]?(20[0-3]\d)$/;
const WIDE_GAP = /[^\p{L}\p{N}]{4,}/u;
const DATE_LABELS = new Set(LOCALES.flatMap(({ fields }) => [...fields.date, ...fields.invoice_date]).map(squash));
const MONTH_NAME = joinAlternatives([...MONTHS.keys()].filter((name) => name.length >= 3));

/** Replacements in a line, in this order. */
const RULES: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  // Month before the day: "Jun20'17".
  [new RegExp(String.raw`(?<!\p{L})(${MONTH_NAME})\.?\s?(\d{1,2})\s?['’]\s?(20\d{2}|\d{2})(?!\d)`, 'giu'), '$2 $1 $3'],
  // A year after a month's name, with letters instead of digits.
  [/(?<=\p{L}{3}[-/., '’]{0,3})2[0Oo][\dlI|SO]{2}(?=\s|$|[\dl]\d:)/gu, (year) => toDigits(year)],
  // A date and a time without a space between them: "05/10/1912:58", "15JAN201820:50".
  [new RegExp(`(?<!\\d)(${DAY}${BETWEEN})(20[0-4]\\d|\\d{2})(${TIME})`, 'gu'), '$1$2 $3'],
  [new RegExp(`(?<!\\d)(20\\d{2}([-/.])${MONTH}\\2)(${DAY}|\\d{2})(${TIME})`, 'g'), '$1$3 $4'],
  [new RegExp(`(?<!\\d)${TOGETHER}(?=\\s{0,3}${TIME})`), '$1-$2-$3 '],
  [new RegExp(`(?<=${TIME}(?::\\d{2})?\\s?(?:[ap]m)?\\s.*)(?<!\\d)${TOGETHER}\\s*$`, 'i'), '$1-$2-$3'],
  // Month names between slashes, dots and apostrophes: "05/Jul/2017", "15 JAN' 2017".
  [/(?<!\d)(\d{1,2})\s?[/.,]\s?(\p{L}{3,9})\s?[/.,]\s?(\d{4}|\d{2})(?!\d)/gu, '$1 $2 $3'],
  [/(?<=\d\s?\p{L}{3,9})\s?['’`,.]\s?(?=(?:20)?\d{2}(?!\d))/gu, ' '],
  [/(?<!\p{L})(\p{L}{3,9})\.?\s?(\d{1,2}),\s?(20\d{2})/gu, '$1 $2, $3'],
];

/** Repairs the dates in a line of a receipt: separates them from times and restores their separators. */
export function repairTillDates(text: string): string {
  const repaired = RULES.reduce(
    (line, [pattern, replacement]) =>
      typeof replacement === 'string' ? line.replace(pattern, replacement) : line.replace(pattern, replacement),
    text.slice(0, MAX_TEXT),
  );
  return repaired.replace(EIGHT_DIGITS, (date: string, offset: number) =>
    endsWithLabel(repaired.slice(0, offset)) ? restoreSeparators(date) : date,
  );
}

function restoreSeparators(date: string): string {
  return date.replace(YEAR_FIRST, '$1-$2-$3').replace(YEAR_LAST, '$1/$2/$3');
}

/** Whether a text ends with a label of a date. One expression of all labels would take half a second to compile. */
function endsWithLabel(text: string): boolean {
  const words =
    text
      .split(WIDE_GAP)
      .at(-1)
      ?.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((_, at) => DATE_LABELS.has(squash(words.slice(at).join(''))));
}

function toDigits(year: string): string {
  return year.replaceAll(/[lI|]/g, '1').replaceAll(/[Oo]/g, '0').replaceAll('S', '5');
}
