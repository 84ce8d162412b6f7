import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../../src/extraction/page/document.js';
import { addUp, toItemRow, type ItemRow } from '../../../src/extraction/page/item-row.js';
import { findLabelledAmounts } from '../../../src/extraction/page/labelled-amounts.js';
import { findColumn } from '../../../src/extraction/page/table.js';
import { pageOf } from '../../support/page-of.js';

/** Reads the first table of a document: its header texts by column, and its rows by column. */
function readTable(...pages: string[]) {
  const { lines, tables } = readDocument(pages.map((text, index) => pageOf(text, index + 1)));
  const header = tables[0]!;
  const columns = header.columns.map(({ key, text }) => `${key}: ${text}`);
  const rows = lines.slice(header.last + 1).map((line) => {
    const row = new Map<string, string>();
    for (const word of line.words) {
      const key = findColumn(header, word)?.key ?? 'none';
      row.set(key, row.has(key) ? `${row.get(key)} ${word.text}` : word.text);
    }
    return Object.fromEntries(row);
  });
  return { header, columns, rows };
}

describe('a table', () => {
  it('may have narrow columns and headers over two lines', () => {
    const { columns, rows } = readTable(`
Pos. Menge ME  Bezeichnung                 Einzelpreis    Gesamtpreis
                                                   EUR            EUR
1       20 Stk Schraube, verzinkt                 1,00          20,00
               DIN933, für außen
2      1,5 m   Kette                              2,00           3,00
`);
    expect(columns).toEqual([
      ...['position: Pos.', 'quantity: Menge', 'unit: ME', 'name: Bezeichnung'],
      ...['price: Einzelpreis EUR', 'amount: Gesamtpreis EUR'],
    ]);
    expect(rows).toEqual([
      { position: '1', quantity: '20', unit: 'Stk', name: 'Schraube, verzinkt', price: '1,00', amount: '20,00' },
      { name: 'DIN933, für außen' },
      { position: '2', quantity: '1,5', unit: 'm', name: 'Kette', price: '2,00', amount: '3,00' },
    ]);
  });

  it('may have some headers that begin a little further above', () => {
    const upper = pageOf('                                        VAT       Total', 1, 30).words;
    const lower = pageOf(
      `
Product        Qty   Price    Amount    rate      incl. VAT
Oil lamp         2   10.00     20.00      20          24.00`,
      1,
      46,
    ).words;
    const { tables } = readDocument([{ ...pageOf(''), words: [...upper, ...lower] }]);
    expect(tables[0]?.columns.map(({ text }) => text)).toEqual([
      ...['Product', 'Qty', 'Price', 'Amount', 'VAT rate', 'Total incl. VAT'],
    ]);
  });

  it('may have long numbers and names that reach into the next column', () => {
    const { rows } = readTable(`
Description   Qty     Price          Amount
Set500-XL       1      5.00            5.00
Sand     1,000.00      0.50          500.00
`);
    expect(rows).toEqual([
      { name: 'Set500-XL', quantity: '1', price: '5.00', amount: '5.00' },
      { name: 'Sand', quantity: '1,000.00', price: '0.50', amount: '500.00' },
    ]);
    const long = readTable(`
Description   Qty     Price     Amount
Set500-medium   1      5.00       5.00
`);
    expect(long.rows).toEqual([{ name: 'Set500-medium', quantity: '1', price: '5.00', amount: '5.00' }]);
  });

  it('has its item names in the widest of several columns for them', () => {
    const { columns } = readTable(`
Art.-Nr.   Artikel          Bezeichnung                      Menge    Preis    Betrag
4711       Schraube         Sechskant, verzinkt                  2     1,00      2,00
`);
    expect(columns.slice(0, 3)).toEqual(['article: Art.-Nr.', 'article: Artikel', 'name: Bezeichnung']);
    const first = readTable(`
Artikel                      Omschrijving   Naam   Aantal    Prijs     Totaal
Bout van staal               M8             x           2    10,00      20,00
`);
    expect(first.columns.slice(0, 3)).toEqual(['name: Artikel', 'article: Omschrijving', 'article: Naam']);
  });

  it('may stand between the texts of a letter', () => {
    const { header, columns } = readTable(`
We thank you for your order and send you the goods below.
Description    Qty   Price    Net amount
Bolts            2   10.00         20.00
`);
    expect([header.first, header.last]).toEqual([1, 1]);
    expect(columns).toEqual(['name: Description', 'quantity: Qty', 'price: Price', 'net: Net amount']);
  });

  it('has a header on one page, even if the next page continues in the same column', () => {
    const { header, rows } = readTable('Description    Qty   Price    Amount', 'Total and more\nBolts 2 10.00 20.00');
    expect([header.page, header.first, header.last, header.bottom]).toEqual([1, 0, 0, 39]);
    expect(rows).toHaveLength(2);
    const later = readTable('Unit     Net', 'Description    Qty   Price    Amount');
    expect([later.header.page, later.header.first, later.header.last]).toEqual([2, 1, 1]);
  });
});

describe('the rows of an item table', () => {
  const row = (amount: string): ItemRow => ({
    ...{ name: 'Bolts', description: null, quantity: '1', unit: null, price: null, amount },
    ...{
      amountKind: 'amount',
      discount: null,
      rate: null,
      vat: null,
      page: 1,
      box: { x: 0, y: 0, width: 1, height: 1 },
    },
  });
  const labelled = findLabelledAmounts(readDocument([pageOf('Net 30.00\nVAT 6.00\nTotal 36.00')]));

  it('add up to one of the totals, but not to the VAT', () => {
    expect(addUp([row('10.00'), row('20.00')], labelled)).toBe(true);
    expect(addUp([row('36.00')], labelled)).toBe(true);
    expect(addUp([row('36.01')], labelled)).toBe(false);
    expect(addUp([row('6.00')], labelled)).toBe(false);
    expect(addUp([], findLabelledAmounts(readDocument([pageOf('Total 0.00')])))).toBe(false);
  });

  it('have the text before their amount as a name, and the first rate after it', () => {
    const toRow = (text: string, end: number, rateFrom: number) => {
      const [line] = readDocument([pageOf(text)]).lines;
      return toItemRow(line!, end, rateFrom, { quantity: '1', unit: null, price: null, amount: '5.00' });
    };
    expect(toRow('1. 4711 Bolts of 5% steel 5.00 20%', 6, 6)).toMatchObject({
      ...{ name: 'Bolts of 5% steel', rate: '20.00', amountKind: 'amount', page: 1, amount: '5.00' },
      box: { x: 30, y: 30, width: 170, height: 9 },
    });
    expect(toRow('4711 5.00', 1, 1)).toMatchObject({ name: null, rate: null });
    expect(toRow(`${'Bolt '.repeat(60)}5.00`, 60, 60).name).toHaveLength(250);
  });
});
