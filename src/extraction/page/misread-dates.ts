import { editDistance } from '../../shared/edit-distance.js';
import { foldText } from '../../shared/text.js';
import { MONTHS } from './months.js';

/** Letters that OCR reads instead of digits, and the reverse. */
const DIGIT_OF_LETTER: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
};
const LETTER_OF_DIGIT: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 6: 'g', 8: 'b' };
/** Three groups of digits, or letters that look like digits, with the separators of dates. */
const DATE_LIKE =
  /(?<![\p{L}\d])[\dOoQlI|SB]{1,4}\s?([-/.])\s?[\dOoQlI|SB]{1,2}\s?\1\s?[\dOoQlI|SB]{2,4}(?![\p{L}\d])/gu;
/** A date with one slash misread as a digit, such as "15/0172019". */
const LOST_SLASH = /(?<![\d/.-])(\d{2})([/17])(\d{2})([/17])(20[0-4]\d)(?!\d)/g;
/** A speck before a date, read as a point: ".12-05-2025". */
const SPECK = /(?<![^\s:])[.,:;'](?=\d{1,2}([-/.])\d{1,2}\1\d{2}(?:\d{2})?(?!\d))/g;
const MONTH_NAME_DATE = /(?<![\p{L}\d])(\d{1,2})([\s-]?)([\p{L}\d]{3,9})([\s-]?)(\d{4}|\d{2})(?![\p{L}\d]|:\d)/gu;
/** Other words are often like a shorter name, so a full year must follow it: "till 1 bed 07". */
const MIN_LONG_NAME = 5;
const MONTH_NAMES = [...MONTHS.keys()].filter((name) => name.length >= 3);

/** Corrects misread dates in a line where only one correction is possible. */
export function correctMisreadDates(text: string): string {
  return text
    .replaceAll(SPECK, '')
    .replaceAll(LOST_SLASH, (date, day: string, first: string, month: string, second: string, year: string) =>
      (first === '/') === (second === '/') ? date : `${day}/${month}/${year}`,
    )
    .replaceAll(MONTH_NAME_DATE, (date, day: string, before: string, name: string, after: string, year: string) => {
      const isMisread = /\d/.test(name) || !MONTHS.has(foldText(name));
      const isClear = name.length >= MIN_LONG_NAME || year.length === 4;
      const month = isMisread ? findMonthLike(name) : name;
      return month === null || (isMisread && !isClear) ? date : `${day}${before}${month}${after}${year}`;
    })
    .replaceAll(DATE_LIKE, (date) =>
      (date.match(/\d/g)?.length ?? 0) < 3 ? date : restoreZeros(replaceLetters(date)),
    );
}

/** The name of the only month that differs from a name in at most one letter; null if there is none or more than one. */
function findMonthLike(name: string): string | null {
  const letters = foldText(name).replaceAll(/\d/g, (digit) => LETTER_OF_DIGIT[digit] ?? digit);
  if (name.replaceAll(/\d/g, '').length < 2) return null;
  const months = MONTHS.has(letters)
    ? [letters]
    : MONTH_NAMES.filter((month) => month.length === letters.length && editDistance(month, letters) <= 1);
  const [only] = months;
  return only !== undefined && new Set(months.map((month) => MONTHS.get(month))).size === 1 ? only : null;
}

function replaceLetters(date: string): string {
  return date.replaceAll(/\s/g, '').replaceAll(/[^\d\-/.]/g, (letter) => DIGIT_OF_LETTER[letter] ?? letter);
}

/**
 * Restores zeros. OCR reads a zero with a dot or a slash in it as 6, 8 or 9; the correction is certain where the digit makes an
 * impossible day (above 31), month (60 and above) or year (2600 and above).
 */
function restoreZeros(date: string): string {
  return date
    .replace(/^[689](\d)(?=\D)/, (day, last: string) => (Number(day) > 31 ? `0${last}` : day))
    .replace(/(\D)[689](\d)(?=\D)/, '$10$2')
    .replace(/(\D)2[689]([0-2]\d)$/, '$120$2');
}
