import { describe, expect, test } from '@jest/globals';
import { learnTables } from '../../../src/learning/item-columns.js';
import { readPlacedDocument, placeRow, toCorrectedItem } from '../../support/placed-document.js';
import type { PlacedText } from '../../support/pdf-fixtures.js';

/** The tables that are learned: their columns as "key left-right label", and the rest. */
function learn(texts: readonly PlacedText[] | readonly (readonly PlacedText[])[], ...items: readonly string[]) {
  const pages = (Array.isArray(texts[0]) ? texts : [texts]) as readonly (readonly PlacedText[])[];
  return learnTables(readPlacedDocument(...pages), items.map(toCorrectedItem)).map(({ columns, labels, ...rest }) => ({
    columns: columns.map(({ key, left, right, label }) => `${key} ${left}-${right} ${label?.text ?? ''}`.trim()),
    labels: labels?.text ?? null,
    ...rest,
  }));
}

const HEAD = placeRow(100, [40, 'Vara'], [200, 'Styck'], [300, 'Antal'], [400, 'Moms'], [480, 'Belopp']);
const ROWS = [
  ...placeRow(120, [40, 'Panel av furu'], [200, '40,00'], [310, '2'], [400, '20%'], [485, '80,00']),
  ...placeRow(140, [40, 'Lister'], [200, '15,00'], [310, '3'], [400, '20%'], [485, '45,00']),
];
const ITEMS = ['Panel av furu | 2.000 | 96.00 | 20.00', 'Lister | 3.000 | 54.00 | 20.00'];
const COLUMNS = [
  ...['name 40-105 Vara', 'price 200-225 Styck', 'quantity 300-325 Antal', 'vat_rate 400-420 Moms'],
  'net 480-510 Belopp',
];

describe('a table that is learned from corrected items', () => {
  test('has the columns that show their values, with their labels, and ends before the next amount', () => {
    const sums = placeRow(170, [40, 'Varor'], [480, '125,00']);
    expect(learn([...HEAD, ...ROWS, ...sums], ...ITEMS)).toEqual([
      { columns: COLUMNS, labels: 'Vara Styck Antal Moms Belopp', rise: 0, end: 'Varor ', rate: null },
    ]);
  });

  test('shows amounts with VAT if these are the totals of the items', () => {
    const items = ['Panel av furu | 2.000 | 80.00 | 20.00', 'Lister | 3.000 | 45.00 | 20.00'];
    expect(learn([...HEAD, ...ROWS], ...items)[0]?.columns.at(-1)).toBe('gross 480-510 Belopp');
    const untaxed = ['Panel av furu | 2.000 | 80.00 | 0.00', 'Lister | 3.000 | 45.00 | 0.00'];
    expect(learn([...HEAD, ...ROWS], ...untaxed)[0]?.columns.at(-1)).toBe('gross 480-510 Belopp');
  });

  test('has the rate of all items if no column shows it', () => {
    const page = [...HEAD, ...ROWS].filter(({ x }) => x !== 400);
    expect(learn(page, ...ITEMS)[0]?.rate).toBe('20.00');
    expect(learn(page, ITEMS[0]!)[0]?.rate).toBe('20.00');
    const mixed = [ITEMS[0]!, 'Lister | 3.000 | 47.25 | 5.00'];
    expect(learn(page, ...mixed)[0]?.rate).toBeNull();
  });

  const fillAfter = (count: number) => Array.from({ length: count }, (_, line) => placeRow(114 + 14 * line, [40, '-']));

  test.each<[which: string, head: readonly PlacedText[], labels: string | null]>([
    ['four lines above', [...HEAD, ...fillAfter(3).flat()], 'Vara Styck Antal Moms Belopp'],
    ['five lines above', [...HEAD, ...fillAfter(4).flat()], null],
    ['with a digit', placeRow(100, [40, 'Vara'], [300, 'Antal 2026'], [480, 'Belopp']), null],
    ['over one column', placeRow(100, [40, 'Vara']), null],
    ['over two columns', placeRow(100, [40, 'Vara'], [480, 'Belopp']), 'Vara Belopp'],
    ['beside the columns', placeRow(100, [140, 'Vara'], [520, 'Belopp']), null],
    ['without letters', placeRow(100, [40, '*****'], [480, '------']), null],
  ])('has no labels but those near it, over its columns and without digits: %s', (_which, head, labels) => {
    const [table] = learn([...head.map((text) => ({ ...text, y: text.y - 60 })), ...ROWS], ...ITEMS);
    expect(table?.labels).toBe(labels);
  });

  test('takes the nearest of two lines of labels, and none from another page', () => {
    const above = placeRow(80, [40, 'Artikel'], [480, 'Summa']);
    expect(learn([...above, ...HEAD, ...ROWS], ...ITEMS)[0]?.labels).toBe('Vara Styck Antal Moms Belopp');
    expect(learn([HEAD, ROWS], ...ITEMS)[0]).toMatchObject({
      labels: null,
      columns: expect.arrayContaining(['net 485-510']),
    });
  });

  test('gives a label that is above no column to the nearest free one, up to three heights to the side', () => {
    const place = (x: number) => {
      const page = [...HEAD.map((text) => (text.text === 'Antal' ? { ...text, x } : text)), ...ROWS];
      return learn(
        page.filter((text) => text.x !== 400),
        ...ITEMS,
      )[0]?.columns.slice(2, -1);
    };
    expect(place(344)).toEqual(['quantity 310-369 Antal']);
    expect(place(346)).toEqual(['quantity 310-315', 'other 346-371 Antal']);
    expect(place(256)).toEqual(['quantity 256-315 Antal']);
  });

  test('gives a label between two free columns to the nearer one, with all its words', () => {
    const place = (x: number) => {
      const head = placeRow(100, [40, 'Vara'], [x, 'Pris kr'], [480, 'Belopp']);
      const rows = [
        ...placeRow(120, [40, 'Panel av furu'], [200, '40,00'], [290, '2'], [485, '80,00']),
        ...placeRow(140, [40, 'Lister'], [200, '15,00'], [290, '3'], [485, '45,00']),
      ];
      return learn([...head, ...rows], ...ITEMS)[0]?.columns.slice(1, 3);
    };
    expect(place(238)).toEqual(['price 200-273 Pris', 'quantity 290-295']);
    expect(place(243)).toEqual(['price 200-225', 'quantity 243-295 Pris']);
  });

  test('has its names where the words are that the person wrote, not where others are', () => {
    const head = placeRow(100, [40, 'Rum'], [120, 'Vara'], [480, 'Belopp']);
    const rows = [
      ...placeRow(120, [40, 'Hall'], [120, 'Panel av furu'], [485, '80,00']),
      ...placeRow(140, [40, 'Bad'], [120, 'Lister'], [485, '45,00']),
    ];
    const items = ['Panel av furu | 1 | 96.00 | 20.00', 'Lister | 1 | 54.00 | 20.00'];
    expect(learn([...head, ...rows], ...items)[0]?.columns.slice(0, 2)).toEqual([
      ...['other 40-60 Rum', 'name 120-185 Vara'],
    ]);
  });

  test('can be at most six if several columns show the same values', () => {
    const makeRow = (y: number, name: string, count: string, amount: string) =>
      placeRow(
        y,
        ...[[40, name] as const, ...[180, 210, 240].map((x) => [x, count] as const)],
        ...[330, 400, 470].map((x) => [x, amount] as const),
      );
    const rows = [...makeRow(120, 'Panel', '4', '80,00'), ...makeRow(140, 'Lister', '2', '45,00')];
    expect(learn(rows, 'Panel | 4 | 80.00 | 0.00', 'Lister | 2 | 45.00 | 0.00')).toHaveLength(6);
  });

  test('shows a name with words that the person left out', () => {
    const items = ['Panel furu | 2.000 | 96.00 | 20.00', ITEMS[1]!];
    expect(learn([...HEAD, ...ROWS], ...items)[0]?.columns).toEqual(COLUMNS);
  });

  test('splits labels that stand close together by the columns below them', () => {
    const head = placeRow(100, [40, 'Vara'], [200, 'Styck'], [295, 'Antal'], [325, 'Moms'], [480, 'Belopp']);
    const rows = [
      ...placeRow(120, [40, 'Panel av furu'], [200, '40,00'], [305, '2'], [328, '20%'], [485, '80,00']),
      ...placeRow(140, [40, 'Lister'], [200, '15,00'], [305, '3'], [328, '20%'], [485, '45,00']),
    ];
    expect(learn([...head, ...rows], ...ITEMS)[0]?.columns.slice(2, 4)).toEqual([
      'quantity 295-320 Antal',
      'vat_rate 325-345 Moms',
    ]);
  });

  test('leaves out items without a total, and is not learned if fewer than half of the others are on the pages', () => {
    const missing = ['Spik | 1.000 | 12.00 | 20.00', 'Skruv | 1.000 | 18.00 | 20.00', 'Mutter | 1.000 | 24.00 | 20.00'];
    expect(learn([...HEAD, ...ROWS], ...ITEMS, 'Frakt | 1.000 | 0.00 | 20.00', 'Text |||')).toHaveLength(1);
    expect(learn([...HEAD, ...ROWS], ...ITEMS, ...missing.slice(0, 2))).toHaveLength(1);
    expect(learn([...HEAD, ...ROWS], ...ITEMS, ...missing)).toEqual([]);
    expect(learn([...HEAD, ...ROWS])).toEqual([]);
  });

  test('ends with the next amount within twelve lines, and only if all items were found', () => {
    const fill = (count: number) => Array.from({ length: count }, (_, line) => placeRow(160 + 14 * line, [40, 'och']));
    const findEnd = (lines: number, text: string, ...items: readonly string[]) => {
      const sums = placeRow(180 + 14 * lines, [40, text], [480, '125,00']);
      return learn([...HEAD, ...ROWS, ...fill(lines).flat(), ...sums], ...ITEMS, ...items)[0]?.end;
    };
    expect(findEnd(11, 'Varor 2 st')).toBe('Varor  st ');
    expect(findEnd(12, 'Varor')).toBeNull();
    expect(findEnd(0, '***')).toBeNull();
    expect(findEnd(0, 'Varor', 'Spik | 1.000 | 12.00 | 20.00')).toBeNull();
    expect(findEnd(0, 'Varor', 'Frakt | 1.000 | 0.00 | 20.00')).toBe('Varor ');
    expect(learn([...HEAD, ...ROWS], ...ITEMS)[0]?.end).toBeNull();
  });
});

describe('the quantities of a learned table', () => {
  const sell = (positions: readonly string[], counts: readonly (string | null)[], ...items: readonly string[]) => {
    const amounts = ['80,00', '45,00', '30,00'];
    const names = ['Panel', 'Lister', 'Spik'];
    const rows = items.flatMap((_, index) =>
      placeRow(
        120 + 20 * index,
        ...[[40, positions[index]!] as const, [80, names[index]!] as const, [480, amounts[index]!] as const],
        ...(counts[index] ? [[300, counts[index]!] as const] : []),
      ),
    );
    return learn(rows, ...items).map(({ columns }) => columns.find((column) => column.startsWith('quantity')) ?? null);
  };

  test('are not the numbers that count the items', () => {
    const items = ['Panel | 1.000 | 96.00 | 20.00', 'Lister | 1.000 | 54.00 | 20.00', 'Spik | 1.000 | 36.00 | 20.00'];
    expect(sell(['1', '2', '3'], ['1', '1', '1'], ...items)).toEqual(['quantity 300-305']);
    expect(sell(['1', '2', '3'], [null, null, null], ...items)).toEqual([null]);
    expect(sell(['1', '1', '1'], [null, null, null], ...items)).toEqual(['quantity 40-45']);
  });

  test('may be consecutive if no other column shows them', () => {
    const items = ['Panel | 1.000 | 96.00 | 20.00', 'Lister | 2.000 | 54.00 | 20.00', 'Spik | 3.000 | 36.00 | 20.00'];
    expect(sell(['1', '2', '3'], [null, null, null], ...items)).toEqual(['quantity 40-45']);
    expect(sell(['7', '8', '9'], ['1', '2', '3'], ...items)).toEqual(['quantity 300-305']);
  });

  test('are needed to learn a table of items that have others than 1', () => {
    const items = ['Panel | 4.000 | 96.00 | 20.00', 'Lister | 2.000 | 54.00 | 20.00'];
    expect(sell(['-', '-'], [null, null], ...items)).toEqual([]);
  });

  test('need not be known for every item', () => {
    const items = ['Panel | 4.000 | 96.00 | 20.00', 'Lister | | 54.00 | 20.00', 'Spik | 2.000 | 36.00 | 20.00'];
    expect(sell(['-', '-', '-'], ['4', null, '2'], ...items)).toEqual(['quantity 300-305']);
  });
});

describe('the first line of an item', () => {
  const sell = (...rises: readonly number[]) => {
    const items = ['Panel', 'Lister', 'Spik'].slice(0, rises.length);
    const page = items.flatMap((name, index) => [
      ...placeRow(150 + 60 * index - rises[index]!, [40, name]),
      ...placeRow(150 + 60 * index, [300, String(index + 2)], [480, `${index + 3}0,00`]),
    ]);
    return learn(page, ...items.map((name, index) => `${name} | ${index + 2} | ${(index + 3) * 12}.00 | 20.00`))[0]
      ?.rise;
  };

  test('is as far above its numbers as with most items', () => {
    expect(sell(14)).toBe(14);
    expect(sell(14, 20)).toBe(20);
    expect(sell(14, 20, 16)).toBe(16);
    expect(sell(20, 14, 20)).toBe(20);
  });

  test('is the line of its numbers if the name is below them', () => {
    expect(sell(-14, -14)).toBe(0);
  });
});
