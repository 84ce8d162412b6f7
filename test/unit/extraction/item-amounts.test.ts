import { describe, expect, it } from '@jest/globals';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

/** Lists the rows of pages: name, quantity, price and amount. */
const readRows = (...pages: string[]) =>
  readItems(readDocument(pages.map((text, index) => pageOf(text, index + 1)))).map(
    ({ name, quantity, price, amount }) => [name, quantity, price, amount].map((value) => value ?? '').join('|'),
  );

describe('the amount of an item', () => {
  it('may end with the mark of its tax', () => {
    const text = `
Description         Qty     Price    Amount
Fence posts           2     10.00     20.00T
Wire                  3      5.00     15.00A
Labour                1     30.00     30.00
Subtotal                              65.00`;
    expect(readRows(text)).toEqual(['Fence posts|2|10.00|20.00', 'Wire|3|5.00|15.00', 'Labour|1|30.00|30.00']);
  });

  it('is no number with a unit', () => {
    const text = `
Description         Qty     Price    Amount
Fence posts           2     10.00     20.00
in lengths of                         2.40m
Subtotal                              20.00`;
    expect(readRows(text)).toEqual(['Fence posts|2|10.00|20.00']);
  });
});

describe('the discount of an item', () => {
  const readDiscounted = (sums: string, amount = '20.00') =>
    readRows(`
Description         Qty     Price    Discount    Amount
Water test            2     10.00        3.00     ${amount}
Soil test             1     15.00        0.00     15.00
Travel                1      5.00                  5.00
${sums}`).map((row) => row.split('|').at(-1));

  it('is taken off an amount before it', () => {
    expect(readDiscounted('Subtotal 40.00\nDiscount 3.00\nVAT 10% 3.70\nTotal 40.70')).toEqual([
      '17.00',
      '15.00',
      '5.00',
    ]);
    expect(readDiscounted('Subtotal 40.00\nNet total 37.00\nTotal 37.00')).toEqual(['17.00', '15.00', '5.00']);
  });

  it('is not taken off otherwise', () => {
    expect(readDiscounted('Subtotal 40.00\nTotal 40.00')).toEqual(['20.00', '15.00', '5.00']);
    expect(readDiscounted('Discount 3.00\nTotal 37.00', '17.00')).toEqual(['17.00', '15.00', '5.00']);
  });
});

describe('the names of items', () => {
  it('may begin left of their centred header', () => {
    const text = `
  Code           Description           Qty     Price    Amount
ABC-100    Green hose, roll of 50        2     10.00     20.00
ABC-2      Tap, brass                    1     10.00     10.00
DEF-30     Fitting of the hose           1     15.00     15.00
Total                                                    45.00`;
    expect(readRows(text)).toEqual([
      'Green hose, roll of 50|2|10.00|20.00',
      'Tap, brass|1|10.00|10.00',
      'Fitting of the hose|1|15.00|15.00',
    ]);
  });
});

describe('the description of an item', () => {
  it('ends at a wide gap', () => {
    const text = `
Description         Qty     Price    Amount
Gate                  1     10.00     10.00
with hinges

and a latch



Keep the hinges greased.
Total                                 10.00`;
    const [row] = readItems(readDocument([pageOf(text)]));
    expect(row?.description).toBe('with hinges and a latch');
  });
});

describe('the table of the items', () => {
  it.each(['Goods £', 'Worth'])('may call its amounts "%s", proven by quantities and prices', (label) => {
    const text = `
Code    Description   Qty    Price    Disc    ${label.padStart(8)}   VAT
F20     Flour          40    21.85   34.00      840.00     Z
S12     Salt            4     5.20               20.80     Z
B10     Box            14    16.40              229.60     S
Total                                         1,090.40`;
    expect(readRows(text)).toEqual(['Flour|40|21.85|840.00', 'Salt|4|5.20|20.80', 'Box|14|16.40|229.60']);
  });

  it('may follow one of dates and terms', () => {
    const text = `
Client       Your order     Seller        Terms          Due
HOSE02       By phone       Alan          Net 30 days    2026-03-21
Code         Description           Qty     Price un.     Amount
ABC-100      Green hose              2         10.00      20.00
ABC-200      Tap                     1         10.00      10.00
Total                                                     30.00`;
    expect(readRows(text)).toEqual(['Green hose|2|10.00|20.00', 'Tap|1|10.00|10.00']);
  });
});
