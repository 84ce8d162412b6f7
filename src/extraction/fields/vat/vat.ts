import { divideHalfUp, parseDecimal } from '../../../shared/money.js';
import type { VatCategoryFinding } from '../../model/finding.js';
import type { TotalLabel } from '../../locales/locale.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { readAllVatRows, type VatRow } from '../../page/vat-rows.js';
import {
  decimalOf,
  distance,
  isTaxAtRoundedRate,
  isTaxOn,
  isTaxWithin,
  sumOf,
  taxOn,
  taxWithin,
} from '../../page/cents.js';
import { listAllocations, sumAmountsPerRate } from '../totals/contained-vat.js';
import type { ReadDocument } from '../../page/document.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';
import { addZeroRate, chooseRows, joinHalves } from './choose-rows.js';
import { findRateOfRest, findSingleRate } from './find-rate.js';
import { findImpliedRate } from './implied-rates.js';
import { readJointTaxes } from './joint-taxes.js';
import { addUntaxedLines } from './untaxed-rows.js';
import { CONFIDENCE, listAmounts, type VatBreakdown } from './vat-breakdown.js';

/** Labels of the amount that a tax is on. */
const BASES: readonly TotalLabel[] = ['net', 'lines'];
/** Labels of the amount that no tax is on. Breakdowns do not list charges without tax, such as postage. */
const REST: readonly TotalLabel[] = [...BASES, 'total'];

/** Reads the VAT per rate, so that taxes and bases add up to the totals. Returns null if nothing adds up. */
export function readVat(document: ReadDocument, totals: Totals, items: readonly ItemRow[]): VatBreakdown | null {
  const rows = readAllVatRows(document);
  const { net, vat } = totals;
  if (vat === null) return null;
  if (net === null) return findLabelledBase(totals) ?? readRest(document, totals);
  const breakdown =
    joinHalves(rows, net, vat) ??
    chooseRows(rows, net, vat, document) ??
    addUpItems(items, totals) ??
    readJointTaxes(totals) ??
    readLabelledRows(document, totals, items) ??
    findSingleRate(document, totals) ??
    findLabelledPart(document, totals, net) ??
    findRateOfRest(document, net, vat) ??
    findImpliedRate(document, { net, vat, vatAt: totals.vatAt }) ??
    readRest(document, totals);
  return addUntaxedLines(breakdown, totals, items);
}

/** Reads a tax on what remains of the total without it: the document may show no net total, or only that before a discount. */
function readRest(document: ReadDocument, totals: Totals): VatBreakdown | null {
  const { net, vat, gross } = totals;
  const rest = gross === null || vat === null || vat === 0n ? null : gross - vat;
  if (rest === null || vat === null || rest === net) return null;
  return (
    findSingleRate(document, { ...totals, net: rest }) ??
    findImpliedRate(document, { net: rest, vat, vatAt: totals.vatAt })
  );
}

/** Converts the rows to the value of the finding. */
export function toVatCategories(breakdown: VatBreakdown): VatCategoryFinding[] {
  return breakdown.rows.map(({ rate, base, vat }) => ({
    vat_rate: decimalOf(rate),
    base_amount: base === null ? null : decimalOf(base),
    vat_amount: decimalOf(vat),
    total_amount: base === null ? null : decimalOf(base + vat),
  }));
}

/** Reads labelled taxes per rate that add up ("19 % MwSt. 160,55"), with their bases where the document shows fitting amounts. */
function readLabelledRows(document: ReadDocument, totals: Totals, items: readonly ItemRow[]): VatBreakdown | null {
  const byRate = new Map<bigint, VatRow>();
  for (const amount of totals.labelled) {
    if (amount.key !== 'vat' || amount.rate === null || amount.cents === 0n) continue;
    byRate.set(amount.rate, { rate: amount.rate, base: null, vat: amount.cents, line: amount.line });
  }
  const rows = [...byRate.values()];
  if (rows.length < 2 || sumOf(rows.map((row) => row.vat)) !== totals.vat) return null;
  const shown = rows.map((row) => ({ ...row, base: findBase(document, row) }));
  const complete = [
    shown,
    addRemainder(shown, totals.net),
    computeBases(rows),
    reduceItems(rows, totals.net, items),
  ].find(
    (found) => found.every(({ base }) => base !== null) && sumOf(found.map(({ base }) => base ?? 0n)) === totals.net,
  );
  if (complete) return { rows: complete, confidence: CONFIDENCE.labelledWithBases };
  const isPart = shown.every(({ base }) => base !== null);
  const withRest = isPart && totals.net !== null ? addZeroRate(shown, totals.net, document) : null;
  return withRest ?? { rows: shown, confidence: CONFIDENCE.labelled };
}

/** Gives the only row without a base what remains of the net total, if its tax is on that. */
function addRemainder(rows: readonly VatRow[], net: bigint | null): VatRow[] {
  const rest = (net ?? 0n) - sumOf(rows.map(({ base }) => base ?? 0n));
  return rows.map((row) => (row.base === null && isTaxOn(rest, row.vat, row.rate) ? { ...row, base: rest } : row));
}

/** The bases as what a discount on the document leaves of the lines of each rate, in proportion. They count only if each tax is on its base. */
function reduceItems(rows: readonly VatRow[], net: bigint | null, items: readonly ItemRow[]): VatRow[] {
  const sum = sumRows(items);
  return rows.map((row) => {
    const own = items.filter(({ rate }) => rate !== null && parseDecimal(rate, 2) === row.rate);
    const base = net === null || sum === 0n ? null : divideHalfUp(sumRows(own) * net, sum);
    return { ...row, base: base !== null && isTaxOn(base, row.vat, row.rate) ? base : null };
  });
}

/** Computes the bases from the taxes. They count only if they add up to the net total. */
function computeBases(rows: readonly VatRow[]): VatRow[] {
  return rows.map((row) => ({ ...row, base: row.rate > 0n ? divideHalfUp(row.vat * 10_000n, row.rate) : null }));
}

/** Finds the base of a tax: the only amount that the tax is on, or else the only one that includes the tax, less the tax. */
function findBase(document: ReadDocument, row: VatRow): bigint | null {
  const amounts = listAmounts(document);
  const exact = amounts.filter((cents) => isTaxOn(cents, row.vat, row.rate));
  const fitting = exact.length > 0 ? exact : amounts.filter((cents) => isTaxAtRoundedRate(cents, row.vat, row.rate));
  const [only] = fitting;
  if (fitting.length > 0) return fitting.length === 1 ? (only ?? null) : null;
  const containing = amounts.filter((cents) => isTaxWithin(cents, row.vat, row.rate));
  const [whole] = containing;
  return containing.length === 1 && typeof whole === 'bigint' ? whole - row.vat : null;
}

/** Reads a labelled base, and the rest of the net total as untaxed if it has the label of a sum: "Taxable 110.00, amount exempt 40.00". */
function findLabelledPart(document: ReadDocument, totals: Totals, net: bigint): VatBreakdown | null {
  const part = findLabelledBase(totals);
  const rest = net - sumOf((part?.rows ?? []).map(({ base }) => base ?? 0n));
  const isNamed = totals.labelled.some(({ key, cents }) => cents === rest && REST.includes(key));
  return part && ((isNamed ? addZeroRate(part.rows, net, document) : null) ?? part);
}

/** Reads "Taxable amount 110.00, sales tax 20 % 22.00", or "Goods 110.00", where the net total is another amount. */
function findLabelledBase({ labelled, vat }: Totals): VatBreakdown | null {
  for (const tax of labelled.filter(({ key, cents }) => key === 'vat' && cents === vat)) {
    const isBase = ({ cents }: LabelledAmount): boolean => isTaxOn(cents, tax.cents, tax.rate ?? 0n);
    const base = BASES.flatMap((key) => labelled.filter((sum) => sum.key === key && isBase(sum)))[0];
    if (base && tax.rate !== null)
      return {
        rows: [{ rate: tax.rate, base: base.cents, vat: tax.cents, line: tax.line }],
        confidence: CONFIDENCE.labelledBase,
      };
  }
  return null;
}

/** Adds up the lines per rate. Their amounts count as with or without VAT, whichever yields the totals. */
function addUpItems(items: readonly ItemRow[], totals: Totals): VatBreakdown | null {
  const perRate = sumAmountsPerRate(items);
  const { net, gross, vat } = totals;
  if (!perRate || perRate.size === 0 || net === null) return null;
  const fromNet = listAllocations(perRate, net).map((amounts) =>
    [...amounts].map(([rate, base]) => ({ rate, base, vat: taxOn(base, rate), line: null })),
  );
  const fromGross = listAllocations(perRate, gross ?? net).map((amounts) =>
    [...amounts].map(([rate, amount]) => {
      const contained = taxWithin(amount, rate);
      return { rate, base: amount - contained, vat: contained, line: null };
    }),
  );
  // The tax may be the sum of those of the lines, each of which is rounded.
  const taxed = [...perRate.keys()].filter((rate) => rate > 0n);
  const rounding = taxed.length === 1 ? BigInt(Math.floor(items.length / 2)) : 0n;
  const found = [...fromNet, ...fromGross].find((candidate) => {
    const tax = sumOf(candidate.map((row) => row.vat));
    return sumOf(candidate.map((row) => row.base)) === net && distance(tax, vat ?? 0n) <= rounding;
  });
  // The net total may leave out what is not taxed.
  const rows = found?.filter(({ base }) => base !== 0n);
  if (!rows) return null;
  const whole = rows.map((row) =>
    vat !== null && taxed.length === 1 && row.rate === taxed[0] ? { ...row, vat } : row,
  );
  return { rows: whole, confidence: CONFIDENCE.items };
}
