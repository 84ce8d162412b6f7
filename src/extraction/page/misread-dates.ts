import { editDistance } from '../../shared/edit-distance.js';
import { foldText } from '../../shared/text.js';
import { MONTHS } from './months.js';

/** Letters that figures of dates are taken for. */
const FIGURES: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' };
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 6: 'g', 8: 'b' };
/** Most of it figures, with the signs that dates have. */
const DATE_LIKE =
  /(?<![\p{L}\d])[\dOoQlI|SB]{1,4}\s?([-/.])\s?[\dOoQlI|SB]{1,2}\s?\1\s?[\dOoQlI|SB]{2,4}(?![\p{L}\d])/gu;
/** Day and month with one of their slashes read as a figure: "15/0172019". */
const LOST_SLASH = /(?<![\d/.-])(\d{2})([/17])(\d{2})([/17])(20[0-4]\d)(?!\d)/g;
const NAMED = /(?<![\p{L}\d])(\d{1,2})([\s-]?)([\p{L}\d]{3,9})([\s-]?)(\d{4}|\d{2})(?![\p{L}\d])/gu;
const NAMES = [...MONTHS.keys()].filter((name) => name.length >= 3);

/** A line whose dates were misread here and there, as they can only have been meant. */
export function withRightDates(text: string): string {
  return text
    .replaceAll(LOST_SLASH, (date, day: string, first: string, month: string, second: string, year: string) =>
      (first === '/') === (second === '/') ? date : `${day}/${month}/${year}`,
    )
    .replaceAll(NAMED, (date, day: string, before: string, name: string, after: string, year: string) => {
      const month = /\d/.test(name) || !MONTHS.has(foldText(name)) ? monthLike(name) : name;
      return month === null ? date : `${day}${before}${month}${after}${year}`;
    })
    .replaceAll(DATE_LIKE, (date) => ((date.match(/\d/g)?.length ?? 0) < 3 ? date : possible(inFigures(date))));
}

/** The month that a name can only be with one of them misread; null where there are several or none. */
function monthLike(name: string): string | null {
  const letters = foldText(name).replaceAll(/\d/g, (figure) => LETTERS[figure] ?? figure);
  if (name.replaceAll(/\d/g, '').length < 2) return null;
  const months = MONTHS.has(letters)
    ? [letters]
    : NAMES.filter((month) => month.length === letters.length && editDistance(month, letters) <= 1);
  const [only] = months;
  return only !== undefined && new Set(months.map((month) => MONTHS.get(month))).size === 1 ? only : null;
}

function inFigures(date: string): string {
  return date.replaceAll(/\s/g, '').replaceAll(/[^\d\-/.]/g, (letter) => FIGURES[letter] ?? letter);
}

/** Noughts with a dot or a stroke in them are read as 8, 6 or 9: no month is 83, and no year 2816. */
function possible(date: string): string {
  return date
    .replace(/^[689](\d)(?=\D)/, (day, last: string) => (Number(day) > 31 ? `0${last}` : day))
    .replace(/(\D)[689](\d)(?=\D)/, '$10$2')
    .replace(/(\D)2[689]([0-2]\d)$/, '$120$2');
}
