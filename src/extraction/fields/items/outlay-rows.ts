import { ROUNDING_LABELS, TOTALS } from '../../locales/dictionaries.js';
import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, decimalOf, isTaxOn, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { rightOf } from '../../page/boxes.js';
import { endsInColumn, joinWords } from '../../page/lines.js';
import { isMoney, type Numeral } from '../../page/numbers.js';
import { squash } from '../../text/squash.js';
import { toNamedRow } from './column-rows.js';

/** Labels of the sum of the rows. */
const BASES: readonly TotalLabel[] = ['net', 'lines', 'total'];
/** Labels of amounts that are no outlays. */
const OTHERS: readonly TotalLabel[] = ['lines', 'net', 'discount', 'prepaid', 'withholding'];
const MAX_LINES = 30;

/** What follows the sum of the rows, in the column of the total. */
interface Entry {
  readonly line: ReadLine;
  readonly numeral: Numeral;
  readonly cents: bigint;
  readonly kind: 'tax' | 'charge' | 'outlay' | 'rounding';
}

/**
 * Adds the outlays that follow the tax on the rows and lead to the total, such as the fees of a court. They are not taxed. Charges on the
 * whole document (EN 16931 BG-21), such as shipping, are not rows. Returns the rows unchanged unless the sum of the rows, the taxes, charges
 * and outlays add up to the total.
 */
export function addOutlays(
  document: ReadDocument,
  rows: readonly ItemRow[],
  labelled: readonly LabelledAmount[],
): readonly ItemRow[] {
  const sum = sumRows(rows);
  const bases = labelled.filter(({ key, cents }) => BASES.includes(key) && cents === sum);
  for (const base of rows.length > 0 ? bases : []) {
    const entries = listEntries(document, labelled, base);
    const taxes = entries.filter(({ kind }) => kind === 'tax');
    const outlays = entries.filter(({ kind }) => kind === 'outlay');
    const [first] = outlays;
    const isAfterTaxes = first && taxes.length > 0 && taxes.every(({ line }) => line.index < first.line.index);
    if (!isAfterTaxes) continue;
    const named = outlays.flatMap(({ line, numeral }) => toNamedRow(line, numeral) ?? []);
    const rate = findRate(sum, taxes, labelled);
    if (named.length < outlays.length) continue;
    return [...rows.map((row) => ({ ...row, rate: row.rate ?? rate })), ...named.map((row) => ({ ...row, rate: '0' }))];
  }
  return rows;
}

/** The rate of the only tax, if it is that on all rows; null otherwise. */
function findRate(sum: bigint, [tax, ...others]: readonly Entry[], labelled: readonly LabelledAmount[]): string | null {
  const rate = labelled.find(({ key, box }) => key === 'vat' && box === tax?.numeral.box)?.rate ?? null;
  return tax && others.length === 0 && rate !== null && isTaxOn(sum, tax.cents, rate) ? decimalOf(rate) : null;
}

/** Lists the amounts from the sum of the rows to the total to which they lead; none if there is no such total. */
function listEntries(document: ReadDocument, labelled: readonly LabelledAmount[], base: LabelledAmount): Entry[] {
  const entries: Entry[] = [];
  for (const line of document.lines.slice(base.line.index + 1, base.line.index + MAX_LINES)) {
    const numeral = line.numerals.findLast(isMoney);
    const cents = numeral ? centsOf(numeral.value) : null;
    if (!numeral || cents === null || !endsInColumn(numeral.box, rightOf(base.box))) continue;
    const labels = labelled.filter(({ box }) => box === numeral.box);
    const keys = labels.map(({ key }) => key);
    const added = base.cents + sumOf(entries.map((entry) => entry.cents));
    if (keys.some(isTotal) && cents === added) return entries;
    const outlays = entries.filter(({ kind }) => kind === 'outlay');
    const isSum = cents === added || (outlays.length > 0 && cents === sumOf(outlays.map((entry) => entry.cents)));
    if (isSum) continue;
    const isOther = keys.some((key) => OTHERS.includes(key)) || (!isNamed(keys) && keys.some(isTotal));
    if (isOther || (cents <= 0n && !isRounding(line))) return [];
    entries.push({ line, numeral, cents, kind: toKind(line, numeral, labels) });
  }
  return [];
}

/** "Shipping" is a charge on the whole document, and "Charge for the returned payment" an outlay. */
function toKind(line: ReadLine, { from }: Numeral, labels: readonly LabelledAmount[]): Entry['kind'] {
  const text = squash(joinWords(line.words.slice(0, from)).replace(/[(:].*$/u, ''));
  if (labels.some(({ key }) => key === 'vat')) return 'tax';
  if (isRounding(line)) return 'rounding';
  return labels.some(({ key, label }) => key === 'charge' && label === text) ? 'charge' : 'outlay';
}

function isTotal(key: TotalLabel): boolean {
  return TOTALS.includes(key);
}

/** Whether an amount has a label of its own, so that the label of a total is that of its column. */
function isNamed(keys: readonly TotalLabel[]): boolean {
  return keys.includes('vat') || keys.includes('charge');
}

function isRounding({ text }: ReadLine): boolean {
  const label = squash(text);
  return [...ROUNDING_LABELS].some((rounding) => label.startsWith(rounding));
}
