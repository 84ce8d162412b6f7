import { countryOfPrefix, nationalTaxNumber, prefixedTaxNumber } from '../extraction/regions/tax-number.js';

/** What is wrong with a tax number, in a sentence for people. */
export interface TaxNumberProblem {
  readonly message: string;
  /** ISO 3166-1 alpha-2 code of the country whose format the number does not have; null if only its check digit is wrong. */
  readonly country: string | null;
}

/**
 * Validates a tax number by the rule of its country. Returns null if it is valid or no rule applies: national numbers other than VAT
 * numbers are not checked.
 *
 * @param country ISO 3166-1 alpha-2 code of the company's country, for a number without a prefix
 */
export function findTaxNumberProblem(taxNumber: string, country: string | null): TaxNumberProblem | null {
  const number = country === null ? prefixedTaxNumber(taxNumber) : nationalTaxNumber(taxNumber, country);
  if (number?.checked === false)
    return { message: `The check digit of the tax number ${taxNumber} is wrong.`, country: null };
  const owner = number ? null : countryOfPrefix(taxNumber);
  if (!owner) return null;
  return {
    message: `The tax number ${taxNumber} does not match the format of its country (${owner}).`,
    country: owner,
  };
}
