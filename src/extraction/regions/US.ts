import type { Region } from './region.js';
import { phrases, words } from '../text/phrases.js';

export const UNITED_STATES: Region = {
  code: 'US',
  otherNames: ['USA', 'U.S.A.', 'U.S.', 'United States of America', 'Vereinigte Staaten von Amerika', 'ABD'],
  currency: 'USD',
  currencySigns: ['$', 'US$'],
  formerCurrencies: {},
  dateOrder: 'month-first',
  diallingCode: '1',
  carSign: null,
  address: {
    postcode: String.raw`\d{5}(?:-\d{4})?`,
    postcodePlace: 'after-town',
    states: [
      ...words(`
        AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY
        OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY
      `),
      // Without Georgia, which is also a country.
      ...phrases(`
        Alabama | Alaska | Arizona | Arkansas | California | Colorado | Connecticut | Delaware | Florida | Hawaii |
        Idaho | Illinois | Indiana | Iowa | Kansas | Kentucky | Louisiana | Maine | Maryland | Massachusetts | Michigan |
        Minnesota | Mississippi | Missouri | Montana | Nebraska | Nevada | New Hampshire | New Jersey | New Mexico |
        New York | North Carolina | North Dakota | Ohio | Oklahoma | Oregon | Pennsylvania | Rhode Island |
        South Carolina | South Dakota | Tennessee | Texas | Utah | Vermont | Virginia | Washington | West Virginia |
        Wisconsin | Wyoming
      `),
    ],
    words: [],
  },
  taxNumbers: [
    {
      name: 'EIN',
      prefix: null,
      form: /^\d{9}$/,
      bare: 'labelled',
      labels: [
        'EIN',
        'FEIN',
        'Federal EIN',
        'Federal Tax ID',
        'Federal ID',
        'Fed ID',
        'Employer Identification Number',
      ],
      keepsSeparators: true,
      check: null,
    },
  ],
  bankCodes: ['Routing number', 'Routing no', 'ABA number', 'ABA no', 'ABA routing number'],
  registers: [],
  // States and towns set their own sales taxes.
  vatRates: [],
  cashRounding: null,
};
