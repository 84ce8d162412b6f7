import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../../../src/extraction/page/document.js';
import { learnTables, type LearnedTable } from '../../../src/learning/item-columns.js';
import { readLearnedTable } from '../../../src/learning/learned-rows.js';
import type { PlacedText } from '../../support/pdf-fixtures.js';
import { placeRow, placeWords, readPlacedDocument, toCorrectedItem } from '../../support/placed-document.js';

type Document = readonly (readonly PlacedText[])[];

function learn(page: readonly PlacedText[], ...items: readonly string[]): LearnedTable {
  return learnTables(readPlacedDocument(page), items.map(toCorrectedItem))[0]!;
}

/** The rows of a table as "name | quantity | price | amount", with the page of each. */
function read(table: LearnedTable, ...pages: Document) {
  const { rows, ...rest } = readLearnedTable(readPlacedDocument(...pages), table);
  const texts = rows.map(({ name, quantity, price, amount, page }) =>
    [name ?? '', quantity, price ?? '', `${amount} on ${page}`].join(' | '),
  );
  return { rows: texts, ...rest };
}

const move = (texts: readonly PlacedText[], by: number) => texts.map((text) => ({ ...text, x: text.x + by }));
const SUMS = (y: number) => placeRow(y, [40, 'Varor'], [480, '125,00']);

describe('a table with learned labels', () => {
  const HEAD = placeRow(100, [40, 'Vara'], [200, 'Styck'], [300, 'Antal'], [480, 'Belopp']);
  const makeRow = (y: number, name: string, price: string, count: string, amount: string) =>
    placeRow(y, [40, name], [200, price], [305, count], [480, amount]);
  const ROWS = [...makeRow(120, 'Panel', '40,00', '2', '80,00'), ...makeRow(140, 'Lister', '15,00', '3', '45,00')];
  const TABLE = learn([...HEAD, ...ROWS, ...SUMS(170)], 'Panel | 2 | 96.00 | 20.00', 'Lister | 3 | 54.00 | 20.00');
  const SPIK = makeRow(120, 'Spik', '5,00', '7', '35,00');

  test('is read up to what followed the learned one', () => {
    const page = [...HEAD, ...SPIK, ...makeRow(140, 'Frakt', '9,00', '1', '9,00'), ...SUMS(160)];
    const after = makeRow(180, 'Rabatt', '5,00', '1', '5,00');
    expect(read(TABLE, [...page, ...after])).toEqual({
      ...{ rows: ['Spik | 7 | 5.00 | 35.00 on 1', 'Frakt | 1 | 9.00 | 9.00 on 1'], isLabelled: true, isClear: true },
    });
  });

  test('is read where it is now: each column below its own label', () => {
    for (const by of [-30, 45]) {
      const moved = move([...HEAD, ...SPIK, ...SUMS(160)], by);
      expect(read(TABLE, moved).rows).toEqual(['Spik | 7 | 5.00 | 35.00 on 1']);
    }
    const spread = [
      ...placeRow(100, [40, 'Vara'], [100, 'Styck'], [200, 'Antal'], [300, 'Belopp']),
      ...placeRow(120, [40, 'Spik'], [100, '5,00'], [205, '7'], [300, '35,00']),
      ...placeRow(140, [40, 'Frakt'], [205, '1'], [300, '9,00']),
    ];
    expect(read(TABLE, [...spread, ...SUMS(160)]).rows).toEqual([
      ...['Spik | 7 | 5.00 | 35.00 on 1', 'Frakt | 1 |  | 9.00 on 1'],
    ]);
  });

  test('is read as a whole where its labels begin if they are written in other words', () => {
    const head = placeRow(100, [70, 'Vara'], [230, 'Sty'], [245, 'ck'], [330, 'Antal'], [510, 'Belopp']);
    const unpriced = placeRow(140, [40, 'Frakt'], [305, '1'], [480, '9,00']);
    expect(read(TABLE, [...head, ...move([...SPIK, ...unpriced, ...SUMS(160)], 30)])).toMatchObject({
      rows: ['Spik | 7 | 5.00 | 35.00 on 1', 'Frakt | 1 |  | 9.00 on 1'],
    });
  });

  test('may continue on the next page, below the same labels', () => {
    const next = [...HEAD, ...makeRow(120, 'Frakt', '9,00', '1', '9,00'), ...SUMS(160)];
    expect(read(TABLE, [...HEAD, ...SPIK], next)).toEqual({
      ...{ rows: ['Spik | 7 | 5.00 | 35.00 on 1', 'Frakt | 1 | 9.00 | 9.00 on 2'], isLabelled: true, isClear: true },
    });
  });

  test('has no rows if it ends where its labels end', () => {
    const after = [...makeRow(150, 'Rabatt', '5,00', '1', '5,00'), ...SUMS(200)];
    expect(read(TABLE, [...HEAD, ...SUMS(120), ...after]).rows).toEqual([]);
    expect(read(TABLE, HEAD)).toEqual({ rows: [], isLabelled: true, isClear: false });
  });

  test('has each of its rows once if it occurs twice on a page', () => {
    const second = [...HEAD, ...makeRow(120, 'Frakt', '9,00', '1', '9,00')].map((text) => ({
      ...text,
      y: text.y + 60,
    }));
    expect(read(TABLE, [...HEAD, ...SPIK, ...second, ...SUMS(220)]).rows).toEqual([
      ...['Spik | 7 | 5.00 | 35.00 on 1', 'Frakt | 1 | 9.00 | 9.00 on 1'],
    ]);
  });

  test('is not clear if it occurs twice on a page, ends with the document, or has no labels here', () => {
    const twice = [...HEAD, ...SPIK, ...SUMS(160), ...[...HEAD, ...SPIK].map((text) => ({ ...text, y: text.y + 120 }))];
    expect(read(TABLE, [...twice, ...SUMS(300)]).isClear).toBe(false);
    expect(read(TABLE, [...HEAD, ...SPIK]).isClear).toBe(false);
    expect(read(TABLE, [...SPIK, ...SUMS(160)])).toEqual({ rows: [], isLabelled: true, isClear: false });
  });
});

test('a table is clear only if no page between its first and its last one is missing', () => {
  const head = placeRow(100, [40, 'Vara'], [480, 'Belopp']);
  const table = learn(
    [...head, ...placeRow(120, [40, 'Panel'], [480, '80,00']), ...SUMS(170)],
    'Panel | 1 | 80.00 | 0',
  );
  const isClear = (...numbers: readonly number[]) => {
    const texts = [...head, ...placeRow(120, [40, 'Spik'], [480, '35,00']), ...SUMS(170)];
    const document = readDocument(numbers.map((number) => placeWords(texts, number)));
    return readLearnedTable(document, table).isClear;
  };
  expect([isClear(2, 3), isClear(1, 3)]).toEqual([true, false]);
});

describe('a learned table without labels', () => {
  const makeRow = (y: number, name: string, count: string, amount: string) =>
    placeRow(y, [40, name], [300, count], [480, amount]);
  const letter = [...placeRow(40, [40, 'Marlow Joinery 12 Mill Lane']), ...placeRow(60, [40, 'Job of 3 May'])];
  const TABLE = learn([...letter, ...makeRow(120, 'Chair', '7', '60.00'), ...SUMS(170)], 'Chair | 7 | 72.00 | 20.00');

  test('begins with the first line that has an amount and another value in its columns', () => {
    const page = [...letter, ...placeRow(80, [480, '17.00']), ...makeRow(120, 'Lamp', '4', '10.00'), ...SUMS(170)];
    expect(read(TABLE, page)).toEqual({ rows: ['Lamp | 4 |  | 10.00 on 1'], isLabelled: false, isClear: false });
    expect(read(TABLE, letter).rows).toEqual([]);
  });

  test('does not begin with a line that has only words, even in the column of the amounts', () => {
    const head = placeRow(100, [40, 'Delivery'], [300, 'to'], [480, 'Hull']);
    const page = [...letter, ...head, ...makeRow(120, 'Lamp', '4', '10.00'), ...SUMS(170)];
    expect(read(TABLE, page).rows).toEqual(['Lamp | 4 |  | 10.00 on 1']);
  });

  test('may be on a later page', () => {
    const first = [...letter, ...placeRow(300, [40, 'The items are on the next page'])];
    const head = placeRow(60, [40, 'Page two']);
    expect(read(TABLE, first, [...head, ...makeRow(90, 'Lamp', '4', '10.00'), ...SUMS(170)]).rows).toEqual([
      'Lamp | 4 |  | 10.00 on 2',
    ]);
  });

  test('begins with the name above its first amount if names were above', () => {
    const place = (y: number, name: string, count: string, amount: string) => [
      ...placeRow(y, [40, name]),
      ...placeRow(y + 14, [300, count], [480, amount]),
    ];
    const table = learn([...letter, ...place(120, 'Chair', '7', '60.00'), ...SUMS(170)], 'Chair | 7 | 72.00 | 20.00');
    const page = [...letter, ...place(130, 'Lamp', '4', '10.00'), ...place(170, 'Desk', '2', '20.00'), ...SUMS(230)];
    expect(read(table, page).rows).toEqual(['Lamp | 4 |  | 10.00 on 1', 'Desk | 2 |  | 20.00 on 1']);
  });
});
