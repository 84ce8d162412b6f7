import type { Box, ItemFinding } from '../model/finding.js';
import { boxAround, textOf } from './lines.js';
import { percentIn } from './labelled-amounts.js';
import { decimalOf } from './cents.js';
import type { ReadLine } from './document.js';

/** A line of an invoice as its row shows it; decimals as written. */
export interface ItemRow {
  readonly name: string | null;
  readonly description: string | null;
  readonly quantity: string;
  readonly unit: ItemFinding['unit'];
  readonly price: string | null;
  readonly amount: string;
  /** What the amount's column says of VAT. */
  readonly amountKind: 'net' | 'gross' | 'amount';
  readonly rate: string | null;
  readonly vat: string | null;
  readonly page: number;
  readonly box: Box;
}

/**
 * A row that is told from one line alone, without columns: its name are the words from the first one with letters on, before `end`;
 * its rate of VAT is a percentage from the word `rateFrom` on.
 */
export function rowOfLine(
  line: ReadLine,
  end: number,
  rateFrom: number,
  told: Pick<ItemRow, 'quantity' | 'unit' | 'price' | 'amount'>,
): ItemRow {
  const before = line.words.slice(0, end);
  const start = before.findIndex((word) => /\p{L}{2}/u.test(word.text));
  const rate = percentIn(textOf(line.words.slice(rateFrom)));
  return {
    ...told,
    name: start < 0 ? null : textOf(before.slice(start)).slice(0, 250),
    description: null,
    amountKind: 'amount',
    rate: rate === null ? null : decimalOf(rate),
    vat: null,
    page: line.page,
    box: boxAround(line.words.map((word) => word.box)),
  };
}
