import { describe, expect, it } from '@jest/globals';
import { createLabelDictionary } from '../../../src/extraction/text/label-dictionary.js';
import { createMisreadLabels } from '../../../src/extraction/page/misread-labels.js';
import type { Finding } from '../../../src/extraction/model/finding.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { pageOf } from '../../support/page-of.js';

describe('a misread label', () => {
  const meaningOf = createMisreadLabels(
    createLabelDictionary([
      ['title', ['Handelsrechnung']],
      ['due', ['Zahlungstermin']],
      ['delivery', ['Zahlungstermim', 'Datum']],
    ]),
  );

  it.each([
    ...['handelsiechnung', 'handelsrechnun', 'handelsrechnungg', 'nandelsrechnung', 'andelsrechnung'],
    ...['handelrechnung', 'handelsirechnung', 'xhandelsrechnung'],
  ])('is recognised with one wrong letter: %s', (read) => {
    expect(meaningOf(read)).toBe('title');
  });

  it.each(['handelsieehnung', 'handelsrechnung1', 'zahlungstermir', 'datun'])(
    'is not recognised with more errors, with digits, with two meanings or if it is short: %s',
    (read) => {
      expect(meaningOf(read)).toBeUndefined();
    },
  );
});

describe('a label with letters that look alike', () => {
  const meaningOf = createMisreadLabels(
    createLabelDictionary([
      ['quantity', ['ilosc', 'menge']],
      ['amount', ['tutari', 'IBAN']],
      ['tax', ['OIB']],
      ['number', ['so no']],
      ['net', ['burn']],
      ['gross', ['bum', 'bumm']],
    ]),
  );

  it.each([
    ['llosc', 'quantity'],
    ['1losc', 'quantity'],
    ['tutan', 'amount'],
    ['i8an', 'amount'],
    ['il6sc', 'quantity'],
    ['bumm', 'gross'],
    ['0ib', 'tax'],
  ])('is recognised even if it is short: %s', (read, key) => {
    expect(meaningOf(read)).toBe(key);
  });

  it.each(['iloscz', 'mengc', '11050', '56no', 'bum', 'ban', 'olb', '018'])(
    'is not recognised with other letters: %s',
    (read) => {
      expect(meaningOf(read)).toBeUndefined();
    },
  );
});

describe('a scanned page with misread labels', () => {
  const page = pageOf(`
Codelisten-Versicn:   2.6 vom 10.11.2025

Handelsiechnung (380) Nr. 47110815 vom   01.12.2025
Gesamtbetraq                             1.021,91
`);
  const readValues = (source: 'text' | 'ocr'): Partial<Record<string, unknown>> => {
    const chosen = rankFindings(findValues([{ ...page, source }]));
    return Object.fromEntries(
      Object.entries(chosen).map(([field, report]) => [field, (report.chosen as Finding).value]),
    );
  };

  it('still yields number, date and total', () => {
    expect(readValues('ocr')).toMatchObject({
      invoice_number: '47110815',
      invoice_date: '2025-12-01',
      total_price: '1021.91',
    });
  });

  it('yields a number with lower confidence if some of its letters look like digits, and reads lower-case ones as digits', () => {
    const readNumber = (written: string): Finding | undefined =>
      findValues([{ ...pageOf(`Rechnungsnummer: ${written}`), source: 'ocr' }]).find(
        (finding) => finding.field === 'invoice_number',
      );
    const [clear, small, capital] = [readNumber('47110818'), readNumber('47l10818'), readNumber('47I10818')];
    expect([clear?.value, small?.value, capital?.value]).toEqual(['47110818', '47110818', '47I10818']);
    expect(small?.confidence).toBeLessThan(clear?.confidence ?? 0);
    expect(capital?.confidence).toBeLessThan(0.9);
  });

  it('has no effect on pages with digital text', () => {
    expect(readValues('text')).not.toHaveProperty('total_price');
  });
});
