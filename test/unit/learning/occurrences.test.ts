import { describe, expect, test } from '@jest/globals';
import {
  describeShape,
  findOccurrences,
  type Occurrence,
  type PointedField,
} from '../../../src/learning/occurrences.js';
import type { PlacedText } from '../../support/pdf-fixtures.js';
import { placeRow, readPlacedDocument } from '../../support/placed-document.js';

/** The occurrence of a value; undefined if it is not found. */
function find(
  field: PointedField,
  value: string,
  ...pages: readonly (readonly PlacedText[])[]
): Occurrence | undefined {
  return findOccurrences(field, readPlacedDocument(...pages)).find((occurrence) => occurrence.value === value);
}

const listValues = (field: PointedField, text: string) =>
  findOccurrences(field, readPlacedDocument(placeRow(100, [60, text]))).map(({ value }) => value);

describe('what a field could be', () => {
  test('includes each amount, with its place and surroundings', () => {
    const page = [...placeRow(80, [60, 'Moms']), ...placeRow(100, [60, 'Sum i alt 1.250,00 kr netto'])];
    expect(find('total_price', '1250.00', [], page)).toEqual({
      ...{ value: '1250.00', shape: '', page: 2, box: { x: 110, y: 100, width: 55, height: 10 } },
      ...{ before: ['alt', 'i', 'sum'], above: '', after: 'netto' },
    });
    expect(listValues('total_vat', 'VAT 20% 3 pieces 12.50 of 62.50')).toEqual(['12.50', '62.50']);
  });

  test('includes each date, also of several words, with the words around it', () => {
    const page = placeRow(100, [60, 'Skrevet den 5. juni 2026 til dem']);
    expect(find('invoice_date', '2026-06-05', page)).toEqual({
      ...{ value: '2026-06-05', shape: '', page: 1, box: { x: 120, y: 100, width: 60, height: 10 } },
      ...{ before: ['den', 'skrevet'], above: '', after: 'til' },
    });
    expect(find('invoice_date', '2026-06-05', placeRow(100, [60, '05.06.2026']))?.box).toEqual({
      ...{ x: 60, y: 100, width: 50, height: 10 },
    });
  });

  test('includes each run of up to four words with a digit as a number', () => {
    expect(listValues('invoice_number', 'A1 B2 C3 D4 E5')).toEqual([
      ...['A1', 'A1 B2', 'A1 B2 C3', 'A1 B2 C3 D4', 'B2', 'B2 C3', 'B2 C3 D4', 'B2 C3 D4 E5'],
      ...['C3', 'C3 D4', 'C3 D4 E5', 'D4', 'D4 E5', 'E5'],
    ]);
    expect(listValues('invoice_number', 'Kunde nr')).toEqual([]);
  });

  test('includes a number without the label in its own word and without the signs around it', () => {
    const page = placeRow(100, [60, 'Bilag No:4711,']);
    expect(find('invoice_number', '4711', page)).toMatchObject({ before: ['no', 'bilag'], shape: '9' });
    expect(listValues('invoice_number', '(#: RE-7.);')).toContain('RE-7');
  });
});

describe('the surroundings of a value', () => {
  const findAmount = (page: readonly PlacedText[]) => find('total_price', '12.50', page);

  test('are the three nearest words before it, up to a number, in its cell and the next one to the left', () => {
    expect(findAmount(placeRow(100, [60, 'One two three four 12.50']))?.before).toEqual(['four', 'three', 'two']);
    expect(findAmount(placeRow(100, [60, 'One 2 three four 12.50']))?.before).toEqual(['four', 'three']);
    expect(findAmount(placeRow(100, [60, 'Far'], [200, 'Near one'], [400, '12.50']))?.before).toEqual(['one', 'near']);
    expect(findAmount(placeRow(100, [60, 'Sum : EUR 12.50']))?.before).toEqual(['sum']);
    expect(findAmount(placeRow(100, [60, '12.50 Sum']))?.before).toEqual([]);
  });

  test('are the word after it, but no number and no currency', () => {
    const findAfter = (text: string) => findAmount(placeRow(100, [60, text]))?.after;
    expect(['12.50 net', '12.50 EUR net', '12.50 7 net', '12.50'].map(findAfter)).toEqual(['net', 'net', '', '']);
  });

  test('are the nearest cell above it, within four lines and three and a half heights', () => {
    const findAbove = (...labels: readonly (readonly [y: number, x: number, text: string])[]) =>
      findAmount([...labels.flatMap(([y, x, text]) => placeRow(y, [x, text])), ...placeRow(200, [100, '12.50'])])
        ?.above;
    expect(findAbove([180, 90, 'Sum i alt: 2'])).toBe('sumialt');
    expect(findAbove([155, 100, 'Sum'])).toBe('sum');
    expect(findAbove([154, 100, 'Sum'])).toBe('');
    // Cells that only touch its column are beside it.
    expect([findAbove([180, 85, 'Sum']), findAbove([180, 86, 'Sum'])]).toEqual(['', 'sum']);
    expect([findAbove([180, 125, 'Sum']), findAbove([180, 124, 'Sum'])]).toEqual(['', 'sum']);
    expect(findAbove([160, 100, 'Sum'], [180, 300, 'Beside'])).toBe('sum');
    expect(findAbove([160, 100, 'Sum'], [180, 100, 'Moms'])).toBe('moms');
  });

  test('above it are on the same page', () => {
    expect(find('total_price', '12.50', placeRow(20, [100, 'Sum']), placeRow(30, [100, '12.50']))?.above).toBe('');
  });
});

test.each([
  ['RE-2026/017', 'A-9/9'],
  ['RE-2025/4', 'A-9/9'],
  ['Ångström 12b', 'A 9A'],
  ['4711', '9'],
])('the shape of %s is %s', (value, shape) => {
  expect(describeShape(value)).toBe(shape);
});
