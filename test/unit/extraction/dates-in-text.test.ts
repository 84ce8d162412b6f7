import { describe, expect, it } from '@jest/globals';
import { findDate } from '../../../src/extraction/fields/date/find-date.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { pageOf } from '../../support/page-of.js';

/** The most certain date of the invoice on a page. */
function findBest(text: string): string | null {
  const found = findDate(readDocument([pageOf(text)]), null);
  return found.toSorted((a, b) => b.confidence - a.confidence)[0]?.value ?? null;
}

describe('the date of the invoice', () => {
  it.each([
    ['behind the number below the title', 'FACTURA\nNr. 0000718 / 24.03.2026\nData livrării: 20.03.2026', '2026-03-24'],
    [
      'behind a label that ends with a title',
      'Date of issue invoice: 14.05.2027\nCharges from 28.03.2027 to 27.04.2027',
      '2027-05-14',
    ],
    [
      'over two lines in a narrow column',
      'Invoice date      Due date\n24 March          7 April\n2026              2026',
      '2026-03-24',
    ],
    [
      'above the items, not in a sentence',
      'Bill date: 03/24/2026\nWe charge interest if you pay later than a month after our bill date: 04/23/2026.',
      '2026-03-24',
    ],
    [
      'of a letter, not in its justified text',
      'Linz, den 24. März 2026\n\nnachdem  die  Sache  mit  dem  Bescheid  vom  13.  März  2026\nerledigt ist, rechne ich ab.',
      '2026-03-24',
    ],
    [
      'at the head, not in a list whose rows have one label',
      'LUNES, 31 DE MARZO DEL 2025\nNº 21 - Fecha de emisión: 04/03/2025\nNº 22 - Fecha de emisión: 11/03/2025\nNº 23 - Fecha de emisión: 18/03/2025',
      '2025-03-31',
    ],
    ['behind the word for "issued"', 'Factura 12\nEmitida: 24/03/2026\nFecha: 27/03/2026', '2026-03-24'],
  ])('stands %s', (_, text, date) => {
    expect(findBest(text)).toBe(date);
  });

  it('is not behind a number without a title', () => {
    expect(findBest('Delivery note\nNo. 718 / 24.03.2026\nDate: 27.03.2026')).toBe('2026-03-27');
  });
});
