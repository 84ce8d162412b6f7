import { describe, expect, it } from '@jest/globals';
import type { Field, FieldValue, Finding } from '../../../src/extraction/model/finding.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { pageOf } from '../../support/page-of.js';
import { WRITTEN_COUNTRIES } from '../../support/written-countries.js';
import { WRITTEN_INVOICES } from '../../support/written-invoices.js';
import { WRITTEN_INVOICES_OF_AFRICA } from '../../support/written-invoices-of-africa.js';
import { WRITTEN_INVOICES_OF_ASIA } from '../../support/written-invoices-of-asia.js';
import { WRITTEN_INVOICES_OF_LATIN_AMERICA } from '../../support/written-invoices-of-latin-america.js';
import { WRITTEN_INVOICES_OF_SMALL_MARKETS } from '../../support/written-invoices-of-small-markets.js';
import { WRITTEN_LAYOUTS } from '../../support/written-layouts.js';
import { WRITTEN_NAMES } from '../../support/written-names.js';
import { WRITTEN_TABLES } from '../../support/written-tables.js';

function getValue<F extends Field>(findings: readonly Finding[], field: F): FieldValue<F> | null {
  const report = rankFindings(findings)[field];
  return report ? (report.chosen.value as FieldValue<F>) : null;
}

const CALCULATED = ['document_type', 'net_total', 'language', 'country', 'total_price', 'total_vat', 'vat_categories'];

describe.each(
  [
    ...WRITTEN_COUNTRIES,
    ...WRITTEN_INVOICES_OF_AFRICA,
    ...WRITTEN_INVOICES_OF_ASIA,
    ...WRITTEN_INVOICES_OF_LATIN_AMERICA,
    ...WRITTEN_INVOICES_OF_SMALL_MARKETS,
    ...WRITTEN_INVOICES,
    ...WRITTEN_LAYOUTS,
    ...WRITTEN_NAMES,
    ...WRITTEN_TABLES,
  ].map((invoice) => [invoice.title, invoice] as const),
)('%s', (_, invoice) => {
  const findings = findValues([pageOf(invoice.text)]);

  it.each(Object.entries(invoice.expected))('shows its %s as %s', (field, expected) => {
    expect(getValue(findings, field as Field)).toBe(expected);
  });

  it('has its items and VAT', () => {
    const items = getValue(findings, 'items') ?? [];
    expect(items).toHaveLength(invoice.lineCount ?? 0);
    for (const [index, line] of invoice.lines ?? []) expect(items[index]).toMatchObject(line);
    const vat = (getValue(findings, 'vat_categories') ?? []).map((row) => [
      row.vat_rate,
      row.base_amount,
      row.vat_amount,
    ]);
    expect(vat).toEqual(invoice.vat ?? []);
  });

  it('is read the same in any order of words in the file', () => {
    const page = pageOf(invoice.text);
    const listChosen = (words: typeof page.words) =>
      Object.entries(rankFindings(findValues([{ ...page, words }]))).map(([field, report]) => [
        field,
        report.chosen.value,
      ]);
    expect(listChosen(page.words.toReversed())).toEqual(listChosen(page.words));
  });

  it('has a rule for every value, and a place unless it was calculated', () => {
    for (const { field, page, box, rule, confidence, source } of findings) {
      expect({ page, source }).toEqual({ page: 1, source: 'text' });
      const isPlaced = box !== null && Math.min(box.width, box.height) > 0;
      expect(isPlaced || (box === null && CALCULATED.includes(field))).toBe(true);
      expect(rule).not.toBe('');
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });
});

describe('a page that is not an invoice', () => {
  it('yields no number, date, sums or items', () => {
    const findings = findValues([
      pageOf(`
Dear Sir or Madam,
thank you for your letter. We will come back to you within a few days.
Kind regards
`),
    ]);
    const fields = new Set(findings.map((finding) => finding.field));
    for (const field of ['invoice_number', 'invoice_date', 'total_price', 'total_vat', 'items', 'vat_categories']) {
      expect(fields.has(field as Field)).toBe(false);
    }
  });
});

describe('sums that contradict their labels', () => {
  it('are decided by arithmetic', () => {
    const findings = findValues([
      pageOf(`
Rechnung Nr. 1000-1                 Datum: 01.02.2024

Summe                                         119,00
Nettobetrag                                   100,00
19% MwSt                                       19,00
Gesamtbetrag der Lieferung 2023               119,00
`),
    ]);
    expect(getValue(findings, 'total_price')).toBe('119.00');
    expect(getValue(findings, 'total_vat')).toBe('19.00');
  });

  it('yield no total if two are equally likely', () => {
    const findings = findValues([
      pageOf(`
Invoice No: 77-1

Grand total                                   119.00
Grand total                                   219.00
`),
    ]);
    expect(getValue(findings, 'total_price')).toBeNull();
  });
});

describe('sums below the items', () => {
  it('are not the total if they are a small part of the items', () => {
    const findings = findValues([
      pageOf(`
Rechnungskorrektur Nr. 1000-2           Datum: 01.02.2024

Pos   Beschreibung              Menge     Einzelpreis      Gesamt
1     Schrauben                   100            0,10       10,00
2     Hammer                        1           30,00       30,00

Rabatt    Netto 0,50    19% MwSt 0,10    Betrag 0,60
`),
    ]);
    expect(getValue(findings, 'total_price')).toBeNull();
    expect(getValue(findings, 'total_vat')).toBeNull();
  });
});

describe('a table on two pages', () => {
  it('continues under the repeated header', () => {
    const first = `
Lieferant AG · Weg 1 · 12345 Ort
Rechnung Nr. 4711
Pos   Beschreibung              Menge     Einzelpreis      Gesamt
1     Schrauben                   100            0,10       10,00
2     Muttern                      50            0,20       10,00
`;
    const second = `
Lieferant AG · Weg 1 · 12345 Ort
Pos   Beschreibung              Menge     Einzelpreis      Gesamt
3     Hammer                        1           30,00       30,00

Nettobetrag                                                 50,00
19% MwSt                                                     9,50
Gesamtbetrag                                                59,50
`;
    const items = getValue(findValues([pageOf(first), pageOf(second, 2)]), 'items') ?? [];
    expect(items.map((item) => [item.name, item.quantity, item.total_price])).toEqual([
      ['Schrauben', '100', '11.90'],
      ['Muttern', '50', '11.90'],
      ['Hammer', '1', '35.70'],
    ]);
  });
});

describe('a hostile page', () => {
  it('is read completely, however many and long its words are', () => {
    const makeWord = (text: string, x: number, y: number) => ({
      text,
      confidence: 1,
      box: { x, y, width: 20, height: 9 },
    });
    const row = Array.from({ length: 50_000 }, (_, index) =>
      makeWord(['1.000,00', 'Rechnung', '19%'][index % 3] ?? '', index * 21, 50),
    );
    const long = Array.from({ length: 50 }, (_, index) => makeWord('1.'.repeat(5_000), 30, 100 + index * 12));
    const page = { number: 1, width: 595, height: 842, source: 'text' as const, words: [...long, ...row] };
    expect(findValues([page]).some((finding) => finding.field === 'company.name')).toBe(false);
  });
});

describe('a header whose second line is slightly apart', () => {
  it('is read as one header', () => {
    const page = pageOf(`
Fatura No: KRC2024000000127                 Fatura Tarihi: 14-03-2024

Mal Hizmet           Miktar    Birim Fiyat      KDV         KDV       Mal Hizmet
                                               Oranı       Tutarı       Tutarı
Gardırop             2 Adet   4.500,00 TL     % 20,00   1.800,00 TL   9.000,00 TL

Mal Hizmet Toplam Tutarı                                              9.000,00 TL
Hesaplanan KDV(%20)                                                   1.800,00 TL
Vergiler Dahil Toplam Tutar                                          10.800,00 TL
`);
    const lower = (y: number): number => (y > 60 ? y + 4 : y);
    const words = page.words.map((word) => ({ ...word, box: { ...word.box, y: lower(word.box.y) } }));
    const items = getValue(findValues([{ ...page, words }]), 'items');
    expect(items).toMatchObject([{ name: 'Gardırop', quantity: '2', total_price: '10800.00', vat_rate: '20.00' }]);
  });
});
