import type { TotalLabel } from '../../locales/locale.js';
import type { Word } from '../../model/draft.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { centsOf } from '../../page/cents.js';
import { ROUNDING, sumRows, type ItemRow } from '../../page/item-row.js';
import type { LabelledAmount } from '../../page/labelled-amounts.js';
import { isMoney, type Numeral } from '../../page/numbers.js';
import { bottomOf, isRunningText, joinBoxes, joinWords } from '../../page/lines.js';
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

/** Labels of amounts that are not rows. A net amount may be one: "the base rent of 900.00". */
const NOT_ROWS: readonly TotalLabel[] = ['withholding', 'prepaid', 'payable', 'gross', 'total'];
const MAX_MENTIONS = 100;
const MAX_ROWS = 20;
const MAX_NAME = 250;
const SENTENCE_END = /(?:\p{L}{2}|\d{4})[.!?]$/u;
/** In heights of a line. Lines of one paragraph are closer together. */
const MAX_LEADING = 0.8;
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
    if (keys.includes('vat')) return [];
    const isSum = keys.some((key) => NOT_ROWS.includes(key));
    return after && findQuantity(mention, after) !== null ? [] : [isSum ? null : toRow(mention, before)];
  });
  const sums = new Set(labelled.filter(({ key }) => key !== 'vat').map(({ cents }) => cents));
  const lists = rows.flatMap((_, from) => {
    return rows.slice(from, from + MAX_ROWS).map((__, more) => rows.slice(from, from + more + 1));
  });
  const named = lists.filter((list) => list.every(isNamed)).map(dropRestated);
  const isList = (list: readonly ItemRow[]): boolean => list.length > 1 || list.some(({ price }) => price !== null);
  return named.find((list) => isList(list) && sums.has(sumRows(list))) ?? [];
}

/** Leaves out the sums of the rows before them: "A for 40.00 and B for 60.00. On these services, 100.00 in all, …". */
function dropRestated(list: readonly ItemRow[]): readonly ItemRow[] {
  return list.reduce<readonly ItemRow[]>((rows, row) => {
    return rows.length > 1 && centsOf(row.amount) === sumRows(rows) ? rows : [...rows, row];
  }, []);
}

function isNamed(row: ItemRow | null): row is ItemRow {
  return row !== null && row.name !== null;
}

function listMentions({ lines }: ReadDocument): Mention[] {
  const mentions: Mention[] = [];
  let words: Word[] = [];
  let numbers: Numeral[] = [];
  let last: ReadLine | undefined;
  for (const line of lines.filter(isRunningText)) {
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
      if (SENTENCE_END.test(word.text)) [words, numbers] = [[], []];
    }
  }
  return mentions.slice(0, MAX_MENTIONS);
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

function toRow(mention: Mention, before: Mention | undefined): ItemRow {
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
