import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { countryOfAddressLine } from '../../../src/extraction/regions/addresses.js';
import { pageOf } from '../../support/page-of.js';

/** The best value of each field on a page. */
function read(page: Page): Record<string, unknown> {
  const ranked = rankFindings(findValues([page]));
  return Object.fromEntries(Object.entries(ranked).map(([field, ranking]) => [field, ranking?.chosen.value]));
}

describe('of two addresses side by side without labels', () => {
  const TABLE = `
Factuur 2026/52
Datum: 03/09/2026

Omschrijving                     Aantal   Prijs     Totaal
Affiches                         1        180,00    180,00
Subtotaal                                           180,00
BTW 21%                                              37,80
Totaal                                              217,80
`;
  const BUYER = `
                                                  Frituur De Golf
                                                  Zeedijk 44
                                                  8620 Nieuwpoort
                                                  België
`;
  const SELLER = `
Drukkerij Duin
Molenstraat 17
8620 Nieuwpoort
`;

  it('the left one is the seller’s, even if it begins half a line lower', () => {
    const [seller, buyer, table] = [pageOf(SELLER, 1, 36), pageOf(BUYER, 1, 30), pageOf(TABLE, 1, 100)];
    const values = read({ ...table, words: [seller, buyer, table].flatMap(({ words }) => words) });
    expect([values['company.name'], values['buyer_name']]).toEqual(['Drukkerij Duin', 'Frituur De Golf']);
    // Both are in one town, and the buyer's address names the country.
    expect(values['country']).toBe('BE');
  });
});

describe('a text beside several amounts', () => {
  it('is an item, even if it is a part of the seller’s domain', () => {
    const values = read(
      pageOf(`
Marie Durand                                      Facture 32
Avenue du Lac 3, 1820 Montreux
salut@pianodurand.example

Date          Durée      Branche                   Montant
06.03.2026    45 min     Cours · Piano             CHF 48.00
                         exercices
13.03.2026    45 min     Cours · Piano             CHF 48.00
                         exercices
20.03.2026    45 min     Cours · Piano             CHF 48.00
Total                                              CHF 144.00
`),
    );
    expect(values['company.name']).toBe('Marie Durand');
  });
});

describe('the seller’s country', () => {
  it.each([
    ['Invoice FR-2031-77', null],
    ['BE 2026-15', null],
    ['AT 1010 Wien', 'AT'],
    ['LT-62150', 'LT'],
  ])('is shown by a code only before a postcode of that country (%s)', (line, country) => {
    expect(countryOfAddressLine(line)).toBe(country);
  });

  it.each([
    ['Dayton, OH', 'US'],
    ['Ballarat, VIC', 'AU'],
  ])('is shown by a state without a postcode (%s)', (town, country) => {
    const page = pageOf(`
Larch Repairs
${town}
repairs@larch.example

INVOICE 4471
Billed to:
Ada Brandt

Item            Qty    Price
Screen          1      180.0
Total                  180.0
`);
    expect(read(page)['country']).toBe(country);
  });

  it('is in Africa if amounts are in francs of its currency', () => {
    const page = pageOf(`
Tissus du Golfe
N° CC: 1650777R

FACTURE 26 081                            Date : 09/02/2026

QUANTITE    DESIGNATION        PRIX UNITAIRE H.T    PRIX TOTAL
120         RIDEAUX            1850                 222.000

TOTAL HT TVA      TAUX TVA      MONTANT TTC      NET A PAYER
222.000           18%           261.960          261.960

La somme de deux cent soixante et un mille neuf cent soixante francs (FCFA)
`);
    const values = read(page);
    expect([values['country'], values['company.tax_number'], values['currency']]).toEqual(['CI', '1650777R', 'XOF']);
  });

  it('is Mexico if the number below its name has the form of an RFC', () => {
    const page = pageOf(`
Viveros El Roble, S.A. de C.V.              Factura #618
VRO050917MK3
Carr. Costera Km 12, Col. El Roble
Ensenada, Baja California, C.P. 22760

Cantidad    Descripción             Precio     Importe
6           Maceta de barro         184.50     1,107.00

Subtotal                                       1,107.00
IVA 16%                                          177.12
Total                                          1,284.12
`);
    const values = read(page);
    expect([values['country'], values['company.tax_number']]).toEqual(['MX', 'VRO050917MK3']);
  });
});
