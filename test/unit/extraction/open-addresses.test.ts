import { describe, expect, it } from '@jest/globals';
import { collectNames } from '../../../src/extraction/fields/company/name-candidates.js';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { NameCandidate } from '../../../src/extraction/fields/company/seller.js';
import { findAddress } from '../../../src/extraction/fields/contact/find-contact.js';
import { readOpenAddress } from '../../../src/extraction/fields/contact/open-addresses.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { countryOfAddressLine, hasPostcode } from '../../../src/extraction/regions/addresses.js';
import { pageOf } from '../../support/page-of.js';

function findAddresses(text: string, seller = 'Kraxi'): string[] {
  const document = readDocument([pageOf(text)]);
  const blocks = findPartyBlocks(document);
  const names = collectNames(document, blocks)
    .filter(({ name }) => name === seller)
    .map((name): NameCandidate => ({ ...name, probability: 0.9, rule: 'test' }));
  return findAddress(document, blocks, { names, buyers: [] }).map(({ value }) => value);
}

describe('an address without a postcode', () => {
  it.each([
    [['Plot 12, Mango Road', 'Ntinda, Jinja'], 'Plot 12, Mango Road, Ntinda, Jinja'],
    [['Street 9C, Al Warqa 2,', 'P.O. Box 71300, Deira'], 'Street 9C, Al Warqa 2, P.O. Box 71300, Deira'],
    [['Camino Viejo 820, Pudahuel'], 'Camino Viejo 820, Pudahuel'],
    [['41 Trần Hưng Đạo, TP. Nha Trang'], '41 Trần Hưng Đạo, TP. Nha Trang'],
    [['5-8-1 Nakamachi,', 'Sakyo-ku, Japan'], '5-8-1 Nakamachi, Sakyo-ku, Japan'],
    [['17 Protea Road, Knysna, 6571'], '17 Protea Road, Knysna, 6571'],
    [['г. Павлодар, ул. Речная, дом 3'], 'г. Павлодар, ул. Речная, дом 3'],
  ])('is read from %j', (lines, address) => {
    expect(readOpenAddress(lines)).toBe(address);
  });

  it.each([
    [['Fine tools, Jinja']],
    [['Plot 12 Mango Road']],
    [['Order 4711000, Jinja']],
    [['Mango Road 3, 12.50']],
    [['Page 1, of the order that we thank you for']],
    [['The goods remain ours until paid in full., Page 1/1, Kraxi']],
    [['12 Mango Road, Acme Ltd']],
  ])('is not read from %j', (lines) => {
    expect(readOpenAddress(lines)).toBeNull();
  });

  it.each([
    [
      'below the name',
      'Kraxi\nPlot 12, Mango Road\nNtinda, Jinja\nTel: 0123 456789',
      ['Plot 12, Mango Road, Ntinda, Jinja'],
    ],
    [
      'in one row of a form',
      'Name      Kraxi\nPlace     Plot 12, Mango Road, Jinja\nPupil     Ann Fox',
      ['Plot 12, Mango Road, Jinja'],
    ],
    [
      'behind a label, from its number',
      'Seller: Kraxi\nAddress: 215 Mango Road, Jinja\nTel: 0123 456789',
      ['215 Mango Road, Jinja'],
    ],
    [
      'unless one with a postcode and a telephone number is elsewhere',
      'Kraxi\nPlot 12, Jinja\n\n\n\n7 Low Road, 80333 London\nTel. 0123 456789',
      ['7 Low Road, 80333 London', 'Plot 12, Jinja'],
    ],
  ])('is found %s', (_, text, addresses) => {
    expect(findAddresses(text)).toEqual(addresses);
  });

  it.each([
    ['P.O. Box 4410, Doha', 'QA'],
    ['Office 9, Hill Tower, Sharjah', 'AE'],
    ['8 Queen Road, Kowloon', 'HK'],
  ])('ends with the city in %j', (line, country) => {
    expect(hasPostcode(line)).toBe(true);
    expect(countryOfAddressLine(line)).toBe(country);
  });
});

describe('an address with a postcode', () => {
  it.each([
    ['before an article', 'Kraxi\nCarrer Nou 8\n17480 L’Armentera', ['Carrer Nou 8, 17480 L’Armentera']],
    [
      'before a telephone number without a label',
      'Kraxi\n9 Wattle Street, Ballarat VIC 3350 (03) 5555 0100',
      ['9 Wattle Street, Ballarat VIC 3350'],
    ],
    [
      'below a label that stands alone',
      'Kraxi\n\n\n\n\nAddress\nHill Street No:\n9/C\n80331 London',
      ['Hill Street No: 9/C, 80331 London'],
    ],
    [
      'in a footer with contact details',
      'Kraxi · Ruko Melati B9, Jl. Kawi, Malang 65115 · info@kraxi.example',
      ['Ruko Melati B9, Jl. Kawi, Malang 65115'],
    ],
    [
      'below a street without a number',
      'Unit 4 Mill Estate\nCanal Lane\n80331 London\nTel: 0123 456789',
      ['Unit 4 Mill Estate, Canal Lane, 80331 London'],
    ],
    [
      'below a tax number',
      'VAT no: GB980780684\n12 High Street\n80331 London\nTel: 0123 456789',
      ['12 High Street, 80331 London'],
    ],
  ])('stands %s', (_, text, addresses) => {
    expect(findAddresses(text)).toEqual(addresses);
  });
});

describe('an address in a form', () => {
  const form = (rows: string) => `Kraxi Ltd\n\nBuyer      : Acme Stores\n${rows}`;
  const findBuyerAddress = (text: string): unknown =>
    findValues([pageOf(text)]).find(({ field }) => field === 'buyer_address')?.value ?? null;

  it.each([
    [
      'its street and its town behind labels',
      'Address    : Hill Road Km 9\nTown       : Jinja',
      'Hill Road Km 9, Jinja',
    ],
    [
      'its street behind a label in Spanish, and the town twice',
      'Dirección  : Calle Sur 9, Pucón\nComuna     : Pucón\nCiudad     : Pucón',
      'Calle Sur 9, Pucón',
    ],
    [
      'no other values',
      'Trade      : Building 4 all\nAddress    : 9 Hill Road, 80331 London',
      '9 Hill Road, 80331 London',
    ],
  ])('has %s', (_, rows, address) => {
    expect(findBuyerAddress(form(rows))).toBe(address);
  });
});

describe('an address on one line with contact details', () => {
  it.each([
    ['Birkenweg 12, 33602 Bielefeld 0521 555 01 20 info@kraxi.example', 'Birkenweg 12, 33602 Bielefeld'],
    ['Mühlgasse 4, 6020 Innsbruck +43 512 555 01 02 www.kraxi.example', 'Mühlgasse 4, 6020 Innsbruck'],
    ['1 Pier Street, Springfield, IL 62701-1234 info@kraxi.example', '1 Pier Street, Springfield, IL 62701-1234'],
  ])('ends before them: %s', (line, address) => {
    expect(findAddresses(`Kraxi\n${line}`)[0]).toBe(address);
  });
});
