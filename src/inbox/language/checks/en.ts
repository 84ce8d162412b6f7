/** What a check reports, with the values of the check in braces. */
export const checksEn = {
  why_BANK_ACCOUNT_CHANGED:
    'This supplier has not used this bank account before: it ends in {end}, that of invoice {invoice} in {otherEnd}. Before you pay, call the supplier on a number that you already have.',
  why_DUPLICATE_FILE: 'Invoice {invoice} comes from the same file. Compare the two, and delete one.',
  why_DUPLICATE_NUMBER:
    'Invoice {invoice} has the same supplier and the same number ({number}). Compare the two, and delete one.',
  why_FURTHER_INVOICES: 'The file holds {count} invoices. Only the first was read.',
  why_HYBRID_MISMATCH:
    'The page and the e-invoice in this PDF disagree: {differences}. Ask the supplier which is right before you pay.',
  difference: '{field}: {page} on the page, {stated} in the e-invoice',
  why_ITEMS_TOTAL: 'The items add up to {sum}, the total is {total}.',
  why_NOT_ADDRESSED_TO_US:
    'The invoice is addressed to {buyer}, but most of your invoices are addressed to {usual}. Make sure that it is meant for you before you pay.',
  why_POSSIBLE_DUPLICATE:
    'Invoice {invoice} of this supplier has nearly the same number: {otherNumber} instead of {number}. Compare the two before you pay.',
  why_SUPPLIER_NAME_DIFFERS:
    'The document names {name} as its supplier, but the tax number {taxNumber} is that of {known}. Find out who issued it before you pay.',
  why_TAX_NUMBER_DIGIT: 'The check digit of the tax number {taxNumber} is wrong. Perhaps it was misread.',
  why_TAX_NUMBER_FORMAT:
    'The tax number {taxNumber} does not have the format of its country ({country}). Perhaps it was misread.',
  why_VAT_RATE_UNUSUAL:
    'The country of the supplier ({country}) has no VAT rate of {rate}. Check the rate, and ask the supplier for a corrected invoice if it is wrong.',
  why_VAT_TOTAL: 'The VAT amounts add up to {sum}, the VAT of the invoice is {total}.',
} as const;

/** The texts of checks, by their names. */
export type CheckTexts = Readonly<Record<keyof typeof checksEn, string>>;
