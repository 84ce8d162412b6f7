import { words } from '../text/phrases.js';

function inverted(entries: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(entries).flatMap(([value, keys]) => keys.map((key) => [key, value])));
}

/** How documents write currencies, to ISO 4217. A sign that several currencies share stands for the most used one. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = inverted({
  EUR: words('€ EUR Euro EURO Eur eur'),
  USD: words('$ USD US$'),
  GBP: words('£ GBP'),
  CHF: words('CHF Fr. SFr SFr.'),
  TRY: words('₺ TL TRY TRL'),
  PLN: words('zł PLN zl'),
  CZK: words('Kč CZK'),
  HUF: words('HUF Ft'),
  SEK: words('kr SEK'),
  DKK: words('kr. DKK'),
  NOK: words('NOK'),
  RON: words('RON lei'),
  BGN: words('BGN лв'),
  INR: words('₹ INR Rs. Rs'),
  JPY: words('¥ JPY'),
  CNY: words('CNY RMB'),
  AUD: words('AUD A$'),
  CAD: words('CAD C$'),
  SGD: words('SGD S$'),
  HKD: words('HKD'),
  NZD: words('NZD'),
  BRL: words('BRL R$'),
  MXN: words('MXN'),
  ZAR: words('ZAR'),
  AED: words('AED'),
  SAR: words('SAR'),
  ILS: words('ILS ₪'),
  RUB: words('RUB ₽'),
  UAH: words('UAH ₴'),
  DEM: words('DEM'),
  MYR: words('MYR RM'),
  THB: words('THB ฿'),
  IDR: words('IDR'),
  PHP: words('PHP'),
  VND: words('VND'),
  KRW: words('KRW ₩'),
});

/** The currency that a country's invoices use when they do not say. */
export const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = inverted({
  EUR: words('DE AT FR IT ES NL BE PT IE FI LU GR SK SI EE LV LT HR CY MT'),
  TRY: words('TR'),
  GBP: words('GB'),
  CHF: words('CH LI'),
  PLN: words('PL'),
  CZK: words('CZ'),
  HUF: words('HU'),
  SEK: words('SE'),
  DKK: words('DK'),
  NOK: words('NO'),
  RON: words('RO'),
  USD: words('US'),
  INR: words('IN'),
  JPY: words('JP'),
  AUD: words('AU'),
  CAD: words('CA'),
});
