import { describe, expect, it } from '@jest/globals';
import {
  hasRegistration,
  isAddress,
  isCompany,
  namesKind,
  needsName,
  readShopName,
  startsSale,
} from '../../../src/extraction/documents/receipt/head-lines.js';
import { findReceiptAddresses } from '../../../src/extraction/documents/receipt/receipt-address.js';
import { findReceiptCompanies } from '../../../src/extraction/documents/receipt/receipt-company.js';
import { findReceiptCountries } from '../../../src/extraction/documents/receipt/receipt-country.js';
import { findReceiptDates } from '../../../src/extraction/documents/receipt/receipt-date.js';
import { toReceipt } from '../../../src/extraction/documents/receipt/receipt.js';
import { repairTillDates } from '../../../src/extraction/documents/receipt/till-dates.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import type { Candidate } from '../../../src/extraction/page/candidate.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { makeSlip } from '../../support/make-slip.js';

const readSlip = (text: string) => readDocument([makeSlip(text)]);
const readLine = (text: string) => readSlip(text).lines[0]!;
const listValues = (candidates: readonly Candidate[]) =>
  candidates.map(({ value, confidence }) => [value, Math.round(confidence * 1000) / 1000]);
const findNames = (text: string) => listValues(findReceiptCompanies(readSlip(text)));
const findDates = (text: string, country: string | null = 'MY') =>
  listValues(findReceiptDates(toReceipt(readSlip(text), country)));
const findCountries = (text: string) => listValues(findReceiptCountries(readSlip(text), []));

/** Doubles the size of the letters on one line. */
function enlarge(page: Page, row: number): Page {
  const tops = [...new Set(page.words.map(({ box }) => box.y))];
  const words = page.words.map((word) =>
    word.box.y === tops[row] ? { ...word, box: { ...word.box, y: word.box.y - 2, height: 16 } } : word,
  );
  return { ...page, words };
}

describe('a line at the top of a receipt', () => {
  it.each([
    ['KEDAI KOPI SELASIH', 'KEDAI KOPI SELASIH'],
    ['*** Golden Wok ***', 'Golden Wok'],
    ['YAP KEE MOTOR (123456-X)', 'YAP KEE MOTOR'],
    ['YAP KEE MOTOR (CO. 123456 H)', 'YAP KEE MOTOR'],
    ['Northwind Ltd 30 Queens Road', 'Northwind Ltd'],
    ['ORKID CAFE formerly ABC', 'ORKID CAFE'],
    ['WONG OPTICAL Tel 03-1234567', 'WONG OPTICAL'],
    ['Mr Wong', null],
    ['Mr Wong Optical', 'Mr Wong Optical'],
    ['Employee: Oliver', null],
    ['www.golden-wok.example', null],
    ['mail@golden-wok.example', null],
    ['golden-wok.com', null],
    ['12', null],
    ['AB', null],
    ['ABC', 'ABC'],
    ['AB 12', null],
    ['AB1C2', null],
    ['Coffee 2.50', null],
    ['Tel: 03-1234567', null],
    ['Receipt', null],
    ['Jalan Melati', null],
    ['Restoran Jalan Melati', 'Restoran Jalan Melati'],
    ['(KL)', null],
    ['A (Holdings) B', null],
    ['A1 (Holdings) B', null],
    ['Tel Orkid Cafe', null],
    ['ORKID Tel Cafe', 'ORKID'],
    ['(123456-X) ORKID CAFE', null],
    ['Jalan Melati Sdn Bhd', 'Jalan Melati Sdn Bhd'],
    ['Jalan', null],
    ['A (Holdings) BC', 'A (Holdings) BC'],
    ['Boulangerie du Pont', 'Boulangerie du Pont'],
    ['ORKID (CAFE) (123456-X)', 'ORKID (CAFE)'],
    ['ORKID [CO 123456 H]', 'ORKID'],
    ['ORKID Ltd 30', 'ORKID Ltd'],
    ['Ltd 30 ORKID', 'Ltd 30 ORKID'],
    ['Bill to: Old Mill Books', null],
  ])('%s holds the name %s', (text, name) => {
    expect(readShopName(readLine(text))).toBe(name);
  });

  it('is not a name if it was recognised with low confidence', () => {
    const readNameWith = (confidence: number) =>
      readShopName(readDocument([makeSlip('ORKID CAFE', confidence)]).lines[0]!);
    expect([readNameWith(0.46), readNameWith(0.44)]).toEqual(['ORKID CAFE', null]);
  });

  it.each([
    ['12 JALAN MELATI', true],
    ['Jalan Melati 5', true],
    ['Jalan', false],
    ['Taman Melati, Jalan Kenari', true],
    ['Kedai Jalan', false],
    ['47400 Petaling Jaya', true],
    ['Hauptstraße 12 a', true],
    ['Station Road 45', true],
    ['Northwind Ltd 45', false],
    ['ORKID CAFE', false],
    ['D-80331 München', true],
  ])('%s is part of an address: %s', (text, expected) => {
    expect(isAddress(readLine(text))).toBe(expected);
  });

  it.each([
    ['Date: 5/6/2024', true],
    ['Receipt No: 4711', true],
    ['TAX INVOICE', true],
    ['Qty Description Price', true],
    ['Qty', false],
    ['Qty Price', true],
    ['Tel: 03-1234567', false],
    ['Northwind Invoice Ltd', false],
    ['ORKID CAFE', false],
  ])('%s starts the sale: %s', (text, expected) => {
    expect(startsSale(readLine(text))).toBe(expected);
  });

  it.each([
    ['(123456-X)', true],
    ['JM0512345-X', true],
    ['202001012345', true],
    ['1234', false],
    ['AB-X', false],
    ['O12345-K', true],
  ])('%s holds a registration number: %s', (text, expected) => {
    expect(hasRegistration(readLine(text))).toBe(expected);
  });

  it('may name a company or a kind of shop, even with misread letters', () => {
    expect(['Orkid Sdn Bhd', 'Orkid 5DN 8HD', 'OrkidBhd', 'Orkid Cafe'].map(isCompany)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([['kedai', 'buku'], ['kedai', 'selasih'], ['selasih'], ['kedai', 'x'], []].map(needsName)).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    expect([['kedai', 'selasih'], ['selasih'], []].map(namesKind)).toEqual([true, false, false]);
  });
});

describe('the shop name on a receipt', () => {
  it.each([
    ['with nothing else', 'ZENITH', [['ZENITH', 0.63]]],
    ['with a legal form', 'ZENITH SDN BHD', [['ZENITH SDN BHD', 0.94]]],
    ['with a kind of shop', 'KEDAI ZENITH', [['KEDAI ZENITH', 0.778]]],
    ['in lower case', 'zenith', [['zenith', 0.435]]],
    ['with its registration number', 'ZENITH (123456-X)', [['ZENITH', 0.734]]],
    ['above its registration number', 'ZENITH\n(123456-X)', [['ZENITH', 0.734]]],
    ['above its address', 'ZENITH\n12 JALAN MELATI', [['ZENITH', 0.778]]],
    ['with all of these', 'KEDAI ZENITH SDN BHD (123456-X)\n12 JALAN MELATI', [['KEDAI ZENITH SDN BHD', 0.97]]],
    [
      'above another name',
      'ZENITH\nApple Two',
      [
        ['ZENITH', 0.606],
        ['Apple Two', 0.37],
      ],
    ],
    [
      'below the brand that is a part of it',
      'Acme Tools\nAcme Tools Ltd\n1 Mill Lane',
      [
        ['Acme Tools Ltd', 0.97],
        ['Acme Tools', 0.47],
      ],
    ],
    [
      'below a brand, with partners',
      'Zenith Tools\nFox & Sons Ltd\n1 Mill Lane',
      [
        ['Fox & Sons Ltd', 0.97],
        ['Zenith Tools', 0.47],
      ],
    ],
    [
      'above the number of a lot',
      'FOX & SONS SDN BHD\n(1234567-X)\nPT 1207, JALAN MELATI',
      [['FOX & SONS SDN BHD', 0.97]],
    ],
    ['above the sale', 'ZENITH\nCashier\nDate: 5/6/2024\nTASTY BREAD', [['ZENITH', 0.63]]],
    ['above the customer', 'ZENITH\nBill to: Mei Ling', [['ZENITH', 0.63]]],
  ])('%s has the right confidence', (_, text, names) => {
    expect(findNames(text)).toEqual(names);
  });

  it.each([
    ['ZENITH\nSDN BHD', 'ZENITH SDN BHD'],
    ['ZENITH (SETIA\nALAM) SDN BHD', 'ZENITH (SETIA ALAM) SDN BHD'],
    ['KEDAI BUKU\nSERI PELANGI', 'KEDAI BUKU SERI PELANGI'],
    ['SERI PELANGI\nRESTAURANT', 'SERI PELANGI RESTAURANT'],
    ['ZENITH SDN BHD\nRESTAURANT', 'ZENITH SDN BHD'],
    ['KEDAI\nTel: 03-1234567', 'KEDAI'],
    ['ZENITH MOTOR\nAPPLE PEAR LTD', 'ZENITH MOTOR APPLE PEAR LTD'],
    ['ZENITH MOTOR\nAPPLE PEAR PLUM LTD', 'APPLE PEAR PLUM LTD'],
    ['ZENITH OLD ONE\nAPPLE LTD', 'ZENITH OLD ONE APPLE LTD'],
    ['ZENITH OLD ONE\nAPPLE PEAR LTD', 'APPLE PEAR LTD'],
    ['ZENITH MOTOR\nApple Pear Ltd', 'Apple Pear Ltd'],
    ['zenith motor\nAPPLE LTD', 'APPLE LTD'],
    ['ZENITH\nAPPLE', 'ZENITH'],
  ])('in %j is %s', (text, name) => {
    expect(findNames(text)[0]?.[0]).toBe(name);
  });

  it.each([
    ['The Salty Kettle\nGrill House & Bar\n3 Mill Lane, Exeter', 'The Salty Kettle'],
    ['The Salty Kettle\nGrill House & Bar\nKettle Foods Ltd\n3 Mill Lane, Exeter', 'Kettle Foods Ltd'],
    ['The Salty Kettle\nRESTAURANT\n3 Mill Lane, Exeter', 'The Salty Kettle'],
    ['ALTUM\nBOOKSTORE\n3 Mill Lane, Exeter', 'ALTUM BOOKSTORE'],
    ['MJ\nKEDAI BUKU SELASIH\n12 JALAN MELATI', 'KEDAI BUKU SELASIH'],
  ])('above smaller letters in %j is %s', (text, name) => {
    expect(listValues(findReceiptCompanies(readDocument([enlarge(makeSlip(text), 0)])))[0]?.[0]).toBe(name);
  });

  it.each([
    ['Gasthof Pension\nZUM ROTEN IGEL\nTel. 030 123456', 'Gasthof Pension ZUM ROTEN IGEL'],
    ['Gasthof Pension\nZUM ROTEN IGEL\nFamilie Birkner GmbH\nTel. 030 123456', 'Familie Birkner GmbH'],
  ])('below smaller letters in %j is %s', (text, name) => {
    expect(listValues(findReceiptCompanies(readDocument([enlarge(makeSlip(text), 1)])))[0]?.[0]).toBe(name);
  });

  it('is uncertain if it is a kind of shop alone', () => {
    expect(findNames('Kitchen\n12 Mill Lane')).toEqual([['Kitchen', 0.6]]);
    expect(findNames('Food Market Restaurant\n12 Mill Lane')).toEqual([['Food Market Restaurant', 0.8]]);
  });

  it('is searched for in the first twelve lines, and four candidates are kept', () => {
    const blank = Array.from({ length: 11 }, (_, index) => `${index}${index}${index}`).join('\n');
    expect(findNames(`${blank}\nZENITH SDN BHD`)).toHaveLength(1);
    expect(findNames(`${blank}\n000\nZENITH SDN BHD`)).toHaveLength(0);
    expect(findNames('ZENITH\nApple Two\nBEAR\nCity Four\nDOVE\nEagle Six')).toHaveLength(4);
  });
});

describe('the date of a receipt', () => {
  it.each([
    ['05/03/2018', [['2018-03-05', 0.72]]],
    ['Date: 05/03/2018', [['2018-03-05', 0.86]]],
    ['05/03/2018 18:21', [['2018-03-05', 0.82]]],
    ['Date: 05/03/2018 18:21', [['2018-03-05', 0.96]]],
    ['Date\n05/03/2018', [['2018-03-05', 0.86]]],
    ['Date of this nice sale\n05/03/2018', [['2018-03-05', 0.72]]],
    ['Date of it\n05/03/2018', [['2018-03-05', 0.86]]],
    ['Date of it all\n05/03/2018', [['2018-03-05', 0.72]]],
    ['Date\n5 March 2018', [['2018-03-05', 0.86]]],
    ['Date\nx 5 March 2018', [['2018-03-05', 0.72]]],
    ['Date\nx\n05/03/2018', [['2018-03-05', 0.72]]],
    ['Invoice date\n05/03/2018', [['2018-03-05', 0.86]]],
    ['Tel 05/03/2018', [['2018-03-05', 0.37]]],
    ['Tel x 05/03/2018', [['2018-03-05', 0.72]]],
    ['Tel Date 05/03/2018', [['2018-03-05', 0.86]]],
    ['05/03/2018 Tel', [['2018-03-05', 0.72]]],
    ['Valid until 05/03/2018 18:21', [['2018-03-05', 0.32]]],
    ['05/03/2018 6:21 pm', [['2018-03-05', 0.82]]],
    ['05/03/2018\n05/03/2018', [['2018-03-05', 0.76]]],
    ['05/03/2018\n05/03/2018\n05/03/2018\n05/03/2018', [['2018-03-05', 0.8]]],
    [
      '05/03/2018\n06/03/2018',
      [
        ['2018-03-05', 0.52],
        ['2018-03-06', 0.72],
      ],
    ],
    [
      '05/03/2018 18:21\n06/03/2018',
      [
        ['2018-03-05', 0.82],
        ['2018-03-06', 0.72],
      ],
    ],
    ['Ref 05/03/2018', [['2018-03-05', 0.37]]],
    ['Receipt # 05/03/2018', [['2018-03-05', 0.37]]],
    ['Due date 05/03/2018', [['2018-03-05', 0.22]]],
    ['05/03/1999', []],
    ['01/01/2000', [['2000-01-01', 0.72]]],
    ['Jalan Kenari 05/03/2018', []],
    ['Jalan Kenari 05/03/2018 18:21', [['2018-03-05', 0.82]]],
  ])('is found in %j with the right confidence', (text, dates) => {
    expect(findDates(text)).toEqual(dates);
  });

  it('follows the date order of the country, and is less certain without one', () => {
    expect(findDates('05/03/2018', 'US')).toEqual([['2018-05-03', 0.72]]);
    expect(findDates('05/03/2018', null)).toEqual([['2018-03-05', 0.57]]);
    expect(findDates('05/03/2018', 'CN')).toEqual([['2018-03-05', 0.57]]);
    expect(findDates('05/03/2018\n25/03/2018', null)[1]).toEqual(['2018-03-25', 0.72]);
  });

  it.each([
    ["Jun20'17", '20 Jun 17'],
    ['28 SEP 20l8', '28 SEP 2018'],
    ['05/10/1912:58', '05/10/19 12:58'],
    ['15JAN201820:50', '15JAN2018 20:50'],
    ['2017-06-0708:46', '2017-06-07 08:46'],
    ['Date: 20180411', 'Date: 2018-04-11'],
    ['20180411', '20180411'],
    ['10:59 20180411', '10:59 2018-04-11'],
    ['Date 15/012018', 'Date 15/01/2018'],
    ['05/Jul/2017', '05 Jul 2017'],
    ["15 JAN' 2017", '15 JAN 2017'],
    ['May 14,2015', 'May 14, 2015'],
  ])('is repaired in %s as %s', (text, repaired) => {
    expect(repairTillDates(text).trim()).toMatch(repaired);
  });
});

describe('the country of a receipt', () => {
  it.each([
    ['Springfield, IL 62701', [['US', 0.85]]],
    ['SPR1NGFIELD, IL 62701', [['US', 0.85]]],
    ['Veld Handelaars (Pty) Ltd', [['ZA', 0.7]]],
    ['AMOUNT DUE R312.40', [['ZA', 0.7]]],
    ['Malaysia', [['MY', 0.8]]],
    ['81100 Johor Bahru, Johor', [['MY', 0.8]]],
    ['KAJANG SELANGOR', [['MY', 0.8]]],
    ['TOTAL RM|5.00', [['MY', 0.7]]],
    ['TOTAL $|5.00', []],
    ['KAJANG SELANGOR\nMalaysia', [['MY', 0.86]]],
    ['KAJANG SELANGOR\nPENANG SELANGOR', [['MY', 0.8]]],
    [
      'Singapore\nTOTAL RM|5.00',
      [
        ['SG', 0.86],
        ['MY', 0.7],
      ],
    ],
    ['1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\nMalaysia', [['MY', 0.8]]],
    ['1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\nMalaysia', []],
  ])('in %j is %j', (text, countries) => {
    expect(findCountries(text)).toEqual(countries);
  });

  it('is that of the only state with a code after the town, if the currency fits', () => {
    const sale = (sign: string) => `HARBOR BOOKS\nTACOMA, OR\nAtlas|${sign}12.00\nTOTAL|${sign}12.00`;
    expect(findCountries(sale('$'))).toEqual([['US', 0.8]]);
    expect(findCountries(sale('€'))).toEqual([]);
    // Australia has a state WA too.
    expect(findCountries(sale('$').replace(', OR', ', WA'))).toEqual([]);
  });
});

describe('the name of a shop', () => {
  const first = (text: string) => findNames(text)[0]?.[0] ?? null;

  it.each([
    ['is above its motto', 'NORTHWIND STAR\nfood + fuel\n48 Mill Lane\nLondon EC1A 1BB', 'NORTHWIND STAR'],
    [
      'is above a list of words',
      'NORTHWIND STAR\n* FUEL * FOOD * WASH *\n48 Mill Lane\nLondon EC1A 1BB',
      'NORTHWIND STAR',
    ],
    ['is not its street', 'Nordens Kondis\nStorgatan 9, Lund\nKvitto', 'Nordens Kondis'],
    [
      'goes on after a preposition',
      'PHARMACIE DES\nDEUX SOURCES\n12 rue du Lac\n29600 Morlaix',
      'PHARMACIE DES DEUX SOURCES',
    ],
    [
      'ends with abbreviations',
      'YILDIZ UNLU MAMULLERI GIDA\nSAN. VE TIC. LTD. ŞTİ.',
      'YILDIZ UNLU MAMULLERI GIDA SAN. VE TIC. LTD. ŞTİ.',
    ],
    ['starts with a legal form', 'AU VIEUX PONT\nSARL MOREAU\n12 rue du Lac\n29600 Morlaix', 'SARL MOREAU'],
  ])('%s', (_what, slip, name) => {
    expect(first(slip)).toBe(name);
  });

  const SALE = '4 Mill Lane\nTel 020 7946 0182\nTea|1.00\nTOTAL|1.00';

  it('is that of its owner below the shop, also over two lines', () => {
    expect(first(`Seaview Kiosk\nOperated by Kraxi Foods (North)\nLtd\n${SALE}`)).toBe('Kraxi Foods (North) Ltd');
    expect(first(`Seaview Kiosk\nInh. Kraxi & Sohn OG\n${SALE}`)).toBe('Kraxi & Sohn OG');
    expect(first(`Dopravce: Kraxi s.r.o.\n${SALE}`)).toBe('Kraxi s.r.o.');
  });

  it('is not a legal form alone', () => {
    expect(first(`Ltd\nSeaview Kiosk\n${SALE}`)).toBe('Seaview Kiosk');
  });

  it('is that of its owner at the bottom, beside the tax number, if the top has no legal form', () => {
    const sale = '48 Mill Lane\nLondon EC1A 1BB\nReceipt 4711\n'.concat('Tea|1.00\n'.repeat(12), 'TOTAL|12.00\n');
    const owner = 'Kraxi Foods Ltd - PO Box 12\nVAT no: GB980780684';
    expect(first(`Northwind\n${sale}${owner}`)).toBe('Kraxi Foods Ltd');
    expect(first(`Northwind Ltd\n${sale}${owner}`)).toBe('Northwind Ltd');
    expect(first(`Northwind\n${sale}Kraxi Foods Ltd delivers`)).toBe('Northwind');
    expect(first(`Northwind\n${sale}Northwind Tea Rooms Ltd`)).toBe('Northwind Tea Rooms Ltd');
  });
});

describe('the address of a shop', () => {
  const findAddresses = (text: string) => listValues(findReceiptAddresses(readSlip(text)));

  it.each([
    [
      'Northwind Inn\n4 Mill Lane · York YO1 7AB · Tel. 01632 960 118\nRoom 95.00',
      [['4 Mill Lane · York YO1 7AB', 0.85]],
    ],
    [
      'Northwind Ltd\n48 Mill Lane\nLondon EC1A 1BB\nTel 020 7946 0182\nReceipt 4711',
      [['48 Mill Lane, London EC1A 1BB', 0.85]],
    ],
    [
      'Northwind Ltd\n9 Castle Street\nLudlow\nSY8 1NQ\nTel 01632 960 118\nReceipt 4711',
      [['9 Castle Street, Ludlow, SY8 1NQ', 0.85]],
    ],
    [
      'Northwind Corp.\n3/F Plaza Norte,\nBrgy. San Isidro,\nBatangas City 4200\nReceipt 4711',
      [['3/F Plaza Norte, Brgy. San Isidro, Batangas City 4200', 0.6]],
    ],
    ['Northwind Ltd\nHarbour Road, Deal\nCT14 7AB\nReceipt 4711', [['Harbour Road, Deal, CT14 7AB', 0.85]]],
    ['Northwind Ltd\nStorgatan 9, Lund\nReceipt 4711', [['Storgatan 9, Lund', 0.6]]],
    ['Northwind Ltd\nReceipt 4711\nTea|1.00\nTOTAL|1.00', []],
  ])('at the top of %j is %j', (slip, addresses) => {
    expect(findAddresses(slip)).toEqual(addresses);
  });
});
