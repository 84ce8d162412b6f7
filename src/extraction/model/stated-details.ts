/** One line of an e-invoice, in the words and numbers of the document; null for what it does not state. */
export interface StatedLine {
  readonly position: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly quantity: string | null;
  /** A code of UN/ECE Recommendation 20, or free text. */
  readonly unit: string | null;
  readonly price: string | null;
  /** The quantity that the price is for (EN 16931 BT-149); null for one. */
  readonly priceQuantity: string | null;
  /** A percentage. */
  readonly rate: string | null;
  readonly amount: string | null;
}

/** The sums that an e-invoice states beside those that are fields of an invoice. */
export const STATED_SUMS = ['lines', 'discount', 'charge', 'withholding', 'prepaid', 'rounding', 'payable'] as const;
export type StatedSum = (typeof STATED_SUMS)[number];

/** The references that an e-invoice states beside those that are fields of an invoice. */
export const STATED_REFERENCES = ['buyer_reference', 'contract', 'original_invoice', 'delivery_date'] as const;
export type StatedReference = (typeof STATED_REFERENCES)[number];

/** What an e-invoice states and the service has no field for, to show it to people. */
export interface StatedDetails {
  /** ISO 3166-1 alpha-2; null if it is not stated, or unknown. */
  readonly buyerCountry: string | null;
  readonly lines: readonly StatedLine[];
  /** Whether the amounts of the lines include VAT. */
  readonly areLinesGross: boolean;
  /** Numbers as in the document. */
  readonly sums: Readonly<Partial<Record<StatedSum, string | null>>>;
  /** The delivery date is YYYY-MM-DD; the others are texts. */
  readonly references: Readonly<Partial<Record<StatedReference, string | null>>>;
  readonly notes: readonly string[];
}
