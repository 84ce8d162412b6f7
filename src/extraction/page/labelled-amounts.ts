import { TOTALS } from '../locales/dictionaries.js';
import type { Word } from '../model/draft.js';
import { findAmountsAbove } from './amounts-above.js';
import type { Box } from '../model/finding.js';
import type { LabelHit } from './labels.js';
import { bottomOf, rightOf } from './boxes.js';
import { isRunningText, joinWords } from './lines.js';
import type { TotalLabel } from '../locales/locale.js';
import { findInBox } from './boxed-amounts.js';
import { centsOf, isTaxOn, isTaxWithin, sumOf } from './cents.js';
import { findBareTaxes } from './bare-taxes.js';
import { findClosingSum } from './closing-sum.js';
import { findConvertedAmounts } from './converted-amounts.js';
import type { ReadDocument, ReadLine } from './document.js';
import { isMention } from './mentioned-taxes.js';
import { findStatedTaxes, type StatedTax } from './stated-taxes.js';
import { addLabel, type LabelledAmount } from './labelled-amount.js';
import { isMoney, type Numeral } from './numbers.js';
import { parsePercent, rateOf } from './rates.js';
import { splitTotals } from './split-totals.js';
import { findUnmultipliedRows } from './unmultiplied-rows.js';
import { findInLabelGoingOn, findInWrappedLabel } from './wrapped-labels.js';

/** The end of "VAT %" or "VAT (%)", a column of rates. */
const RATE_NAME = /\p{L}[.\s]*\(?%\)?$/u;
/** In points. */
const MAX_DISTANCE_BELOW = 46;
/** Words between a label at the end of a line and its amount on the next one: "of 9.975 %, that is 305.73". */
const MAX_BREAK = 12;
/** A word of the name of an amount, rather than a number or a unit. */
const NAME_WORD = /^\p{L}{3}/u;
/** A line with so many words is a part of a sentence. Rows of labels or amounts have fewer words per column. */
const MIN_PROSE = 5;
/** In heights of a line. Lines of one paragraph are closer together. */
const MAX_LEADING = 0.8;
/** In points. */
const SAME_EDGE = 2;

/**
 * Finds every amount with the label of a sum: to the left of it, above it, wrapped around it on two lines, or on the line above in running
 * text. If none of these names the total, an amount above its label does, or the sum that closes a column stands for it.
 */
export function findLabelledAmounts(document: ReadDocument): LabelledAmount[] {
  const stated = findStatedTaxes(document);
  const named = dropNamedBases([...findByLabels(leaveOut(document, stated)), ...stated.flatMap(labelTax)]);
  const split = splitTotals(document.lines, named);
  const isNamed = split.some(({ key }) => TOTALS.includes(key));
  const labelled = [...split, ...findBareTaxes(document, split), ...(isNamed ? [] : findAmountsAbove(document))];
  const closing = findClosingSum(document, labelled) ?? findUnmultipliedRows(document, labelled)?.sum;
  const all = closing ? [...labelled, closing] : labelled;
  return all.map((amount) => readBracketed(amount, all));
}

/** Takes the brackets around a tax that the total contains for brackets, not for a minus: "Including 2.6 % VAT (32.29)". */
function readBracketed(amount: LabelledAmount, labelled: readonly LabelledAmount[]): LabelledAmount {
  const { key, cents, rate } = amount;
  const isTax = key === 'vat' && cents < 0n && rate !== null;
  const isInside =
    isTax && labelled.some((total) => TOTALS.includes(total.key) && isTaxWithin(total.cents, -cents, rate));
  return isInside ? { ...amount, cents: -cents } : amount;
}

/** Leaves out the amounts of taxes that brackets state after a total: its label is not theirs. */
function leaveOut(document: ReadDocument, stated: readonly StatedTax[]): ReadDocument {
  if (stated.length === 0) return document;
  const taken = new Set(stated.map(({ amount }) => amount));
  const lines = document.lines.map((line) =>
    line.numerals.some((numeral) => taken.has(numeral))
      ? { ...line, numerals: line.numerals.filter((numeral) => !taken.has(numeral)) }
      : line,
  );
  return { ...document, lines };
}

function labelTax({ label, amount, percentage, line }: StatedTax): LabelledAmount[] {
  const taxes = addLabel({ key: 'vat', label }, amount, line, percentage ? rateOf(percentage) : null);
  return taxes.map((tax) => ({ ...tax, isStated: true }));
}

/** Leaves out the untaxed amount of "outside VAT 180.00 0.00 180.00", a row of a table whose columns say what its base and its tax are. */
function dropNamedBases(labelled: readonly LabelledAmount[]): LabelledAmount[] {
  return labelled.filter(({ key, label, cents, box, line }) => {
    const others = labelled.filter((other) => other.line === line);
    const isBase = others.some((other) => other.key === 'net' && other.cents === cents);
    const isOther = (other: LabelledAmount): boolean => other.label !== label && !isSamePlace(other.box, box);
    return key !== 'vat' || !isBase || !others.some((other) => other.key === 'vat' && isOther(other));
  });
}

function isSamePlace(a: Box, b: Box): boolean {
  return Math.abs(rightOf(a) - rightOf(b)) < SAME_EDGE;
}

function findByLabels(document: ReadDocument): LabelledAmount[] {
  const headers = document.tables;
  const converted = findConvertedAmounts(document);
  return document.lines.flatMap((line) => {
    const hits = line.totals.filter((hit, index) => !isMention(line, hit, line.totals[index - 1]));
    const beside = hits.flatMap((hit, index) => findBeside(line, hit, hits[index + 1], converted));
    const inHeader = headers.some((header) => line.index >= header.first && line.index <= header.last);
    const below = (inHeader ? [] : line.totals).flatMap((hit, index) =>
      hasMoneyBeside(line, hit, line.totals[index + 1])
        ? findTaxBelow(document, line, hit)
        : listBelow(document, line, hit),
    );
    const others = beside.filter(({ cents, key }) => !below.some((tax) => tax.key === key && isBaseOf(cents, tax)));
    const wrapped = line.totals.length === 0 ? findInWrappedLabel(document, line) : findAfterBreak(document, line);
    return [...others, ...below, ...wrapped, ...findInLabelGoingOn(document, line)];
  });
}

/** The numbers between a label and the next one on its line. */
function findNumeralsBeside(
  line: ReadLine,
  hit: LabelHit<TotalLabel>,
  next: LabelHit<TotalLabel> | undefined,
): Numeral[] {
  return line.numerals.filter(
    (numeral) =>
      numeral.from >= hit.to - 1 && numeral.box.x >= rightOf(hit.box) - 2 && (!next || numeral.to <= next.from),
  );
}

function hasMoneyBeside(line: ReadLine, hit: LabelHit<TotalLabel>, next: LabelHit<TotalLabel> | undefined): boolean {
  return findNumeralsBeside(line, hit, next).some((numeral) => isMoney(numeral));
}

function findBeside(
  line: ReadLine,
  hit: LabelHit<TotalLabel>,
  next: LabelHit<TotalLabel> | undefined,
  converted: ReadonlySet<Numeral>,
): LabelledAmount[] {
  const amounts = dropBlockBeside(
    line,
    findNumeralsBeside(line, hit, next).filter((numeral) => isMoney(numeral) && !converted.has(numeral)),
  );
  // The last amount is the sum, as in "USt. 19 % auf 804,35 152,83", unless it includes the tax: "USt. 804,35 19 % 152,83 957,18".
  const last = (hit.key === 'vat' ? findTax(line, amounts) : findWhole(amounts)) ?? amounts.at(-1);
  return last ? addLabel(hit, last, line, findRateBeside(line, hit, next)) : [];
}

/** The rate beside a label, which may be before it: "19 % VAT 160.55". That of another tax may be there too: "VAT 12 % State 6 % 90.00". */
function findRateBeside(
  line: ReadLine,
  hit: LabelHit<TotalLabel>,
  next: LabelHit<TotalLabel> | undefined,
): bigint | null {
  const before = line.totals.findLast((other) => other.to <= hit.from);
  const start = before?.to ?? 0;
  const after = before?.key === 'vat' ? parsePercent(joinWords(line.words.slice(hit.to, next?.from))) : null;
  const rate = after ?? parsePercent(joinWords(line.words.slice(start, next?.from)));
  const amount = line.numerals.findLast(
    (numeral) => numeral.from >= start && numeral.to <= hit.from && isMoney(numeral),
  );
  // The zero rate of a row of a VAT breakdown beside the totals is not that of the tax: "0 % 30.00 0.00 VAT 20.00".
  return amount && rate === 0n ? parsePercent(joinWords(line.words.slice(amount.to, next?.from))) : rate;
}

/** Leaves out amounts after a cell of words, which belong to a block beside this one: "Net total | 640.00 | Balance of last month | 72.15". */
function dropBlockBeside({ cells, words }: ReadLine, amounts: readonly Numeral[]): readonly Numeral[] {
  const [first] = amounts;
  if (!first) return amounts;
  const isName = ({ text }: Word): boolean => NAME_WORD.test(text);
  const other = cells.find(
    (cell) => cell.box.x > rightOf(first.box) && cell.words.length > 1 && cell.words.slice(0, 2).every(isName),
  );
  const from = words.findIndex((word) => word === other?.words[0]);
  return from < 0 ? amounts : amounts.filter((numeral) => numeral.from < from);
}

/** The first of three amounts if it is the sum of the others, as in "To pay 119.00 100.00 19.00". */
function findWhole(amounts: readonly Numeral[]): Numeral | undefined {
  const [whole, ...parts] = amounts;
  const sum = sumOf(parts.map(({ value }) => centsOf(value) ?? 0n));
  return whole && parts.length === 2 && sum !== 0n && centsOf(whole.value) === sum ? whole : undefined;
}

/** Finds the only amount that is the tax on another one at a rate of the line. */
function findTax(line: ReadLine, amounts: readonly Numeral[]): Numeral | undefined {
  const rates = line.numerals.filter(({ percent }) => percent).map(rateOf);
  const bases = line.numerals.filter(isMoney).map((numeral) => centsOf(numeral.value) ?? 0n);
  const taxes = amounts.filter((numeral) => {
    const cents = centsOf(numeral.value) ?? 0n;
    return rates.some((rate) => rate && bases.some((base) => isTaxOn(base, cents, rate)));
  });
  return taxes.length === 1 ? taxes[0] : undefined;
}

/** The amounts below a label, or the one at the other edge of its box. */
function listBelow(document: ReadDocument, line: ReadLine, hit: LabelHit<TotalLabel>): LabelledAmount[] {
  const below = findBelow(document, line, hit);
  const boxed = below.length === 0 ? findInBox(document, line, hit) : null;
  const isOther = boxed === null || findInWrappedLabel(document, boxed.line).length > 0;
  return isOther ? below : addLabel(hit, boxed.numeral, boxed.line, parsePercent(line.text));
}

/** The amounts below a label. A row of labels may have several rows of amounts below it, of which any can be the sum. */
function findBelow(document: ReadDocument, line: ReadLine, hit: LabelHit<TotalLabel>): LabelledAmount[] {
  const found: LabelledAmount[] = [];
  // The rate must be in the label's own cell, as "VAT 20 %" and "VAT 5 %" may be side by side.
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === line.words[hit.from]));
  const rate = parsePercent(cell?.text ?? '');
  if (hit.key === 'vat' && rate === null && RATE_NAME.test(cell?.text ?? '')) return [];
  let last: Box = line.box;
  for (const below of document.lines.slice(line.index + 1, line.index + 12)) {
    if (below.page !== line.page || below.box.y - bottomOf(last) > MAX_DISTANCE_BELOW) break;
    const blocked = below.totals.some((other) => other.box.x < rightOf(hit.box) && rightOf(other.box) > hit.box.x);
    if (blocked) break;
    // In sentences, the amount that happens to be below a label belongs to other words.
    if (isProse(line) && isProse(below)) continue;
    const numeral = below.numerals.find(
      (candidate) => candidate.box.x < rightOf(hit.box) + 12 && rightOf(candidate.box) > hit.box.x + hit.box.width / 3,
    );
    if (!numeral || !isMoney(numeral)) continue;
    found.push(...addLabel(hit, numeral, below, rate));
    last = numeral.box;
  }
  return found;
}

/** The tax below its rate and base, as in "VAT 25 % of 800.00" with 200.00 on the next line. */
function findTaxBelow(document: ReadDocument, line: ReadLine, hit: LabelHit<TotalLabel>): LabelledAmount[] {
  const bases = line.numerals.filter(isMoney).map(({ value }) => centsOf(value) ?? 0n);
  const below = hit.key === 'vat' ? findBelow(document, line, hit) : [];
  return below.filter((tax) => bases.some((base) => isBaseOf(base, tax)));
}

function isBaseOf(base: bigint, { cents, rate }: LabelledAmount): boolean {
  return rate !== null && rate > 0n && isTaxOn(base, cents, rate);
}

/** The amount of the last label on a line of running text, if the text breaks between them. */
function findAfterBreak(document: ReadDocument, line: ReadLine): LabelledAmount[] {
  const hit = line.totals.at(-1);
  const next = document.lines[line.index + 1];
  const numeral = next?.numerals.find(isMoney);
  if (!hit || !next || !numeral || !isRunningText(line) || next.page !== line.page) return [];
  if (!isRunningText(next) && !endsParagraph(line, next)) return [];
  const between = [...line.words.slice(hit.to), ...next.words.slice(0, numeral.from)];
  const isLabelled = hasMoneyBeside(line, hit, undefined) || next.totals.some(({ from }) => from < numeral.from);
  return between.length > MAX_BREAK || isLabelled ? [] : addLabel(hit, numeral, next, parsePercent(joinWords(between)));
}

/** Whether a line is the short last line of the paragraph that the line above belongs to. */
function endsParagraph(line: ReadLine, next: ReadLine): boolean {
  const isClose = next.box.y - bottomOf(line.box) < MAX_LEADING * line.box.height;
  const isAligned = Math.abs(next.box.x - line.box.x) < SAME_EDGE && rightOf(next.box) < rightOf(line.box);
  return isClose && isAligned && isProse(line) && next.cells.length === 1 && /^\p{Ll}{2}/u.test(next.text);
}

function isProse(line: ReadLine): boolean {
  return isRunningText(line) && line.words.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= MIN_PROSE;
}
