import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { findReceiptDates } from '../../../src/extraction/documents/receipt/receipt-date.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

const find = (text: string) => rankFindings(findValues([pageOf(text)]));
const listItems = (text: string) =>
  (find(text).items?.chosen.value ?? []).map((row) => `${row.quantity} ${row.name} ${row.total_price}`);

describe('the label of an amount', () => {
  it('goes on below its first words', () => {
    const found = find(
      'FACTURA F-204\n\nSubtotal                 800.00\nImpuesto                 128.00\ntrasladado\nTotal                    928.00',
    );
    expect(found.total_vat?.chosen.value).toBe('128.00');
    const grand = find('INVOICE 77\n\nSubtotal                 640.00\nGrand                    640.00\nTotal:');
    expect(grand.total_price?.chosen.value).toBe('640.00');
  });

  it('is one of several in a row above whole amounts', () => {
    const found = find(
      'FACTURE 118\n\nTOTAL HT TVA      TAUX TVA      MONTANT TTC      NET A PAYER\n640.000           18%           755.200          755.200',
    );
    expect(found.total_price?.chosen.value).toBe('755200.00');
  });
});

describe('a date', () => {
  it('is below its label, with the translation of all labels between', () => {
    const found = find(
      [
        'Számla / Invoice',
        '',
        'Kelt            Teljesítés      Fiz. határidő     Fizetési mód        Számla száma',
        'Issue           Fulfillment     Payment due       Payment method      Invoice number',
        '2025.06.11      2025.06.10      2025.06.26        Átutalás            B2025/0031',
      ].join('\n'),
    );
    expect(found.invoice_date?.chosen.value).toBe('2025-06-11');
  });
});

describe('a date behind the number of an order', () => {
  it('is that of the order, if another one is below the same label', () => {
    const text = [
      'TAX INVOICE',
      '',
      'Invoice No.        e-Way Bill No.      Dated',
      'RW/25-26/118       471058126390        18-Feb-26',
      '',
      'Buyer Order No.    PO-77    Dated    11-Feb-26',
    ];
    expect(find(text.join('\n')).invoice_date?.chosen.value).toBe('2026-02-18');
  });
});

describe('the date of a receipt', () => {
  it('is not the end of a period', () => {
    const text = 'KITE STUDIO\n3 March 2025\nMonthly fee (3 Mar 2025 - 3 Apr 2025)      £114.00';
    const [first] = findReceiptDates({ document: readDocument([pageOf(text)]), region: null } as never);
    expect(first).toMatchObject({ value: '2025-03-03' });
    // Another date as likely would lower the confidence.
    expect(first?.confidence).toBeGreaterThan(0.7);
  });
});

describe('the cells of a row', () => {
  it('are in the order of the columns, also if the article is a number', () => {
    const lines = [
      'No    Description         HSN        Qty      Rate           Taxable       Total amount',
      '1     Oak handles         830210        12          250.00     3,000.00          3,540.00',
      '2     Chain bolts         830242         5          100.00       500.00            590.00',
    ];
    expect(
      listItems(
        [
          'TAX INVOICE',
          '',
          ...lines,
          '',
          'Taxable amount    3,500.00',
          'IGST 18%    630.00',
          'Total amount    4,130.00',
        ].join('\n'),
      ),
    ).toEqual(['12 Oak handles 3540.00', '5 Chain bolts 590.00']);
  });

  it('are not names if a word of the label of an amount is also one of names', () => {
    const lines = [
      'Clave       Descripción    Cantidad    Precio      Total Partida',
      '1182        Cuerda         3           40.00              120.00',
      '1190        Polea          2           15.50               31.00',
    ];
    expect(listItems(['FACTURA A-9', '', ...lines, '', 'Total                  151.00'].join('\n'))).toEqual([
      '3 Cuerda 120.00',
      '2 Polea 31.00',
    ]);
  });

  it('hold a whole name if it is alone on its line, as far as it reaches', () => {
    const lines = [
      'No   Product        Quantity     Price      Amount',
      '1                   4            25.00      100.00',
      '     Hand forged garden rake with a long handle',
      '2                   2            30.00       60.00',
      '     Pruning saw',
    ];
    expect(listItems(['INVOICE 5', '', ...lines, '', 'Total                  160.00'].join('\n'))).toEqual([
      '4 Hand forged garden rake with a long handle 100.00',
      '2 Pruning saw 60.00',
    ]);
  });
});

describe('the quantity of a row', () => {
  it('is the number that times another one is the amount, if no label names its column', () => {
    const text = [
      'INVOICE 12',
      '',
      '   Name                      Date               Lesson len          Price / lesson            Amount',
      '   Ines Roth                     2026-10-02                   1.50                     40.00          60.00',
      '   Jan Weber                     2026-10-09                   2.00                     45.00          90.00',
      '',
      '                                                                                          TOTAL      $ 150.00',
    ];
    expect(listItems(text.join('\n'))).toEqual(['1.5 Ines Roth 60.00', '2 Jan Weber 90.00']);
  });

  it('is in a cell with its unit, if no label names its column', () => {
    const text = [
      'INVOICE 14',
      '',
      'Service                                             Amount',
      'Discovery workshop                     12 h         960.00',
      'Prototype of the form               27.75 h       2,220.00',
      'User tests                            2 days        800.00',
      '',
      'Total                                             3,980.00',
    ];
    expect(listItems(text.join('\n'))).toEqual([
      '12 Discovery workshop 960.00',
      '27.75 Prototype of the form 2220.00',
      '2 User tests 800.00',
    ]);
  });

  it('is not the amount with the letter of its tax', () => {
    const text = [
      'INVOICE 16',
      '',
      'Bread                             4.90 A',
      'Pretzels                          3.80 A',
      '',
      'Total                             8.70',
    ];
    expect(listItems(text.join('\n'))).toEqual(['1 Bread 4.90', '1 Pretzels 3.80']);
  });

  it('is followed by a slash and its unit', () => {
    const text = [
      'INVOICE 15',
      '',
      'Product              Price        Quantity       Discount      Total',
      'Helmet               90.00        2.00/pc        0.00          180.00',
      'Bike               1000.00        1.00/pc        50.00         950.00',
      '',
      'Total                                                         1130.00',
    ];
    expect(listItems(text.join('\n'))).toEqual(['2 Helmet 180.00', '1 Bike 950.00']);
  });

  it('may be missing, also among amounts without cents', () => {
    const text = [
      'INVOICE 13',
      '',
      'Description            Hours     Rate      Amount',
      'Portrait shoot         6         500       3000',
      'Retouching             2.5       300       750',
      'Permit                 -         -         240',
      'Mileage                -         -         98.4',
      '',
      'Grand total: $4088.4',
    ];
    expect(listItems(text.join('\n'))).toEqual([
      '6 Portrait shoot 3000.00',
      '2.5 Retouching 750.00',
      '1 Permit 240.00',
      '1 Mileage 98.40',
    ]);
  });
});

it('takes a coupon below the lines for a discount', () => {
  const text = [
    'Faktura F/12',
    '',
    'Nazwa              Ilość     Cena       Wartość',
    'Hosting            1         240,00     240,00',
    'Domena             2          60,00     120,00',
    '                             Kupon      -30,00',
    '                  Suma częściowa       330,00',
    '                  VAT 23%                75,90',
    '                  Razem                 405,90',
  ];
  expect(listItems(text.join('\n'))).toEqual(['1 Hosting 295.20', '2 Domena 147.60']);
});

describe('the lines of two tables', () => {
  it('count together if they add up to more than the first, which has a sum of its own', () => {
    const text = [
      'INVOICE 31',
      '',
      'Room                 Nights    Price      Amount',
      'Double, sea view     3         90.00      270.00',
      '',
      'Service              Qty       Price      Amount',
      'Breakfast            6         12.00       72.00',
      '',
      'Total rooms          270.00',
      'Net total            342.00',
      'VAT 10%               34.20',
      'Total                376.20',
    ];
    expect(listItems(text.join('\n'))).toEqual(['3 Double, sea view 297.00', '6 Breakfast 79.20']);
  });
});

describe('the total of a credit note', () => {
  it('is the sum of its lines', () => {
    const text = [
      'Kreditnota K-12',
      '',
      'Nr.    Beskrivelse                         I alt',
      '1.     Korrektur                        -1.200,00',
      '2.     Gebyr                              -150,00',
      '',
      '                          I alt         -1.350,00 DKK',
    ];
    expect(find(text.join('\n')).total_price?.chosen.value).toBe('-1350.00');
  });
});

it('takes the tax of a line as printed if it is rounded to a whole amount', () => {
  const text = [
    'Termék           Mennyiség    Egységár     Nettó érték    ÁFA     ÁFA érték    Bruttó érték',
    'Kapa             3            1 190,00     3 570,00       27%     964,00       4 534,00',
    'Gereblye         2            2 000,00     4 000,00       27%     1 080,00     5 080,00',
    '',
    'Nettó összesen      7 570,00',
    'ÁFA                 2 044,00',
    'Fizetendő           9 614,00',
  ];
  expect(listItems(['Számla', '', ...text].join('\n'))).toEqual(['3 Kapa 4534.00', '2 Gereblye 5080.00']);
});
