/** Computes the sum of the digits, each multiplied by the weight at its position. */
export function computeWeightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

/** Computes the difference to the next multiple of the modulus; 0 for a multiple. */
export function computeComplement(sum: number, modulus: number): number {
  return (modulus - (sum % modulus)) % modulus;
}

/** Whether the last digit is the Luhn check digit of those before it (ISO/IEC 7812-1). */
export function isLuhnValid(digits: string): boolean {
  return computeLuhnSum(digits) % 10 === 0;
}

/** Computes the sum of all digits, in which every second digit from the right is doubled and its digits are added. */
function computeLuhnSum(digits: string): number {
  return Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
}

/** Whether the last digit is the check digit of those before it by ISO/IEC 7064 MOD 11,10. */
export function isMod11And10Valid(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Computes the sum of the digits of a number below 100. */
export function computeDigitSum(number: number): number {
  return Math.floor(number / 10) + (number % 10);
}
