import { distance, sumOf } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { listChoices, type VatRow } from '../../page/vat-rows.js';
import { readRates } from '../totals/totals.js';
import { CONFIDENCE, listAmounts, type VatBreakdown } from './vat-breakdown.js';

const MAX_ROWS_PER_RATE = 8;
const MAX_SUMMED_ROWS = 400;

/** Chooses one row per rate, or the sum of its rows, so that they add up to the totals. */
export function chooseRows(
  rows: readonly VatRow[],
  net: bigint,
  vat: bigint,
  document: ReadDocument,
): VatBreakdown | null {
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
export function joinHalves(rows: readonly VatRow[], net: bigint, vat: bigint): VatBreakdown | null {
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
  const pairs = distinct.flatMap((row, index) => distinct.slice(index + 1).map((other) => [row, other]));
  return [...distinct, ...[all, ...pairs].map((several) => addUp(first, several))];
}

/** The sum of rows of one rate, such as goods and shipping. */
function addUp(first: VatRow, rows: readonly VatRow[]): VatRow {
  return { ...first, base: sumOf(rows.map((row) => row.base ?? 0n)), vat: sumOf(rows.map((row) => row.vat)) };
}

/** Adds the rest of the net total as untaxed, if the document shows a rate of zero or the rest itself. */
export function addZeroRate(chosen: readonly VatRow[], net: bigint, document: ReadDocument): VatBreakdown | null {
  const rest = net - sumOf(chosen.map((row) => row.base ?? 0n));
  const amounts = listAmounts(document);
  const isShown = readRates(document).includes(0n) || amounts.includes(rest);
  const untaxed = isShown && rest !== 0n && rest < 0n === net < 0n && amounts.length > 0;
  return untaxed
    ? { rows: [...chosen, { rate: 0n, base: rest, vat: 0n, line: null }], confidence: CONFIDENCE.withZeroRate }
    : null;
}
