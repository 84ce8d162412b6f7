import type { Box } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { decimalOf, distance, sumOf } from '../../page/cents.js';
import { readLastAmount } from './printed-amount.js';
import { isTaxOn, isTaxWithin, type Receipt } from './receipt.js';
import { SUMS, type TillAmount } from './till-amounts.js';
import type { TillKey } from './till-label.js';
import {
  isAfterRounding,
  isBeforeRounding,
  isCalculated,
  isPaidExactly,
  isPaidInCash,
  roundSum,
} from './till-proofs.js';
import { findUnnamedTotals } from './unnamed-total.js';

/** The score of an amount as the total, by its label. */
const LABEL_SCORES: Readonly<Partial<Record<TillKey, number>>> = { payable: 2, total: 1.6, subtotal: 0.3 };
/** Added to the score for each proof. */
const SCORES = {
  /** The cash given less the change. */
  cash: 2,
  /** Paid by card, or in cash without change. */
  exact: 1.4,
  /** Other amounts add up to it. */
  calculated: 0.7,
  /** It is the rounded form of another sum. */
  rounded: 1,
  /** It is another sum plus a tax or a tip. */
  taxed: 1,
  /** Another line repeats it. */
  repeated: 0.5,
  /** It is a sum before a tax or a tip. */
  beforeTax: -1.5,
  /** Its rounded form replaces it. */
  replaced: -1.5,
  /** It is the total above plus a tip. */
  tipped: -4,
} as const;
const CONFIDENCE = {
  /** Proven by the payment or by other amounts. */
  proven: 0.96,
  /** Proven, but it leads another amount by less than `minLead`, or people may mean the total with the tip. */
  contested: 0.8,
  minLead: 0.5,
  /** A sum before tax that nothing proves: too little to fill the field. */
  subtotal: 0.4,
  /** A total that only its label names ... */
  base: 0.5,
  /** ... rises by this per point of the score ... */
  perPoint: 0.12,
  /** ... and by this per point that it leads by, up to one ... */
  lead: 0.1,
  /** ... up to this. */
  maxUnproven: 0.88,
  /** Subtracted if a larger amount is above it: one of them is misread. */
  tooSmall: 0.6,
  /** Subtracted from all amounts but the first, which are not more certain than `maxOther`. */
  notFirst: 0.1,
  maxOther: 0.45,
} as const;
const MAX_CHOICES = 4;
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

interface Choice {
  readonly at: TillAmount;
  readonly score: number;
  readonly isProven: boolean;
}

/**
 * Finds the total of a receipt, best candidate first: an amount with a label that the payment proves (cash less change, or the amount
 * on the card), or that follows from the sums before tax and rounding.
 */
export function findReceiptTotals(receipt: Receipt, read: readonly TillAmount[]): Candidate[] {
  const amounts = [...read, ...addRoundedSums(receipt, read)];
  const choices = amounts
    .filter((amount) => LABEL_SCORES[amount.key] !== undefined && amount.cents > 0n)
    .filter((amount) => !amounts.some((other) => SUMS.has(other.key) && isTaxOf(receipt, amount, other)))
    .map((at) => scoreChoice(receipt, at, amounts))
    .toSorted((a, b) => b.score - a.score || Number(b.at.cents - a.at.cents) || b.at.line.index - a.at.line.index);
  const [best] = choices;
  const paid = !best || (best.at.key === 'subtotal' && !best.isProven) ? findUnnamedTotals(receipt, amounts) : [];
  if (!best || paid.length > 0) return paid;
  const rival = choices.find((choice) => choice.at.cents !== best.at.cents);
  const confidence = computeConfidence(receipt, best, best.score - (rival?.score ?? 0), amounts);
  return choices.slice(0, MAX_CHOICES).map((choice, index) => ({
    value: decimalOf(choice.at.cents),
    page: choice.at.line.page,
    box: choice.at.box,
    rule: `receipt total${choice.isProven ? ' as paid' : ''}:${choice.at.label.toLowerCase()}`,
    confidence: index === 0 ? confidence : Math.min(confidence - CONFIDENCE.notFirst, CONFIDENCE.maxOther),
  }));
}

/**
 * Finds the tax of a receipt that a sum before tax and the total prove, or the sum of all other taxes, or the only tax, if it is that
 * within the total. Returns null without proof.
 */
export function findReceiptTax(receipt: Receipt, amounts: readonly TillAmount[], total: bigint): TillAmount | null {
  const { maxRounding } = receipt;
  const nets = amounts.filter((amount) => amount.key === 'subtotal').map((amount) => amount.cents);
  const taxes = amounts.filter((amount) => amount.key === 'tax' && amount.cents > 0n && amount.cents < total / 4n);
  const proven = taxes.find((tax) => nets.some((net) => net > 0n && distance(net + tax.cents, total) <= maxRounding));
  const all = sumOf(taxes.map(({ cents }) => cents));
  const sum = taxes.length > 2 ? taxes.find(({ cents }) => 2n * cents === all) : undefined;
  const [only] = new Set(taxes.map(({ cents }) => cents)).size === 1 ? taxes : [];
  return proven ?? sum ?? (only && isTaxWithin(receipt, only.cents, total) ? only : null);
}

/** Calculates totals that no line shows: some tills print the rounding and the payment, but not the rounded total. */
function addRoundedSums(receipt: Receipt, amounts: readonly TillAmount[]): TillAmount[] {
  return amounts.flatMap((at) => {
    const cents = SUMS.has(at.key) && at.cents > 0n ? roundSum(receipt, at, amounts) : null;
    if (cents === null || amounts.some((other) => SUMS.has(other.key) && other.cents === cents)) return [];
    const paid = amounts.find((other) => other.key === 'paid' && other.cents === cents);
    return [{ ...at, cents, line: paid?.line ?? at.line, box: paid?.box ?? NOWHERE }];
  });
}

/** Whether an amount is the tax contained in another one, or the tax on it. */
function isTaxOf(receipt: Receipt, tax: TillAmount, sum: TillAmount): boolean {
  if (tax.cents >= sum.cents) return false;
  return isTaxOn(receipt, tax.cents, sum.cents) || isTaxWithin(receipt, tax.cents, sum.cents);
}

function scoreChoice(receipt: Receipt, at: TillAmount, amounts: readonly TillAmount[]): Choice {
  const label = LABEL_SCORES[at.key] ?? 0;
  const others = amounts.filter((other) => other !== at);
  const isRounded = isAfterRounding(receipt, at, others);
  const proofs = {
    cash: isPaidInCash(at.cents, others),
    exact: isPaidExactly(at.cents, others) || isPaidWithTip(at.cents, others),
    calculated: isCalculated(receipt, at, others) || isRounded,
    rounded: isRounded,
    taxed: others.some((other) => isBeforeTax(other, at, others)),
    beforeTax: others.some((other) => isBeforeTax(at, other, others)),
    repeated: others.some(({ key, cents }) => SUMS.has(key) && key !== 'subtotal' && cents === at.cents),
    replaced: isBeforeRounding(receipt, at, others),
    tipped: isTipped(at, others),
  };
  const names = Object.keys(SCORES) as (keyof typeof SCORES)[];
  const score = names.reduce((sum, name) => sum + (proofs[name] ? SCORES[name] : 0), label);
  const isProven = proofs.cash || ((proofs.exact || proofs.calculated) && label >= 1);
  return { at, score, isProven: isProven && !proofs.replaced };
}

/** Whether what was paid is the amount and a tip: "Total 70.00", "Card 74.00", "of which tip 4.00". */
function isPaidWithTip(cents: bigint, others: readonly TillAmount[]): boolean {
  const tips = others.filter((other) => other.key === 'tip' && other.cents > 0n);
  return tips.some((tip) => isPaidExactly(cents + tip.cents, others));
}

/** Whether a tax or a charge, such as a tip, makes up the difference between two sums. */
function isBeforeTax(before: TillAmount, after: TillAmount, all: readonly TillAmount[]): boolean {
  if (!SUMS.has(before.key) || !SUMS.has(after.key)) return false;
  const added = all.filter(({ key, cents }) => (key === 'tax' || key === 'charge' || key === 'tip') && cents > 0n);
  return added.some(({ cents }) => before.cents + cents === after.cents);
}

/**
 * Whether a sum is a total above plus a tip between them, as on the slip of a card: the tip is no part of the purchase. It is one of a bill
 * whose last total has the stronger label: "Total 52.00", "Tip 5.00", "Grand total 57.00".
 */
function isTipped(at: TillAmount, others: readonly TillAmount[]): boolean {
  const tips = others.filter(({ key, cents, line }) => key === 'tip' && cents > 0n && line.index < at.line.index);
  return tips.some((tip) =>
    others.some(
      ({ key, cents, line }) =>
        key !== 'subtotal' &&
        (LABEL_SCORES[key] ?? 0) >= (LABEL_SCORES[at.key] ?? Infinity) &&
        line.index < tip.line.index &&
        cents + tip.cents === at.cents,
    ),
  );
}

function computeConfidence(receipt: Receipt, best: Choice, lead: number, amounts: readonly TillAmount[]): number {
  const isContested = lead < CONFIDENCE.minLead || amounts.some((other) => isTipped(other, amounts));
  if (best.isProven) return isContested ? CONFIDENCE.contested : CONFIDENCE.proven;
  if (best.at.key === 'subtotal') return CONFIDENCE.subtotal;
  const isDiscounted = amounts.some((amount) => amount.key === 'discount' && amount.cents !== 0n);
  const isTooSmall = !isDiscounted && isLessThanAbove(receipt, best.at, amounts);
  const unproven = CONFIDENCE.base + CONFIDENCE.perPoint * best.score + CONFIDENCE.lead * Math.min(1, lead);
  return Math.min(CONFIDENCE.maxUnproven, unproven) - (isTooSmall ? CONFIDENCE.tooSmall : 0);
}

/**
 * Whether a larger amount, other than a payment, stands above the total. One of the two is then misread, unless negative amounts make up
 * the difference.
 */
function isLessThanAbove(
  { document, maxRounding }: Receipt,
  total: TillAmount,
  amounts: readonly TillAmount[],
): boolean {
  const paid = new Set(amounts.filter(({ key }) => key === 'paid').map(({ line }) => line));
  const lines = document.lines.slice(0, total.line.index).filter((line) => !paid.has(line));
  const above = lines.map((line) => readLastAmount(line)?.cents ?? 0n);
  const deducted = sumOf(above.filter((cents) => cents < 0n));
  return above.some(
    (cents) => cents > total.cents + maxRounding && distance(cents + deducted, total.cents) > maxRounding,
  );
}
