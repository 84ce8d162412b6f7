import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

const find = (...lines: readonly string[]) => rankFindings(findValues([pageOf(lines.join('\n'))]));
const listItems = (...lines: readonly string[]) =>
  (find(...lines).items?.chosen.value ?? []).map((row) => `${row.quantity} ${row.name} ${row.total_price}`);

describe('sums that a program writes as they are', () => {
  it('are read with a discount among them', () => {
    const found = find(
      'FATTURA 19',
      '',
      'Subtotale :     730.0',
      'IVA :           160.6',
      'Sconto :       - 20.0',
      'Totale :        870.6',
    );
    expect(found.total_price?.chosen.value).toBe('870.60');
    expect(found.total_vat?.chosen.value).toBe('160.60');
  });

  it('are read if they make up an amount with cents', () => {
    const table = ['Description            Hours     Rate      Amount'];
    const lines = [
      ...['INVOICE 14', '', 'Project: Shop', ...table],
      'Interviews             10        70        700',
      'Prototype              20.5      70        1435',
      'Stock sounds           -         -         61.5',
      'Total                                      2196.5',
      ...['', 'Project: Poster', ...table],
      'Drawing                4         80        320',
      'Proofs                 -         -         33.25',
      'Total                                      353.25',
      ...['', 'Grand total: $2549.75'],
    ];
    expect(listItems(...lines)).toEqual([
      '10 Interviews 700.00',
      '20.5 Prototype 1435.00',
      '1 Stock sounds 61.50',
      '4 Drawing 320.00',
      '1 Proofs 33.25',
    ]);
  });
});

describe('a list without columns', () => {
  it('shows the quantities before the names, and amounts after dashes', () => {
    const lines = [
      ...[
        'Thanks for your order',
        '',
        'Order Grand Total: $64.80',
        'Products Subtotal:     $60.00',
        'Sales tax (8%):      $4.80',
      ],
      'Total for this Order: $64.80',
      ...[
        '',
        'Products on order:',
        '3 x Felt balls - $36.00 ($12.00 each)',
        '   SKU: FB-3',
        '1 x Loom - $24.00',
        '   SKU: L-1',
      ],
    ];
    expect(listItems(...lines)).toEqual(['3 Felt balls 38.88', '1 Loom 25.92']);
  });

  it('may have spaces in its amounts, and none with cents', () => {
    const lines = [
      ...['Pedido 4410', '', 'Subtotal de productos: $ 41.980', 'Total de este pedido: $ 41.980', ''],
      ...['2 x Regadera 9 l - $ 17.980 ($ 8.990 cada uno)', '1 x Pala - $ 24.000'],
    ];
    expect(listItems(...lines)).toEqual(['2 Regadera 9 l 17980.00', '1 Pala 24000.00']);
  });

  it('may show the price of one unit', () => {
    const lines = ['Receipt 7', '', '2 x Mug   $9.50', '3 x Spoon   $2.00', '', 'Total   $25.00'];
    expect(listItems(...lines)).toEqual(['2 Mug 19.00', '3 Spoon 6.00']);
  });
});

describe('two tables side by side', () => {
  it('are read one after the other', () => {
    const lines = [
      'SERVICE INVOICE 61',
      '',
      'No   Part              Qty   Unit price   Amount     No   Labour                      Amount',
      '1    Brake pads        2          45.00    90.00     1    Replacing the pads           60.00',
      '2    Engine oil        4          12.50    50.00     2    Oil change                   35.00',
      '3    Oil filter        1          18.00    18.00     3    Wheel alignment              75.00',
      'Total parts                               158.00     Total labour                     170.00',
      '                                                     Grand total                      328.00',
    ];
    expect(listItems(...lines)).toEqual([
      '2 Brake pads 90.00',
      '4 Engine oil 50.00',
      '1 Oil filter 18.00',
      '1 Replacing the pads 60.00',
      '1 Oil change 35.00',
      '1 Wheel alignment 75.00',
    ]);
  });
});

describe('a table of costs without tax', () => {
  it('leads to a total above it with the tax of each line', () => {
    const lines = [
      ...['TAX INVOICE 44', '', 'Total Due     $1,087.80', 'GST             $141.89', ''],
      'Description                       GST          Cost',
      'Photography, two days           $97.50      $650.00',
      'Brochure                        $30.02      $200.10',
      'Printing                        $14.37       $95.81',
    ];
    expect(listItems(...lines)).toEqual(['1 Photography, two days 747.50', '1 Brochure 230.12', '1 Printing 110.18']);
    expect(find(...lines).vat_categories?.chosen.value).toMatchObject([{ vat_rate: '15.00', vat_amount: '141.89' }]);
  });
});

it('reads the consumption of a bill without a table', () => {
  const lines = [
    ...['Water bill 5', '', 'Name:             Ida Brook', 'New reading:      31-12-2025        412.250 m3'],
    ...['Old reading:      30-09-2025        398.125 m3', '', 'Water consumption:      14.125 m3'],
    ...['Price per m3:     2.40 GBP', 'Total amount due:       33.90 GBP'],
  ];
  expect(listItems(...lines)).toEqual(['14.125 Water consumption 33.90']);
});
