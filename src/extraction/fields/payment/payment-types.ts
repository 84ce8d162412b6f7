import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import type { PaymentType } from '../../locales/locale.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { phrases } from '../../text/phrases.js';

/** Names of payment services. They are the same in every language. */
const BRANDS: Readonly<Record<PaymentType, readonly string[]>> = {
  direct_debit: [],
  credit_card: phrases(`visa | mastercard | american express | amex | diners club | discover | unionpay | jcb`),
  debit_card: phrases(`maestro | v pay | girocard`),
  online: phrases(`paypal | stripe | klarna | apple pay | google pay | payu | amazon pay`),
  check: [],
  cash: [],
  bank_transfer: [],
};

const TYPES: ReadonlyMap<string, PaymentType> = new Map(
  [BRANDS, ...LOCALES.map(({ payments }) => payments)].flatMap((payments) =>
    (Object.keys(payments) as PaymentType[]).flatMap((type) =>
      payments[type].map((name) => [foldName(name), type] as const),
    ),
  ),
);
const NAMES = new RegExp(String.raw`(?<![\p{L}\p{N}])${joinAlternatives([...TYPES.keys()])}(?![\p{L}\p{N}])`, 'gu');

const PAID = joinAlternatives(LOCALES.flatMap(({ paid }) => paid).map(foldText));
const WITH = joinAlternatives(LOCALES.flatMap(({ paidWith }) => paidWith).map(foldText));
const PAID_WITH = new RegExp(String.raw`${PAID}\s.{0,20}?${WITH}\s(.{2,40})`, 'u');
const MAX_TEXT = 300;

/** The payment type that a text names; null if it names none or several, as a list of accepted cards does. */
export function findOnlyType(text: string): PaymentType | null {
  const names = foldName(text.slice(0, MAX_TEXT)).match(NAMES) ?? [];
  const [type, ...others] = new Set(names.map((name) => TYPES.get(name)));
  return others.length === 0 ? (type ?? null) : null;
}

/** The payment type of which a text is the name, apart from signs around it. */
export function findNamedType(text: string): PaymentType | null {
  return TYPES.get(foldName(text).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')) ?? null;
}

/** The payment type in a sentence such as "Paid by credit card"; null if there is no such sentence. */
export function findPaidWith(text: string): PaymentType | null {
  return findOnlyType(PAID_WITH.exec(foldText(text.slice(0, MAX_TEXT)))?.[1] ?? '');
}

/** Folds a name, in which a hyphen counts as a space. */
function foldName(text: string): string {
  return foldText(text).replaceAll('-', ' ');
}
