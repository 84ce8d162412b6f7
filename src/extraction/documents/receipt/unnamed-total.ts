import type { Candidate } from '../../page/candidate.js';
import { centsOf, decimalOf, distance, sumOf } from '../../page/cents.js';
import type { ReadLine } from '../../page/document.js';
import { rateOf } from '../../page/rates.js';
import { isMoney } from '../../page/numbers.js';
import type { Box } from '../../model/finding.js';
import { readLastAmount } from './printed-amount.js';
import type { Receipt } from './receipt.js';
import { SUMS, type TillAmount } from './till-amounts.js';
import { findTillWords } from './till-label.js';
import { endsWithPrice } from './till-products.js';
import { isPaidInCash } from './till-proofs.js';

const CONFIDENCE = {
  /** The cash less the change. */
  cashLessChange: 0.86,
  /** A payment repeats it. */
  asPaid: 0.8,
  /** It was paid, and is the sum of the amounts above. */
  sumPaid: 0.85,
  /** It was paid, and is the sum of the amounts at the ends of the lines above. */
  itemsPaid: 0.88,
  /** A tax at its printed rate is contained in it. */
  taxed: 0.8,
  /** It is the only amount of a slip that says that it was paid. */
  only: 0.7,
} as const;
const MIN_ADDENDS = 2;

interface Shown {
  readonly line: ReadLine;
  readonly cents: bigint;
  readonly box: Box;
}

/** Finds the total of a receipt on which no label names it, as on slips of taxis and car parks: by the payment, the addends or the tax. */
export function findUnnamedTotals(receipt: Receipt, amounts: readonly TillAmount[]): Candidate[] {
  const { document } = receipt;
  const shown = document.lines.flatMap((line): Shown[] => {
    const amount = readLastAmount(line);
    return amount && amount.cents > 0n ? [{ line, ...amount }] : [];
  });
  const inCash = shown.findLast(({ cents }) => isPaidInCash(cents, amounts));
  if (inCash) return [toCandidate(inCash, 'cash less change', CONFIDENCE.cashLessChange)];
  // The largest sum that a payment repeats is above the payment.
  const inFull = shown.find(({ cents, line }) =>
    amounts.some((paid) => paid.key === 'paid' && paid.cents === cents && paid.line.index > line.index),
  );
  if (inFull) return [toCandidate(inFull, 'as paid', CONFIDENCE.asPaid)];
  const itemised = findSumOfItems(document.lines, amounts);
  if (itemised) return [toCandidate(itemised, 'items paid', CONFIDENCE.itemsPaid)];
  const money = document.lines.flatMap(listMoney);
  const only = amounts.some(({ key }) => SUMS.has(key)) ? [] : findOnlyPaid(money, document.lines);
  return findSumPaid(money) ?? findTaxed(money, document.lines) ?? only;
}

/** A payment that is the sum of the amounts at the ends of lines above it, apart from a few last ones such as a misread total and a tax. */
function findSumOfItems(lines: readonly ReadLine[], amounts: readonly TillAmount[]): TillAmount | undefined {
  return amounts.find(({ key, cents, line }) => {
    if (key !== 'paid' || cents <= 0n) return false;
    const above = lines
      .slice(0, line.index)
      .map((other) => (endsWithPrice(other.text) ? 0n : (readLastAmount(other)?.cents ?? 0n)));
    const shown = above.filter((other) => other !== 0n);
    return [0, 1, 2, 3].some((dropped) => {
      const addends = shown.slice(0, shown.length - dropped);
      return addends.length >= MIN_ADDENDS && sumOf(addends) === cents;
    });
  });
}

function listMoney(line: ReadLine): Shown[] {
  return line.numerals.flatMap((numeral) => {
    const cents = isMoney(numeral) ? centsOf(numeral.value) : null;
    return cents !== null && cents > 0n ? [{ line, cents, box: numeral.box }] : [];
  });
}

/** "Fare 21.50, extras 3.00" and below "Received with thanks 24.50 cash". */
function findSumPaid(money: readonly Shown[]): Candidate[] | null {
  const paid = money.find(({ line, cents }, at) => {
    const above = money.slice(0, at);
    return above.length >= MIN_ADDENDS && namesPayment(line) && sumOf(above.map((one) => one.cents)) === cents;
  });
  return paid ? [toCandidate(paid, 'sum paid', CONFIDENCE.sumPaid)] : null;
}

/** An amount that contains a tax on another line, at the rate printed there: "CHF 17.40", "incl. 8.1% VAT CHF 1.30". */
function findTaxed(money: readonly Shown[], lines: readonly ReadLine[]): Candidate[] | null {
  const rates = lines.flatMap((line) =>
    line.numerals.flatMap((numeral) => ({ line, rate: numeral.percent ? (rateOf(numeral) ?? 0n) : 0n })),
  );
  const taxed = money.filter((gross) =>
    rates.some(({ line, rate }) =>
      money.some((tax) => tax.line === line && tax.line !== gross.line && isContained(tax.cents, gross.cents, rate)),
    ),
  );
  const [only, ...others] = taxed;
  return only && others.every(({ cents }) => cents === only.cents)
    ? [toCandidate(only, 'taxed', CONFIDENCE.taxed)]
    : null;
}

/** @param rate in hundredths of a percent */
function isContained(tax: bigint, gross: bigint, rate: bigint): boolean {
  return rate > 0n && tax > 2n && distance(gross * rate, tax * (10_000n + rate)) <= 10_000n;
}

/** The only amount of a receipt, beside which or below which a payment is named. */
function findOnlyPaid(money: readonly Shown[], lines: readonly ReadLine[]): Candidate[] {
  const [only, ...others] = money;
  const isPaid = only !== undefined && others.length === 0 && lines.slice(only.line.index).some(namesPayment);
  return isPaid ? [toCandidate(only, 'only amount', CONFIDENCE.only)] : [];
}

function namesPayment(line: ReadLine): boolean {
  const words = findTillWords(line.words);
  return words.has('cash') || words.has('card');
}

function toCandidate(at: Shown, rule: string, confidence: number): Candidate {
  return { value: decimalOf(at.cents), page: at.line.page, box: at.box, rule: `receipt total: ${rule}`, confidence };
}
