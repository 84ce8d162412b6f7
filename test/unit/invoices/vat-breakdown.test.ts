import { expect, it } from '@jest/globals';
import { chooseVatRows } from '../../../src/invoices/vat-breakdown.js';

const STATED = [{ vatRate: '19.00', baseAmount: '100.00', vatAmount: '19.00', totalAmount: '119.00' }];
const FROM_DOCUMENT = { rows: STATED, areFromItems: false };
const RATED = { vatRate: '25', totalPrice: '125.00' };
const UNRATED = { vatRate: null, totalPrice: '1.00' };
const RATED_ROW = { vatRate: '25.00', baseAmount: '100.00', vatAmount: '25.00', totalAmount: '125.00' };

it('items are added up by rate, lowest first, except those with an unknown rate or total', () => {
  const items = [
    { vatRate: '25.00', totalPrice: '125.00' },
    { vatRate: '7.5', totalPrice: '10.75' },
    { vatRate: '25', totalPrice: '-25.00' },
    { vatRate: '0.00', totalPrice: '3.00' },
    { vatRate: null, totalPrice: '1.00' },
    { vatRate: '100.00', totalPrice: null },
  ];
  expect(chooseVatRows(items, []).rows).toEqual([
    { vatRate: '0.00', baseAmount: '3.00', vatAmount: '0.00', totalAmount: '3.00' },
    { vatRate: '7.50', baseAmount: '10.00', vatAmount: '0.75', totalAmount: '10.75' },
    { vatRate: '25.00', baseAmount: '80.00', vatAmount: '20.00', totalAmount: '100.00' },
  ]);
});

it('the rows of the document stay until each amount has a rate', () => {
  expect(chooseVatRows([RATED, UNRATED], STATED)).toEqual(FROM_DOCUMENT);
  expect(chooseVatRows([RATED, { vatRate: null, totalPrice: null }], STATED)).toEqual({
    rows: [RATED_ROW],
    areFromItems: true,
  });
});

it('the rows of the document stay if no item has an amount that a rate can be taken from', () => {
  expect(chooseVatRows([], STATED)).toEqual(FROM_DOCUMENT);
  expect(chooseVatRows([{ vatRate: '-100', totalPrice: '3.00' }], STATED)).toEqual(FROM_DOCUMENT);
});

it('without rows in the document, those of the items with a rate are shown', () => {
  expect(chooseVatRows([RATED, UNRATED], [])).toEqual({ rows: [RATED_ROW], areFromItems: true });
  expect(chooseVatRows([UNRATED], [])).toEqual({ rows: [], areFromItems: false });
});
