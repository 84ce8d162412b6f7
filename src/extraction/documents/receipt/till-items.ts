import { sumOf } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { rightOf } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import { readLastAmount } from './printed-amount.js';
import type { Receipt } from './receipt.js';
import { SUMS, type TillAmount } from './till-amounts.js';
import type { TillKey } from './till-label.js';
import { endsWithPrice, readPrice, readProduct, readStackedProduct, STACKED_LINES } from './till-products.js';
import type { Product } from './till-products.js';
import { listRates, MAX_APART, toTillRows, type Entry, type Item } from './till-rows.js';

/** Lines with an amount before the first item, such as those of a promotion at the top. */
const MAX_SKIPPED = 4;
/** Lines with an amount between the items and their sum. */
const MAX_BETWEEN = 3;
/** The amounts of items end below each other. Numbers that end before this share of the width are parts of names. */
const MIN_RIGHT = 0.8;
const NO_ITEMS: ReadonlySet<TillKey> = new Set(['tax', 'paid', 'change', 'rounding', 'ignored']);
/** In heights: amounts with and without a currency behind them are this far from being aligned. */
const MAX_SHIFT = 4;
/** In letters: a line of a quantity and a price has a unit and hardly more. */
const MAX_UNITS = 10;

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
  return best ? toTillRows(receipt, best.entries, best.items) : [];
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
  const isSum = labelled !== undefined && SUMS.has(labelled.key) && !isLessThanItem(lines, labelled);
  if (isSum && !stack) return { kind: 'sum', line, cents: labelled.cents };
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

/**
 * Whether what looks like the label of a subtotal is a word of an item, as a much larger amount is above it: "Cake gross 2.80". The total may
 * also be above the sum before tax.
 */
function isLessThanItem(lines: readonly ReadLine[], { key, cents, line, box }: TillAmount): boolean {
  if (key !== 'subtotal' || cents <= 0n) return false;
  const above = lines.slice(0, line.index).flatMap((other) => readLastAmount(other) ?? []);
  const aligned = above.filter((other) => Math.abs(rightOf(other.box) - rightOf(box)) < MAX_SHIFT * box.height);
  return above.every((other) => other.cents >= 0n) && aligned.some((other) => other.cents > 2n * cents);
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
    // A discount between a sum and the next is one on the whole sale, whatever its name.
    const isOnSale =
      found.length > 0 && longer.slice(found.length).every(({ isDiscount, amount }) => isDiscount || amount.cents < 0n);
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
