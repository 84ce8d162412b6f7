import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { findClosingSum } from '../../../src/extraction/page/closing-sum.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import type { Field } from '../../../src/extraction/model/finding.js';
import { pageOf } from '../../support/page-of.js';

/** Lists the values of a field on a page with their confidences, best first. */
function listFound(field: Field, text: string): [unknown, number][] {
  return findValues([pageOf(text)]).flatMap((each) => (each.field === field ? [[each.value, each.confidence]] : []));
}

describe('a table of taxes below many lines with taxes of their own', () => {
  it('gives the taxes of all rates', () => {
    const amounts = ['7,10', '6,20', '5,30', '4,40', '3,50', '2,60', '8,90'];
    const vats = ['0,71', '0,62', '0,53', '0,44', '0,35', '0,26', '0,89'];
    const lines = amounts.map((net, index) => {
      const gross = (Number(net.replace(',', '.')) * 1.1).toFixed(2).replace('.', ',');
      return `1x   Ware ${String.fromCodePoint(65 + index)}          ${net} €     ${vats[index] ?? ''} € (10%)     ${gross} €`;
    });
    const text = [
      ...['Rechnung 77', '', '     Produkt            Preis exkl.    USt.            Preis inkl.', ...lines],
      '2x   Kerze            10,00 €     2,00 € (20%)    12,00 €',
      '     Gesamtsumme      48,00 €     5,80 €          53,80 €',
      ...['', '     Steuersatz       Summe exkl.     Summe USt.     Summe inkl.'],
      '     10%              38,00 €         3,80 €         41,80 €',
      '     20%              10,00 €         2,00 €         12,00 €',
    ].join('\n');
    expect(listFound('total_price', text)[0]?.[0]).toBe('53.80');
    expect(listFound('total_vat', text)[0]?.[0]).toBe('5.80');
  });
});

describe('a total whose label is not known', () => {
  it('closes the column of the amounts above, one of which is named by an abbreviation', () => {
    const text = [
      ...['Op. Gravadas:         S/ 342.00', 'Op. Selva:            S/ 2,430.00', 'I.G.V. 18%:           S/ 61.56'],
      ...['Monto de hoy:         S/ 2,833.56'],
    ].join('\n');
    const document = readDocument([pageOf(text)]);
    expect(findClosingSum(document, [])?.cents).toBe(283_356n);
  });

  it('is above its label on a card', () => {
    const text = [
      ...['FAKTURA 2025031', '', 'POPIS               MNOŽSTVÍ   CENA        CELKEM'],
      ...['Oprava hodinek      1          4 690 Kč    4 690 Kč', '', '', ''],
      ...['                                           4 690 Kč', '                                    CELKEM K ÚHRADĚ'],
    ].join('\n');
    expect(listFound('total_price', text)[0]?.[0]).toBe('4690.00');
  });
});

describe('a label that names a total in one language and the sum of the lines in another', () => {
  const TEXT = [
    ...['Kakao        100.00 PLN     23%     23.00 PLN', 'Len           50.00 PLN      8%      4.00 PLN'],
    ...['Razem netto:     150.00 PLN', 'Razem VAT:        27.00 PLN', 'Suma:            177.00 PLN'],
  ].join('\n');

  it('names the total below a net total and its tax', () => {
    expect(listFound('total_price', TEXT)[0]?.[0]).toBe('177.00');
    expect(listFound('total_price', TEXT.replace('177.00', '178.00'))[0]?.[0]).not.toBe('178.00');
  });
});

describe('the sign of the colón', () => {
  it('may be a cent sign before the amount', () => {
    const text =
      'FACTURA 12\n\nServicio             Precio          Total\nLimpieza             ¢25,000.50      ¢25,000.50\nTotal:               ¢25,000.50';
    expect(listFound('total_price', text)[0]?.[0]).toBe('25000.50');
    expect(listFound('currency', text)[0]?.[0]).toBe('CRC');
  });
});

describe('a tax that is larger than its base', () => {
  it('is an item, not the VAT', () => {
    const text = [
      ...['Details                                        Charges', ''],
      ...[
        'VAT return, first quarter                       240.00',
        'Payroll, 3 employees                            135.00',
      ],
      ...[
        'Total payroll check                              60.00',
        '',
        'Sum                                             435.00',
      ],
      ...[
        'VAT 20%                                          87.00',
        'To pay                                          522.00',
      ],
    ].join('\n');
    expect(listFound('total_price', text)[0]?.[0]).toBe('522.00');
    expect(listFound('total_vat', text)[0]?.[0]).toBe('87.00');
  });
});

describe('amounts that a program writes as they are', () => {
  it('make up a sum below them, wherever that stands', () => {
    const found = listFound(
      'total_price',
      `
Invoice 31

Description                  Quantity     Price        Total
Lodge package                2            6475.5       12951.0
Insurance 75+                2            412.35       824.7
Early bird                   1            -500.0       -500.0

Total 13275.7
`,
    );
    expect(found[0]?.[0]).toBe('13275.70');
  });

  it('have groups of thousands, one decimal and a currency', () => {
    const text = `
Faktura 31

Beskrivelse                  Antall       Pris         MVA    Sum
Foto og film                 7,5 timer    1 150 kr     25 %   8 625 kr
Frakt 220 km                 220 km       5,3 kr       25 %   1 166 kr

                             Eks. MVA                         9 791 kr
                             MVA                              2 447,8 kr
                             Total                            12 238,8 kr
`;
    expect(listFound('total_price', text)[0]?.[0]).toBe('12238.80');
    expect(listFound('total_vat', text)[0]?.[0]).toBe('2447.80');
  });

  it('may have a currency of two words', () => {
    const found = listFound(
      'total_price',
      `
FACTURE 31

Désignation                  Prix Unitaire   Quantité    Montant TTC
Chambre B                    15 000          9           135 000
Petit déjeuner               3 500           12          42 000

                             Total TTC                   177000 F CFA
                             Net à payer                 177000 F CFA
`,
    );
    expect(found[0]?.[0]).toBe('177000.00');
  });
});

describe('the sales tax of Honduras', () => {
  it('is the VAT', () => {
    const text = `
FACTURA 12

DESCRIPCIÓN             CANTIDAD     PRECIO UNIT.     IMPUESTO     IMPORTE
Arroz saco              6 SACO       1,085.00         Exento       L 6,510.00
Jabón                   36 UND       41.30            ISV 15%      L 1,486.80

                        Importe Exento                             L 6,510.00
                        Importe Gravado al 15%                     L 1,486.80
                        ISV 15%                                    L 223.02
                        TOTAL FACTURA                              L 8,219.82
`;
    expect(listFound('total_vat', text)[0]?.[0]).toBe('223.02');
    expect(listFound('net_total', text)[0]?.[0]).toBe('7996.80');
  });
});

describe('a tax in brackets behind its rate', () => {
  it('is not negative', () => {
    const text = [
      ...[
        'Rechnung 1408',
        '',
        'Gemüseabo gross                         1180.00',
        'Zusatzabo Eier                           94.40',
      ],
      ...['Total                                  1274.40', 'Inklusive MWST von 2.6% (32.29)'],
    ].join('\n');
    expect(listFound('total_vat', text)[0]?.[0]).toBe('32.29');
  });
});
