import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

/** The best value of each field on a page. */
function read(text: string): Record<string, unknown> {
  const ranked = rankFindings(findValues([pageOf(text)]));
  return Object.fromEntries(Object.entries(ranked).map(([field, ranking]) => [field, ranking?.chosen.value]));
}
const readRows = (text: string) =>
  readItems(readDocument([pageOf(text)])).map(({ name, quantity, amount, rate }) =>
    [name, quantity, amount, rate].map((value) => value ?? '').join('|'),
  );

describe('a table of items', () => {
  it('has quantities in a column with an unknown label that is left of the rates', () => {
    expect(
      readRows(`
Produkt                ST     À-pris    Moms-%     Totalt
Häftad bok          40,00       3,50     25,5%     140,00
Provexemplar         2,00      28,00     25,5%      56,00

Totalt                                              196,00`).map((row) => row.split('|').slice(0, 3).join('|')),
    ).toEqual(['Häftad bok|40.00|140.00', 'Provexemplar|2.00|56.00']);
  });

  it('has its amounts below "Extended price", after a discount in percent', () => {
    expect(
      readRows(`
Item code    Description          Unit price    Quantity    Discount    Extended price
VB-50        Gate valve                84.00           5       5.00%            399.00
PC-32        Pipe coil                 96.50           2                        193.00

Sub total                                                                       592.00`),
    ).toEqual(['Gate valve|5|399.00|', 'Pipe coil|2|193.00|']);
  });

  it('may show prices and discounts only', () => {
    expect(
      readRows(`
Description            Quantity     Price     Discount
Turned bush                  50     12.40         5 %
Flange                        8     41.00         0 %

Subtotal                                        917.00`),
    ).toEqual(['Turned bush|50|589.00|', 'Flange|8|328.00|']);
  });

  it('has a row that is subtracted, if only so the rows add up', () => {
    const text = (total: string) => `
Désignation                    Prix unitaire     Quantité     Montant
Développement – mars                  500.00           12     6000.00
Avoir n° A2026-002                    500.00            3     1500.00

Total HT                                                      ${total}`;
    expect(readRows(text('4500.00')).map((row) => row.split('|')[2])).toEqual(['6000.00', '-1500.00']);
    expect(readRows(text('7500.00')).map((row) => row.split('|')[2])).toEqual(['6000.00', '1500.00']);
  });
});

describe('the total', () => {
  it('may be called that of all charges', () => {
    expect(read('Usage of March 2026\nTotal usage charges                 $84.20').total_price).toBe('84.20');
    expect(read('Delivery charges                    $84.20').total_price).toBeUndefined();
  });

  it('may be a net total, if there is no tax', () => {
    expect(read('Net total        150.00').total_price).toBe('150.00');
    expect(read('Net total        150.00\nVAT 20 %          30.00\nTotal            180.00').total_price).toBe(
      '180.00',
    );
  });
});

describe('a date', () => {
  it('may be below a note how to read it', () => {
    const text = `
FACTURA DE VENTA No. 20418                 FECHA DE EXPEDICIÓN
                                                  (DD/MM/AA)
Cliente: Panadería La Espiga               04/11/2026
Resolución No. 1876405 del 14/02/2026, numeración autorizada`;
    expect(read(text).invoice_date).toBe('2026-11-04');
  });
});

describe('a reference', () => {
  const text = (number: string) => `
Harbour Street Chess Club
Date: 24/09/2026                      Reference: 031-00218
${number}
Sponsorship                                          £120.00
Total:                                               £120.00

Account Number: 41907263
Reference: 031-00218`;

  it('is the number of the invoice if there is no other', () => {
    expect(read(text('')).invoice_number).toBe('031-00218');
    expect(read(text('Invoice no: 4711')).invoice_number).toBe('4711');
  });
});
