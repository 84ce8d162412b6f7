import { centsOf, distance, sumOf, taxOn, taxWithin } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import { sumAmountsPerRate } from '../../fields/totals/contained-vat.js';
import { rateOf } from '../../page/rates.js';
import { isMoney } from '../../page/numbers.js';
import { isRunningText } from '../../page/lines.js';
import { listChoices, readVatRows, type VatRow } from '../../page/vat-rows.js';
import { readAmounts, readLastAmount } from './printed-amount.js';
import type { Receipt } from './receipt.js';
import type { TillAmount } from './till-amounts.js';

/** In cents: the tax within an amount is rounded. */
const MAX_ROUNDING = 1n;
/** A till shows the amount of a rate at most this many lines before or after its tax. */
const MAX_APART = 1;
/** In lines. What is exempt may stand between a net amount and its tax. */
const MAX_NET_APART = 3;
/** In lines. Taxes on the same sum follow it. */
const MAX_JOINT = 4;
/** In lines. What is not taxed stands this near to the taxes, one line beyond the amount that they are within. */
const MAX_REST_APART = 2;

/**
 * Finds the summary of taxes on a receipt: rows of a rate, its base and its tax. With what is not taxed, such as a tip, they add up to the
 * total, apart from its rounding. Null if no rows do.
 */
export function findTillTaxes(receipt: Receipt, amounts: readonly TillAmount[], total: bigint): VatRow[] | null {
  const { document, maxRounding } = receipt;
  const rows = [
    ...document.lines.flatMap(readVatRows),
    ...amounts.flatMap((amount) => readTaxBesideAmount(document.lines, amount)),
    ...amounts.flatMap((amount) => readTaxOnNet(amount, amounts)),
  ];
  const choices = listChoices(rows, (ofRate) => ofRate).toSorted((a, b) => b.length - a.length);
  const restOf = (chosen: readonly VatRow[]): bigint =>
    total - sumOf(chosen.map(({ base, vat }) => (base ?? 0n) + vat));
  return (
    choices.find((chosen) => distance(restOf(chosen), 0n) <= maxRounding) ??
    choices.find((chosen) => amounts.some(({ key, cents }) => key === 'tip' && cents === restOf(chosen))) ??
    choices.find((chosen) => isListedBeside(document.lines, chosen, restOf(chosen))) ??
    choices.find((chosen) => isSummedUp(chosen, amounts) && restOf(chosen) > 0n) ??
    findJointTaxes(receipt, amounts, total) ??
    findStatedTax(document.lines, total) ??
    findTaxOfCountry(receipt, amounts, total)
  );
}

/**
 * Adds up what was sold at each rate, where a till prints the rates beside the items and only the sum of the taxes. Null if the amounts
 * are not those of the total, or the taxes within them not that sum.
 */
export function addUpTaxes(
  sold: readonly ItemRow[],
  { amounts, total }: { readonly amounts: readonly TillAmount[]; readonly total: bigint },
): VatRow[] | null {
  const perRate = sumAmountsPerRate(sold);
  if (!perRate || sumRows(sold) !== total) return null;
  const rows = [...perRate].map(([rate, gross]) => {
    const vat = taxWithin(gross, rate);
    return { rate, base: gross - vat, vat, line: null };
  });
  const vat = sumOf(rows.map((row) => row.vat));
  return amounts.some(({ key, cents }) => key === 'tax' && cents === vat) ? rows : null;
}

/** Whether the sum of several taxes is printed below them. What the rest of the total is for is not taxed. */
function isSummedUp(rows: readonly VatRow[], amounts: readonly TillAmount[]): boolean {
  const sum = sumOf(rows.map(({ vat }) => vat));
  const last = Math.max(...rows.map(({ line }) => line?.index ?? 0));
  return rows.length > 1 && amounts.some(({ key, cents, line }) => key === 'tax' && cents === sum && line.index > last);
}

/** Finds several taxes on the same sum, as in Canada: each at the rate on its line, and all of them make up the rest of the total. */
function findJointTaxes(
  { document, maxRounding }: Receipt,
  amounts: readonly TillAmount[],
  total: bigint,
): VatRow[] | null {
  for (const { key, cents: base, line } of amounts) {
    if (key !== 'subtotal' || base <= 0n || base >= total) continue;
    const rows = document.lines.slice(line.index + 1, line.index + 1 + MAX_JOINT).flatMap((other) => {
      const vat = readLastAmount(other)?.cents;
      const rate = listRates(other).find((one) => vat !== undefined && distance(taxOn(base, one), vat) <= MAX_ROUNDING);
      return rate === undefined || vat === undefined ? [] : [{ rate, base, vat, line: other }];
    });
    const rest = total - base - sumOf(rows.map(({ vat }) => vat));
    if (rows.length > 1 && distance(rest, 0n) <= maxRounding) return rows;
  }
  return null;
}

/** Whether the rest of the total is printed beside the rows, as what is not taxed: "GST-free supplies 3.85". */
function isListedBeside(lines: readonly ReadLine[], rows: readonly VatRow[], rest: bigint): boolean {
  if (rest <= 0n) return false;
  const places = rows.flatMap(({ line }) => line?.index ?? []);
  const beside = lines.slice(
    Math.max(0, Math.min(...places) - MAX_REST_APART),
    Math.max(...places) + MAX_REST_APART + 1,
  );
  return places.length > 0 && beside.some((line) => hasOneAmount(line) && readLastAmount(line)?.cents === rest);
}

/** Whether a line is no row of a table: one amount, and no rate. */
function hasOneAmount(line: ReadLine): boolean {
  return line.numerals.filter(isMoney).length === 1 && listRates(line).length === 0;
}

/** The total before it was rounded for cash, if that is printed too. */
function findUnrounded({ maxRounding }: Receipt, amounts: readonly TillAmount[], total: bigint): bigint {
  const isRounded = amounts.some(({ key, cents }) => key === 'rounding' && cents !== 0n);
  const sum = amounts.find(
    ({ key, cents }) =>
      (key === 'total' || key === 'payable') && cents !== total && distance(cents, total) <= maxRounding,
  );
  return isRounded && sum ? sum.cents : total;
}

/** Finds the only tax of a receipt without rates, if it is the tax within the total at exactly one rate of the country. */
function findTaxOfCountry(receipt: Receipt, amounts: readonly TillAmount[], paid: bigint): VatRow[] | null {
  const { document, region } = receipt;
  const total = findUnrounded(receipt, amounts, paid);
  const [only, other] = amounts.filter(({ key, cents }) => key === 'tax' && cents > 0n);
  const isRated = document.lines.some((line) => listRates(line).length > 0);
  if (!only || other || isRated || !region) return null;
  const rates = region.vatRates
    .map((rate) => BigInt(Math.round(100 * Number(rate))))
    .filter((rate) => distance(taxWithin(total, rate), only.cents) <= MAX_ROUNDING);
  const [rate] = rates;
  return rate === undefined || rates.length > 1
    ? null
    : [{ line: only.line, rate, vat: only.cents, base: total - only.cents }];
}

/** Finds the tax in a sentence, if the amount that it is within is printed: "Includes VAT of 3.65 at 8.1%". The rest is not taxed. */
function findStatedTax(lines: readonly ReadLine[], total: bigint): VatRow[] | null {
  const stated = lines.flatMap((line) => {
    const own = listRates(line);
    // The sentence may begin on the line above.
    const above = lines[line.index - 1];
    const rates = own.length > 0 || !above ? own : listRates(above);
    const taxes = line.numerals.filter(isMoney).flatMap(({ value }) => centsOf(value) ?? []);
    const isTax = line.totals.some(({ key }) => key === 'vat') && isRunningText(line);
    const [[rate, otherRate], [vat, otherTax]] = [rates, taxes];
    const isOne = isTax && otherRate === undefined && otherTax === undefined;
    return isOne && rate !== undefined && vat !== undefined ? [{ line, rate, vat }] : [];
  });
  const [only] = stated;
  if (!only || stated.length > 1) return null;
  const printed = lines.flatMap(readAmounts).filter((gross) => gross <= total);
  const gross = printed.find((cents) => distance(taxWithin(cents, only.rate), only.vat) <= MAX_ROUNDING);
  return gross === undefined ? null : [{ ...only, base: gross - only.vat }];
}

/**
 * Reads a tax with its rate, and the gross or net amount of this rate on the line above or below: "Sales A 12.00", "VAT A 20% 2.00", or
 * "VATable sales 100.00", "VAT amount (12%) 12.00".
 */
function readTaxBesideAmount(lines: readonly ReadLine[], { key, cents, line }: TillAmount): VatRow[] {
  if (key !== 'tax' || cents <= 0n) return [];
  const rates = listRates(line);
  const near = lines.slice(Math.max(0, line.index - MAX_NET_APART), line.index + MAX_APART + 1);
  return rates.flatMap((rate) =>
    near.flatMap((other) => {
      const amount = other === line ? undefined : readLastAmount(other)?.cents;
      if (amount === undefined) return [];
      const isBeside = line.index - other.index <= MAX_APART;
      if (isBeside && distance(taxWithin(amount, rate), cents) <= MAX_ROUNDING)
        return [{ rate, base: amount - cents, vat: cents, line }];
      return distance(taxOn(amount, rate), cents) <= MAX_ROUNDING ? [{ rate, base: amount, vat: cents, line }] : [];
    }),
  );
}

/** Reads a tax with its rate, on a sum before tax: "Subtotal 84.80", "Service tax 8% 6.78". The total below them may be rounded. */
function readTaxOnNet({ key, cents, line }: TillAmount, amounts: readonly TillAmount[]): VatRow[] {
  if (key !== 'tax' || cents <= 0n) return [];
  const nets = amounts.filter((other) => other.key === 'subtotal' && other.line.index < line.index);
  return listRates(line).flatMap((rate) =>
    nets
      .filter((net) => distance(taxOn(net.cents, rate), cents) <= MAX_ROUNDING)
      .map((net) => ({ rate, base: net.cents, vat: cents, line })),
  );
}

function listRates({ numerals }: ReadLine): bigint[] {
  return numerals.flatMap((numeral) => (numeral.percent ? (rateOf(numeral) ?? []) : []));
}
