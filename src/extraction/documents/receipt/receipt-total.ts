import type { Box } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { decimalOf, distance } from '../../page/cents.js';
import { amountAtEnd } from './printed-amount.js';
import { isTaxOn, isTaxWithin, type Receipt } from './receipt.js';
import { SUMS, type TillAmount } from './till-amounts.js';
import type { TillKey } from './till-label.js';
import {
  isAfterRounding,
  isBeforeRounding,
  isCalculated,
  isPaidExactly,
  isPaidInCash,
  roundedSum,
} from './till-proofs.js';

/** What the label says for an amount as the total. */
const LABEL_SCORES: Readonly<Partial<Record<TillKey, number>>> = { payable: 2, total: 1.6, subtotal: 0.3 };
/** What speaks for an amount or against it besides its label. */
const SCORES = {
  cash: 2,
  exact: 1.4,
  calculated: 0.7,
  rounded: 1,
  taxed: 1,
  repeated: 0.5,
  beforeTax: -1.5,
  replaced: -1.5,
} as const;
/** Confidence of a sum before tax that nothing proves: too little to be given. */
const UNPROVEN_SUBTOTAL = 0.4;
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

interface Choice {
  readonly at: TillAmount;
  readonly score: number;
  readonly isProven: boolean;
}

/**
 * The total of a receipt, best candidate first: the amount whose label says so and which paying proves, by the cash given less the
 * change, by the amount on the card, or by the sums before tax and rounding.
 */
export function receiptTotals(receipt: Receipt, read: readonly TillAmount[]): Candidate[] {
  const amounts = [...read, ...roundedSums(receipt, read)];
  const choices = amounts
    .filter((amount) => LABEL_SCORES[amount.key] !== undefined && amount.cents > 0n)
    .filter((amount) => !amounts.some((other) => SUMS.has(other.key) && isTaxOf(receipt, amount, other)))
    .map((at) => choiceOf(receipt, at, amounts))
    .toSorted((a, b) => b.score - a.score || b.at.line.index - a.at.line.index);
  const [best] = choices;
  const paid = !best || (best.at.key === 'subtotal' && !best.isProven) ? paidTotals(receipt, amounts) : [];
  if (!best || paid.length > 0) return paid;
  const rival = choices.find((choice) => choice.at.cents !== best.at.cents);
  const confidence = confidenceOf(receipt, best, best.score - (rival?.score ?? 0), amounts);
  return choices.slice(0, 4).map((choice, index) => ({
    value: decimalOf(choice.at.cents),
    page: choice.at.line.page,
    box: choice.at.box,
    rule: `receipt total${choice.isProven ? ' as paid' : ''}:${choice.at.label.toLowerCase()}`,
    confidence: index === 0 ? confidence : Math.min(confidence - 0.1, 0.45),
  }));
}

/** The tax of a receipt, where a sum before tax proves it with the total; null elsewhere. */
export function receiptTax({ maxRounding }: Receipt, amounts: readonly TillAmount[], total: bigint): TillAmount | null {
  const nets = amounts.filter((amount) => amount.key === 'subtotal').map((amount) => amount.cents);
  const taxes = amounts.filter((amount) => amount.key === 'tax' && amount.cents > 0n && amount.cents < total / 4n);
  return taxes.find((tax) => nets.some((net) => net > 0n && distance(net + tax.cents, total) <= maxRounding)) ?? null;
}

/** Totals that no line shows: some tills print the rounding and what was paid, but not the rounded sum. */
function roundedSums(receipt: Receipt, amounts: readonly TillAmount[]): TillAmount[] {
  return amounts.flatMap((at) => {
    const cents = SUMS.has(at.key) && at.cents > 0n ? roundedSum(receipt, at, amounts) : null;
    if (cents === null || amounts.some((other) => SUMS.has(other.key) && other.cents === cents)) return [];
    const paid = amounts.find((other) => other.key === 'paid' && other.cents === cents);
    return [{ ...at, cents, line: paid?.line ?? at.line, box: paid?.box ?? NOWHERE }];
  });
}

/** Whether an amount is only the tax that another one holds, or that comes on top of it. */
function isTaxOf(receipt: Receipt, tax: TillAmount, sum: TillAmount): boolean {
  if (tax.cents >= sum.cents) return false;
  return isTaxOn(receipt, tax.cents, sum.cents) || isTaxWithin(receipt, tax.cents, sum.cents);
}

function choiceOf(receipt: Receipt, at: TillAmount, amounts: readonly TillAmount[]): Choice {
  const label = LABEL_SCORES[at.key] ?? 0;
  const others = amounts.filter((other) => other !== at);
  const isRounded = isAfterRounding(receipt, at, others);
  const proofs = {
    cash: isPaidInCash(at.cents, others),
    exact: isPaidExactly(at.cents, others),
    calculated: isCalculated(receipt, at, others) || isRounded,
    rounded: isRounded,
    taxed: others.some((other) => isBeforeTax(other, at, others)),
    beforeTax: others.some((other) => isBeforeTax(at, other, others)),
    repeated: others.some(({ key, cents }) => SUMS.has(key) && key !== 'subtotal' && cents === at.cents),
    replaced: isBeforeRounding(receipt, at, others),
  };
  const names = Object.keys(SCORES) as (keyof typeof SCORES)[];
  const score = names.reduce((sum, name) => sum + (proofs[name] ? SCORES[name] : 0), label);
  const isProven = proofs.cash || ((proofs.exact || proofs.calculated) && label >= 1);
  return { at, score, isProven: isProven && !proofs.replaced };
}

/** Whether a tax on the receipt makes up the difference between two sums. */
function isBeforeTax(before: TillAmount, after: TillAmount, all: readonly TillAmount[]): boolean {
  if (!SUMS.has(before.key) || !SUMS.has(after.key)) return false;
  return all.some(({ key, cents }) => key === 'tax' && cents > 0n && before.cents + cents === after.cents);
}

function confidenceOf(receipt: Receipt, best: Choice, lead: number, amounts: readonly TillAmount[]): number {
  if (best.isProven) return lead < 0.5 ? 0.8 : 0.96;
  if (best.at.key === 'subtotal') return UNPROVEN_SUBTOTAL;
  const isDiscounted = amounts.some((amount) => amount.key === 'discount' && amount.cents !== 0n);
  const isTooSmall = !isDiscounted && isLessThanAbove(receipt, best.at);
  return Math.min(0.88, 0.5 + 0.12 * best.score + 0.1 * Math.min(1, lead)) - (isTooSmall ? 0.6 : 0);
}

/** Without a discount no article costs more than all together: a larger amount above the total means that one of them is misread. */
function isLessThanAbove({ document, maxRounding }: Receipt, total: TillAmount): boolean {
  const above = document.lines.slice(0, total.line.index).map((line) => amountAtEnd(line)?.cents ?? 0n);
  return above.some((cents) => cents > total.cents + maxRounding);
}

/** Where no total can be read: an amount that is the cash less the change, or all that was paid. */
function paidTotals({ document }: Receipt, amounts: readonly TillAmount[]): Candidate[] {
  const shown = document.lines.flatMap((line) => {
    const amount = amountAtEnd(line);
    return amount && amount.cents > 0n ? [{ line, ...amount }] : [];
  });
  const inCash = shown.findLast(({ cents }) => isPaidInCash(cents, amounts));
  if (inCash) return [candidateOf(inCash, 'receipt total: cash less change', 0.86)];
  // The largest sum that a payment repeats stands above the payment.
  const inFull = shown.find(({ cents, line }) =>
    amounts.some((paid) => paid.key === 'paid' && paid.cents === cents && paid.line.index > line.index),
  );
  return inFull ? [candidateOf(inFull, 'receipt total: as paid', 0.8)] : [];
}

function candidateOf(at: Pick<TillAmount, 'cents' | 'line' | 'box'>, rule: string, confidence: number): Candidate {
  return { value: decimalOf(at.cents), page: at.line.page, box: at.box, rule, confidence };
}
