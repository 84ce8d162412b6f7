import type { ReadDocument } from '../../page/document.js';
import { sumRows, toItemRow, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney } from '../../page/numbers.js';
import type { Totals } from '../totals/totals.js';

/** The rate of VAT in a column behind the name. */
const RATE_AT_END = /[\s–-]*\d{1,2}(?:[.,]\d+)?\s?%$/u;

/**
 * The only line of an invoice for a prepayment: the amount that is called one, if it is the net or the gross total. The lines of the order
 * add up to more, or are not listed. Returns other lines unchanged.
 */
export function choosePrepayment(document: ReadDocument, rows: readonly ItemRow[], totals: Totals): readonly ItemRow[] {
  const { net, gross, grossAt, proven } = totals;
  if (!proven || net === null || gross === null || gross <= 0n || !grossAt) return rows;
  if (rows.length > 0 && sumRows(rows) <= gross) return rows;
  const prepayment = totals.labelled.find(
    ({ key, cents, line }) =>
      key === 'prepaid' && (cents === net || cents === gross) && line.index <= grossAt.line.index,
  );
  const row = prepayment ? toRow(document, prepayment) : null;
  return row ? [row] : rows;
}

/** The line of a prepayment. Its name may be on the line above its amount. */
function toRow({ lines }: ReadDocument, { line, box }: LabelledAmount): ItemRow | null {
  const numeral = line.numerals.find((other) => other.box === box);
  const first = line.numerals.find(isMoney);
  if (!numeral || !first) return null;
  const values = { quantity: '1', unit: null, price: null, amount: numeral.value };
  const row = toItemRow(line, first.from, numeral.to, values);
  const name = row.name?.replace(RATE_AT_END, '') ?? lines[line.index - 1]?.text ?? null;
  return { ...row, name };
}
