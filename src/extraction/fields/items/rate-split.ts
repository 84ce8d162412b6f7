import { centsOf, decimalOf, distance, sumOf, taxOn, taxWithin } from '../../page/cents.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';

/** More lines have too many possible splits. */
const MAX_LINES = 14;
/** More ways to give rates to the lines that show none are too many. */
const MAX_WAYS = 256;
/** Among more lines, a wrong choice of lines may yield the same tax by chance. */
const MAX_PARTLY_TAXED = 8;

/**
 * Completes the VAT rates of lines by the taxes of the document: lines without a rate are not taxed if the tax on the others is the
 * whole VAT, and the taxes per rate show which of two rates each line has.
 */
export function splitRates(items: readonly ItemRow[], totals: Totals): readonly ItemRow[] {
  return splitByTaxes(markUntaxed(items, totals), totals);
}

/** Sets a rate of zero for the lines that show no rate, or a word such as "exempt", if the tax on the others is the whole VAT. */
function markUntaxed(items: readonly ItemRow[], totals: Totals): readonly ItemRow[] {
  const rates = [...new Set(items.map(({ rate }) => rate))].filter((rate) => rate !== null);
  const isSome = rates.length > 0 && items.some(({ rate }) => rate === null);
  if (!isSome || totals.vat === null || totals.vat === 0n) return items;
  const isGross = sumRows(items) === totals.gross;
  const taxes = rates.map((rate) => {
    const sum = sumRows(items.filter((item) => item.rate === rate));
    const cents = centsOf(rate) ?? 0n;
    return isGross ? taxWithin(sum, cents) : taxOn(sum, cents);
  });
  if (distance(sumOf(taxes), totals.vat) > BigInt(rates.length)) return items;
  return items.map((item) => (item.rate === null ? { ...item, rate: '0' } : item));
}

/**
 * Adds the VAT rate to each line if only the taxes per rate show it: exactly one split of the lines into two groups yields these taxes.
 * The second group may be untaxed. Returns the lines unchanged if they show rates themselves, or if several splits fit.
 */
function splitByTaxes(items: readonly ItemRow[], totals: Totals): readonly ItemRow[] {
  const perRate = sumTaxPerRate(totals);
  const partly = splitUnknown(items, perRate, totals);
  if (partly) return partly;
  const taxes = addUntaxed(perRate, items, totals);
  const amounts = items.map((item) => centsOf(item.amount) ?? 0n);
  const isUnknown = items.every((item) => item.rate === null) && items.length > 1 && items.length <= MAX_LINES;
  const sum = sumOf(amounts);
  const isNet = isWithoutTax(sum, totals);
  if (!isUnknown || taxes.size !== 2 || (!isNet && sum !== totals.gross)) return items;
  const [first, second] = [...taxes].map(([rate, tax]) => ({ rate, tax }));
  if (!first || !second) return items;
  const fits = listSplits(items.length).filter((inFirst) => {
    const base = sumOf(amounts.filter((_, index) => inFirst(index)));
    const rest = sum - base;
    return isNet
      ? isTaxOn(first, base) && isTaxOn(second, rest)
      : isTaxWithin(first, base) && isTaxWithin(second, rest);
  });
  const [only] = fits;
  if (!only || fits.length > 1) return items;
  return items.map((item, index) => ({ ...item, rate: decimalOf(only(index) ? first.rate : second.rate) }));
}

/**
 * Gives the lines without a rate, such as shipping, the only rates with which all lines yield the taxes per rate; null if other lines show
 * none, or if several ways fit.
 */
function splitUnknown(
  items: readonly ItemRow[],
  perRate: ReadonlyMap<bigint, bigint>,
  totals: Totals,
): readonly ItemRow[] | null {
  const unknown = items.flatMap(({ rate }, index) => (rate === null ? [index] : []));
  const rates = [...new Set([...perRate.keys(), ...items.flatMap(({ rate }) => centsOf(rate ?? '') ?? [])])];
  if (unknown.length === 0 || unknown.length === items.length || rates.length ** unknown.length > MAX_WAYS) return null;
  const sum = sumRows(items);
  const isNet = isWithoutTax(sum, totals);
  if (perRate.size === 0 || (!isNet && sum !== totals.gross)) return null;
  const ways = unknown.reduce<bigint[][]>((all) => all.flatMap((way) => rates.map((rate) => [...way, rate])), [[]]);
  const read = ways.map((way) =>
    items.map((item, index) =>
      item.rate === null ? { ...item, rate: decimalOf(way[unknown.indexOf(index)] ?? 0n) } : item,
    ),
  );
  const fits = read.filter((rows) =>
    rates.every((rate) => {
      const part = sumRows(rows.filter((row) => centsOf(row.rate ?? '') === rate));
      const tax = isNet ? taxOn(part, rate) : taxWithin(part, rate);
      return distance(tax, perRate.get(rate) ?? 0n) <= 1n;
    }),
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** Adds a group without tax if the only tax is not that on all lines, as in the US, where goods are taxed and work is not. */
function addUntaxed(
  taxes: ReadonlyMap<bigint, bigint>,
  items: readonly ItemRow[],
  totals: Totals,
): Map<bigint, bigint> {
  const [only] = taxes;
  const sum = sumRows(items);
  if (!only || taxes.size > 1 || items.length > MAX_PARTLY_TAXED || totals.gross === totals.net) return new Map(taxes);
  const [rate, tax] = only;
  const whole = isWithoutTax(sum, totals) ? taxOn(sum, rate) : taxWithin(sum, rate);
  return distance(whole, tax) <= BigInt(items.length) ? new Map(taxes) : new Map([only, [0n, 0n]]);
}

/** Whether a sum is the net total. The net total that a document states may leave out what it does not tax. */
function isWithoutTax(sum: bigint, { net, vat, gross }: Totals): boolean {
  return sum === net || (vat !== null && vat !== 0n && sum + vat === gross);
}

function isTaxOn({ rate, tax }: { rate: bigint; tax: bigint }, base: bigint): boolean {
  return base !== 0n && distance(taxOn(base, rate), tax) <= 1n;
}

function isTaxWithin({ rate, tax }: { rate: bigint; tax: bigint }, whole: bigint): boolean {
  return whole !== 0n && distance(taxWithin(whole, rate), tax) <= 1n;
}

/** Lists every way to divide lines into two groups, as a test of whether the line with an index is in the first. */
function listSplits(count: number): ((index: number) => boolean)[] {
  return Array.from({ length: 2 ** count }, (_, way) => (index: number) => Math.floor(way / 2 ** index) % 2 === 1);
}

function sumTaxPerRate(totals: Totals): Map<bigint, bigint> {
  const taxes = new Map<bigint, bigint>();
  for (const { key, rate, cents } of totals.labelled)
    if (key === 'vat' && rate !== null && cents !== 0n) taxes.set(rate, cents);
  return sumOf([...taxes.values()]) === totals.vat ? taxes : new Map();
}
