import { expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

const SUMS = 'Subtotal 150.00\nSales tax (8%) 4.00\nTotal 154.00';
const HEADER = 'Description        Qty     Price    Amount';

function listLines(rows: readonly string[], sums = SUMS): string[] {
  const found = rankFindings(findValues([pageOf(`Invoice\n\n${[HEADER, ...rows].join('\n')}\n\n${sums}`)]));
  const items = found.items?.chosen.value ?? [];
  return items.map(({ name, total_price, vat_rate }) => `${name} ${total_price} at ${vat_rate}`);
}

it.each([
  ['after the amount', ['Cleaning             1    100.00    100.00', 'Paper                1     50.00     50.00T']],
  ['in a column', ['Cleaning             1    100.00    100.00  N', 'Paper                1     50.00     50.00  T']],
  ['before the amount', ['Cleaning             1    100.00  N  100.00', 'Paper                1     50.00  T   50.00']],
])('taxes the lines with a mark %s on which the tax is that of the document', (_, rows) => {
  expect(listLines(rows)).toEqual(['Cleaning 100.00 at 0.00', 'Paper 54.00 at 8.00']);
});

it('keeps the lines as printed if no mark explains the tax', () => {
  const rows = ['Cleaning             1    100.00    100.00T', 'Paper                1     50.00     50.00'];
  const sums = SUMS.replace('4.00', '2.40').replace('154.00', '152.40');
  expect(listLines(rows, sums)).toEqual(['Cleaning 100.00 at null', 'Paper 50.00 at null']);
});
