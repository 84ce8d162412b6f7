import type { TotalLabel } from '../../../locales/locale.js';
import { listAdjustments } from '../../../page/item-row.js';
import type { LabelledAmount } from '../../../page/labelled-amount.js';
import type { ReadLine } from '../../../page/document.js';
import { toLogits } from '../../../ranking/trees.js';
import { WHOLE_SUMS } from './amount-features.js';
import type { PlacedNumber } from './placed-numbers.js';

/** A number with the probability that it is the amount of an invoice line. */
export interface WeighedNumber {
  readonly number: PlacedNumber;
  readonly probability: number;
}

/** The amounts of invoice lines, from top to bottom. */
export interface ChosenAmounts {
  readonly amounts: readonly PlacedNumber[];
  /** Whether they add up to a total. */
  readonly addUp: boolean;
  /** The probability that all of them are right and none is missing, as if they were independent of each other. */
  readonly probability: number;
}

/** Less likely numbers are not considered. */
const MIN_PROBABILITY = 0.02;
/** How much more likely amounts are that add up to a total, in logits. A single one may equal a total by chance. */
const ADD_UP = { several: 3, one: 1 } as const;
/** Subtracted if a charge, a discount, a tax or a rounding is needed to reach the total. */
const ADJUSTED = 0.5;
/** Labels of sums that do not include the taxes, and of those that may. */
const NET_SUMS: readonly TotalLabel[] = ['net', 'lines'];
const GROSS_SUMS: readonly TotalLabel[] = ['gross', 'total', 'payable'];
/** More taxes are those of the lines. */
const MAX_TAXES = 4;
/** The least certain decisions are reconsidered, and up to three of them changed. */
const MAX_UNSURE = 14;

/**
 * Chooses at most one number on each line, so that the product of the probabilities is the highest, but prefers numbers that add up to a
 * labelled total, perhaps with the charges and discounts.
 *
 * @param roundings by how many cents a total may be rounded
 */
export function chooseAmounts(
  weighed: readonly WeighedNumber[],
  labelled: readonly LabelledAmount[],
  roundings: readonly bigint[] = [],
): ChosenAmounts {
  const candidates = takeBestOfLines(weighed);
  const chosen = candidates.map(({ probability }) => probability >= 0.5);
  const measure = makeMeasure(candidates, labelled, roundings);
  const unsure = candidates
    .map(({ probability }, index) => ({ index, cost: Math.abs(toLogits(probability)) }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MAX_UNSURE);
  let best = { chosen, score: measure(chosen) };
  for (const changes of listChanges(unsure)) {
    const other = [...chosen];
    for (const { index } of changes) other[index] = !other[index];
    const score = measure(other) - changes.reduce((sum, { cost }) => sum + cost, 0);
    if (score > best.score) best = { chosen: other, score };
  }
  const amounts = candidates.flatMap(({ number }, index) => (best.chosen[index] ? [number] : []));
  const sure = candidates.map(({ probability }, index) => (best.chosen[index] ? probability : 1 - probability));
  return {
    amounts,
    addUp: measure(best.chosen) > 0,
    probability: sure.reduce((product, one) => product * one, 1),
  };
}

function takeBestOfLines(weighed: readonly WeighedNumber[]): readonly WeighedNumber[] {
  const best = new Map<ReadLine, WeighedNumber>();
  for (const candidate of weighed) {
    const { number, probability } = candidate;
    const other = best.get(number.line);
    if (probability >= MIN_PROBABILITY && probability > (other?.probability ?? 0)) best.set(number.line, candidate);
  }
  return [...best.values()];
}

/** Returns a function that tells how much more likely a choice is because it adds up to a total on another line. */
function makeMeasure(
  candidates: readonly WeighedNumber[],
  labelled: readonly LabelledAmount[],
  roundings: readonly bigint[],
): (chosen: readonly boolean[]) => number {
  const wholes = labelled.filter(({ key }) => WHOLE_SUMS.includes(key));
  const totals = new Set(wholes.map(({ cents }) => Number(cents)));
  const computed = new Set(computeTotals(labelled));
  const adjustments = [...listAdjustments(labelled), ...roundings].filter((cents) => cents !== 0n).map(Number);
  return (chosen) => {
    const amounts = candidates.filter((_, index) => chosen[index]).map(({ number }) => number);
    const sum = amounts.reduce((total, { cents }) => total + cents, 0);
    const [first, ...others] = amounts;
    if (sum === 0 || !first) return 0;
    const isOwn =
      others.length === 0 && wholes.every(({ cents, line }) => Number(cents) !== sum || line === first.line);
    const bonus = others.length > 0 ? ADD_UP.several : ADD_UP.one;
    if (totals.has(sum) && !isOwn) return bonus;
    const isComputed = others.length > 0 && computed.has(sum);
    return isComputed || adjustments.some((adjustment) => totals.has(sum + adjustment)) ? bonus - ADJUSTED : 0;
  };
}

/** The totals with a tax and without it, since one of the two may have no label, or one that no language has. */
function computeTotals(labelled: readonly LabelledAmount[]): readonly number[] {
  const taxes = labelled.filter(({ key, cents }) => key === 'vat' && cents !== 0n).slice(0, MAX_TAXES);
  return labelled.flatMap(({ key, cents }) => {
    if (NET_SUMS.includes(key)) return taxes.map((tax) => Number(cents + tax.cents));
    return GROSS_SUMS.includes(key) ? taxes.map((tax) => Number(cents - tax.cents)) : [];
  });
}

/** Lists all sets of one to three decisions. */
function* listChanges<T>(decisions: readonly T[]): Generator<readonly T[]> {
  for (const [first, a] of decisions.entries()) {
    yield [a];
    for (const [second, b] of decisions.entries()) {
      if (second <= first) continue;
      yield [a, b];
      for (const c of decisions.slice(second + 1)) yield [a, b, c];
    }
  }
}
