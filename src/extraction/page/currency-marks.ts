import { isCurrencySign, needsAmount } from '../regions/currencies.js';
import type { ReadLine } from './document.js';

/**
 * Matches a currency symbol alone or next to a number, optionally after a country's letters or in parentheses; not "$ti.", in which the
 * symbol is a misread letter.
 */
const SYMBOL = /^[^\p{L}\p{Sc}]*\p{Lu}{0,3}\p{Sc}[^\p{L}]*(?:\/\p{L}+\.?)?$|[(/[]\p{Sc}/u;
const CODE = /^([(/[]?)([A-Z]{3})[)\]]?[.,:]?$/;
const NUMBER = /^[-−–+(]?\d/u;
const CAPITAL = /^\p{Lu}/u;
const ENGLISH = new Intl.DisplayNames('en', { type: 'currency' });

/**
 * Whether a word stands for a currency. A symbol or a code does; a code that is also a word or rare ("PEN") does only next to a number, in
 * parentheses or after a label; a sign that is also an ordinary word ("kr", "lei") does only next to a number.
 */
export function isCurrencyMark(line: ReadLine, index: number): boolean {
  const text = line.words[index]?.text ?? '';
  if (SYMBOL.test(text)) return true;
  const [, bracket, code = ''] = CODE.exec(text) ?? [];
  if (code !== '' && needsAmount(code))
    return (
      (bracket !== '' && !isInitialism(line, index, code)) || isBesideAmount(line, index) || isBehindLabel(line, index)
    );
  if (code !== '') return bracket !== '/' && bracket !== '[';
  return (
    isCurrencySign(text) && [line.words[index - 1], line.words[index + 1]].some((word) => /^\d/.test(word?.text ?? ''))
  );
}

/**
 * Whether a code in parentheses is the initials of the name before it, as of an authority: "Servicio Agrícola Regional (SAR)". Those of a
 * currency's own name, such as "Saudi Arabian Riyal (SAR)", are its code.
 */
function isInitialism({ words }: ReadLine, index: number, code: string): boolean {
  const name = words.slice(0, index).filter(({ text }) => CAPITAL.test(text));
  const initials = name.slice(-code.length).map(({ text }) => text.charAt(0));
  const unit = ENGLISH.of(code)?.split(' ').at(-1)?.toLowerCase();
  return initials.join('') === code && name.at(-1)?.text.toLowerCase() !== unit;
}

/** Whether a word is part of an amount on its line: "PEN 12.00". In "PEN BLUE 12.00" it is not. */
function isBesideAmount({ numerals }: ReadLine, index: number): boolean {
  return numerals.some(({ currencySign, from, to }) => currencySign !== null && from <= index && index < to);
}

/** Whether a word follows the label of a sum or a column, or stands between it and its amount: "Total PEN", "Amount TRY". */
function isBehindLabel({ totals, columns, fields, words }: ReadLine, index: number): boolean {
  const next = words[index + 1]?.text;
  const isLast = next === undefined || NUMBER.test(next);
  const isAfter = ({ to }: { to: number }): boolean => to === index || to === index + 1;
  return (
    (totals.some(isAfter) && isLast) ||
    columns.some(isAfter) ||
    fields.some((hit) => hit.key === 'currency' && isAfter(hit))
  );
}
