import { describe, expect, it } from '@jest/globals';
import { collectNames } from '../../../src/extraction/fields/company/name-candidates.js';
import { placeNames } from '../../../src/extraction/fields/company/nearest-name.js';
import { findSellerNames } from '../../../src/extraction/fields/company/seller.js';
import {
  collectTaxNumberCandidates,
  type TaxNumberCandidate,
} from '../../../src/extraction/fields/tax-number/tax-number-candidates.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findPartyBlocks } from '../../../src/extraction/page/party-blocks.js';
import { HEIGHT_BANDS, placeOnLine } from '../../support/height-bands.js';
import { pageOf } from '../../support/page-of.js';

const TABLE =
  'Description      Quantity    Price    Amount\nBolts                   2     5.00     10.00\nTotal                                10.00';

function collect(...pages: Page[]): TaxNumberCandidate[] {
  const document = readDocument(pages);
  const blocks = findPartyBlocks(document);
  return collectTaxNumberCandidates(document, blocks, placeNames(findSellerNames(collectNames(document, blocks))));
}
const listNumbers = (text: string): string[] => collect(pageOf(text)).map(({ number }) => number.value);
/** Lists the features of the last number that begin with one of these words. */
function listThose(text: string, ...words: string[]): string[] {
  const features = Object.keys(collect(pageOf(text)).at(-1)?.features ?? {});
  return features.filter((feature) => words.some((word) => feature.startsWith(word)));
}

describe('the tax numbers on a page', () => {
  it.each([
    ['DE136695976', ['DE136695976']],
    ['DE 136 695 976', ['DE136695976']],
    ['DE136695977', []],
    ['VAT no: DE136695977', ['DE136695977']],
    ['VAT no: DE136695976 and IT12345678903', ['DE136695976', 'IT12345678903']],
    ['DE   136695976', []],
    ['Your VAT no: DE136695976', []],
    ['Policyholder VAT no: DE136695976', []],
    ['VAT no: No. 123456789', ['123456789']],
    ['NIP:5260001246', ['5260001246']],
    ['Kraxi, S.L. · B86419371 · Madrid', ['B86419371']],
    ['Kraxi B86419371 Madrid', []],
    ['USt-IdNr.DE136695976', ['DE136695976']],
    ['VAT no: abc 123456789', ['123456789']],
    ['IČO: 85705951', ['85705951']],
    ['85705951', []],
    ['Finanzamt München 143/815/08155', []],
    ['NIT 800217042 - 4', ['800217042-4']],
    ['NIT 800217042 - 5', ['800217042']],
    ['RUC: 155555111-2-2019 DV 41', ['155555111-2-2019DV41']],
    ['RUC: 8-555-1234 D.V. 7', ['8-555-1234DV7']],
    ['ke dni 12. 5. 1997', []],
    ['CVR# 13585628', ['13585628']],
    ['VAT Registration 4111222333', ['4111222333']],
    ['TRN: 104555666777003', ['104555666777003']],
    ['Code T.V.A : 1234567N/A/M/000- RC : B2412', ['1234567N/A/M/000']],
    ['PDV: 123456789012', ['123456789012']],
    ['PDV 17%: 1.044,42 KM', []],
    ['Ced: 105550123', ['105550123']],
    ['ЄДРПОУ 3012345671', ['3012345671']],
  ])('in %j are %j', (text, numbers) => {
    expect(listNumbers(text)).toEqual(numbers);
  });

  it('are read up to the hundredth', () => {
    const line = 'VAT no: DE136695976';
    expect(listNumbers(`${line}\n`.repeat(101))).toHaveLength(100);
  });

  it('have one box around their words', () => {
    expect(collect(pageOf('VAT no: DE 136 695 976'))[0]?.box).toEqual({ x: 70, y: 30, width: 70, height: 9 });
  });
});

describe('the label of a tax number', () => {
  it.each([
    ['DE136695976', 'unlabelled', null],
    ['VAT no: DE136695976', 'label:vat_id:left', 'vatno'],
    ['VAT no:DE136695976', 'label:vat_id:left', 'vatno'],
    ['VAT no: is DE136695976', 'label:vat_id:far', 'vatno'],
    ['VAT no: it is DE136695976', 'label:vat_id:far', 'vatno'],
    ['VAT no:   is   DE136695976', 'label:vat_id:far', 'vatno'],
    ['VAT no:   it is   DE136695976', 'unlabelled', null],
    ['VAT no\nDE136695976', 'label:vat_id:above', 'vatno'],
    ['VAT no\n\n\nDE136695976', 'label:vat_id:above', 'vatno'],
    ['VAT no\n\n\n\nDE136695976', 'unlabelled', null],
    ['VAT no\ntext\nDE136695976', 'unlabelled', null],
    ['      VAT no\n      x                      text\nDE136695976', 'unlabelled', null],
    ['VAT no\n               text\nDE136695976', 'label:vat_id:above', 'vatno'],
    ['VAT no\n      DE136695976', 'label:vat_id:above', 'vatno'],
    ['VAT no\n       DE136695976', 'unlabelled', null],
    ['           VAT no\nDE136695976', 'label:vat_id:above', 'vatno'],
    ['            VAT no\nDE136695976', 'unlabelled', null],
    ['Phone   VAT no\n        DE136695976', 'label:vat_id:above', 'vatno'],
  ])('in %j is %j', (text, feature, label) => {
    expect(listThose(text, 'label', 'unlabelled')).toEqual([feature]);
    expect(collect(pageOf(text)).at(-1)?.label ?? null).toBe(label);
  });

  it('may be separated from it by lines beside it, but not by more than two', () => {
    // Lines of half the usual distance, whose text is to the right of the number.
    const isFoundAcross = (between: number): boolean => {
      const lines = ['VAT no', ...Array.from({ length: between }, () => `${' '.repeat(40)}text`), 'DE136695976'];
      const page = pageOf(lines.join('\n'));
      const words = page.words.map((word) => ({ ...word, box: { ...word.box, y: word.box.y / 2, height: 8 } }));
      return collect({ ...page, words }).some(({ features }) => features['label:vat_id:above'] === 1);
    };
    expect([0, 1, 2, 3].map(isFoundAcross)).toEqual([true, true, true, false]);
  });

  it('is not on another page', () => {
    const [found] = collect(pageOf('VAT no', 1), pageOf('DE136695976', 2, 42));
    expect(Object.keys(found?.features ?? {})).toEqual(expect.arrayContaining(['unlabelled', 'later page']));
  });
});

describe('the form of a tax number', () => {
  it.each([
    ['DE136695976', ['kind:prefixed', 'checked:prefixed']],
    ['VAT no: DE136695977', ['kind:prefixed', 'wrong check digit:prefixed']],
    ['VAT no: XY123456789', ['kind:labelled', 'unchecked:labelled', 'no country']],
    ['IČO: 85705951', ['kind:bare with a label', 'unchecked:bare with a label']],
  ])('in %j is %j', (text, features) => {
    expect(listThose(text, 'kind', 'checked', 'unchecked', 'wrong', 'no country')).toEqual(features);
  });

  it('is not that of a date', () => {
    expect(collect(pageOf('Tarikh: 18/06/2024'))).toEqual([]);
    expect(collect(pageOf('IČO: 18/06/2924'))).toHaveLength(1);
    expect(collect(pageOf('Fri 04/07/2017 11'))).toEqual([]);
    expect(collect(pageOf('VAT no: Fr 40303265045'))).toHaveLength(1);
  });

  it('is repeated if its digits are', () => {
    expect(listThose('DE136695976\nVAT no: 136695976', 'repeated')).toEqual(['repeated']);
    expect(listThose('DE136695976\nIT12345678903', 'repeated')).toEqual([]);
  });
});

describe('the place of a tax number', () => {
  it.each([
    ['DE136695976', ['block:none', 'outside, buyer unknown']],
    ['DE136695976\n\n\n\nBuyer:\nAcme Ltd', ['block:none', 'outside, buyer known']],
    ['Buyer:\nAcme Ltd\nDE136695976', ['block:buyer']],
    ['Seller:\nKraxi Ltd\nDE136695976', ['block:seller']],
    [`DE136695976\n${TABLE}`, ['block:none', 'outside, buyer unknown']],
    [`${TABLE}\nDE136695976`, ['block:none', 'outside, buyer unknown', 'below the table header']],
    ['a b c d e f g DE136695976', ['block:none', 'outside, buyer unknown']],
    ['a b c d e f g h DE136695976', ['block:none', 'outside, buyer unknown', 'in a long line']],
  ])('in %j is %j', (text, features) => {
    expect(listThose(text, 'block', 'outside', 'below', 'in a long')).toEqual(features);
  });

  it('is in one of four bands of the page', () => {
    const listHeights = (line: number) => listThose(placeOnLine('DE136695976', line), 'height');
    expect(HEIGHT_BANDS.flatMap(([line]) => listHeights(line))).toEqual(HEIGHT_BANDS.map(([, band]) => band));
  });
});

describe('the name that a tax number belongs to', () => {
  it.each([
    ['DE136695976', ['apart from names']],
    ['Kraxi Ltd, VAT no DE136695976, London', ['on a line with the seller']],
    ['Seller: Kraxi Ltd\n\n\n\nAcme Ltd, VAT no DE136695976', ['on a line with another name']],
    ['Kraxi Ltd\nDE136695976', ['under the seller', 'seller above']],
    ['Seller: Kraxi Ltd\n\n\n\nAcme Ltd\nDE136695976', ['under another name', 'seller above']],
    ['                              Seller: Kraxi Ltd\n\n\n\nAcme Ltd\nDE136695976', ['under another name']],
    ['DE136695976\nKraxi Ltd', ['above the seller']],
    ['DE136695976\nx\ny\nKraxi Ltd', ['above the seller']],
    ['DE136695976\nx\ny\nz\n1\nKraxi Ltd', ['apart from names']],
    ['Kraxi Ltd                              DE136695976', ['on a line with the seller']],
    [`Kraxi Ltd\n${'x\n'.repeat(11)}DE136695976`, ['under the seller', 'seller above']],
    [`Kraxi Ltd\n${'x\n'.repeat(12)}DE136695976`, ['apart from names']],
  ])('in %j: %j', (text, features) => {
    expect(listThose(text, 'apart', 'beside', 'on a line', 'under', 'seller above', 'above')).toEqual(features);
  });

  it('is on its page', () => {
    const [found] = collect(pageOf('Kraxi Ltd', 1), pageOf('DE136695976', 2, 42));
    expect(Object.keys(found?.features ?? {})).toContain('apart from names');
  });
});

describe('an IBAN in groups of four', () => {
  it('begins with no tax number, even if its check digits are wrong', () => {
    expect(listNumbers('Banca Nordica: RO94 BTRL RONC RT02 1234 5678')).toEqual([]);
    expect(listNumbers('CUI: RO27112340')).toEqual(['RO27112340']);
  });
});
