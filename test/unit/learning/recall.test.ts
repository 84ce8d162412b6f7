import { describe, expect, test } from '@jest/globals';
import type { KeptReading } from '../../../src/extraction/model/kept-reading.js';
import { toKeptReading } from '../../../src/extraction/page/kept-reading.js';
import { recall, type Example } from '../../../src/learning/recall.js';
import type { Draft, Page } from '../../../src/extraction/model/draft.js';
import type { PlacedText } from '../../support/pdf-fixtures.js';

const NOTHING: Omit<Draft, 'pages'> = {
  bytes: new Uint8Array(),
  mediaType: 'application/pdf',
  xml: [],
  pageCount: 1,
  format: null,
  findings: [],
};

/** A page of a text layer; each character is five points wide and ten high. */
function createReading(texts: readonly PlacedText[]): KeptReading {
  const words = texts.flatMap(({ text, x, y }) =>
    [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      box: { x: x + 5 * word.index, y, width: 5 * word[0].length, height: 10 },
      confidence: 1,
    })),
  );
  const page: Page = { number: 1, width: 595, height: 842, source: 'text', words };
  return toKeptReading({ ...NOTHING, pages: [page] })!;
}

function recallValues(
  now: readonly PlacedText[],
  ...examples: readonly (readonly [readonly PlacedText[], Example['values']])[]
) {
  const corrected = examples.map(([texts, values]) => ({ reading: createReading(texts), values }));
  return recall({ reading: createReading(now), examples: corrected });
}

const at = (text: string, x: number, y: number): PlacedText => ({ text, x, y });

describe('finding a value by an earlier correction', () => {
  test('uses the label beside it, wherever it is', () => {
    const found = recallValues(
      [at('Akte 77', 60, 200), at('Bilag KX-19', 60, 300), at('Kunde 4711', 60, 330)],
      [[at('Akte 77', 60, 100), at('Bilag AB-1', 60, 120), at('Kunde 4711', 60, 140)], { invoice_number: 'AB-1' }],
    );
    expect(found).toMatchObject([
      { field: 'invoice_number', value: 'KX-19', source: 'text', page: 1, rule: 'learned:bilag' },
    ]);
  });

  test('uses the label above it', () => {
    const found = recallValues(
      [at('Kunde', 60, 200), at('Krav', 200, 200), at('4711', 60, 214), at('901', 200, 214)],
      [[at('Kunde', 60, 90), at('Krav', 200, 90), at('4711', 60, 104), at('88', 200, 104)], { invoice_number: '88' }],
    );
    expect(found).toMatchObject([{ value: '901', rule: 'learned:krav' }]);
  });

  test('uses its place alone, with less confidence', () => {
    const found = recallValues(
      [at('17/26', 400, 60), at('Kunde 4711', 60, 200)],
      [[at('9/26', 400, 60), at('Kunde 4711', 60, 260)], { invoice_number: '9/26' }],
    );
    expect(found).toMatchObject([{ value: '17/26', rule: 'learned:place' }]);
    expect(found[0]!.confidence).toBeLessThan(0.8);
  });

  test('writes a number without spaces if the person did', () => {
    const found = recallValues(
      [at('Bilag AB 2026 19', 60, 100)],
      [[at('Bilag AB 2026 7', 60, 100)], { invoice_number: 'AB20267' }],
    );
    expect(found).toMatchObject([{ value: 'AB202619' }]);
  });

  test('finds nothing if the corrected value is not on the page, or if two values match equally well', () => {
    const page = [at('Sum 12.00', 60, 100)];
    expect(recallValues([at('Sum 13.00', 60, 100)], [page, { total_price: '99.00' }])).toEqual([]);
    expect(
      recallValues([at('Sum 13.00', 60, 200), at('Sum 14.00', 60, 300)], [page, { total_price: '12.00' }]),
    ).toEqual([]);
  });

  test('prefers the newer of two contradicting corrections', () => {
    const page = (one: string, two: string) => [at(`Skrevet ${one}`, 60, 100), at(`Frist ${two}`, 60, 130)];
    const found = recallValues(
      page('05.06.2026', '19.06.2026'),
      [page('03.04.2026', '17.04.2026'), { invoice_date: '2026-04-03' }],
      [page('01.02.2026', '15.02.2026'), { invoice_date: '2026-02-15' }],
    );
    expect(found).toMatchObject([{ field: 'invoice_date', value: '2026-06-05' }]);
  });
});

test('a kept reading lists the IBANs with a valid checksum', () => {
  const { ibans } = createReading([
    at('IBAN: DE89 3704 0044 0532 0130 00 BIC', 60, 100),
    at('GB29NWBK60161331926819', 60, 120),
    at('DE89 3704 0044 0532 0130 01', 60, 140),
  ]);
  expect(ibans).toEqual(['DE89370400440532013000', 'GB29NWBK60161331926819']);
});
