import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

const HEADER = 'No   Goods              HSN     Qty   Rate     Amount   CGST %  CGST    SGST %  SGST     Total';
const ROWS = [
  '1    Copper kettle      7418    2     850      1700     9%      153     9%      153      2006',
  '2    Millet flour       1102    4     45.5     182      2.5%    4.55    2.5%    4.55     191.1',
  '3    Fresh lemons       0805    3     20       60       0%      0       0%      0        60',
];
const SUM = '     Total                                    1942             157.55          157.55   2257.1';

function read(lines: readonly string[]) {
  const found = rankFindings(findValues([pageOf(`TAX INVOICE\n\n${lines.join('\n')}`)]));
  const items = found.items?.chosen.value ?? [];
  return {
    items: items.map((row) => `${row.quantity} ${row.name} ${row.total_price} at ${row.vat_rate}`),
    totals: [found.net_total, found.total_vat, found.total_price].map((field) => field?.chosen.value),
  };
}

describe('a table with columns for several taxes', () => {
  it('yields lines with all taxes, and totals from the sums of its columns', () => {
    expect(read([HEADER, ...ROWS, SUM])).toEqual({
      items: ['2 Copper kettle 2006.00 at 18.00', '4 Millet flour 191.10 at 5.00', '3 Fresh lemons 60.00 at 0.00'],
      totals: ['1942.00', '315.10', '2257.10'],
    });
  });

  it('is not read from a summary of codes, which shows no names', () => {
    const summary = ['HSN/SAC     Taxable value    Rate   Amount   Rate   Amount    Total tax'];
    const codes = ['7418        1700             9%     153      9%     153       2006'];
    const { items } = read([
      'Goods              Qty     Rate      Amount',
      'Copper kettle      2       850.00    1700.00',
      ...summary,
      ...codes,
    ]);
    expect(items).toEqual([expect.stringMatching(/^2 Copper kettle/)]);
  });
});

describe('a row with the sums of the columns', () => {
  const sums = (row: string, ...more: string[]) =>
    read([
      'Description        Qty     Net       VAT      Gross',
      'Deck oil           2     300.00     75.00    375.00',
      row,
      ...more,
    ]).totals;

  it('yields the totals if the last is the sum of the others', () => {
    expect(sums('Sum total                300.00     75.00    375.00')).toEqual(['300.00', '75.00', '375.00']);
  });

  it('does not count if the others are no taxes', () => {
    const row = 'Total                    100.00    275.00    375.00';
    expect(sums(row)).not.toEqual(['100.00', '275.00', '375.00']);
  });
});
