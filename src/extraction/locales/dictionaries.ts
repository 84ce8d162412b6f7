import { foldText } from '../../shared/text.js';
import type { LabelDictionary } from '../text/label-dictionary.js';
import { createLabelDictionary } from '../text/label-dictionary.js';
import { squash } from '../text/squash.js';
import type { DocumentType } from '../model/document-type.js';
import type { AddressPart, ColumnLabel, FieldLabel, Locale, PartyLabel, ReferenceLabel, TotalLabel } from './locale.js';
import { LOCALES } from './locales.js';

/** Shorter labels of rounding also begin other words, such as "Adj". */
const MIN_ROUNDING_LABEL = 6;

type Section<K extends string> = (locale: Locale) => Readonly<Record<K, readonly string[]>>;
type List = (locale: Locale) => readonly string[];

/** The labels of one section in all languages. */
function mergeSections<K extends string>(section: Section<K>): LabelDictionary<K> {
  const entries = LOCALES.flatMap((locale) => Object.entries(section(locale)) as [K, readonly string[]][]);
  return createLabelDictionary(entries);
}

/** The labels of one list in all languages, squashed. */
function listLabels(list: List): ReadonlySet<string> {
  return new Set(LOCALES.flatMap(list).map(squash));
}

/** The words of one list in all languages, folded. */
export function wordsOf(list: List): ReadonlySet<string> {
  return new Set(LOCALES.flatMap(list).map(foldText));
}

/** The labels of one list in all languages that are no labels of parties otherwise; squashed. */
function withoutParties(list: List): ReadonlySet<string> {
  const parties = listLabels((locale) => Object.values(locale.parties).flat());
  return new Set([...listLabels(list)].filter((label) => !parties.has(label)));
}

/** Words that may be part of a name in small letters, such as "de" and "van"; folded. */
export const JOINING_WORDS: ReadonlySet<string> = wordsOf((locale) => locale.joiningWords);

export const TITLES: LabelDictionary<DocumentType> = mergeSections((locale) => locale.titles);
export const REFERENCE_LABELS: LabelDictionary<ReferenceLabel> = mergeSections((locale) => locale.references);
export const FIELD_LABELS: LabelDictionary<FieldLabel> = mergeSections(
  ({ fields, titles, references, numberSeries = [], senderReferences = [] }) => ({
    ...fields,
    invoice_title: Object.values(titles).flat(),
    other_number: [
      ...fields.other_number,
      ...references.order_number,
      ...references.payment_reference,
      ...references.original_invoice,
      ...numberSeries,
      ...senderReferences,
    ],
    other_date: [...fields.other_date, ...references.service_period],
  }),
);
/** What names a total, whether with VAT or not. */
export const TOTALS: readonly TotalLabel[] = ['gross', 'payable', 'total'];
export const TOTAL_LABELS: LabelDictionary<TotalLabel> = mergeSections((locale) => locale.totals);
export const COLUMN_LABELS: LabelDictionary<ColumnLabel> = mergeSections(({ columns, totals }) => ({
  ...columns,
  net: [...columns.net, ...totals.without_vat],
  gross: [...columns.gross, ...totals.with_vat],
}));
/** Labels before the holder of an account. */
export const ACCOUNT_HOLDERS: ReadonlySet<string> = listLabels((locale) => locale.accountHolders);
/** Labels before the holder of a contract that do not always name a buyer, since they may be those of an account holder, or beside a name. */
export const CONTRACT_HOLDERS: ReadonlySet<string> = new Set([
  ...withoutParties((locale) => locale.contractHolders),
  ...[...listLabels((locale) => locale.contractHolders)].filter((label) => ACCOUNT_HOLDERS.has(label)),
]);
/** Labels over who sends goods, who may be the seller. */
export const CONSIGNORS: ReadonlySet<string> = listLabels(({ consignors = [] }) => consignors);
/** Labels over the payee of a payment slip, who is the seller. */
export const PAYEES: ReadonlySet<string> = listLabels((locale) => locale.paymentSlips.payee);
/** Labels over the payer of a payment slip, who is the buyer. */
export const PAYERS: ReadonlySet<string> = listLabels((locale) => locale.paymentSlips.payer);
/** A holder of an account is another party, unless it turns out to be the seller. */
export const PARTY_LABELS: LabelDictionary<PartyLabel> = mergeSections(
  ({ parties, professions = [], consignors = [], accountHolders, contractHolders, paymentSlips }) => ({
    seller: [...parties.seller, ...professions, ...paymentSlips.payee],
    buyer: [
      ...parties.buyer,
      ...contractHolders.filter((label) => !ACCOUNT_HOLDERS.has(squash(label))),
      ...paymentSlips.payer,
    ],
    other_party: [...parties.other_party, ...consignors, ...accountHolders],
  }),
);
/**
 * Labels that have to be alone: those of payment slips begin sentences on other papers, such as "Payable by bank transfer", and professions
 * also introduce the person in charge.
 */
export const LONE_PARTIES: ReadonlySet<string> = withoutParties(({ professions = [], paymentSlips }) => [
  ...professions,
  ...paymentSlips.payee,
  ...paymentSlips.payer,
]);

/** Labels of parties that consist of words that names and headings hold too, such as "Van" and "De la"; squashed. */
export const JOINING_LABELS: ReadonlySet<string> = new Set(
  LOCALES.flatMap(({ parties }) => Object.values(parties).flat())
    .filter((label) => label.split(' ').every((word) => JOINING_WORDS.has(foldText(word))))
    .map(squash),
);

/** States of an invoice: "Overdue". */
export const INVOICE_STATES: ReadonlySet<string> = listLabels(({ states = [] }) => states);

/** Labels before the person who receives a letter: "Attn". */
export const RECEIVERS: ReadonlySet<string> = listLabels((locale) => locale.careOf);

/** Labels of the amount by which a total is rounded. */
export const ROUNDING_LABELS: ReadonlySet<string> = listLabels((locale) =>
  locale.till.rounding.filter((label) => label.length >= MIN_ROUNDING_LABEL),
);
/** Labels that name a sum even alone, though they only say that it is with or without VAT. */
export const LONE_SUMS: ReadonlySet<string> = listLabels((locale) => locale.loneSums);

/** Labels over a buyer who is directly below the seller. */
export const BUYERS_BELOW_SELLERS: ReadonlySet<string> = listLabels((locale) => locale.buyersBelowSellers);

/** What follows the name of the person or company that a letter is for: "御中". */
export const HONORIFICS: readonly string[] = LOCALES.flatMap(({ honorifics = [] }) => honorifics);

const NO_PARTS = { postcode: [], town: [], state: [] } as const;

/** Labels of the parts of an address on forms. */
export const ADDRESS_PARTS: LabelDictionary<AddressPart> = mergeSections(({ addressParts = NO_PARTS }) => addressParts);

/** Labels of the series that an invoice number belongs to. */
export const NUMBER_SERIES: ReadonlySet<string> = listLabels(({ numberSeries = [] }) => numberSeries);

/** Labels of the sender's own reference. */
export const SENDER_REFERENCES: ReadonlySet<string> = listLabels(({ senderReferences = [] }) => senderReferences);

/** Labels of the numbers of orders that shops use. */
export const SHOP_ORDER_NUMBERS: ReadonlySet<string> = listLabels(({ shopOrders }) => shopOrders?.number ?? []);
/** Labels of the dates of orders that shops use. */
export const SHOP_ORDER_DATES: ReadonlySet<string> = listLabels(({ shopOrders }) => shopOrders?.date ?? []);
/** Labels of the day of a payment. */
export const PAYMENT_DATES: LabelDictionary<'payment'> = mergeSections(({ paymentDates = [] }) => ({
  payment: paymentDates,
}));
