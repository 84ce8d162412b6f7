import { describe, expect, it } from '@jest/globals';
import { findDateOrder, findWrittenDates } from '../../../src/extraction/page/dates.js';
import { correctMisreadDates } from '../../../src/extraction/page/misread-dates.js';

const listDates = (text: string, order: Parameters<typeof findWrittenDates>[1] = null): string[] =>
  findWrittenDates(text, order).map((date) => date.value);

describe('the dates in a text', () => {
  it('are listed in text order with their positions, whatever their format', () => {
    const text = 'Due 5 May 2024, sold 2024-04-05, paid May 6, 2024, from 01.04.24';
    expect(
      findWrittenDates(text, null).map(({ value, index, length }) => [value, text.slice(index, index + length)]),
    ).toEqual([
      ['2024-05-05', '5 May 2024'],
      ['2024-04-05', '2024-04-05'],
      ['2024-05-06', 'May 6, 2024'],
      ['2024-04-01', '01.04.24'],
    ]);
  });

  it.each([
    ['29.02.2024', ['2024-02-29']],
    ['29.02.2023', []],
    ['00.01.2024', []],
    ['01.00.2024', []],
    ['13.13.2024', []],
    ['1999/12/31', ['1999-12-31']],
    ['1899-12-31', []],
    ['2024-1-9', ['2024-01-09']],
    ['2024-13-01', []],
    ['2024.05.06', ['2024-05-06']],
    ['12024-05-06', []],
    ['2024-05-061', []],
    ['01 / 02 / 2024', ['2024-02-01']],
    ['1.2.2024.', ['2024-02-01']],
    ['1.2.3.2024', []],
    ['31-12-69', ['2069-12-31']],
    ['31-12-99', []],
    ['96 date 28 Nov 2018', ['2018-11-28']],
    ['the 3rd of March 2021', ['2021-03-03']],
    ['1. März 2023', ['2023-03-01']],
    ['Sept. 9 2022', ['2022-09-09']],
    ['41 Mai 2022', []],
    ['7 Bananas 2022', []],
    ['12-Dez-24', ['2024-12-12']],
    ['30 DE SEPTIEMBRE DEL 2025', ['2025-09-30']],
    ['THE 3RD OF MARCH 2021', ['2021-03-03']],
    ['22nd, March 2025', ['2025-03-22']],
  ])('in %s are %j', (text, values) => {
    expect(listDates(text)).toEqual(values);
  });

  it('are listed once if two formats match', () => {
    expect(listDates('2024-05-06 to 07-05-2024')).toEqual(['2024-05-06', '2024-05-07']);
    expect(listDates('2024-05-06-24')).toEqual(['2024-05-06']);
    expect(listDates('1 May 2 2024')).toEqual(['2024-05-02']);
  });

  it('are searched for in the first two thousand characters only', () => {
    expect(listDates(`${'x '.repeat(900)}2024-05-06`)).toHaveLength(1);
    expect(listDates(`${'x '.repeat(1001)}2024-05-06`)).toEqual([]);
  });
});

describe('day and month', () => {
  it.each([
    ['03/04/2024', null, '2024-04-03', false],
    ['03/04/2024', 'year-first', '2024-04-03', false],
    ['03/04/2024', 'day-first', '2024-04-03', true],
    ['03/04/2024', 'month-first', '2024-03-04', true],
    ['04/04/2024', null, '2024-04-04', true],
    ['12/11/2024', null, '2024-11-12', false],
    ['11/12/2024', null, '2024-12-11', false],
    ['13/04/2024', null, '2024-04-13', true],
    ['13/04/2024', 'month-first', '2024-04-13', true],
    ['04/13/2024', null, '2024-04-13', true],
    ['04/13/2024', 'day-first', '2024-04-13', true],
    ['12/12/2024', 'month-first', '2024-12-12', true],
    ['12/11/2024', 'month-first', '2024-12-11', true],
    ['03-04-2024', null, '2024-04-03', true],
    ['03-04-2024', 'month-first', '2024-03-04', true],
    ['03.04.2024', 'month-first', '2024-04-03', true],
  ] as const)('in %s, with the order %s, mean %s, certain: %s', (text, order, value, certain) => {
    expect(findWrittenDates(text, order)).toMatchObject([{ value, certain }]);
  });

  it.each([
    [['13/01/2024'], 'day-first'],
    [['01/13/2024'], 'month-first'],
    [['01.02.2024'], 'day-first'],
    [['01/02/2024', '12/12/2024'], null],
    [['12/13/2024'], 'month-first'],
    [['13/12/2024'], 'day-first'],
    [['13/13/2024'], null],
    [['13/01/2024', '01/13/2024'], null],
    [['13/01/2024 01/13/2024', '14/01/2024'], 'day-first'],
    [['13/01/2024 01/13/2024', '01/14/2024'], 'month-first'],
    [[], null],
  ] as const)('in %j show the order %s', (texts, order) => {
    expect(findDateOrder(texts)).toBe(order);
  });
});

describe('a misread date', () => {
  it.each([
    ['15/0172019', '15/01/2019'],
    ['1570172019', '1570172019'],
    ['15/01/2019', '15/01/2019'],
    ['O7/12/2O17', '07/12/2017'],
    ['l5.0I.20l9', '15.01.2019'],
    ['SO.OB.lO', 'SO.OB.lO'],
    ['27-63-2918', '27-03-2018'],
    ['93/11/2021', '03/11/2021'],
    ['63/11/2821', '03/11/2021'],
    ['31/68/2021', '31/08/2021'],
    ['03/11/2621', '03/11/2021'],
    ['19/11/2021', '19/11/2021'],
    ['25-0CT-2016', '25-oct-2016'],
    ['14 N0V 2016', '14 nov 2016'],
    ['14 Jan 2016', '14 Jan 2016'],
    ['14 Fcb 2016', '14 feb 2016'],
    ['14 Jbn 2016', '14 Jbn 2016'],
    ['14 Jxx 2016', '14 Jxx 2016'],
    ['14 Jux 2016', '14 Jux 2016'],
    ['14 0ctober 2015', '14 october 2015'],
    ['3 B5 16', '3 B5 16'],
    // Words between other numbers are no months.
    ['Till 1 Bed 07', 'Till 1 Bed 07'],
    ['Start 22:19 End 22:46', 'Start 22:19 End 22:46'],
  ])('%s is corrected to %s', (read, written) => {
    expect(correctMisreadDates(read)).toBe(written);
  });
});
