import type { Region } from './region.js';
import { phrases } from '../text/phrases.js';

export const TURKEY: Region = {
  code: 'TR',
  otherNames: ['Turkey'],
  currency: 'TRY',
  currencySigns: ['₺', 'TL', 'TRL'],
  formerCurrencies: {},
  dateOrder: 'day-first',
  diallingCode: '90',
  carSign: 'TR',
  address: {
    postcode: String.raw`\d{5}`,
    postcodePlace: 'before-town',
    states: [],
    provinces: phrases(`
      Adana | Adıyaman | Afyonkarahisar | Ağrı | Aksaray | Amasya | Ankara | Antalya | Ardahan | Artvin | Aydın | Balıkesir |
      Bartın | Batman | Bayburt | Bilecik | Bingöl | Bitlis | Bolu | Burdur | Bursa | Çanakkale | Çankırı | Çorum | Denizli |
      Diyarbakır | Düzce | Edirne | Elazığ | Erzincan | Erzurum | Eskişehir | Gaziantep | Giresun | Gümüşhane | Hakkari | Hatay |
      Iğdır | Isparta | İstanbul | İzmir | Kahramanmaraş | Karabük | Karaman | Kars | Kastamonu | Kayseri | Kilis | Kırıkkale |
      Kırklareli | Kırşehir | Kocaeli | Konya | Kütahya | Malatya | Manisa | Mardin | Mersin | Muğla | Muş | Nevşehir | Niğde |
      Ordu | Osmaniye | Rize | Sakarya | Samsun | Siirt | Sinop | Sivas | Şanlıurfa | Şırnak | Tekirdağ | Tokat | Trabzon |
      Tunceli | Uşak | Van | Yalova | Yozgat | Zonguldak
    `).flatMap((name) => [name, name.toLocaleUpperCase('tr')]),
    words: ['Mah.', 'Mahallesi', 'Cad.', 'Caddesi', 'Sok.', 'Sokak'],
  },
  taxNumbers: [
    {
      name: 'VKN',
      prefix: null,
      form: /^\d{9,10}$/,
      bare: 'labelled',
      labels: phrases(`
      VKN | V.K.N. | V.No | V.D. No | Vergi D. No | Vergi No | Vergi Numarası | Vergi Kimlik No | Vergi Kimlik Numarası | Vergi Nu |
      Vergi Dairesi No | VKN/TCKN | Vergi Dairesi | Vergi Dairesi Adı | Vergi Dairesi Müdürlüğü | V.D. | VD | Vergi D.
    `),
      check: checkVkn,
    },
    {
      name: 'TCKN',
      prefix: null,
      form: /^\d{11}$/,
      bare: 'labelled',
      labels: phrases(`
      TCKN | TC Kimlik No | T.C. Kimlik No | T.C. No | TC Kimlik Numarası | T.C. Kimlik Numarası | VKN/TCKN |
      Vergi Dairesi | Vergi Dairesi Adı | Vergi Dairesi Müdürlüğü | V.D. | VD | Vergi D.
    `),
      check: checkTckn,
    },
  ],
  registers: [{ name: 'MERSİS', labels: ['Mersis No', 'Mersis Numarası'], form: /^\d{16}$/ }],
  vatRates: ['20', '18', '10', '8', '1'],
  cashRounding: null,
};

/** Without its tenth digit, the one that checks the others, a number cannot be right. */
function checkVkn(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, index) => {
    const shifted = (Number(digit) + 9 - index) % 10;
    const power = (shifted * 2 ** (9 - index)) % 9;
    return total + (shifted !== 0 && power === 0 ? 9 : power);
  }, 0);
  return digits.length === 10 && (10 - (sum % 10)) % 10 === Number(digits[9]);
}

function checkTckn(digits: string): boolean {
  const getDigit = (index: number): number => Number(digits[index]);
  const odd = getDigit(0) + getDigit(2) + getDigit(4) + getDigit(6) + getDigit(8);
  const even = getDigit(1) + getDigit(3) + getDigit(5) + getDigit(7);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return digits[0] !== '0' && tenth === getDigit(9) && (odd + even + tenth) % 10 === getDigit(10);
}
