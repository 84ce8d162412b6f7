import { expect, it } from '@jest/globals';
import { computeVatBreakdown } from '../../../src/invoices/vat-breakdown.js';

it('items are added up by rate, lowest first, except those with an unknown rate or total', () => {
  const items = [
    { vatRate: '25.00', totalPrice: '125.00' },
    { vatRate: '7.5', totalPrice: '10.75' },
    { vatRate: '25', totalPrice: '-25.00' },
    { vatRate: '0.00', totalPrice: '3.00' },
    { vatRate: null, totalPrice: '1.00' },
    { vatRate: '100.00', totalPrice: null },
  ];
  expect(computeVatBreakdown(items)).toEqual([
    { vatRate: '0.00', baseAmount: '3.00', vatAmount: '0.00', totalAmount: '3.00' },
    { vatRate: '7.50', baseAmount: '10.00', vatAmount: '0.75', totalAmount: '10.75' },
    { vatRate: '25.00', baseAmount: '80.00', vatAmount: '20.00', totalAmount: '100.00' },
  ]);
  expect(computeVatBreakdown([])).toEqual([]);
});
