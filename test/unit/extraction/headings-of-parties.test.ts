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
    ['INVOICE', 'Bill to:', 'Make Cheques Payable to:', 'Larch Tutors Inc.', '7 Dock Street, Kingston, ON K7L 3N6'],
    [
      'FACTURE DE COURS',
      'Facturer à :',
      "Libeller les chèques à l'ordre de :",
      'Cours des Pins',
      '7 rue du Quai, Lévis, QC G6V 4Z5',
    ],
  ])('heads the seller below the totals (%s)', (title, buyer, payee, name, address) => {
    const values = read(`
${title.padEnd(50)} ${buyer}
${''.padEnd(50)} Ada Brandt
${title} # 5511${''.padEnd(30)}
${''.padEnd(50)} 41 Elm Avenue
DATE: 2025-02-07


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
Phone: 020 5550 1234   VAT no. GB314159283
`;
  it.each([
    ['is the seller', '', 'PINE PRINT WORKS'],
    ['is not the seller if the letterhead is a carrier’s', letterhead, 'Larch Carriers Ltd'],
  ])('%s', (_, head, seller) => {
    const values = read(`
${head}
Invoice No. 903                              Date 02.05.2026

Consignor                                    Consignee
PINE PRINT WORKS                             Gull Foods Pvt Ltd
Plot 9, Hadapsar, Pune                       Unit 6, Talegaon
Maharashtra 411028                           Pune 410507

Particular            Quantity     Rate       Amount
Paper bags            4000         1.50       6000.00
Total                                         6000.00
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
                                              Datum: 12.11.2025
Ada Brandt                                    Rg.-Nr.: 2025-0417
Dorfstraße 5
24534 Neumünster

${TABLE}`);
    expect([values['company.name'], values['buyer_name']]).toEqual(['Werkstatt Linde', 'Ada Brandt']);
  });

  it('may have an email address in brackets, and the seller the heading "Restaurant"', () => {
    const values = read(`
Invoice                                       Order #7716

Restaurant
Larch Kitchen
31 Elm Street
Geelong VIC 3220

Customer                        Invoice No          Payment
Anna Brandt (a@mail.example)    INV-2026-7716      Cash

Name                      Price               Total
Soup                      10.00               10.00
Total                                         10.00
`);
    expect([values['company.name'], values['buyer_name']]).toEqual(['Larch Kitchen', 'Anna Brandt']);
  });
});
