import { TOTALS } from '../../locales/dictionaries.js';
import type { TotalLabel } from '../../locales/locale.js';
import { centsOf, distance, sumOf } from '../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { isMoney, type Numeral } from '../../page/numbers.js';
import { rightOf } from '../../page/boxes.js';
import { COLUMN_SHIFT, endsInColumn, isRunningText } from '../../page/lines.js';
import { readVatRows } from '../../page/vat-rows.js';

/** An amount in a column or row of sums. */
export interface LedgerEntry {
  readonly cents: bigint;
  /** Its labels, and those of the same amount where it is repeated right after it. */
  readonly labels: readonly LabelledAmount[];
  /** Whether it is a tax, by its label or by a rate and a base on its line. */
  readonly isTax: boolean;
  /** The entries before it that add up to it; none if it is not a sum. */
  readonly parts: readonly LedgerEntry[];
}

/** Printed without a sign, these are subtracted. */
const SUBTRACTED: readonly TotalLabel[] = ['prepaid', 'discount', 'withholding'];
const MAX_COLUMNS = 12;
const MAX_ENTRIES = 400;
/** Two amounts may add up to another one by chance, unless a label says what one of them is. */
const MIN_UNLABELLED_PARTS = 3;

/**
 * Reads the columns and rows of amounts that lead to a total, the last amounts of all lines, and the amounts in running text as ledgers:
 * each sum replaces the entries before it that add up to it. Returns the remaining entries of each.
 */
export function readLedgers(document: ReadDocument, labelled: readonly LabelledAmount[]): LedgerEntry[][] {
  const totals = labelled.filter(({ key }) => TOTALS.includes(key));
  const edges = totals.map(({ box }) => rightOf(box));
  const columns = edges
    .filter((edge, index) => edges.findIndex((other) => Math.abs(other - edge) < COLUMN_SHIFT) === index)
    .slice(0, MAX_COLUMNS)
    .map((edge) => listColumn(document, labelled, edge));
  const rows = [...new Set(totals.filter((total) => isOfDocument(total, totals)).map(({ line }) => line))]
    .slice(0, MAX_COLUMNS)
    .flatMap((line) => listRows(line, labelled));
  return [...columns, listColumn(document, labelled, null), ...rows, listText(document, labelled)].map(addUp);
}

/** Whether a total is shown twice or is the only one with its label. The total of a single rate is neither. */
function isOfDocument({ cents, line, label }: LabelledAmount, totals: readonly LabelledAmount[]): boolean {
  const others = totals.filter((other) => other.line !== line);
  return others.some((other) => other.cents === cents) || others.every((other) => other.label !== label);
}

/** Lists the last amount on each line, near the edge of a column or, without an edge, anywhere. */
function listColumn({ lines }: ReadDocument, labelled: readonly LabelledAmount[], edge: number | null): LedgerEntry[] {
  const entries = lines.flatMap((line) => {
    const isInColumn = (numeral: Numeral): boolean =>
      isMoney(numeral) && (edge === null || endsInColumn(numeral.box, edge));
    const numeral = line.numerals.findLast(isInColumn);
    return numeral ? toEntries(numeral, labelled, []) : [];
  });
  return entries.slice(-MAX_ENTRIES);
}

function listRow(line: ReadLine, labelled: readonly LabelledAmount[]): LedgerEntry[] {
  const taxes = readVatRows(line).map(({ vat }) => vat);
  return line.numerals.filter(isMoney).flatMap((numeral) => toEntries(numeral, labelled, taxes));
}

/** The amounts of a row, and without a tax that it shows twice, such as with its rate and as the sum of all taxes. */
function listRows(line: ReadLine, labelled: readonly LabelledAmount[]): LedgerEntry[][] {
  const row = listRow(line, labelled);
  const once = row.filter((entry, index) => {
    return !entry.isTax || row.findIndex(({ isTax, cents }) => isTax && cents === entry.cents) === index;
  });
  return once.length < row.length ? [row, once] : [row];
}

function listText({ lines }: ReadDocument, labelled: readonly LabelledAmount[]): LedgerEntry[] {
  const numerals = lines.filter(isRunningText).flatMap((line) => line.numerals.filter(isMoney));
  return numerals.slice(-MAX_ENTRIES).flatMap((numeral) => toEntries(numeral, labelled, []));
}

function toEntries(numeral: Numeral, labelled: readonly LabelledAmount[], taxes: readonly bigint[]): LedgerEntry[] {
  const cents = centsOf(numeral.value);
  if (cents === null) return [];
  const labels = labelled.filter(({ box }) => box === numeral.box);
  return [{ cents, labels, isTax: taxes.includes(cents) || labels.some(({ key }) => key === 'vat'), parts: [] }];
}

function addUp(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const open: LedgerEntry[] = [];
  for (const entry of entries) {
    const last = open.at(-1);
    if (last && last.parts.length > 0 && last.cents === entry.cents) {
      open[open.length - 1] = { ...last, labels: [...last.labels, ...entry.labels] };
      continue;
    }
    const from = findParts(open, entry);
    const parts = from < 0 ? [] : open.splice(from);
    const isTax = parts.length === 0 ? entry.isTax : parts.every((part) => part.isTax);
    open.push({ ...entry, isTax, parts });
  }
  return open;
}

/** Finds the first index from which the open entries add up to a sum; -1 if there is none. */
function findParts(open: readonly LedgerEntry[], sum: LedgerEntry): number {
  let found = -1;
  let added = 0n;
  let isLabelled = sum.labels.length > 0;
  for (const [back, entry] of open.toReversed().entries()) {
    added += toSigned(entry);
    isLabelled ||= entry.labels.length > 0;
    const isLikely = back > 0 && (isLabelled || back + 1 >= MIN_UNLABELLED_PARTS);
    if (added === sum.cents && sum.cents !== 0n && isLikely) found = open.length - 1 - back;
  }
  return found;
}

/** The amount as it counts in a sum. */
export function toSigned(entry: LedgerEntry): bigint {
  return entry.parts.length === 0 && hasLabel(entry, SUBTRACTED) ? -distance(entry.cents, 0n) : entry.cents;
}

/** The sum of entries as they count. */
export function addUpEntries(entries: readonly LedgerEntry[]): bigint {
  return sumOf(entries.map(toSigned));
}

/** Whether an entry has one of these labels. */
export function hasLabel({ labels }: LedgerEntry, keys: readonly TotalLabel[]): boolean {
  return labels.some(({ key }) => keys.includes(key));
}
