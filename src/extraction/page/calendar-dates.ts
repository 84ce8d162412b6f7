import type { Calendar } from '../regions/region.js';
import { joinAlternatives } from '../text/alternatives.js';

/** The parts of a date in a text, in the Gregorian calendar, before they are checked. */
export interface DateParts {
  readonly match: RegExpExecArray;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The Gregorian year before the first one of each era, in Japan, Taiwan and elsewhere. */
const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  民國: 1911,
  民国: 1911,
  中華民國: 1911,
  西暦: 0,
  西元: 0,
  公元: 0,
};
/** The initials of Japanese eras, as in "R8.11.20". */
const INITIALS: Readonly<Record<string, number>> = { R: 2018, H: 1988, S: 1925, 令: 2018, 平: 1988, 昭: 1925 };
const ERA = joinAlternatives(Object.keys(ERAS));
const MARKED = new RegExp(
  String.raw`(?:(${ERA})\s?)?(?<!\d)(元|\d{1,4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})(?!\d)\s?[日일]?`,
  'gu',
);
const ERA_NUMBERS = new RegExp(String.raw`(${ERA})\s?(元|\d{1,4})([./-])\s?(\d{1,2})\3\s?(\d{1,2})(?!\d)`, 'gu');
const INITIAL_NUMBERS = /(?<![\p{L}\d])([RHS令平昭])\.?\s?(\d{1,2})([./-])\s?(\d{1,2})\3\s?(\d{1,2})(?!\d)/gu;
const MINGUO_NUMBERS = /(?<![\d./-])(1\d{2})([./-])(\d{1,2})\2(\d{1,2})(?![\d./-])/g;
const BUDDHIST_NUMBERS = /(?<![\d.,/-])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(2[45]\d{2})(?!\d)/g;
const BUDDHIST_YEAR_FIRST = /(?<![\d.,/-])(25\d{2})([./-])(\d{1,2})\2(\d{1,2})(?!\d)/g;
const SHORT_BUDDHIST_NUMBERS = /(?<![\d.,/-])(\d{1,2})([./-])(\d{1,2})\2([67]\d)(?![\d./-])/g;
const MONTHS_OF_YEAR = 12;
const THAI_MONTHS = listThaiMonths();
const THAI_MONTH = THAI_MONTHS.map(toThaiPattern).join('|');
const THAI = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\s?(?:เดือน\s?)?(${THAI_MONTH})\s?(พ\.?\s?ศ\.?\s?|ค\.?\s?ศ\.?\s?|ปี\s?)?(\d{4}|\d{2})(?!\d)`,
  'gu',
);
const BUDDHIST_OFFSET = 543;
/** Years from this one on are of the Buddhist calendar. */
const MIN_BUDDHIST = 2400;
/** A year of three digits is of the calendar of Taiwan. */
const MINGUO = { from: 100, to: 199, offset: 1911 } as const;

/**
 * Finds dates that are written with the marks of year, month and day in Chinese, Japanese and Korean, by the eras of Japan and Taiwan,
 * and in the Buddhist calendar of Thailand.
 *
 * @param calendar that of the country: it decides dates such as "115/11/20", which has the year of Taiwan
 */
export function findCalendarDates(line: string, calendar: Calendar | null): DateParts[] {
  return [
    ...[...line.matchAll(MARKED)].flatMap((match) =>
      toParts(match, readMarkedYear(match[1], match[2]), match[3], match[4]),
    ),
    ...[...line.matchAll(ERA_NUMBERS)].flatMap((match) =>
      toParts(match, readMarkedYear(match[1], match[2]), match[4], match[5]),
    ),
    ...[...line.matchAll(THAI)].flatMap((match) =>
      toParts(match, readThaiYear(match[4] ?? '', match[3]), String(findThaiMonth(match[2] ?? '')), match[1]),
    ),
    ...[...line.matchAll(BUDDHIST_NUMBERS)].flatMap((match) =>
      toParts(match, Number(match[4]) - BUDDHIST_OFFSET, match[3], match[1]),
    ),
    ...findByCalendar(line, calendar),
  ];
}

function findByCalendar(line: string, calendar: Calendar | null): DateParts[] {
  switch (calendar) {
    case 'eras':
      return [...line.matchAll(INITIAL_NUMBERS)].flatMap((match) =>
        toParts(match, (INITIALS[match[1] ?? ''] ?? 0) + Number(match[2]), match[4], match[5]),
      );
    case 'minguo':
      return [...line.matchAll(MINGUO_NUMBERS)].flatMap((match) =>
        toParts(match, Number(match[1]) + MINGUO.offset, match[3], match[4]),
      );
    case 'buddhist':
      return [
        ...[...line.matchAll(BUDDHIST_YEAR_FIRST)].flatMap((match) =>
          toParts(match, Number(match[1]) - BUDDHIST_OFFSET, match[3], match[4]),
        ),
        ...[...line.matchAll(SHORT_BUDDHIST_NUMBERS)].flatMap((match) =>
          toParts(match, readThaiYear(match[4] ?? '', undefined), match[3], match[1]),
        ),
      ];
    case null:
      return [];
  }
}

/** The Gregorian year of an era or of no era; null for a single digit or two, which may be the year of any era. */
function readMarkedYear(era: string | undefined, digits = ''): number | null {
  const year = digits === '元' ? 1 : Number(digits);
  if (era !== undefined) return (ERAS[era] ?? 0) + year;
  if (digits === '元') return null;
  if (year >= MINGUO.from && year <= MINGUO.to) return year + MINGUO.offset;
  if (digits.length === 4) return year;
  return digits.length === 2 ? 2000 + year : null;
}

function readThaiYear(digits: string, era: string | undefined): number {
  const isChristian = era?.startsWith('ค') === true;
  const year = digits.length === 4 ? Number(digits) : Number(digits) + (isChristian ? 2000 : 2500);
  return year >= MIN_BUDDHIST ? year - BUDDHIST_OFFSET : year;
}

function toParts(match: RegExpExecArray, year: number | null, month = '', day = ''): DateParts[] {
  return year === null ? [] : [{ match, year, month: Number(month), day: Number(day) }];
}

/** The names and abbreviations of months, in the order of the year. */
function listThaiMonths(): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat('th', { month, timeZone: 'UTC' });
    return Array.from({ length: MONTHS_OF_YEAR }, (_, index) => format.format(Date.UTC(2001, index, 1)));
  });
}

function findThaiMonth(name: string): number {
  const index = THAI_MONTHS.findIndex((month) => new RegExp(`^${toThaiPattern(month)}$`, 'u').test(name));
  return (index % MONTHS_OF_YEAR) + 1;
}

/** Matches a month whose marks or points are lost, as in some PDFs. */
function toThaiPattern(month: string): string {
  return Array.from(month)
    .map((letter) => (letter === '.' ? String.raw`\.?\s?` : /\p{M}/u.test(letter) ? `${letter}?` : letter))
    .join('');
}
