import type { Box } from '../model/finding.js';
import type { LabelHit } from './labels.js';
import { labelsOn } from './labels.js';
import { bottomOf, middleOf, rightOf, textOf } from './lines.js';
import { itemHeaders } from './table.js';
import { TOTAL_LABELS } from '../locales/dictionaries.js';
import type { TotalLabel } from '../locales/locale.js';
import { centsOf } from './cents.js';
import type { ReadDocument, ReadLine } from './document.js';
import type { Numeral } from './numbers.js';

/** An amount with the word for a sum that stands with it. */
export interface LabelledAmount {
  readonly key: TotalLabel;
  readonly label: string;
  readonly cents: bigint;
  /** In hundredths of a percent, where a percentage stands between label and amount. */
  readonly rate: bigint | null;
  readonly line: ReadLine;
  readonly box: Box;
  readonly currencySign: string | null;
}

const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%(?!\d)|%\s?(\d{1,2}(?:[.,]\d{1,3})?)(?![\d%])/;
const MAX_BELOW = 46;

/** Money as documents write it: two decimals, or a currency with it. */
export function isMoney(numeral: Numeral): boolean {
  return !numeral.percent && numeral.suffix === '' && (numeral.decimals === 2 || numeral.currencySign !== null);
}

/** A percentage in hundredths of a percent, null for what cannot be a rate of VAT. */
export function rateOf(numeral: Numeral): bigint | null {
  const rate = numeral.decimals <= 3 ? centsOf(numeral.value) : null;
  return rate !== null && rate >= 0n && rate <= 3_000n ? rate : null;
}

/** The first percentage written in a text, in hundredths of a percent: "KDV(%18)", "TVA-5,5%"; null without one. */
export function percentIn(text: string): bigint | null {
  const match = PERCENT.exec(text.slice(0, 200));
  const rate = centsOf((match?.[1] ?? match?.[2] ?? '').replace(',', '.'));
  return rate !== null && rate <= 3_000n ? rate : null;
}

/** Every amount with a label for sums: right of it on its line, under it, or between the lines of a wrapped label. */
export function labelledAmounts(document: ReadDocument): LabelledAmount[] {
  const headers = itemHeaders(document.lines);
  return document.lines.flatMap((line) => {
    const beside = line.totals.flatMap((hit, index) => besideLabel(line, hit, line.totals[index + 1]));
    const inHeader = headers.some((header) => line.index >= header.first && line.index <= header.last);
    const under = (inHeader ? [] : line.totals).flatMap((hit, index) =>
      hasBeside(line, hit, line.totals[index + 1]) ? [] : underLabel(document, line, hit),
    );
    return [...beside, ...under, ...(line.totals.length === 0 ? wrappedLabel(document, line) : [])];
  });
}

function between(line: ReadLine, hit: LabelHit<TotalLabel>, next: LabelHit<TotalLabel> | undefined): Numeral[] {
  return line.numerals.filter(
    (numeral) =>
      numeral.from >= hit.to - 1 && numeral.box.x >= rightOf(hit.box) - 2 && (!next || numeral.to <= next.from),
  );
}

function hasBeside(line: ReadLine, hit: LabelHit<TotalLabel>, next: LabelHit<TotalLabel> | undefined): boolean {
  return between(line, hit, next).some((numeral) => isMoney(numeral));
}

function besideLabel(
  line: ReadLine,
  hit: LabelHit<TotalLabel>,
  next: LabelHit<TotalLabel> | undefined,
): LabelledAmount[] {
  const numerals = between(line, hit, next);
  // "USt. 19 % auf 804,35 152,83": the sum is the last amount on the line.
  const last = numerals.findLast((numeral) => isMoney(numeral));
  const before = line.totals.findLast((other) => other.to <= hit.from);
  const text = textOf(line.words.slice(before?.to ?? 0, next?.from));
  return last ? labelled(hit, last, line, percentIn(text)) : [];
}

function labelled(hit: LabelHit<TotalLabel>, numeral: Numeral, line: ReadLine, rate: bigint | null): LabelledAmount[] {
  const cents = centsOf(numeral.value);
  return cents === null
    ? []
    : [{ key: hit.key, label: hit.label, cents, rate, line, box: numeral.box, currencySign: numeral.currencySign }];
}

/** Sums side by side have their labels above them, and may be the last of several rows. */
function underLabel(document: ReadDocument, line: ReadLine, hit: LabelHit<TotalLabel>): LabelledAmount[] {
  const found: LabelledAmount[] = [];
  // "VAT 20 %" and "VAT 5 %" side by side: the rate stands in the label's own cell.
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === line.words[hit.from]));
  const rate = percentIn(cell?.text ?? '');
  let last: Box = line.box;
  for (const below of document.lines.slice(line.index + 1, line.index + 12)) {
    if (below.page !== line.page || below.box.y - bottomOf(last) > MAX_BELOW) break;
    const blocked = below.totals.some((other) => other.box.x < rightOf(hit.box) && rightOf(other.box) > hit.box.x);
    if (blocked) break;
    const numeral = below.numerals.find(
      (candidate) => candidate.box.x < rightOf(hit.box) + 12 && rightOf(candidate.box) > hit.box.x + hit.box.width / 3,
    );
    if (!numeral || !isMoney(numeral)) continue;
    found.push(...labelled(hit, numeral, below, rate));
    last = numeral.box;
  }
  return found;
}

/** A label on two lines with its amount in the middle between them, as Turkish e-invoices show the tax. */
function wrappedLabel(document: ReadDocument, line: ReadLine): LabelledAmount[] {
  const [numeral] = line.numerals;
  if (line.numerals.length !== 1 || !numeral || !isMoney(numeral) || numeral.to - numeral.from !== line.words.length)
    return [];
  const near = [document.lines[line.index - 1], document.lines[line.index + 1]].filter(
    (other) =>
      other &&
      other.page === line.page &&
      Math.abs(middleOf(other.box) - middleOf(line.box)) < line.box.height &&
      rightOf(other.box) < numeral.box.x + 2,
  );
  if (near.length !== 2) return [];
  const words = near.flatMap((other) => other?.words ?? []);
  const hit = labelsOn({ ...line, words }, TOTAL_LABELS)[0];
  const percent = percentIn(near.map((other) => other?.text ?? '').join(' '));
  return hit ? labelled(hit, numeral, line, percent) : [];
}
