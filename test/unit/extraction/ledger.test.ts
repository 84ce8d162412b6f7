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
        ['Sous-total', '945.00'],
        ['Rabais 10 %', '-94.50'],
        ['Montant net hors TVA', '850.50'],
        ['TVA 8.1 % sur 700.00', '56.70'],
        ['TVA 2.6 % sur 150.50', '3.91'],
        ['Total TVA incl.', '911.11'],
        ['Palettes prêtées', '260.00'],
        ['Palettes rendues', '-180.00'],
        ['Total à payer', '991.11'],
      ],
      ['850.50', '60.61', '991.11'],
    ],
    [
      'ends before an advance payment',
      [
        ['Total HT', '1480.00'],
        ['Total TVA', '266.40'],
        ['Total TTC des travaux', '1746.40'],
        ['Débours', '118.25'],
        ['Total général TTC', '1864.65'],
        ['Acompte reçu', '-600.00'],
        ['Solde à régler', '1264.65'],
      ],
      ['1480.00', '266.40', '1864.65'],
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
        ['Su tüketim bedeli', '641.30'],
        ['Atık su bedeli', '158.70'],
        ['KDV matrahı', '800.00'],
        ['KDV (%10)', '80.00'],
        ['Fatura tutarı', '880.00'],
        ['Önceki dönem borcu', '145.60'],
        ['Toplam ödenecek', '1025.60'],
      ],
      ['800.00', '80.00', '880.00'],
    ],
    [
      'has an untaxed line that mentions the tax',
      [
        ['Rewiring', '1437.50'],
        ['Parking fees, GST free', '31.20'],
        ['Subtotal', '1468.70'],
        ['Total GST 10 %', '143.75'],
        ['Total', '1612.45'],
        ['Deposit', '-450.00'],
        ['Amount due', '1162.45'],
      ],
      ['1468.70', '143.75', '1612.45'],
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
      'is not taxed by a charge that mentions the tax',
      [
        ['Total charges subject to VAT', '127.50'],
        ['VAT at 20 %', '25.50'],
        ['Reminder fee (not subject to VAT)', '12.00'],
        ['Total new charges', '165.00'],
      ],
      ['127.50', '25.50', '165.00'],
    ],
    [
      'may be rounded by an amount whose sign is in brackets',
      [
        ['Taxable value', '610.35'],
        ['Output CGST @ 9%', '54.93'],
        ['Output SGST @ 9%', '54.93'],
        ['Less: round off', '(-)0.21'],
        ['Total', '720.00'],
      ],
      ['610.35', '109.86', '720.00'],
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
        ['Traduzione del manuale', '880.00'],
        ['Revisione', '120.00'],
        ['Totale compensi', '1000.00'],
        ['Rivalsa INPS 4 %', '40.00'],
        ['Imposta di bollo', '2.00'],
        ['Totale a pagare', '1042.00'],
      ],
      [null, null, '1042.00'],
    ],
  ] as const)('%s', (_, lines, expected) => {
    expect(readTotals(writeSums(...lines))).toEqual(expected);
  });

  it('is not mistaken for an order that a sentence names', () => {
    const sums = writeSums(['Net total', '120.00'], ['VAT 20 %', '24.00'], ['Total', '144.00']);
    const sentence = 'Order 4711: gross total 1200.00 (net total 1000.00, VAT 20 % 200.00).';
    expect(readTotals(`${sums}\n\n${sentence}`)).toEqual(['120.00', '24.00', '144.00']);
  });

  it('is that of a prepayment, and not of the order that a sentence below states', () => {
    const text = `
Przedmiot zaliczki               Kwota brutto     Stawka VAT     Kwota VAT     Wartość netto
Schody dębowe, etap 1                2.460,00            23%        460,00          2.000,00
                       RAZEM         2.460,00                       460,00          2.000,00

Wartość zamówienia ogółem: netto 10.000,00 zł, VAT 23% 2.300,00 zł, brutto 12.300,00 zł. Pozostaje:
9.840,00 zł brutto.`;
    expect(readTotals(text)).toEqual(['2000.00', '460.00', '2460.00']);
  });

  it('may be a row with its labels above, rate and base included', () => {
    const text = `
Exkl. moms      Moms 25 % på -620,00      Moms 12 % på -85,00     Öresavr.      ATT TILLGODORÄKNA
-705,00         -155,00                   -10,20                  0,20          -870,00`;
    expect(readTotals(text)).toEqual(['-705.00', '-165.20', '-870.00']);
    expect(readRates(text)).toEqual(['12.00 -85.00 -10.20', '25.00 -620.00 -155.00']);
  });

  it('may show the tax twice: with its rate, and as the sum of all taxes', () => {
    const text = `
Exkl. moms      Moms 25 %      Öresavrundning      Moms kr      ATT BETALA
7 310,00        1 827,50       0,50                1 827,50     SEK 9 138,00`;
    expect(readTotals(text)).toEqual(['7310.00', '1827.50', '9138.00']);
  });
});

describe('amounts in a letter', () => {
  it('add up to the total that its sentences name, with a tax whose amount is on the next line', () => {
    const text = `
The rent of the office for May is 1,860.00 $ and your share of the running costs is 340.00 $, which
makes a subtotal of 2,200.00 $. To this we have to add the GST of 5 %, that is 110.00 $, and the QST of
9.975 %, that is 219.45 $. The total amount due is therefore 2,529.45 $ for the month.`;
    expect(readTotals(text)).toEqual(['2200.00', '329.45', '2529.45']);
    expect(readRates(text)).toEqual(['5.00 2200.00 110.00', '9.98 2200.00 219.45']);
  });
});

describe('several taxes on one net total', () => {
  it('are one row each, even if a rate has three decimals', () => {
    const text = writeSums(
      ['Sous-total', '1246.80'],
      ['TPS 5 %', '62.34'],
      ['TVQ 9,975 %', '124.37'],
      ['TOTAL', '1433.51'],
    );
    expect(readRates(text)).toEqual(['5.00 1246.80 62.34', '9.98 1246.80 124.37']);
  });

  it('are one row per rate if they are halves of one tax', () => {
    const text = `
48201010      12,340.00     2.5%      308.50     2.5%      308.50
84433210       8,150.00     9%        733.50     9%        733.50

Taxable value                                             20,490.00
CGST                                                       1,042.00
SGST                                                       1,042.00
Total                                                     22,574.00`;
    expect(readRates(text)).toEqual(['18.00 8150.00 1467.00', '5.00 12340.00 617.00']);
  });
});

describe('a table of VAT', () => {
  it('may end with the total, followed by its parts', () => {
    const text = `
Mva.-sats                           Grunnlag        Mva.
15 %                                 2 400,00      360,00
25 %                                   800,00      200,00
fri                                    500,00        0,00
Sum å betale kr 4 260,00             3 700,00      560,00`;
    expect(readTotals(text)).toEqual(['3700.00', '560.00', '4260.00']);
  });

  it('may have its sums and the total in different columns', () => {
    const text = `
Cota TVA: 21%
Nr.  Denumirea produselor     U.M.    Cant.   Preț unitar    Valoarea      TVA
1    Avans 30% mobilier       buc     1         2.400,00     2.400,00      504,00
2    Avans 30% transport      buc     1           300,00       300,00       63,00
Semnătura furnizorului                 Total                 2.700,00      567,00
                                       Total plată              3.267,00 Lei`;
    expect(readTotals(text)).toEqual(['2700.00', '567.00', '3267.00']);
  });

  it('may have an untaxed row and a rounded total', () => {
    const text = `
Recapitulation      Base         VAT      Total
Untaxed           480.00        0.00     480.00
12 %             1950.00      234.00    2184.00
21 %             1735.00      364.35    2099.35

Rounding                                  -0.35
Amount due                              4763.00`;
    expect(readTotals(text)).toEqual(['4165.00', '598.35', '4763.00']);
    expect(readRates(text)).toEqual(['0.00 480.00 0.00', '12.00 1950.00 234.00', '21.00 1735.00 364.35']);
  });
});
