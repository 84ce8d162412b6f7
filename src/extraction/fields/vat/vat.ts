import type { VatCategoryFinding } from '../../model/finding.js';
import { REGIONS } from '../../regions/regions.js';
import { isMoney, rateOf } from '../../page/labelled-amounts.js';
import { centsOf, decimalOf, distance, sumOf, taxOn, taxWithin } from '../../page/cents.js';
import { amountPerRate } from '../totals/contained-vat.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';
import { ratesOf } from '../totals/totals.js';

/** One rate with its base and tax in cents; a null base is not shown. */
export interface VatRow {
  readonly rate: bigint;
  readonly base: bigint | null;
  readonly vat: bigint;
  readonly line: ReadLine | null;
}

export interface VatBreakdown {
  readonly rows: readonly VatRow[];
  readonly confidence: number;
}

/** In hundredths of a per cent; a bare number must be one of them to count as a rate. */
const KNOWN_RATES = new Set(
  REGIONS.flatMap((region) => region.vatRates).map((rate) => BigInt(Math.round(Number(rate) * 100))),
);
const MAX_AMOUNTS = 12;
const MAX_CHOICES = 4_000;

/** Finds the VAT per rate whose bases and taxes add up to the document's totals; null where nothing does. */
export function readVat(document: ReadDocument, totals: Totals, items: readonly ItemRow[]): VatBreakdown | null {
  const rows = document.lines.flatMap((line) => rowsOn(line));
  const { net, vat } = totals;
  if (net === null || vat === null) return null;
  return (
    chosenRows(rows, net, vat, document) ??
    itemRates(items, totals) ??
    labelledRows(document, totals) ??
    singleRate(document, net, vat) ??
    impliedRate(document, net, vat)
  );
}

/** Presents the rows as findings' values. */
export function categoriesOf(breakdown: VatBreakdown): VatCategoryFinding[] {
  return breakdown.rows.map(({ rate, base, vat }) => ({
    vat_rate: decimalOf(rate),
    base_amount: base === null ? null : decimalOf(base),
    vat_amount: decimalOf(vat),
    total_amount: base === null ? null : decimalOf(base + vat),
  }));
}

/** Every pair of amounts on a line that is base and tax at a rate on the same line. */
function rowsOn(line: ReadLine): VatRow[] {
  const rates = [
    ...new Set(
      line.numerals
        .filter((numeral) => numeral.percent || numeral.decimals <= 2)
        .map((numeral) => (numeral.percent ? rateOf(numeral) : bareRate(rateOf(numeral)))),
    ),
  ];
  const amounts = line.numerals
    .filter(isMoney)
    .map((numeral) => centsOf(numeral.value))
    .filter((cents) => cents !== null)
    .slice(0, MAX_AMOUNTS);
  return rates.flatMap((rate) =>
    rate === null || rate === 0n
      ? []
      : amounts.flatMap((base) =>
          amounts.filter((vat) => vat !== base && fits(base, vat, rate)).map((vat) => ({ rate, base, vat, line })),
        ),
  );
}

function bareRate(rate: bigint | null): bigint | null {
  return rate !== null && KNOWN_RATES.has(rate) ? rate : null;
}

function fits(base: bigint, vat: bigint, rate: bigint): boolean {
  return vat !== 0n && distance(taxOn(base, rate), vat) <= 1n;
}

/** Chooses per rate one row, or the sum of its rows, so that all of them add up to the totals. */
function chosenRows(rows: readonly VatRow[], net: bigint, vat: bigint, document: ReadDocument): VatBreakdown | null {
  const rates = [...new Set(rows.map((row) => row.rate))].slice(0, 6);
  let choices: VatRow[][] = [[]];
  for (const rate of rates) {
    const options: (VatRow | null)[] = [...optionsFor(rows.filter((row) => row.rate === rate)), null];
    choices = choices
      .flatMap((chosen) => options.map((option) => (option ? [...chosen, option] : chosen)))
      .slice(0, MAX_CHOICES);
  }
  const fitting = choices.filter((chosen) => chosen.length > 0 && sumOf(chosen.map((row) => row.vat)) === vat);
  const exact = fitting.find((chosen) => sumOf(chosen.map((row) => row.base ?? 0n)) === net);
  if (exact) return { rows: exact, confidence: 0.96 };
  return fitting.map((chosen) => withZeroRate(chosen, net, document)).find((found) => found !== null) ?? null;
}

function optionsFor(rows: readonly VatRow[]): VatRow[] {
  const distinct = rows
    .filter((row, index) => rows.findIndex((other) => other.base === row.base && other.vat === row.vat) === index)
    .slice(0, 8);
  const all = rows.slice(0, 400);
  const [first] = all;
  if (!first || all.length < 2) return distinct;
  return [
    ...distinct,
    { ...first, base: sumOf(all.map((row) => row.base ?? 0n)), vat: sumOf(all.map((row) => row.vat)) },
  ];
}

/** What is left of the net total is untaxed when the document also shows a rate of zero. */
function withZeroRate(chosen: readonly VatRow[], net: bigint, document: ReadDocument): VatBreakdown | null {
  const rest = net - sumOf(chosen.map((row) => row.base ?? 0n));
  const shown = ratesOf(document).includes(0n);
  const untaxed =
    shown &&
    rest !== 0n &&
    rest < 0n === net < 0n &&
    document.lines.some((line) => line.numerals.some((numeral) => isMoney(numeral)));
  return untaxed ? { rows: [...chosen, { rate: 0n, base: rest, vat: 0n, line: null }], confidence: 0.9 } : null;
}

/** "19 % MwSt. 160,55" rows that add up to the tax, with their bases where the document shows a fitting amount. */
function labelledRows(document: ReadDocument, totals: Totals): VatBreakdown | null {
  const byRate = new Map<bigint, VatRow>();
  for (const amount of totals.labelled) {
    if (amount.key !== 'vat' || amount.rate === null || amount.cents === 0n) continue;
    byRate.set(amount.rate, { rate: amount.rate, base: null, vat: amount.cents, line: amount.line });
  }
  const rows = [...byRate.values()];
  if (rows.length < 2 || sumOf(rows.map((row) => row.vat)) !== totals.vat) return null;
  const based = rows.map((row) => ({ ...row, base: baseFor(document, row) }));
  const known = based.every((row) => row.base !== null) && sumOf(based.map((row) => row.base ?? 0n)) === totals.net;
  return { rows: based, confidence: known ? 0.93 : 0.6 };
}

/** The only amount that this tax falls due on, or else the only one that holds it, less the tax. */
function baseFor(document: ReadDocument, row: VatRow): bigint | null {
  const amounts = document.lines.flatMap((line) =>
    line.numerals.filter(isMoney).map((numeral) => centsOf(numeral.value)),
  );
  const fitting = new Set(amounts.filter((cents) => cents !== null && fits(cents, row.vat, row.rate)));
  const [only] = fitting;
  if (fitting.size > 0) return fitting.size === 1 ? (only ?? null) : null;
  const holding = new Set(
    amounts.filter((cents) => cents !== null && distance(taxWithin(cents, row.rate), row.vat) <= 1n),
  );
  const [whole] = holding;
  return holding.size === 1 && typeof whole === 'bigint' ? whole - row.vat : null;
}

/** One rate for the whole document: the total tax must be that rate of the total net. */
function singleRate(document: ReadDocument, net: bigint, vat: bigint): VatBreakdown | null {
  const rates = ratesOf(document);
  if (vat === 0n)
    return rates.includes(0n) ? { rows: [{ rate: 0n, base: net, vat, line: null }], confidence: 0.92 } : null;
  const fitting = rates.filter((rate) => rate > 0n && distance(taxOn(net, rate), vat) <= 2n);
  const [rate] = fitting;
  return rate !== undefined && fitting.length === 1
    ? { rows: [{ rate, base: net, vat, line: null }], confidence: 0.95 }
    : null;
}

/** The lines' own rates, when their sums per rate, without VAT or with it, make the totals. */
function itemRates(items: readonly ItemRow[], totals: Totals): VatBreakdown | null {
  const perRate = amountPerRate(items);
  if (!perRate || perRate.size === 0) return null;
  const net = [...perRate].map(([rate, base]) => ({ rate, base, vat: taxOn(base, rate), line: null }));
  const gross = [...perRate].map(([rate, amount]) => {
    const vat = taxWithin(amount, rate);
    return { rate, base: amount - vat, vat, line: null };
  });
  const rows = [net, gross].find(
    (candidate) =>
      sumOf(candidate.map((row) => row.base)) === totals.net && sumOf(candidate.map((row) => row.vat)) === totals.vat,
  );
  return rows ? { rows, confidence: 0.93 } : null;
}

/** The only rate in use anywhere that makes this tax of this net total, where the document names none. */
function impliedRate(document: ReadDocument, net: bigint, vat: bigint): VatBreakdown | null {
  if (ratesOf(document).some((rate) => rate > 0n)) return null;
  const fitting = [...KNOWN_RATES].filter((rate) => taxOn(net, rate) === vat && vat !== 0n);
  const [rate] = fitting;
  return rate !== undefined && fitting.length === 1
    ? { rows: [{ rate, base: net, vat, line: null }], confidence: 0.85 }
    : null;
}
