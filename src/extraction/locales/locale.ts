import type { DocumentType } from '../model/document-type.js';

/** Labels of single values. The `other_…` keys exist so that the date or number of something else is not taken. */
export type FieldLabel =
  | 'invoice_number'
  | 'invoice_date'
  | 'invoice_title'
  | 'date'
  | 'number'
  | 'other_number'
  | 'due_date'
  | 'other_date'
  | 'vat_id'
  | 'tax_number'
  | 'tax_office'
  | 'phone'
  | 'other_contact'
  | 'name'
  | 'address'
  | 'country'
  | 'currency'
  | 'payment';

/** Labels of other numbers and dates that are fields of their own, or that show what type a document has. */
export type ReferenceLabel = 'order_number' | 'payment_reference' | 'original_invoice' | 'service_period';

/** Parts of an address that forms label. */
export type AddressPart = 'postcode' | 'town' | 'state';

/** Labels of sums below the lines. */
export type TotalLabel =
  | 'lines'
  | 'net'
  | 'vat'
  | 'gross'
  | 'payable'
  | 'total'
  | 'prepaid'
  | 'discount'
  | 'charge'
  | 'withholding'
  | 'with_vat'
  | 'without_vat';

/** Labels of the columns of tables of lines and of VAT. */
export type ColumnLabel =
  | 'position'
  | 'article'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discount'
  | 'vat_rate'
  | 'vat_amount'
  | 'net'
  | 'gross'
  | 'amount'
  | 'base'
  | 'other';

/** Labels over the parties of a payment slip. */
export type SlipLabel = 'payee' | 'payer';

/** Labels over the parties of an invoice. */
export type PartyLabel = 'seller' | 'buyer' | 'other_party';

/**
 * Labels of the amounts on a till receipt:
 * - `payable`: the final sum and nothing else, such as "Amount due";
 * - `total`: a sum that may also come before discounts or rounding, such as a bare "Total";
 * - `subtotal`: a sum before tax, discounts or charges;
 * - `cash`: what the customer handed over, in cash or in an unspecified way;
 * - `card`: what was paid by card, phone, voucher or cheque;
 * - `ignored`: numbers that are not part of the sum, such as counts, savings and points.
 */
export type TillLabel =
  | 'payable'
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'discount'
  | 'rounding'
  | 'change'
  | 'cash'
  | 'card'
  | 'charge'
  | 'tip'
  | 'ignored';

/** The units that quantities are counted in. */
export type UnitName = 'kilogram' | 'piece' | 'metre' | 'litre';

type Labels<K extends string> = Readonly<Record<K, readonly string[]>>;

/** The ways to pay that extraction distinguishes. */
export type PaymentType = 'direct_debit' | 'credit_card' | 'debit_card' | 'online' | 'check' | 'cash' | 'bank_transfer';

/** The labels of invoices. */
export interface InvoiceLabels {
  /** Without the titles and references, which have lists of their own. */
  readonly fields: Labels<Exclude<FieldLabel, 'invoice_title'>>;
  /** What a document calls itself, by its type. */
  readonly titles: Labels<DocumentType>;
  readonly references: Labels<ReferenceLabel>;
  readonly totals: Labels<TotalLabel>;
  readonly columns: Labels<ColumnLabel>;
  readonly parties: Labels<PartyLabel>;
  /** Words for the person who does the work, such as "Consultant". Alone in a cell, they label the seller. */
  readonly professions?: readonly string[];
  /** Labels before the name of the holder of a bank account, who is most likely the seller. */
  readonly accountHolders: readonly string[];
  /** Labels over who sends goods: the seller, unless a letterhead names a carrier; absent where unknown. */
  readonly consignors?: readonly string[];
  /**
   * Labels before the holder of a contract, a policy or a connection, who is the buyer: "Titular del contrato". Those that are labels of
   * account holders too, such as "Titular", count where no account is near.
   */
  readonly contractHolders: readonly string[];
  /** Labels over the parties of a payment slip at the foot of a page, as on Swiss QR-bills: "Zahlbar durch". */
  readonly paymentSlips: Labels<SlipLabel>;
  /** Labels over the buyer in layouts where the seller's name is directly above, without a label: Turkish "Sayın". */
  readonly buyersBelowSellers: readonly string[];
  /** Words before a label that say that its value is the buyer's, such as "your" in "Your VAT number". */
  readonly buyersOwn: readonly string[];
  /** Labels listed under `with_vat` or `without_vat` that name a sum even alone, such as French "TTC". */
  readonly loneSums: readonly string[];
  /** What says that the buyer owes the VAT, so that the invoice shows none; absent in languages of countries without such a rule. */
  readonly reverseCharge?: readonly string[];
}

/** How numbers, dates and quantities are written. */
export interface ValueWords {
  /**
   * Month numbers (from 1) by spellings that `Intl.DateTimeFormat` does not know for the language. Where languages disagree, a spelling
   * with a full stop before it counts only after a day with a full stop: Croatian "17. listopada" is in October, Polish "17 listopada"
   * in November.
   */
  readonly monthSpellings: Readonly<Record<string, number>>;
  /** What follows the day's number without a space, such as "th". */
  readonly ordinalEndings: readonly string[];
  /** Words between day, month and year, such as Spanish "de". */
  readonly dateParticles: readonly string[];
  /** Words and abbreviations for "number" that may be between a label and its number. */
  readonly numberWords: readonly string[];
  /** Names and abbreviations of units; the codes of UN/ECE Recommendation 20 are known in every language. */
  readonly units: Labels<UnitName>;
}

/** How payments are described. */
export interface PaymentWords {
  readonly payments: Labels<PaymentType>;
  /** "Paid" or "please pay" in a sentence that says how or until when, such as "Paid by credit card". */
  readonly paid: readonly string[];
  /** States of an invoice as programs print them at its head: "Paid", "Overdue". */
  readonly states?: readonly string[];
  /** The words between "paid" and the way to pay, such as "by"; without any, such sentences are not recognised. */
  readonly paidWith: readonly string[];
  /** Words before a way to pay that is not to be used: "Please do not transfer the amount". */
  readonly negations: readonly string[];
  /** Words of a demand for payment that names its last day, such as "pay" and "payment terms"; those of `paid` count too. */
  readonly demandWords: readonly string[];
  /** Words of a sentence that says when a payment will be collected, such as "will be debited"; the ways to do so count too. */
  readonly debitWords: readonly string[];
  /** The words before the day of a collection, such as "on". */
  readonly debitDays: readonly string[];
  /** The words and endings after that day, in languages that put them there. */
  readonly debitDaysAfter: readonly string[];
  /** The words before the last day of a payment, such as "by" and "no later than". */
  readonly deadlineWords: readonly string[];
  /** The words and endings after that day, in languages that put them there. */
  readonly deadlinesAfter: readonly string[];
}

/** The words in names of companies. */
export interface NameWords {
  /** Legal forms of the countries that use the language. They are recognised whatever a document's language. */
  readonly legalForms: readonly string[];
  /**
   * Legal forms that are words in another language, or that are written in lowercase, and so count only as written here and at the end of a
   * name: Austrian "OG", Belgian "vzw".
   */
  readonly closingForms?: readonly string[];
  /** Words with which no name ends: "Prepared by", "The company behind the shop is". */
  readonly unfinishedEnds?: readonly string[];
  /** Abbreviations that begin an address, without their full stop: French "imm" for "immeuble". */
  readonly buildingWords?: readonly string[];
  /** What follows a name and states the share capital: "SARL Durand au capital de 8 000 €". */
  readonly shareCapital?: readonly string[];
  /** Words that accompany a legal form where a long name continues on the next line. */
  readonly companyWords: readonly string[];
  /** Short words inside names: after "and" or "of" a name continues. */
  readonly joiningWords: readonly string[];
  /** Phrases that no name contains, such as "share capital". */
  readonly neverInNames: readonly string[];
  /** Words before a former name of a company: "Northwind Ltd (formerly Southwind Ltd)". */
  readonly formerNameWords: readonly string[];
  /** Labels of the sender's own reference, which is the number of invoices that state no other. */
  readonly senderReferences?: readonly string[];
  /** Labels of the day of a payment. If it is after the invoice date, the payment is due on it; absent where unknown. */
  readonly paymentDates?: readonly string[];
  /** Labels of the number and date of an order that shops use: those of invoices that state no others; absent where unknown. */
  readonly shopOrders?: Readonly<Record<'number' | 'date', readonly string[]>>;
  /** The payer's bank account in sentences about a direct debit: "debited from your account"; absent where such sentences are unknown. */
  readonly debitedAccounts?: readonly string[];
  /** Words between the name of a party and its address in a sentence: "with its registered office at"; absent where unknown. */
  readonly seatWords?: readonly string[];
  /** Labels of the parts of an address on forms: "CAP: 37121"; absent without such forms, and where the postcode follows the town. */
  readonly addressParts?: Readonly<Record<AddressPart, readonly string[]>>;
  /** What follows the name of the recipient of a document, such as Japanese "御中"; absent in languages with nothing of the kind. */
  readonly honorifics?: readonly string[];
  /**
   * Labels of the series that an invoice number belongs to, where the number has a label of its own: Spanish "Serie: A Folio: 123"; absent
   * in languages that write them as one.
   */
  readonly numberSeries?: readonly string[];
  /** Words that qualify a party's label, such as "trade" in "Seller trade name". */
  readonly partyQualifiers: readonly string[];
}

/** How Tesseract recognises the language. */
export interface LocaleOcr {
  /** Tesseract's code for the language; null if Tesseract has no data for it. */
  readonly tesseract: string | null;
  /** Whether it has letters that the model for lines in Latin script lacks, so that Tesseract must correct their accents. */
  readonly hasUncommonLetters: boolean;
}

/** The words of till receipts. */
export interface ReceiptWords {
  readonly till: Labels<TillLabel>;
  /** Phrases that receipts contain and invoices do not, such as "Cashier" and "Thank you". */
  readonly receiptWords: readonly string[];
  /** What tills print before the number of a sale, too common to be a label elsewhere: "Trans"; absent where such words are unknown. */
  readonly tillNumbers?: readonly string[];
  /** Labels of the numbers of a payment by card, such as "Terminal ID"; absent where those of other languages are printed. */
  readonly cardNumbers?: readonly string[];
  /** Words before the name of a shop's owner: "Inh."; absent where they are unknown. */
  readonly ownerLabels?: readonly string[];
  /** Words that say what kind of shop it is, and so mark a line as a shop's name. */
  readonly shopWords: readonly string[];
  /** Words of streets and buildings, and their abbreviations, that mark a line as an address. */
  readonly addressWords: readonly string[];
  /** Words before the number of a page. */
  readonly pageWords: readonly string[];
  /** Personal titles; a line that starts with one names a customer or a waiter, not the shop. */
  readonly personTitles: readonly string[];
  /**
   * What is no name alone: an office of a profession beside the name of the person ("Praxis", "Studio legale"), and a department above that of
   * a company ("Accounts department").
   */
  readonly officeKinds: readonly string[];
  /** Those titles that nobody puts before the own name, so that they show who receives a letter: "Mr", but not "Dr". */
  readonly courtesyTitles: readonly string[];
  /** The words before the number of a post-office box, such as "PO Box". */
  readonly postBoxWords: readonly string[];
  /** Words at the start of a line that names the person who receives a letter, below the name of the party: "c/o". */
  readonly careOf: readonly string[];
}

/**
 * Everything that is known about how one language writes invoices and receipts; data only.
 *
 * All members are required, so that the compiler reports what a new language lacks; a list that stays empty on purpose is
 * written as `[]`. Everything is written as people write it. Labels are compared without case, accents, spaces and punctuation,
 * words without case and accents.
 */
export interface Locale extends InvoiceLabels, ValueWords, PaymentWords, NameWords, ReceiptWords {
  /** ISO 639-1. */
  readonly language: string;
  /** ISO 3166-1 alpha-2: where a document in this language most likely comes from; null if no country is most likely. */
  readonly homeCountry: string | null;
  readonly ocr: LocaleOcr;
  /** Frequent words that identify the language; letters only. */
  readonly frequentWords: readonly string[];
}
