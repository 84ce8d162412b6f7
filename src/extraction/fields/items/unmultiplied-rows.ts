import { bottomOf, joinBoxes } from '../../page/boxes.js';
import { centsOf, decimalOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { multiply, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { findUnmultipliedRows, type UnmultipliedRow } from '../../page/unmultiplied-rows.js';

const MAX_NAME = 250;
/** In heights of a line. The lines of a name are closer to its row. */
const MAX_GAP = 0.5;

/**
 * Reads the rows of a table that shows only their prices and counts, and a sum without a label. Returns none if there is no such table, or if
 * an amount has the label of a total.
 */
export function readUnmultipliedRows(document: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const others = labelled.filter(({ label }) => label !== '');
  return findUnmultipliedRows(document, others)?.rows.map((row) => toItem(document, row)) ?? [];
}

function toItem(document: ReadDocument, { line, amount, count }: UnmultipliedRow): ItemRow {
  const row: ItemRow = {
    name: findName(document, line),
    description: null,
    quantity: count?.value ?? '1',
    unit: null,
    price: amount.value,
    amount: amount.value,
    discount: null,
    amountKind: 'amount',
    rate: null,
    vat: null,
    page: line.page,
    box: joinBoxes(line.words.map(({ box }) => box)),
  };
  return { ...row, amount: decimalOf(multiply(row) ?? centsOf(amount.value) ?? 0n) };
}

/** The first cell of words, or the lines right above and below a row without one. */
function findName({ lines }: ReadDocument, line: ReadLine): string | null {
  const own = line.cells.find(({ text }) => /^\P{N}*\p{L}{2}/u.test(text));
  const beside = [lines[line.index - 1], lines[line.index + 1]].flatMap((other) => {
    return other && isPartOfName(other, line) ? [other.text] : [];
  });
  const name = own ? own.text : beside.join(' ');
  return name === '' ? null : name.slice(0, MAX_NAME);
}

/** Whether a line is a single cell without numbers right above or below a row. */
function isPartOfName(other: ReadLine, { page, box }: ReadLine): boolean {
  const gap = Math.max(other.box.y - bottomOf(box), box.y - bottomOf(other.box));
  return other.page === page && other.cells.length === 1 && other.numerals.length === 0 && gap < MAX_GAP * box.height;
}
