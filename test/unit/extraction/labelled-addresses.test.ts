import { describe, expect, it } from '@jest/globals';
import { findValues } from '../../../src/extraction/documents/invoice.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { pageOf } from '../../support/page-of.js';

/** The best value of each field on a page. */
function read(text: string): Record<string, unknown> {
  const ranked = rankFindings(findValues([pageOf(text)]));
  return Object.fromEntries(Object.entries(ranked).map(([field, ranking]) => [field, ranking?.chosen.value]));
}

const TABLE = `
Description         Quantity   Price     Amount
Oak board           2          30.00     60.00
Total                                    60.00
`;

describe('the labels of an address', () => {
  it.each([
    ['City: Accra', 'Address: 4 Hill Road', '4 Hill Road, Accra'],
    ['Град: Пловдив', 'Адрес: ул. Роза 15', 'ул. Роза 15, Пловдив'],
    ['VAT no: 804729132', 'Address : P.O. Box 112-10100, Nyeri', 'P.O. Box 112-10100, Nyeri'],
    ['VAT no: 804729132', 'Address: Carrera 52 # 14-30, Bogotá', 'Carrera 52 # 14-30, Bogotá'],
  ])('lead to one line (%s, %s)', (first, second, address) => {
    const values = read(`
Larch Repairs Ltd
PO Box 77, Nairobi

Customer                                INVOICE 4471
Name: Pine Foods Ltd
${first}
${second.padEnd(39)} Date : 04-Apr-2025

${TABLE}`);
    expect(values['buyer_address']).toBe(address);
  });

  it('are no words of a text', () => {
    const values = read(`
Larch Repairs Ltd
4 Hill Road, Accra

INVOICE 4471
Ref : Repairs, head office – LPO 3381 dated 12-Mar-2025

${TABLE}`);
    expect(values['company.address']).toBe('4 Hill Road, Accra');
  });
});

describe('the address below a name', () => {
  it.each([
    ['P.O. Box 48216-00100, Elm Road, Nairobi | Tel: +254 709 555 226', 'P.O. Box 48216-00100, Elm Road, Nairobi'],
    [
      '412-7 Elm-cho, Shimogyo-ku, Kyoto 600-8157, Japan | Tel: +81 75 555 6190',
      '412-7 Elm-cho, Shimogyo-ku, Kyoto 600-8157, Japan',
    ],
    ['Level 2, 88 Elm Street, Adelaide SA 5000', 'Level 2, 88 Elm Street, Adelaide SA 5000'],
    ['Roko g. 83-12, Šiauliai, LT-76284', 'Roko g. 83-12, Šiauliai, LT-76284'],
  ])('may end before a telephone number, with a state or with a code (%s)', (line, address) => {
    const values = read(`
Larch Repairs Ltd
${line}

INVOICE 4471                            Date: 4 April 2025

${TABLE}`);
    expect(values['company.address']).toBe(address);
  });

  it('does not begin with the label of a delivery', () => {
    const values = read(`
Larch Repairs Ltd
4 Hill Road, Carlton VIC 3053

Customer                                Invoice no
Pine Foods Pty Ltd                      4471
Deliver to                              Date
17 Elm Street, Carlton VIC 3053         4 April 2025

${TABLE}`);
    expect(values['buyer_address']).toBe('17 Elm Street, Carlton VIC 3053');
  });
});
