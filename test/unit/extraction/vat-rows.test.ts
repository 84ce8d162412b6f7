import { describe, expect, it } from '@jest/globals';
import { readTotals } from '../../../src/extraction/fields/totals/totals.js';
import { readVat, toVatCategories } from '../../../src/extraction/fields/vat/vat.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import type { ItemRow } from '../../../src/extraction/page/item-row.js';
import { pageOf } from '../../support/page-of.js';

/** Makes the rows of an item table, each from its amount and its rate. */
const makeItems = (...rows: [amount: string, rate: string][]): ItemRow[] =>
  rows.map(([amount, rate]) => ({ amount, rate, vat: null, amountKind: 'amount' }) as unknown as ItemRow);

/** Lists the confidence of the breakdown, and the rate, base, tax and total of each row. */
function listRows(text: string, items: ItemRow[] = []): (number | string)[] | null {
  const document = readDocument([pageOf(text)]);
  const vat = readVat(document, readTotals(document, items), items);
  if (!vat) return null;
  const rows = toVatCategories(vat).map((row) =>
    [row.vat_rate, row.base_amount, row.vat_amount, row.total_amount].map(String).join(' '),
  );
  return [vat.confidence, ...rows];
}

const TWO = 'Net total 150.00\nVAT 22.50\nGross total 172.50';

describe('the VAT per rate', () => {
  it.each([
    [
      'is in rows with rate, base and tax',
      `20% 100.00 20.00\n5% 50.00 2.50\n${TWO}`,
      [0.96, '20.00 100.00 20.00 120.00', '5.00 50.00 2.50 52.50'],
    ],
    [
      'is in rows with a rate in use without a percent sign',
      `20  100.00  20.00\n5   50.00   2.50\n${TWO}`,
      [0.96, '20.00 100.00 20.00 120.00', '5.00 50.00 2.50 52.50'],
    ],
    [
      'is in rows that show a discount before it is subtracted',
      `1  103.20  3.20  20.00  20.00\n2  50.00  2.50  5.00\n${TWO}`,
      [0.96, '20.00 100.00 20.00 120.00', '5.00 50.00 2.50 52.50'],
    ],
    [
      'is computed from taxes with rates if that makes the net total',
      'Subtotal 394.05\nVAT 20 % 61.29\nVAT 10 % 8.76\nTotal 464.10',
      [0.93, '20.00 306.45 61.29 367.74', '10.00 87.60 8.76 96.36'],
    ],
    [
      'has a rate with more than two decimals',
      'Subtotal 640.40\nSales tax 56.04\n8.751%\nTotal 696.44',
      [0.95, '8.75 640.40 56.04 696.44'],
    ],
    [
      'adds up goods and shipping, and not prices that look like a tax',
      '20 % 4,50 27,00\nGoods 20 % 60,00 12,00\nGoods 5,5 % 20,00 1,10\nShipping 20 % 5,00 1,00\nNet total 85,00\nVAT 14,10\nGross total 99,10',
      [0.96, '20.00 65.00 13.00 78.00', '5.50 20.00 1.10 21.10'],
    ],
    [
      'has the rate in the name of its tax',
      'Subtotal 150.00\nIGST-12 18.00\nGrand total 168.00\nInterest of 18 % a year',
      [0.95, '12.00 150.00 18.00 168.00'],
    ],
    [
      'has a rate of three decimals on what the tax is added to',
      'Subtotal 160.00\nDiscount -9.00\nShipping 12.00\nTax 8.875 % 14.47\nTotal 177.47',
      [0.95, '8.88 163.00 14.47 177.47'],
    ],
    [
      'is that of each of two taxes with one name',
      'Subtotal 200.00\nState Sales Tax (4%) 8.00\nCity Sales Tax (4.5%) 9.00\nTotal 217.00',
      [0.93, '4.00 200.00 8.00 208.00', '4.50 200.00 9.00 209.00'],
    ],
    [
      'is zero beside the whole total, whatever other percentages the document names',
      'Base 300.00 0 % 0.00 Total 300.00\nInterest of 10 % a year',
      [0.92, '0.00 300.00 0.00 300.00'],
    ],
    [
      'is not in rows with another number',
      `45  100.00  20.00\n46  50.00   2.50\n${TWO}`,
      [0.85, '15.00 150.00 22.50 172.50'],
    ],
    [
      'is in rows beside an untaxed amount that has no rate',
      '20% 100.00 20.00\nExempt 50.00\nNet total 150.00\nVAT 20.00\nGross total 170.00',
      [0.9, '20.00 100.00 20.00 120.00', '0.00 50.00 0.00 50.00'],
    ],
    [
      'is zero where the VAT is, although no rate is shown',
      'Net total 100.00\nVAT 0.00\nGross total 100.00',
      [0.92, '0.00 100.00 0.00 100.00'],
    ],
    [
      'is a cent off',
      '20% 100.00 20.01\n5% 50.00 2.50\nNet total 150.00\nVAT 22.51\nGross total 172.51',
      [0.96, '20.00 100.00 20.01 120.01', '5.00 50.00 2.50 52.50'],
    ],
    [
      'is in rows that are printed twice',
      `20% 100.00 20.00\n5% 50.00 2.50\n20% 100.00 20.00\n5% 50.00 2.50\n${TWO}`,
      [0.96, '20.00 100.00 20.00 120.00', '5.00 50.00 2.50 52.50'],
    ],
    [
      'is in a row among many that repeat another one',
      `${'20% 100.00 20.00\n'.repeat(9)}20% 50.00 10.00\nNet total 50.00\nVAT 10.00\nGross total 60.00`,
      [0.96, '20.00 50.00 10.00 60.00'],
    ],
    [
      'is the sum of the rows of one rate',
      '20% 100.00 20.00\n20% 50.00 10.00\n5% 10.00 0.50\nNet total 160.00\nVAT 30.50\nGross total 190.50',
      [0.96, '20.00 150.00 30.00 180.00', '5.00 10.00 0.50 10.50'],
    ],
    [
      'leaves out a row that does not belong to it',
      '20% 100.00 20.00\n5% 50.00 2.50\nNet total 100.00\nVAT 20.00\nGross total 120.00',
      [0.96, '20.00 100.00 20.00 120.00'],
    ],
    [
      'has an untaxed rest if a rate of zero is shown',
      '20% 100.00 20.00\n0%\nNet total 150.00\nVAT 20.00\nGross total 170.00',
      [0.9, '20.00 100.00 20.00 120.00', '0.00 50.00 0.00 50.00'],
    ],
    ['has no untaxed rest below zero', '20% 100.00 20.00\n0%\nNet total 90.00\nVAT 20.00\nGross total 110.00', null],
    [
      'has an untaxed rest of a credit',
      '20% -100.00 -20.00\n0%\nNet total -150.00\nVAT -20.00\nGross total -170.00',
      [0.9, '20.00 -100.00 -20.00 -120.00', '0.00 -50.00 0.00 -50.00'],
    ],
    [
      'is labelled, with a base for each tax',
      `Books 100.00\nFood 50.00\nVAT 20% 20.00\nVAT 5% 2.50\nNet total 150.00\nGross total 172.50`,
      [0.93, '20.00 100.00 20.00 120.00', '5.00 50.00 2.50 52.50'],
    ],
    [
      'is labelled, with amounts that contain the taxes',
      `Books 120.00\nFood 52.50\nVAT 20% 20.00\nVAT 5% 2.50\nNet total 150.00\nGross total 172.50`,
      [0.93, '20.00 100.00 20.00 120.00', '5.00 50.00 2.50 52.50'],
    ],
    [
      'is labelled, without bases',
      `VAT 20% 20.00\nVAT 5% 2.50\nNet total 149.90\nGross total 172.40`,
      [0.6, '20.00 null 20.00 null', '5.00 null 2.50 null'],
    ],
    [
      'is labelled, with several possible bases',
      `Books 50.00\nFood 50.01\nVAT 20% 20.00\nVAT 5% 2.50\nNet total 149.90\nGross total 172.40`,
      [0.6, '20.00 null 20.00 null', '5.00 null 2.50 null'],
    ],
    [
      'is of one rate',
      'Rate 20%\nNet total 100.00\nVAT 20.00\nGross total 120.00',
      [0.95, '20.00 100.00 20.00 120.00'],
    ],
    [
      'is of one rate, two cents off',
      'Rate 20%\nNet total 100.00\nVAT 20.02\nGross total 120.02',
      [0.95, '20.00 100.00 20.02 120.02'],
    ],
    ['is of no rate, three cents off', 'Rate 20%\nNet total 100.00\nVAT 20.03\nGross total 120.03', null],
    [
      'is of one rate, which zeros fill up',
      'Bolts 31.00\nVAT 17.5000% 5.43\nTotal 36.43',
      [0.95, '17.50 31.00 5.43 36.43'],
    ],
    ['is zero', 'Rate 0%\nNet total 100.00\nVAT 0.00\nGross total 100.00', [0.92, '0.00 100.00 0.00 100.00']],
    [
      'is of one rate, once an amount is left out',
      'Bolts 10% 100.00\nLicence, free of tax 44.35\nNet total 144.35\nVAT 10.00\nGross total 154.35',
      [0.85, '10.00 100.00 10.00 110.00', '0.00 44.35 0.00 44.35'],
    ],
    [
      'is of a labelled base, although no net total adds up',
      'Subtotal 100.00\nFreight 7.00\nFuel 3.00\nTaxable amount 107.00\nSales tax 20% 21.40\nAmount due 131.40',
      [0.85, '20.00 107.00 21.40 128.40'],
    ],
    [
      'is of a labelled base, although lines that are not taxed reduce the net total',
      'Bolts 110.00\nRefund -10.00\nSubtotal 100.00\nTaxable amount 110.00\nSales tax 20% 22.00\nGross total 122.00',
      [0.85, '20.00 110.00 22.00 132.00'],
    ],
    [
      'is at a rate of zero if it is zero, whatever other percentages there are',
      'Late fee 20%\nNet total 100.00\nVAT 0.00\nGross total 100.00',
      [0.92, '0.00 100.00 0.00 100.00'],
    ],
    [
      'is of the only rate in use that fits',
      'Net total 100.00\nVAT 21.00\nGross total 121.00',
      [0.85, '21.00 100.00 21.00 121.00'],
    ],
    [
      'is of the only rate in use that fits, beside discounts in percent',
      'Description   Quantity   Price   Discount   Amount\nBolts         10         12.00   10.00%     108.00\nNet total 108.00\nVAT 21.60\nGross total 129.60',
      [0.85, '20.00 108.00 21.60 129.60'],
    ],
    [
      'is at the only rate in eighths of a percent that a sales tax fits',
      'Subtotal 640.00\nSales tax 49.60\nTotal 689.60',
      [0.85, '7.75 640.00 49.60 689.60'],
    ],
    [
      'is of no rate in eighths of a percent if it is no sales tax',
      'Net total 640.00\nVAT 49.60\nGross total 689.60',
      null,
    ],
    ['is of no rate in eighths of a percent of a small sum', 'Subtotal 16.00\nSales tax 1.24\nTotal 17.24', null],
    [
      'is of several taxes without rates, each at the only one in use that fits',
      'Subtotal 140.00\nGST 7.00\nQST 13.97\nTotal 160.97',
      [0.85, '5.00 140.00 7.00 147.00', '9.98 140.00 13.97 153.97'],
    ],
    [
      'is of a labelled base beside an amount that is exempt',
      'Importe gravado 15% 200.00\nImporte exento 80.00\nISV 15% 30.00\nTotal factura 310.00',
      [0.9, '15.00 200.00 30.00 230.00', '0.00 80.00 0.00 80.00'],
    ],
    [
      'is labelled at two rates, beside an amount that is exempt',
      'Importe exento 80.00\nImporte gravado 15% 200.00\nISV 15% 30.00\nImporte gravado 18% 50.00\nISV 18% 9.00\nTotal factura 369.00',
      [0.9, '15.00 200.00 30.00 230.00', '18.00 50.00 9.00 59.00', '0.00 80.00 0.00 80.00'],
    ],
    ['is of no several taxes if one fits no rate', 'Subtotal 140.00\nGST 7.00\nQST 13.90\nTotal 160.90', null],
    ['is of no rate that would be a cent off', 'Net total 100.00\nVAT 21.01\nGross total 121.01', null],
    ['is of no rate if several fit', 'Net total 1.00\nVAT 0.20\nGross total 1.20', null],
    [
      'has the rates that are percentages, where the position of a row and its price would add up too',
      [
        'Row  Article     Quantity  Price   Net     VAT  Tax     Gross',
        '3    Garden fan      4     200.00  800.00  20%  160.00  960.00',
        '5    Plum juice     19     2.10    39.90   10%  3.99    43.89',
        'Total            839.90  163.99  1003.89',
        'Of these         800.00  20%  160.00  960.00',
        '                 39.90  10%  3.99  43.89',
        'Amount due  1003.89',
      ].join('\n'),
      [0.96, '20.00 800.00 160.00 960.00', '10.00 39.90 3.99 43.89'],
    ],
    ['is unknown without totals', '20% 100.00 20.00', null],
  ])('%s', (_, text, expected) => {
    expect(listRows(text)).toEqual(expected);
  });

  it('has a row for the lines without VAT that are added to the taxed total', () => {
    const text = 'Net total 150.00\nVAT 20% 30.00\nDeposit for the key 40.00\nTotal to pay 220.00';
    const rows = [0.93, '20.00 150.00 30.00 180.00', '0.00 40.00 0.00 40.00'];
    expect(listRows(text, makeItems(['150.00', '20'], ['40.00', '0']))).toEqual(rows);
  });

  it('is the sum of the rounded taxes of the lines at one rate, beside lines at a rate of zero', () => {
    const items = makeItems(['35.00', '7'], ['55.20', '7'], ['64.90', '7'], ['50.00', '0']);
    const rows = [0.93, '7.00 155.10 10.85 165.95', '0.00 50.00 0.00 50.00'];
    expect(listRows('Net total 205.10\nVAT 7% 10.85\nGross total 215.95', items)).toEqual(rows);
  });

  it('is the sum of the lines, which are without VAT or with it', () => {
    const net = makeItems(['100.00', '20'], ['50.00', '5']);
    const rows = [0.93, '20.00 100.00 20.00 120.00', '5.00 50.00 2.50 52.50'];
    expect(listRows(TWO, net)).toEqual(rows);
    expect(listRows(TWO, makeItems(['120.00', '20'], ['52.50', '5']))).toEqual(rows);
    expect(listRows(TWO, makeItems(['99.00', '20'], ['52.00', '5']))).toEqual([0.85, '15.00 150.00 22.50 172.50']);
  });
});
