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

describe('who sends the goods', () => {
  const letterhead = `Larch Carriers Ltd
Phone: 020 5550 1234   VAT no. GB285916459
`;
  it.each([
    ['is the seller', '', 'PINE PRINT WORKS'],
    ['is not the seller if the letterhead is a carrier’s', letterhead, 'Larch Carriers Ltd'],
  ])('%s', (_, head, seller) => {
    const values = read(`
${head}
Invoice No. 218                              Date 17.08.2025

Consignor                                    Consignee
PINE PRINT WORKS                             Gull Foods Pvt Ltd
Plot 42, Bhosari, Pune                       Gat No. 311, Chakan
Maharashtra 411026                           Pune 410501

Particular            Quantity     Rate       Amount
Jar labels            5000         1.85       9250.00
Total                                         9250.00
`);
    expect(values['company.name']).toBe(seller);
  });
});

describe('the buyer', () => {
  const TABLE = `
Leistung              Anzahl       Einzel     Summe
Beratung              2            50,00      100,00
Netto                                         100,00
USt. 19%                                       19,00
Gesamtsumme                                   119,00


Kontakt
Lena Lärche
büro@werkstatt-linde.example
`;

  it('is not the contact behind the seller’s name in the line above the address', () => {
    const values = read(`
                                              Werkstatt Linde

Werkstatt Linde | Lena Lärche | büro@werkstatt-linde.example
                                              Datum: 05.09.2024
Ada Brandt                                    Rg.-Nr.: 2024-0063
Dorfstraße 88
24939 Flensburg

${TABLE}`);
    expect([values['company.name'], values['buyer_name']]).toEqual(['Werkstatt Linde', 'Ada Brandt']);
  });

  it('may have an email address in brackets, and the seller the heading "Restaurant"', () => {
    const values = read(`
Invoice                                       Order #20418

Restaurant
Larch Kitchen
212 Elm Street
Carlton VIC 3053

Customer                        Invoice No          Payment
Anna Brandt (a@mail.example)    INV-2025-20418      Cash

Name                      Price               Total
Soup                      10.00               10.00
Total                                         10.00
`);
    expect([values['company.name'], values['buyer_name']]).toEqual(['Larch Kitchen', 'Anna Brandt']);
  });
});
