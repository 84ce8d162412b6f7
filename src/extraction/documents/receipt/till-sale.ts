import { findUnit } from '../../locales/units.js';
import { decimalOf, distance } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import { joinBoxes } from '../../page/boxes.js';
import type { Receipt } from './receipt.js';
import { SUMS, type TillAmount } from './till-amounts.js';

/** A quantity with its unit at the end of a line: "Volume: 41,37 L". */
const QUANTITY = /(?:^|[\s:])(\d{1,4}(?:[.,]\d{1,3})?)\s?(\p{L}{1,5})\.?$/u;
/** A price per unit: "Price: 1,879 EUR/L". */
const UNIT_PRICE = /(?:^|[\s:])(\d{1,4}[.,]\d{2,4})\s?[^\s\d/]{0,4}\s?\/\s?\p{L}{1,5}\.?$/u;
/** A label and a text that begins with letters, unlike the number of a pump or card: "Fuel: Diesel". */
const LABELLED_TEXT = /:\s*(\p{L}{2}[^:]*)$/u;
/** In lines. The quantity, its price and the name are this close together. */
const MAX_APART = 4;
/** In cents: products are rounded, and tills may cut instead. */
const MAX_ERROR = 1n;

/**
 * Reads the only item of a receipt that shows it as a form, such as that of a fuel station: name, quantity and price are on lines of their
 * own, and their product is a sum of the receipt. Returns none if there is no such item.
 */
export function readSingleSale({ document }: Receipt, amounts: readonly TillAmount[]): ItemRow[] {
  const sums = amounts.filter(({ key }) => SUMS.has(key));
  for (const line of document.lines) {
    const [, quantity, unit = ''] = QUANTITY.exec(line.text) ?? [];
    if (quantity === undefined || findUnit(unit) === null) continue;
    const near = document.lines.filter(({ page, index }) => page === line.page && isNear(index, line.index));
    for (const other of near) {
      const price = UNIT_PRICE.exec(other.text)?.[1];
      const sum = price === undefined ? undefined : sums.find(({ cents }) => isProduct(quantity, price, cents));
      if (!sum || price === undefined) continue;
      const named = findNamed(near, [line, other]);
      return [
        {
          name: named?.name ?? null,
          description: null,
          quantity: toDecimal(quantity),
          unit: findUnit(unit),
          price: toDecimal(price),
          amount: decimalOf(sum.cents),
          discount: null,
          amountKind: 'amount',
          rate: null,
          vat: null,
          page: line.page,
          box: joinBoxes([line, other, ...(named ? [named.line] : [])].map(({ box }) => box)),
        },
      ];
    }
  }
  return [];
}

/** The text of the nearest line above that names something after a label, such as "Fuel: Diesel". */
function findNamed(
  near: readonly ReadLine[],
  used: readonly ReadLine[],
): { readonly name: string; readonly line: ReadLine } | null {
  const first = Math.min(...used.map(({ index }) => index));
  const line = near.findLast(({ index, text }) => index < first && LABELLED_TEXT.test(text));
  return line ? { name: LABELLED_TEXT.exec(line.text)?.[1]?.trim() ?? '', line } : null;
}

function isNear(left: number, right: number): boolean {
  return Math.abs(left - right) <= MAX_APART;
}

function isProduct(quantity: string, price: string, cents: bigint): boolean {
  const product = Number(toDecimal(quantity)) * Number(toDecimal(price)) * 100;
  return cents !== 0n && distance(BigInt(Math.round(product)), cents) <= MAX_ERROR;
}

function toDecimal(text: string): string {
  return text.replace(',', '.');
}
