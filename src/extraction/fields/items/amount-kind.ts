import type { TotalLabel } from '../../locales/locale.js';
import { bottomOf } from '../../page/boxes.js';
import { centsOf, distance } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { containsTax, type ItemRow } from '../../page/item-row.js';
import { isMoney } from '../../page/numbers.js';
import { listRoundings } from '../totals/rounding.js';
import type { Totals } from '../totals/totals.js';

/** Whether the amounts of the lines are without VAT or with it. */
export type AmountKind = 'net' | 'gross';

const MAX_ADJUSTMENTS = 6;
/** Labels of sums, which are not adjustments. */
const SUMS: ReadonlySet<TotalLabel> = new Set(['lines', 'net', 'vat', 'gross', 'payable', 'total', 'prepaid']);

/** Decides whether the lines are with or without VAT by their sum, or else by the label of their column. */
export function findAmountKind(
  rows: readonly ItemRow[],
  sum: bigint,
  document: ReadDocument,
  totals: Totals,
): AmountKind {
  const isSum = totals.labelled.some((amount) => amount.key === 'lines' && amount.cents === sum);
  if (totals.net !== null && totals.gross !== null && totals.net !== totals.gross) {
    if (sum === totals.net) return 'net';
    if (sum === totals.gross) return 'gross';
    if (listUntaxedSums(document, totals).includes(sum)) return 'net';
    if (listUnroundedTotals(document, totals).includes(sum)) return 'gross';
  }
  if (totals.net === null && sum === totals.gross) return 'gross';
  if (totals.subtotals?.sums.includes(sum)) return totals.subtotals.kind;
  const adjusted = findAdjustedKind(rows, sum, document, totals);
  if (adjusted) return adjusted;
  if (rows.every((row) => row.amountKind === 'gross')) return 'gross';
  if (isSum || rows.some((row) => row.amountKind === 'net')) return 'net';
  const withVat = rows.filter((row) => row.vat !== null && row.price !== null && containsTax(row));
  return withVat.length > 0 && withVat.length * 2 > rows.length ? 'gross' : 'net';
}

/** The total less the VAT and a rounding: the net total, and what is added to it without VAT. */
export function listUntaxedSums(document: ReadDocument, { gross, vat, proven }: Totals): bigint[] {
  return proven && gross !== null && vat !== null
    ? listRoundings(document).map((rounding) => gross - vat - rounding)
    : [];
}

/** The total with VAT less a rounding. */
export function listUnroundedTotals(document: ReadDocument, { gross, proven }: Totals): bigint[] {
  return proven && gross !== null ? listRoundings(document).map((rounding) => gross - rounding) : [];
}

/**
 * Decides by what is added to the lines, or taken off them, before the total: labelled charges and discounts, and amounts between the
 * lines and the total, such as "Shipping".
 */
function findAdjustedKind(
  rows: readonly ItemRow[],
  sum: bigint,
  document: ReadDocument,
  totals: Totals,
): AmountKind | null {
  const { net, gross } = totals;
  if (gross === null || net === gross) return null;
  const sums = listSums(sum, findAdjustments(rows, document, totals));
  if (net !== null && sums.has(net)) return 'net';
  return sums.has(gross) ? 'gross' : null;
}

/** The amounts that may be added to the lines before the total, or taken off them: discounts are negative. */
export function findAdjustments(
  rows: readonly ItemRow[],
  document: ReadDocument,
  { labelled, grossAt, vat }: Totals,
): bigint[] {
  const named = labelled.flatMap(({ key, cents }) =>
    key === 'charge' ? [cents] : key === 'discount' ? [-distance(cents, 0n)] : [],
  );
  const bottom = Math.max(0, ...rows.map(({ box }) => bottomOf(box)));
  const page = rows.at(-1)?.page ?? 1;
  const between = document.lines
    .filter((line) => line.page === page && line.box.y > bottom && grossAt !== null && line.index < grossAt.line.index)
    .filter((line) => line.totals.every(({ key }) => !SUMS.has(key)))
    .flatMap((line) => line.numerals.filter(isMoney).slice(-1))
    .map((numeral) => centsOf(numeral.value))
    .filter((cents): cents is bigint => cents !== null && cents !== 0n && cents !== vat);
  return [...new Set([...named, ...between])].slice(0, MAX_ADJUSTMENTS);
}

/** The sum with any of the adjustments. */
export function listSums(sum: bigint, adjustments: readonly bigint[]): ReadonlySet<bigint> {
  return new Set(adjustments.reduce((sums, adjustment) => [...sums, ...sums.map((each) => each + adjustment)], [sum]));
}
