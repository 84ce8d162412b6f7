import { computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';

/** What the kind of person counts: citizens, foreigners, companies, passports, the government. */
const KINDS: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, P: 16, G: 20 };

export const VENEZUELA: Region = {
  code: 'VE',
  otherNames: ['República Bolivariana de Venezuela'],
  currency: 'VES',
  currencySigns: ['Bs', 'Bs.', 'Bs.S', 'Bs.D', 'Bs.F'],
  formerCurrencies: { VEF: ['Bs.F.'] },
  dateOrder: 'day-first',
  diallingCode: '58',
  carSign: null,
  address: {
    postcode: null,
    postcodePlace: null,
    states: [],
    words: [
      'Edo. Miranda',
      'Edo. Carabobo',
      'Edo. Aragua',
      'Edo. Zulia',
      'Edo. Lara',
      'Edo. Bolívar',
      'Maracaibo',
      'Barquisimeto',
      'Caracas - Venezuela',
      'Caracas, Venezuela',
    ],
  },
  taxNumbers: [
    {
      name: 'RIF',
      prefix: null,
      form: /^[CEGJPV]\d{9}$/,
      bare: 'labelled',
      labels: ['RIF', 'R.I.F.', 'RIF N°', 'Nro. de RIF', 'N° de RIF', 'RIF cliente', 'RIF/CI'],
      keepsSeparators: true,
      check: checkRif,
    },
  ],
  registers: [],
  vatRates: ['16', '12', '8'],
  specialVatRates: ['3', '9', '10', '11', '14'],
  cashRounding: null,
};

/** The kind of person counts with the weighted sum; communes have no published value. */
function checkRif(number: string): boolean | null {
  const kind = KINDS[number.slice(0, 1)];
  if (kind === undefined) return null;
  const check = 11 - ((kind + computeWeightedSum(number.slice(1), [3, 2, 7, 6, 5, 4, 3, 2])) % 11);
  return (check > 9 ? 0 : check) === Number(number[9]);
}
