import { labelledTaxNumber, prefixedTaxNumber, type TaxNumber } from '../extraction/regions/tax-number.js';
import { CHECKSUMS } from './tax-number-checksums.js';

/** The prefixes of VAT numbers that are not the country's ISO 3166-1 code. */
const COUNTRY_OF_PREFIX: Readonly<Record<string, string>> = { EL: 'GR' };
/** The prefixes of VAT numbers: those of the EU's members, and of Norway, Switzerland and the United Kingdom. */
const PREFIXED =
  /^(AT|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)[A-Z\d]?\d{4}/;
/** Countries whose companies have one number for taxes and VAT, so that it is known by its country without a prefix. */
const ONE_NUMBER = new Set(['BE', 'DK', 'ES', 'FI', 'HU', 'IT', 'LU', 'PL', 'PT', 'SI']);

/**
 * What is wrong with a tax number by the rule of its country, in a sentence for people; null where nothing is, or where no rule is
 * known: national numbers beside the VAT number have other forms, and are left alone.
 *
 * @param country ISO 3166-1 alpha-2 code of the company's country, for a number without a prefix
 */
export function taxNumberProblem(taxNumber: string, country: string | null): string | null {
  const written = taxNumber.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const number = readNumber(written, taxNumber, country);
  if (number) return fits(number) ? null : `The check digit of the tax number ${taxNumber} is wrong.`;
  const [, prefix] = PREFIXED.exec(written) ?? [];
  if (prefix === undefined) return null;
  const code = COUNTRY_OF_PREFIX[prefix] ?? prefix.slice(0, 2);
  return `The tax number ${taxNumber} does not match the format of its country (${code}).`;
}

function readNumber(written: string, taxNumber: string, country: string | null): TaxNumber | null {
  const prefixed = prefixedTaxNumber(written);
  if (prefixed || country === null) return prefixed;
  if (country === 'TR') return labelledTaxNumber(taxNumber, country);
  return ONE_NUMBER.has(country) ? prefixedTaxNumber(`${country}${written}`) : null;
}

function fits({ value, country, checked }: TaxNumber): boolean {
  if (checked !== null || country === null) return checked !== false;
  return CHECKSUMS[country]?.(value.slice(2)) ?? true;
}
