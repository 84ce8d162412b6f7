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

describe('a label of a field', () => {
  it.each([
    ['Store Address', false],
    ['Mağaza Adresi', false],
    ['Indirizzo di consegna', false],
    ['Uw BTW nummer', false],
    ['Your VAT number', false],
    ['Store Name', false],
    ['Address Point Ltd', true],
    ['Adresse Verlag GmbH', true],
    ['Your Garden', true],
  ])('is no name: %s (%s)', (text, expected) => {
    expect(canBeName(text)).toBe(expected);
  });

  it('in a row of labels leaves the names and the address below them', () => {
    const values = read(`
Receipt No          Order ID            Date Added
KL-2041             771                 03/04/2026


Store Name          Store Address       Telephone
Larch Lamps LLC     41 Elm Ave          (718) 555-0199
                    Yonkers, NY 10701


Payment Address               Shipping Address
Ada Brandt                    Ada Brandt
Heron Books                   Heron Books
7 Dock St                     7 Dock St
Hudson, NY 12534              Hudson, NY 12534


Product             Quantity   Price     Total
Desk lamp           2          30.00     60.00
Sub-Total                                60.00
Total                                    60.00
`);
    expect(values).toMatchObject({
      'company.name': 'Larch Lamps LLC',
      'company.address': '41 Elm Ave, Yonkers, NY 10701',
    });
  });
});

describe('a label right before a name', () => {
  it('is no part of it where the next line begins below the name', () => {
    const values = read(`
   Client Larkspur Seed Inc.               Payable To Heron Web Works LLC
          2204 Mill Road                              51 Dock Street
          Abilene, TX 79605                           Austin, TX 78745


Invoice no: 4471                Date: March 18, 2026


Description         Quantity   Price     Amount
Relaunch            2          30.00     60.00
Total                                    60.00
`);
    expect(values).toMatchObject({
      'company.name': 'Heron Web Works LLC',
      'company.address': '51 Dock Street, Austin, TX 78745',
      buyer_name: 'Larkspur Seed Inc.',
      buyer_address: '2204 Mill Road, Abilene, TX 79605',
    });
  });
});
