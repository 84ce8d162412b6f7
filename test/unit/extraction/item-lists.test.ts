import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

const find = (...lines: readonly string[]) => rankFindings(findValues([pageOf(lines.join('\n'))]));
const listItems = (...lines: readonly string[]) =>
  (find(...lines).items?.chosen.value ?? []).map((row) => `${row.quantity} ${row.name} ${row.total_price}`);

describe('sums that a program writes as they are', () => {
  it('are read with a discount among them', () => {
    const found = find(
      'FATTURA 19',
      '',
      'Subtotale :     730.0',
      'IVA :           160.6',
      'Sconto :       - 20.0',
      'Totale :        870.6',
    );
    expect(found.total_price?.chosen.value).toBe('870.60');
    expect(found.total_vat?.chosen.value).toBe('160.60');
  });

  it('are read if they make up an amount with cents', () => {
    const table = ['Description            Hours     Rate      Amount'];
    const lines = [
      ...['INVOICE 14', '', 'Project: Shop', ...table],
      'Interviews             10        70        700',
      'Prototype              20.5      70        1435',
      'Stock sounds           -         -         61.5',
      'Total                                      2196.5',
      ...['', 'Project: Poster', ...table],
      'Drawing                4         80        320',
      'Proofs                 -         -         33.25',
      'Total                                      353.25',
      ...['', 'Grand total: $2549.75'],
    ];
    expect(listItems(...lines)).toEqual([
      '10 Interviews 700.00',
      '20.5 Prototype 1435.00',
      '1 Stock sounds 61.50',
      '4 Drawing 320.00',
      '1 Proofs 33.25',
    ]);
  });
});
