import { centsOf, distance } from '../../page/cents.js';
import type { ReadDocument } from '../../page/document.js';
import { isMoney, type LabelledAmount } from '../../page/labelled-amounts.js';

/** Payments, and amounts owed before. */
const MAX_PAYMENTS = 20;

/**
 * Finds the total that the amount due follows from: "Total 500.00, deposit 200.00, balance due 300.00", or with a balance carried over,
 * "Total 500.00, previous balance 320.00, payment -250.00, balance due 570.00". Returns null if the amount due is the total.
 *
 * @param possible the amounts that are large enough for the total
 */
export function findSettled(
  document: ReadDocument,
  possible: readonly LabelledAmount[],
  labelled: readonly LabelledAmount[],
): LabelledAmount | null {
  const due = possible.findLast(({ key }) => key === 'payable');
  if (!due) return null;
  const paid = labelled.filter(({ key }) => key === 'prepaid').slice(0, MAX_PAYMENTS);
  const owed = labelled.filter(({ key, cents }) => key === 'payable' && cents !== due.cents).slice(0, MAX_PAYMENTS);
  const payments = [...paid.map(({ cents }) => cents), ...listNegative(document)].map((cents) => distance(cents, 0n));
  const balances = [0n, ...owed.map(({ cents }) => cents)];
  return (
    possible.findLast(({ key, cents }) => {
      if (key !== 'gross' && key !== 'total') return false;
      return balances.some((balance) => payments.some((payment) => cents + balance - payment === due.cents));
    }) ?? null
  );
}

/** Payments are often printed below zero, without a label of their own. */
function listNegative({ lines }: ReadDocument): bigint[] {
  const amounts = lines.flatMap((line) => line.numerals.filter(isMoney).map(({ value }) => centsOf(value)));
  return amounts
    .filter((cents) => cents !== null)
    .filter((cents) => cents < 0n)
    .slice(0, MAX_PAYMENTS);
}
