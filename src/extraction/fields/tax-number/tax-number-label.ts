import { wordsOf } from '../../locales/dictionaries.js';
import type { Box } from '../../model/finding.js';
import { bottomOf, rightOf } from '../../page/boxes.js';
import type { PlacedCell } from '../../page/cells.js';
import { namesContractHolder } from '../../page/contract-holders.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { foldText } from '../../../shared/text.js';

/** The label of a number, and where it stands: next to it, above it, or with words between. */
export interface TaxNumberLabel {
  readonly key: string;
  /** Squashed. */
  readonly label: string;
  readonly where: 'left' | 'above' | 'far';
  readonly isBuyers: boolean;
}

/** Labels of tax numbers, and of the office that a number belongs to. */
export const TAX_LABELS: ReadonlySet<string> = new Set(['vat_id', 'tax_number', 'tax_office']);
const BUYERS_OWN = wordsOf((locale) => locale.buyersOwn);
/** A label stands at most this many lines, and heights of the number, above it, and this many points aside. */
const MAX_ABOVE = { lines: 3, heights: 3, aside: 5 } as const;

/** Finds the label of the number that begins at a word: before it on its line, or else above it. */
export function findTaxNumberLabel(
  { line, cell }: PlacedCell,
  at: number,
  document: ReadDocument,
): TaxNumberLabel | null {
  const word = line.words[at];
  // "NIP:5320089168" is label and number in one word.
  const startsInWord = /[:#.]\s?\S*\d/.test(word?.text ?? '');
  const left = findTaxLabel(line.fields.filter(({ to }) => to <= at || (to === at + 1 && startsInWord)));
  if (left) {
    const between = line.words.slice(left.to, at).filter((other) => /[\p{L}\d]/u.test(other.text)).length;
    const isInCell = cell.words.some((other) => other === line.words[left.from]);
    const holder = line.parties.find(({ to }) => to === left.from);
    const isHolders = holder !== undefined && namesContractHolder(document, line, holder);
    const isBuyers = isHolders || BUYERS_OWN.has(foldText(line.words[left.from - 1]?.text ?? ''));
    const where = between === 0 ? 'left' : 'far';
    if (between <= 1 || left.key === 'tax_office' || isInCell) {
      return { key: left.key, label: left.label, where, isBuyers };
    }
  }
  return findLabelAbove(line, word?.box ?? line.box, document);
}

/** The last label; one of tax numbers counts before "no." right behind it, or "#" in one word with it: "CVR# 12345678". */
function findTaxLabel(labels: ReadLine['fields']): ReadLine['fields'][number] | undefined {
  const [before, last] = labels.slice(-2);
  const isTax = before !== undefined && last?.key === 'number' && last.from <= before.to && TAX_LABELS.has(before.key);
  return isTax ? { ...before, to: last.to } : labels.at(-1);
}

/** The label over a number, unless other text stands between them. */
function findLabelAbove(line: ReadLine, box: Box, document: ReadDocument): TaxNumberLabel | null {
  const isOver = (other: Box, tolerance: number): boolean =>
    other.x < rightOf(box) + tolerance && rightOf(other) > box.x - tolerance;
  for (const above of document.lines.slice(Math.max(0, line.index - MAX_ABOVE.lines), line.index).toReversed()) {
    const isFar = above.page !== line.page || box.y - bottomOf(above.box) > MAX_ABOVE.heights * box.height;
    if (isFar) return null;
    const hit = above.fields.findLast((field) => isOver(field.box, MAX_ABOVE.aside));
    if (hit && isLabelOfSum(above, hit)) return null;
    if (hit) return { key: hit.key, label: hit.label, where: 'above', isBuyers: false };
    if (above.words.some((word) => isOver(word.box, 0))) return null;
  }
  return null;
}

/** Whether a label is a part of that of a sum in a row of such labels: "TVA" in "Total HT TVA | TVA | Net à payer". */
function isLabelOfSum({ totals }: ReadLine, { from, to }: ReadLine['fields'][number]): boolean {
  return totals.length > 1 && totals.some((sum) => sum.from < to && sum.to > from);
}

/** Whether a word is the end of a label of several words, such as the second one of "P. IVA". */
export function isEndOfLabel({ fields, words }: ReadLine, at: number): boolean {
  // "NO" may be the prefix of the number.
  const isWord = /^\p{L}{3,}\P{L}*$/u.test(words[at]?.text ?? '');
  return isWord && fields.some(({ from, key, to }) => TAX_LABELS.has(key) && from < at && at < to);
}
