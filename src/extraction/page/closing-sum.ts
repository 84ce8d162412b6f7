import { TOTALS } from '../locales/dictionaries.js';
import type { TotalLabel } from '../locales/locale.js';
import { centsOf, distance, isTaxOn } from './cents.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { LabelledAmount } from './labelled-amount.js';
import { rightOf } from './boxes.js';
import { endsInColumn } from './lines.js';
import { isMoney, type Numeral } from './numbers.js';

/** The last amount of a line that names something, or that shows nothing else. */
interface Entry {
  readonly isNamed: boolean;
  readonly line: ReadLine;
  readonly numeral: Numeral;
  readonly cents: bigint;
}

/** After the sum of the lines, these lead to the total. */
const ADDED: readonly TotalLabel[] = ['vat', 'charge', 'discount'];
/** Fewer amounts add up to another one by chance. */
const MIN_PARTS = 3;
/** Enough for a sum that is set off from its parts, or that leads to another sum below. */
const MIN_PROVEN_PARTS = 2;
const MAX_ENTRIES = 400;
/** From 4 % to 27 %, in hundredths of a percent: the whole rates at which countries tax most goods. */
const WHOLE_RATES = Array.from({ length: 24 }, (_, index) => BigInt(4 + index) * 100n);
/** Letters of a name, or of an abbreviation such as "I.V.A.". */
const NAME = /\p{L}\.?\p{L}/u;
/** In heights of the parts. */
const LARGER = 1.15;

/**
 * Finds the amount that the whole column above it adds up to, where no label names the total: "We collect on 1 April 4,887.22", or nothing
 * at all. Taxes, charges and discounts below it lead on to the total. Returns null if it has a label of its own, except that of a
 * payment, or if a larger total has a label.
 */
export function findClosingSum(document: ReadDocument, labelled: readonly LabelledAmount[]): LabelledAmount | null {
  const entries = listEntries(document);
  let closing: { entry: Entry; parts: number } | null = null;
  for (const entry of entries) {
    const parts = countParts(entry, entries, labelled);
    if (parts > (closing?.parts ?? 0)) closing = { entry, parts };
  }
  if (!closing) return null;
  const found = toLabelled(followAdditions(closing.entry, entries, labelled));
  const isNamed = labelled.some(({ key, cents, box }) => {
    const isTotal = TOTALS.includes(key) && distance(cents, 0n) > distance(found.cents, 0n);
    return isTotal || (box === found.box && key !== 'prepaid');
  });
  return isNamed ? null : found;
}

function listEntries({ lines }: ReadDocument): Entry[] {
  const entries = lines.flatMap((line) => {
    const numeral = line.numerals.findLast(isMoney);
    const cents = numeral ? centsOf(numeral.value) : null;
    const isNamed = line.words.slice(0, numeral?.from).some(({ text }) => NAME.test(text));
    const isBare = numeral !== undefined && numeral.to - numeral.from === line.words.length;
    return numeral && cents !== null && cents !== 0n && (isNamed || isBare) ? [{ isNamed, line, numeral, cents }] : [];
  });
  return entries.slice(0, MAX_ENTRIES);
}

/** The number of the amounts right above in the column of an amount that add up to it; 0 if there are too few. */
function countParts(entry: Entry, entries: readonly Entry[], labelled: readonly LabelledAmount[]): number {
  const above = listColumn(entry, entries.slice(0, entries.indexOf(entry)))
    .filter(({ isNamed }) => isNamed)
    .toReversed();
  let added = 0n;
  let found = 0;
  for (const [index, { cents }] of above.entries()) {
    added += cents;
    if (added === entry.cents) found = index + 1;
  }
  if (found < MIN_PROVEN_PARTS) return 0;
  if (!entry.isNamed) return found >= MIN_PARTS ? found : 0;
  const isProven = isSetOff(entry, above.slice(0, found)) || followAdditions(entry, entries, labelled) !== entry;
  return found >= MIN_PARTS || isProven ? found : 0;
}

function listColumn({ line, numeral }: Entry, entries: readonly Entry[]): Entry[] {
  const edge = rightOf(numeral.box);
  return entries.filter((other) => other.line.page === line.page && endsInColumn(other.numeral.box, edge));
}

/** Whether an amount is larger than the others, or the only one with a currency. */
function isSetOff({ numeral }: Entry, parts: readonly Entry[]): boolean {
  const isLarger = parts.every((part) => numeral.box.height > LARGER * part.numeral.box.height);
  return isLarger || (numeral.currencySign !== null && parts.every((part) => part.numeral.currencySign === null));
}

/** The last sum that taxes, charges and discounts below this one lead to. A tax at a whole percentage needs no label if the sum follows. */
function followAdditions(sum: Entry, entries: readonly Entry[], labelled: readonly LabelledAmount[]): Entry {
  let last = sum;
  let added = sum.cents;
  const below = listColumn(sum, entries.slice(entries.indexOf(sum) + 1));
  for (const [index, entry] of below.entries()) {
    const isLabelled = labelled.some(({ key, box }) => box === entry.numeral.box && ADDED.includes(key));
    const leadsToSum = below[index + 1]?.cents === added + entry.cents;
    if (isLabelled || (leadsToSum && isTaxAtWholeRate(added, entry.cents))) added += entry.cents;
    else if (entry.cents === added && last !== entry) last = entry;
    else break;
  }
  return last;
}

function isTaxAtWholeRate(base: bigint, tax: bigint): boolean {
  return WHOLE_RATES.some((rate) => isTaxOn(base, tax, rate));
}

function toLabelled({ line, numeral, cents }: Entry): LabelledAmount {
  const { box, currencySign } = numeral;
  return { key: 'total', label: '', cents, rate: null, line, box, currencySign };
}
