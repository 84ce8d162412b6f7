import type { TotalLabel } from '../../locales/locale.js';
import { decimalOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney } from '../../page/numbers.js';

const SUMS: readonly TotalLabel[] = ['lines', 'net', 'gross', 'total', 'payable'];
const MAX_NAME = 250;

/**
 * Reads the only line of a table that has a column of names and no other: the first sum is its amount. Returns none if there are several lines,
 * since nothing shows whether they are one service or more.
 */
export function readDescribedRow(document: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const header = document.lines.find(isHeader);
  const sum = header && labelled.find(({ key, line }) => SUMS.includes(key) && line.index > header.index);
  if (!sum || sum.line.page !== header.page) return [];
  const [only, ...others] = document.lines.slice(header.index + 1, sum.line.index);
  const isName = only && /\p{L}{2}/u.test(only.text) && only.totals.length === 0 && !only.numerals.some(isMoney);
  if (!isName || others.length > 0) return [];
  return [
    {
      name: only.text.slice(0, MAX_NAME),
      description: null,
      quantity: '1',
      unit: null,
      price: null,
      amount: decimalOf(sum.cents),
      discount: null,
      amountKind: 'amount',
      rate: null,
      vat: null,
      page: only.page,
      box: only.box,
    },
  ];
}

/** Whether a line shows nothing but the label of a column of names. */
function isHeader({ columns, words }: ReadLine): boolean {
  return columns.some(({ key, from, to }) => key === 'name' && from === 0 && to === words.length);
}
