import { describe, expect, it } from '@jest/globals';
import {
  parseAmount,
  computeGross,
  formatItemTotal,
  formatMoney,
  formatQuantity,
  formatRate,
} from '../../../src/extraction/formats/amounts.js';

describe('amounts of an e-invoice', () => {
  it.each([
    ['12.5', '12.50'],
    ['+.5', '0.50'],
    ['5.', '5.00'],
    ['-0.005', '-0.01'],
    ['0.004999', '0.00'],
    [' 1200 ', '1200.00'],
    ['3.345E2', '334.50'],
    ['12E-1', '1.20'],
    ['5e-3', '0.01'],
    ['99999999999999.99', '99999999999999.99'],
    ['1,5', null],
    ['1e999', null],
    ['.', null],
    ['', null],
    ['NaN', null],
    ['0x10', null],
  ])('reads %j as %j', (text, money) => {
    expect(formatMoney(parseAmount(text))).toBe(money);
  });

  it.each([
    ['1.50', '19', '1.79'],
    ['0.25', '10', '0.28'],
    ['-0.25', '10', '-0.28'],
    ['10.00', '8.875', '10.89'],
    ['33.333333', '0', '33.33'],
  ])('adds VAT to %s at %s %% and gets %s', (net, rate, gross) => {
    expect(formatMoney(computeGross(parseAmount(net) ?? 0n, parseAmount(rate) ?? 0n))).toBe(gross);
  });

  it('keeps amounts that an item can hold and drops larger ones', () => {
    expect([formatQuantity('9999999.9994'), formatQuantity('9999999.9995'), formatQuantity('1.23456')]).toEqual([
      '9999999.999',
      null,
      '1.235',
    ]);
    expect([formatRate('8.875'), formatRate('999.99'), formatRate('1000'), formatRate('-1')]).toEqual([
      '8.88',
      '999.99',
      null,
      null,
    ]);
    expect([formatItemTotal(parseAmount('99999999.99')), formatItemTotal(parseAmount('100000000'))]).toEqual([
      '99999999.99',
      null,
    ]);
  });
});
