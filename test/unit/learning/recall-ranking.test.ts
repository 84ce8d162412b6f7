import { describe, expect, test } from '@jest/globals';
import { toKeptReading } from '../../../src/extraction/page/kept-reading.js';
import { recall, type Example } from '../../../src/learning/recall.js';
import { placeWords } from '../../support/placed-document.js';
import type { PlacedText } from '../../support/pdf-fixtures.js';

type Texts = readonly PlacedText[];

const keep = (texts: Texts) =>
  toKeptReading({
    ...{ bytes: new Uint8Array(), mediaType: 'application/pdf', xml: [], pageCount: 1, format: null, findings: [] },
    pages: [placeWords(texts)],
  })!;

/** Recalls the one value that a person corrected on earlier documents, the newest first; null if none or two match. */
function recallOne(now: Texts, ...earlier: readonly (readonly [texts: Texts, values: Example['values']])[]) {
  const examples = earlier.map(([texts, values]) => ({ hfId: 'KX19AB', reading: keep(texts), values, items: [] }));
  return recall({ reading: keep(now), examples })[0] ?? null;
}

const place = (x: number, y: number, text: string): PlacedText => ({ text, x, y });
/** Far from where any earlier value was. */
const AWAY = 300;
const beside = (y: number, text: string, x = AWAY): PlacedText[] => [place(x, y, text)];
const below = (y: number, label: string, text: string, x = AWAY): PlacedText[] => [
  place(x, y - 14, label),
  place(x, y, text),
];

describe('of two numbers that resemble the corrected one', () => {
  // It has a label of one or two words beside it, one above it, and one after it.
  const CORRECTED = [place(90, 106, 'Krav'), place(60, 120, 'Bilag AB-1 fra')];
  const TWO_WORDS = [place(110, 106, 'Krav'), place(60, 120, 'Vort bilag AB-1 fra')];

  test.each<[what: string, corrected: Texts, one: Texts, other: Texts, isFirst: boolean]>([
    [
      'a label beside it beats a label above it',
      CORRECTED,
      beside(300, 'Bilag KX-18'),
      below(400, 'Krav', 'KX-19'),
      true,
    ],
    [
      'a label above and a word after it equal a label beside it',
      CORRECTED,
      beside(300, 'Bilag KX-18'),
      below(400, 'Krav', 'KX-19 fra'),
      false,
    ],
    [
      'two words beside it beat a label above and a word after it',
      TWO_WORDS,
      beside(300, 'Vort bilag KX-18'),
      below(400, 'Krav', 'KX-19 fra'),
      true,
    ],
    [
      'half a label and the word after it do not beat the whole label',
      TWO_WORDS,
      beside(300, 'Vort bilag KX-18'),
      beside(400, 'Dit bilag KX-19 fra'),
      false,
    ],
    [
      'a label above it beats its place',
      [place(90, 106, 'Krav'), place(90, 120, 'AB-1')],
      below(300, 'Krav', 'KX-18'),
      beside(120, 'KX-19', 90),
      true,
    ],
    [
      'a label above and its format equal a label and its place in another format',
      CORRECTED,
      below(300, 'Krav', 'KX-18'),
      beside(120, 'Bilag 19', 60),
      false,
    ],
    [
      'its column decides between two with the same label',
      CORRECTED,
      beside(300, 'Bilag KX-18', 60),
      beside(400, 'Bilag KX-19'),
      true,
    ],
  ])('%s', (_what, corrected, one, other, isFirst) => {
    const values = { invoice_number: 'AB-1' };
    const expected = isFirst ? 'KX-18' : undefined;
    expect(recallOne([...one, ...other], [corrected, values])?.value).toBe(expected);
  });
});

describe('a value that occurs twice', () => {
  const CORRECTED = [place(60, 120, 'Bilag AB-1')];

  test.each([
    ['above', 60, 400],
    ['below', 160, 60],
  ])('is recalled by its label, even if it also stands in the former place %s it', (_where, other, labelled) => {
    const now = [place(60, labelled, 'Bilag KX-19'), place(90, 120, 'KX-19'), place(AWAY, other, 'Kunde')];
    expect(recallOne(now, [CORRECTED, { invoice_number: 'AB-1' }])).toMatchObject({
      ...{ value: 'KX-19', rule: 'learned:bilag', box: { x: 90, y: labelled } },
    });
  });
});

describe('dates, which all have the same format,', () => {
  test('are recalled by their place alone', () => {
    const found = recallOne(
      [place(60, 130, '05.06.2026')],
      [[place(60, 120, '03.04.2026')], { invoice_date: '2026-04-03' }],
    );
    expect(found).toMatchObject({ value: '2026-06-05', rule: 'learned:place' });
  });

  test('follow a label on an older document rather than a place on the newest one', () => {
    const now = [place(60, 120, '05.06.2026'), place(AWAY, 400, 'Skrevet den 19.06.2026')];
    const newest = [[place(60, 120, '03.04.2026')], { invoice_date: '2026-04-03' }] as const;
    const older = [[place(60, 700, 'Skrevet den 15.02.2026')], { invoice_date: '2026-02-15' }] as const;
    expect(recallOne(now, newest, older)?.value).toBe('2026-06-19');
  });
});
