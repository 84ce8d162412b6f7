import { TOTAL_LABELS } from '../../locales/dictionaries.js';
import type { ColumnLabel } from '../../locales/locale.js';
import type { Box, ItemFinding } from '../../model/finding.js';
import { centsOf, decimalOf, taxOn, taxWithin } from '../../page/cents.js';
import { AMOUNT_COLUMNS, ROUNDING, type ItemRow } from '../../page/item-row.js';
import { parsePercent } from '../../page/rates.js';
import { joinBoxes } from '../../page/boxes.js';
import { joinWords } from '../../page/lines.js';
import type { DecimalMark, Numeral } from '../../page/numbers.js';
import { squash } from '../../text/squash.js';
import { splitLeadingQuantity } from './leading-quantity.js';
import type { Placed } from './placed-words.js';
import { measureDistance } from './placed-words.js';
import { readNames, type NameColumns } from './row-names.js';
import { findUnit } from '../../locales/units.js';

/** The parts of a row, the words where it begins, its price and its amount. */
interface PricedRow {
  readonly parts: readonly Placed[];
  readonly anchor: Placed;
  readonly unitPrice: Numeral | undefined;
  readonly money: Numeral;
}

/** A letter after an amount that says how it is taxed. */
const TAX_MARK = /^[A-Z]$/;
/** Distances in a row, in heights of its line. */
const DISTANCES = {
  /** The amount and the rate may be below a name of up to three lines. */
  maxAmount: 2.6,
  /** Words this close to the anchor belong to the box of the row. */
  maxBox: 2,
  /** The unit is on the line of the quantity or just below. */
  maxUnit: 1.5,
} as const;

/**
 * Reads the row that begins at an anchor from its parts; null if no amount is near enough.
 *
 * @param isAmount whether a number is written like the amounts of the table
 * @param mark the decimal mark of the document
 * @param table where the rows of the table have their names
 */
export function readRow(
  parts: readonly Placed[],
  anchor: Placed,
  isAmount: (numeral: Numeral) => boolean,
  mark: DecimalMark | null,
  table: NameColumns,
): ItemRow | null {
  const nearest = (keys: readonly ColumnLabel[], accept: (entry: Placed) => boolean): Placed | undefined =>
    parts
      .filter((entry) => keys.includes(entry.key) && accept(entry))
      .toSorted(
        (a, b) => measureDistance(a, anchor) - measureDistance(b, anchor) || keys.indexOf(a.key) - keys.indexOf(b.key),
      )[0];
  const amount = nearest(AMOUNT_COLUMNS, (entry) => entry.numerals.some((numeral) => isAmount(numeral)));
  const money = amount?.numerals.findLast((numeral) => isAmount(numeral));
  const isNear = (entry: Placed): boolean =>
    measureDistance(entry, anchor) <= DISTANCES.maxAmount * anchor.line.box.height;
  if (!amount || !money || !isNear(amount)) return null;
  const unitPrice = nearest(['price'], (entry) => entry.numerals.length > 0)?.numerals.find(isAmount);
  const sums = parts.filter(({ key, line }) => AMOUNT_COLUMNS.includes(key) && line === amount.line);
  const isTax = createTaxTest(sums.flatMap(({ numerals }) => numerals.filter(isAmount)));
  const readOwnRate = (entry: Placed): string | null => readRate(entry, isTax);
  // Further below, sums may be in the column of rates.
  const rate = nearest(['vat_rate', 'vat_amount'], (entry) => readOwnRate(entry) !== null && isNear(entry));
  const vat = nearest(
    ['vat_amount', 'vat_rate'],
    (entry) => readOwnRate(entry) === null && entry.numerals.some(isAmount),
  );
  const whole = rate || vat ? undefined : findWhole(sums, isAmount);
  const discount = nearest(['discount'], (entry) => entry.numerals.some(isAmount));
  const isReduced = parts.some(({ key, numerals }) => key === 'discount' && numerals.length > 0);
  const reduced = isReduced && rate ? computeReduced(money, sums, readOwnRate(rate)) : null;
  const isQuantity = anchor.key === 'quantity';
  const names = readNames(parts, table);
  const leading = splitLeadingQuantity(names.name ?? '', mark);
  return {
    ...names,
    name: names.name === null || isQuantity ? names.name : leading.name,
    quantity: isQuantity ? (anchor.numerals[0]?.value ?? '1') : findCount({ parts, anchor, unitPrice, money }, leading),
    unit: isQuantity ? readUnit(anchor, parts) : null,
    price: findPrice(parts, anchor, money) ?? unitPrice?.value ?? null,
    amount: reduced ?? whole?.value ?? money.value,
    amountKind: whole ? 'gross' : amount.key === 'net' || amount.key === 'gross' ? amount.key : 'amount',
    discount: discount?.numerals.find(isAmount)?.value ?? computeDiscount(parts, amount, money),
    rate: rate ? readOwnRate(rate) : null,
    vat: vat?.numerals.findLast(isAmount)?.value ?? null,
    page: anchor.line.page,
    box: boxAround(parts, anchor),
  };
}

/** The amount with VAT in the sums of a row. It alone is certain if the row shows neither the tax nor its rate. */
function findWhole(sums: readonly Placed[], isAmount: (numeral: Numeral) => boolean): Numeral | undefined {
  return sums.find(({ key }) => key === 'gross')?.numerals.findLast(isAmount);
}

/** Computes the net amount from the gross amount if the net amount shown is the one before the discount; null otherwise. */
function computeReduced(shown: Numeral, sums: readonly Placed[], rate: string | null): string | null {
  const net = centsOf(
    sums.find(({ key, numerals }) => key === 'net' && numerals.includes(shown))?.numerals.at(-1)?.value ?? '',
  );
  const gross = centsOf(sums.find(({ key }) => key === 'gross')?.numerals.at(-1)?.value ?? '');
  const percentage = centsOf(rate ?? '');
  if (net === null || gross === null || percentage === null || net <= 0n) return null;
  return net + taxOn(net, percentage) > gross + 1n ? decimalOf(gross - taxWithin(gross, percentage)) : null;
}

/** The discount in money that the percentage on the line of an amount makes of it; null if there is none. */
function computeDiscount(parts: readonly Placed[], { line: own }: Placed, money: Numeral): string | null {
  const onLine = parts.filter(({ key, line }) => key === 'discount' && line === own);
  const percent = onLine.flatMap(({ numerals }) => numerals).find((numeral) => numeral.percent);
  const [amount, rate] = [centsOf(money.value), centsOf(percent?.value ?? '')];
  return amount === null || rate === null ? null : decimalOf(taxOn(amount, rate));
}

function boxAround(parts: readonly Placed[], anchor: Placed): Box {
  const near = parts.filter((entry) => measureDistance(entry, anchor) < anchor.line.box.height * DISTANCES.maxBox);
  return joinBoxes(near.flatMap(({ words }) => words.map(({ box }) => box)));
}

/** Tests whether a number in a column that is only called "VAT" is a tax rather than a rate: it lies between two amounts of its row. */
function createTaxTest(amounts: readonly Numeral[]): (numeral: Numeral) => boolean {
  const sums = amounts.map(({ value }) => Number(value));
  return ({ value }) =>
    sums.some((net) => sums.some((gross) => gross !== net && Math.abs(gross - net - Number(value)) < ROUNDING));
}

/** Reads a VAT rate: a percentage, or a number in the column of rates that is no tax. */
function readRate(entry: Placed, isTax: (numeral: Numeral) => boolean): string | null {
  const percent = parsePercent(joinWords(entry.words));
  if (percent !== null) return decimalOf(percent);
  const bare = entry.key === 'vat_rate' ? entry.numerals.find(({ decimals }) => decimals <= 2) : undefined;
  // "exempt, art. 10" names a law.
  const isNamed = entry.words.slice(0, bare?.from).some(({ text }) => /\p{L}{2}/u.test(text) && !isTaxName(text));
  if (bare && isNamed) return null;
  if (bare && isTax(bare)) return null;
  return bare?.currencySign === null ? bare.value : null;
}

function isTaxName(text: string): boolean {
  return TOTAL_LABELS.get(squash(text)) === 'vat';
}

/** Whether a number in a column of amounts is written as money. The mark of its tax may follow: "1,250.00T". */
export function hasCents(numeral: Numeral): boolean {
  const isBare = numeral.suffix === '' || TAX_MARK.test(numeral.suffix);
  return !numeral.percent && isBare && (numeral.decimals >= 2 || numeral.currencySign !== null);
}

/**
 * How the amounts of a table are written: with cents, or all of them without. Programs that write numbers as they are mix "24.99", "37.5" and
 * "40".
 */
export function findAmountForm(placed: readonly Placed[]): (numeral: Numeral) => boolean {
  const amounts = placed.filter((entry) => AMOUNT_COLUMNS.includes(entry.key)).flatMap((entry) => entry.numerals);
  const isPlain = (numeral: Numeral): boolean => !numeral.percent && numeral.suffix === '';
  if (!amounts.some(hasCents)) return isPlain;
  const hasTenths = amounts.some((numeral) => isPlain(numeral) && numeral.decimals === 1);
  return hasTenths || placed.some((entry) => isWholeProduct(entry, placed)) ? isPlain : hasCents;
}

/** Whether a cell is an amount without cents, which the quantity and the price of a named row make: "9", "95", "855". */
function isWholeProduct({ key, line, numerals: [amount] }: Placed, placed: readonly Placed[]): boolean {
  if (!AMOUNT_COLUMNS.includes(key) || amount?.decimals !== 0 || !/\p{L}{2}/u.test(line.text)) return false;
  const [quantity, price] = (['quantity', 'price'] as const).map(
    (factor) => placed.find((entry) => entry.line === line && entry.key === factor)?.numerals[0],
  );
  return quantity !== undefined && price !== undefined && isProductOf(Number(quantity.value), price, amount);
}

/** Whether a quantity times a price of a row is another of its numbers. */
function isFactor(quantity: string | null, parts: readonly Placed[]): boolean {
  const isPrice = ({ key }: Placed): boolean => key === 'price';
  const prices = parts.filter(isPrice).flatMap(({ numerals }) => numerals);
  const others = parts.filter((entry) => !isPrice(entry)).flatMap(({ numerals }) => numerals);
  return quantity !== null && prices.some((price) => others.some((one) => isProductOf(Number(quantity), price, one)));
}

function isProductOf(quantity: number, price: Numeral, amount: Numeral): boolean {
  return Math.abs(quantity * Number(price.value) - Number(amount.value)) < ROUNDING * Math.max(1, quantity);
}

/** Finds the quantity of a row that has none in a column of quantities; "1" if nothing shows it. */
function findCount(
  { parts, anchor, unitPrice, money }: PricedRow,
  { quantity: leading }: ReturnType<typeof splitLeadingQuantity>,
): string {
  const counted = isFactor(leading, parts) ? leading : null;
  return counted ?? findMultiplier(parts, anchor, unitPrice, money) ?? leading ?? '1';
}

/** Finds the quantity of a row in a table without a column for it: the number on its line that, times the price, is the amount. */
function findMultiplier(
  parts: readonly Placed[],
  anchor: Placed,
  price: Numeral | undefined,
  money: Numeral,
): string | null {
  if (!price || Number(price.value) === 0) return null;
  const onLine = parts.filter(({ line }) => line === anchor.line).flatMap(({ line }) => line.numerals);
  const fits = ({ value }: Numeral): boolean => isProductOf(Number(value), price, money);
  return onLine.find((numeral) => !numeral.percent && Number(numeral.value) !== 1 && fits(numeral))?.value ?? null;
}

/** Finds the price that yields the amount, if a row shows several, such as list price, discount and net price. */
function findPrice(parts: readonly Placed[], anchor: Placed, money: Numeral): string | null {
  const quantity = Number(anchor.numerals[0]?.value ?? '1');
  const prices = parts.filter((entry) => entry.key === 'price').flatMap((entry) => entry.numerals);
  return (
    prices.find((price) => Math.abs(Number(price.value) * quantity - Number(money.value)) < ROUNDING)?.value ?? null
  );
}

function readUnit(anchor: Placed, parts: readonly Placed[]): ItemFinding['unit'] {
  const suffix = anchor.numerals[0]?.suffix ?? '';
  const beside = anchor.words.slice(anchor.numerals[0]?.to ?? 1).map((word) => word.text);
  const others = parts.filter(
    (entry) =>
      entry !== anchor &&
      (entry.key === 'unit' || entry.key === 'quantity') &&
      measureDistance(entry, anchor) < DISTANCES.maxUnit * anchor.line.box.height,
  );
  const words = [suffix, ...beside, ...others.flatMap((entry) => entry.words.map((word) => word.text))];
  return words.map(findUnit).find((unit) => unit !== null) ?? null;
}
