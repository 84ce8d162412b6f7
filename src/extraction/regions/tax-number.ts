/** A tax number in the form of some country. */
export interface TaxNumber {
  /** Without blanks; what separates digits by rule, such as the slashes of a German Steuernummer, stays. */
  readonly value: string;
  /** ISO 3166-1 alpha-2, or null where the form is of several countries. */
  readonly country: string | null;
  /** Whether its check digits are right; null where the form has none that is known here. */
  readonly checked: boolean | null;
}

const EU_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}(?:\d{2})?$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-Z\d]{2}\d{9}$/,
  GB: /^GB(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(?:\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  NO: /^NO\d{9}(?:MVA)?$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
  CH: /^CHE\d{9}(?:MWST|TVA|IVA)?$/,
};
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;

/** Reads a text as a VAT number with its country's prefix, or an Indian GSTIN; null for anything else. */
export function prefixedTaxNumber(text: string): TaxNumber | null {
  const value = text.replace(/[^\p{L}\p{N}+*]/gu, '').toUpperCase();
  for (const [country, form] of Object.entries(EU_FORMS)) {
    if (form.test(value)) return { value, country, checked: checkPrefixed(country, value) };
  }
  return GSTIN.test(value) ? { value, country: 'IN', checked: null } : null;
}

/** Reads what follows a label for tax numbers: a prefixed number, or the digits of a national one. */
export function labelledTaxNumber(text: string, country: string | null): TaxNumber | null {
  const prefixed = prefixedTaxNumber(text);
  if (prefixed) return prefixed;
  const value = text
    .replaceAll(/\s/g, '')
    .replace(/[.,;:]+$/, '')
    .toUpperCase();
  const digits = value.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || !/^[A-Z]{0,5}[\d/.\-\s]{5,20}[A-Z\d]{0,6}$/.test(value)) return null;
  if (country === 'TR') return turkish(digits);
  return { value, country: null, checked: null };
}

function turkish(digits: string): TaxNumber | null {
  if (digits.length === 10) return { value: digits, country: 'TR', checked: vknIsRight(digits) };
  if (digits.length === 11) return { value: digits, country: 'TR', checked: tcknIsRight(digits) };
  return digits.length === 9 ? { value: digits, country: 'TR', checked: false } : null;
}

function checkPrefixed(country: string, value: string): boolean | null {
  const digits = value.replaceAll(/\D/g, '');
  switch (country) {
    case 'DE':
      return digits.length === 9 && iso7064(digits);
    case 'FR':
      return /^FR\d{11}$/.test(value)
        ? (12 + 3 * (Number(digits.slice(2)) % 97)) % 97 === Number(digits.slice(0, 2))
        : null;
    case 'BE':
      return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
    case 'IT':
      return luhn(digits);
    case 'PL':
      return weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);
    case 'PT':
      return ((11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(digits[8]);
    case 'CH':
      return (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(digits[8]);
    default:
      return null;
  }
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

/** ISO 7064 MOD 11,10, as Germany's VAT numbers use it. */
function iso7064(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

function luhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The check digit of a Turkish VKN of ten digits. */
function vknIsRight(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, index) => {
    const shifted = (Number(digit) + 9 - index) % 10;
    const power = (shifted * 2 ** (9 - index)) % 9;
    return total + (shifted !== 0 && power === 0 ? 9 : power);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}

/** The two check digits of a Turkish TCKN of eleven digits. */
function tcknIsRight(digits: string): boolean {
  const at = (index: number): number => Number(digits[index]);
  const odd = at(0) + at(2) + at(4) + at(6) + at(8);
  const even = at(1) + at(3) + at(5) + at(7);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return digits[0] !== '0' && tenth === at(9) && (odd + even + tenth) % 10 === at(10);
}
