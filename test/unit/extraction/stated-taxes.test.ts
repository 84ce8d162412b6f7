import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import { pageOf } from '../../support/page-of.js';

function find(field: Field, text: string): unknown {
  return findValues([pageOf(text)]).find((finding) => finding.field === field)?.value;
}

describe('a tax in brackets after the total', () => {
  it.each([
    ['of one rate', 'Subtotal   £60.00\nTotal   £60.00 (includes £10.00 VAT)', '10.00'],
    ['of a rate that is not in use', 'Subtotal   $53.00\nTotal   $53.00 (includes $3.11 Tax)', '3.11'],
    [
      'of several rates',
      `
Zwischensumme          76,40 €
Gesamt                 76,40 € (inkl. 2,50 €
                       7 % MwSt., 6,10 € 19 %
                       MwSt.)`,
      '8.60',
    ],
    [
      'on lines below',
      'Total                 48,00 €\n                      (incl. 8,33 € 21%\n                      BTW)',
      '8.33',
    ],
  ])('%s is the total VAT', (_, text, vat) => {
    expect(find('total_vat', text)).toBe(vat);
  });

  it('has a row for each rate', () => {
    const text = 'Zwischensumme   76,40 €\nGesamt   76,40 € (inkl. 2,50 € 7 % MwSt., 6,10 € 19 % MwSt.)';
    expect(find('vat_categories', text)).toMatchObject([
      { vat_rate: '7.00', vat_amount: '2.50' },
      { vat_rate: '19.00', vat_amount: '6.10' },
    ]);
  });

  it('is none if the brackets name a price', () => {
    expect(find('total_vat', 'Total   £60.00 (delivery £5.00 plus VAT)')).toBeUndefined();
  });
});
