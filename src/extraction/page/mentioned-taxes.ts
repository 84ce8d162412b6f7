import type { TotalLabel } from '../locales/locale.js';
import type { ReadLine } from './document.js';
import type { LabelHit } from './labels.js';
import { isMoney } from './numbers.js';

/** Whether a label only says what another one on its line is about: it has no amount of its own. */
export function isMention(
  line: ReadLine,
  hit: LabelHit<TotalLabel>,
  before: LabelHit<TotalLabel> | undefined,
): boolean {
  return isBaseName(line, hit, before) || isTaxOfBase(line, hit, before) || isRemark(line, hit);
}

/** Whether the last label of a line names the base of the tax before it, as in "VAT 22 % on the taxable amount 152.83". */
function isBaseName(line: ReadLine, hit: LabelHit<TotalLabel>, tax: LabelHit<TotalLabel> | undefined): boolean {
  if (hit.key !== 'net' || tax?.key !== 'vat' || hit !== line.totals.at(-1)) return false;
  const between = line.numerals.filter(({ from, to }) => from >= tax.to - 1 && to <= hit.from);
  return between.some(({ percent }) => percent) && !between.some(isMoney);
}

/** Whether the name of a tax only qualifies the base named right before it, as in "Totale imponibile IVA". */
function isTaxOfBase(
  { cells, words }: ReadLine,
  tax: LabelHit<TotalLabel>,
  before: LabelHit<TotalLabel> | undefined,
): boolean {
  const isNext = tax.key === 'vat' && before?.key === 'net' && before.to === tax.from;
  return isNext && !cells.some((cell) => cell.words[0] === words[tax.from]);
}

/** Whether a tax is only mentioned in brackets after the name of a price, as in "Shipping (21 % VAT)". */
function isRemark(line: ReadLine, { key, from }: LabelHit<TotalLabel>): boolean {
  if (key !== 'vat') return false;
  const before = line.words.slice(0, from + 1);
  const opening = before.findLastIndex(({ text }) => text.includes('('));
  const isOpen = opening >= 0 && !before.slice(opening, from).some(({ text }) => text.includes(')'));
  const isNamed = line.words.slice(0, opening).some(({ text }) => /\p{L}{2}/u.test(text));
  return isOpen && isNamed && !line.totals.some((other) => other.key === 'vat' && other.to <= opening);
}
