import type { ItemFinding } from '../extraction/model/finding.js';
import { centsOf, decimalOf, distance, taxOn, taxWithin } from '../extraction/page/cents.js';
import type { ReadDocument, ReadLine } from '../extraction/page/document.js';
import { middleOf } from '../extraction/page/boxes.js';
import type { Numeral } from '../extraction/page/numbers.js';
import { squash } from '../extraction/text/squash.js';

/** An item as a person corrected it, without what does not help to find it on the page. */
export type CorrectedItem = Pick<ItemFinding, 'name' | 'quantity' | 'total_price' | 'vat_rate'>;

/** A number that shows the total of an item, without VAT or with it. */
export interface ShownAmount {
  readonly numeral: Numeral;
  readonly kind: 'net' | 'gross';
}

/** Where a corrected item is on the pages. */
export interface LocatedItem {
  readonly item: CorrectedItem;
  /** The line with its total. */
  readonly line: ReadLine;
  /** The line with its name, if that is another one. */
  readonly nameLine: ReadLine | null;
  /** Several if the line shows the same amount again, for example as the price of one piece. */
  readonly amounts: readonly ShownAmount[];
}

type Occurrence = ShownAmount & { readonly line: ReadLine };

/** An index of the words on the pages, so that items can be looked up instead of searched for. */
interface PageIndex {
  readonly document: ReadDocument;
  /** Where each amount is, by its decimal. */
  readonly amounts: ReadonlyMap<string, readonly Omit<Occurrence, 'kind'>[]>;
  /** The folded words of each line. */
  readonly words: ReadonlyMap<ReadLine, ReadonlySet<string>>;
}

/** An amount that occurs more often than this does not locate an item. */
const MAX_OCCURRENCES = 40;
/** A name is at most this many lines, and this many heights of the line, above or below the total. */
const MAX_LINES_APART = 2;
const MAX_HEIGHTS_APART = 3;
/** The minimum evidence for an item besides its total; a name next to the line of the total counts half as much as one on it. */
const EVIDENCE = { name: 2, nameNearby: 1, number: 1, least: 0.5 } as const;

/** Finds the lines of corrected items by their totals, together with their names, quantities or rates. Items not found are left out. */
export function locateItems(document: ReadDocument, items: readonly CorrectedItem[]): LocatedItem[] {
  const words = new Map(document.lines.map((line) => [line, new Set(line.words.map(({ text }) => squash(text)))]));
  const index = { document, words, amounts: indexAmounts(document) };
  const used = new Set<ReadLine>();
  return items.flatMap((item) => {
    const located = locateItem(index, item, used);
    if (located) used.add(located.line);
    return located ?? [];
  });
}

/** Lists the folded words of an item's name. */
export function splitName({ name }: CorrectedItem): ReadonlySet<string> {
  return new Set((name?.split(/\s+/) ?? []).map(squash).filter(Boolean));
}

/** Whether a number on the line of an item is its quantity. */
export function isQuantityOf({ quantity }: CorrectedItem, { value, percent }: Numeral): boolean {
  return quantity !== null && !percent && Number(value) === Number(quantity);
}

/** Whether a number on the line of an item is its VAT rate. */
export function isRateOf({ vat_rate: rate }: CorrectedItem, { value, currencySign }: Numeral): boolean {
  return rate !== null && currencySign === null && Number(value) === Number(rate);
}

function indexAmounts(document: ReadDocument): PageIndex['amounts'] {
  const index = new Map<string, Omit<Occurrence, 'kind'>[]>();
  for (const line of document.lines) {
    for (const numeral of line.numerals) {
      const cents = numeral.percent ? null : centsOf(numeral.value);
      if (cents === null) continue;
      const found = index.get(decimalOf(cents)) ?? [];
      if (found.length < MAX_OCCURRENCES) found.push({ numeral, line });
      index.set(decimalOf(cents), found);
    }
  }
  return index;
}

function locateItem(index: PageIndex, item: CorrectedItem, used: ReadonlySet<ReadLine>): LocatedItem | null {
  const occurrences = listAmounts(item).flatMap(({ cents, kind }) =>
    (index.amounts.get(decimalOf(cents)) ?? []).map((found): Occurrence => ({ ...found, kind })),
  );
  const lines = [...new Set(occurrences.map(({ line }) => line))].filter((line) => !used.has(line));
  const name = splitName(item);
  const [best] = lines
    .map((line) => ({ line, ...weighLine(index, line, item, name) }))
    .filter(({ weight }) => weight >= EVIDENCE.least)
    .toSorted((a, b) => b.weight - a.weight);
  if (!best) return null;
  const { line, nameLine } = best;
  return { item, line, nameLine, amounts: occurrences.filter((occurrence) => occurrence.line === line) };
}

/** The amounts that a line with this total may show. */
function listAmounts({ total_price: total, vat_rate: rate }: CorrectedItem) {
  const gross = total === null ? null : centsOf(total);
  if (gross === null || gross === 0n) return [];
  const percentage = (rate === null ? null : centsOf(rate)) ?? 0n;
  const net = gross - taxWithin(gross, percentage);
  const nets = percentage === 0n ? [net] : [net, net - 1n, net + 1n];
  return [
    { cents: gross, kind: 'gross' as const },
    ...nets
      .filter((cents) => distance(cents + taxOn(cents, percentage), gross) <= 1n)
      .map((cents) => ({ cents, kind: 'net' as const })),
  ];
}

function weighLine(
  index: PageIndex,
  line: ReadLine,
  item: CorrectedItem,
  name: ReadonlySet<string>,
): { readonly weight: number; readonly nameLine: ReadLine | null } {
  const own = measureShare(index, line, name);
  const nearby = own > 0 ? [] : listNearby(index.document, line);
  const [nearest] = nearby
    .map((other) => ({ other, share: measureShare(index, other, name) / Math.abs(other.index - line.index) }))
    .toSorted((a, b) => b.share - a.share);
  const numbers = [isQuantityOf, isRateOf].filter((isShown) => line.numerals.some((numeral) => isShown(item, numeral)));
  return {
    weight: EVIDENCE.name * own + EVIDENCE.nameNearby * (nearest?.share ?? 0) + EVIDENCE.number * numbers.length,
    nameLine: nearest && nearest.share > 0 ? nearest.other : null,
  };
}

function listNearby({ lines }: ReadDocument, { index, page, box }: ReadLine): ReadLine[] {
  return lines
    .slice(Math.max(0, index - MAX_LINES_APART), index + MAX_LINES_APART + 1)
    .filter(
      (other) =>
        other.index !== index &&
        other.page === page &&
        Math.abs(middleOf(other.box) - middleOf(box)) <= MAX_HEIGHTS_APART * box.height,
    );
}

/** The share of a name's words that are on a line. */
function measureShare({ words }: PageIndex, line: ReadLine, name: ReadonlySet<string>): number {
  const count = [...name].filter((word) => /\p{L}/u.test(word) && words.get(line)?.has(word)).length;
  return count / Math.max(1, name.size);
}
