import { describe, expect, it } from '@jest/globals';
import { readDocument, type ReadDocument } from '../../../src/extraction/page/document.js';
import { findColumn, findItemHeaders } from '../../../src/extraction/page/table.js';
import { pageOf } from '../../support/page-of.js';

/** Reads the rows of the only table on a page: their words by column. */
function readRows(text: string): Record<string, string>[] {
  const { lines } = readDocument([pageOf(text)]);
  const headers = findItemHeaders(lines);
  expect(headers).toHaveLength(1);
  const header = headers[0]!;
  return lines.slice(header.last + 1).map((line) => {
    const row: Record<string, string> = {};
    for (const word of line.words) {
      const key = findColumn(header, word)?.key ?? 'none';
      row[key] = key in row ? `${row[key]} ${word.text}` : word.text;
    }
    return row;
  });
}

const findHeaders = (...pages: string[]): ReturnType<typeof findItemHeaders> =>
  findItemHeaders(readPages(...pages).lines);

function readPages(...pages: string[]): ReadDocument {
  return readDocument(pages.map((text, index) => pageOf(text, index + 1)));
}

describe('the columns of a table', () => {
  it.each([
    [
      'numbers to the right of their headers and names that run into the next column',
      `
Description           Qty     Unit Price     Amount
Long name of a thing    2          10.00      20.00
Bolts                  10     1,000.00    10,000.00
`,
      [
        { name: 'Long name of a thing', quantity: '2', price: '10.00', amount: '20.00' },
        { name: 'Bolts', quantity: '10', price: '1,000.00', amount: '10,000.00' },
      ],
    ],
    [
      'columns in another order',
      `
Amount       Qty     Price     Description
 20.00         2     10.00     Bolts of steel
`,
      [{ amount: '20.00', quantity: '2', price: '10.00', name: 'Bolts of steel' }],
    ],
    [
      'headers over two lines',
      `
Pos   Article                 Quantity      Unit        Net
      description                          price     amount
1     Bolts of steel                 2     10.00      20.00
`,
      [{ position: '1', name: 'Bolts of steel', quantity: '2', price: '10.00', net: '20.00' }],
    ],
    [
      'a position and a number left of the name',
      `
Pos.   Art.-Nr.    Bezeichnung              Menge   Einheit   Einzelpreis   Gesamtpreis
1      A-100       Schraube M6                100   Stk              0,10         10,00
`,
      [
        {
          position: '1',
          article: 'A-100',
          name: 'Schraube M6',
          quantity: '100',
          unit: 'Stk',
          price: '0,10',
          amount: '10,00',
        },
      ],
    ],
    [
      'a header with a currency after the label',
      `
Bezeichnung            Menge     Preis (EUR)     Betrag (EUR)
Schraube                   2           10,00            20,00
`,
      [{ name: 'Schraube', quantity: '2', price: '10,00', amount: '20,00' }],
    ],
    [
      'a name under an unknown header, left of the numbers',
      `
Ref      Subscriptions you use        Qty      Price      Amount
K1       Telephone and fax              2      10.00       20.00
K2       Fibre                          1      30.00       30.00
`,
      [
        { article: 'K1', name: 'Telephone and fax', quantity: '2', price: '10.00', amount: '20.00' },
        { article: 'K2', name: 'Fibre', quantity: '1', price: '30.00', amount: '30.00' },
      ],
    ],
    [
      'quantities under an unknown word',
      `
Description           Sacks      Price      Amount
Flour                     2      10.00       20.00
Salt                      4       5.00       20.00
`,
      [
        { name: 'Flour', other: '2', price: '10.00', amount: '20.00' },
        { name: 'Salt', other: '4', price: '5.00', amount: '20.00' },
      ],
    ],
    [
      'two name columns, of which the wider one holds the name',
      `
Article      Description                    Qty      Price      Amount
Bolt M6      Bolt of stainless steel          2      10.00       20.00
`,
      [{ article: 'Bolt M6', name: 'Bolt of stainless steel', quantity: '2', price: '10.00', amount: '20.00' }],
    ],
    [
      'two labels that form one header, or two headers if two numbers stand below',
      `
Item                              Hours   Unit   Unit cost   Tax Amount
On-site consulting                    2     ea       32.36   20%  64.72
`,
      [{ name: 'On-site consulting', quantity: '2', unit: 'ea', price: '32.36', vat_rate: '20%', amount: '64.72' }],
    ],
    [
      'words to the left of the first column',
      `
        Description      Qty     Price     Amount
1       Bolts              2     10.00      20.00
`,
      [{ name: '1 Bolts', quantity: '2', price: '10.00', amount: '20.00' }],
    ],
  ])('may be %s', (_, text, rows) => {
    expect(readRows(text)).toEqual(rows);
  });
});

describe('the header of a table', () => {
  it('has a label for an amount, and for a quantity or for a name with a price', () => {
    const isHeader = (text: string): boolean => findHeaders(text).length > 0;
    expect(isHeader('Description    Qty    Amount')).toBe(true);
    expect(isHeader('Description    Price    Amount')).toBe(true);
    expect(isHeader('Qty    Price    Net amount')).toBe(true);
    expect(isHeader('Description    Amount')).toBe(false);
    expect(isHeader('Price    Amount')).toBe(false);
    expect(isHeader('Description    Qty    Price')).toBe(false);
    expect(isHeader('Qty   Description')).toBe(false);
    expect(isHeader('Description    Qty 2    Amount 20.00')).toBe(false);
  });

  it('has no amounts, with or without decimals', () => {
    const count = (text: string) => readDocument([pageOf(text)]).tables.length;
    expect(count('Óra    Egységár    Áfa    Bruttó')).toBe(1);
    expect(count('4 óra    9 000 Ft egységár    27% áfa    36 000 Ft bruttó')).toBe(0);
  });

  it('is found for each table on each page', () => {
    const table = 'Description    Qty    Price    Amount\nBolts            2    10.00     20.00\n';
    expect(findHeaders(`${table}\n\nThank you\n\n\n${table}`, table).map(({ page, first }) => [page, first])).toEqual([
      [1, 0],
      [1, 3],
      [2, 5],
    ]);
  });

  it('ends above the first row and reaches down to its lowest line', () => {
    const [header] = findHeaders(`
Invoice 4711
Pos   Article             Quantity      Unit        Net
      description                      price     amount
1     Bolts                      2     10.00      20.00
`);
    expect(header).toMatchObject({ first: 1, last: 2, bottom: 63 });
    expect(header?.columns.map(({ key }) => key)).toEqual(['position', 'name', 'quantity', 'price', 'net']);
  });

  it('excludes the sentences around it', () => {
    const [header] = findHeaders(`
We deliver the following goods to you as you have ordered them last week
Description    Qty    Price    Amount
Bolts            2    10.00     20.00
`);
    expect(header).toMatchObject({ first: 1, last: 1 });
  });

  it('may have a second line a little further down, each word under a word of the first', () => {
    const lower = (second: string, gap: number) => {
      const { words, ...page } = pageOf(`Article          Quantity     Unit       Line\n${second}\nBolts  2`);
      const moved = words.map((word) =>
        word.box.y < 40 ? word : { ...word, box: { ...word.box, y: word.box.y + gap } },
      );
      return findItemHeaders(readDocument([{ ...page, words: moved }]).lines)[0]?.last;
    };
    const [aligned, aside] = ['                             price     amount', '        here            of     course'];
    expect([lower(aligned, 0), lower(aligned, 4), lower(aligned, 6)]).toEqual([1, 1, undefined]);
    expect(lower(aside, 4)).toBeUndefined();
  });
});
