import { countryOfPrefix, nationalTaxNumber, prefixedTaxNumber } from '../extraction/regions/tax-number.js';

/**
 * Validates a tax number by the rule of its country. Returns the problem in a sentence for people; null if it is valid or no rule
 * applies: national numbers other than VAT numbers are not checked.
 *
 * @param country ISO 3166-1 alpha-2 code of the company's country, for a number without a prefix
 */
export function findTaxNumberProblem(taxNumber: string, country: string | null): string | null {
  const number = country === null ? prefixedTaxNumber(taxNumber) : nationalTaxNumber(taxNumber, country);
  if (number) return number.checked === false ? `The check digit of the tax number ${taxNumber} is wrong.` : null;
  const owner = countryOfPrefix(taxNumber);
  return owner && `The tax number ${taxNumber} does not match the format of its country (${owner}).`;
}
