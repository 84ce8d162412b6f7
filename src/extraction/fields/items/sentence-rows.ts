import type { TotalLabel } from '../../locales/locale.js';
import type { Word } from '../../model/draft.js';
import type { Box } from '../../model/finding.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { centsOf, isTaxOn } from '../../page/cents.js';
import { ROUNDING, sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amount.js';
import { parsePercent } from '../../page/rates.js';
import { isMoney, type Numeral } from '../../page/numbers.js';
import { bottomOf, joinBoxes, rightOf } from '../../page/boxes.js';
import { isRunningText, joinWords } from '../../page/lines.js';
import { isCurrencySign } from '../../regions/currencies.js';

/** An amount of money in running text. */
interface Mention {
  readonly numeral: Numeral;
  readonly line: ReadLine;
  /** The words before it, back to the previous amount or the previous sentence. */
  readonly words: readonly Word[];
  /** The plain numbers among these words. */
  readonly numbers: readonly Numeral[];
}

/** A row, and where its amount is. */
interface SentenceRow extends ItemRow {
  readonly amountBox: Box;
}

/** Labels of amounts that are not rows. Other sums may be rows: "the base rent of 900.00", "a sum of 480.00 for the wiring". */
const NOT_ROWS: readonly TotalLabel[] = ['withholding', 'prepaid', 'payable', 'gross'];
const MAX_MENTIONS = 100;
const MAX_ROWS = 20;
const MAX_NAME = 250;
const SENTENCE_END = /(?:\p{L}{2}|\d{4})[.!?]$/u;
/** In heights of a line. Lines of one paragraph are closer together. */
const MAX_LEADING = 0.8;
/** In points. */
const SAME_EDGE = 4;
const MAX_INDENT = 24;
/** A line whose words are spread has so many cells, for so many of its words. */
const MIN_SPREAD = 5;
const SPREAD_SHARE = 0.6;
/** A short word or a mark at an edge of a name: "and travel costs of". */
const FILLER = /^(?:\p{L}{1,3}|[^\p{L}]*)[,;:]?$/u;

/**
 * Reads the amounts that a letter adds up in sentences: "3.5 days at 900.00 each, that is 3,150.00, and travel costs of 156.00". Returns
 * none unless at least two of them, or one with quantity and price, add up to a sum of the document.
 */
export function readSentenceRows(document: ReadDocument, labelled: readonly LabelledAmount[]): readonly ItemRow[] {
  const mentions = listMentions(document);
  const rows = mentions.flatMap((mention, index) => {
    const [before, after] = [mentions[index - 1], mentions[index + 1]];
    const keys = labelled.filter(({ box }) => box === mention.numeral.box).map(({ key }) => key);
    // Further amounts may follow a tax: "plus VAT of 24.00, and the fee of the register of 15.00".
    if (keys.includes('vat') || isTax(mention, mentions.slice(0, index))) return [];
    const isSum = keys.some((key) => NOT_ROWS.includes(key));
    return after && findQuantity(mention, after) !== null ? [] : [isSum ? null : toRow(mention, before)];
  });
  const sums = labelled.filter(({ key }) => key !== 'vat');
  const lists = rows.flatMap((_, from) => {
    return rows.slice(from, from + MAX_ROWS).map((__, more) => rows.slice(from, from + more + 1));
  });
  const named = lists.filter((list) => list.every(isNamed)).map(dropRestated);
  return named.find((list) => isList(list) && leadsToSum(sums, list)) ?? [];
}

function isList(list: readonly SentenceRow[]): boolean {
  return list.length > 1 || list.some(({ price }) => price !== null);
}

/** Whether the amounts of rows add up to a sum that is none of them. */
function leadsToSum(sums: readonly LabelledAmount[], list: readonly SentenceRow[]): boolean {
  const whole = sumRows(list);
  return sums.some(({ cents, box }) => cents === whole && list.every(({ amountBox }) => amountBox !== box));
}

/** Leaves out the sums of the rows before them: "A for 40.00 and B for 60.00. On these services, 100.00 in all, …". */
function dropRestated(list: readonly SentenceRow[]): readonly SentenceRow[] {
  return list.reduce<readonly SentenceRow[]>((rows, row) => {
    return rows.length > 1 && centsOf(row.amount) === sumRows(rows) ? rows : [...rows, row];
  }, []);
}

function isNamed(row: SentenceRow | null): row is SentenceRow {
  return row !== null && row.name !== null;
}

function listMentions({ lines }: ReadDocument): Mention[] {
  const mentions: Mention[] = [];
  let words: Word[] = [];
  let numbers: Numeral[] = [];
  let last: ReadLine | undefined;
  for (const line of lines.filter((each) => isProse(lines, each))) {
    if (last && !continues(last, line)) [words, numbers] = [[], []];
    last = line;
    for (const [index, word] of line.words.entries()) {
      const numeral = line.numerals.find(({ from, to }) => from <= index && index < to);
      if (numeral && isMoney(numeral)) {
        if (index === numeral.from) mentions.push({ numeral, line, words, numbers });
        [words, numbers] = [[], []];
        continue;
      }
      words.push(word);
      if (numeral && !numeral.percent) numbers.push(numeral);
      // "No. 12" and "approx. 4" go on.
      const goesOn = /^[\p{Ll}\d]/u.test(line.words[index + 1]?.text ?? '');
      if (SENTENCE_END.test(word.text) && !goesOn) [words, numbers] = [[], []];
    }
  }
  return mentions.slice(0, MAX_MENTIONS);
}

/** Whether a line is running text, one whose words are spread to the width of a paragraph, or the short last line of one. */
function isProse(lines: readonly ReadLine[], line: ReadLine): boolean {
  if (isRunningText(line)) return true;
  const [before, after] = [lines[line.index - 1], lines[line.index + 1]];
  const isLast = before && isRunningText(before) && continues(before, line) && line.cells.length === 1;
  const isSpread = line.cells.length >= MIN_SPREAD && line.cells.length >= SPREAD_SHARE * line.words.length;
  const beside = [before, after].filter((other) => other && isRunningText(other) && other.page === line.page);
  return (
    (isLast === true && Math.abs(line.box.x - before.box.x) < MAX_INDENT) ||
    (isSpread && beside.some((other) => other && hasSameEdges(line.box, other.box)))
  );
}

function hasSameEdges(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < SAME_EDGE && Math.abs(rightOf(a) - rightOf(b)) < SAME_EDGE;
}

/** Whether a line belongs to the same paragraph as the one before it. */
function continues(before: ReadLine, line: ReadLine): boolean {
  return line.index === before.index + 1 && line.box.y - bottomOf(before.box) < MAX_LEADING * line.box.height;
}

/** The number before a price that, times the price, is the amount that follows it; null without one. */
function findQuantity(price: Mention, { numeral }: Mention): Numeral | null {
  const amount = Number(numeral.value);
  const fits = ({ value }: Numeral): boolean =>
    Math.abs(Number(value) * Number(price.numeral.value) - amount) < ROUNDING * Math.max(1, Math.abs(Number(value)));
  return amount === 0 ? null : (price.numbers.find(fits) ?? null);
}

/** Whether an amount is the tax, at a rate among the words before it, on an amount above. */
function isTax({ words, numeral }: Mention, above: readonly Mention[]): boolean {
  const rate = parsePercent(joinWords(words));
  const tax = centsOf(numeral.value) ?? 0n;
  return rate !== null && above.some((base) => isTaxOn(centsOf(base.numeral.value) ?? 0n, tax, rate));
}

function toRow(mention: Mention, before: Mention | undefined): SentenceRow {
  const quantity = before ? findQuantity(before, mention) : null;
  const { line, numeral } = mention;
  const words = trimFillers(before && quantity ? before.words : mention.words);
  return {
    name:
      joinWords(words)
        .replace(/[,;:]$/u, '')
        .slice(0, MAX_NAME) || null,
    description: null,
    quantity: quantity?.value ?? '1',
    unit: null,
    price: before && quantity ? before.numeral.value : null,
    amount: numeral.value,
    amountBox: numeral.box,
    amountKind: 'amount',
    discount: null,
    rate: null,
    vat: null,
    page: line.page,
    box: joinBoxes([...words.map(({ box }) => box), numeral.box]),
  };
}

function trimFillers(words: readonly Word[]): readonly Word[] {
  const isName = ({ text }: Word): boolean => !FILLER.test(text) && !isCurrencySign(text);
  const from = words.findIndex(isName);
  return from < 0 ? [] : words.slice(from, words.findLastIndex(isName) + 1);
}
