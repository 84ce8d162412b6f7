import { LOCALES } from '../locales/locales.js';
import { squash } from '../text/squash.js';
import { bottomOf } from './boxes.js';
import type { ReadDocument, ReadLine } from './document.js';
import { joinWords } from './lines.js';
import { isMoney, type Numeral } from './numbers.js';

/** A tax in brackets after a total. */
export interface StatedTax {
  /** The words before the first tax, squashed: "includes". */
  readonly label: string;
  readonly amount: Numeral;
  /** Null if the document does not state its rate. */
  readonly percentage: Numeral | null;
  readonly line: ReadLine;
}

/** A part of a line inside brackets: the words `from` to `to` (exclusive). */
interface Part {
  readonly line: ReadLine;
  readonly from: number;
  readonly to: number;
}

/** A number in brackets. */
interface Place {
  readonly part: Part;
  readonly numeral: Numeral;
}

/** The labels of a tax and of what includes it, squashed. Each may be divided by the amount: "includes £16.36 VAT". */
const PHRASES = LOCALES.flatMap(({ totals }) => [...totals.with_vat, ...totals.vat]).map(squash);
/** Shorter beginnings are also those of other words. */
const MIN_BEGINNING = 4;
const MAX_LINES = 6;
/** In heights of a line. */
const MAX_GAP = 1.2;
/** In points. */
const SAME_EDGE = 3;

/** Finds the taxes that brackets say a total includes, before their names: "(includes £16.36 VAT)", "(inkl. 5,48 € 7 % MwSt.)". */
export function findStatedTaxes(document: ReadDocument): StatedTax[] {
  return document.lines.flatMap((line) => {
    const from = line.words.findIndex(({ text }) => /^\(\p{L}/u.test(text));
    const parts = from < 0 ? null : readBrackets(document, line, from);
    return parts ? readTaxes(parts) : [];
  });
}

/** The words from an opening bracket to the closing one, which may be on a line below in the same column; null if there is none. */
function readBrackets({ lines }: ReadDocument, line: ReadLine, from: number): Part[] | null {
  const cell = line.cells.find(({ words }) => words.some((word) => word === line.words[from]));
  const left = cell?.box.x ?? 0;
  const parts: Part[] = [];
  let above = line;
  for (const next of lines.slice(line.index, line.index + MAX_LINES)) {
    const start = next === line ? from : next.words.findIndex(({ box }) => box.x > left - SAME_EDGE);
    const isNext = next.page === line.page && next.box.y - bottomOf(above.box) < MAX_GAP * line.box.height;
    if (!isNext) return null;
    if (start < 0) continue;
    const end = next.words.findIndex(({ text }, index) => index >= start && text.includes(')'));
    parts.push({ line: next, from: start, to: end < 0 ? next.words.length : end + 1 });
    if (end >= 0) return parts;
    above = next;
  }
  return null;
}

/** Reads each amount with the name of a tax after it. Returns none if an amount has no such name, or if no word says "including" first. */
function readTaxes(parts: readonly Part[]): StatedTax[] {
  const places = parts.flatMap((part) => listNumerals(part).map((numeral) => ({ part, numeral })));
  const amounts = places.filter(({ numeral }) => isMoney(numeral));
  const [first] = amounts;
  const label = first ? readBeginning(parts, first.part, first.numeral) : '';
  const isStated = label.length >= MIN_BEGINNING && PHRASES.some((phrase) => phrase.startsWith(label));
  const areNamed = amounts.every((each, index) => isNamedTax(parts, each, amounts[index + 1]));
  if (!isStated || !areNamed) return [];
  return amounts.map(({ part, numeral: amount }, index) => {
    const [from, to] = [amounts[index], amounts[index + 1]].map((each) => places.findIndex((place) => place === each));
    const following = places.slice(from, to === -1 ? undefined : to);
    const percentage = following.find(({ numeral }) => numeral.percent)?.numeral ?? null;
    return { label, amount, percentage, line: part.line };
  });
}

function listNumerals({ line, from, to }: Part): readonly Numeral[] {
  return line.numerals.filter((numeral) => numeral.from >= from && numeral.to <= to);
}

/** What brackets say before their first amount, squashed. */
function readBeginning(parts: readonly Part[], until: Part, { from: end }: Numeral): string {
  const before = parts.slice(0, parts.indexOf(until) + 1);
  const words = before.flatMap((part) => part.line.words.slice(part.from, part === until ? end : part.to));
  return squash(joinWords(words));
}

/** Whether the name of a tax follows an amount, before the next one. */
function isNamedTax(parts: readonly Part[], { part, numeral }: Place, next: Place | undefined): boolean {
  const last = next ? parts.indexOf(next.part) : parts.length;
  return parts.slice(parts.indexOf(part), last + 1).some((each) => {
    const from = each === part ? numeral.to : each.from;
    const to = each === next?.part ? next.numeral.from : each.to;
    return each.line.totals.some((hit) => hit.key === 'vat' && hit.from >= from && hit.to <= to);
  });
}
