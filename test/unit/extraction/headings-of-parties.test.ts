import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { canBeName } from '../../../src/extraction/fields/company/name-text.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

/** The best value of each field on a page. */
function read(text: string): Record<string, unknown> {
  const ranked = rankFindings(findValues([pageOf(text)]));
  return Object.fromEntries(Object.entries(ranked).map(([field, ranking]) => [field, ranking?.chosen.value]));
}

describe('a heading centred over labels and values', () => {
  const TABLE = `
Cantidad    Descripción               Precio       Importe
2           Silla de pino             50,00        100,00

Subtotal                                           100,00
IVA 21%                                             21,00
Total                                              121,00
`;

  it('heads the labels to the left of it too', () => {
    const values = read(`
                                                   Folio     4471

                  Emisor                                           Receptor
  RFC       CPR010203AB1                           RFC      MNO040506CD2
  Nombre    CARPINTERIA PINAR                      Nombre   HOTEL LAS GAVIOTAS
  Regimen   601                                    Uso      G03
${TABLE}`);
    expect([values['company.name'], values['buyer_name']]).toEqual(['CARPINTERIA PINAR', 'HOTEL LAS GAVIOTAS']);
  });

  it('heads its own labels where the headings are on different lines', () => {
    const values = read(`
                                                   Factura   4471

                  Emisor
                                                                 Adquirente
  NIT            901555123-4
                                                   NIT             900666321-1
  Razón social   Muebles Pinar S.A.S.
                                                   Razón social    Hotel Gaviotas Ltda.
${TABLE}`);
    expect([values['company.name'], values['buyer_name']]).toEqual(['Muebles Pinar S.A.S.', 'Hotel Gaviotas Ltda.']);
  });
});

describe('a line that says to whom cheques are payable', () => {
  it.each([
    ['INVOICE', 'Bill to:', 'Make Cheques Payable to:', 'Larch Tutors Inc.', '7 Dock Street, Hamilton, ON L8P 4B1'],
    [
      'FACTURE DE COURS',
      'Facturer à :',
      "Libeller les chèques à l'ordre de :",
      'Cours des Pins',
      '7 rue du Quai, Québec, QC G1R 2S6',
    ],
  ])('heads the seller below the totals (%s)', (title, buyer, payee, name, address) => {
    const values = read(`
${title.padEnd(50)} ${buyer}
${''.padEnd(50)} Ada Brandt
${title} # 5511${''.padEnd(30)}
${''.padEnd(50)} 41 Elm Avenue
DATE: 2024-03-01


DESCRIPTION                                       TOTAL
Piano                                             66.00
TOTAL                                           $ 66.00


${payee}

${name}
${address}
`);
    expect([values['company.name'], values['company.address']]).toEqual([name, address]);
  });
});

describe('the title of an invoice for something', () => {
  it.each([
    ['FACTURE DE COURS', false],
    ['Factura de venta', false],
    ['Fattura di vendita', false],
    ['Facteur de Pianos SARL', true],
  ])('is no name: %s (%s)', (text, expected) => {
    expect(canBeName(text)).toBe(expected);
  });
});
