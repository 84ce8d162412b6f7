import { findUnit } from '../../locales/units.js';
import { centsOf, decimalOf, distance, taxOn } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { rateOf } from '../../page/rates.js';
import { joinBoxes } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import type { PrintedAmount } from './printed-amount.js';
import type { Receipt } from './receipt.js';
import { findTillWords } from './till-label.js';
import { readPrice, readProduct, STACKED_LINES } from './till-products.js';
import type { Product } from './till-products.js';

/** What a line of a receipt is: an item, a sum, the quantity and price of an item, or text. */
export type Entry =
  | {
      readonly kind: 'item';
      readonly line: ReadLine;
      readonly amount: PrintedAmount;
      readonly stack: Product | null;
      readonly isDiscount: boolean;
    }
  | { readonly kind: 'sum'; readonly line: ReadLine; readonly cents: bigint }
  | { readonly kind: 'product'; readonly line: ReadLine }
  | { readonly kind: 'text'; readonly line: ReadLine };

export type Item = Extract<Entry, { kind: 'item' }>;

/** The share of items that begin with a whole number if these are quantities. */
const MIN_LEADING_SHARE = 0.6;
/** Lines between an item and its quantity, such as its size. */
export const MAX_APART = 3;
/** What precedes or follows a name: codes of articles, numbers, signs. */
const CODE_BEFORE = /^(?:[*>+#-]\s?|\d{5,14}\s)+/;
const PERCENT_AFTER = /(?<![\s—–-])[\s—–-]*(?:%\s?\d{1,2}(?:[.,]\d{1,2})?|\d{1,2}(?:[.,]\d{1,2})?\s?%)?[\s—–-]*$/u;
const LEADING_QUANTITY = /^(\d{1,2})(\s?[x×])?\s(?=.*\p{L}{2})/u;

/** Reads the name, quantity, price and VAT rate of each item, and merges discounts into the items above them. */
export function toTillRows(
  { document, region }: Receipt,
  entries: readonly Entry[],
  items: readonly Item[],
): ItemRow[] {
  const own = new Set(items.map(({ line }) => line));
  const elsewhere = new Set(document.lines.filter((line) => !own.has(line)).flatMap(listRates));
  const known = new Set((region?.vatRates ?? []).map((rate) => decimalOf(BigInt(Math.round(100 * Number(rate))))));
  const isRated = items.every(({ line }) => listRates(line).some((rate) => known.has(rate)));
  const rates = isRated ? known : elsewhere;
  const used = new Set<ReadLine>();
  const rows = items.map((item) => {
    const at = entries.indexOf(item);
    const product = findProduct(entries, at, used);
    const name = item.stack
      ? readNameAbove(entries, at - STACKED_LINES, used)
      : (readOwnName(item, product) ?? readNameAbove(entries, at, used));
    return toRow(item, name, product, rates);
  });
  const places = items.map((item) => entries.indexOf(item));
  // The name of the first item may be on the line above its amount.
  const block = entries.slice(Math.max(0, Math.min(...places) - 1), Math.max(...places));
  const left = Math.min(...block.map(({ line }) => line.box.x));
  return mergeDiscounts(splitLeadingQuantities(rows), items, left);
}

/** Whether a row is a discount by its label, which may be on the line above its amount. */
function isDiscountRow({ name }: ItemRow, item: Item | undefined): boolean {
  const words = (name ?? '')
    .split(' ')
    .map((text, x) => ({ text, confidence: 1, box: { x, y: 0, width: 1, height: 1 } }));
  return item !== undefined && item.amount.cents < 0n && (item.isDiscount || findTillWords(words).has('discount'));
}

/**
 * Subtracts each discount from the row right above it. After the last item, it may be one on the whole sale, and stays a row, unless it is a
 * printed share of this item.
 */
function mergeDiscounts(rows: readonly ItemRow[], items: readonly Item[], left: number): ItemRow[] {
  const isDiscount = rows.map((row, index) => isDiscountRow(row, items[index]) || isIndented(items[index], left));
  const end = isDiscount.lastIndexOf(false);
  const merged: ItemRow[] = [];
  for (const [index, row] of rows.entries()) {
    const [last, item] = [merged.at(-1), items[index]];
    const whole = centsOf(last?.amount ?? '') ?? 0n;
    const cents = whole + (item?.amount.cents ?? 0n);
    const isMerged = (index < end && isDiscount[index] === true) || isShareOf(item, whole);
    if (last && isMerged && cents > 0n) merged[merged.length - 1] = { ...last, amount: decimalOf(cents) };
    else merged.push(row);
  }
  return merged;
}

/** Whether a negative amount belongs to the item above it because its line is indented. */
function isIndented(item: Item | undefined, left: number): boolean {
  return item !== undefined && item.amount.cents < 0n && item.line.box.x - left > item.line.box.height;
}

/** Whether a negative amount is the share of another that is printed on its line: "30% off -12.60" below 42.00. */
function isShareOf(item: Item | undefined, whole: bigint): boolean {
  const rates = item ? item.line.numerals.flatMap((numeral) => (numeral.percent ? (rateOf(numeral) ?? []) : [])) : [];
  return rates.some((rate) => rate !== 0n && distance(taxOn(whole, rate), -(item?.amount.cents ?? 0n)) <= 1n);
}

/** The quantity and price of an item: on its line, or on one below or above it that no other item uses. */
function findProduct(entries: readonly Entry[], at: number, used: Set<ReadLine>): Product | null {
  const item = entries[at];
  if (item?.kind !== 'item') return null;
  const own = item.stack ?? readProduct(item.line, joinWords(item.amount.before), item.amount.cents);
  if (own) return own;
  const next = entries.slice(at + 1, at + 1 + MAX_APART);
  const end = next.findIndex(({ kind }) => kind === 'item' || kind === 'sum');
  const below = end < 0 ? next : next.slice(0, end);
  for (const { kind, line } of [...below, ...entries.slice(Math.max(0, at - 1), at)]) {
    if (kind === 'item' || kind === 'sum' || used.has(line)) continue;
    const product = readProduct(line, line.text, item.amount.cents) ?? readPrice(line, item.amount.cents);
    if (!product) continue;
    used.add(line);
    return product;
  }
  return null;
}

function readOwnName({ line, amount }: Item, product: Product | null): string | null {
  const text = joinWords(amount.before);
  return readName(product?.line === line ? product.name : text);
}

/** A text without codes and percentages around it; null if there is no name. */
function readName(text: string): string | null {
  const name = text.replace(CODE_BEFORE, '').replace(PERCENT_AFTER, '').trim();
  return /\p{L}{2}/u.test(name) ? name.slice(0, 250) : null;
}

/** The name of an item whose line shows none: the line above it, which belongs to no other item. */
function readNameAbove(entries: readonly Entry[], at: number, used: Set<ReadLine>): string | null {
  for (const entry of entries.slice(Math.max(0, at - 2), at).toReversed()) {
    if (entry.kind === 'item' || entry.kind === 'sum') return null;
    const name = entry.kind === 'text' && !used.has(entry.line) ? readName(entry.line.text) : null;
    if (name === null) continue;
    used.add(entry.line);
    return name;
  }
  return null;
}

/**
 * The rates of a row are also in the till's summary of taxes, or all rows have one of the country's. Other percentages are those of a
 * discount or of fat.
 */
function toRow(
  { line, amount }: Item,
  name: string | null,
  product: Product | null,
  rates: ReadonlySet<string>,
): ItemRow {
  const rate = listRates(line).find((shown) => rates.has(shown)) ?? null;
  return {
    name,
    description: null,
    quantity: product?.quantity ?? '1',
    unit: product ? findUnit(product.unit) : null,
    price: product?.price ?? null,
    amount: decimalOf(amount.cents),
    discount: null,
    amountKind: 'amount',
    rate,
    vat: null,
    page: line.page,
    box: joinBoxes(line.words.map((word) => word.box)),
  };
}

/** The percentages on a line, as decimals. */
export function listRates({ numerals }: ReadLine): string[] {
  return numerals.filter(({ percent }) => percent).flatMap((numeral) => decimalOf(rateOf(numeral) ?? 0n));
}

/** Takes numbers before the names as quantities: those before "x", and others if most names begin with one: "2 Flat White". */
function splitLeadingQuantities(rows: readonly ItemRow[]): ItemRow[] {
  const leading = rows.map(({ name }) => LEADING_QUANTITY.exec(name ?? ''));
  const isColumn = leading.filter((match) => match !== null).length >= MIN_LEADING_SHARE * rows.length;
  return rows.map((row, index) => {
    const [whole = '', count = '0', times] = leading[index] ?? [];
    if (Number(count) === 0 || (times === undefined && !isColumn)) return row;
    const quantity = row.price === null ? String(Number(count)) : row.quantity;
    return { ...row, name: (row.name ?? '').slice(whole.length), quantity };
  });
}
