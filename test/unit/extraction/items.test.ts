import { describe, expect, it } from '@jest/globals';
import { proveQuantityColumn, proveRoles } from '../../../src/extraction/fields/items/column-roles.js';
import { findItems } from '../../../src/extraction/fields/items/find-items.js';
import { readItems } from '../../../src/extraction/fields/items/items.js';
import { splitRates } from '../../../src/extraction/fields/items/rate-split.js';
import { readTotals } from '../../../src/extraction/fields/totals/totals.js';
import { readVat } from '../../../src/extraction/fields/vat/vat.js';
import type { ColumnLabel } from '../../../src/extraction/locales/locale.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import type { ItemRow } from '../../../src/extraction/page/item-row.js';
import type { Column } from '../../../src/extraction/page/table.js';
import { pageOf } from '../../support/page-of.js';

const readPages = (...pages: string[]) => readDocument(pages.map((text, index) => pageOf(text, index + 1)));
const formatRow = ({ name, quantity, unit, price, amount, rate }: ItemRow) =>
  [name, quantity, unit, price, amount, rate].map((value) => value ?? '').join('|');
/** Reads the rows of pages: name, quantity, unit, price, amount and rate. */
const readRows = (...pages: string[]) => readItems(readPages(...pages)).map(formatRow);
/** Finds the items of an invoice: confidence, rule, and each total including VAT with its rate. */
function findItemsIn(text: string) {
  const document = readPages(text);
  const rows = readItems(document);
  const totals = readTotals(document, rows);
  const items = splitRates(rows, totals);
  const [finding] = findItems(document, items, totals, readVat(document, totals, items));
  if (!finding) return null;
  return [finding.confidence, finding.rule, ...finding.value.map((item) => `${item.total_price} at ${item.vat_rate}`)];
}

const HEADER = 'Description         Qty     Price    Amount';

describe('a row of an item table', () => {
  it.each([
    ['Bolts of steel        2     10.00     20.00', 'Bolts of steel|2||10.00|20.00|'],
    ['Bolts              2 kg     10.00     20.00', 'Bolts|2|k|10.00|20.00|'],
    ['Bolts               2kg     10.00     20.00', 'Bolts|2|k|10.00|20.00|'],
    ['Bolts         2.75 litres   10.00     27.50', 'Bolts|2.75|l|10.00|27.50|'],
    ['Bolts                -2     10.00    -20.00', 'Bolts|-2||10.00|-20.00|'],
    ['Bolts                 2                20.00', 'Bolts|2|||20.00|'],
    ['Bolts                 2   €10.00    €20.00', 'Bolts|2||10.00|20.00|'],
    ['Bolts             1 000      1.00  1 000.00', 'Bolts|1000||1.00|1000.00|'],
  ])('is read column by column: %s', (row, expected) => {
    expect(readRows(`${HEADER}\n${row}\n\nTotal 5.00`)).toEqual([expected]);
  });

  it('may show price and quantity so close together that they look like one cell', () => {
    const text = `
Description        Price   Qty      Amount
Bolts         4675.00 EUR 1.00     4675.00
Nuts            10.00 EUR 3.00       30.00

Total 4705.00`;
    expect(readRows(text)).toEqual(['Bolts|1.00||4675.00|4675.00|', 'Nuts|3.00||10.00|30.00|']);
  });

  it('has no rate where the column of rates names a law', () => {
    const text =
      'Service     Qty    Amount    VAT\nVisit         1    130.00    exempt art. 10\nScan          1     85.00    VAT 20\n\nTotal 215.00';
    expect(readRows(text)).toEqual(['Visit|1|||130.00|', 'Scan|1|||85.00|20']);
  });

  it('may begin with a code below an unknown label', () => {
    const text = `
Tax code    Qty  Description of the service    Price    Amount
72141700   3.00  Rental of a scaffold          185.00    555.00
78101800   2.00  Delivery                       50.00    100.00

Total 655.00`;
    expect(readRows(text)).toEqual(['Rental of a scaffold|3.00||185.00|555.00|', 'Delivery|2.00||50.00|100.00|']);
  });

  it('has the VAT rate and amount from their columns', () => {
    const rows = readItems(
      readPages(`
Description     Qty     Price    VAT rate    VAT amount    Net amount
Bolts             2     10.00         20%          4.00         20.00
Nuts              3     10.00          20          6.00         30.00
`),
    );
    expect(rows).toMatchObject([
      { rate: '20.00', vat: '4.00', amount: '20.00', amountKind: 'net' },
      { rate: '20', vat: '6.00', amount: '30.00', amountKind: 'net' },
    ]);
  });

  it('has the price that multiplies to the amount if several stand in its column', () => {
    const text = 'Description     Qty          Price        Amount\nBolts             2   12.00  10.00         20.00';
    expect(readRows(text)).toEqual(['Bolts|2||10.00|20.00|']);
  });

  it('takes its description from the lines below, and its name from the article number if it has no other', () => {
    const rows = readItems(
      readPages(
        `${HEADER}\nBolts                 2     10.00     20.00\nof steel\nzinced\nNuts                  1      5.00      5.00`,
      ),
    );
    expect(rows.map(({ name, description }) => [name, description])).toEqual([
      ['Bolts', 'of steel zinced'],
      ['Nuts', null],
    ]);
    expect(readRows('Article no    Qty     Price    Amount\nA-100           2     10.00     20.00')).toEqual([
      'A-100|2||10.00|20.00|',
    ]);
  });

  it('has a box around its own words only', () => {
    const [first] = readItems(
      readPages(
        `${HEADER}\nBolts                 2     10.00     20.00\n\n\n\nzinced\nNuts                  1      5.00      5.00`,
      ),
    );
    expect(first?.box).toEqual({ x: 30, y: 42, width: 215, height: 9 });
  });

  it('is skipped if it has no amount', () => {
    expect(
      readRows(`${HEADER}\nBolts                 2     10.00\nNuts                  1      5.00      5.00`),
    ).toEqual(['Nuts|1||5.00|5.00|']);
  });

  it('may have its amount one line above its quantity', () => {
    const page = pageOf(
      `${HEADER}\nBolts                                20.00\nof steel              2     10.00\n\nNuts                                  5.00\nof brass              1      5.00`,
    );
    expect(readItems(readDocument([page])).map(formatRow)).toEqual(['Bolts|2||10.00|20.00|', 'Nuts|1||5.00|5.00|']);
  });
});

describe('an item table', () => {
  const writeRow = (name: string) => `${name}                 2     10.00     20.00`;

  it('ends at a sum, at another table, or at a row of sum labels', () => {
    const countRows = (end: string) => readRows(`${HEADER}\n${writeRow('Bolts')}\n${end}\n${writeRow('Nails')}`).length;
    expect(countRows('Subtotal                              20.00')).toBe(1);
    expect(countRows('                          Subtotal    20.00')).toBe(1);
    expect(countRows('Net total      VAT      Gross total')).toBe(1);
    expect(countRows('VAT rate      Net amount      VAT amount')).toBe(1);
    expect(countRows('of steel')).toBe(2);
    expect(countRows('Total solution        2     10.00     20.00')).toBe(3);
  });

  it('continues on the next page, under the same header or none', () => {
    const second = `Kraxi Ltd\nPage 2\n\n\n${writeRow('Nails')}`;
    expect(readRows(`${HEADER}\n${writeRow('Bolts')}`, second)).toEqual([
      'Bolts|2||10.00|20.00|',
      'Nails|2||10.00|20.00|',
    ]);
    expect(readRows(`${HEADER}\n${writeRow('Bolts')}`, writeRow('Nails'))).toHaveLength(2);
    expect(readRows(`${HEADER}\n${writeRow('Bolts')}`, `${HEADER}\n${writeRow('Nails')}`)).toHaveLength(2);
    expect(
      readRows(
        `${HEADER}\n${writeRow('Bolts')}`,
        'Item     Hours     Rate     VAT     Net amount\nWork         2    10.00     20%          20.00',
      ),
    ).toHaveLength(1);
  });

  it('without a known header consists of rows whose quantity times price is the amount, and that add up to a total', () => {
    const rows = ['Bolts of steel 3 10.00 30.00', 'Nuts 5.00 2 kg 10.00', 'Delivery next week'].join('\n');
    expect(readRows(`${rows}\n\nTotal 40.00`)).toEqual(['Bolts of steel|3||10.00|30.00|', 'Nuts|2|k|5.00|10.00|']);
    expect(readRows(`${rows}\n\nTotal 41.00`)).toEqual([]);
    expect(readRows(`${rows}\n\nVAT 40.00`)).toEqual([]);
    expect(readRows('Bolts 3 3.333 10.00\nTotal 10.00')).toEqual(['Bolts|3||3.333|10.00|']);
    expect(readRows('Bolts 3 3.3 10.00\nTotal 10.01')).toEqual([]);
    expect(readRows('Bolts 2 20% 5.00 10.00\nTotal 10.00')).toEqual(['Bolts|2||5.00|10.00|20.00']);
  });

  it.each([
    [
      'a quantity before the name',
      'Item                 Amount\n2 x Lamp             30.00\n1.50 × Cable         15.00\nTotal 45.00',
    ],
    ['no header at all', '2 x Lamp             30.00\n1.50 × Cable         15.00\nSubtotal 45.00'],
  ])('is read with %s', (_, text) => {
    expect(readRows(text)).toEqual(['Lamp|2|||30.00|', 'Cable|1.50|||15.00|']);
  });

  it.each([
    ['with a decimal point', '1.000 × Lamp      30.00\n2.500 × Cable     15.00\nSubtotal 45.00', ['1.000', '2.500']],
    ['with a decimal comma', '1.000 × Lamp      30,00\n2,500 × Cable     15,00\nSubtotal 45,00', ['1000', '2.500']],
  ])('has a quantity before the name in the notation of the document, %s', (_, text, quantities) => {
    expect(readRows(text)).toEqual([`Lamp|${quantities[0]}|||30.00|`, `Cable|${quantities[1]}|||15.00|`]);
  });

  it('has the quantity that, times the price, is the amount, if no column is labelled so', () => {
    const text = 'Item          Mx.      Price      Amount\nLamps          3      10.00       30.00\n\nTotal 30.00';
    expect(readRows(text)).toEqual(['Lamps|3||10.00|30.00|']);
  });

  it.each([
    ['quantities', '3', '1', '2', ['Oak board|3|||30.00|', 'Screws|1|||4.00|', 'Nails|2|||6.00|']],
    [
      'quantities with decimals',
      '1.00',
      '2.00',
      '3.50',
      ['Oak board|1.00|||30.00|', 'Screws|2.00|||4.00|', 'Nails|3.50|||6.00|'],
    ],
    ['positions', '1', '2', '3', ['Oak board|1|||30.00|', 'Screws|1|||4.00|', 'Nails|1|||6.00|']],
    ['codes of articles', '4711', '12', '9', ['Oak board|1|||30.00|', 'Screws|1|||4.00|', 'Nails|1|||6.00|']],
    ['numbers of some rows only', '', '7', '9', ['Oak board|1|||30.00|', 'Screws|1|||4.00|', 'Nails|1|||6.00|']],
  ])('without a column of quantities may show %s before the names', (_, first, second, third, rows) => {
    const text = `${first.padEnd(8)}Oak board        30.00\n${second.padEnd(8)}Screws            4.00\n${third.padEnd(8)}Nails             6.00\nTotal                    40.00`;
    expect(readRows(text)).toEqual(rows);
  });

  it('has the price that shows a currency, if quantity times price is the amount', () => {
    expect(readRows('Bolts of steel    385.00 EUR    1.00    385.00 EUR\nTotal    385.00')).toEqual([
      'Bolts of steel|1.00||385.00|385.00|',
    ]);
  });

  it('has whole amounts if all amounts of the table are whole', () => {
    const text = `${HEADER}\nBolts                 4        69       276\nNuts                  9        96       864\n\nSubtotal 1140`;
    expect(readRows(text)).toEqual(['Bolts|4||69|276|', 'Nuts|9||96|864|']);
  });

  it('has its cells in the order of the columns, even if a number begins left of its header', () => {
    const text =
      'Description              Unit price        Qty         Total\nCleaning                  25.65        2              51.30\nCable                      0.94       50              47.00';
    expect(readRows(text)).toEqual(['Cleaning|2||25.65|51.30|', 'Cable|50||0.94|47.00|']);
  });

  it('may have a single row, however long its name', () => {
    const name = 'Advice on the migration of the accounting system to the new platform in May';
    expect(readRows(`${name} 30.00\nTotal    30.00`)).toEqual([`${name}|1|||30.00|`]);
  });

  it('is not made of lines that do not add up to the sum below them', () => {
    expect(readRows('Lamp 30.00\nCable 15.00\nSubtotal 46.00')).toEqual([]);
    expect(readRows('Net 30.00\nVAT 20% 15.00\nTotal 45.00')).toEqual([]);
  });

  it('with names and amounts only is accepted if it adds up to a total', () => {
    const writeText = (total: string) =>
      `Description                 Amount\nAdvice on the sale           100.00\nLetter                        50.00\n\nTotal ${total}`;
    expect(readRows(writeText('150.00'))).toEqual(['Advice on the sale|1|||100.00|', 'Letter|1|||50.00|']);
    expect(readRows(writeText('151.00'))).toEqual([]);
  });
});

describe('the columns of an item table', () => {
  const makeColumn = (key: ColumnLabel, left: number): Column => ({
    key,
    text: key,
    left,
    right: left + 10,
    from: left,
    to: left + 10,
  });
  const makeRows = (columns: readonly Column[], ...numbers: [quantity: number, ...values: number[]][]) =>
    numbers.map(([quantity, ...values]) => ({
      quantity,
      values: new Map(values.map((value, index) => [columns[index]!, value])),
    }));
  const assignRoles = (keys: ColumnLabel[], ...numbers: [number, ...number[]][]) => {
    const columns = keys.map((key, index) => makeColumn(key, index * 20));
    return [...proveRoles(columns, makeRows(columns, ...numbers))].map(([at, role]) => [columns.indexOf(at), role]);
  };

  it('keep the roles of their labels if the numbers agree', () => {
    expect(assignRoles(['price', 'amount'], [2, 10, 20], [3, 10, 30])).toEqual([]);
    expect(assignRoles(['net', 'amount'], [1, 10, 20])).toEqual([]);
  });

  it('get the roles that most of their numbers prove', () => {
    expect(assignRoles(['net', 'amount'], [2, 10, 20], [3, 10, 30])).toEqual([
      [0, 'price'],
      [1, 'amount'],
    ]);
    expect(assignRoles(['net', 'gross', 'price'], [2, 10, 12, 20], [3, 10, 12, 30])).toEqual([
      [0, 'price'],
      [2, 'amount'],
    ]);
    const four: [number, ...number[]][] = [
      [2, 10, 20],
      [3, 10, 30],
      [4, 10, 40],
      [5, 10, 50],
    ];
    expect(assignRoles(['net', 'amount'], ...four, [6, 10, 61])).toHaveLength(2);
    expect(assignRoles(['net', 'amount'], ...four, [6, 10, 61], [7, 10, 71])).toEqual([]);
    expect(assignRoles(['net', 'amount'], [2, 10], [3, 10], [4, 10, 40])).toEqual([]);
    expect(assignRoles(['net', 'amount'], [2, 10], [4, 10, 40])).toHaveLength(2);
    expect(assignRoles(['net', 'amount'], [2, 10.01, 20.03])).toHaveLength(2);
    expect(assignRoles(['net', 'amount'], [2, 10.01, 20.04])).toEqual([]);
  });

  it('hold the quantities if these multiply to the amounts', () => {
    const columns = [
      makeColumn('name', 0),
      makeColumn('other', 20),
      makeColumn('other', 40),
      makeColumn('price', 60),
      makeColumn('amount', 80),
    ];
    const makeValues = (...each: number[]) => new Map(each.map((value, index) => [columns[index + 1]!, value]));
    expect(proveQuantityColumn(columns, [makeValues(7, 2, 10, 20), makeValues(8, 3, 10, 30)])).toBe(columns[2]);
    expect(proveQuantityColumn(columns, [makeValues(7, 2, 10, 21)])).toBeNull();
    expect(proveQuantityColumn(columns.slice(0, 4), [makeValues(7, 2, 10, 20)])).toBeNull();
    expect(proveQuantityColumn([...columns, makeColumn('quantity', 99)], [makeValues(7, 2, 10, 20)])).toBeNull();
  });
});

describe('the confidence of items', () => {
  const bolts = 'Bolts                 2     10.00     20.00';
  const nuts = 'Nuts                  3     10.00     30.00';
  const wrong = 'Nuts                  3      9.00     30.00';
  const findLines = (rows: string[], ...sums: string[]) => findItemsIn([HEADER, ...rows, '', ...sums].join('\n'));

  it.each([
    [
      'add up without VAT',
      [bolts, nuts],
      ['Net total 50.00', 'VAT 20% 10.00', 'Gross total 60.00'],
      [0.97, 'items:net', '24.00 at 20.00', '36.00 at 20.00'],
    ],
    [
      'add up with VAT',
      [bolts, nuts],
      ['Net total 41.67', 'VAT 20% 8.33', 'Gross total 50.00'],
      [0.97, 'items:gross', '20.00 at 20.00', '30.00 at 20.00'],
    ],
    [
      'multiply only in part',
      [bolts, wrong],
      ['Gross total 50.00'],
      [0.85, 'items:gross', '20.00 at null', '30.00 at null'],
    ],
    [
      'multiply only because all quantities are one',
      ['Bolts                 1     20.00     20.00', 'Nuts                  1     30.00     30.00'],
      ['Gross total 50.00'],
      [0.85, 'items:gross', '20.00 at null', '30.00 at null'],
    ],
    ['do not multiply', [wrong], ['Gross total 30.00'], [0.85, 'items:gross', '30.00 at null']],
    ['do not add up', [bolts, nuts], ['Gross total 55.00'], [0.6, 'items:net', '20.00 at null', '30.00 at null']],
    ['neither add up nor multiply', [wrong], ['Gross total 55.00'], [0.338, 'items:net', '30.00 at null']],
    [
      'add up with a charge',
      [bolts, nuts],
      ['Shipping 10.00', 'Net total 60.00', 'VAT 20% 12.00', 'Gross total 72.00'],
      [0.97, 'items:net', '24.00 at 20.00', '36.00 at 20.00'],
    ],
    [
      'add up less a discount',
      [bolts, nuts],
      ['Discount 5.00', 'Net total 45.00', 'VAT 20% 9.00', 'Gross total 54.00'],
      [0.97, 'items:net', '24.00 at 20.00', '36.00 at 20.00'],
    ],
    [
      'get different rates from the taxes',
      [bolts, nuts],
      ['Net total 50.00', 'VAT 20% 4.00', 'VAT 5% 1.50', 'Gross total 55.50'],
      [0.97, 'items:net', '24.00 at 20.00', '31.50 at 5.00'],
    ],
  ])('is right for items that %s', (_, rows, sums, expected) => {
    expect(findLines(rows, ...sums)).toEqual(expected);
  });
});

describe('the totals of items', () => {
  const TABLE = `${HEADER}\nLamps             2     10.00     20.00\nCables            1     30.00     30.00`;

  it.each([
    ['with VAT, if they and the shipping make the total', 'Shipping 5.00\nTotal 55.00\nincl. VAT 20% 9.17', '20.00'],
    ['with VAT, if they and an unknown charge do', 'Handover 5.00\nTotal 55.00\nincl. VAT 20% 9.17', '20.00'],
    ['without VAT, if they make the net total', 'Subtotal 50.00\nVAT 20% 10.00\nTotal 60.00', '24.00'],
    ['as printed, if nothing is taxed', 'Shipping 5.00\nTotal 55.00', '20.00'],
    ['as printed, if a second sum makes the total', 'Total 16.00\nBalance due 66.00', '20.00'],
  ])('are %s', (_, sums, first) => {
    expect(findItemsIn(`${TABLE}\n\n${sums}`)?.[2]).toMatch(new RegExp(`^${first} at `));
  });

  it('bear their shares of a tax without a rate, but have no rate', () => {
    expect(findItemsIn(`${TABLE}\n\nSubtotal 50.00\nSales tax 3.25\nTotal 53.25`)?.slice(2)).toEqual([
      '21.30 at null',
      '31.95 at null',
    ]);
  });

  it('are as printed if a tax without a rate is at no usual rate on all of them', () => {
    const rows = 'Lamps             2    900.00  1,800.00\nCables            1  2,300.00  2,300.00';
    const sums = 'Subtotal 4,100.00\nSales tax 174.37\nTotal 4,274.37';
    expect(findItemsIn(`${HEADER}\n${rows}\n\n${sums}`)?.slice(2)).toEqual(['1800.00 at null', '2300.00 at null']);
  });

  it('are as printed if the document shows several taxes, and the lines no rates', () => {
    const sums = 'Subtotal 50.00\nVAT 7% 1.75\nVAT 19% 4.75\nTotal 56.50';
    expect(findItemsIn(`${TABLE}\n\n${sums}`)?.slice(2)).toEqual(['20.00 at null', '30.00 at null']);
  });

  it('are as printed if only some lines are taxed, and nothing says which', () => {
    const sums = 'Subtotal 50.00\nSales tax 8% on 25.00 2.00\nTotal 52.00';
    expect(findItemsIn(`${TABLE}\n\n${sums}`)?.slice(2)).toEqual(['20.00 at null', '30.00 at null']);
  });

  it('are at the rates of the lines, and the shipping at one of them', () => {
    const text = `
Description     Qty     Price     VAT %     Amount
Bread             1    107.00        7%     107.00
Lamp              1    119.00       19%     119.00

Shipping 11.90
Total 237.90
incl. VAT 7% 7.00
incl. VAT 19% 20.90
`;
    const document = readPages(text);
    const rows = readItems(document);
    const totals = readTotals(document, rows);
    expect([totals.net, totals.vat, totals.gross]).toEqual([210_00n, 27_90n, 237_90n]);
    const { rows: rates } = readVat(document, totals, rows)!;
    expect(rates.map(({ rate, base, vat }) => [rate, base, vat])).toEqual([
      [700n, 100_00n, 7_00n],
      [1900n, 110_00n, 20_90n],
    ]);
  });
});

describe('the items of a table without a column of amounts', () => {
  it.each([
    ['of the rows', 'Mugs   3   £36.00\nPlates   2   £18.00', ['Mugs|3|||36.00|', 'Plates|2|||18.00|']],
    ['of one unit', 'Mugs   3   £12.00\nPlates   2   £9.00', ['Mugs|3||12.00|36.00|', 'Plates|2||9.00|18.00|']],
  ])('have the prices %s', (_, rows, expected) => {
    const cells = rows.split('\n').map((row) => row.split('   '));
    const body = cells.map(([name = '', quantity = '', price = '']) => name.padEnd(40) + quantity.padEnd(12) + price);
    const text = [
      'Product'.padEnd(40) + 'Quantity'.padEnd(12) + 'Price',
      ...body,
      '',
      'Subtotal   £54.00',
      'Shipping   £5.00',
    ];
    expect(readRows([...text, 'Total   £59.00'].join('\n'))).toEqual(expected);
  });
});

it('a column has one name if its label joins two', () => {
  const text = `
Description of services       Hours     Price    Amount
Sanding and oiling a floor        4     50.00    200.00

Total 200.00`;
  expect(readRows(text)).toEqual(['Sanding and oiling a floor|4||50.00|200.00|']);
});
