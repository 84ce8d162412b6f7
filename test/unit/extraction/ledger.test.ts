import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { Field, VatCategoryFinding } from '../../../src/extraction/model/finding.js';
import { pageOf } from '../../support/page-of.js';

/** Writes lines of a label and an amount, which end at one edge. */
function writeSums(...lines: readonly (readonly [string, string])[]): string {
  return lines.map(([label, amount]) => label.padEnd(44) + amount.padStart(12)).join('\n');
}

function readTotals(text: string): unknown[] {
  const findings = findValues([pageOf(text)]);
  const read = (field: Field) => findings.find((each) => each.field === field)?.value ?? null;
  return [read('net_total'), read('total_vat'), read('total_price')];
}

function readRates(text: string): string[] {
  const found = findValues([pageOf(text)]).find(({ field }) => field === 'vat_categories');
  const rows = (found?.value ?? []) as VatCategoryFinding[];
  return rows.map(({ vat_rate, base_amount, vat_amount }) => `${vat_rate} ${base_amount} ${vat_amount}`).toSorted();
}

describe('a column of sums', () => {
  it.each([
    [
      'includes fees and returned deposits that follow the VAT',
      [
        ['Sous-total', '1130.80'],
        ['Rabais 5 %', '-56.54'],
        ['Montant net hors TVA', '1074.26'],
        ['TVA 8.1 % sur 963.11', '78.01'],
        ['TVA 2.6 % sur 111.15', '2.89'],
        ['Total TVA incl.', '1155.16'],
        ['Fûts livrés', '300.00'],
        ['Fûts repris', '-200.00'],
        ['Total à payer', '1255.16'],
      ],
      ['1074.26', '80.90', '1255.16'],
    ],
    [
      'ends before an advance payment',
      [
        ['Total HT', '2907.20'],
        ['Total TVA', '520.97'],
        ['Total TTC des prestations', '3428.17'],
        ['Frais avancés', '403.40'],
        ['Total général TTC', '3831.57'],
        ['Acompte reçu', '-1200.00'],
        ['Solde à régler', '2631.57'],
      ],
      ['2907.20', '520.97', '3831.57'],
    ],
    [
      'ends before a balance of older invoices and its payment',
      [
        ['Subtotal', '200.00'],
        ['VAT 20 %', '40.00'],
        ['Invoice total', '240.00'],
        ['Previous balance', '90.00'],
        ['Payment received', '-60.00'],
        ['Amount due', '270.00'],
      ],
      ['200.00', '40.00', '240.00'],
    ],
    [
      'ends before a debt of another period',
      [
        ['Doğal gaz tüketim bedeli', '1832.14'],
        ['Açma bedeli', '96.40'],
        ['KDV matrahı', '1928.54'],
        ['KDV (%20)', '385.71'],
        ['Fatura tutarı', '2314.25'],
        ['Önceki dönem borcu', '412.35'],
        ['Toplam ödenecek', '2726.60'],
      ],
      ['1928.54', '385.71', '2314.25'],
    ],
    [
      'has an untaxed line that mentions the tax',
      [
        ['Plumbing', '2612.95'],
        ['Lodgement, GST free', '44.35'],
        ['Subtotal', '2657.30'],
        ['Total GST 10 %', '261.30'],
        ['Total', '2918.60'],
        ['Deposit', '-800.00'],
        ['Amount due', '2118.60'],
      ],
      ['2657.30', '261.30', '2918.60'],
    ],
    [
      'is not reduced by a tax that the customer withholds',
      [
        ['Base imponible', '1500.00'],
        ['IVA 21 %', '315.00'],
        ['Retención IRPF 15 %', '-225.00'],
        ['Total a pagar', '1590.00'],
      ],
      ['1500.00', '315.00', '1815.00'],
    ],
    [
      'shows the total VAT after the VAT of each rate',
      [
        ['Net total', '300.00'],
        ['VAT 20 %', '40.00'],
        ['VAT 5 %', '5.00'],
        ['Total VAT', '45.00'],
        ['Total', '345.00'],
      ],
      ['300.00', '45.00', '345.00'],
    ],
    [
      'alternates bases and taxes',
      [
        ['Taxable amount 20 %', '200.00'],
        ['VAT 20 %', '40.00'],
        ['Taxable amount 5 %', '100.00'],
        ['VAT 5 %', '5.00'],
        ['Total to pay', '345.00'],
      ],
      ['300.00', '45.00', '345.00'],
    ],
    [
      'is negative on a credit note',
      [
        ['Net total', '-100.00'],
        ['VAT 20 %', '-20.00'],
        ['Total credit', '-120.00'],
      ],
      ['-100.00', '-20.00', '-120.00'],
    ],
    [
      'adds a surcharge and a stamp to fees without VAT',
      [
        ['Restauro della lunetta', '1250.00'],
        ['Relazione finale', '150.00'],
        ['Totale compensi', '1400.00'],
        ['Rivalsa INPS 4 %', '56.00'],
        ['Imposta di bollo', '2.00'],
        ['Totale a pagare', '1458.00'],
      ],
      [null, null, '1458.00'],
    ],
  ] as const)('%s', (_, lines, expected) => {
    expect(readTotals(writeSums(...lines))).toEqual(expected);
  });

  it('is not mistaken for an order that a sentence names', () => {
    const sums = writeSums(['Net total', '120.00'], ['VAT 20 %', '24.00'], ['Total', '144.00']);
    const sentence = 'Order 4711: gross total 1200.00 (net total 1000.00, VAT 20 % 200.00).';
    expect(readTotals(`${sums}\n\n${sentence}`)).toEqual(['120.00', '24.00', '144.00']);
  });

  it('may be a row with its labels above, rate and base included', () => {
    const text = `
Exkl. moms      Moms 25 % på -400,00      Moms 6 % på -50,00      Öresavr.      ATT TILLGODORÄKNA
-450,00         -100,00                   -3,00                   -0,50         -553,50`;
    expect(readTotals(text)).toEqual(['-450.00', '-103.00', '-553.50']);
    expect(readRates(text)).toEqual(['25.00 -400.00 -100.00', '6.00 -50.00 -3.00']);
  });
});

describe('several taxes on one net total', () => {
  it('are one row each, even if a rate has three decimals', () => {
    const text = writeSums(
      ['Sous-total', '5807.67'],
      ['TPS 5 %', '290.38'],
      ['TVQ 9,975 %', '579.32'],
      ['TOTAL', '6677.37'],
    );
    expect(readRates(text)).toEqual(['5.00 5807.67 290.38', '9.98 5807.67 579.32']);
  });

  it('are one row per rate if they are halves of one tax', () => {
    const text = `
57022010      49,708.50     2.5%    1,242.71     2.5%    1,242.71
53081010      20,520.00     9%      1,846.80     9%      1,846.80

Taxable value                                             70,228.50
CGST                                                       3,089.51
SGST                                                       3,089.51
Total                                                     76,407.52`;
    expect(readRates(text)).toEqual(['18.00 20520.00 3693.60', '5.00 49708.50 2485.42']);
  });
});

describe('a table of VAT', () => {
  it('may have an untaxed row and a rounded total', () => {
    const text = `
Recapitulation      Base         VAT      Total
Untaxed          3000.00        0.00    3000.00
12 %            10000.00     1200.00   11200.00
21 %             4736.00      994.56    5730.56

Rounding                                  -0.56
Amount due                             19930.00`;
    expect(readTotals(text)).toEqual(['17736.00', '2194.56', '19930.00']);
    expect(readRates(text)).toEqual(['0.00 3000.00 0.00', '12.00 10000.00 1200.00', '21.00 4736.00 994.56']);
  });
});
