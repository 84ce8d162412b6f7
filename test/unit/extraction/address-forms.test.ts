import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import type { Page } from '../../../src/extraction/model/draft.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

/** The best value of each field on a page. */
function readPage(page: Page): Record<string, unknown> {
  const ranked = rankFindings(findValues([page]));
  return Object.fromEntries(Object.entries(ranked).map(([field, ranking]) => [field, ranking?.chosen.value]));
}

const read = (text: string): Record<string, unknown> => readPage(pageOf(text));

const TABLE = `
No: 4471                Date: March 18, 2026


Description         Quantity   Price     Amount
Oak board           2          30.00     60.00
Total                                    60.00
`;

const readBuyer = (...lines: string[]): Record<string, unknown> =>
  read(`
Kraxi Ltd
12 High Street
London EC1A 1BB

Bill to:
${lines.join('\n')}

${TABLE}`);

describe('the postcode of an address', () => {
  it.each([
    ['4 Lerchenweg', '80999, Augsburg'],
    ['Björkgatan 4', 'Luleå, 972 31'],
    ['Unit 4, 19 Wattle Street', 'Coburg North, 3058, Victoria'],
    ['8 Protea Drive', 'Salt Rock, 4391'],
    ['ul. Lipowa 4, Gdynia', 'POLSKA 81-310'],
    ['Rua das Flores 4', 'Aveiro 3800-121'],
  ])('may be apart from the town: %s, %s', (street, town) => {
    expect(readBuyer('Heron Books', street, town)).toMatchObject({
      buyer_name: 'Heron Books',
      buyer_address: `${street}, ${town}`,
    });
  });
});

describe('an address', () => {
  it.each([
    [['900 Harbor Way, Suite 12, Tacoma, WA', '98402'], '900 Harbor Way, Suite 12, Tacoma, WA 98402'],
    [['Dairy Road, Bandon, Co. Cork P72', 'WX30'], 'Dairy Road, Bandon, Co. Cork P72 WX30'],
    [['Rue du Moulin  14', '33800  Bordeaux'], 'Rue du Moulin 14, 33800 Bordeaux'],
    [['Architektin', 'Oldenburg 26135', 'Lerchenstraße 15'], 'Lerchenstraße 15, Oldenburg 26135'],
  ])('is whole where its parts are printed apart: %s', (lines, address) => {
    expect(readBuyer('Heron Books', ...lines)).toMatchObject({
      buyer_name: 'Heron Books',
      buyer_address: address,
    });
  });
});

describe('a label over lines that end where it ends', () => {
  it('begins a block as wide as they are, though the other party is labelled half a line above', () => {
    const left = pageOf(`
Issued to
Woodford Interiors
4 Mill Lane
Leeds LS1 4AP


${TABLE}`);
    const right = pageOf(
      `
                                                              ISSUED BY
                                                              Kraxi Ltd
                                                         12 High Street
                                                        London EC1A 1BB
`,
      1,
      36,
    );
    expect(readPage({ ...left, words: [...left.words, ...right.words] })).toMatchObject({
      'company.name': 'Kraxi Ltd',
      'company.address': '12 High Street, London EC1A 1BB',
      buyer_name: 'Woodford Interiors',
      buyer_address: '4 Mill Lane, Leeds LS1 4AP',
    });
  });
});

describe('a state behind the postcode', () => {
  it('shows the country of the seller, whatever the currency', () => {
    const values = read(`
Asha Kulkarni
Flat 12, Neem Residency
Pune 411014, Maharashtra, India


Bill to
Larkspur Outfitters, Inc.
310 Harbor Street
Portland, ME 04101, USA


Invoice no: 4471                Date: March 18, 2026

Description         Quantity   Price     Amount
Icon set            2          $30.00    $60.00
Total                                    $60.00
`);
    expect(values['country']).toBe('IN');
  });
});

describe('a form', () => {
  it('has the lines of a street beside its label, and the postcode beside another', () => {
    const values = read(`
KRAXI FITTINGS LLP
GSTIN     27AAPCT2206K1Z3
PIN       411045


Billing Address,
Heron Interiors
GSTIN     33AAGFV7340R1ZK
Address   12/3 Canal Road
          Lake Nagar
          Madurai
STATE     TAMIL NADU (33)
PIN       625003


${TABLE}`);
    expect(values).toMatchObject({
      buyer_name: 'Heron Interiors',
      buyer_address: '12/3 Canal Road, Lake Nagar, Madurai, 625003',
    });
  });

  it('has the name of the seller below its numbers', () => {
    const values = read(`
Cedente/prestatore (fornitore)                         Cessionario/committente (cliente)
Identificativo fiscale ai fini IVA: IT01234567897      Identificativo fiscale ai fini IVA: IT12345678903
Codice fiscale: RSSMRA80A01H501U                       Denominazione: Cantieri Verdi S.p.A.
Cognome nome: Rossi Mario                              Indirizzo: Via della Fonte 8
Regime fiscale: RF01 ordinario                         Comune: Arezzo Provincia: AR
Indirizzo: Via Lunga 110                               Cap: 52100 Nazione: IT
Comune: Prato Provincia: PO
Cap: 59100 Nazione: IT
Telefono: 0574 123456


Numero documento      Data documento
27/26                 17-09-2026


Descrizione         Quantità   Prezzo    Importo
Intonaco            2          30,00     60,00
Totale documento                         60,00
`);
    expect(values['company.name']).toBe('Rossi Mario');
    expect(values['company.address']).toMatch(/^Via Lunga 110, .*59100/);
  });
});
