import { describe, expect, test } from '@jest/globals';
import { locateItems } from '../../../src/learning/locate-items.js';
import { placeRow, readPlacedDocument, toCorrectedItem } from '../../support/placed-document.js';
import type { PlacedText } from '../../support/pdf-fixtures.js';

/** Where items are found: each with the text of its line, that of the line with its name, and its amounts. */
function locate(pages: readonly (readonly PlacedText[])[], ...items: readonly string[]) {
  return locateItems(readPlacedDocument(...pages), items.map(toCorrectedItem)).map(
    ({ item, line, nameLine, amounts }) => ({
      name: item.name,
      line: line.text,
      nameLine: nameLine?.text ?? null,
      amounts: amounts.map(({ numeral, kind }) => `${kind} ${numeral.value}`),
    }),
  );
}

const isFound = (page: readonly PlacedText[], item: string) => locate([page], item).length === 1;
const row = (...texts: readonly (readonly [number, string])[]) => placeRow(100, ...texts);

describe('a corrected item', () => {
  test('is where its total stands beside its name, with or without VAT', () => {
    const page = [...placeRow(100, [40, 'Chair'], [300, '60.00']), ...placeRow(120, [40, 'Lamp'], [300, '18.00'])];
    expect(locate([page], 'Chair || 72.00 | 20.00', 'Lamp || 18.00 | 20.00')).toEqual([
      { name: 'Chair', line: 'Chair 60.00', nameLine: null, amounts: ['net 60.00'] },
      { name: 'Lamp', line: 'Lamp 18.00', nameLine: null, amounts: ['gross 18.00'] },
    ]);
  });

  test('shows its total several times if the price of one piece is the same', () => {
    const page = row([40, 'Chair'], [200, '60.00'], [300, '60.00'], [400, '72.00']);
    expect(locate([page], 'Chair || 72.00 | 20.00')[0]?.amounts).toEqual(['gross 72.00', 'net 60.00', 'net 60.00']);
  });

  test.each<[why: string, page: readonly PlacedText[], item: string, isThere: boolean]>([
    ['its total alone', row([40, 'Lamp'], [300, '60.00']), 'Chair || 60.00 |', false],
    ['its quantity beside its total', row([40, 'Lamp'], [200, '3'], [300, '60.00']), 'Chair | 3.000 | 60.00 |', true],
    ['its rate beside its total', row([40, 'Lamp'], [200, '20%'], [300, '60.00']), 'Chair || 60.00 | 20.00', true],
    [
      'a percentage instead of its quantity',
      row([40, 'Lamp'], [200, '3%'], [300, '60.00']),
      'Chair | 3 | 60.00 |',
      false,
    ],
    [
      'an amount of money instead of its rate',
      row([40, 'Lamp'], [200, '€20'], [300, '60.00']),
      'Chair || 60.00 | 20',
      false,
    ],
    [
      'a quarter of the words of its name',
      row([40, 'Oak table'], [300, '60.00']),
      'Oak chair with arms || 60.00 |',
      true,
    ],
    [
      'a fifth of the words of its name',
      row([40, 'Oak table'], [300, '60.00']),
      'Oak chair with high arms || 60.00 |',
      false,
    ],
    ['only a number of its name', row([40, 'No 7'], [300, '60.00']), 'Chair 7 || 60.00 |', false],
    ['no name at all', row([40, 'Chair'], [300, '60.00']), '|| 60.00 |', false],
    ['a total as a percentage', row([40, 'Chair'], [300, '60.00%']), 'Chair || 60.00 |', false],
    ['another total', row([40, 'Chair'], [300, '60.01']), 'Chair || 60.00 |', false],
  ])('is found by %s: %s', (_why, page, item, isThere) => {
    expect(isFound(page, item)).toBe(isThere);
  });

  test('without a total or with zero is not looked for', () => {
    const page = row([40, 'Chair'], [300, '0.00']);
    expect([isFound(page, 'Chair || 0.00 |'), isFound(page, 'Chair |||')]).toEqual([false, false]);
  });

  test.each([
    // 20 % on 10.00 is 2.00 and on 9.99 is 2.00, so both are the net amount of one of these.
    ['12.00', '10.00', true],
    ['11.99', '9.99', true],
    ['11.99', '10.00', true],
    ['12.01', '10.00', true],
    ['12.02', '10.00', false],
    ['11.98', '10.00', false],
    ['-12.00', '-10.00', true],
  ])('with the total %s may show the net amount %s, rounded by a cent: %s', (total, net, isThere) => {
    expect(isFound(row([40, 'Chair'], [300, net]), `Chair || ${total} | 20.00`)).toBe(isThere);
  });

  test('has its name up to two lines and three heights above or below its total', () => {
    const place = (distance: number, between: readonly number[] = []) => [
      ...placeRow(100, [40, 'Oak chair']),
      ...between.flatMap((y) => placeRow(100 + y, [40, 'brown'])),
      ...placeRow(100 + distance, [300, '60.00']),
    ];
    const find = (page: readonly PlacedText[]) => locate([page], 'Oak chair || 60.00 |')[0]?.nameLine ?? null;
    expect([find(place(14)), find(place(30)), find(place(31))]).toEqual(['Oak chair', 'Oak chair', null]);
    expect([find(place(28, [14])), find(place(36, [12, 24]))]).toEqual(['Oak chair', null]);
    const chair = place(28, [14]).map((text) => ({ ...text, text: text.text.replace('Oak chair', 'Chair') }));
    expect(locate([chair], 'Chair || 60.00 |')[0]?.nameLine).toBe('Chair');
    const below = [...placeRow(100, [300, '60.00']), ...placeRow(114, [40, 'Oak chair'])];
    expect(find(below)).toBe('Oak chair');
    expect(locate([placeRow(820, [40, 'Oak chair']), placeRow(820, [300, '60.00'])], 'Oak chair || 60.00 |')).toEqual(
      [],
    );
  });

  test('has its name beside its total if any word of it is there, whatever the next lines say', () => {
    const page = [...placeRow(100, [40, 'Oak'], [300, '60.00']), ...placeRow(112, [40, 'Oak chair, brown'])];
    expect(locate([page], 'Oak chair || 60.00 |')[0]?.nameLine).toBeNull();
  });

  test('is looked for where its amount occurs first, up to forty times', () => {
    const place = (others: number) => [
      ...Array.from({ length: others }, (_, line) => placeRow(20 + 14 * line, [40, 'Lamp'], [300, '60.00'])).flat(),
      ...placeRow(60 + 14 * others, [40, 'Oak chair'], [300, '60.00']),
    ];
    const item = 'Oak chair || 60.00 |';
    expect([isFound(place(39), item), isFound(place(40), item)]).toEqual([true, false]);
  });

  test('has the nearer of two names', () => {
    const page = [
      ...placeRow(100, [40, 'Oak chair, far']),
      ...placeRow(112, [40, 'Oak chair, near']),
      ...placeRow(124, [300, '60.00']),
      ...placeRow(136, [40, 'Oak']),
    ];
    expect(locate([page], 'Oak chair || 60.00 |')[0]?.nameLine).toBe('Oak chair, near');
  });

  test('is on the line with the most evidence, and equal items are on different lines', () => {
    const page = [
      ...placeRow(100, [40, 'Chair'], [300, '60.00']),
      ...placeRow(120, [40, 'Oak chair'], [300, '60.00']),
      ...placeRow(140, [40, 'Oak chair'], [200, '2'], [300, '60.00']),
    ];
    const located = locate([page], ...Array<string>(4).fill('Oak chair | 2 | 60.00 |'));
    expect(located.map(({ line }) => line)).toEqual(['Oak chair 2 60.00', 'Oak chair 60.00', 'Chair 60.00']);
    expect(located.map(({ amounts }) => amounts)).toEqual(Array(3).fill(['gross 60.00', 'net 60.00']));
  });
});
