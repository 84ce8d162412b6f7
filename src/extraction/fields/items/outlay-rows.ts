import { ROUNDING_LABELS, TOTALS } from '../../locales/dictionaries.js';
import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, decimalOf, isTaxOn, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { rightOf } from '../../page/boxes.js';
import { endsInColumn } from '../../page/lines.js';
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
  readonly kind: 'tax' | 'outlay' | 'rounding';
}

/**
 * Adds the outlays that follow the tax on the rows and lead to the total, such as the fees of a court. They are not taxed. Returns the
 * rows unchanged unless the sum of the rows, the taxes and the outlays add up to the total.
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
    const keys = labelled.filter(({ box }) => box === numeral.box).map(({ key }) => key);
    const added = base.cents + sumOf(entries.map((entry) => entry.cents));
    if (keys.some(isTotal) && cents === added) return entries;
    const outlays = entries.filter(({ kind }) => kind === 'outlay');
    const isSum = cents === added || (outlays.length > 0 && cents === sumOf(outlays.map((entry) => entry.cents)));
    if (isSum) continue;
    const isOther = keys.some((key) => OTHERS.includes(key)) || (!isNamed(keys) && keys.some(isTotal));
    if (isOther || (cents <= 0n && !isRounding(line))) return [];
    const kind = keys.includes('vat') ? 'tax' : isRounding(line) ? 'rounding' : 'outlay';
    entries.push({ line, numeral, cents, kind });
  }
  return [];
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
