import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import type { PaymentType } from '../../locales/locale.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { phrases } from '../../text/phrases.js';

/** Names of payment services. They are the same in every language. */
const BRANDS: Readonly<Record<PaymentType, readonly string[]>> = {
  direct_debit: [],
  credit_card: phrases(`visa | mastercard | american express`),
  debit_card: [],
  online: phrases(`paypal | stripe | klarna | apple pay | google pay | payu | amazon pay`),
  check: [],
  cash: [],
  bank_transfer: [],
};

const PATTERNS = (Object.keys(BRANDS) as PaymentType[]).map((type) => {
  const words = [BRANDS, ...LOCALES.map(({ payments }) => payments)].flatMap((payments) => payments[type]);
  const pattern = String.raw`(?<![\p{L}\p{N}])${joinAlternatives(words.map(foldText))}(?![\p{L}\p{N}])`;
  return [type, new RegExp(pattern, 'u')] as const;
});

const PAID = joinAlternatives(LOCALES.flatMap(({ paid }) => paid).map(foldText));
const WITH = joinAlternatives(LOCALES.flatMap(({ paidWith }) => paidWith).map(foldText));
const PAID_WITH = new RegExp(String.raw`${PAID}\s.{0,20}?${WITH}\s(.{2,40})`, 'u');
const MAX_TEXT = 300;

/** Finds the payment types that a text names. */
export function findPaymentTypes(text: string): PaymentType[] {
  const folded = foldText(text.slice(0, MAX_TEXT));
  return PATTERNS.filter(([, pattern]) => pattern.test(folded)).map(([type]) => type);
}

/** Finds the payment types in a sentence such as "Paid by credit card". Returns none if the text has no such sentence. */
export function findPaidWith(text: string): PaymentType[] {
  return findPaymentTypes(PAID_WITH.exec(foldText(text.slice(0, MAX_TEXT)))?.[1] ?? '');
}
