import { joinAlternatives } from '../text/alternatives.js';
import type { Line } from './lines.js';
import type { DecimalMark, Numeral } from './numbers.js';

/** The currencies with thousandths (ISO 4217), except the Iraqi dinar, which is written without, and their usual decimal marks (CLDR). */
const USUAL_MARKS: Readonly<Record<string, DecimalMark>> = {
  BHD: '.',
  JOD: '.',
  KWD: '.',
  LYD: ',',
  OMR: '.',
  TND: ',',
};
const CODE = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(Object.keys(USUAL_MARKS))}(?!\p{L})`, 'u');
const AMOUNT = /^[^\p{L}\d]{0,3}(\d{1,3}(?:[.,'’]\d{3}){0,4}|\d{1,9})([.,])\d{3}[^\p{L}\d]{0,3}$/u;

/**
 * The decimal mark of a document whose amounts have three decimals, such as "65.000" in Kuwaiti dinars; null if it has none. If the amounts
 * do not show whether the mark separates decimals or thousands, the usual mark of the currency decides.
 *
 * @param hundredths the mark of the numbers with two decimals, such as rates; null without any
 */
export function findThousandthsMark(lines: readonly Line[], hundredths: DecimalMark | null): DecimalMark | null {
  const [code] = CODE.exec(lines.map(({ text }) => text).join('\n')) ?? [];
  if (code === undefined) return null;
  const words = lines.flatMap((line) => line.words);
  const marks = words.flatMap(({ text }) => {
    const [, whole = '', mark] = AMOUNT.exec(text) ?? [];
    return mark ? [{ whole, mark: mark as DecimalMark }] : [];
  });
  const usual = hundredths ?? USUAL_MARKS[code];
  const isSure = marks.every(({ mark }) => mark === usual);
  const proof = marks.find(
    ({ whole, mark }) => /^0$|^\d{4}/.test(whole) || (/[.,'’]/.test(whole) && !whole.includes(mark)),
  );
  const [mark] = proof ? [proof.mark] : marks.length > 0 && isSure ? [usual] : [];
  return mark !== undefined && (hundredths === null || mark === hundredths) ? mark : null;
}

/** Marks the numbers with three decimals as amounts. */
export function markThousandths<L extends Line & { readonly numerals: readonly Numeral[] }>(
  lines: readonly L[],
): readonly L[] {
  return lines.map((line) => ({
    ...line,
    numerals: line.numerals.map((numeral) => (numeral.decimals === 3 ? { ...numeral, isAmount: true } : numeral)),
  }));
}
