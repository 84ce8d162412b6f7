import type { VatCategoryFinding } from '../../model/finding.js';
import { isMoney } from '../../page/labelled-amounts.js';
import { isTaxOn, KNOWN_RATES, listChoices, readAllVatRows, type VatRow } from '../../page/vat-rows.js';
import { centsOf, decimalOf, distance, sumOf, taxOn, taxWithin } from '../../page/cents.js';
import { listAllocations, sumAmountsPerRate } from '../totals/contained-vat.js';
import { listTaxes } from '../totals/total-options.js';
import type { ReadDocument } from '../../page/document.js';
import type { ItemRow } from '../../page/item-row.js';
import type { Totals } from '../totals/totals.js';
import { readRates } from '../totals/totals.js';

export interface VatBreakdown {
  readonly rows: readonly VatRow[];
  readonly confidence: number;
}

const CONFIDENCE = {
  /** Rows with rate, base and tax add up to both totals. */
  rows: 0.96,
  /** One rate applied to the net total gives the total VAT. */
  singleRate: 0.95,
  /** Several taxes, each on the whole net total, add up to the total VAT. */
  joint: 0.93,
  /** The lines add up per rate. */
  items: 0.93,
  /** Labelled taxes add up, and their bases too. */
  labelledWithBases: 0.93,
  /** Nothing is taxed, and the document shows a rate of zero. */
  zeroRate: 0.92,
  /** Rows add up once the rest of the net total is untaxed. */
  withZeroRate: 0.9,
  /** A rate gives the tax, once an amount of the page is left out as untaxed. */
  rateOfRest: 0.85,
  /** The document shows no rate, but only one of the rates in use gives this tax. */
  impliedRate: 0.85,
  /** Rows with rate, base and tax, or a labelled base, give the total VAT, but not the net total: the rest is not taxed. */
  labelledBase: 0.85,
  /** Labelled taxes add up, but not their bases. */
  labelled: 0.6,
} as const;
const MAX_ROWS_PER_RATE = 8;
/** The tax of half a hundredth of a percent, as a part of its base. */
const MAX_RATE_ROUNDING = 20_000n;
const MAX_SUMMED_ROWS = 400;

/** Reads the VAT per rate, so that taxes and bases add up to the totals. Returns null if nothing adds up. */
export function readVat(document: ReadDocument, totals: Totals, items: readonly ItemRow[]): VatBreakdown | null {
  const rows = readAllVatRows(document);
  const { net, vat } = totals;
  if (vat === null) return null;
  if (net === null) return findLabelledBase(totals);
  return (
    joinHalves(rows, net, vat) ??
    chooseRows(rows, net, vat, document) ??
    addUpItems(items, totals) ??
    readJointTaxes(totals) ??
    readLabelledRows(document, totals) ??
    findSingleRate(document, totals) ??
    findLabelledBase(totals) ??
    findRateOfRest(document, net, vat) ??
    findImpliedRate(document, net, vat)
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

/** Chooses one row per rate, or the sum of its rows, so that they add up to the totals. */
function chooseRows(rows: readonly VatRow[], net: bigint, vat: bigint, document: ReadDocument): VatBreakdown | null {
  const fitting = listChoices(rows, collectOptions).filter((chosen) => sumOf(chosen.map((row) => row.vat)) === vat);
  const exact = fitting.find((chosen) => sumOf(chosen.map((row) => row.base ?? 0n)) === net);
  if (exact) return { rows: exact, confidence: CONFIDENCE.rows };
  const completed = fitting.map((chosen) => addZeroRate(chosen, net, document)).find((found) => found !== null);
  if (completed) return completed;
  const partial = fitting.find((chosen) => isSmaller(sumOf(chosen.map((row) => row.base ?? 0n)), net));
  return partial ? { rows: partial, confidence: CONFIDENCE.labelledBase } : null;
}

function isSmaller(part: bigint, whole: bigint): boolean {
  return part < 0n === whole < 0n && distance(part, 0n) < distance(whole, 0n);
}

/** Reads rows of two halves, such as India's CGST and SGST at 9 % each, as one row per sum of both rates. */
function joinHalves(rows: readonly VatRow[], net: bigint, vat: bigint): VatBreakdown | null {
  if (vat % 2n !== 0n) return null;
  const halves = listChoices(rows, collectOptions).find((chosen) => {
    return sumOf(chosen.map((row) => row.vat)) * 2n === vat && sumOf(chosen.map((row) => row.base ?? 0n)) === net;
  });
  const whole = halves?.map((row) => ({ ...row, rate: row.rate * 2n, vat: row.vat * 2n }));
  return whole ? { rows: whole, confidence: CONFIDENCE.joint } : null;
}

function collectOptions(rows: readonly VatRow[]): VatRow[] {
  const distinct = rows
    .filter((row, index) => rows.findIndex((other) => other.base === row.base && other.vat === row.vat) === index)
    .slice(0, MAX_ROWS_PER_RATE);
  const all = rows.slice(0, MAX_SUMMED_ROWS);
  const [first] = all;
  if (!first || all.length < 2) return distinct;
  return [
    ...distinct,
    { ...first, base: sumOf(all.map((row) => row.base ?? 0n)), vat: sumOf(all.map((row) => row.vat)) },
  ];
}

/** Adds the rest of the net total as untaxed, if the document shows a rate of zero or the rest itself. */
function addZeroRate(chosen: readonly VatRow[], net: bigint, document: ReadDocument): VatBreakdown | null {
  const rest = net - sumOf(chosen.map((row) => row.base ?? 0n));
  const amounts = listAmounts(document);
  const isShown = readRates(document).includes(0n) || amounts.includes(rest);
  const untaxed = isShown && rest !== 0n && rest < 0n === net < 0n && amounts.length > 0;
  return untaxed
    ? { rows: [...chosen, { rate: 0n, base: rest, vat: 0n, line: null }], confidence: CONFIDENCE.withZeroRate }
    : null;
}

/** Reads labelled taxes per rate that add up ("19 % MwSt. 160,55"), with their bases where the document shows fitting amounts. */
function readLabelledRows(document: ReadDocument, totals: Totals): VatBreakdown | null {
  const byRate = new Map<bigint, VatRow>();
  for (const amount of totals.labelled) {
    if (amount.key !== 'vat' || amount.rate === null || amount.cents === 0n) continue;
    byRate.set(amount.rate, { rate: amount.rate, base: null, vat: amount.cents, line: amount.line });
  }
  const rows = [...byRate.values()];
  if (rows.length < 2 || sumOf(rows.map((row) => row.vat)) !== totals.vat) return null;
  const withBases = rows.map((row) => ({ ...row, base: findBase(document, row) }));
  const isComplete =
    withBases.every((row) => row.base !== null) && sumOf(withBases.map((row) => row.base ?? 0n)) === totals.net;
  return { rows: withBases, confidence: isComplete ? CONFIDENCE.labelledWithBases : CONFIDENCE.labelled };
}

/**
 * Reads several taxes on the whole net total, such as those of a country and of its parts. Two at the same rate are halves of one tax,
 * such as India's CGST and SGST.
 */
function readJointTaxes({ labelled, net, vat }: Totals): VatBreakdown | null {
  const taxes = listTaxes(labelled);
  if (taxes.length < 2 || net === null || vat === null || sumOf(taxes.map(({ cents }) => cents)) !== vat) return null;
  const areOnAll = taxes.every((tax) => isTaxOnAll(net, tax.cents, tax.rate ?? 0n));
  const rates = [...new Set(taxes.map((tax) => tax.rate))];
  const rows = rates.map((rate) => {
    const halves = taxes.filter((tax) => tax.rate === rate);
    const [whole, sum] = [sumOf(halves.map((half) => half.rate ?? 0n)), sumOf(halves.map(({ cents }) => cents))];
    return { rate: whole, base: net, vat: sum, line: halves[0]?.line ?? null };
  });
  return areOnAll ? { rows, confidence: CONFIDENCE.joint } : null;
}

/** Whether an amount is the tax on another one at a rate that may have been rounded, such as 9.975 %. */
function isTaxOnAll(base: bigint, vat: bigint, rate: bigint): boolean {
  return distance(taxOn(base, rate), vat) <= 1n + distance(base, 0n) / MAX_RATE_ROUNDING;
}

/** Finds the only amount that this is the tax on, or else the only one that contains the tax, less the tax. */
function findBase(document: ReadDocument, row: VatRow): bigint | null {
  const amounts = listAmounts(document);
  const fitting = amounts.filter((cents) => isTaxOn(cents, row.vat, row.rate));
  const [only] = fitting;
  if (fitting.length > 0) return fitting.length === 1 ? (only ?? null) : null;
  const containing = amounts.filter((cents) => distance(taxWithin(cents, row.rate), row.vat) <= 1n);
  const [whole] = containing;
  return containing.length === 1 && typeof whole === 'bigint' ? whole - row.vat : null;
}

/** Finds the only rate that gives the total VAT when applied to the net total. */
function findSingleRate(document: ReadDocument, { net, vat, vatAt }: Totals): VatBreakdown | null {
  const rates = readRates(document);
  if (net === null || vat === null) return null;
  if (vat === 0n)
    return rates.includes(0n) || (vatAt?.cents === 0n && rates.length === 0)
      ? { rows: [{ rate: 0n, base: net, vat, line: null }], confidence: CONFIDENCE.zeroRate }
      : null;
  const fitting = rates.filter((rate) => rate > 0n && distance(taxOn(net, rate), vat) <= 2n);
  const [rate] = fitting;
  return rate !== undefined && fitting.length === 1
    ? { rows: [{ rate, base: net, vat, line: null }], confidence: CONFIDENCE.singleRate }
    : null;
}

/** Reads "Taxable amount 110.00, sales tax 20 % 22.00", where the net total is another amount. */
function findLabelledBase({ labelled, vat }: Totals): VatBreakdown | null {
  for (const tax of labelled.filter(({ key, cents }) => key === 'vat' && cents === vat)) {
    const base = labelled.find(({ key, cents }) => key === 'net' && isTaxOn(cents, tax.cents, tax.rate ?? 0n));
    if (base && tax.rate !== null)
      return {
        rows: [{ rate: tax.rate, base: base.cents, vat: tax.cents, line: tax.line }],
        confidence: CONFIDENCE.labelledBase,
      };
  }
  return null;
}

/** Finds the only rate and the only printed amount for which the rest of the net total gives the total VAT. */
function findRateOfRest(document: ReadDocument, net: bigint, vat: bigint): VatBreakdown | null {
  const untaxed = listAmounts(document).filter((cents) => cents > 0n && cents < net);
  const found = readRates(document).flatMap((rate) =>
    untaxed.filter((cents) => rate > 0n && isTaxOn(net - cents, vat, rate)).map((cents) => ({ rate, cents })),
  );
  const [only] = found;
  return only && found.length === 1
    ? {
        rows: [
          { rate: only.rate, base: net - only.cents, vat, line: null },
          { rate: 0n, base: only.cents, vat: 0n, line: null },
        ],
        confidence: CONFIDENCE.rateOfRest,
      }
    : null;
}

/** Lists the different amounts of a document in cents. */
function listAmounts(document: ReadDocument): bigint[] {
  const amounts = document.lines.flatMap((line) => line.numerals.filter(isMoney).map(({ value }) => centsOf(value)));
  return [...new Set(amounts.filter((cents) => cents !== null))];
}

/** Adds up the lines per rate. Their amounts are without VAT or with it: whichever gives the totals. */
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
  const rows = [...fromNet, ...fromGross].find(
    (candidate) => sumOf(candidate.map((row) => row.base)) === net && sumOf(candidate.map((row) => row.vat)) === vat,
  );
  return rows ? { rows, confidence: CONFIDENCE.items } : null;
}

/** Finds the only rate in use that gives this tax on this net total, if the document shows no rate. */
function findImpliedRate(document: ReadDocument, net: bigint, vat: bigint): VatBreakdown | null {
  if (readRates(document).some((rate) => rate > 0n)) return null;
  const fitting = [...KNOWN_RATES].filter((rate) => taxOn(net, rate) === vat && vat !== 0n);
  const [rate] = fitting;
  return rate !== undefined && fitting.length === 1
    ? { rows: [{ rate, base: net, vat, line: null }], confidence: CONFIDENCE.impliedRate }
    : null;
}
