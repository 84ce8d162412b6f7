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
    ['Град: Русе', 'Адрес: ул. Роза 8', 'ул. Роза 8, Русе'],
    ['VAT no: 412345678', 'Address : P.O. Box 730-20100, Nakuru', 'P.O. Box 730-20100, Nakuru'],
    ['VAT no: 412345678', 'Address: Carrera 9 # 21-60, Cali', 'Carrera 9 # 21-60, Cali'],
  ])('lead to one line (%s, %s)', (first, second, address) => {
    const values = read(`
Larch Repairs Ltd
PO Box 77, Nairobi

Customer                                INVOICE 4471
Name: Pine Foods Ltd
${first}
${second.padEnd(39)} Date : 07-Jun-2026

${TABLE}`);
    expect(values['buyer_address']).toBe(address);
  });

  it('are no words of a text', () => {
    const values = read(`
Larch Repairs Ltd
4 Hill Road, Accra

INVOICE 4471
Ref : Repairs, head office – order 77 dated 3-May-2025

${TABLE}`);
    expect(values['company.address']).toBe('4 Hill Road, Accra');
  });
});

describe('the address below a name', () => {
  it.each([
    ['P.O. Box 31507-00200, Elm Road, Nairobi | Tel: +254 700 555 019', 'P.O. Box 31507-00200, Elm Road, Nairobi'],
    [
      '58-2 Elm-cho, Naka-ku, Nagoya 460-0031, Japan | Tel: +81 52 555 0144',
      '58-2 Elm-cho, Naka-ku, Nagoya 460-0031, Japan',
    ],
    ['Level 7, 16 Elm Street, Glenelg SA 5045', 'Level 7, 16 Elm Street, Glenelg SA 5045'],
    ['Roko g. 5-31, Alytus, LT-62150', 'Roko g. 5-31, Alytus, LT-62150'],
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
4 Hill Road, Geelong VIC 3220

Customer                                Invoice no
Pine Foods Pty Ltd                      4471
Deliver to                              Date
9 Elm Street, Geelong VIC 3220         4 April 2025

${TABLE}`);
    expect(values['buyer_address']).toBe('9 Elm Street, Geelong VIC 3220');
  });
});
