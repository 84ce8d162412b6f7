import { expect, test } from '@jest/globals';
import { findWrittenDates } from '../../../src/extraction/page/dates.js';

test('a date followed by a comma is recognised', () => {
  expect(findWrittenDates('dressée le 26/06/2026, dossier 8955', null)).toMatchObject([{ value: '2026-06-26' }]);
  expect(findWrittenDates('1/2/26,50', null)).toEqual([]);
});

test.each([
  ['2026 m. kovo 15 d.', '2026-03-15'],
  ['2026 m. spalio 3 d., Kaunas', '2026-10-03'],
  ['2026. gada 15. martā', '2026-03-15'],
  ['2026.gada 3. oktobris', '2026-10-03'],
  ['2026. március 15.', '2026-03-15'],
])('a date that begins with its year is read: %s', (text, date) => {
  expect(findWrittenDates(text, null)).toMatchObject([{ value: date }]);
});

test.each([
  ['Ngày 15 tháng 10 năm 2026', '2026-10-15'],
  ['Ngày (Date) 15 tháng (month) 10 năm (year) 2026', '2026-10-15'],
  ['15 tháng 10, 2026', '2026-10-15'],
  ['17 d’abril de 2026', '2026-04-17'],
  ['«30» вересня 2026 р.', '2026-09-30'],
  ['"3" мая 2026 г.', '2026-05-03'],
  ['02/may/2026', '2026-05-02'],
])('a date in words is read: %s', (text, date) => {
  expect(findWrittenDates(text, null)).toMatchObject([{ value: date }]);
});
