import { foldText } from '../../../shared/text.js';
import { LOCALES } from '../../locales/locales.js';
import type { PaymentType } from '../../locales/locale.js';
import { joinAlternatives } from '../../text/alternatives.js';
import { phrases } from '../../text/phrases.js';
import { isUnspaced } from '../../text/scripts.js';

/** Names of payment services. They are the same in every language. */
const BRANDS: Readonly<Record<PaymentType, readonly string[]>> = {
  direct_debit: [],
  credit_card: phrases(`
    visa | mastercard | american express | amex | diners club | discover | unionpay | jcb | visa credit | visa kredit |
    mastercard credit | mastercard kredit | master card | eurocard
  `),
  debit_card: phrases(`
    maestro | v pay | girocard | visa debit | visa electron | debit visa | mastercard debit | debit mastercard |
    dankort | bancontact | interac | rupay
  `),
  online: phrases(`
    paypal | stripe | klarna | apple pay | google pay | payu | amazon pay | alipay | wechat pay | upi | twint | vipps |
    mobilepay | bizum
  `),
  check: [],
  cash: [],
  bank_transfer: [],
};

/** The codes of banks beside the number of an account. They are the same in every language. */
const BANK_CODE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${joinAlternatives(
    phrases(`
      ifsc | ifs code | ifsc code | bsb | sort code | swift | swift code | swift/bic | bic/swift | bic | bic code | clabe |
      routing number | routing no | aba routing number | aba | rtn
    `),
  )}(?:\s?[&/]\s?\p{L}+)?\s?(?:no\.?|number|code|#)?\s?[.:]?\s?(?=.{0,30}\d)`,
  'u',
);

/** The currency of Sweden, which a "šek", or cheque, looks like without its accent. */
const CROWNS = /(?<!\p{L})SEK(?!\p{L})/gu;

const TYPES: ReadonlyMap<string, PaymentType> = new Map(
  [BRANDS, ...LOCALES.map(({ payments }) => payments)].flatMap((payments) =>
    (Object.keys(payments) as PaymentType[]).flatMap((type) =>
      payments[type].map((name) => [foldName(name), type] as const),
    ),
  ),
);
/** Names in scripts without spaces stand within other words: "銀行振込にて". */
const NAMES = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])${joinAlternatives([...TYPES.keys()])}(?![\p{L}\p{N}])|${joinAlternatives([...TYPES.keys()].filter(isUnspaced))})`,
  'gu',
);

/** "Please do not transfer the amount", "no bank transfer needed". */
const NEGATED = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(LOCALES.flatMap(({ negations }) => negations).map(foldText))}\s(?:\p{L}+\s){0,2}?${NAMES.source}`,
  'gu',
);

/** "Online" beside the name of a type only says where it was used: "paid by credit card online". */
const ONLINE = new RegExp(String.raw`(?<=${NAMES.source}\s)online(?!\p{L})`, 'gu');

const DEBITED = joinAlternatives(LOCALES.flatMap(({ debitWords }) => debitWords).map(foldText));
const ACCOUNT = joinAlternatives(LOCALES.flatMap(({ debitedAccounts = [] }) => debitedAccounts).map(foldText));
/** "The amount will be debited from your account", in either order of the words. The account may be named between them. */
const DEBITED_ACCOUNT = new RegExp(
  String.raw`(?<!\p{L})(?:${DEBITED}(?!\p{L}).{0,60}(?<!\p{L})${ACCOUNT}|${ACCOUNT}(?!\p{L}).{0,100}(?<!\p{L})${DEBITED})(?!\p{L})`,
  'u',
);
const SENTENCE_END = /[.!;]\s(?=\p{Lu})/u;

const PAID = joinAlternatives(LOCALES.flatMap(({ paid }) => paid).map(foldText));
const WITH = joinAlternatives(LOCALES.flatMap(({ paidWith }) => paidWith).map(foldText));
/** "Paid by credit card", "prepaid by credit card", "collect 20.00 on 5 June by direct debit". */
const PAID_WITH = new RegExp(String.raw`${PAID}\s.{0,40}?(?<!\p{L})${WITH}\s(.{2,40})`, 'gu');
/** "Paid (Visa)", "Paid cash", "Paid: credit card". */
const PAID_DIRECTLY = new RegExp(String.raw`(?<!\p{L})${PAID}(?:\s?[:(]\s?|\s)([^\s].{1,40})`, 'gu');
/** The types that a document names for no other reason than to say how it is paid. "Card", "bar" and "check" have other meanings. */
export const CLEAR_TYPES: readonly PaymentType[] = ['direct_debit', 'bank_transfer'];
/** A name of several words, such as "checks payable", is clear too. */
const CLEAR_PHRASES: readonly PaymentType[] = [...CLEAR_TYPES, 'check'];
/** The last digits of a number behind signs for the hidden ones. */
const HIDDEN = /(?:[x*•]{4}[\s-]?\d{2,4}|(?:\.{4}|…)\s?\d{4})(?![.,]?\d)/iu;
/** Brands of cards whose names are no other words. */
const CARD_BRANDS = [...BRANDS.credit_card, ...BRANDS.debit_card].filter((name) => name !== 'discover').map(foldName);
/** A brand of cards, at most three words such as "ending in", and the last four digits of the card, which are not a year. */
const CARD = new RegExp(
  String.raw`(?<!\p{L})(${joinAlternatives(CARD_BRANDS)})[\s,:–-]{0,3}(?:[x*•.…][x*•.…\s-]+|\p{L}+(?:\s\p{L}+){0,2}\s)(?!(?:19|20)\d\d)\d{4}(?![.,]?\d)`,
  'gu',
);
/** A number of which most digits are hidden: "XXXX 4471". */
const MASKED = /[x*•.…]{2}[x*•.…\s-]*(?:\d{2,4}(?!\d))?/gu;
/** In letters: the maximum length of the other words beside the name of a payment type, such as "no". */
const MAX_OTHER_LETTERS = 4;
const MAX_TEXT = 300;

/** The payment type that a text names; null if it names none or several, as a list of accepted cards does. */
export function findOnlyType(text: string): PaymentType | null {
  const [type, ...others] = findTypes(text);
  return others.length === 0 ? (type ?? null) : null;
}

/** Whether a text names cards only, of several types: "Credit or debit card". */
export function namesCards(text: string): boolean {
  const types = findTypes(text);
  return types.size > 1 && [...types].every((type) => type === 'credit_card' || type === 'debit_card');
}

/** All payment types that a text names, without those that it rules out. */
export function findTypes(text: string): ReadonlySet<PaymentType> {
  return new Set(findNames(text).flatMap((name) => TYPES.get(name) ?? []));
}

/** The names of payment types in a text, except after a negation. */
function findNames(text: string): readonly string[] {
  return foldName(text.slice(0, MAX_TEXT)).replaceAll(NEGATED, ' ').replaceAll(ONLINE, ' ').match(NAMES) ?? [];
}

/** Whether a text names the code of a bank, such as "Sort code 12-34-56". */
export function namesBankCode(text: string): boolean {
  return BANK_CODE.test(foldText(text.slice(0, MAX_TEXT)));
}

/** Whether a sentence of a text says that the amount is collected from the payer's account. */
export function announcesDebit(text: string): boolean {
  const sentences = text.slice(0, MAX_TEXT).split(SENTENCE_END);
  return sentences.some((sentence) => DEBITED_ACCOUNT.test(foldText(sentence)));
}

/** Whether a text names a payment type so clearly that it can only say how to pay. */
export function namesClearType(text: string): boolean {
  return findNames(text).some((name) => {
    const type = TYPES.get(name);
    return type !== undefined && (name.includes(' ') ? CLEAR_PHRASES : CLEAR_TYPES).includes(type);
  });
}

/** The payment type that a text is the name of, apart from signs, digits and at most one short word around it. */
export function findNamedType(text: string): PaymentType | null {
  const name = foldName(text.slice(0, MAX_TEXT)).replaceAll(MASKED, ' ');
  const others = name.replaceAll(NAMES, ' ').match(/\p{L}/gu) ?? [];
  return others.length <= MAX_OTHER_LETTERS ? findOnlyType(name) : null;
}

/** Whether a text shows the number of a card, most of it hidden. */
export function showsMaskedNumber(text: string): boolean {
  return HIDDEN.test(text);
}

/** The type of the card whose brand stands right before its last digits: "Visa •••• 4417", "Visa ending in 4417". */
export function findCard(text: string): PaymentType | null {
  const types = new Set(
    [...foldName(text.slice(0, MAX_TEXT)).matchAll(CARD)].flatMap(([, name = '']) => TYPES.get(name) ?? []),
  );
  const [type, ...others] = types;
  return others.length === 0 ? (type ?? null) : null;
}

/** The payment type in a sentence such as "Paid by credit card"; null if there is no such sentence. */
export function findPaidWith(text: string): PaymentType | null {
  const folded = foldText(text.slice(0, MAX_TEXT));
  const types = [...folded.matchAll(PAID_WITH)].map(([, rest = '']) => findOnlyType(rest));
  const direct = [...folded.matchAll(PAID_DIRECTLY)].map(([, rest = '']) => findFirstType(rest));
  return [...types, ...direct].find((type) => type !== null) ?? null;
}

/** The payment type that a text begins with, if it names no other. */
function findFirstType(text: string): PaymentType | null {
  const name = foldName(text);
  return name.search(NAMES) === 0 ? findOnlyType(name) : null;
}

/** Folds a name; a hyphen counts as a space. */
function foldName(text: string): string {
  return foldText(text.replaceAll(CROWNS, ' ')).replaceAll('-', ' ');
}
