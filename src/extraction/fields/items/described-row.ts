import type { TotalLabel } from '../../locales/locale.js';
import { joinBoxes } from '../../page/boxes.js';
import { decimalOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { joinWords } from '../../page/lines.js';
import { isMoney } from '../../page/numbers.js';

const SUMS: readonly TotalLabel[] = ['lines', 'net', 'gross', 'total', 'payable'];
/** More lines are a letter. */
const MAX_LINES = 8;
const MAX_TEXT = 250;

/**
 * Reads the only line of an invoice whose table has no other column than that of the names, and shows no amounts: what stands between the header
 * "Description" and the first sum, which is its amount. Returns none if there is no such table.
 */
export function readDescribedRow(document: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const header = document.lines.find(isHeader);
  const sum = header && labelled.find(({ key, line }) => SUMS.includes(key) && line.index > header.index);
  if (!sum || sum.line.page !== header.page) return [];
  const lines = document.lines.slice(header.index + 1, sum.line.index);
  const [first, ...others] = lines;
  const isPlain = lines.every(({ numerals, totals }) => totals.length === 0 && !numerals.some(isMoney));
  if (!first || !/\p{L}{2}/u.test(first.text) || !isPlain || lines.length > MAX_LINES) return [];
  const description = others.map(({ text }) => text).join(' ');
  return [
    {
      name: joinWords(first.words).slice(0, MAX_TEXT),
      description: description === '' ? null : description.slice(0, MAX_TEXT),
      quantity: '1',
      unit: null,
      price: null,
      amount: decimalOf(sum.cents),
      discount: null,
      amountKind: 'amount',
      rate: null,
      vat: null,
      page: first.page,
      box: joinBoxes(lines.map(({ box }) => box)),
    },
  ];
}

/** Whether a line shows nothing but the label of a column of names. */
function isHeader({ columns, words }: ReadLine): boolean {
  return columns.some(({ key, from, to }) => key === 'name' && from === 0 && to === words.length);
}
