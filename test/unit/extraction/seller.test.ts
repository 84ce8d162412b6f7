import { describe, expect, it } from '@jest/globals';
import { canBeName, cutName, nameContinues } from '../../../src/extraction/fields/company/name-text.js';
import { findSellerNames } from '../../../src/extraction/fields/company/seller.js';
import { matchesDomain } from '../../../src/extraction/fields/company/free-names.js';
import { splitSenderLine } from '../../../src/extraction/fields/company/seller-candidates.js';
import { findAddress, findPhone, findTaxOffice } from '../../../src/extraction/fields/contact/find-contact.js';
import { findCompanyName } from '../../../src/extraction/fields/company/find-company.js';
import { findCountry } from '../../../src/extraction/fields/country/find-country.js';
import { collectTaxNumbers } from '../../../src/extraction/fields/tax-number/find-tax-number.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { joinLines } from '../../../src/extraction/page/lines.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { pageOf } from '../../support/page-of.js';

const round = (value: number): number => Math.round(value * 1000) / 1000;
const listed = (found: readonly { value: unknown; confidence: number }[]) =>
  found.map(({ value, confidence }) => [value, round(confidence)]);

/** What is known of the seller on a page whose first line stands at this height. */
function sellerOn(text: string, top = 30) {
  const document = readDocument([pageOf(text, 1, top)]);
  const blocks = findPartyBlocks(document);
  const names = findSellerNames(document, blocks);
  return {
    names: names.map(({ name, score }) => [name, round(score)]),
    company: listed(findCompanyName(document, names)),
    address: listed(findAddress(document, blocks, names)),
    phone: listed(findPhone(document, blocks, names)),
    office: listed(findTaxOffice(document, blocks)),
    country: (language: string | null = null) =>
      listed(findCountry(document, blocks, collectTaxNumbers(document, blocks, names), names, language)),
  };
}

const ADDRESS = '12 High Street\nLondon EC1A 1BB';

describe('the names that may be the seller', () => {
  it.each([
    ['in the seller’s block', `Seller:\nKraxi Widgets\n${ADDRESS}`, [['Kraxi Widgets', 6]]],
    ['behind a label in it', `Seller:\nName: Kraxi Widgets\n${ADDRESS}`, [['Kraxi Widgets', 8]]],
    ['of a salesperson', 'Seller\nMary Miller', [['Mary Miller', 1.5]]],
    ['of a salesperson with a legal form', 'Seller\nMiller Ltd', [['Miller Ltd', 6]]],
    ['in a sender line', 'Kraxi Widgets · High Street 12 · 12345 London', [['Kraxi Widgets', 5]]],
    ['in a sender line with a telephone', 'Kraxi Widgets · Phone 0123 456789 · London', [['Kraxi Widgets', 4]]],
    ['in a sender line with commas', 'Kraxi Widgets, High Street 12, 12345 London', [['Kraxi Widgets', 5]]],
    ['with a legal form at the top', 'Kraxi Widgets Ltd', [['Kraxi Widgets Ltd', 3.7]]],
    ['above an address at the top', `Kraxi Widgets\n${ADDRESS}`, [['Kraxi Widgets', 2.2]]],
    ['above an address with a telephone', `Kraxi Widgets\n${ADDRESS}\nTel: 0123 456789`, [['Kraxi Widgets', 3.7]]],
    ['with a domain', 'Kraxi Widgets\n\n\n\n\n\nwww.kraxi.example', [['Kraxi Widgets', 5.2]]],
    ['with a shared domain', 'Kraxi Widgets\n\n\n\n\n\nkraxi@gmail.com', []],
    ['of the account holder', 'Text\n\n\n\nAccount holder: Kraxi Widgets', [['Kraxi Widgets', 4.5]]],
    ['in a footer', 'Text\n\n\nRegistered office: Kraxi Ltd, High Street 12, London EC1A 1BB', [['Kraxi Ltd', 3.5]]],
    ['above a footer’s totals', 'Registered office: Kraxi Ltd, High Street 12, London EC1A 1BB\n\n\nTotal 5.00', []],
    ['of nobody', 'Thank you for your order', []],
    ['of the buyer', `Buyer:\nKraxi Widgets Ltd\n${ADDRESS}`, []],
  ])('are scored by their place: %s', (_, text, names) => {
    expect(sellerOn(text).names).toEqual(names);
  });

  it('count less below the head of the page, most of all in the window of an envelope', () => {
    const at = (top: number) => sellerOn(`Kraxi Widgets\n${ADDRESS}`, top).names;
    expect([at(94), at(96), at(299), at(301)]).toEqual([
      [['Kraxi Widgets', 2.2]],
      [['Kraxi Widgets', -1.5]],
      [['Kraxi Widgets', -1.5]],
      [['Kraxi Widgets', 1]],
    ]);
  });

  it('count more where they are repeated, twice at most', () => {
    const times = (count: number) => sellerOn('Kraxi Ltd\n\n\n\n'.repeat(count), 100).names[0];
    expect([times(1), times(2), times(3), times(4)]).toEqual([
      ['Kraxi Ltd', 2.5],
      ['Kraxi Ltd', 3.3],
      ['Kraxi Ltd', 4.1],
      ['Kraxi Ltd', 4.1],
    ]);
  });

  it('count more with a tax number below, with the name of the logo in them, and before an address', () => {
    expect(sellerOn('Kraxi Ltd\n\n\nVAT no: GB123', 100).names).toEqual([['Kraxi Ltd', 3.5]]);
    expect(sellerOn('Kraxi Ltd\n\n\n                    VAT no: GB123', 100).names).toEqual([['Kraxi Ltd', 2.5]]);
    expect(sellerOn('Kraxi Ltd\n\n\n\n\n\n\n\n\n\nVAT no: GB123', 100).names).toEqual([['Kraxi Ltd', 2.5]]);
    expect(sellerOn('Acme Ltd\n\n\n\nAcme Ltd Widgets AG', 100).names).toContainEqual(['Acme Ltd Widgets AG', 3.5]);
    expect(sellerOn('Kraxi Ltd\n\n\n\nKraxi Ltd High Street 12 London EC1A 1BB', 100).names[0]).toEqual([
      'Kraxi Ltd',
      4.5,
    ]);
  });

  it('count less where they are also in the block of another party', () => {
    expect(sellerOn('Kraxi Ltd\n\n\n\nBuyer:\nKraxi Ltd', 100).names).toEqual([['Kraxi Ltd', 0]]);
  });

  it('stand over the buyer in Turkish e-invoices', () => {
    const text = 'Demir Mobilya\nAtatürk Cad. No:45\n34710 Kadıköy / İstanbul\n\nSAYIN\nAhmet Yılmaz';
    expect(sellerOn(text).names[0]?.[0]).toBe('Demir Mobilya');
    expect(sellerOn('Demir Mobilya\nSanayi ve Ticaret\nAnonim Şirketi\n\nSAYIN\nAhmet').names[0]?.[0]).toBe(
      'Demir Mobilya Sanayi ve Ticaret Anonim Şirketi',
    );
  });
});

describe('the name of the seller', () => {
  it.each([
    ['alone', `Seller:\nName: Kraxi Widgets\n${ADDRESS}`, [['Kraxi Widgets', 0.96]]],
    ['with little to say for it', 'Kraxi Widgets Ltd', [['Kraxi Widgets Ltd', 0.839]]],
    ['with too little', 'Kraxi Ltd', []],
    [
      'one of two',
      'Kraxi Widgets Ltd                         Acme Widgets Ltd',
      [
        ['Kraxi Widgets Ltd', 0.339],
        ['Acme Widgets Ltd', 0.339],
      ],
    ],
  ])('is as certain as its score and its lead: %s', (_, text, company) => {
    expect(sellerOn(text, text === 'Kraxi Ltd' ? 100 : 30).company).toEqual(company);
  });
});

describe('a text', () => {
  it.each([
    ['Kraxi', true],
    ['Abc', true],
    ['AB', false],
    ['x'.repeat(90), true],
    ['x'.repeat(91), false],
    ['Kraxi: Widgets', false],
    ['Street 12', false],
    ['12 Street', false],
    ['12345', false],
    ['mail@kraxi', false],
    ['www.kraxi', false],
    ['Total 1.2.2024', false],
    ['Seller', false],
    ['Seller Name', false],
    ['A1 B2 C3', false],
    ['we thank you very much', false],
    ['We Thank you very much', false],
    ['We thank You Very much', true],
  ])('%s can be a name: %s', (text, expected) => {
    expect(canBeName(text)).toBe(expected);
  });

  it('is cut behind the name', () => {
    expect(cutName(': Kraxi Widgets Ltd registered in England')).toBe('Kraxi Widgets Ltd');
    expect(cutName('Kraxi Ltd registered in England')).toBe('Kraxi Ltd');
    expect(cutName('Hinz AG & Co. KG')).toBe('Hinz AG & Co. KG');
    expect(cutName('Kraxi Widgets,')).toBe('Kraxi Widgets');
  });

  it('may go on in the next line', () => {
    const goesOn = (first: string, second: string) => {
      const [upper, lower] = joinLines([pageOf(`${first}\n${second}`)]);
      return nameContinues(upper!.cells[0]!, lower!.cells[0]!);
    };
    expect(goesOn('Meyer &', 'Sons Ltd')).toBe(true);
    expect(goesOn('Bar Sport', 'di Rossi Mario S.n.c.')).toBe(true);
    expect(goesOn('Kraxi Widgets', 'Ltd')).toBe(true);
    expect(goesOn('Kraxi Widgets', 'Sons Ltd')).toBe(false);
    expect(goesOn('Kraxi Ltd', 'Ltd')).toBe(false);
    expect(goesOn('Kraxi 5', 'Ltd')).toBe(false);
    expect(goesOn('Meyer &', 'Sons')).toBe(false);
  });

  it('is a sender line of three parts, by separators or by commas', () => {
    expect(splitSenderLine('Kraxi · High Street 12 · 12345 London')).toEqual([
      'Kraxi',
      'High Street 12',
      '12345 London',
    ]);
    expect(splitSenderLine('Kraxi, High Street 12, 12345 London')).toHaveLength(3);
    expect(splitSenderLine('Kraxi, red, green')).toHaveLength(1);
    expect(splitSenderLine('Kraxi Ltd, red, green')).toHaveLength(3);
    expect(splitSenderLine('Kraxi Ltd, red')).toHaveLength(1);
    expect(splitSenderLine('Kraxi Ltd, a, b, c, d')).toHaveLength(1);
  });

  it('fits a domain by one of its longer words', () => {
    expect(matchesDomain('Kraxi Widgets Ltd', ['kraxi'])).toBe(true);
    expect(matchesDomain('Kraxi Widgets Ltd', ['mywidgetsonline'])).toBe(true);
    expect(matchesDomain('Kra Wid Ltd', ['krawidonline'])).toBe(false);
    expect(matchesDomain('Kraxi', ['kra'])).toBe(false);
    expect(matchesDomain('Kraxi', [])).toBe(false);
  });
});

describe('the address of the seller', () => {
  it.each([
    ['below the name', `Kraxi Ltd\n${ADDRESS}`, [['12 High Street, London EC1A 1BB', 0.88]]],
    [
      'in a sender line',
      'Kraxi · High Street 12 · 12345 London · Tel 0123 456789',
      [['High Street 12, 12345 London', 0.85]],
    ],
    ['without a postcode', 'Kraxi Ltd\n12 High Street\nLondon', []],
    ['below a telephone', `Kraxi Ltd\nTel: 0123 456789\n${ADDRESS}`, [['12 High Street, London EC1A 1BB', 0.88]]],
    ['cut by a telephone', 'Kraxi Ltd\n12 High Street\nTel: 0123 456789\nLondon EC1A 1BB', []],
    ['far below', `Kraxi Ltd\n\n\n${ADDRESS}`, []],
    [
      'in very many lines',
      `Kraxi Ltd\na\nb\nc\nd\n${ADDRESS}`,
      [['a, b, c, d, 12 High Street, London EC1A 1BB', 0.88]],
    ],
    ['in too many lines', `Kraxi Ltd\na\nb\nc\nd\ne\n${ADDRESS}`, []],
  ])('is read %s', (_, text, address) => {
    expect(sellerOn(text).address).toEqual(address);
  });
});

describe('the telephone of the seller', () => {
  it.each([
    ['Kraxi Ltd\nTel: 0123 456789', [['0123 456789', 0.85]]],
    ['Tel: +44 (0)123 456-789', [['+44 (0)123 456-789', 0.7]]],
    ['Seller:\nKraxi Ltd\nTel: 0123 456789', [['0123 456789', 0.93]]],
    ['Buyer:\nKraxi Ltd\nTel: 0123 456789', []],
    ['Ship to:\nKraxi Ltd\nTel: 0123 456789', []],
    ['Tel: 01234', []],
    ['Tel\n0123 456789', [['0123 456789', 0.7]]],
    [
      'Tel: 0123 456789\nTel: 0123 456780',
      [
        ['0123 456789', 0.62],
        ['0123 456780', 0.62],
      ],
    ],
    [
      'Tel: 0123 456789\nTel: 0123456789',
      [
        ['0123 456789', 0.7],
        ['0123456789', 0.7],
      ],
    ],
    ['Tel:                                   0123 456789', []],
    [`Kraxi Ltd${'\n1'.repeat(9)}\nTel: 0123 456789`, [['0123 456789', 0.7]]],
  ])('in %j is this', (text, phone) => {
    expect(sellerOn(text).phone).toEqual(phone);
  });
});

describe('the tax office', () => {
  it.each([
    ['Vergi Dairesi: Göztepe', [['Göztepe', 0.95]]],
    ['Göztepe V.D. 4540536920', [['Göztepe', 0.95]]],
    ['Vergi Dairesi: Göztepe 4540536920', [['Göztepe', 0.95]]],
    ['Vergi Dairesi: 4540536920', []],
    ['Buyer:\nVergi Dairesi: Göztepe', []],
    ['Vergi Dairesi: Göztepe\nVergi Dairesi: Kadıköy', [['Göztepe', 0.95]]],
  ])('in %j is this', (text, office) => {
    expect(sellerOn(text).office).toEqual(office);
  });
});

describe('the country of the seller', () => {
  it.each([
    ['Seller:\nKraxi Ltd\nCountry: Germany', null, [['DE', 0.95]]],
    ['Seller:\nKraxi\nCountry: DE', null, [['DE', 0.95]]],
    ['VAT no: DE136695976', null, [['DE', 0.865]]],
    ['VAT no: DE136695976', 'de', [['DE', 0.943]]],
    ['Kraxi Ltd\nD-80331 München', null, [['DE', 0.9]]],
    ['Kraxi Ltd\nMünchen, DE', null, [['DE', 0.9]]],
    ['Kraxi Ltd\nMünchen, Germany', null, [['DE', 0.9]]],
    ['Text', 'de', [['DE', 0.6]]],
    ['Text', null, []],
    ['IBAN DE48 1635 0645 4840 2499 09', null, [['DE', 0.72]]],
    ['Tel: +49 89 123456', null, [['DE', 0.72]]],
    ['Tel: 0049 89 123456', null, [['DE', 0.72]]],
    ['Tel: +1 650 555 0111', null, []],
    [
      'VAT no: DE136695976',
      'fr',
      [
        ['DE', 0.865],
        ['FR', 0.35],
      ],
    ],
  ])('in %j is this', (text, language, country) => {
    expect(sellerOn(text).country(language)).toEqual(country);
  });
});
