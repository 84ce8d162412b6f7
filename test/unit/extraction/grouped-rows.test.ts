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

describe('a row without a quantity', () => {
  it('counts if the rows add up to a total with it', () => {
    const rows = readRows(`
Diesel               10      2.00     20.00
Small parts, 5%                        1.00
Wash                  1     10.00     10.00

Net total                             31.00`);
    expect(rows).toEqual(['Diesel|10|20.00', 'Small parts, 5%|1|1.00', 'Wash|1|10.00']);
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
