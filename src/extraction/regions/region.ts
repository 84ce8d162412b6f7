/** The order of day, month and year in numeric dates. */
export type DateOrder = 'day-first' | 'month-first' | 'year-first';

/** A calendar beside the Gregorian one: the eras of Japan, the years since 1912 of Taiwan, or the Buddhist years of Thailand. */
export type Calendar = 'eras' | 'minguo' | 'buddhist';

/** One kind of tax number of a country, such as "USt-IdNr." or "GSTIN". */
export interface TaxNumberForm {
  /** What the country calls it. */
  readonly name: string;
  /** The prefix of the international form, such as "DE", "EL" or "CHE"; null if it has none. */
  readonly prefix: string | null;
  /** The number after its prefix, as capital letters and digits without separators; anchored at both ends. */
  readonly form: RegExp;
  /**
   * Where the number is recognised without its prefix: never; beside one of its labels or for a company that is known to be in this
   * country; or anywhere, because no other number looks like it.
   */
  readonly bare: 'never' | 'labelled' | 'anywhere';
  /** Labels that only this country writes, or that few countries share. Labels of a whole language belong to its locale. */
  readonly labels: readonly string[];
  /** Set if separators are part of the number as people write it, such as "12-3456789"; otherwise they are dropped. */
  readonly keepsSeparators?: true;
  /** Set if too many numbers of other kinds have this form and right check digits, so that they prove nothing without a label. */
  readonly needsLabel?: true;
  /**
   * Whether the check digits of a number of this form are right; null if no rule is published. Takes the number without its prefix.
   */
  readonly check: ((number: string) => boolean | null) | null;
}

/** The number of a company in a public register, which is neither its tax number nor the number of an invoice. */
export interface RegisterNumber {
  /** What the country calls it, such as "HRB" or "KvK". */
  readonly name: string;
  readonly labels: readonly string[];
  /** As capital letters and digits without separators, anchored at both ends; null if registers differ. */
  readonly form: RegExp | null;
}

/** How addresses of a country are written. */
export interface AddressStyle {
  /** Source of a regular expression for one postcode; null if the country has none. */
  readonly postcode: string | null;
  /**
   * Where the postcode is on its line: before the town, after it, or after a state's code, as in "Springfield, IL 62701".
   * `anywhere` is for postcodes that look like nothing else; null is for those that look like other numbers before a word.
   */
  readonly postcodePlace: 'before-town' | 'after-town' | 'after-state' | 'anywhere' | null;
  /** Set if the postcode may also follow the town and a dash, or the word for it: "Kochi - 682018", "PIN: 682018". */
  readonly followsDash?: true;
  /** What addresses call a postcode, if they name it: "C.P. 37160". */
  readonly postcodeNames?: readonly string[];
  /** Codes and names of states as addresses write them, or of cities where there is no postcode; empty if addresses have none. */
  readonly states: readonly string[];
  /**
   * Provinces, cities or the country that end an address after the district, in all their spellings, where there is no postcode or it is
   * often left out: "Gebze / KOCAELİ", "P.O. Box 1200, Doha".
   */
  readonly provinces?: readonly string[];
  /**
   * Source of a regular expression for the lines that end an address, where addresses have no postcode or have it on a line before:
   * "京都府京都市中京区".
   */
  readonly lines?: string;
  /** Words that mark a line as an address and not as a company's name, such as "Jalan". */
  readonly words: readonly string[];
}

/** What extraction knows about a country. */
export interface Region {
  /** ISO 3166-1 alpha-2, or XK, which it leaves to users, for Kosovo. */
  readonly code: string;
  /** Spellings of its name that Unicode CLDR does not list in the languages of the locales. */
  readonly otherNames: readonly string[];
  /** Its names that are also those of people, states or towns elsewhere: "Georgia". They count only after a label such as "Country:". */
  readonly ambiguousNames?: readonly string[];
  /** ISO 4217. */
  readonly currency: string;
  /** How its documents write the currency, other than by its code: "RM", "S$", "$". */
  readonly currencySigns: readonly string[];
  /** Currencies that its older documents show, by ISO 4217 code, with their signs. */
  readonly formerCurrencies: Readonly<Record<string, readonly string[]>>;
  /** Null if several orders are in use. */
  readonly dateOrder: DateOrder | null;
  /** The calendar in which its documents also write dates. */
  readonly calendar?: Calendar;
  /** Digits of the international dialling code. */
  readonly diallingCode: string;
  /** Area codes that tell it from the other countries with its dialling code: "+1 809". */
  readonly areaCodes?: readonly string[];
  /** The vehicle registration code, if addresses have it before a postcode: "D-80331". */
  readonly carSign: string | null;
  readonly address: AddressStyle;
  readonly taxNumbers: readonly TaxNumberForm[];
  readonly registers: readonly RegisterNumber[];
  /** What this country, and no other, calls the codes of its banks or accounts: "BSB". */
  readonly bankCodes?: readonly string[];
  /** Legal forms that only companies of this country have, where its language is also that of others: "(Pty) Ltd". */
  readonly legalForms?: readonly string[];
  /** Whether the name of a sole trader's firm has to hold the name of its owner. */
  readonly namesOwners?: boolean;
  /** Rates of VAT, GST or sales tax in percent, in force now or in recent decades; empty if they are not set nationally. */
  readonly vatRates: readonly string[];
  /**
   * Further rates in force that count only where a document prints them, since sales taxes of American towns, whose rates are often not
   * printed, are the same: 7.5.
   */
  readonly printedVatRates?: readonly string[];
  /**
   * Further rates that an invoice may rightly state, of parts of the country, kinds of seller or short periods. They are too rare to
   * read documents by.
   */
  readonly specialVatRates?: readonly string[];
  /** What its tills and invoices print beside amounts for the rates of their tax: "SR" for the standard rate, "ZR" for the zero rate. */
  readonly rateCodes?: readonly string[];
  /** What payment slips call the part beside their receipt, in all languages of the country. */
  readonly paymentParts?: readonly string[];
  /** The smallest amount of cash in hundredths of the currency, to which totals paid in cash are rounded; null without rounding. */
  readonly cashRounding: number | null;
}
