/** Whether digits fit the check digit of their country; only for those that the rule of the country is known of. */
type Checksum = (number: string) => boolean;

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CIF_LETTERS = 'JABCDEFGHI';

/** The check digits of VAT numbers by ISO 3166-1 code, for the number without its prefix. */
export const CHECKSUMS: Readonly<Record<string, Checksum>> = {
  AT: (number) => digitSum(number.slice(1), 4) === Number(number[8]),
  CZ: (number) => number.length !== 8 || czech(number),
  DK: (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => weighted(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  ES: spanish,
  FI: (number) => complement(weighted(number, [7, 9, 10, 5, 8, 4, 2]), 11) === Number(number[7]),
  GB: british,
  GR: (number) => (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(number[8]),
  HR: croatian,
  HU: (number) => complement(weighted(number, [9, 7, 3, 1, 9, 7, 3]), 10) === Number(number[7]),
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  MT: (number) => 37 - (weighted(number, [3, 4, 6, 7, 8, 9]) % 37) === Number(number.slice(6)),
  NL: dutch,
  NO: (number) => complement(weighted(number, [3, 2, 7, 6, 5, 4, 3, 2]), 11) === Number(number[8]),
  RO: romanian,
  SE: (number) => digitSum(number, 0) === Number(number[9]),
  SI: (number) => complement(weighted(number, [8, 7, 6, 5, 4, 3, 2]), 11) % 10 === Number(number[7]),
  SK: (number) => Number(number) % 11 === 0,
};

function weighted(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0);
}

/** What is missing to the next multiple; 0 where nothing is. */
function complement(sum: number, modulus: number): number {
  return (modulus - (sum % modulus)) % modulus;
}

/** Luhn's check digit of all digits but the last of those that count, with a number of the country's added. */
function digitSum(number: string, added: number): number {
  const count = added === 0 ? 9 : 7;
  const sum = Array.from(number.slice(0, count)).reduce((total, digit, index) => {
    const value = Number(digit) * ((index % 2 === 0) === (added === 0) ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, added);
  return complement(sum, 10);
}

function czech(number: string): boolean {
  const check = complement(weighted(number, [8, 7, 6, 5, 4, 3, 2]), 11);
  return (check === 0 ? 1 : check % 10) === Number(number[7]);
}

/** ISO 7064 MOD 11,10. */
function croatian(number: string): boolean {
  const product = Array.from(number.slice(0, 10)).reduce((left, digit) => {
    return (2 * ((Number(digit) + left) % 10 || 10)) % 11;
  }, 10);
  return complement(product - 1, 10) === Number(number[10]);
}

function british(number: string): boolean {
  if (!/^\d{9}(\d{3})?$/.test(number)) return true;
  const sum = weighted(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** By its nine digits, as companies have it, or by all of it (ISO 7064 MOD 97-10), as sole traders have it since 2020. */
function dutch(number: string): boolean {
  if (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8])) return true;
  const digits = Array.from(`NL${number}`, (letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

function romanian(number: string): boolean {
  const digits = number.padStart(10, '0');
  return ((weighted(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(digits[9]);
}

/** A person's NIF or NIE by its letter, a company's CIF by its digit or letter. */
function spanish(number: string): boolean {
  const person = /^[XYZ\d]\d{7}[A-Z]$/.test(number);
  if (person) {
    const digits = number.slice(0, 8).replace(/[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
    return NIF_LETTERS[Number(digits) % 23] === number[8];
  }
  const sum = Array.from(number.slice(1, 8)).reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const check = complement(sum, 10);
  return number[8] === String(check) || number[8] === CIF_LETTERS[check];
}
