import type { Region } from './region.js';

export const BRAZIL: Region = {
  code: 'BR',
  otherNames: [],
  currency: 'BRL',
  currencySigns: ['R$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '55',
  carSign: null,
  address: { postcode: String.raw`\d{5}-\d{3}`, postcodePlace: 'anywhere', states: [], words: [] },
  taxNumbers: [
    {
      name: 'CNPJ',
      prefix: null,
      form: /^[A-Z\d]{12}\d{2}$/,
      bare: 'labelled',
      labels: ['CNPJ'],
      keepsSeparators: true,
      check: checkCnpj,
    },
  ],
  registers: [],
  vatRates: [],
  cashRounding: null,
};

/** Letters, which new numbers may contain from July 2026, count as their ASCII code minus 48. */
function checkCnpj(number: string): boolean {
  return [12, 13].every((length) => {
    const sum = Array.from(number.slice(0, length)).reduce((total, letter, index) => {
      return total + (letter.charCodeAt(0) - 48) * (((length - 1 - index) % 8) + 2);
    }, 0);
    return (sum % 11 < 2 ? 0 : 11 - (sum % 11)) === Number(number[length]);
  });
}
