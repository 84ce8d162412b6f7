import { findUnit } from '../../fields/items/units.js';
import { decimalOf, sumOf } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { rateOf } from '../../page/labelled-amounts.js';
import { joinBoxes, joinWords } from '../../page/lines.js';
import { readLastAmount, type PrintedAmount } from './printed-amount.js';
import type { Receipt } from './receipt.js';
import { SUMS, type TillAmount } from './till-amounts.js';
import type { TillKey } from './till-label.js';

/** What a line of a receipt is: an item, a sum, the quantity and price of an item, or text. */
type Entry =
  | { readonly kind: 'item'; readonly line: ReadLine; readonly amount: PrintedAmount }
  | { readonly kind: 'sum'; readonly line: ReadLine; readonly cents: bigint }
  | { readonly kind: 'product'; readonly line: ReadLine }
  | { readonly kind: 'text'; readonly line: ReadLine };

type Item = Extract<Entry, { kind: 'item' }>;

/** A quantity with its price; the unit is the word between them. */
interface Product {
  readonly line: ReadLine;
  readonly quantity: string;
  readonly price: string;
  readonly unit: string;
}

/** Lines with an amount before the first item, such as those of a promotion at the top. */
const MAX_SKIPPED = 4;
/** Lines with an amount between the items and their sum. */
const MAX_BETWEEN = 3;
/** In cents: products are rounded, and tills may cut instead. */
const MAX_PRODUCT_ERROR = 1;
/** Whole numbers up to this one before all names are quantities. */
const MAX_LEADING = 99;
/** The share of items that begin with a whole number if these are quantities. */
const MIN_LEADING_SHARE = 0.6;
const NO_ITEMS: ReadonlySet<TillKey> = new Set(['tax', 'paid', 'change', 'rounding', 'ignored']);
const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;
/** A star before an amount is none: "3 * 1.20" but not "10% *1.20". */
const TIMES = String.raw`(?:[xX×@àá]|(?<=\d)\*(?=\d)|(?<=\s)\*(?=\s))`;
/** "2 x 4,20", "3 Stk x 1,99", "0,650 kg × 420,00", "7 tim à 24,00", "4 @ £1.20 each", "38,42 L x 1,529 EUR/L". */
const PRODUCT = new RegExp(
  String.raw`(?<![\d.,])(${NUMBER})\s?([\p{L}.]{0,10}?(?:\s\p{L}{1,10}){0,2})\s?${TIMES}\s?[^\s\d]{0,3}\s?(${NUMBER})`,
  'u',
);
/** A price per unit at the end of a line: "@ 3.90 each", "1,529 EUR/L", "x 7,49". */
const PRICE_AT_END = new RegExp(
  String.raw`${TIMES}\s?[^\s\d]{0,3}\s?${NUMBER}(?:\s?[^\s\d]{0,4}/\s?\p{L}{1,5}|\s(?:\p{L}{2,6}))?$`,
  'u',
);
/** What precedes or follows a name: codes of articles, numbers, signs. */
const CODE_BEFORE = /^(?:[*>+#-]\s?|\d{5,14}\s)+/;
const PERCENT_AFTER = /[\s—–-]*(?:%\s?\d{1,2}(?:[.,]\d{1,2})?|\d{1,2}(?:[.,]\d{1,2})?\s?%)?[\s—–-]*$/u;
const LEADING_QUANTITY = /^(\d{1,2})\s?[x×]?\s(?=.*\p{L}{2})/u;

/**
 * Reads the items of a receipt: of the lines with an amount at their end, those that add up to a sum below them. Returns none if no such
 * lines do.
 */
export function readTillItems(receipt: Receipt, amounts: readonly TillAmount[]): ItemRow[] {
  const { lines } = receipt.document;
  for (const others of listUncertain(amounts)) {
    const entries = lines.map((line) => classify(line, amounts, others));
    for (let skipped = 0; skipped <= MAX_SKIPPED; skipped += 1) {
      const items = findItems(entries, skipped);
      if (items.length > 0) return toRows(receipt, entries, items);
    }
  }
  return [];
}

/** Labelled amounts above the first sum that may be items after all, such as a "Deposit": none of them, all, or one. */
function listUncertain(amounts: readonly TillAmount[]): (readonly TillAmount[])[] {
  const first = amounts.findIndex(({ key }) => SUMS.has(key));
  const above = amounts.slice(0, Math.max(0, first)).filter(({ key }) => NO_ITEMS.has(key));
  return [[], above, ...above.map((one) => [one])];
}

function classify(line: ReadLine, amounts: readonly TillAmount[], uncertain: readonly TillAmount[]): Entry {
  const labelled = amounts.find((amount) => amount.line === line);
  if (labelled && SUMS.has(labelled.key)) return { kind: 'sum', line, cents: labelled.cents };
  if (labelled && NO_ITEMS.has(labelled.key) && !uncertain.includes(labelled)) return { kind: 'text', line };
  if (PRICE_AT_END.test(line.text)) return { kind: 'product', line };
  const amount = readLastAmount(line);
  if (!amount) return { kind: 'text', line };
  const cents = labelled?.key === 'discount' && amount.cents > 0n ? -amount.cents : amount.cents;
  return { kind: 'item', line, amount: { ...amount, cents } };
}

/** The items whose amounts add up to a sum below them: as many as possible. */
function findItems(entries: readonly Entry[], skipped: number): Item[] {
  const items: Item[] = [];
  let found: Item[] = [];
  let total = 0n;
  let seen = 0;
  for (const entry of entries) {
    if (entry.kind === 'item') {
      seen += 1;
      if (seen <= skipped) continue;
      items.push(entry);
      total += entry.amount.cents;
    }
    if (entry.kind !== 'sum') continue;
    // What a till prints between the items and their sum, such as the tax, is no item.
    const rest = listTails(items).findIndex((tail) => entry.cents === total - tail);
    if (rest >= 0 && items.length - rest > 0) found = items.slice(0, items.length - rest);
  }
  return found;
}

/** The sums of the last items, of none to at most `MAX_BETWEEN`. */
function listTails(items: readonly Item[]): bigint[] {
  return Array.from({ length: 1 + Math.min(MAX_BETWEEN, items.length) }, (_, count) =>
    sumOf(items.slice(items.length - count).map(({ amount }) => amount.cents)),
  );
}

function toRows({ document }: Receipt, entries: readonly Entry[], items: readonly Item[]): ItemRow[] {
  const own = new Set(items.map(({ line }) => line));
  const rates = new Set(document.lines.filter((line) => !own.has(line)).flatMap(listRates));
  const used = new Set<ReadLine>();
  const rows = items.map((item) => {
    const at = entries.indexOf(item);
    const product = findProduct(entries, at, used);
    const name = readOwnName(item, product) ?? readNameAbove(entries, at, used);
    return toRow(item, name, product, rates);
  });
  return splitLeadingQuantities(rows);
}

/** The quantity and price of an item: on its line, or on the one below or above that no other item uses. */
function findProduct(entries: readonly Entry[], at: number, used: Set<ReadLine>): Product | null {
  const item = entries[at];
  if (item?.kind !== 'item') return null;
  for (const entry of [item, entries[at + 1], entries[at - 1]]) {
    if (!entry || (entry !== item && entry.kind === 'item') || entry.kind === 'sum' || used.has(entry.line)) continue;
    const text = entry === item ? joinWords(item.amount.before) : entry.line.text;
    const product = readProduct(entry.line, text, item.amount.cents);
    if (!product) continue;
    if (entry !== item) used.add(entry.line);
    return product;
  }
  return null;
}

/** Reads a quantity and a price whose product is the amount; null if there are none. */
function readProduct(line: ReadLine, text: string, cents: bigint): Product | null {
  const [, quantity = '', unit = '', price = ''] = PRODUCT.exec(text) ?? [];
  if (quantity === '') return null;
  const [left, right] = [quantity, price].map((number) => Number(number.replace(',', '.')));
  const isProduct = Math.abs((left ?? 0) * (right ?? 0) * 100 - Number(cents)) <= MAX_PRODUCT_ERROR;
  return isProduct ? { line, quantity: String(left), price: String(right), unit } : null;
}

function readOwnName({ line, amount }: Item, product: Product | null): string | null {
  const text = joinWords(amount.before);
  return readName(product?.line === line ? text.replace(PRODUCT, '') : text);
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

/** The rates of a row are also in the till's summary of taxes. Other percentages are those of a discount or of fat. */
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

function listRates({ numerals }: ReadLine): string[] {
  return numerals.filter(({ percent }) => percent).flatMap((numeral) => decimalOf(rateOf(numeral) ?? 0n));
}

/** Takes whole numbers before the names as quantities if most names begin with one: "2 Flat White". */
function splitLeadingQuantities(rows: readonly ItemRow[]): ItemRow[] {
  const leading = rows.map(({ name }) => LEADING_QUANTITY.exec(name ?? ''));
  const isColumn = leading.filter((match) => match !== null).length >= MIN_LEADING_SHARE * rows.length;
  if (!isColumn) return [...rows];
  return rows.map((row, index) => {
    const match = leading[index];
    const count = Number(match?.[1]);
    if (!match || !(count >= 1 && count <= MAX_LEADING)) return row;
    return {
      ...row,
      name: (row.name ?? '').slice(match[0].length),
      quantity: row.price === null ? String(count) : row.quantity,
    };
  });
}
