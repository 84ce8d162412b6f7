import { LONE_SUMS, TOTAL_LABELS } from '../locales/dictionaries.js';
import type { TotalLabel } from '../locales/locale.js';
import { isCurrencySign } from '../regions/currencies.js';
import { joinBoxes, rightOf } from './boxes.js';
import { findLabels, type LabelHit } from './labels.js';
import type { Line } from './lines.js';
import { createMisreadLabels } from './misread-labels.js';

const MISREAD_TOTALS = createMisreadLabels(TOTAL_LABELS);
const SUMS: ReadonlySet<TotalLabel> = new Set(['total', 'lines', 'net', 'gross', 'payable']);

/** Labels of amounts that are no sums, but may be with or without VAT. */
const PARTS: ReadonlySet<TotalLabel> = new Set(['charge', 'discount']);

/** The number of days in payment terms: up to 99, or 120. */
const DAYS = /^(?:\d{1,2}|120)$/;

/** Rates beside the names of taxes. */
const RATES = /\d{1,2}(?:[.,]\d{1,3})?\s?%/gu;
/** A row of labels above their amounts has more labels of sums than this. */
const MIN_SUMS_BESIDE = 2;

/** A quantity, a price and an amount. */
const MIN_NUMBERS_OF_ITEM = 3;

/**
 * Finds the labels of sums. A sum and its kind ("Gesamtsumme" and "brutto") form one label. A kind alone ("incl. VAT") counts only if
 * it is in `LONE_SUMS`, in a row of labels above their amounts, or if a rate follows, which makes it the label of the tax.
 */
export function findSumLabels(line: Line, isScanned: boolean): LabelHit<TotalLabel>[] {
  const hits: LabelHit<TotalLabel>[] = [];
  const found = findLabels(line, TOTAL_LABELS, isScanned ? MISREAD_TOTALS : undefined);
  for (const hit of found) {
    if ((hit.key === 'net' && statesDays(line, hit.to)) || isUnit(line, hit)) continue;
    const meaning = hit.key === 'with_vat' ? 'gross' : hit.key === 'without_vat' ? 'net' : null;
    const last = hits.at(-1);
    // "Shipping (excl. VAT)" is a charge.
    if (meaning && last && PARTS.has(last.key) && isBehind(line, last, hit)) continue;
    if (last && isTaxTotal(line, last, hit)) {
      hits[hits.length - 1] = join('vat', last, hit);
    } else if (meaning && last && SUMS.has(last.key) && hasOnlyCurrency(line, last.to, hit.from)) {
      hits[hits.length - 1] = join(meaning, last, hit);
    } else if (!meaning || LONE_SUMS.has(hit.label) || isAmongSums(line, hit, found)) {
      hits.push(meaning ? { ...hit, key: meaning } : hit);
    } else if (meaning === 'gross' && statesRate(line, hit.to)) {
      hits.push({ ...hit, key: 'vat' });
    }
  }
  return hits;
}

/** Whether a label fills its cell on a line of such cells without amounts: "Goods", "Shipping", "Excl. VAT", "VAT 20 %". */
function isAmongSums(line: Line, hit: LabelHit<TotalLabel>, hits: readonly LabelHit<TotalLabel>[]): boolean {
  const opened = line.cells.filter(({ words: [first] }) => hits.some(({ from }) => line.words[from] === first));
  const own = opened.find(({ words: [first] }) => first === line.words[hit.from]);
  const isBare = !/\d/.test(line.text.replaceAll(RATES, ''));
  return own?.words.length === hit.to - hit.from && opened.length > MIN_SUMS_BESIDE && isBare;
}

/** Whether a small number without a currency or percent sign follows a label: "Net 30 days" and "Net 30" are terms of payment. */
function statesDays(line: Line, from: number): boolean {
  const [number = '', next = ''] = line.words.slice(from, from + 2).map(({ text }) => text);
  return DAYS.test(number) && !/^[\d%]/.test(next) && !isCurrencySign(next);
}

/**
 * Whether a short word after a number is its unit: in Serbian "3 dan", which is three days, it is not the Slovak word for tax. So it is in
 * a cell of its own between a name and at least three numbers.
 */
function isUnit({ cells, words }: Line, { from, to }: LabelHit<TotalLabel>): boolean {
  const [number = '', unit = ''] = words.slice(from - 1, to).map(({ text }) => text);
  if (from === 0 || to !== from + 1 || !/^(?:\p{Ll}{1,3}\/)?\p{Ll}{1,3}$/u.test(unit)) return false;
  if (/^\d{1,4}(?:[.,]\d{1,3})?$/.test(number)) return true;
  const at = cells.findIndex((cell) => cell.words.length === 1 && cell.words[0] === words[from]);
  const numbers = cells.slice(at + 1).filter(({ text }) => /^\d/.test(text));
  return at > 0 && /\p{L}{3}/u.test(cells[at - 1]?.text ?? '') && numbers.length >= MIN_NUMBERS_OF_ITEM;
}

/** Whether a label is right behind another one in its cell. */
function isBehind(line: Line, last: LabelHit<string>, hit: LabelHit<string>): boolean {
  const [before, first] = [line.words[last.to - 1], line.words[hit.from]];
  const isInCell = line.cells.some(({ words }) => [before, first].every((word) => word && words.includes(word)));
  return last.to === hit.from && isInCell;
}

/** Whether the name of a tax and the word for a total are close together and fill their cell: "KDV TOPLAM". */
function isTaxTotal(line: Line, last: LabelHit<string>, hit: LabelHit<string>): boolean {
  const isClose = hit.box.x - rightOf(last.box) < hit.box.height;
  const isWhole = line.cells.some(
    ({ words }) => words[0] === line.words[last.from] && words.at(-1) === line.words[hit.to - 1],
  );
  return last.key === 'vat' && hit.key === 'total' && isBehind(line, last, hit) && isClose && isWhole;
}

/** One label of two. */
function join(key: TotalLabel, last: LabelHit<TotalLabel>, hit: LabelHit<TotalLabel>): LabelHit<TotalLabel> {
  return { key, label: last.label + hit.label, from: last.from, to: hit.to, box: joinBoxes([last.box, hit.box]) };
}

/** Whether a rate follows a label. "incl. VAT 20 %: 3.20" is the label of the tax itself. */
function statesRate(line: Line, from: number): boolean {
  return line.words.slice(from, from + 2).some((word) => word.text.includes('%'));
}

function hasOnlyCurrency(line: Line, from: number, to: number): boolean {
  return line.words.slice(from, to).every((word) => isCurrencySign(word.text.replaceAll(/[()]/g, '')));
}
