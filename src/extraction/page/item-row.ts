import { parseDecimal } from '../../shared/money.js';
import { ROUNDING_LABELS } from '../locales/dictionaries.js';
import type { ColumnLabel, TotalLabel } from '../locales/locale.js';
import type { Word } from '../model/draft.js';
import type { Box, ItemFinding } from '../model/finding.js';
import { joinBoxes } from './boxes.js';
import { joinWords } from './lines.js';
import type { LabelledAmount } from './labelled-amount.js';
import { parsePercent } from './rates.js';
import { centsOf, decimalOf, distance, sumOf } from './cents.js';
import type { ReadLine } from './document.js';
import { isCurrencySign } from '../regions/currencies.js';

/** Labels of the columns with the amounts of rows. */
export const AMOUNT_COLUMNS: readonly ColumnLabel[] = ['net', 'amount', 'gross'];

/** An invoice line as printed in its row; decimals as written. */
export interface ItemRow {
  readonly name: string | null;
  readonly description: string | null;
  readonly quantity: string;
  readonly unit: ItemFinding['unit'];
  readonly price: string | null;
  readonly amount: string;
  /** The discount in money, from a column of discounts. */
  readonly discount: string | null;
  /** Whether the amount is without or with VAT, according to its column; `amount` if unknown. */
  readonly amountKind: 'net' | 'gross' | 'amount';
  readonly rate: string | null;
  readonly vat: string | null;
  readonly page: number;
  readonly box: Box;
}

/** In whole units: prices and amounts are rounded to cents. */
export const ROUNDING = 0.006;

/** Whether the quantity of a row times its price is an amount: its own, if none is given. */
export function isProduct({ quantity, price, amount }: ItemRow, whole = Number(amount)): boolean {
  const count = Number(quantity);
  return price !== null && Math.abs(count * Number(price) - whole) < ROUNDING * Math.max(1, Math.abs(count));
}

/** Whether quantity times price is the amount of a row, or what it was before a discount. */
export function isPriced(row: ItemRow): boolean {
  return isProduct(row) || isProduct(row, Number(row.amount) + Math.abs(Number(row.discount ?? 0)));
}

/** Whether quantity times price and the tax of a row make its amount. */
export function containsTax(row: ItemRow): boolean {
  const net = multiply(row);
  const vat = centsOf(row.vat ?? '');
  const amount = centsOf(row.amount);
  return net !== null && vat !== null && amount !== null && vat !== 0n && distance(net + vat, amount) <= 2n;
}

/** Quantity times price in cents, rounded half up; null without a price. */
export function multiply(row: ItemRow): bigint | null {
  const quantity = parseDecimal(row.quantity, 4);
  const price = row.price === null ? null : parseDecimal(row.price, 4);
  if (quantity === null || price === null) return null;
  const scaled = quantity * price;
  return (scaled + (scaled < 0n ? -500_000n : 500_000n)) / 1_000_000n;
}

/** The sum of the amounts of rows, in cents. */
export function sumRows(rows: readonly ItemRow[]): bigint {
  return sumOf(rows.map((row) => centsOf(row.amount) ?? 0n));
}

/** The first discounts and charges are tried; the others are ignored. */
const MAX_ADJUSTMENTS = 6;
/** Labels of what a total consists of beside the rows. */
const PARTS: readonly TotalLabel[] = ['vat', 'charge', 'discount', 'withholding'];

/** Whether there are rows, and their amounts add up to a total of the document, which may be rounded. */
export function addUp(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): boolean {
  const roundings = labelled.filter(({ label }) => ROUNDING_LABELS.has(label)).map(({ cents }) => cents);
  return addUpWith([0n, ...roundings], rows, labelled);
}

/** Whether there are rows, and their amounts with a discount, a charge or the taxes make a total of the document. */
export function addUpAdjusted(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): boolean {
  const adjustments = listAdjustments(labelled);
  const tax = sumOf(labelled.filter(({ key }) => key === 'vat').map(({ cents }) => cents));
  return addUpWith([...adjustments, ...[0n, ...adjustments].map((part) => part + tax)], rows, labelled);
}

/** Whether rows each show their tax, and their amounts with these taxes make a total of the document. */
export function addUpTaxed(rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): boolean {
  const taxes = rows.map(({ vat }) => (vat === null ? null : centsOf(vat)));
  const known = taxes.filter((tax) => tax !== null);
  return rows.length > 1 && known.length === rows.length && addUpWith([sumOf(known)], rows, labelled);
}

function addUpWith(parts: readonly bigint[], rows: readonly ItemRow[], labelled: readonly LabelledAmount[]): boolean {
  const sum = sumRows(rows);
  const sums = parts.map((part) => sum + part);
  return rows.length > 0 && labelled.some(({ cents, key }) => sums.includes(cents) && !PARTS.includes(key));
}

/** What a discount, a charge, or one of each adds to the rows, in cents. */
export function listAdjustments(labelled: readonly LabelledAmount[]): readonly bigint[] {
  const read = (part: TotalLabel): readonly bigint[] => {
    const cents = labelled.filter(({ key }) => key === part).map((amount) => distance(amount.cents, 0n));
    return [...new Set(cents)].slice(0, MAX_ADJUSTMENTS);
  };
  const [discounts, charges] = [read('discount').map((cents) => -cents), read('charge')];
  return [...charges, ...discounts, ...discounts.flatMap((discount) => charges.map((charge) => discount + charge))];
}

/** The last day of a period, or a single day, in a cell that shows nothing else. */
const DAYS = /^[\d\s./–—-]*\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/u;

/** The index of the word after the name: before the cells with days at its end, such as the period of a fee. */
function findEndOfName({ words, cells }: ReadLine, end: number): number {
  const before = cells.filter((cell) => words.indexOf(cell.words.at(-1) as Word) < end);
  const named = before.findLastIndex(({ text }) => !DAYS.test(text)) + 1;
  const [first] = before[named]?.words ?? [];
  return first && named > 0 ? words.indexOf(first) : end;
}

/**
 * Builds a row from a single line without columns. Its name is the text before the word `end`, from the first word with letters on, without
 * the days in cells of their own and a currency at its end. Its VAT rate is the first percentage from the word `rateFrom` on.
 *
 * @param begin the first word that may belong to the name
 */
export function toItemRow(
  line: ReadLine,
  end: number,
  rateFrom: number,
  values: Pick<ItemRow, 'quantity' | 'unit' | 'price' | 'amount'>,
  begin = 0,
): ItemRow {
  const words = line.words.slice(begin, findEndOfName(line, end));
  const before = words.slice(0, words.findLastIndex(({ text }) => !isCurrencySign(text)) + 1);
  const start = before.findIndex((word) => /\p{L}{2}/u.test(word.text));
  const rate = parsePercent(joinWords(line.words.slice(rateFrom)));
  return {
    ...values,
    name: start < 0 ? null : joinWords(before.slice(start)).slice(0, 250),
    description: null,
    amountKind: 'amount',
    discount: null,
    rate: rate === null ? null : decimalOf(rate),
    vat: null,
    page: line.page,
    box: joinBoxes(line.words.map((word) => word.box)),
  };
}
