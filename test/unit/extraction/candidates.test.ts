import { describe, expect, it } from '@jest/globals';
import { collectNames } from '../../../src/extraction/fields/company/name-candidates.js';
import { placeNames } from '../../../src/extraction/fields/company/nearest-name.js';
import { findSellerNames } from '../../../src/extraction/fields/company/seller.js';
import { collectCountries } from '../../../src/extraction/fields/country/country-evidence.js';
import { collectNumbers } from '../../../src/extraction/fields/number/number-candidates.js';
import { collectTaxNumberCandidates } from '../../../src/extraction/fields/tax-number/tax-number-candidates.js';
import { collectTaxNumbers } from '../../../src/extraction/fields/tax-number/find-tax-number.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { pageOf } from '../../support/page-of.js';

function read(text: string) {
  const document = readDocument([pageOf(text)]);
  return { document, blocks: findPartyBlocks(document) };
}

const ADDRESS = '12 High Street\nLondon EC1A 1BB';
const TABLE =
  'Description      Quantity    Price    Amount\nBolts                   2     5.00     10.00\nTotal                                10.00';

describe('a candidate for the invoice number', () => {
  /** Lists the features of the candidate with the given value; empty if there is none. */
  const listFeatures = (text: string, value: string): string[] => {
    const { document, blocks } = read(text);
    const found = collectNumbers(document, blocks).find((candidate) => candidate.value === value);
    return Object.keys(found?.features ?? {});
  };

  it.each([
    ['Invoice number: R-4711', 'R-4711', ['left:invoice_number:next', 'letters first', 'separator']],
    ['Invoice number: No. 4711', '4711', ['left:number:next', 'line:invoice_number', 'digits:4']],
    ['Invoice number 815 of order 4711', '4711', ['left:other_number:next']],
    ['Invoice number: see page 4711', '4711', ['left:invoice_number:far']],
    ['Invoice number: 815 and 4711', '4711', ['left:invoice_number:behind-number']],
    ['Invoice number: R-4711-Datum', 'R-4711', ['left:invoice_number:next']],
    ['Invoice number: R-4711-', 'R-4711', ['left:invoice_number:next']],
    ['Invoice number\nR-4711', 'R-4711', ['above:invoice_number:alone', 'alone on its line']],
    ['Invoice number and more\nR-4711', 'R-4711', ['above:invoice_number:with-more']],
    ['Invoice number\nother text\nR-4711', 'R-4711', ['unlabelled']],
    ['Invoice number\n\n\n\n\nR-4711', 'R-4711', ['unlabelled']],
    ['INVOICE   #4711', '4711', ['hash', 'line:invoice_title', 'alone in its cell']],
    ['Ref 2024-0815', '2024-0815', ['year', 'separator']],
    ['In 2024 we', '2024', ['only a year', 'year']],
    ['Nr 05.06.2024', '05.06.2024', ['date', 'point', 'leading zero']],
    ['Pay 12.50', '12.50', ['money']],
    ['VAT DE136695977', 'DE136695977', ['tax number']],
    ['IBAN DE48 1635 0645', 'DE48 1635 0645', ['blank']],
    ['RE 4711', 'RE 4711', ['blank', 'some letters']],
    ['A-4711 B-4712 A-4711', 'A-4711', ['repeated']],
    [`Buyer:\nKraxi Ltd\nR-4711`, 'R-4711', ['block:buyer']],
    [`No 4711\n${TABLE}`, '4711', ['above the table']],
    [TABLE, '10.00', ['in the table']],
    [`${TABLE}\nThank you. 4711`, '4711', ['below the table', 'ends its cell']],
    ['Please quote the number 4711 in every letter', '4711', ['in a sentence']],
  ])('in %j is %s, with the right features', (text, value, names) => {
    expect(listFeatures(text, value)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['has a digit', 'Invoice number: pending'],
    ['is not too long', `No ${'1'.repeat(36)}`],
    ['has no characters that invoice numbers never contain', 'No 4711@example'],
  ])('%s', (_, text) => {
    const { document, blocks } = read(text);
    expect(collectNumbers(document, blocks)).toEqual([]);
  });

  it('joins words only if they are close together and look like parts of a number', () => {
    const listValues = (text: string) => {
      const { document, blocks } = read(text);
      return collectNumbers(document, blocks).map(({ value }) => value);
    };
    expect(listValues('RE 4711 5')).toContain('RE 4711 5');
    expect(listValues('invoice 4711')).toEqual(['4711']);
    expect(listValues('RE   4711')).toEqual(['4711']);
  });
});

describe('a candidate for the seller’s name', () => {
  const listFeatures = (text: string, name: string): string[] => {
    const { document, blocks } = read(text);
    const found = collectNames(document, blocks).find((candidate) => candidate.name === name);
    return Object.keys(found?.features ?? {});
  };

  it.each([
    [
      `Kraxi Ltd\n${ADDRESS}`,
      'Kraxi Ltd',
      ['ends with a legal form', 'address below:1', 'heads a block', 'first line'],
    ],
    [`Kraxi Ltd\n${ADDRESS}\nTel: 0123 456789`, 'Kraxi Ltd', ['phone below', 'address and contact below']],
    [`Kraxi Ltd\n${ADDRESS}\nVAT no: GB123456789`, 'Kraxi Ltd', ['tax number below', 'address and contact below']],
    [`Kraxi\n${ADDRESS}\nmail@kraxi.example`, 'Kraxi', ['mail below', 'domain:below']],
    [`Buyer:\nAcme Ltd\n${ADDRESS}`, 'Acme Ltd', ['block:buyer', 'first in buyer']],
    [`Seller:\nKraxi\n${ADDRESS}`, 'Kraxi', ['block:seller', 'first in seller']],
    ['Seller: Kraxi', 'Kraxi', ['part:cell']],
    ['Till Kraxi', 'Till Kraxi', ['part:cell']],
    ['SELLER TRADE NAME\nKraxi', 'Kraxi', ['under a label', 'heads a block']],
    [`Kraxi\n\nBuyer:\nAcme Ltd`, 'Kraxi', ['outside, buyer known']],
    ['Kraxi', 'Kraxi', ['outside, buyer unknown', 'nothing below']],
    ['Kraxi · High Street 12 · 12345 London', 'Kraxi', ['part:first', 'address on its line']],
    ['Kraxi · Phone 0123 456789 · London', 'Kraxi', ['part:first', 'contact on its line']],
    [
      'Registered office: Kraxi Ltd, High Street 12, London EC1A 1BB',
      'Kraxi Ltd',
      ['part:later', 'address on its line'],
    ],
    ['Account name: Kraxi Ltd BSB: 084-447', 'Kraxi Ltd', ['part:later']],
    ['Kraxi\nWid-\ngets\n\n\n\nKraxi Widgets', 'Kraxi Widgets', ['part:cell', 'first line']],
    ['Kraxi Ltd registered in England', 'Kraxi Ltd', ['part:cell']],
    ['Copyright © 2024 Kraxi Ltd.', 'Kraxi Ltd.', ['part:cell']],
    ['(c) 2019–2024 Kraxi Ltd, London', 'Kraxi Ltd', ['part:form']],
    ['Account holder: Kraxi', 'Kraxi', ['part:cell', 'block:other_party']],
    ['Kraxi\n\n\n\nKraxi', 'Kraxi', ['twice']],
    ['Kraxi\n\n\n\nKraxi\n\n\n\nKraxi', 'Kraxi', ['often']],
    [`Kraxi\n\n\n\nBuyer:\nKraxi\n${ADDRESS}`, 'Kraxi', ['also block:buyer']],
    ['Kraxis\n\n\n\nKraxis Widgets Ltd', 'Kraxis Widgets Ltd', ['full form']],
    ['Kraxis\n\n\n\nKraxis Widgets Ltd', 'Kraxis', ['short form']],
    [`${TABLE}\n\nKraxi Ltd`, 'Kraxi Ltd', ['below the table']],
    [TABLE, 'Bolts', ['in the table', 'row']],
    ['Total          10.00', 'Total', ['line:total']],
    ['KRAXI & SONS', 'KRAXI & SONS', ['capitals', 'and']],
    ['Demir Mobilya\n\nSAYIN\nAhmet Yılmaz', 'Demir Mobilya', ['above a buyer below sellers']],
  ])('in %j is %s, with the right features', (text, name, names) => {
    expect(listFeatures(text, name)).toEqual(expect.arrayContaining(names));
  });

  it('is not a part of a surname that is also a label, nor a label with the name', () => {
    expect(listFeatures('Van Kraxi B.V.', 'Kraxi B.V.')).toEqual([]);
    expect(listFeatures('Bill to Ann Kraxi', 'Ann Kraxi')).not.toEqual([]);
    expect(listFeatures('Bill to Ann Kraxi', 'Bill to Ann Kraxi')).toEqual([]);
  });

  it('is not a value that a column repeats', () => {
    const text = 'Kraxi\n\n\n\nReading on      Kind\n2026-01-01      by remote\n2026-02-01      by remote';
    expect(listFeatures(text, 'by remote')).toEqual([]);
    expect(listFeatures(text, 'Kraxi')).not.toEqual([]);
  });

  it('may end with an abbreviation whose first letter is a label', () => {
    expect(listFeatures('Waterworks Kraxi N.V.', 'Waterworks Kraxi N.V.')).not.toContain('holds:number');
  });

  it('is not the trade after a name', () => {
    expect(listFeatures('Ann Kraxi, master thatcher', 'Ann Kraxi')).not.toEqual([]);
    expect(listFeatures('Ann Kraxi, master thatcher', 'master thatcher')).toEqual([]);
  });

  it('with a legal form heads its block below a brand in larger letters, and is not joined with it', () => {
    const listWith = (height: number, name: string): string[] => {
      const page = pageOf(`Inn at\nthe mill\nKraxi Kvilda Ltd\n${ADDRESS}`);
      const words = page.words.map((word) => (word.box.y < 50 ? { ...word, box: { ...word.box, height } } : word));
      const document = readDocument([{ ...page, words }]);
      const found = collectNames(document, findPartyBlocks(document)).find((candidate) => candidate.name === name);
      return Object.keys(found?.features ?? {});
    };
    expect(listWith(9, 'Inn at the mill Kraxi Kvilda Ltd')).not.toEqual([]);
    expect(listWith(13, 'Inn at the mill Kraxi Kvilda Ltd')).toEqual([]);
    expect(listWith(13, 'Kraxi Kvilda Ltd')).toContain('heads a block');
  });

  it('knows which address of the document follows it, in reading order', () => {
    const text = `Kraxi Ltd\n${ADDRESS}\n\n\n\nAcme Ltd\n${ADDRESS}`;
    expect(listFeatures(text, 'Kraxi Ltd')).toContain('address block:0 of 2');
    expect(listFeatures(text, 'Acme Ltd')).toContain('address block:1 of 2');
  });
});

describe('a candidate for the seller’s tax number', () => {
  const listFeatures = (text: string): string[][] => {
    const { document, blocks } = read(text);
    const found = collectTaxNumberCandidates(
      document,
      blocks,
      placeNames(findSellerNames(collectNames(document, blocks))),
    );
    return found.map(({ features }) => Object.keys(features));
  };

  it.each([
    ['VAT no: DE136695976', ['kind:prefixed', 'checked:prefixed', 'label:vat_id:left']],
    ['VAT no: DE136695977', ['wrong check digit:prefixed']],
    ['VAT no\nDE136695976', ['label:vat_id:above']],
    ['DE136695976', ['unlabelled']],
    ['VAT no: XY123456789', ['kind:labelled', 'no country']],
    ['CVR# 13585628', ['kind:labelled', 'label:vat_id:left']],
    ['VAT Registration 4111222333', ['kind:labelled', 'label:vat_id:left']],
    ['IČO: 85705951', ['kind:bare with a label', 'label:other_number:left']],
    ['DE136695976 and again DE136695976', ['repeated']],
    [`Kraxi Ltd\n${ADDRESS}\nVAT no: GB123456789`, ['under the seller', 'seller above']],
    [`Seller:\nKraxi Ltd\n${ADDRESS}\nVAT no: GB123456789`, ['block:seller']],
    ['Kraxi Ltd, VAT no GB123456789, London', ['on a line with the seller']],
    ['12 High Street, London SW1A 1AA\nDE136695976', ['below an address']],
    ['office@kraxi.example\nDE136695976', ['below a contact']],
  ])('in %j has the right features', (text, names) => {
    expect(listFeatures(text)[0]).toEqual(expect.arrayContaining(names));
  });

  it.each(['Your VAT no: DE136695976', 'DE136695977', 'Order 123456', 'VAT no: 12'])('is not found in %j', (text) => {
    expect(listFeatures(text)).toEqual([]);
  });
});

describe('the tax numbers of a company', () => {
  const findNumbers = (text: string) => {
    const { document, blocks } = read(text);
    const names = findSellerNames(collectNames(document, blocks));
    return collectTaxNumbers(document, blocks, placeNames(names));
  };

  it.each([
    ['together', 'Kraxi GmbH\nSteuernummer: 21/815/08150\nUSt-IdNr.: DE136695976'],
    ['in one cell', 'Kraxi GmbH\nSteuernummer: 21/815/08150, USt-IdNr.: DE136695976'],
    ['that contain each other', 'Kraxi AB\nOrg.nr 556802-4367\n\n\n\nFaktura 12\n\n\n\nMomsreg.nr SE556802436701'],
  ])('%s begin with the VAT identifier, and share their confidence', (_, text) => {
    const [first, second] = findNumbers(text);
    expect(first?.value).toMatch(/^(?:DE|SE)/);
    expect(first?.confidence).toBeGreaterThan(0.9);
    expect(second?.confidence).toBe(first?.confidence);
  });

  it('have at most one VAT identifier', () => {
    const [first, second] = findNumbers('Kraxi GmbH\nUSt-IdNr.: DE136695976\nVAT no: GB123456789');
    expect(second?.confidence).toBeLessThan(first?.confidence ?? 0);
  });
});

describe('a candidate for the seller’s country', () => {
  const listFeatures = (text: string, country: string, language: string | null = null): string[] => {
    const { document, blocks } = read(text);
    const names = findSellerNames(collectNames(document, blocks));
    const numbers = collectTaxNumbers(document, blocks, placeNames(names));
    const found = collectCountries(document, { blocks, names, numbers, language });
    return Object.keys(found.find((candidate) => candidate.country === country)?.features ?? {});
  };

  it.each([
    ['Seller:\nKraxi Ltd\nCountry: Germany', 'DE', ['label:seller']],
    ['VAT no: DE136695976', 'DE', ['prefix of the tax number']],
    ['Kraxi GmbH\nHauptstr. 1\n80331 München\nGermany', 'DE', ['named in the address', 'postcode', 'legal form']],
    ['Kraxi Inc.\n1 Pier Street\nSpringfield, IL 62701', 'US', ['state or code in the address']],
    [`Kraxi Ltd\n${ADDRESS}`, 'GB', ['postcode of few countries']],
    ['IBAN DE48 1635 0645 4840 2499 09', 'DE', ['iban outside']],
    ['Tel: +49 89 123456', 'DE', ['phone outside']],
    ['Buyer:\nKraxi\nTel: +49 89 123456', 'DE', ['phone of another party']],
    ['mail@kraxi.co.uk', 'GB', ['domain outside']],
    ['www.kraxi.de  Total EUR 5.00', 'DE', ['domain outside', 'its currency alone']],
    ['www.kraxi.de  Total USD 5.00', 'DE', ['another currency']],
    ['www.kraxi.de\nVAT 19 %  5.00', 'DE', ['its rates of VAT']],
    ['www.kraxi.de\nVAT 21 %  5.00', 'DE', ['other rates of VAT']],
  ])('in %j is %s, with the right features', (text, country, names) => {
    expect(listFeatures(text, country)).toEqual(expect.arrayContaining(names));
  });

  it('is the home country of the language if nothing else is known', () => {
    expect(listFeatures('Text', 'DE', 'de')).toEqual(['home of the language']);
    expect(listFeatures('Text', 'DE')).toEqual([]);
  });
});
