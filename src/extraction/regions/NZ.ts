import { computeComplement, computeWeightedSum } from './check-digits.js';
import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const NEW_ZEALAND: Region = {
  code: 'NZ',
  otherNames: ['NZ', 'Aotearoa', 'Aotearoa New Zealand'],
  currency: 'NZD',
  currencySigns: ['$', 'NZ$'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '64',
  carSign: null,
  address: {
    postcode: String.raw`\d{4}`,
    postcodePlace: 'after-state',
    states: phrases(`
      Auckland | Wellington | Christchurch | Hamilton | Tauranga | Dunedin | Palmerston North | Napier | Hastings |
      Nelson | Rotorua | New Plymouth | Whangarei | Invercargill | Queenstown | Ashburton | Blenheim | Cambridge |
      Feilding | Gisborne | Greymouth | Hawera | Kaiapoi | Kaikoura | Kapiti | Kerikeri | Levin | Lower Hutt | Manukau |
      Masterton | Matamata | Morrinsville | Motueka | Oamaru | Papakura | Paraparaumu | Picton | Porirua | Pukekohe |
      Rangiora | Richmond | Rolleston | Taupo | Te Awamutu | Thames | Timaru | Tokoroa | Upper Hutt | Waiuku | Wanaka |
      Wanganui | Westport | Whakatane | Whanganui | Whangārei | Whakatāne | Taupō | Wānaka
    `),
    words: [],
  },
  taxNumbers: [
    {
      name: 'GST number',
      prefix: null,
      form: /^\d{8,9}$/,
      bare: 'labelled',
      labels: [
        'GST no',
        'GST number',
        'GST reg no',
        'GST registration no',
        'GST registration number',
        'IRD number',
        'IRD no',
      ],
      keepsSeparators: true,
      check: checkIrd,
    },
  ],
  registers: [{ name: 'NZBN', labels: ['NZBN'], form: /^94\d{11}$/ }],
  vatRates: ['15', '12.5'],
  cashRounding: 10,
};

/** The check digit of IRD numbers; a second set of weights is for those that the first leaves with a remainder of 10. */
function checkIrd(number: string): boolean {
  const digits = number.padStart(9, '0');
  const first = computeComplement(computeWeightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]), 11);
  const check = first === 10 ? computeComplement(computeWeightedSum(digits, [7, 4, 3, 2, 5, 2, 7, 6]), 11) : first;
  return check === Number(digits[8]);
}
