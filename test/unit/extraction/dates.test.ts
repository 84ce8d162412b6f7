import { expect, test } from '@jest/globals';
import { findWrittenDates } from '../../../src/extraction/page/dates.js';

test('a date followed by a comma is recognised', () => {
  expect(findWrittenDates('dressée le 26/06/2026, dossier 8955', null)).toMatchObject([{ value: '2026-06-26' }]);
  expect(findWrittenDates('1/2/26,50', null)).toEqual([]);
});
