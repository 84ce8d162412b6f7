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

describe('a program that writes numbers as they are', () => {
  it('leaves out zeros in its sums', () => {
    const values = read(`
Product                 Qty     Rate     Amount
Tool holder              30     1200      36000
Total amount before tax                   36000
Add: CGST                                  3240
Add: SGST                                  3240
Total tax amount                           6480
Total amount after tax                    42480`);
    expect(values).toMatchObject({ total_price: '42480.00', total_vat: '6480.00', net_total: '36000.00' });
  });

  it('puts the currency at the left edge of the column', () => {
    const values = read(`
DESCRIPTION                    QTÉ     PRIX        MONTANT
Refonte du site               20.5    60€/h     €     1230
TVA                                     17%     €    209.1
Total                                           €   1439.1`);
    expect(values).toMatchObject({ total_price: '1439.10', total_vat: '209.10' });
    // The sign after an amount belongs to that.
    const row = 'Base     %     Cuota       Total\n400,00 €   21    84,00 €    484,00 €';
    expect(read(row).total_vat).toBe('84.00');
  });
});

describe('the taxable amounts of several rates', () => {
  it('are in proportion to the lines after a discount on the document', () => {
    const values = read(`
Désignation         Qté     P.U. HT     Total HT     TVA
Chaudière             1      900,00       900,00     10%
Thermostat            2      100,00       200,00     20%

Remise globale (3%)                       -33,00
Total HT                                1 067,00
TVA 10%                                    87,30
TVA 20%                                    38,80
Total TTC                               1 193,10`);
    expect(values.vat_categories).toEqual([
      { vat_rate: '10.00', base_amount: '873.00', vat_amount: '87.30', total_amount: '960.30' },
      { vat_rate: '20.00', base_amount: '194.00', vat_amount: '38.80', total_amount: '232.80' },
    ]);
  });
});

describe('new charges', () => {
  it('are the total if they are the balance and what was paid', () => {
    const values = read(`
Subscription                 USD 188.00
New Charges                      188.00
Amount Paid                      100.00
Balance                           88.00`);
    expect(values.total_price).toBe('188.00');
  });
});

describe('the number of an invoice', () => {
  it('may follow its sign without a space', () => {
    expect(read('FACTURA DE VENTA     N°318\nFecha: 04/11/2026\nTotal 20,00').invoice_number).toBe('318');
  });
});

describe('the sum of lines that show their taxes', () => {
  it('is the total if no other is named', () => {
    const values = read(`
Description          Qty     Unit price     Sales tax      Total
Copy paper             6          40.00         18.00     258.00
Toner                  4          35.00         10.50     150.50

Subtotal                                                  408.50`);
    expect(values.total_price).toBe('408.50');
  });
});

describe('amounts as programs write them', () => {
  it('have one or two decimals in one column', () => {
    expect(
      readRows(`
Name                 Price     Qty     Total
Plant labels          12.5       3      37.5
Bean poles           24.99       1     24.99

Sub-total                              62.49`),
    ).toEqual(['Plant labels|3|37.5|', 'Bean poles|1|24.99|']);
  });
});

describe('the day of a ticket among the items', () => {
  it('is not the date of the invoice', () => {
    const values = read(`
INVOICE 2026-4471
Date      September 15, 2026

Description                                    Price     Quantity     Amount
Ticket: Full pass, 16 October 2026            440.00            2     880.00
Ticket: Dinner, 17 October 2026                55.00            2     110.00
Total                                                                 990.00`);
    expect(values.invoice_date).toBe('2026-09-15');
  });
});

describe('a preprinted form', () => {
  const values = () =>
    read(`
Redes del Valle S.A.S.                FACTURA DE VENTA         N°318
NIT 901.457.208-5                     Resolución  DIAN  320001041877  de  2025/11/05

                                      Día     Mes     Año               Día     Mes     Año
                        Expedición                         Vencimiento
                                       12       6    2026                12       7    2026

Señores: Ferretería La Rueda Ltda.

Servicio de soporte                                                    $ 300,00
TOTAL                                                                  $ 300,00`);

  it('has dates in boxes for day, month and year', () => {
    expect(values()).toMatchObject({ invoice_date: '2026-06-12', due_date: '2026-07-12' });
  });

  it('has its number beside the title, not below it', () => {
    expect(values()).toMatchObject({ invoice_number: '318' });
  });
});
