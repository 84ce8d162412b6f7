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
