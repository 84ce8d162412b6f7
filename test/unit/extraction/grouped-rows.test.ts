import { describe, expect, it } from '@jest/globals';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

const HEADER = 'Description         Qty     Price    Amount';
const readRows = (text: string) =>
  readItems(readDocument([pageOf(`${HEADER}\n\n${text}`)])).map(({ name, quantity, amount }) =>
    [name, quantity, amount].join('|'),
  );

describe('the groups of a table', () => {
  it('are all read, without their sums', () => {
    const rows = readRows(`
Car A
Diesel               10      2.00     20.00
Wash                  1     10.00     10.00
Subtotal                              30.00
Car B
Diesel               20      2.00     40.00
Wash                  1     10.00     10.00
Subtotal                              50.00

Total                                 80.00`);
    expect(rows).toEqual(['Diesel|10|20.00', 'Wash|1|10.00', 'Diesel|20|40.00', 'Wash|1|10.00']);
  });

  it('may end with rows that show a price and no quantity', () => {
    const rows = readRows(`
Hours
Repairs              10     20.00    200.00
Painting              5     30.00    150.00
Subtotal                             350.00
Material
Paint                       44.00     44.00
Brushes                     16.00     16.00
Subtotal                              60.00
VAT 10% of 410.00           41.00     41.00

Total due                            451.00`);
    expect(rows).toEqual(['Repairs|10|200.00', 'Painting|5|150.00', 'Paint|1|44.00', 'Brushes|1|16.00']);
  });

  it('do not include a VAT breakdown beside the total, although the lines and the VAT add up to it', () => {
    const rows = readRows(`
Diesel               10     20.00    200.00
Wash                  5     30.00    150.00

Tax                 Base    Amount      Net: 350.00
VAT 20%           200.00    40.00       Tax:    47.50
VAT 5%            150.00    7.50        Total:    397.50`);
    expect(rows).toEqual(['Diesel|10|200.00', 'Wash|5|150.00']);
  });

  it('are read below a line of references and terms that looks like a header', () => {
    const terms = 'Cust No 4411       P.O. No  Terms    Net days\n\n\n\n';
    const text = `${terms}${HEADER}
Trip 1, 4 May
Pallets               2    100.00    200.00
Fuel surcharge                        30.00
TRIP TOTAL                           230.00
Trip 2, 6 May
Crates                3     50.00    150.00
Fuel surcharge                        20.00
TRIP TOTAL                           170.00

Total due                            400.00`;
    expect(readItems(readDocument([pageOf(text)])).map(({ name, amount }) => `${name}|${amount}`)).toEqual([
      'Pallets|200.00',
      'Fuel surcharge|30.00',
      'Crates|150.00',
      'Fuel surcharge|20.00',
    ]);
  });

  it('do not include a tax beside a note', () => {
    const rows = readRows(`
Diesel               10      2.00     20.00
Wash                  1     10.00     10.00
Currency: USD             Subtotal    30.00
Pay by: 03 wire       Sales tax 5%     1.50
                             Total    31.50`);
    expect(rows).toEqual(['Diesel|10|20.00', 'Wash|1|10.00']);
  });

  it('may have sums with names that are no labels', () => {
    const rows = readRows(`
Repair               10      2.00     20.00
Painting              1     10.00     10.00
Work of all mechanics                 30.00
Bolts                20      2.00     40.00
Paint                 1     10.00     10.00
All material                          50.00

Total                                 80.00`);
    expect(rows).toEqual(['Repair|10|20.00', 'Painting|1|10.00', 'Bolts|20|40.00', 'Paint|1|10.00']);
  });

  it('end at the total, before a table of untaxed amounts', () => {
    const rows = readRows(`
Diesel               10      2.00     20.00
Wash                  1     10.00     10.00

Total                                 30.00

Export of goods      30      0.00      0.00
Sum                                   30.00
Total                                 30.00`);
    expect(rows).toEqual(['Diesel|10|20.00', 'Wash|1|10.00']);
  });

  it('end at the total, before further tables', () => {
    const rows = readRows(`
Diesel               10      2.00     20.00
Wash                  1     10.00     10.00

Total                                 30.00

Vouchers              2     10.00     20.00
Points                1      5.00      5.00`);
    expect(rows).toEqual(['Diesel|10|20.00', 'Wash|1|10.00']);
  });
});

describe('a table with one cell for quantity and unit, below two labels', () => {
  it('is read by the order of its cells', () => {
    const text = `
Pos.  Item              Menge    Einh. Price €      Net €    Tax
Postage
1     Parcel small           312 pcs           2.00   624.00   A
2     Parcel large             6 pcs          19.00   114.00   A
Subtotal postage                                      738.00
Services
3     Fuel surcharge                                   12.00   A
4     Toll                   100 pcs           0.10    10.00   A
Subtotal services                                      22.00

Net total                                             760.00`;
    const rows = readItems(readDocument([pageOf(text)]));
    expect(rows.map(({ name, quantity, price, amount }) => [name, quantity, price, amount].join('|'))).toEqual([
      'Parcel small|312|2.00|624.00',
      'Parcel large|6|19.00|114.00',
      'Fuel surcharge|1||12.00',
      'Toll|100|0.10|10.00',
    ]);
  });
});

describe('the last row of a table', () => {
  it('does not include "Total paid" below it', () => {
    const text = `${HEADER}
Ferry                 2      5.00     10.00
Lunch                 1      8.00      8.00
Total paid                            18.00`;
    const rows = readItems(readDocument([pageOf(text)]));
    expect(rows.map(({ name, description }) => [name, description])).toEqual([
      ['Ferry', null],
      ['Lunch', null],
    ]);
  });
});

describe('a name that begins below the header of quantities', () => {
  it('is complete', () => {
    const text = `
Pieces / Description          Rate      Charges
4 PLT Clay bricks            10.00        40.00
Fuel surcharge 10 pct                      4.00
2 CTN Mortar                  6.00        12.00
Residential delivery                       8.00

Amount due                                64.00`;
    const rows = readItems(readDocument([pageOf(text)]));
    expect(rows.map(({ name, quantity }) => [name, quantity].join('|'))).toEqual([
      'Clay bricks|4',
      'Fuel surcharge 10 pct|1',
      'Mortar|2',
      'Residential delivery|1',
    ]);
  });
});

describe('a charge or discount at the end of a table', () => {
  const goods = `
Paint                 2      5.00     10.00
Brush                 1      8.00      8.00`;

  it('is a row if it begins where the names do', () => {
    const rows = readRows(`${goods}
Loyalty discount                      -3.00

                 Amount due           15.00`);
    expect(rows).toEqual(['Paint|2|10.00', 'Brush|1|8.00', 'Loyalty discount|1|-3.00']);
  });

  it('is one too if a sum of the goods is among the sums', () => {
    const rows = readRows(`${goods}
Delivery                               4.00

Goods total     Delivery     Excl. VAT     VAT 20%     Amount due
18.00           4.00         22.00         4.40        26.40`);
    expect(rows).toEqual(['Paint|2|10.00', 'Brush|1|8.00', 'Delivery|1|4.00']);
  });

  it('is none if it stands beside the sums', () => {
    const rows = readRows(`${goods}
                 Delivery              4.00
                 Amount due           22.00`);
    expect(rows).toEqual(['Paint|2|10.00', 'Brush|1|8.00']);
  });
});

describe('the rate of the last row of a table', () => {
  it('is the one of its code, not a sum below the rows in the same column', () => {
    const text = `
Item          Qty           Price    Net      Tax
Postage
Parcel         10           20.00    200.00    A
Fuel surcharge                       100.00    A
Subtotal postage                     300.00
Export
Customs         2           15.00     30.00    B
Subtotal export                       30.00

Code                 Base   Tax                Gross
A = 20 %             300.00 60.00             360.00
B = 0 %               30.00  0.00              30.00
Total                330.00 60.00             390.00`;
    const rows = readItems(readDocument([pageOf(text)]));
    expect(rows.map(({ name, rate }) => [name, rate])).toEqual([
      ['Parcel', '20.00'],
      ['Fuel surcharge', '20.00'],
      ['Customs', '0.00'],
    ]);
  });
});

describe('a row without a quantity', () => {
  it('counts if the rows add up to a total with it', () => {
    const rows = readRows(`
Diesel               10      2.00     20.00
Small parts, 5%                        1.00
Wash                  1     10.00     10.00

Net total                             31.00`);
    expect(rows).toEqual(['Diesel|10|20.00', 'Small parts, 5%|1|1.00', 'Wash|1|10.00']);
  });

  it('counts on a later page too, after sums that are carried over', () => {
    const head = `Northwind Ltd\n\n\n\n${HEADER}\n`;
    const pages = [
      `${head}Diesel               10      2.00     20.00\nWash                  1     10.00     10.00\nCarried to page 2                     30.00`,
      `${head}Carried from page 1                   30.00\nOil                   2      5.00     10.00\nBonus for January                     -4.00\n\nTotal                                 36.00`,
    ];
    const rows = readItems(readDocument(pages.map((text, index) => pageOf(text, index + 1))));
    expect(rows.map(({ name, amount }) => [name, amount].join('|'))).toEqual([
      'Diesel|20.00',
      'Wash|10.00',
      'Oil|10.00',
      'Bonus for January|-4.00',
    ]);
  });

  it('does not count if they add up without it', () => {
    const rows = readRows(`
Diesel               10      2.00     20.00
List price before                     25.00
Wash                  1     10.00     10.00

Net total                             30.00`);
    expect(rows).toEqual(['Diesel|10|20.00', 'Wash|1|10.00']);
  });
});

describe('the name of a tax in the column of rates', () => {
  it('does not end the table', () => {
    const rows = readItems(
      readDocument([
        pageOf(`
Description         Qty     Price   VAT          Amount

Diesel               10      2.00   VAT 20%       20.00
Shipping                            VAT 20%        1.00
Wash                  1     10.00   VAT 20%       10.00

Net total                             31.00`),
      ]),
    );
    expect(rows.map(({ name }) => name)).toEqual(['Diesel', 'Shipping', 'Wash']);
  });
});
