import type { FieldLabel, PaymentType } from '../../locales/locale.js';
import type { Box, Finding } from '../../model/finding.js';
import { bottomOf, joinBoxes } from '../../page/boxes.js';
import { toFindings, type Candidate } from '../../page/candidate.js';
import type { ReadDocument, ReadLine } from '../../page/document.js';
import type { LabelHit } from '../../page/labels.js';
import { joinWords } from '../../page/lines.js';
import type { ValuePlace } from '../../page/values.js';
import { isMoney } from '../../page/numbers.js';
import { findValueBelow, findValueRight } from '../../page/values.js';
import type { DocumentType } from '../../model/document-type.js';
import {
  announcesDebit,
  findCard,
  findNamedType,
  findOnlyType,
  findPaidWith,
  findTypes,
  namesBankCode,
  namesCards,
  namesClearType,
  showsMaskedNumber,
} from './payment-types.js';

const CONFIDENCE = {
  /** The value of a label such as "Payment method". On unseen layouts, 92 % are right. */
  label: 0.88,
  /** A sentence such as "Paid by credit card". It may be about another invoice. */
  sentence: 0.85,
  /** The value of a label that names cards of several types. */
  cards: 0.6,
  /** A payment type with the amount paid, such as "Cash 20.00". It may be an item. */
  tender: 0.75,
  /** The only way to pay that the document names, anywhere outside its items: "We will collect it by direct debit". */
  named: 0.65,
  /** No way to pay is named, only the account to pay into. */
  account: 0.58,
  /** Two payment types contradict each other: too little to fill the field. */
  contradicted: 0.45,
} as const;

type PaymentCandidate = Candidate<PaymentType>;

/** The types of documents that ask for a payment. */
const DEMANDS: ReadonlySet<string> = new Set<DocumentType>(['invoice', 'prepayment', 'debit_note', 'reminder']);

const DEBIT: ReadonlySet<PaymentType> = new Set(['direct_debit']);

/** An account with a lower confidence is more likely the buyer's. */
const MIN_ACCOUNT = 0.5;

/** In heights of a line. The lines of one text are closer together. */
const MAX_LEADING = 1;
/** In words: what counts of the next line of a text. */
const MAX_CONTINUED = 2;

/** What is known from other fields. */
export interface PaymentContext {
  /** The type of the document; null if it is unknown. */
  readonly type: string | null;
  /** The account to pay into; null if none is named. */
  readonly account: Finding<'iban'> | null;
}

/**
 * Finds how the invoice is or was paid (EN 16931 BT-81). A label or sentence that names several payment types is ignored. Without a
 * statement, the only way to pay that the document names counts, or the account to pay into.
 */
export function findPayment(document: ReadDocument, context: PaymentContext): Finding<'payment_type'>[] {
  const stated = document.lines.flatMap((line) => [
    ...findLabelled(document, line),
    ...findStated(line),
    ...findTendered(document, line),
  ]);
  const all = stated.length > 0 ? stated : findImplied(document, context);
  const values = new Set(all.map((candidate) => candidate.value));
  return toFindings(
    document,
    'payment_type',
    values.size > 1 ? all.map((candidate) => ({ ...candidate, confidence: CONFIDENCE.contradicted })) : all,
  );
}

/** The way to pay that is named without a statement. A line that offers several ways leaves the choice to the payer, so it says nothing. */
function findImplied(document: ReadDocument, { type, account }: PaymentContext): PaymentCandidate[] {
  const { table, lastTotal } = document.layout;
  // Notes on the payment often stand beside the sums.
  const sums = document.lines.findIndex(
    ({ index, totals, numerals }) => index > table && totals.length > 0 && numerals.some(isMoney),
  );
  const outside = document.lines.filter(({ index }) => index < table || index > lastTotal || index >= sums);
  const naming = outside.flatMap((line) => {
    const types = findTypes(line.text);
    if (types.size === 0 && announcesDebit(readWithNext(document, line))) return [{ line, types: DEBIT }];
    return namesClearType(line.text) ? [{ line, types }] : [];
  });
  if (naming.some(({ types }) => types.size > 1)) return [];
  if (naming.length > 0) {
    return naming.flatMap(({ line, types }) =>
      [...types].map((value) => toCandidate(line, value, 'payment:named', CONFIDENCE.named)),
    );
  }
  if (type === null || !DEMANDS.has(type) || isSettled(document)) return [];
  const place = findAccount(outside, account);
  if (!place) return [];
  return [{ ...place, value: 'bank_transfer', rule: 'payment:account', confidence: CONFIDENCE.account }];
}

/** The text of a line, and of the line right below it in the same text, where its sentence may end. */
function readWithNext({ lines }: ReadDocument, line: ReadLine): string {
  const next = lines[line.index + 1];
  const isClose = next?.page === line.page && next.box.y - bottomOf(line.box) < MAX_LEADING * line.box.height;
  const isBelow = isClose && Math.abs(next.box.x - line.box.x) < line.box.height;
  return isBelow ? `${line.text} ${next.text}` : line.text;
}

/** Where the account to pay into is named: by an IBAN, or by the code of its bank. */
function findAccount(outside: readonly ReadLine[], account: Finding<'iban'> | null): { page: number; box: Box } | null {
  if (account) {
    return account.confidence < MIN_ACCOUNT ? null : { page: account.page ?? 1, box: account.box ?? joinBoxes([]) };
  }
  return outside.find(({ text }) => namesBankCode(text)) ?? null;
}

/** Whether nothing is left to pay. */
function isSettled({ lines }: ReadDocument): boolean {
  return lines.some(
    ({ totals, numerals }) =>
      totals.some(({ key }) => key === 'payable') && numerals.some(({ value }) => Number(value) === 0),
  );
}

function findLabelled(document: ReadDocument, line: ReadLine): PaymentCandidate[] {
  return line.fields.flatMap((hit) => {
    if (hit.key !== 'payment') return [];
    const rule = `payment:${hit.label}`;
    const places = [
      findValueRight(line, hit),
      findValueBelow(document, line, hit, 2),
      findOnNextLine(document, line, hit),
    ].filter((place) => place !== null);
    const candidates = places.flatMap((place): PaymentCandidate[] => {
      const found = { page: line.page, box: getFirstCellBox(place), rule };
      const value = findOnlyType(place.text);
      if (value) return [{ ...found, value, confidence: CONFIDENCE.label }];
      return namesCards(place.text) ? [{ ...found, value: 'credit_card', confidence: CONFIDENCE.cards }] : [];
    });
    return candidates.slice(0, 1);
  });
}

/** What follows a label near the end of its line: the words behind it and those that the next line of the same text begins with. */
function findOnNextLine({ lines }: ReadDocument, line: ReadLine, { to }: LabelHit<FieldLabel>): ValuePlace | null {
  const next = lines[line.index + 1];
  const [cell] = next?.cells ?? [];
  const isText = next?.page === line.page && next.box.y - bottomOf(line.box) < MAX_LEADING * line.box.height;
  const isBelow = isText && line.cells.length === 1 && Math.abs(next.box.x - line.box.x) < line.box.height;
  if (!cell || !isBelow || !line.words[to - 1]?.text.endsWith(':') || line.words.length - to > 1) return null;
  const words = [...line.words.slice(to), ...cell.words.slice(0, MAX_CONTINUED)];
  return { words, text: joinWords(words), box: cell.box, line, where: 'below' };
}

function findStated(line: ReadLine): PaymentCandidate[] {
  const value = findPaidWith(line.text);
  return value ? [toCandidate(line, value, 'payment:paid with', CONFIDENCE.sentence)] : [];
}

/**
 * Reads a line with only a payment type and the number of a card, or with an amount, and perhaps a day. Without the number, the amount of
 * a payment other than cash must be elsewhere on the page.
 */
function findTendered(document: ReadDocument, line: ReadLine): PaymentCandidate[] {
  const paid = line.numerals.at(-1);
  if (line.numerals.slice(0, -1).some(({ decimals }) => decimals > 0)) return [];
  const before = line.words.slice(0, paid?.from).map(({ text }) => text);
  const masked = showsMaskedNumber(line.text) ? findNamedType(line.text) : findCard(line.text);
  if (masked) return [toCandidate(line, masked, 'payment:tender', CONFIDENCE.tender)];
  const value = paid ? findNamedType(before.join(' ')) : null;
  if (!paid || !value) return [];
  if (value === 'cash')
    return line.numerals.length > 1 ? [] : [toCandidate(line, value, 'payment:tender', CONFIDENCE.tender)];
  // The number of a card above its purchases is not an amount. Whole numbers are amounts only if the page shows no decimals or currency.
  if (!isMoney(paid) && document.lines.some(({ numerals }) => numerals.some(isMoney))) return [];
  const isTotal = document.lines.some(
    (other) => other !== line && other.numerals.some((numeral) => numeral.value === paid.value.replace('-', '')),
  );
  return isTotal || showsMaskedNumber(before.join(' '))
    ? [toCandidate(line, value, 'payment:tender', CONFIDENCE.tender)]
    : [];
}

function toCandidate({ page, box }: ReadLine, value: PaymentType, rule: string, confidence: number): PaymentCandidate {
  return { value, page, box, rule, confidence };
}

/** The box of the value without the cells further right, which belong to other columns. */
function getFirstCellBox({ line, words, box }: ValuePlace): Box {
  const cell = line.cells.find((candidate) => candidate.words.some((word) => word === words[0]));
  return cell ? joinBoxes(words.filter((word) => cell.words.includes(word)).map((word) => word.box)) : box;
}
