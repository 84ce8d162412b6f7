import { findTypes, showsMaskedNumber } from '../../fields/payment/payment-types.js';
import type { PaymentType } from '../../locales/locale.js';
import type { Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import { readLastAmount } from './printed-amount.js';
import type { TillAmount } from './till-amounts.js';
import { findTillWords } from './till-label.js';
import { isPaidInCash } from './till-proofs.js';

/** The line with the amount paid names the way to pay. */
const CONFIDENCE = 0.93;
const BETWEEN_MASKS = /(?<=[*•])\s(?=[*•\d])/gu;

/**
 * Finds how a receipt was paid, by the line with the amount paid: all of the total, also with the tip, or cash with change. If it names no
 * way to pay, the line with the number of a card does, or one beside it.
 */
export function findReceiptPayments(
  document: ReadDocument,
  amounts: readonly TillAmount[],
  total: bigint,
): Candidate<PaymentType>[] {
  const changes = amounts.filter(({ key }) => key === 'change');
  const inCash = amounts.filter((one) => one.key === 'paid' && isPaidInCash(total, [one, ...changes]));
  const tipped = amounts.filter(({ key }) => key === 'tip').map(({ cents }) => total + cents);
  const inFull = document.lines.filter((line) => {
    const known = amounts.find((amount) => amount.line === line);
    const cents = readLastAmount(line)?.cents ?? 0n;
    // Some tills print what was paid with a minus sign.
    return [total, -total, ...tipped].includes(cents) && (known?.key ?? 'paid') === 'paid';
  });
  const paid = [...inCash.map(({ line }) => line), ...inFull];
  const masked = document.lines.filter(({ text }) => showsMaskedNumber(text.replaceAll(BETWEEN_MASKS, '')));
  const beside = document.lines.filter(({ index }) => masked.some((line) => Math.abs(line.index - index) === 1));
  const lines = [paid, masked, beside].find((some) => some.some((line) => readType(document, line) !== null)) ?? [];
  const found = lines.flatMap((line) => {
    const value = readType(document, line);
    return value ? [{ value, page: line.page, box: line.box, rule: 'receipt payment', confidence: CONFIDENCE }] : [];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}

/** The type that a line names. Of a card, the slip of the terminal below may say that it is a debit card. */
function readType(document: ReadDocument, line: ReadLine): PaymentType | null {
  const words = findTillWords(line.words);
  const type = chooseType(findTypes(line.text)) ?? (words.has('cash') ? 'cash' : null);
  // "EFT" is a transfer on invoices, and a payment by card at a till.
  const isTransferByCard = type === 'bank_transfer' && words.has('card');
  const named = isTransferByCard ? 'debit_card' : type;
  if (named !== 'credit_card' && (named !== null || !words.has('card'))) return named;
  const below = document.lines.slice(line.index + 1).flatMap(({ text }) => [...findTypes(text)]);
  return chooseType(new Set(below.filter((other) => CARDS.includes(other)))) ?? named;
}

const CARDS: readonly PaymentType[] = ['debit_card', 'credit_card'];

/** The only type, or the debit card of a brand that also issues credit cards: "Visa Debit". */
function chooseType(types: ReadonlySet<PaymentType>): PaymentType | null {
  const [only] = types;
  const isDebit = types.has('debit_card') && [...types].every((type) => CARDS.includes(type));
  return types.size === 1 ? (only ?? null) : isDebit ? 'debit_card' : null;
}
