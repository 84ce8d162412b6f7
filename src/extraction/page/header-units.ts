import type { Box } from '../model/finding.js';
import type { ColumnLabel } from '../locales/locale.js';
import type { Word } from '../model/draft.js';
import type { NumberedLine } from './header-labels.js';
import type { LabelHit } from './labels.js';
import type { Line } from './lines.js';
import { joinBoxes, rightOf } from './boxes.js';
import { isCurrencySign } from '../regions/currencies.js';

/** Words that belong together in one header cell. */
export interface Unit {
  /** The meaning of the label that it begins with. */
  readonly key: ColumnLabel | undefined;
  readonly words: readonly Word[];
  readonly left: number;
  readonly right: number;
}

/** In word heights. The words of one text are closer together than this. */
const MAX_BLANK = 0.45;
/** Labels that together are the tax: "Total GST amount". */
const TAX_TOTAL: readonly (ColumnLabel | undefined)[] = ['amount', 'vat_amount'];
/** Amounts that may be with or without VAT. */
const TAXED: readonly ColumnLabel[] = ['price', 'amount', 'discount', 'vat_amount'];

/**
 * Splits a header line into labels and other words. In a header of one or two lines, a word joins the unit before it if they are as
 * close as the words of one text, and a label does unless a column of its own is below it. Headers with more lines have narrow
 * columns, so the next column may begin as close.
 */
export function splitUnits(
  line: Line,
  hits: readonly LabelHit<ColumnLabel>[],
  isLow: boolean,
  rows: readonly NumberedLine[],
): Unit[] {
  const units: Unit[] = [];
  let at = 0;
  while (at < line.words.length) {
    const hit = hits.find((candidate) => candidate.from === at);
    const to = hit ? includeCurrency(line, hit.to) : at + 1;
    const unit = toUnit(line.words.slice(at, to), hit?.key);
    const last = units.at(-1);
    if (isLow && last && isClose(last, unit) && continuesCell(last, unit, rows))
      units[units.length - 1] = join(last, unit);
    else if (hit || unit.words.some((word) => /[\p{L}%#]/u.test(word.text))) units.push(unit);
    at = to;
  }
  return units;
}

/**
 * Whether words belong to the header cell before them: words that are not a label, the label in "Work / Description", the tax in "Price
 * without VAT" and "Total VAT amount", the unit in "Price per", and the second name in "Description of services".
 */
function continuesCell(last: Unit, unit: Unit, rows: readonly NumberedLine[]): boolean {
  if (unit.key === undefined) return true;
  const kinds = [last.key, unit.key];
  const isTaxed =
    kinds.some((key) => key !== undefined && TAXED.includes(key)) &&
    kinds.some((key) => key === 'net' || key === 'gross');
  const isTotalTax = TAX_TOTAL.includes(last.key) && TAX_TOTAL.includes(unit.key) && last.key !== unit.key;
  const isPerUnit = last.key === 'price' && unit.key === 'unit';
  const isName = last.key === 'name' && unit.key === 'name';
  return (last.key === undefined || isTaxed || isTotalTax || isPerUnit || isName) && !haveOwnCells(last, unit, rows);
}

/** Whether most rows have one cell below each of two header texts. */
function haveOwnCells(left: Unit, right: Unit, rows: readonly NumberedLine[]): boolean {
  const both = rows.filter(({ cells }) => {
    const sides = cells.map(({ box }) => Math.sign(measureShare(box, left) - measureShare(box, right)));
    return sides.includes(1) && sides.includes(-1);
  });
  return 2 * both.length > rows.length;
}

/** How much of the width of a header text a box above or below it shares, in points. */
function measureShare(box: Box, unit: Unit): number {
  return Math.max(0, Math.min(rightOf(box), unit.right) - Math.max(box.x, unit.left));
}

function join(last: Unit, unit: Unit): Unit {
  return toUnit([...last.words, ...unit.words], last.key ?? unit.key);
}

function isClose(last: Unit, { words: [word] }: Unit): boolean {
  return word !== undefined && /[\p{L}/&–-]/u.test(word.text) && word.box.x - last.right < MAX_BLANK * word.box.height;
}

/** Extends a label by a currency, as in "Preis (EUR)" and "Amount S$". */
function includeCurrency(line: Line, to: number): number {
  const last = line.words[to - 1];
  const next = line.words[to];
  const close = last !== undefined && next !== undefined && next.box.x - rightOf(last.box) < last.box.height;
  return close && (/^\([A-Z€]{1,3}\)$/.test(next.text) || isCurrencySign(next.text)) ? to + 1 : to;
}

function toUnit(words: readonly Word[], key: ColumnLabel | undefined): Unit {
  const box = joinBoxes(words.map((word) => word.box));
  return { key, words, left: box.x, right: rightOf(box) };
}

/** Which share of the narrower of two units is above or below the other. */
export function measureOverlap(a: Unit, b: Unit): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(1, Math.min(a.right - a.left, b.right - b.left));
}
