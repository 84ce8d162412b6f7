import { findUnit } from '../../fields/items/units.js';
import { centsOf, decimalOf, sumOf } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { rateOf } from '../../page/labelled-amounts.js';
import { joinBoxes, rightOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import { readLastAmount, type PrintedAmount } from './printed-amount.js';
import type { Receipt } from './receipt.js';
import { SUMS, type TillAmount } from './till-amounts.js';
import { findTillWords, type TillKey } from './till-label.js';
import { endsWithPrice, readPrice, readProduct, readStackedProduct, STACKED_LINES } from './till-products.js';
import type { Product } from './till-products.js';

/** What a line of a receipt is: an item, a sum, the quantity and price of an item, or text. */
type Entry =
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

type Item = Extract<Entry, { kind: 'item' }>;

/** Lines with an amount before the first item, such as those of a promotion at the top. */
const MAX_SKIPPED = 4;
/** Lines with an amount between the items and their sum. */
const MAX_BETWEEN = 3;
/** The amounts of items end below each other. Numbers that end before this share of the width are parts of names. */
const MIN_RIGHT = 0.8;
/** The share of items that begin with a whole number if these are quantities. */
const MIN_LEADING_SHARE = 0.6;
const NO_ITEMS: ReadonlySet<TillKey> = new Set(['tax', 'paid', 'change', 'rounding', 'ignored']);
/** In letters: a line of a quantity and a price has a unit and hardly more. */
const MAX_UNITS = 10;
/** Lines between an item and its quantity, such as its size. */
const MAX_APART = 3;
/** What precedes or follows a name: codes of articles, numbers, signs. */
const CODE_BEFORE = /^(?:[*>+#-]\s?|\d{5,14}\s)+/;
const PERCENT_AFTER = /(?<![\s—–-])[\s—–-]*(?:%\s?\d{1,2}(?:[.,]\d{1,2})?|\d{1,2}(?:[.,]\d{1,2})?\s?%)?[\s—–-]*$/u;
const LEADING_QUANTITY = /^(\d{1,2})(\s?[x×])?\s(?=.*\p{L}{2})/u;

/**
 * Reads the items of a receipt: of the lines with an amount at their end, those that add up to a sum below them. Returns none if no such
 * lines do.
 */
export function readTillItems(receipt: Receipt, amounts: readonly TillAmount[]): ItemRow[] {
  const { lines } = receipt.document;
  const found = listUncertain(amounts).flatMap((others) => {
    const entries = lines.map((line) => classify(lines, line, amounts, others));
    return Array.from({ length: 1 + MAX_SKIPPED }, (_, skipped) => skipped).flatMap((skipped) =>
      [false, true].map((dropsSums) => ({ entries, items: findItems(entries, skipped, dropsSums) })),
    );
  });
  const [best] = found.toSorted((a, b) => b.items.length - a.items.length);
  return best ? toRows(receipt, best.entries, best.items) : [];
}

/** Labelled amounts above the first sum that may be items after all, such as a "Deposit": none of them, all, or one. */
function listUncertain(amounts: readonly TillAmount[]): (readonly TillAmount[])[] {
  const first = amounts.findIndex(({ key }) => SUMS.has(key));
  const above = amounts
    .slice(0, Math.max(0, first))
    .filter(
      ({ key, line }) => NO_ITEMS.has(key) && key !== 'rounding' && !(key === 'tax' && listRates(line).length > 0),
    );
  return [[], above, ...above.map((one) => [one])];
}

function classify(
  lines: readonly ReadLine[],
  line: ReadLine,
  amounts: readonly TillAmount[],
  uncertain: readonly TillAmount[],
): Entry {
  const labelled = amounts.find((amount) => amount.line === line);
  const stack = findStack(lines, line, amounts);
  const below = lines.slice(line.index + 1, line.index + 1 + STACKED_LINES);
  if (below.some((other) => findStack(lines, other, amounts))) return { kind: 'product', line };
  if (labelled && SUMS.has(labelled.key) && !stack) return { kind: 'sum', line, cents: labelled.cents };
  if (labelled && isOther(labelled) && !uncertain.includes(labelled)) return { kind: 'text', line };
  const amount = readLastAmount(line);
  if (!amount) return { kind: 'text', line };
  const isOwn = readProduct(line, joinWords(amount.before), amount.cents) !== null;
  if (!isOwn && (endsWithPrice(line.text) || isProductOfOther(lines, line))) return { kind: 'product', line };
  const right = Math.max(0, ...amounts.filter(({ key }) => SUMS.has(key)).map(({ box }) => rightOf(box)));
  if (rightOf(amount.box) < MIN_RIGHT * right) return { kind: 'text', line };
  const isDiscount = labelled?.key === 'discount';
  const cents = isDiscount && amount.cents > 0n ? -amount.cents : amount.cents;
  return { kind: 'item', line, amount: { ...amount, cents }, stack, isDiscount };
}

/** The quantity and the price on the lines above an amount that is labelled as a sum, if the sum of the items follows. */
function findStack(lines: readonly ReadLine[], line: ReadLine, amounts: readonly TillAmount[]): Product | null {
  const own = amounts.find((amount) => amount.line === line && SUMS.has(amount.key));
  const hasSum = amounts.some(({ key, line: other, cents }) => {
    return own && SUMS.has(key) && other.index > line.index && cents >= own.cents;
  });
  return own && hasSum ? readStackedProduct(lines, line, own.cents) : null;
}

/** Whether an amount is neither an item nor a sum. A coupon is one of the amounts to ignore, unless it is subtracted. */
function isOther({ key, cents }: TillAmount): boolean {
  return NO_ITEMS.has(key) && !(key === 'ignored' && cents < 0n);
}

/** Whether a line has hardly more than a quantity and a price, whose product is the amount of the item above it or below. */
function isProductOfOther(lines: readonly ReadLine[], line: ReadLine): boolean {
  if ((line.text.match(/\p{L}/gu)?.length ?? 0) > MAX_UNITS) return false;
  const above = lines.slice(Math.max(0, line.index - MAX_APART), line.index).toReversed();
  const others = [...above.flatMap((other) => readLastAmount(other) ?? []).slice(0, 1)];
  const below = readLastAmount(lines[line.index + 1] ?? line);
  return [...others, ...(below ? [below] : [])].some(({ cents }) => {
    const product = readProduct(line, line.text, cents) ?? readPrice(line, cents);
    return product !== null && product.quantity !== '1';
  });
}

/** The items whose amounts add up to a sum below them: as many as possible. */
function findItems(entries: readonly Entry[], skipped: number, dropsSums: boolean): Item[] {
  const items: Item[] = [];
  let found: Item[] = [];
  let total = 0n;
  let seen = 0;
  for (const entry of entries) {
    if (entry.kind === 'item') {
      seen += 1;
      const isSum = dropsSums && isSumOf(entry, items);
      if (seen <= skipped || isSum) continue;
      items.push(entry);
      total += entry.amount.cents;
    }
    if (entry.kind !== 'sum') continue;
    // What a till prints between the items and their sum, such as the tax, is no item.
    const rest = listTails(items).findIndex((tail) => entry.cents === total - tail);
    if (rest < 0 || items.length === rest) continue;
    const longer = items.slice(0, items.length - rest);
    // A discount between a sum and the next is one on the whole sale.
    const isOnSale = found.length > 0 && longer.slice(found.length).every(({ isDiscount }) => isDiscount);
    if (!isOnSale) found = longer;
  }
  return found;
}

/** Whether an item is the sum of those above it, under a label that is misread, or of the last two without a label. */
function isSumOf({ amount }: Item, items: readonly Item[]): boolean {
  const last = amount.before.length === 0 ? items.slice(-2) : items;
  return last.length > 1 && sumOf(last.map((item) => item.amount.cents)) === amount.cents;
}

/** The sums of the last items, of none to at most `MAX_BETWEEN`. */
function listTails(items: readonly Item[]): bigint[] {
  return Array.from({ length: 1 + Math.min(MAX_BETWEEN, items.length) }, (_, count) =>
    sumOf(items.slice(items.length - count).map(({ amount }) => amount.cents)),
  );
}

function toRows({ document, region }: Receipt, entries: readonly Entry[], items: readonly Item[]): ItemRow[] {
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
  return mergeDiscounts(splitLeadingQuantities(rows), items);
}

/** Whether a row is a discount by its label, which may be on the line above its amount. */
function isDiscountRow({ name }: ItemRow, item: Item | undefined): boolean {
  const words = (name ?? '')
    .split(' ')
    .map((text, x) => ({ text, confidence: 1, box: { x, y: 0, width: 1, height: 1 } }));
  return item !== undefined && item.amount.cents < 0n && (item.isDiscount || findTillWords(words).has('discount'));
}

/** Subtracts each discount from the row right above it. After the last item, it may be one on the whole sale, and stays a row. */
function mergeDiscounts(rows: readonly ItemRow[], items: readonly Item[]): ItemRow[] {
  const end = rows.findLastIndex((row, index) => !isDiscountRow(row, items[index]));
  const merged: ItemRow[] = [];
  for (const [index, row] of rows.entries()) {
    const [last, discount] = [merged.at(-1), items[index]?.amount.cents ?? 0n];
    const cents = last ? (centsOf(last.amount) ?? 0n) + discount : 0n;
    const isMerged = index < end && isDiscountRow(row, items[index]) && cents > 0n;
    if (last && isMerged) merged[merged.length - 1] = { ...last, amount: decimalOf(cents) };
    else merged.push(row);
  }
  return merged;
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

/** The rates of a row are also in the till's summary of taxes, or all rows have one of the country's. Other percentages are those of a discount or of fat. */
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
