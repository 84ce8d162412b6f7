import type { Word } from '../../../model/draft.js';
import { decimalOf } from '../../../page/cents.js';
import type { ReadDocument, ReadLine } from '../../../page/document.js';
import type { ItemRow } from '../../../page/item-row.js';
import type { LabelledAmount } from '../../../page/labelled-amount.js';
import { joinWords } from '../../../page/lines.js';
import { rateOf } from '../../../page/rates.js';
import { readTrees, type Judge } from '../../../ranking/trees.js';
import { isCurrencySign } from '../../../regions/currencies.js';
import { findUnit } from '../../../locales/units.js';
import { listRoundings } from '../../totals/rounding.js';
import { describeAmounts } from './amount-features.js';
import { AMOUNT_TREES } from './amount-trees.js';
import { isProductOf } from './arithmetic.js';
import { chooseAmounts } from './choose-amounts.js';
import { placeNumbers, type PlacedNumber } from './placed-numbers.js';
import { QUANTITY_TREES } from './quantity-trees.js';
import { RATE_TREES } from './rate-trees.js';
import { describeRows, listRows, type NumberRow, type RowNumber } from './row-features.js';

/** An invoice line, and how likely its quantity is. */
export interface LearnedRow {
  readonly row: ItemRow;
  /** The probability that a number on the page is the quantity; 0 if none can be. */
  readonly quantityProbability: number;
}

/** Invoice lines that learned weights read, whatever their table looks like. */
export interface LearnedRows {
  readonly rows: readonly LearnedRow[];
  /** Whether they add up to a total. */
  readonly addUp: boolean;
  /** The probability that all amounts are right and none is missing. */
  readonly probability: number;
}

const judgeAmount = readTrees(AMOUNT_TREES);
const judgeQuantity = readTrees(QUANTITY_TREES);
const judgeRate = readTrees(RATE_TREES);
/** A quantity or a rate that is less likely is left out. */
const MIN_PROBABILITY = { quantity: 0.35, rate: 0.5 } as const;
const MAX_NAME = 250;

/** The rows of the documents that are still being read. They are asked for twice. */
const known = new WeakMap<ReadDocument, LearnedRows>();

/**
 * Reads the invoice lines by their numbers: which are amounts, and which of the others are quantities and rates.
 *
 * @param labelled those of the document
 */
export function readLearnedRows(document: ReadDocument, labelled: readonly LabelledAmount[]): LearnedRows {
  const rows = known.get(document) ?? readRows(document, labelled);
  known.set(document, rows);
  return rows;
}

function readRows(document: ReadDocument, labelled: readonly LabelledAmount[]): LearnedRows {
  const numbers = placeNumbers(document);
  const features = describeAmounts(document, numbers, labelled);
  const weighed = numbers
    .filter(({ numeral }) => !numeral.percent)
    .map((number) => ({ number, probability: judgeAmount(features.get(number) ?? {}) }));
  const { amounts, addUp, probability } = chooseAmounts(weighed, labelled, listRoundings(document));
  const rows = listRows(document, numbers, amounts);
  const others = describeRows(document, rows, features);
  return {
    rows: rows.map((row) =>
      readRow(
        row,
        others.filter((other) => other.row === row),
      ),
    ),
    addUp,
    probability,
  };
}

function readRow(row: NumberRow, others: readonly RowNumber[]): LearnedRow {
  const { amount } = row;
  const numbers = others.filter(({ number }) => !number.numeral.percent);
  const best = findMostLikely(numbers, judgeQuantity);
  const quantity = best && best.probability >= MIN_PROBABILITY.quantity ? best.number : null;
  const likely = findMostLikely(others.filter(isRate), judgeRate);
  const rate = likely && likely.probability >= MIN_PROBABILITY.rate ? likely.number : null;
  const count = quantity ? takeDash(quantity.numeral.value, amount) : '1';
  const price = row.others.find(
    (other) => other !== quantity && !other.numeral.percent && isProductOf(other.value, Number(count), amount.value),
  );
  const used = [amount, quantity, rate, price].filter((number) => number !== undefined && number !== null);
  const unit = quantity ? (quantity.line.words[quantity.numeral.to]?.text ?? '') : '';
  const hundredths = rate ? rateOf(rate.numeral) : null;
  return {
    row: {
      name: findName(row, used),
      description: null,
      quantity: count,
      unit: findUnit(quantity && quantity.numeral.suffix !== '' ? quantity.numeral.suffix : unit),
      price: price?.numeral.value ?? null,
      amount: amount.numeral.value,
      discount: null,
      amountKind: 'amount',
      rate: hundredths === null ? null : decimalOf(hundredths),
      vat: null,
      page: amount.line.page,
      box: amount.line.box,
    },
    quantityProbability: best?.probability ?? 0,
  };
}

/** A quantity without the dash that separates it from a name: only that of a credit is below zero. */
function takeDash(quantity: string, amount: PlacedNumber): string {
  return amount.value > 0 ? quantity.replace(/^-/, '') : quantity;
}

function isRate({ number }: RowNumber): boolean {
  return rateOf(number.numeral) !== null;
}

function findMostLikely(
  others: readonly RowNumber[],
  judge: Judge,
): { readonly number: PlacedNumber; readonly probability: number } | null {
  const judged = others.map(({ number, features }) => ({ number, probability: judge(features) }));
  const [best] = judged.toSorted((a, b) => b.probability - a.probability);
  return best ?? null;
}

/**
 * The name on the line of the amount or, if that has none, on the line of the quantity or the price: an amount that did not fit its column may
 * begin above its row.
 */
function findName({ amount }: NumberRow, used: readonly PlacedNumber[]): string | null {
  const own = new Set(used.flatMap(({ line, numeral }) => line.words.slice(numeral.from, numeral.to)));
  const lines = [amount, ...used].map(({ line }) => line);
  return lines.map((line) => findLongestText(line, own)).find((text) => text !== null) ?? null;
}

/** The words of the cell with the most letters, without the numbers that are the row's own. */
function findLongestText(line: ReadLine, own: ReadonlySet<Word>): string | null {
  const texts = line.cells.map(({ words }) =>
    trim(words.filter((word) => !own.has(word) && !isCurrencySign(word.text))),
  );
  const [longest = []] = texts.toSorted((a, b) => countLetters(b) - countLetters(a));
  return countLetters(longest) === 0 ? null : joinWords(longest).slice(0, MAX_NAME);
}

/** Leaves out the numbers and signs before the first word. */
function trim(words: readonly Word[]): readonly Word[] {
  const start = words.findIndex(({ text }) => /\p{L}{2}/u.test(text));
  return start < 0 ? [] : words.slice(start);
}

function countLetters(words: readonly Word[]): number {
  return joinWords(words).match(/\p{L}/gu)?.length ?? 0;
}
