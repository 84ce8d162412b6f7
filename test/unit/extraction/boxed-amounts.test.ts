import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../../src/extraction/page/document.js';
import { findLabelledAmounts } from '../../../src/extraction/page/labelled-amounts.js';
import { pageOf } from '../../support/page-of.js';

const listAmounts = (text: string): string[] =>
  findLabelledAmounts(readDocument([pageOf(text)])).map(({ key, cents }) => `${key} ${cents}`);

describe('an amount at the right edge of a box', () => {
  it('has the label at the left edge above it', () => {
    expect(
      listAmounts(`
Aliquota   Imponibile    Imposta    Totale merce
22%        310,00        68,20                            480,00
10%        170,00        17,00      Totale IVA
                                                           85,20
                                    TOTALE DOCUMENTO EURO
                                                          565,20`),
    ).toEqual(expect.arrayContaining(['lines 48000', 'vat 8520', 'gross 56520']));
    expect(
      listAmounts('Nettobetrag               Gesamtbetrag EUR\n          150,00                           178,50'),
    ).toEqual(['net 15000', 'gross 17850']);
  });

  it.each([
    ['belongs to a word before it', 'Net total\n               Order 150.00'],
    ['is in the next box', 'Net total     Bank\n                     150.00'],
    ['is far below', 'Net total\n\n\n               150.00'],
    ['is a rate', 'VAT (%)\n               20.00'],
    ['ends a sentence', 'This is our total for all of the work\n                                               150.00'],
  ])('is not found if it %s', (_, text) => {
    expect(listAmounts(text)).toEqual([]);
  });
});
