import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, isTaxOn } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { addUp, isProduct, sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { bottomOf, middleOf } from '../../page/boxes.js';
import { addOutlays } from './outlay-rows.js';
import { readLearnedRows, type LearnedRows } from './learned/learned-rows.js';

/** What is no invoice line, if its label is beside the amount. */
const OTHER_SUMS: readonly TotalLabel[] = ['charge', 'discount', 'vat'];
/** A single line may equal some sum by chance. */
const MIN_PROVEN = 2;
/** The least probability of learned lines if they alone add up to a total, as the others do too, and if they are fewer. */
const MIN_PROBABILITY = { proven: 0.1, rivals: 0.02, fewer: 0.5 } as const;
/**
 * How likely a learned quantity is that replaces one, or is added to a row without one; and how likely they are on average that are added to the
 * rows of a document: they stand in one column.
 */
const MIN_QUANTITY = { replacing: 0.8, adding: 0.35, mean: 0.5 } as const;

/**
 * Chooses between the lines that rules read and those that learned weights read. The learned ones count if they are more likely, with the names
 * and rates that the rules found beside them.
 */
export function preferLearned(
  document: ReadDocument,
  rows: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  const learned = readLearnedRows(document, labelled);
  if (haveSameAmounts(rows, learned))
    return rows.map((row, index) => ({ ...row, name: row.name ?? learned.rows[index]?.row.name ?? null }));
  if (!isBetter(document, learned, rows, labelled)) return rows;
  return learned.rows.map(({ row }) => takeName(row, rows));
}

/** Completes rows with the learned quantities, unless these are less certain than those that rules found. */
export function addQuantities(
  document: ReadDocument,
  rows: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  const learned = readLearnedRows(document, labelled);
  if (rows.length !== learned.rows.length) return rows;
  const pairs = rows.map((row) => ({ row, learned: learned.rows.find((other) => areOnOneLine(other.row, row)) }));
  // Two rows in one sentence have quantities that are not told apart by their lines.
  if (new Set(pairs.map((pair) => pair.learned)).size < rows.length) return rows;
  const without = pairs.filter(({ row }) => row.quantity === '1' && !isProduct(row));
  // If other rows have quantities, one beside a price was found too: "1" of something that was rented for two days.
  const bare = without.length === rows.length ? without : without.filter(({ row }) => row.price === null);
  const mean = bare.reduce((sum, pair) => sum + (pair.learned?.quantityProbability ?? 0), 0) / bare.length;
  const isLabelled = document.tables.some(({ columns }) => columns.some(({ key }) => key === 'quantity'));
  return pairs.map((pair) => {
    const isBare = bare.includes(pair);
    const probability = pair.learned?.quantityProbability ?? 0;
    const isLikely = isBare
      ? mean >= MIN_QUANTITY.mean && probability >= MIN_QUANTITY.adding
      : !isLabelled && probability >= MIN_QUANTITY.replacing;
    return isLikely && pair.learned ? takeQuantity(pair.row, pair.learned.row) : pair.row;
  });
}

function haveSameAmounts(rows: readonly ItemRow[], learned: LearnedRows): boolean {
  return (
    rows.length === learned.rows.length &&
    rows.every(({ amount }, index) => centsOf(amount) === centsOf(learned.rows[index]?.row.amount ?? ''))
  );
}

/**
 * Whether the learned lines add up and are more likely. Those of the rules are replaced only by more lines if they add up too, because as many
 * mostly show the same amounts with the tax or without it, and fewer leave out a charge or a discount; and if they are quantity times price.
 */
function isBetter(
  document: ReadDocument,
  learned: LearnedRows,
  rows: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): boolean {
  const { length } = learned.rows;
  if (!learned.addUp || includesTax(learned, labelled)) return false;
  if (addOutlays(document, rows, labelled).length > rows.length) return false;
  // Quantities times a price of zero prove nothing.
  const areProducts = rows.every((row) => isProduct(row)) && sumRows(rows) !== 0n;
  const doAddUp = addUp(rows, labelled);
  if (countLines(document, learned) > rows.length)
    return (
      !(areProducts && doAddUp && rows.length >= MIN_PROVEN) &&
      learned.probability >= (doAddUp ? MIN_PROBABILITY.rivals : MIN_PROBABILITY.proven)
    );
  if (areProducts || doAddUp) return false;
  if (length < rows.length) return length >= MIN_PROVEN && learned.probability >= MIN_PROBABILITY.fewer;
  return learned.probability >= MIN_PROBABILITY.proven;
}

/** Whether one of the lines is the tax on those above it. */
function includesTax({ rows }: LearnedRows, labelled: readonly LabelledAmount[]): boolean {
  const lines = rows.map(({ row }) => row);
  return lines.some((row, index) => {
    const tax = centsOf(row.amount);
    const taxes = labelled.filter(({ key, cents, line }) => key === 'vat' && cents === tax && line.box === row.box);
    return taxes.some(({ cents, rate }) => rate !== null && isTaxOn(sumRows(lines.slice(0, index)), cents, rate));
  });
}

/** The number of lines that have a name and are no charge, discount or tax. */
function countLines(document: ReadDocument, { rows }: LearnedRows): number {
  const others = document.lines.filter(({ totals }) => totals.some(({ key }) => OTHER_SUMS.includes(key)));
  const isOther = ({ name, page, box }: ItemRow): boolean =>
    name === null || others.some((line) => line.page === page && line.box.y === box.y);
  return rows.filter(({ row }) => !isOther(row)).length;
}

/** Takes a learned quantity with its unit and its price, and leaves it out of the name. */
function takeQuantity(row: ItemRow, { name, quantity, unit, price }: ItemRow): ItemRow {
  if (Number(quantity) === Number(row.quantity)) return row;
  const isInName = name !== null && row.name?.startsWith(name) === true;
  return { ...row, name: isInName ? name : row.name, quantity, unit, price };
}

/** Takes what the rules read on the line of a learned row, but its numbers. */
function takeName(learned: ItemRow, rows: readonly ItemRow[]): ItemRow {
  const row = rows.find((other) => areOnOneLine(learned, other));
  if (!row) return learned;
  const { name, description, rate, vat } = row;
  return { ...learned, name: name ?? learned.name, description, rate: rate ?? learned.rate, vat };
}

/** Whether the amount of a learned row is beside another row, which may have several lines. */
function areOnOneLine(learned: ItemRow, { page, box }: ItemRow): boolean {
  const middle = middleOf(learned.box);
  return page === learned.page && middle > box.y && middle < bottomOf(box);
}
