import type { Candidate } from './candidate.js';
import { decimalOf, distance } from './cents.js';
import type { ReadLine } from './document.js';
import type { TillAmount, TillLabel } from './receipt.js';
import { amountAtEnd } from './receipt.js';

const WEIGHT: Readonly<Partial<Record<TillLabel, number>>> = { total: 2, 'plain total': 1.6, net: 0.3 };
/** Malaysia has no coins under five cents, so that totals are rounded by up to two. */
const MOST_ROUNDED = 4n;

interface Choice {
  readonly at: TillAmount;
  readonly score: number;
  readonly isProven: boolean;
}

/**
 * The total of a receipt: the amount with the best label for it that paying also proves, by the cash given less the change,
 * by the card's amount, or by the sums before tax and rounding. Best first.
 */
export function receiptTotals(amounts: readonly TillAmount[], lines: readonly ReadLine[]): Candidate[] {
  const choices = amounts
    .filter((amount) => WEIGHT[amount.key] !== undefined && amount.cents > 0n)
    .map((at) => choiceOf(at, amounts))
    .toSorted((a, b) => b.score - a.score || b.at.line.index - a.at.line.index);
  const [best] = choices;
  if (!best) return [];
  const rival = choices.find((choice) => choice.at.cents !== best.at.cents);
  const lead = best.score - (rival?.score ?? 0);
  const isLess = !best.isProven && isLessThanAbove(best.at, lines);
  const sure = best.isProven ? 0.96 : Math.min(0.88, 0.5 + 0.12 * best.score + 0.1 * Math.min(1, lead));
  return choices.slice(0, 4).map((choice, index) => ({
    value: decimalOf(choice.at.cents),
    page: choice.at.line.page,
    box: choice.at.box,
    rule: `receipt total${choice.isProven ? ' as paid' : ''}:${choice.at.label}`,
    confidence: index === 0 ? sure - (isLess ? 0.6 : 0) : Math.min(sure - 0.1, 0.5),
  }));
}

/** What is bought costs no more than all of it together: an amount over the total that is more tells of a misread one. */
function isLessThanAbove(total: TillAmount, lines: readonly ReadLine[]): boolean {
  const above = lines.slice(0, total.line.index).map((line) => amountAtEnd(line)?.cents ?? 0n);
  return above.some((cents) => cents > total.cents + MOST_ROUNDED);
}

function choiceOf(at: TillAmount, amounts: readonly TillAmount[]): Choice {
  const label = WEIGHT[at.key] ?? 0;
  const others = amounts.filter((other) => other !== at);
  const cash = isCashLessChange(at.cents, others);
  const card = others.some((other) => other.key === 'paid' && other.cents === at.cents);
  const rounded = isRoundedOrTaxed(at.cents, others) || isAfterRounding(at, others);
  const repeated = others.some(
    (other) => other.key !== 'net' && WEIGHT[other.key] !== undefined && other.cents === at.cents,
  );
  const score =
    label +
    (cash ? 2 : 0) +
    (card ? 1.4 : 0) +
    (rounded ? 0.7 : 0) +
    (isAfterRounding(at, others) ? 1 : 0) +
    (repeated ? 0.5 : 0);
  return { at, score, isProven: (cash || card || rounded) && label >= 1 };
}

function isCashLessChange(total: bigint, others: readonly TillAmount[]): boolean {
  const changes = others.filter((other) => other.key === 'change').map((other) => other.cents);
  return others.some(
    (paid) => paid.key === 'paid' && changes.some((change) => paid.cents - (change < 0n ? -change : change) === total),
  );
}

/** A sum of whole five cents under a line of rounding, and over that one nearly the same: the rounding itself may be misread. */
function isAfterRounding(at: TillAmount, others: readonly TillAmount[]): boolean {
  if (at.cents % 5n !== 0n) return false;
  const rounding = others.find((other) => other.key === 'rounding' && other.line.index < at.line.index);
  return others.some(
    (other) =>
      WEIGHT[other.key] !== undefined &&
      other.line.index < (rounding?.line.index ?? -1) &&
      other.cents !== at.cents &&
      distance(other.cents, at.cents) <= MOST_ROUNDED,
  );
}

/** Sum before tax, tax, service charge and rounding that make up the total, each where it is shown. */
function isRoundedOrTaxed(total: bigint, others: readonly TillAmount[]): boolean {
  const of = (key: TillLabel): bigint[] => others.filter((other) => other.key === key).map((other) => other.cents);
  const starts = [...of('net'), ...of('plain total'), ...of('total')].filter((cents) => cents > 0n);
  const taxes = [0n, ...of('tax')];
  const charges = [0n, ...of('charge')];
  const roundings = [0n, ...of('rounding').filter((cents) => distance(cents, 0n) <= MOST_ROUNDED)];
  return starts.some((start) =>
    taxes.some((tax) =>
      charges.some((charge) =>
        roundings.some((rounding) => start !== total && start + tax + charge + rounding === total),
      ),
    ),
  );
}

/** The tax of a receipt, where a sum before tax proves it with the total; null elsewhere. */
export function receiptTax(amounts: readonly TillAmount[], total: bigint): TillAmount | null {
  const nets = amounts.filter((amount) => amount.key === 'net').map((amount) => amount.cents);
  const taxes = amounts.filter((amount) => amount.key === 'tax' && amount.cents > 0n && amount.cents < total / 4n);
  return taxes.find((tax) => nets.some((net) => net > 0n && distance(net + tax.cents, total) <= MOST_ROUNDED)) ?? null;
}
