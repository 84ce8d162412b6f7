import { describe, expect, it } from '@jest/globals';
import { proveRoles } from '../../../src/extraction/fields/items/column-roles.js';
import { findItems } from '../../../src/extraction/fields/items/find-items.js';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { readTotals } from '../../../src/extraction/fields/totals/totals.js';
import type { ColumnLabel } from '../../../src/extraction/locales/locale.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import type { ItemRow } from '../../../src/extraction/page/item-row.js';
import type { Column } from '../../../src/extraction/page/table.js';
import { pageOf } from '../../support/page-of.js';

const BOX = { x: 30, y: 40, width: 100, height: 9 };
const ROW: ItemRow = {
  ...{ name: 'Bolts', description: null, quantity: '1', unit: null, price: null, amount: '100.00' },
  ...{ amountKind: 'amount', discount: null, rate: null, vat: null, page: 1, box: BOX },
};
const makeRow = (values: Partial<ItemRow>): ItemRow => ({ ...ROW, ...values });
/** Finds the items of a document with these rows and sums. */
function find(rows: readonly ItemRow[], sums: string) {
  const document = readDocument([pageOf(sums)]);
  return findItems(document, rows, readTotals(document, []), null)[0];
}
/** Lists the rule and the total and rate of each item. */
function listItems(rows: readonly ItemRow[], sums: string): unknown[] {
  const finding = find(rows, sums);
  return [finding?.rule, ...(finding?.value ?? []).map((item) => `${item.total_price} at ${item.vat_rate}`)];
}
const readRows = (text: string) =>
  readItems(readDocument([pageOf(text)])).map(({ name, quantity, unit, price, amount, rate }) =>
    [name, quantity, unit, price, amount, rate].map((value) => value ?? '').join('|'),
  );

it('a quantity before the name counts if it yields an amount, and no price is taken for it', () => {
  const text = `
Products                  Model     Tax    Unit price   Price incl. VAT   Net total   Total incl. VAT
3 x Rock candy            RC-1       7%          3.00              3.21        9.00              9.63
2 x Coaster of cork       CC-2      19%          7.00              8.33       14.00             16.66
5 x Espresso cup          EC-1      19%          4.00              4.76       20.00             23.80
Total                                                                                           50.09`;
  expect(readRows(text)).toEqual([
    ...['Rock candy|3||3.00|9.63|7.00', 'Coaster of cork|2||7.00|16.66|19.00', 'Espresso cup|5||4.00|23.80|19.00'],
  ]);
});

describe('the amounts of the items', () => {
  const sums = 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00';

  it.each([
    ['add up to the net total', [makeRow({})], sums, ['items:net', '120.00 at 20.00']],
    ['add up to the gross total', [makeRow({ amount: '120.00' })], sums, ['items:gross', '120.00 at 20.00']],
    [
      'add up to the net total with a charge',
      [makeRow({ amount: '90.00' })],
      `Shipping 10.00\n${sums}`,
      ['items:net', '108.00 at 20.00'],
    ],
    [
      'add up to the gross total less a discount',
      [makeRow({ amount: '130.00' })],
      `Discount 10.00\n${sums}`,
      ['items:gross', '130.00 at 20.00'],
    ],
    [
      'add up to the gross total with a charge and less a discount',
      [makeRow({ amount: '125.00' })],
      `Shipping 5.00\nDiscount 10.00\n${sums}`,
      ['items:gross', '125.00 at 20.00'],
    ],
    ['add up to the only total', [makeRow({})], 'Total 100.00', ['items:gross', '100.00 at null']],
    [
      'add up to nothing, in a column with VAT',
      [makeRow({ amount: '7.00', amountKind: 'gross' })],
      sums,
      ['items:gross', '7.00 at 20.00'],
    ],
    [
      'add up to nothing, in columns with and without VAT',
      [makeRow({ amount: '7.00', amountKind: 'gross' }), makeRow({ amount: '8.00', amountKind: 'net' })],
      sums,
      ['items:net', '8.40 at 20.00', '9.60 at 20.00'],
    ],
    ['add up to nothing', [makeRow({ amount: '7.00' })], sums, ['items:net', '8.40 at 20.00']],
    [
      'contain the tax of their row',
      [makeRow({ amount: '12.00', price: '5.00', quantity: '2', vat: '2.00', rate: '20.00' })],
      sums,
      ['items:gross', '12.00 at 20.00'],
    ],
    [
      'contain the tax of their row to two cents',
      [makeRow({ amount: '12.02', price: '5.00', quantity: '2', vat: '2.00', rate: '20.00' })],
      sums,
      ['items:gross', '12.02 at 20.00'],
    ],
    [
      'do not contain the tax of their row',
      [makeRow({ amount: '12.03', price: '5.00', quantity: '2', vat: '2.00', rate: '20.00' })],
      sums,
      ['items:net', '14.44 at 20.00'],
    ],
    [
      'contain a tax of nothing',
      [makeRow({ amount: '10.00', price: '5.00', quantity: '2', vat: '0.00', rate: '0.00' })],
      sums,
      ['items:net', '10.00 at 0.00'],
    ],
    [
      'contain the tax in one of two rows',
      [
        makeRow({ amount: '12.00', price: '5.00', quantity: '2', vat: '2.00' }),
        makeRow({ amount: '7.00', price: '5.00', quantity: '1' }),
      ],
      sums,
      ['items:net', '14.40 at 20.00', '8.40 at 20.00'],
    ],
    [
      'contain the tax in two of three rows',
      [
        makeRow({ amount: '12.00', price: '5.00', quantity: '2', vat: '2.00' }),
        makeRow({ amount: '6.00', price: '5.00', quantity: '1', vat: '1.00' }),
        makeRow({ amount: '7.00', price: '5.00', quantity: '1' }),
      ],
      sums,
      ['items:gross', '12.00 at 20.00', '6.00 at 20.00', '7.00 at 20.00'],
    ],
  ])('%s', (_, rows, text, expected) => {
    expect(listItems(rows, text)).toEqual(expected);
  });

  it('may each be rounded with their VAT, and then add up to almost the gross total', () => {
    const row = makeRow({ price: '1.12', vat: '0.22', amount: '1.34' });
    const finding = find([row, row, row, row], 'Net total 4.48\nVAT 20% 0.90\nGross total 5.38');
    expect([finding?.rule, finding?.confidence]).toEqual(['items:gross', 0.97]);
  });

  it('may add up to the gross total before its rounding', () => {
    const row = makeRow({ amount: '60.20' });
    const finding = find([row, row], 'Net total 100.34\nVAT 20% 20.06\nRounding -0.40\nTotal 120.00');
    expect([finding?.rule, finding?.confidence]).toEqual(['items:gross', 0.85]);
  });

  it('are those without VAT if they add up to the subtotal', () => {
    const rows = [makeRow({ amount: '12.00', price: '5.00', quantity: '2', vat: '2.00' })];
    expect(listItems(rows, 'Subtotal 12.00\nTotal 30.00')[0]).toBe('items:net');
    expect(listItems(rows, 'Subtotal 13.00\nTotal 30.00')[0]).toBe('items:gross');
  });
});

describe('the rate of an item', () => {
  it.each([
    ['its own', { rate: '7.00' }, 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00', '107.00 at 7.00'],
    [
      'zero if its own tax is zero',
      { vat: '0.00' },
      'Net total 100.00\nVAT 20% 20.00\nGross total 120.00',
      '100.00 at 0.00',
    ],
    [
      'its own with a tax in whole units',
      { rate: '19.60', vat: '20' },
      'Net total 100.00\nVAT 20% 20.00\nGross total 120.00',
      '120.00 at 19.60',
    ],
    [
      'its own with a tax below zero in whole units',
      { amount: '-1250.30', rate: '19.60', vat: '-245.00' },
      'Gross total -1495.30',
      '-1495.30 at 19.60',
    ],
    ['its own with something else for a tax', { rate: '7.00', vat: '1' }, 'Gross total 107.00', '107.00 at 7.00'],
    ['zero', { rate: '0.00' }, 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00', '100.00 at 0.00'],
    ['thirty', { rate: '30.00' }, 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00', '130.00 at 30.00'],
    ['implausible', { rate: '31.00' }, 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00', '120.00 at 20.00'],
    ['that of the only tax', {}, 'VAT 20% 21.00\nTotal 999.00', '120.00 at 20.00'],
    ['unknown between two taxes', {}, 'VAT 20% 21.00\nVAT 7% 5.00\nTotal 999.00', '100.00 at null'],
    [
      'that of two taxes on the whole net total',
      {},
      'Subtotal 100.00\nGST 5% 5.00\nQST 9.975% 9.98\nTotal 114.98',
      '114.98 at null',
    ],
    [
      'that of two taxes with the same rate',
      {},
      'Subtotal 100.00\nCGST 9% 9.00\nSGST 9% 9.00\nTotal 118.00',
      '118.00 at null',
    ],
    [
      'unknown between two taxes on parts of the net total',
      {},
      'Subtotal 100.00\nVAT 20% 10.00\nVAT 7% 3.50\nTotal 113.50',
      '100.00 at null',
    ],
    [
      'that of a tax on what a prepayment leaves',
      {},
      'Subtotal 100.00\nDeposit -40.00\nVAT 8.1% 4.86\nTotal 64.86',
      '108.10 at 8.10',
    ],
    ['unknown with a tax without a rate', {}, 'VAT 21.00', '100.00 at null'],
    ['unknown with a larger total', {}, 'Total 999.00', '100.00 at null'],
    ['unknown with a smaller total', {}, 'Total 9.00', '100.00 at null'],
    ['unknown without any total', {}, 'Text', '100.00 at null'],
    ['unknown for an amount of nothing', { amount: '0.00' }, 'VAT 21.00', '0.00 at null'],
  ])('may be %s', (_, values, sums, expected) => {
    expect(listItems([makeRow(values)], sums).slice(1)).toEqual([expected]);
  });
});

describe('the quantity of an item', () => {
  it.each([
    ['2', '2'],
    ['2.50', '2.5'],
    ['2.000', '2'],
    ['1.125', '1.125'],
    ['1.1255', '1.126'],
    ['100', '100'],
    ['-2', '-2'],
    ['many', null],
  ])('%s is written as %s', (quantity, expected) => {
    expect(find([makeRow({ quantity })], 'Text')?.value[0]?.quantity).toBe(expected);
  });
});

describe('the confidence of the items', () => {
  const good = makeRow({ quantity: '2', price: '50.00' });
  const bad = makeRow({ quantity: '2', price: '49.00' });
  const bare = makeRow({});

  it.each([
    ['the lines add up and multiply', [good], 'Gross total 100.00', 0.97],
    ['they multiply to the cent', [makeRow({ quantity: '3', price: '33.33' })], 'Gross total 100.00', 0.97],
    ['they multiply to two cents', [makeRow({ quantity: '2', price: '50.01' })], 'Gross total 100.00', 0.85],
    ['half of them multiply', [good, bad], 'Gross total 200.00', 0.85],
    ['they add up, and none multiplies', [bad, bad], 'Gross total 200.00', 0.85],
    ['they add up, and one without a price cannot multiply', [bad, bare], 'Gross total 200.00', 0.85],
    ['they have no prices', [bare], 'Gross total 100.00', 0.85],
    ['they add up to the subtotal', [bare], 'Subtotal 100.00', 0.85],
    ['they add up to the net total', [bare], 'Net total 100.00\nVAT 20% 20.00\nGross total 120.00', 0.85],
    ['they add up to nothing', [bare], 'Gross total 90.00', 0.45],
    ['they multiply, but add up to nothing', [good], 'Gross total 90.00', 0.8],
    ['the VAT on the lines is unknown', [good], 'Gross total 110.00', 0.6],
    ['they add up, but the VAT on them is unknown', [good], 'Subtotal 100.00\nVAT 21.00', 0.728],
  ])('is right if %s', (_, rows, sums, expected) => {
    expect(Math.round((find(rows, sums)?.confidence ?? 0) * 1000) / 1000).toBe(expected);
  });

  it('does not exist without rows', () => {
    expect(find([], 'Gross total 90.00')).toBeUndefined();
  });

  it('comes with the box around the rows of the first page', () => {
    const below = makeRow({ box: { ...BOX, y: 60 } });
    const later = makeRow({ page: 2, box: { ...BOX, y: 500 } });
    expect(find([bare, below, later], 'Text')).toMatchObject({
      page: 1,
      box: { x: 30, y: 40, width: 100, height: 29 },
    });
  });
});

describe('the columns of prices and amounts', () => {
  const assign = (keys: ColumnLabel[], lefts: number[], ...numbers: [quantity: number, ...values: number[]][]) => {
    const columns = keys.map((key, index): Column => {
      const left = lefts[index]!;
      return { key, text: key, left, right: left + 10, from: left, to: left + 10 };
    });
    const rows = numbers.map(([quantity, ...values]) => ({
      quantity,
      values: new Map(values.map((value, index) => [columns[index]!, value] as const)),
    }));
    return [...proveRoles(columns, rows)].map(([column, role]) => `${columns.indexOf(column)} ${role}`);
  };

  it('are those with the best labels of all that fit', () => {
    // Net and gross are equal: the column labelled as amount counts.
    expect(assign(['unit', 'other', 'gross'], [0, 20, 40], [2, 10, 20, 20])).toEqual(['0 price', '2 gross']);
    expect(assign(['price', 'other', 'unit'], [0, 20, 40], [2, 10, 20, 20])).toEqual(['0 price', '1 amount']);
    // A labelled price counts as much as a labelled amount, and the price is on the left.
    expect(assign(['price', 'unit', 'other'], [0, 40, 20], [2, 10, 20, 20])).toEqual(['0 price', '1 amount']);
    expect(assign(['unit', 'other'], [20, 0], [2, 10, 20])).toEqual(['0 price', '1 amount']);
  });

  it('are not proven by rows of one piece or none', () => {
    expect(assign(['net', 'gross'], [0, 20], [1, 10, 10])).toEqual([]);
    expect(assign(['net', 'gross'], [0, 20], [0, 10, 0])).toEqual([]);
    expect(assign(['net', 'gross'], [0, 20], [2, 10, 20])).toEqual(['0 price', '1 gross']);
  });

  it('are never those of line numbers, articles, names, quantities or discounts', () => {
    for (const key of ['position', 'article', 'name', 'quantity', 'discount'] as const) {
      expect(assign([key, 'gross'], [0, 20], [2, 10, 20])).toEqual([]);
    }
  });

  it('may be rounded', () => {
    expect(assign(['net', 'gross'], [0, 20], [8, 1.25, 10.046])).toEqual(['0 price', '1 gross']);
    expect(assign(['net', 'gross'], [0, 20], [8, 1.25, 10.047])).toEqual([]);
    expect(assign(['net', 'gross'], [0, 20], [-8, 1.25, -10.04])).toEqual(['0 price', '1 gross']);
  });
});

describe('the rows of an item table', () => {
  const HEADER = 'Description         Qty     Price    Amount';

  it('are read without a header if the table has no rows', () => {
    expect(readRows(`${HEADER}\n\nTotal\nBolts 3 10.00 30.00\nTotal 30.00`)).toEqual(['Bolts|3||10.00|30.00|']);
  });

  it('have the unit beside the quantity, below it or in a column', () => {
    expect(readRows(`${HEADER}\nBolts              2 kg     10.00     20.00`)).toEqual(['Bolts|2|k|10.00|20.00|']);
    expect(readRows(`${HEADER}\nBolts                 2     10.00     20.00\n                     kg`)).toEqual([
      'Bolts|2|k|10.00|20.00|',
    ]);
    expect(readRows(`${HEADER}\nBolts                 2     10.00     20.00\n\n                     kg`)).toEqual([
      'Bolts|2||10.00|20.00|',
    ]);
    expect(
      readRows(
        'Description         Qty    Unit    Price    Amount\nBolts                 2      kg    10.00     20.00',
      ),
    ).toEqual(['Bolts|2|k|10.00|20.00|']);
  });

  it.each([
    ['Bolts 0 10.00 0.00\nTotal 0.00', []],
    ['Bolts 3 0.00 0.00\nTotal 0.00', []],
    ['Bolts 10.00 3 30.00\nTotal 30.00', ['Bolts|3||10.00|30.00|']],
    ['Bolts 1.50 10.00 15.00\nTotal 15.00', ['Bolts|1.50||10.00|15.00|']],
    ['Bolts 30.00 3 10.00\nTotal 30.00', []],
    ['Bolts 3 7 10.00 30.00\nTotal 30.00', ['Bolts|3||10.00|30.00|']],
    ['Bolts 3 10 30\nTotal 30.00', []],
    ['Bolts -3 10.00 -30.00\nTotal -30.00', ['Bolts|-3||10.00|-30.00|']],
    ['Bolts 3 kg 10.00 30.00\nTotal 30.00', ['Bolts|3|k|10.00|30.00|']],
    ['Bolts 3 20% 10.00 30.00\nTotal 30.00', ['Bolts|3||10.00|30.00|20.00']],
    ['Bolts 3kg 10.00 30.00\nTotal 30.00', ['Bolts|3|k|10.00|30.00|']],
  ])('are products in %j', (text, rows) => {
    expect(readRows(text)).toEqual(rows);
  });

  it('end where they add up to a total, although a table of taxes follows', () => {
    const text = `
Description         Qty     Price    Amount
Bolts                 2     10.00     20.00
Nuts                  1     10.00     10.00
1                                     30.00
20                                     6.00

Net total 30.00
VAT 20% 6.00
Total 36.00`;
    expect(readRows(text).map((row) => row.split('|')[0])).toEqual(['Bolts', 'Nuts']);
  });

  it('are those of all tables if only these together make a total', () => {
    const text = `
Card type           Count     Turnover     Fee     Amount
Debit                 612     41280.50     0.65    268.32
Credit                 14      3918.00     1.95     76.40

Service             Qty     Price    Amount
Terminal              1    189.00    189.00
Rolls                 1     48.00     48.00

Net total 581.72
VAT 25% 59.25
Total 640.97`;
    expect(readRows(text).map((row) => row.split('|')[4])).toEqual(['268.32', '76.40', '189.00', '48.00']);
  });

  it('keep their columns if a cell is missing, and the others are as many as the columns', () => {
    const text = `
Code    Description        Pack      Qty    Price   Disc     Goods    VAT
A1      Dripping           12.5kg     40    21.85   34.00   840.00     20
A2      Oil                12.5kg     12    19.40           232.80     20

Net total 1072.80`;
    expect(readRows(text).map((row) => row.split('|')[1])).toEqual(['40', '12']);
  });

  it('have their prices below "Unit" and a currency', () => {
    const text = `
Description          Qty  UOM    Unit S$    Amount S$
Rice                  12  bag      34.80       417.60
Eggs                  40  tray      7.15       286.00

Total 703.60`;
    expect(readRows(text)).toEqual(['Rice|12||34.80|417.60|', 'Eggs|40||7.15|286.00|']);
  });

  it('end at a sum in the column of amounts, unless it has a quantity', () => {
    const countRows = (line: string) =>
      readRows(
        `${HEADER}\nBolts                 2     10.00     20.00\n${line}\nNails                 2     10.00     20.00`,
      ).length;
    expect(countRows('             Subtotal                 20.00')).toBe(1);
    expect(countRows('A1           Subtotal 2               20.00')).toBe(3);
    expect(countRows('of the   Subtotal                     20.00')).toBe(2);
    expect(countRows('Subtotal                                   ')).toBe(2);
    expect(countRows('A1           Subtotal                 20.00')).toBe(1);
    expect(countRows('Subtotal EUR                          20.00')).toBe(1);
    expect(countRows('Subtotal solution                     20.00')).toBe(2);
    expect(countRows('Tax 24                4      5.00     20.00')).toBe(3);
    expect(countRows('Tax 24                4      6.00     20.00')).toBe(1);
  });
});

describe('the names of items', () => {
  const readNames = (text: string) =>
    readItems(readDocument([pageOf(text)])).map(({ name, description }) => [name, description]);

  it('are not the titles of groups of rows', () => {
    const names = readNames(`
Description         Qty     Price    Amount

Delivery of May
Bolts                 2     10.00     20.00
Nuts                  1     10.00     10.00
Delivery of June
Cables                1     10.00     10.00

Total 40.00`);
    expect(names.map(([name]) => name)).toEqual(['Bolts', 'Nuts', 'Cables']);
  });

  it('may begin above the line of the quantity and end below it', () => {
    const names = readNames(`
Description         Qty     Price    Amount

Long bolts
of the best           2     10.00     20.00
stainless steel

Long nuts
of the best           1     10.00     10.00
stainless steel

Total 30.00`);
    expect(names).toEqual([
      ['Long bolts', 'of the best stainless steel'],
      ['Long nuts', 'of the best stainless steel'],
    ]);
  });

  it('may surround the line of the quantity in some rows only', () => {
    const names = readNames(`
Description         Qty     Price    Amount
Bolts                 2     10.00     20.00

Long nuts
                      1     10.00     10.00
of stainless steel

Total 30.00`);
    expect(names).toEqual([
      ['Bolts', null],
      ['Long nuts', 'of stainless steel'],
    ]);
  });

  it('go on below if the next word did not fit, and its letters are as high', () => {
    const names = readNames(`
Description             Qty     Price    Amount
Cleaning of the filters
and pipes                 2     10.00     20.00
Docking station USB-      1     10.00     10.00
C
Filter                    1     10.00     10.00
of steel

Total 40.00`);
    expect(names.slice(1)).toEqual([
      ['Docking station USB-C', null],
      ['Filter', 'of steel'],
    ]);
  });

  it('are in the column of items, and their descriptions beside them, unless items are codes or kinds', () => {
    const readWith = (...items: string[]) =>
      readNames(`
Item               Description           Qty     Price    Amount
${items[0]?.padEnd(19)}Pack of ten             2     10.00     20.00
${items[1]?.padEnd(19)}Cut to size             1     10.00     10.00
${items[2]?.padEnd(19)}Grey, large             1     10.00     10.00

Total 40.00`).map(([name]) => name);
    expect(readWith('Brass screws', 'Oak worktop', 'Desk lamp')).toEqual(['Brass screws', 'Oak worktop', 'Desk lamp']);
    const descriptions = ['Pack of ten', 'Cut to size', 'Grey, large'];
    expect(readWith('BS-440', 'OW-650', 'DL-010')).toEqual(descriptions);
    expect(readWith('Goods', 'Goods', 'Labor')).toEqual(descriptions);
  });

  it('may be wrapped around the line of the quantity in some rows only', () => {
    const page = pageOf(`
Description         Qty     Price    Amount

Bolts                 2     10.00     20.00
Long nuts of the
                      1     10.00     10.00
best stainless steel

Total 30.00`);
    const words = page.words.map((word) => {
      const isWrapped = ['Long', 'nuts', 'of', 'the'].includes(word.text);
      const isRest = ['best', 'stainless', 'steel'].includes(word.text);
      const y = word.box.y + (isWrapped ? 6 : isRest ? -6 : 0);
      return { ...word, box: { ...word.box, y } };
    });
    const names = readItems(readDocument([{ ...page, words }])).map(({ name, description }) => [name, description]);
    expect(names).toEqual([
      ['Bolts', null],
      ['Long nuts of the', 'best stainless steel'],
    ]);
  });

  it('do not include a panel to the left of the table', () => {
    const names = readNames(`
                         Description         Qty     Price    Amount
Customer     4711        Bolts                 2     10.00     20.00
Contract     0815        Nuts                  1     10.00     10.00

Total 30.00`);
    expect(names).toEqual([
      ['Bolts', null],
      ['Nuts', null],
    ]);
  });
});

describe('the quantity of a rental', () => {
  it('is the number of things, not of days', () => {
    const rows = readRows(`
Description         Qty     Days     Price    Amount

Screen                1        2    100.00    200.00
Microphone            6        2     10.00    120.00
Technician            4              50.00    200.00

Total                                         520.00`);
    expect(rows).toEqual(['Screen|1||100.00|200.00|', 'Microphone|6||10.00|120.00|', 'Technician|4||50.00|200.00|']);
  });

  it('is the last of two if it does not multiply the other', () => {
    const rows = readRows(`
Description     Qty ordered     Qty shipped     Price    Amount

Screen                    5               2    100.00    200.00
Microphone                6               6     10.00     60.00

Total                                                    260.00`);
    expect(rows).toEqual(['Screen|2||100.00|200.00|', 'Microphone|6||10.00|60.00|']);
  });
});

describe('several columns of amounts', () => {
  it('leave the last one to the rows if it adds up to the totals', () => {
    const text = `
Service                                        Value      Rate          Amount
Annual accounts                           312,400.00     B 25/10        962.50
Payroll                                    28,310.00     A 5/10         333.00
Advice on the assessment                                                150.00

Net total                                                             1,445.50
VAT 20 %                                                                289.10
Invoice total                                                         1,734.60`;
    expect(readItems(readDocument([pageOf(text)])).map(({ amount }) => amount)).toEqual(['962.50', '333.00', '150.00']);
  });

  it('may both be called a price: the last one is the amount', () => {
    const text = `
Varenr.    Beskrivelse            Antal    Stk. pris    Rabat       Pris
A-17       Kontorstol                 5     1.640,00    10 %    7.380,00
B-20       Skrivebord                 2     3.250,00            6.500,00

Subtotal                                                       13.880,00
Moms (25,00%)                                                   3.470,00
Total DKK                                                      17.350,00`;
    expect(readItems(readDocument([pageOf(text)])).map(({ amount }) => amount)).toEqual(['7380.00', '6500.00']);
  });
});

describe('columns whose labels mislead', () => {
  it('are quantities if they are labelled as amounts, and times the price are what is further right', () => {
    expect(
      readRows(`
Work done                       Amount        Rate      Charge
Translation of chapter 3         7.5 x 1,000   £11.00      £82.50
Review with the author           3 hrs         £40.00     £120.00

Total due                                                £202.50`),
    ).toEqual(['Translation of chapter 3|7.5||11.00|82.50|', 'Review with the author|3||40.00|120.00|']);
  });

  it('are codes if they hold long whole numbers, even if rows have further lines', () => {
    expect(
      readRows(`
Clave         Cant. Un.    Descripción               Valor unit.    Impuesto     Importe
90111500      2.00 E48     Hospedaje, habitación   1,200.0000      384.00    2,400.00
                           002 IVA Traslado Tasa 0.160000 Base 2,400.00
90101501      3.00 XUN     Desayuno                        150.0000       72.00      450.00
                           002 IVA Traslado Tasa 0.160000 Base 450.00
Moneda: MXN                                                 Subtotal           $ 2,850.00
Forma de pago: 03 Transferencia                             IVA 16.00 %          $ 456.00
                                                            Total              $ 3,306.00`),
    ).toEqual(['Hospedaje, habitación|2.00||1200.0000|2400.00|16.00', 'Desayuno|3.00||150.0000|450.00|16.00']);
  });
});

describe('a row at the top of the next page', () => {
  it('is read even if only the unit of its quantity is below the header', () => {
    const first = pageOf(`
Description                         Qty     Price   Discount     Amount
Maintenance                 3.00 months     10.00                 30.00
Advice                       2.00 hours     50.00       10 %      90.00`);
    const second = pageOf(
      `
Site visit                   1.00 hours     20.00       50 %      10.00
Travel                         10.00 km      1.00                 10.00

Net total                                                        140.00
VAT 20 %                                                          28.00
Total                                                            168.00`,
      2,
    );
    expect(readItems(readDocument([first, second])).map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      ...['3.00 Maintenance', '2.00 Advice', '1.00 Site visit', '10.00 Travel'],
    ]);
  });
});
