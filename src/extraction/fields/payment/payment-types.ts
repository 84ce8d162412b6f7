import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import type { PaymentType } from '../../locales/locale.js';
import { alternatives } from '../../text/alternatives.js';
import { phrases } from '../../text/phrases.js';

/** Names of services, which are the same in every language. */
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
  const pattern = String.raw`(?<![\p{L}\p{N}])${alternatives(words.map(foldText))}(?![\p{L}\p{N}])`;
  return [type, new RegExp(pattern, 'u')] as const;
});

const PAID = alternatives(LOCALES.flatMap(({ paid }) => paid).map(foldText));
const WITH = alternatives(LOCALES.flatMap(({ paidWith }) => paidWith).map(foldText));
const PAID_WITH = new RegExp(String.raw`${PAID}\s.{0,20}?${WITH}\s(.{2,40})`, 'u');
const MAX_TEXT = 300;

/** The payment types whose words a text holds. */
export function paymentTypesIn(text: string): PaymentType[] {
  const folded = foldText(text.slice(0, MAX_TEXT));
  return PATTERNS.filter(([, pattern]) => pattern.test(folded)).map(([type]) => type);
}

/** The payment types in a sentence such as "Paid by credit card"; none where a text holds no such sentence. */
export function paymentTypesPaidWith(text: string): PaymentType[] {
  return paymentTypesIn(PAID_WITH.exec(foldText(text.slice(0, MAX_TEXT)))?.[1] ?? '');
}
