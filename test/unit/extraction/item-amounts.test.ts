import { describe, expect, it } from '@jest/globals';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

/** Lists the rows of pages: name, quantity, price and amount. */
const readRows = (...pages: string[]) =>
  readItems(readDocument(pages.map((text, index) => pageOf(text, index + 1)))).map(({ name, quantity, price, amount }) =>
    [name, quantity, price, amount].map((value) => value ?? '').join('|'),
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
