import type { Box } from '../../model/finding.js';
import type { Candidate } from '../../page/candidate.js';
import { decimalOf, distance } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import { amountAtEnd } from './printed-amount.js';
import {
  isAfterRounding,
  isBeforeRounding,
  isPaidByCard,
  isPaidInCash,
  isReckoned,
  isTaxOf,
  roundedSum,
} from './till-proofs.js';
import type { TillAmount, TillLabel } from './till-amounts.js';
import { MOST_ROUNDED, SUMS } from './till-amounts.js';

const WEIGHT: Readonly<Partial<Record<TillLabel, number>>> = { total: 2, 'plain total': 1.6, net: 0.3 };
/** Too little for a value to be given. */
const UNPROVEN_NET = 0.4;
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

interface Choice {
  readonly at: TillAmount;
  readonly score: number;
  readonly isProven: boolean;
}

/**
 * The total of a receipt: the amount with the best label for it that paying also proves, by the cash given less the change,
 * by the card's amount, or by the sums before tax and rounding. Best first.
 */
export function receiptTotals(read: readonly TillAmount[], lines: readonly ReadLine[]): Candidate[] {
  const amounts = [...read, ...roundedSums(read)];
  const choices = amounts
    .filter((amount) => WEIGHT[amount.key] !== undefined && amount.cents > 0n)
    .filter((amount) => !amounts.some((other) => SUMS.has(other.key) && isTaxOf(amount, other)))
    .map((at) => choiceOf(at, amounts))
    .toSorted((a, b) => b.score - a.score || b.at.line.index - a.at.line.index);
  const [best] = choices;
  if (!best) return paidOnly(amounts, lines);
  const rival = choices.find((choice) => choice.at.cents !== best.at.cents);
  const sure = surenessOf(best, best.score - (rival?.score ?? 0), amounts, lines);
  return choices.slice(0, 4).map((choice, index) => ({
    value: decimalOf(choice.at.cents),
    page: choice.at.line.page,
    box: choice.at.box,
    rule: `receipt total${choice.isProven ? ' as paid' : ''}:${choice.at.label}`,
    confidence: index === 0 ? sure : Math.min(sure - 0.1, 0.45),
  }));
}

/** Sums that no line shows, since some tills print what was rounded and paid, but not what that makes. */
function roundedSums(amounts: readonly TillAmount[]): TillAmount[] {
  return amounts.flatMap((at) => {
    const cents = SUMS.has(at.key) && at.cents > 0n ? roundedSum(at, amounts) : null;
    if (cents === null || amounts.some((other) => SUMS.has(other.key) && other.cents === cents)) return [];
    const paid = amounts.find((other) => other.key === 'paid' && other.cents === cents);
    return [{ ...at, cents, line: paid?.line ?? at.line, box: paid?.box ?? NOWHERE }];
  });
}

function surenessOf(best: Choice, lead: number, amounts: readonly TillAmount[], lines: readonly ReadLine[]): number {
  if (best.isProven) return lead < 0.5 ? 0.8 : 0.96;
  if (best.at.key === 'net') return UNPROVEN_NET;
  const isCut = amounts.some((amount) => amount.key === 'discount' && amount.cents !== 0n);
  const isLess = !isCut && isLessThanAbove(best.at, lines);
  return Math.min(0.88, 0.5 + 0.12 * best.score + 0.1 * Math.min(1, lead)) - (isLess ? 0.6 : 0);
}

/** What is bought costs no more than all of it together: an amount over the total that is more tells of a misread one. */
function isLessThanAbove(total: TillAmount, lines: readonly ReadLine[]): boolean {
  const above = lines.slice(0, total.line.index).map((line) => amountAtEnd(line)?.cents ?? 0n);
  return above.some((cents) => cents > total.cents + MOST_ROUNDED);
}

function choiceOf(at: TillAmount, amounts: readonly TillAmount[]): Choice {
  const label = WEIGHT[at.key] ?? 0;
  const others = amounts.filter((other) => other !== at);
  const cash = isPaidInCash(at.cents, others);
  const card = isPaidByCard(at.cents, others);
  const after = isAfterRounding(at, others);
  const before = isBeforeRounding(at, others);
  const reckoned = isReckoned(at, others) || after;
  const isSaidAgain = others.some((other) => SUMS.has(other.key) && other.key !== 'net' && other.cents === at.cents);
  const score =
    label +
    (cash ? 2 : 0) +
    (card ? 1.4 : 0) +
    (reckoned ? 0.7 : 0) +
    (after ? 1 : 0) -
    (before ? 1.5 : 0) +
    (isSaidAgain ? 0.5 : 0);
  const isProven = cash || ((card || reckoned) && label >= 1);
  return { at, score, isProven: isProven && !before };
}

/** Where no total can be read, an amount in the slip that is the cash less the change, or all that was paid. */
function paidOnly(amounts: readonly TillAmount[], lines: readonly ReadLine[]): Candidate[] {
  const shown = lines.flatMap((line) => {
    const amount = amountAtEnd(line);
    return amount && amount.cents > 0n ? [{ line, ...amount }] : [];
  });
  const inCash = shown.findLast(({ cents }) => isPaidInCash(cents, amounts));
  if (inCash) return [candidateOf(inCash, 'receipt total: cash less change', 0.86)];
  // Nothing that was bought costs more than all together, and nobody pays less than that.
  const inFull = shown.find(({ cents, line }) =>
    amounts.some((paid) => paid.key === 'paid' && paid.cents === cents && paid.line.index > line.index),
  );
  return inFull ? [candidateOf(inFull, 'receipt total: as paid', 0.8)] : [];
}

function candidateOf(
  at: { cents: bigint; line: ReadLine; box: Candidate['box'] },
  rule: string,
  confidence: number,
): Candidate {
  return { value: decimalOf(at.cents), page: at.line.page, box: at.box, rule, confidence };
}

/** The tax of a receipt, where a sum before tax proves it with the total; null elsewhere. */
export function receiptTax(amounts: readonly TillAmount[], total: bigint): TillAmount | null {
  const nets = amounts.filter((amount) => amount.key === 'net').map((amount) => amount.cents);
  const taxes = amounts.filter((amount) => amount.key === 'tax' && amount.cents > 0n && amount.cents < total / 4n);
  return taxes.find((tax) => nets.some((net) => net > 0n && distance(net + tax.cents, total) <= MOST_ROUNDED)) ?? null;
}
