import type { ReadDocument, ReadLine } from '../../../page/document.js';
import type { LabelledAmount } from '../../../page/labelled-amount.js';
import { middleOf, rightOf } from '../../../page/boxes.js';
import { isMoney } from '../../../page/numbers.js';
import type { Word } from '../../../model/draft.js';
import type { Features } from '../../../ranking/features.js';
import { describeArithmetic } from './arithmetic.js';
import { describeHeaders, listHeaderLines } from './headers.js';
import { areInLine, groupByLine, haveSameRight, type PlacedNumber } from './placed-numbers.js';
import { findSums, type SumEvidence } from './sums.js';

/** What all numbers of a document are compared with. */
interface NumberContext {
  readonly document: ReadDocument;
  readonly numbers: readonly PlacedNumber[];
  readonly byLine: ReadonlyMap<ReadLine, readonly PlacedNumber[]>;
  readonly byPage: ReadonlyMap<number, readonly PlacedNumber[]>;
  /** How often each amount in cents occurs. */
  readonly counts: ReadonlyMap<number, number>;
  readonly headers: readonly ReadLine[];
  readonly sums: ReadonlyMap<PlacedNumber, SumEvidence>;
  readonly labelled: readonly LabelledAmount[];
  /** Index of the first line with a sum; null without one. */
  readonly firstSum: number | null;
}

/** Labels of sums of which the lines are parts. */
export const WHOLE_SUMS: readonly string[] = ['lines', 'net', 'gross', 'total', 'payable'];
/** In points. The right edges of a column of amounts differ by a currency sign at most. */
const COLUMN_SHIFT = 24;
/** In heights of a line. */
const FAR = 30;
/** Lines so far apart are not compared. */
const MAX_LINES_APART = 10;
/** In lines. */
const MAX_FROM_SUM = 40;

/** Describes each number of a document by what tells the amounts of invoice lines from other numbers. */
export function describeAmounts(
  document: ReadDocument,
  numbers: readonly PlacedNumber[],
  labelled: readonly LabelledAmount[],
): ReadonlyMap<PlacedNumber, Features> {
  const totals = labelled.filter(({ key }) => key !== 'vat' && key !== 'discount' && key !== 'charge');
  const first = document.lines.findIndex(
    ({ totals: sums, numerals }) => sums.some(({ key }) => WHOLE_SUMS.includes(key)) && numerals.some(isMoney),
  );
  const context: NumberContext = {
    document,
    numbers,
    byLine: groupByLine(numbers),
    byPage: groupByPage(numbers),
    counts: countAmounts(numbers),
    headers: listHeaderLines(document),
    sums: findSums(numbers, new Set(totals.map(({ cents }) => Number(cents)))),
    labelled,
    firstSum: first < 0 ? null : first,
  };
  return new Map(numbers.map((number) => [number, describe(number, context)]));
}

function groupByPage(numbers: readonly PlacedNumber[]): ReadonlyMap<number, readonly PlacedNumber[]> {
  const byPage = new Map<number, PlacedNumber[]>();
  for (const number of numbers) {
    const own = byPage.get(number.line.page);
    if (own) own.push(number);
    else byPage.set(number.line.page, [number]);
  }
  return byPage;
}

function countAmounts(numbers: readonly PlacedNumber[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { cents } of numbers) counts.set(cents, (counts.get(cents) ?? 0) + 1);
  return counts;
}

function describe(number: PlacedNumber, context: NumberContext): Features {
  const { byLine, document, headers } = context;
  const { line } = number;
  const own = byLine.get(line) ?? [];
  const around = [line.index - 1, line.index + 1].flatMap((index) => listOnPage(context, index, line.page));
  const nearby = describeArithmetic(number, [...own, ...around]);
  return {
    ...describeForm(number),
    ...describePlaceOnLine(number, own),
    ...describeLine(line, document),
    ...describeColumn(number, context),
    ...describeHeaders(number, document, headers),
    ...describeArithmetic(number, own),
    'product near': nearby['product'] ?? 0,
    'product with one near': nearby['product with one'] ?? 0,
    'factor near': nearby['factor'] ?? 0,
    ...describeSums(number, context),
  };
}

function listOnPage({ byLine, document }: NumberContext, index: number, page: number): readonly PlacedNumber[] {
  const line = document.lines[index];
  return line?.page === page ? (byLine.get(line) ?? []) : [];
}

function describeForm({ numeral, value, isMoney: money }: PlacedNumber): Features {
  return {
    decimals: Math.min(numeral.decimals, 4),
    money: money ? 1 : 0,
    percent: numeral.percent ? 1 : 0,
    'currency sign': numeral.currencySign === null ? 0 : 1,
    suffix: numeral.suffix === '' ? 0 : 1,
    zero: value === 0 ? 1 : 0,
    one: value === 1 ? 1 : 0,
    negative: value < 0 ? 1 : 0,
    whole: Number.isInteger(value) ? 1 : 0,
    magnitude: Math.log10(Math.abs(value) + 0.01),
  };
}

function describePlaceOnLine(number: PlacedNumber, own: readonly PlacedNumber[]): Features {
  const { numeral, line } = number;
  const at = own.indexOf(number);
  const amounts = own.filter(({ isMoney: money }) => money);
  const largest = Math.max(...amounts.map(({ value }) => Math.abs(value)));
  const before = line.words.slice(0, numeral.from);
  const cell = line.cells.find(({ words }) => words.some((word) => word === line.words[numeral.from]));
  return {
    'numbers to the left': at,
    'numbers to the right': own.length - 1 - at,
    'amounts to the right': number.isMoney ? amounts.length - 1 - amounts.indexOf(number) : -1,
    'largest on its line': number.isMoney && Math.abs(number.value) === largest ? 1 : 0,
    'same on its line': own.filter(({ cents }) => cents === number.cents).length,
    'words to the left': countNames(before),
    'words to the right': countNames(line.words.slice(numeral.to)),
    'last on its line': numeral.to === line.words.length ? 1 : 0,
    'gap to the left': measureGap(before.at(-1), number),
    'words of its cell': cell?.words.length ?? 0,
    'first of its cell': cell?.words[0] === line.words[numeral.from] ? 1 : 0,
    'sums to the left': line.totals.filter(({ to }) => to <= numeral.from).length,
  };
}

/** The number of words that can belong to a name. */
function countNames(words: readonly Word[]): number {
  return words.filter(({ text }) => /\p{L}{2}/u.test(text)).length;
}

function measureGap(before: Word | undefined, { left, numeral }: PlacedNumber): number {
  return before ? Math.min(FAR, (left - rightOf(before.box)) / numeral.box.height) : FAR;
}

function describeLine(line: ReadLine, { lines, layout }: ReadDocument): Features {
  const before = lines[line.index - 1];
  const gap = before?.page === line.page ? (middleOf(line.box) - middleOf(before.box)) / layout.lineHeight : FAR;
  const keys = line.totals.map(({ key }) => [`sum ${key}`, 1] as const);
  return {
    words: line.words.length,
    cells: line.cells.length,
    sums: line.totals.length,
    ...Object.fromEntries(keys),
    'sums on the line before': before?.totals.length ?? 0,
    'labels of fields': line.fields.length,
    'labels of columns': line.columns.length,
    'line height': line.box.height / layout.lineHeight,
    'gap above': Math.min(FAR, gap),
    'sums on the line after': lines[line.index + 1]?.totals.length ?? 0,
    'words of the first cell': countNames(line.cells[0]?.words ?? []),
  };
}

function describeColumn(number: PlacedNumber, context: NumberContext): Features {
  const { byPage, document } = context;
  const { layout } = document;
  const { line, numeral } = number;
  const onPage = byPage.get(line.page) ?? [];
  const column = onPage.filter((other) => haveSameRight(other, number));
  const amounts = onPage.filter((other) => other.isMoney && Math.abs(other.right - number.right) < COLUMN_SHIFT);
  const above = amounts.findLast((other) => other.line.index < line.index);
  const below = amounts.find((other) => other.line.index > line.index);
  const measure = (other: PlacedNumber | undefined): number =>
    other ? Math.min(FAR, Math.abs(middleOf(other.numeral.box) - middleOf(numeral.box)) / layout.lineHeight) : FAR;
  const like = findLikeLine(number, context);
  return {
    'right edge': (number.right - layout.left) / Math.max(1, layout.right - layout.left),
    'left edge': (number.left - layout.left) / Math.max(1, layout.right - layout.left),
    'numbers with its right edge': column.length,
    'amounts with its right edge': column.filter((other) => other.isMoney).length,
    'amounts in its column': amounts.length,
    'lines to the amount above': measure(above),
    'lines to the amount below': measure(below),
    'sums of the amount above': above?.line.totals.length ?? -1,
    'sums of the amount below': below?.line.totals.length ?? -1,
    'likeness of a line': like.share,
    'sums of the like line': like.line?.totals.length ?? -1,
  };
}

/** The nearest of the lines whose numbers stand in the same columns most, and the share of those numbers. */
function findLikeLine(
  { line }: PlacedNumber,
  { byLine, document }: NumberContext,
): { readonly share: number; readonly line: ReadLine | null } {
  const own = byLine.get(line) ?? [];
  let best: { share: number; line: ReadLine | null } = { share: 0, line: null };
  const near = document.lines.slice(Math.max(0, line.index - MAX_LINES_APART), line.index + MAX_LINES_APART + 1);
  for (const other of near) {
    const numbers = byLine.get(other) ?? [];
    if (other === line || other.page !== line.page || numbers.length === 0) continue;
    const same = own.filter((number) => numbers.some((one) => areInLine(one, number))).length;
    const share = same / Math.max(own.length, numbers.length);
    const isNearer = best.line !== null && Math.abs(other.index - line.index) < Math.abs(best.line.index - line.index);
    if (share > best.share || (share === best.share && isNearer)) best = { share, line: other };
  }
  return best;
}

function describeSums(number: PlacedNumber, context: NumberContext): Features {
  const { byPage, counts, labelled, document, firstSum, sums } = context;
  const { line, cents, numeral } = number;
  const same = labelled.filter((amount) => Number(amount.cents) === cents);
  const isLabelled = same.some((amount) => amount.line === line && rightOf(amount.box) === number.right);
  const { summed, totalled, sumOf } = sums.get(number) ?? { summed: 0, totalled: 0, sumOf: 0 };
  const column = (byPage.get(line.page) ?? []).filter((other) => haveSameRight(other, number)).length;
  const { layout } = document;
  return {
    summed,
    totalled,
    'sum of': sumOf,
    'totalled share of its column': totalled / Math.max(1, column),
    ...Object.fromEntries(same.map(({ key }) => [`same as ${key}`, 1])),
    labelled: isLabelled ? 1 : 0,
    'times in the document': counts.get(cents) ?? 0,
    height: middleOf(numeral.box) / layout.bottom,
    'lines from the first sum': limit(firstSum === null ? Infinity : line.index - firstSum),
    'lines from the last sum': limit(line.index - layout.lastTotal),
  };
}

function limit(lines: number): number {
  return Math.max(-MAX_FROM_SUM, Math.min(MAX_FROM_SUM, lines));
}
