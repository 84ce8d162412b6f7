import type { Calendar, DateOrder } from '../regions/region.js';
import { foldText } from '../../shared/text.js';
import { LOCALES } from '../locales/locales.js';
import { joinAlternatives } from '../text/alternatives.js';
import { findCalendarDates } from './calendar-dates.js';
import { MONTH_WORDS, MONTHS } from './months.js';

/** A date in a text and its position. */
export interface WrittenDate {
  /** YYYY-MM-DD. */
  readonly value: string;
  readonly index: number;
  readonly length: number;
  /** False if day and month may be swapped. */
  readonly certain: boolean;
}

/** Years with two digits are those of this century up to 2069. */
const MAX_SHORT_YEAR = 69;
const YEAR_FIRST = /(?<!\d)((?:19|20)\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g;
/** As in Hungarian: "2024. 03. 15." and "2024. március 15." */
const YEAR_FIRST_SPACED = /(?<!\d|\d[-/.]\s?)((?:19|20)\d{2})\.\s(\d{1,2})\.\s?(\d{1,2})(?!\d)/g;
const DIGITS =
  /(?<!\d)(?<!\d[.,])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?((?:19|20)\d{2}|\d{2})(?!\d|[,./]\d|-(?!\d{1,2}:\d{2})\d)/g;
const ORDINAL = joinAlternatives(LOCALES.flatMap(({ ordinalEndings }) => ordinalEndings));
const PARTICLES = joinAlternatives(LOCALES.flatMap(({ dateParticles }) => dateParticles));
/** With the space after it, which an apostrophe replaces: Catalan "17 d’abril". */
const PARTICLE = String.raw`(?:${PARTICLES}(?:\s|(?<=['’])))?`;
/** A year before its month or day, as in "2024. március 15.", "2024 m. kovo 15 d." and "2024. gada 15. marts". */
const YEAR_BEFORE = String.raw`(?<!\d|\d[-/.]\s?)((?:19|20)\d{2})(?:\.|\.?\s?${PARTICLES}\.?)\s?`;
const YEAR_MONTH_DAY = new RegExp(String.raw`${YEAR_BEFORE}(\p{L}{3,12})\.?\s(\d{1,2})(?!\d)`, 'giu');
const YEAR_DAY_MONTH = new RegExp(String.raw`${YEAR_BEFORE}(\d{1,2})\.?\s?(\p{L}{3,12})(?!\p{L})`, 'giu');
const DAY_MONTH = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:\.|${ORDINAL},?)?[\s/-]{0,2}${PARTICLE}(\p{L}{3,12})\.?,?[\s/-]{0,2}${PARTICLE}((?:19|20)\d{2}|\d{2})(?!\d)`,
  'giu',
);
const MONTH_DAY = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})${ORDINAL}?\s?,?\s((?:19|20)\d{2})(?!\d)`,
  'giu',
);
/** A translation in brackets, on bilingual forms. */
const NOTE = String.raw`(?:\(\p{L}+\)\s?)?`;
/** As in "ngày 15 tháng 10 năm 2026" and "Ngày (Date) 15 tháng (month) 10 năm (year) 2026". */
const NUMBERED_MONTH = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\s${NOTE}${joinAlternatives(MONTH_WORDS)}\s?${NOTE}(\d{1,2})(?:,|\s${PARTICLES})?\s?${NOTE}((?:19|20)\d{2})(?!\d)`,
  'giu',
);
const MAX_TEXT = 2_000;

/** The order of day and month that most unambiguous dates of a document have; null if there are none, or both equally often. */
export function findDateOrder(texts: readonly string[]): DateOrder | null {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    for (const [, first = '', separator, second = ''] of text.slice(0, MAX_TEXT).matchAll(DIGITS)) {
      if (separator === '.' || (Number(first) > 12 && Number(second) <= 12)) dayFirst += 1;
      else if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1;
    }
  }
  if (dayFirst === monthFirst) return null;
  return dayFirst > monthFirst ? 'day-first' : 'month-first';
}

/**
 * Finds all dates in a text, in order of position. Skips impossible dates such as 31 February.
 *
 * @param order for dates such as 01/02/2024 that allow both; "year-first" decides nothing for dates that end with the year
 * @param calendar that of the country, if it has one of its own beside the Gregorian one
 */
export function findWrittenDates(
  text: string,
  order: DateOrder | null,
  calendar: Calendar | null = null,
): WrittenDate[] {
  const line = text.slice(0, MAX_TEXT);
  const found = [
    ...findInCalendars(line, calendar),
    ...findYearFirst(line),
    ...findYearLast(line, order),
    ...findWithMonthName(line),
  ];
  return found
    .toSorted((a, b) => a.index - b.index)
    .filter((date, at, all) => !all.slice(0, at).some((other) => overlap(other, date)));
}

function overlap(a: WrittenDate, b: WrittenDate): boolean {
  return a.index < b.index + b.length && b.index < a.index + a.length;
}

function findInCalendars(line: string, calendar: Calendar | null): WrittenDate[] {
  return findCalendarDates(line, calendar).flatMap(({ match, year, month, day }) =>
    parseDate(match, { year: String(year), month: String(month), day: String(day) }, true),
  );
}

function findYearFirst(line: string): WrittenDate[] {
  const together = [...line.matchAll(YEAR_FIRST)].flatMap((match) =>
    parseDate(match, { year: match[1], month: match[3], day: match[4] }, true),
  );
  const spaced = [...line.matchAll(YEAR_FIRST_SPACED)].flatMap((match) =>
    parseDate(match, { year: match[1], month: match[2], day: match[3] }, true),
  );
  return [...together, ...spaced];
}

function findYearLast(line: string, order: DateOrder | null): WrittenDate[] {
  return [...line.matchAll(DIGITS)].flatMap((match) => {
    const [, first, separator, second, year] = match;
    const swapped = separator !== '.' && (Number(second) > 12 || (order === 'month-first' && Number(first) <= 12));
    const isOpen = order === null || order === 'year-first';
    const ambiguous = separator === '/' && isOpen && Number(first) <= 12 && Number(second) <= 12 && first !== second;
    return parseDate(
      match,
      swapped ? { year, month: first, day: second } : { year, month: second, day: first },
      !ambiguous,
    );
  });
}

function findWithMonthName(line: string): WrittenDate[] {
  const dayMonth = matchMonthNames(line, DAY_MONTH, 2).flatMap((match) =>
    parseDate(match, { year: match[3], month: parseMonth(match[2], /^\d+\./.test(match[0])), day: match[1] }, true),
  );
  const monthDay = matchMonthNames(line, MONTH_DAY, 1).flatMap((match) =>
    parseDate(match, { year: match[3], month: parseMonth(match[1]), day: match[2] }, true),
  );
  const numbered = [...line.matchAll(NUMBERED_MONTH)].flatMap((match) =>
    parseDate(match, { year: match[3], month: match[2], day: match[1] }, true),
  );
  const yearFirst = matchMonthNames(line, YEAR_MONTH_DAY, 2).flatMap((match) =>
    parseDate(match, { year: match[1], month: parseMonth(match[2]), day: match[3] }, true),
  );
  const yearDayMonth = matchMonthNames(line, YEAR_DAY_MONTH, 3).flatMap((match) =>
    parseDate(match, { year: match[1], month: parseMonth(match[3]), day: match[2] }, true),
  );
  return [...dayMonth, ...monthDay, ...numbered, ...yearFirst, ...yearDayMonth];
}

/**
 * All matches whose group is the name of a month. After a match with another word ("96 date 28" in "96 date 28 Nov 2018"), the
 * search continues within that match.
 */
function matchMonthNames(line: string, pattern: RegExp, group: number): RegExpExecArray[] {
  const search = new RegExp(pattern);
  const found: RegExpExecArray[] = [];
  for (let match = search.exec(line); match; match = search.exec(line)) {
    if (parseMonth(match[group]) === undefined) search.lastIndex = match.index + 1;
    else found.push(match);
  }
  return found;
}

function parseMonth(name: string | undefined, hasPointBefore = false): string | undefined {
  const folded = foldText(name ?? '');
  const month = (hasPointBefore ? MONTHS.get(`.${folded}`) : undefined) ?? MONTHS.get(folded);
  return month === undefined ? undefined : String(month);
}

function parseDate(
  match: RegExpExecArray,
  parts: { year: string | undefined; month: string | undefined; day: string | undefined },
  certain: boolean,
): WrittenDate[] {
  if (parts.year === undefined || parts.month === undefined || parts.day === undefined) return [];
  const year = parts.year.length === 2 ? `20${parts.year}` : parts.year;
  // An invoice is not dated years ahead, so a later two-digit year is a misreading.
  if (parts.year.length === 2 && Number(parts.year) > MAX_SHORT_YEAR) return [];
  const value = `${year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  const date = new Date(`${value}T00:00:00Z`);
  // JavaScript turns 31 February into a day in March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) return [];
  return [{ value, index: match.index, length: match[0].length, certain }];
}
