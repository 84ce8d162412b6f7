import { describe, expect, it } from '@jest/globals';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { splitRates } from '../../../src/extraction/fields/items/rate-split.js';
import { readTotals } from '../../../src/extraction/fields/totals/totals.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

/** Reads the VAT rates of the items on a page. */
function readRates(text: string) {
  const document = readDocument([pageOf(text, 1)]);
  const rows = readItems(document);
  return splitRates(rows, readTotals(document, rows)).map(({ rate }) => (rate === null ? null : Number(rate)));
}

const BREAKDOWN = `
Code      Rate          Goods        VAT
T1        20.00%        50.00      10.00
T0         0.00%        30.00       0.00`;

describe('the VAT rate of an item that shows a code', () => {
  it.each([
    ['in a column of codes', BREAKDOWN, ['T1', 'T0'], [20, 0]],
    [
      'before a breakdown without percent signs',
      '1    20,00     50.00     10.00\n2    exempt    30.00     0.00',
      ['1', '2'],
      [20, 0],
    ],
    ['with a name in the legend', 'A - Standard 20%\nB - Books 5%', ['A', 'B'], [20, 5]],
    ['in brackets', '[1] VAT 20 %    50.00    10.00\n[2] VAT 5 %    30.00    1.50', ['[1]', '[2]'], [20, 5]],
    ['with a legend in a sentence', 'A = 20 %, B = 5 %', ['A', 'B'], [20, 5]],
    ['with a legend of words', 'A=20% B=5%', ['B', 'A'], [5, 20]],
    ['in one of several rows only', BREAKDOWN, ['T1', ''], [null, null]],
    ['that no legend has', BREAKDOWN, ['S', 'S'], [null, null]],
    ['that is the currency', 'EUR discount 20%', ['EUR', 'EUR'], [null, null]],
  ])('is that of the legend: %s', (_, legend, [first = '', second = ''], expected) => {
    const text = `
Description         Qty     Price    Amount   Tax
Bolts                 5     10.00     50.00   ${first}
Nuts                  3     10.00     30.00   ${second}

${legend}

Total 85.00`;
    expect(readRates(text)).toEqual(expected);
  });

  it('is not read where rates are shown, although a breakdown begins with one', () => {
    const text = `
Description         Qty     Price    VAT     Amount
Bolts                 5     10.00     20      50.00
Nuts                  3     10.00     10      30.00

Net total 80.00

20        10            30.00       3.00
10        20            50.00      10.00
Total 93.00`;
    expect(readRates(text)).toEqual([20, 10]);
  });

  it('is read beside the amount, without a label above it', () => {
    const text = `
Description         Qty     Price    Amount
Bolts                 5     10.00     50.00 2
Nuts                  3     10.00     30.00 1
Cables                1     20.00     20.00 2

1         0,00          30.00       0.00
2        20,00          70.00      14.00
Total 114.00`;
    expect(readRates(text)).toEqual([20, 0, 20]);
  });
});

describe('the numbers below "VAT"', () => {
  it.each([
    ['are taxes if they are those of the rows at a rate of the document', ['24.00', '13.60', '0.00'], [20, 20, 0]],
    ['are rates otherwise', ['20.00', '20.00', '0.00'], [20, 20, 0]],
  ])('%s', (_, numbers, rates) => {
    const [first = '', second = '', third = ''] = numbers;
    const text = `
Description         Qty     Price    Amount   Code     VAT
Bolts                12     10.00    120.00   T1     ${first}
Nuts                  8      8.50     68.00   T1     ${second}
Maps                  3     10.00     30.00   T0      ${third}

Code      Rate          Goods        VAT
T1        20.00%       188.00      37.60
T0         0.00%        30.00       0.00

Total 255.60`;
    expect(readRates(text)).toEqual(rates);
  });
});

it('is zero for an amount of quantity times price beside amounts that include the tax', () => {
  const text = `
Item                  Unit cost     Quantity     Line total
Oak desk               2,000.00            1       2,120.00
Shelf                    100.00            3         318.00
Fitting, per hour         95.00            4         380.00
Subtotal                                           2,818.00
Sales tax 6.00%                                      138.00
Total                                              2,818.00`;
  expect(readRates(text)).toEqual([6, 6, 0]);
});

describe('an item without a rate', () => {
  const readWithExempt = (vat: string) =>
    readRates(`
Description         Qty     Price    VAT        Amount
Bolts                 5     10.00    20%         50.00
Fee                   1     30.00    Outside     30.00

Net total 80.00
VAT ${vat}
Total ${80 + Number(vat)}.00`);

  it('is not taxed if the tax on the others is the whole VAT', () => {
    expect(readWithExempt('10.00')).toEqual([20, 0]);
  });

  it.each([
    ['6.00', [20, 5, 20]],
    ['3.00', [20, 5, null]],
  ])('has the only rate with which all lines yield the taxes per rate, such as %s', (vat, rates) => {
    const text = `
Description         Qty     Price    VAT     Amount
Bolts                 2     10.00    20%      20.00
Maps                  2     20.00     5%      40.00
Shipping                                      10.00

Net total 70.00
VAT 20% ${vat}
VAT 5% 2.00
Total ${72 + Number(vat)}.00`;
    expect(readRates(text)).toEqual(rates);
  });

  it('stays without one otherwise', () => {
    expect(readWithExempt('16.00')).toEqual([20, null]);
  });

  it.each([
    ['on one of three lines', '5.00', [10, 0, 0]],
    ['on two of three lines', '8.50', [10, 10, 0]],
    ['on all lines', '10.50', [null, null, null]],
    ['on no lines', '4.00', [null, null, null]],
  ])('is taxed if exactly its tax is the only tax, %s', (_, vat, expected) => {
    const text = `
Description         Qty     Price     Amount
Gate                  5     10.00      50.00
Posts                 7      5.00      35.00
Labour                1     20.00      20.00

Net total 105.00
VAT 10% ${vat}
Total ${(105 + Number(vat)).toFixed(2)}`;
    expect(readRates(text)).toEqual(expected);
  });
});

it('is not the tax that the row shows between its net and gross amount', () => {
  const text = `
Item                Ex VAT    VAT    Inc VAT
Bolts                46.50   9.30      55.80
Nuts                 64.00  12.80      76.80

Total ex VAT 110.50
VAT at 20% 22.10
Total 132.60`;
  expect(readRates(text).every((rate) => rate === null || rate === 20)).toBe(true);
});

describe('the VAT rate of an item that shows its tax', () => {
  it('is the rate in use that yields the tax', () => {
    const text = `
Descripción          Precio       ITBIS     Cantidad     Sub-Total
Sillas               $85.00     $459.00        30.00     $2,550.00
Semillas            $640.00       $0.00         5.00     $3,200.00
Tazas                $13.00       $2.34         1.00        $13.00

ITBIS: 461.34
Total: 6,224.34`;
    expect(readRates(text)).toEqual([18, 0, 18]);
  });

  it('is in the column of rates beside that of taxes', () => {
    const text = `
QUANTITA    ARTICOLO       IMPONIBILE       IVA     %IVA
4           Sedie              520,00    114,40       22
30          Piante              66,00      6,60       10

Totale imponibile 586,00
Totale IVA 121,00
TOTALE 707,00`;
    expect(readRates(text)).toEqual([22, 10]);
  });

  it('leads from the gross amount to the net amount after a discount', () => {
    const text = `
Name           Unit price    Qty    Total no tax    Tax     Discount    Total with tax
Brass hooks         12.00     10          120.00    20 %       -5 %            136.80
Rope                15.00      3           45.00    20 %         --             54.00

TOTAL                159.00
TAX                   31.80
TOTAL WITH TAX       190.80`;
    const totals = readItems(readDocument([pageOf(text, 1)])).map(({ amount, amountKind }) => [amount, amountKind]);
    expect(totals).toEqual([
      ['114.00', 'net'],
      ['45.00', 'net'],
    ]);
  });
});
