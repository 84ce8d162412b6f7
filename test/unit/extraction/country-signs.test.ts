import { describe, expect, it } from '@jest/globals';
import { collectNames } from '../../../src/extraction/fields/company/name-candidates.js';
import { placeNames } from '../../../src/extraction/fields/company/nearest-name.js';
import { findSellerNames } from '../../../src/extraction/fields/company/seller.js';
import { collectCountries } from '../../../src/extraction/fields/country/country-evidence.js';
import { findSigns } from '../../../src/extraction/fields/country/country-signs.js';
import { collectTaxNumbers, type FoundTaxNumber } from '../../../src/extraction/fields/tax-number/find-tax-number.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { pageOf } from '../../support/page-of.js';

function read(text: string) {
  const document = readDocument([pageOf(text)]);
  const blocks = findPartyBlocks(document);
  // Whether the weights take other texts for a name does not matter here.
  const names = text.includes('Kraxi') ? findSellerNames(collectNames(document, blocks)) : [];
  return { document, blocks, names };
}
/** Lists the candidates, each as the country and its features. */
function listCountries(text: string, language: string | null = null): string[] {
  const { document, blocks, names } = read(text);
  const numbers = collectTaxNumbers(document, blocks, placeNames(names));
  return collectCountries(document, { blocks, names, numbers, language }).map(
    ({ country, features }) => `${country}: ${Object.keys(features).join(', ')}`,
  );
}

describe('the countries for which a document has evidence', () => {
  it.each([
    ['Text', []],
    ['Country: Germany', ['DE: label:none']],
    ['Country: Germany Europe', ['DE: label:none']],
    ['Country: nowhere', []],
    ['Buyer:\nKraxi Ltd\nCountry: DE', ['DE: label:buyer']],
    ['VAT no: DE136695976', ['DE: prefix of the tax number']],
    ['IČO: 85705951', ['CZ: form of the tax number']],
    ['Kraxi Ltd\nBerlin, DE', ['DE: code at the end of the address']],
    ['Kraxi Ltd\nBerlin, XX', []],
    [
      'Kraxi Ltd\nSpringfield, IL 62701',
      [
        'US: state or code in the address, postcode, state outside',
        ...['ID', 'SA', 'TH', 'VN'].map((country) => `${country}: postcode`),
      ],
    ],
    ['Springfield, IL 62701', ['US: state outside']],
    [
      'Kraxi Ltd\nSpringfield, IL\n62701',
      [
        'US: state or code in the address, postcode',
        ...['ID', 'SA', 'TH', 'VN'].map((country) => `${country}: postcode`),
      ],
    ],
    ['Kraxi Inc.', []],
    ['Kraxi SARL', ['FR: legal form']],
    ['Kraxi ASBL', ['BE: legal form']],
    ['Kraxi, S.A. de C.V.', ['MX: legal form']],
    ['Germany', ['DE: named outside']],
    ['Text Germany', []],
    ['Kraxi Ltd, Germany', ['DE: named in the address, named outside']],
    ['Buyer:\nAcme Ltd\nGermany', ['DE: named of another party']],
    ['Account holder:\nAcme Ltd\nGermany', ['DE: named of another party']],
    ['Seller:\nKraxi Ltd\nGermany', ['DE: named in the address, named outside']],
    ['Tel: +49 89 123', ['DE: phone outside']],
    ['Tel: 0049 89 123', ['DE: phone outside']],
    ['Tel: +420 123', ['CZ: phone outside']],
    ['Tel: +351 2', ['PT: phone outside']],
    ['Tel: +49123', ['DE: phone outside']],
    ['Tel: +1 212 123', []],
    ['Tel: +1 809 555 0123', ['DO: phone outside']],
    ['Tel: +1 (787) 555-0123', ['PR: phone outside']],
    ['Tel: +254 20 123', ['KE: phone outside']],
    ['Tel: +999 1', []],
    ['Tel: 89 49', []],
    ['Tel: 20049 89', []],
    ['+49 89 1', ['DE: phone outside']],
    ['Text +49 89', []],
    ['IBAN DE48 1635 0645 4840 2499 09', ['DE: iban outside']],
    ['IBAN ZZ48 1635 0645 4840 2499 09', []],
    ['DE48 1635', []],
    ['mail@kraxi.uk', ['GB: domain outside']],
    ['www.kraxi.de', ['DE: domain outside']],
    ['https://kraxi.fr', ['FR: domain outside']],
    ['mail@kraxi.com', []],
    ['www.kraxi.de.com', []],
    ['Kraxi GmbH', ['DE: legal form']],
    ['Kraxi S.r.l.', ['IT: legal form', 'RO: legal form']],
    ['Kraxi (Pty) Ltd', ['ZA: legal form']],
    ['Kraxi Pty Ltd', ['AU: legal form']],
    ['Kraxi Ltd\nAtlanta, Georgia', []],
    ['Kraxi Ltd\nEbene 3', []],
    ['Kraxi Ltd\n12 Station, Rd', []],
    ['Kraxi Ltd\nNaucalpan, Edo. de México', []],
    ['Kraxi Ltd\nCochabamba 1234', []],
    ['Kraxi Ltd\nCairo Montenotte', []],
    [
      'Kraxi Ltd\nPlot 14, Samora Avenue, Dar es Salaam',
      ['TZ: state or code in the address, words of the address, state outside'],
    ],
    ['TRN: 123\nJordan', []],
    ['Kraxi Ltd\n4000 Nabeul', expect.arrayContaining(['TN: postcode, words of the address'])],
    ['Kraxi Ltd\nKg Baru', ['MY: words of the address']],
    ['Kraxi Ltd\nNails 2kg, screws 2 kg', []],
  ])('of %j are %j', (text, countries) => {
    expect(listCountries(text)).toEqual(countries);
  });

  it('are those with such a postcode, unless many have it', () => {
    const few = listCountries('London EC1A 1BB');
    expect(few).toEqual(['GB: postcode outside']);
    expect(listCountries('75001 Paris')).toEqual([]);
    const many = listCountries('Kraxi Ltd\n75001 Paris');
    expect(many).toContain('FR: postcode');
    expect(many).toContain('DE: postcode');
  });

  it('are those whose currency and rates of VAT it names', () => {
    const listEvidence = (text: string) =>
      listCountries(`www.kraxi.de\n${text}`).map((country) => country.replace(/^DE: domain outside(?:, )?/, ''));
    expect(listEvidence('Text')).toEqual(['']);
    expect(listEvidence('EUR 5.00')).toEqual(['its currency alone']);
    expect(listEvidence('(€12.50)')).toEqual(['its currency alone']);
    expect(listEvidence('EUR 5.00 USD 4.00')).toEqual(['its currency']);
    expect(listEvidence('USD 4.00')).toEqual(['another currency']);
    expect(listEvidence('ABC 4.00')).toEqual(['']);
    expect(listEvidence('eur 4.00')).toEqual(['its currency alone']);
    expect(listEvidence('VAT 19 % 5.00')).toEqual(['its rates of VAT']);
    expect(listEvidence('VAT 19 % 5.00\nVAT 7 % 3.00')).toEqual(['its rates of VAT']);
    expect(listEvidence('VAT 19 % 5.00\nVAT 21 % 3.00')).toEqual(['other rates of VAT']);
    expect(listEvidence('VAT 0 % 5.00')).toEqual(['']);
    expect(listEvidence('VAT 0 % 5.00\nVAT 19 % 5.00')).toEqual(['its rates of VAT']);
    expect(listEvidence('Discount 21 % 3.00')).toEqual(['']);
    expect(listEvidence('VAT 21.00')).toEqual(['']);
    expect(listEvidence('Net total VAT 19 % 5.00')).toEqual(['its rates of VAT']);
    expect(listEvidence('5.00 kr')).toEqual(['another currency sign']);
    expect(listEvidence('5.00 kr, 5.00 EUR')).toEqual(['its currency alone']);
  });

  it.each([
    ['www.kraxi.de', '31.12.2024', 'its order of dates'],
    ['www.kraxi.us', '12/31/2024', 'its order of dates'],
    ['www.kraxi.de', '12/31/2024', 'another order of dates'],
    ['www.kraxi.us', '31/12/2024', 'another order of dates'],
    ['www.kraxi.de', '2024-12-31', null],
    ['www.kraxi.de', '05/06/2024', null],
  ])('are those that order day and month as it does: %s with the date %s', (domain, date, feature) => {
    const [found] = listCountries(`${domain}\nInvoice date: ${date}`);
    expect(found?.split(': ')[1]?.split(', ').slice(1)).toEqual(feature === null ? [] : [feature]);
  });

  it('may share their currency sign with others, and have no rates of VAT', () => {
    const text = 'www.kraxi.us\nVAT 8 % $5.00';
    expect(listCountries(text)).toEqual(['US: domain outside, its currency sign']);
    expect(listCountries(text.replace('.us', '.ca'))).toEqual([
      'CA: domain outside, its currency sign, other rates of VAT',
    ]);
  });

  it('include the home of its language, if it has one', () => {
    expect(listCountries('Text', 'de')).toEqual(['DE: home of the language']);
    expect(listCountries('Text', 'en')).toEqual([]);
    expect(listCountries('Text', 'xx')).toEqual([]);
  });

  it.each([
    ['Text', 'es', ['ES: home of the language']],
    ['Total 5.000 Gs.', 'es', ['ES: home of the language elsewhere, another currency', 'PY: its currency alone']],
    ['Total 5,00 DA', 'fr', ['FR: home of the language elsewhere, another currency', 'DZ: its currency alone']],
    ['Total £5.00', 'fr', ['FR: home of the language, another currency', 'GB: its currency alone']],
    ['Total 5.000 Gs. 4.00 EUR', 'es', ['ES: home of the language, its currency']],
    ['Total 75,50 Kn', 'hr', ['HR: home of the language, its currency alone']],
  ])('of %j in %s may be that of the only currency instead', (text, language, countries) => {
    expect(listCountries(text, language)).toEqual(countries);
  });

  it('stand where their first sign is', () => {
    const { document, blocks, names } = read('Text\nwww.kraxi.de');
    const find = (language: string | null) =>
      collectCountries(document, { blocks, names, numbers: [], language }).map(({ page, box }) => ({ page, y: box.y }));
    expect(find(null)).toEqual([{ page: 1, y: 42 }]);
    expect(find('de')).toEqual([{ page: 1, y: 42 }]);
    expect(find('fr')).toEqual([
      { page: 1, y: 42 },
      { page: 1, y: 0 },
    ]);
    expect(collectCountries(readDocument([]), { blocks, names: [], numbers: [], language: 'fr' })).toMatchObject([
      { country: 'FR', page: 1, features: { 'home of the language': 1 } },
    ]);
    const later = readDocument([pageOf('', 1), pageOf('Text', 2)]);
    expect(collectCountries(later, { blocks, names: [], numbers: [], language: 'fr' })[0]?.page).toBe(2);
  });
});

describe('the seller', () => {
  const listFeatures = (text: string, probability: number): string[] => {
    const { document, blocks, names } = read(text);
    const known = names.slice(0, 1).map((name) => ({ ...name, probability }));
    const signs = findSigns(document, { blocks, names: known, numbers: [], language: null });
    return signs.map(({ country, feature }) => `${country}: ${feature}`);
  };

  it('is evidence for a country only if the name is likely enough', () => {
    const text = 'Kraxi GmbH\nMünchen, DE';
    expect(listFeatures(text, 0.3)).toEqual(['DE: code at the end of the address', 'DE: legal form']);
    expect(listFeatures(text, 0.29)).toEqual([]);
  });

  it('has an address under each place of its name', () => {
    const { document, blocks, names } = read('Kraxi Ltd\n\n\n\nKraxi Ltd\nBerlin, DE\n\n\n\nAcme Ltd\nParis, FR');
    const sellers = names.filter(({ name }) => name === 'Kraxi Ltd');
    const others = names.filter(({ name }) => name === 'Acme Ltd');
    const all = [...sellers, ...others].map((name) => ({ ...name, probability: 0.5 }));
    const signs = findSigns(document, { blocks, names: all, numbers: [], language: null });
    expect(signs.map(({ country, feature }) => `${country}: ${feature}`)).toEqual([
      'DE: code at the end of the address',
    ]);
  });

  it('has a tax number if that is likely enough', () => {
    const { document, blocks } = read('Text');
    const number: FoundTaxNumber = {
      ...{ value: 'DE136695976', country: 'DE', page: 1, rule: 'test', confidence: 0.4 },
      box: { x: 0, y: 0, width: 1, height: 1 },
      label: 'vatno',
      isNamed: true,
      isBuyers: false,
    };
    const listSigns = (numbers: FoundTaxNumber[]) =>
      findSigns(document, { blocks, names: [], numbers, language: null }).map(({ feature }) => feature);
    expect(listSigns([number])).toEqual(['prefix of the tax number']);
    expect(listSigns([{ ...number, value: '136695976' }])).toEqual(['form of the tax number']);
    const mexican = { ...number, value: 'ALE950101AB3', country: 'MX' };
    expect(listSigns([{ ...mexican, label: 'rfc' }])).toEqual(['form of the tax number', 'label of the tax number']);
    expect(listSigns([{ ...mexican, label: 'nif' }])).toEqual(['form of the tax number']);
    expect(listSigns([{ ...mexican, label: null }])).toEqual(['form of the tax number']);
    expect(listSigns([{ ...number, confidence: 0.39 }])).toEqual([]);
    expect(listSigns([{ ...number, country: null }])).toEqual([]);
    expect(listSigns([])).toEqual([]);
  });
});
