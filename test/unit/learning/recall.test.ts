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

describe('what makes a value like that of a correction', () => {
  /** The rule and the confidence of what is found on one line, or null, given the lines of corrected documents. */
  function learned(now: readonly PlacedText[], ...earlier: readonly (readonly PlacedText[])[]) {
    const examples = earlier.map((texts) => [texts, { invoice_number: 'AB-1' }] as const);
    const [found] = recallValues(now, ...examples);
    return found ? [found.value, found.rule, found.confidence] : null;
  }

  const BILAG = [at('Bilag AB-1', 60, 120)];

  test('a label makes it more certain than a place, and each correction that agrees a little more', () => {
    const now = [at('Bilag KX-19', 200, 400)];
    expect(learned(now, BILAG)).toEqual(['KX-19', 'learned:bilag', 0.9]);
    expect(learned(now, BILAG, BILAG)).toEqual(['KX-19', 'learned:bilag', 0.94]);
    expect(learned(now, BILAG, BILAG, BILAG, BILAG)).toEqual(['KX-19', 'learned:bilag', 0.97]);
    expect(learned(now, BILAG, [at('Krav AB-1', 60, 120)])).toEqual(['KX-19', 'learned:bilag', 0.9]);
    expect(learned([at('KX-19', 60, 120)], [at('AB-1', 60, 120)])).toEqual(['KX-19', 'learned:place', 0.74]);
    expect(learned([at('KX-19', 60, 120)], [at('AB-1', 60, 120)], [at('AB-1', 60, 120)])?.[2]).toBe(0.78);
  });

  test.each([
    ['12 points away', at('KX-19', 72, 132), true],
    ['13 points lower', at('KX-19', 60, 133), false],
    ['13 points to the right', at('KX-19', 73, 120), false],
    ['longer, but ends where the other did', at('KXYZ-19999', 30, 120), true],
    ['written in another way', at('19-KX', 60, 120), false],
  ])('its place alone will do where it is near and written alike: %s', (_what, now, isFound) => {
    expect(learned([now], [at('AB-1', 60, 120)]) !== null).toBe(isFound);
  });

  test('another page is another place', () => {
    const reading = createReading([at('KX-19', 60, 120)]);
    const pages = reading.pages.map((page) => ({ ...page, number: 2 }));
    const example = { reading: createReading([at('AB-1', 60, 120)]), values: { invoice_number: 'AB-1' } };
    expect(recall({ reading: { ...reading, pages }, examples: [example] })).toEqual([]);
  });

  test.each([
    ['Bilag nr KX-19', 'Bilag nr AB-1', 'learned:bilag nr'],
    ['Dit bilag nr KX-19', 'Dit bilag nr AB-1', 'learned:dit bilag nr'],
    ['Et dit bilag nr KX-19', 'Et dit bilag nr AB-1', 'learned:dit bilag nr'],
    ['Vort bilag nr KX-19', 'Dit bilag nr AB-1', 'learned:vort bilag nr'],
    ['Bilag nr: KX-19', 'BILAG NR AB-1', 'learned:bilag nr'],
    ['Kunde 7 bilag KX-19', 'Kunde 6 bilag AB-1', 'learned:bilag'],
    ['Bilag:KX-19', 'Bilag:AB-1', 'learned:bilag'],
    ['Krav nr KX-19', 'Bilag nr AB-1', null],
    ['Krav KX-19', 'Bilag AB-1', null],
    ['KX-19', 'Bilag AB-1', null],
  ])('%j is like %j by %s', (now, earlier, rule) => {
    expect(learned([at(now, 300, 500)], [at(earlier, 60, 120)])?.[1] ?? null).toBe(rule);
  });

  test('half a label will do where the place or the word behind it is the same', () => {
    const page = (label: string, behind: string, x: number) => [at(`${label} nr KX-19 ${behind}`, x, 120)];
    const earlier = [at('Bilag nr AB-1 fra', 60, 120)];
    expect(learned(page('Krav', 'til', 300), earlier)).toBeNull();
    expect(learned(page('Krav', 'fra', 300), earlier)?.[1]).toBe('learned:krav nr');
    expect(learned(page('Krav', 'til', 60), earlier)?.[1]).toBe('learned:krav nr');
  });

  test('of two values the one whose label has nothing else beside it is meant', () => {
    const now = [at('Gammelt bilag KX-18', 200, 300), at('Bilag KX-19', 300, 330)];
    expect(learned(now, BILAG)?.[0]).toBe('KX-19');
  });

  test('of two values with one label the one that the same word follows is meant', () => {
    const now = [at('Bilag KX-18 til', 300, 300), at('Bilag KX-19 fra', 300, 330)];
    expect(learned(now, [at('Bilag AB-1 fra', 60, 120)])?.[0]).toBe('KX-19');
    const dates = [at('Den 5. juni 2026 skrevet', 300, 300), at('Den 19. juni 2026 betalt', 300, 330)];
    const [found] = recallValues(dates, [[at('Den 03.04.2026 skrevet', 60, 90)], { invoice_date: '2026-04-03' }]);
    expect(found).toMatchObject({ value: '2026-06-05', rule: 'learned:den' });
  });

  test('a value that stands in several places of a document is compared with the one that is most like it', () => {
    expect(learned([at('Bilag KX-19', 300, 400)], [at('AB-1', 400, 50), ...BILAG])).toMatchObject({
      1: 'learned:bilag',
    });
    const now = [at('Kunde nr KX-18 fra', 300, 400), at('Bilag nr KX-19 fra', 300, 430)];
    const twice = [at('Krav nr AB-1 fra', 60, 90), at('Bilag nr AB-1 fra', 60, 120)];
    expect(learned(now, twice)?.[0]).toBe('KX-19');
  });

  test('a place does not confirm a label', () => {
    expect(learned([at('Bilag KX-19', 60, 120)], BILAG, [at('AB-1', 90, 120)])).toEqual([
      'KX-19',
      'learned:bilag',
      0.9,
    ]);
  });

  test('a label may stand in the column to the left, but not further', () => {
    const page = (value: string, y: number) => [at('Kunde', 60, y), at('Bilag', 200, y), at(value, 400, y)];
    expect(learned(page('KX-19', 400), page('AB-1', 120))?.[1]).toBe('learned:bilag');
  });

  test.each([
    ['KX-19,', 'KX-19'],
    ['(KX-19)', 'KX-19'],
    ['#KX-19.', 'KX-19'],
    ['K'.repeat(39) + '1', 'K'.repeat(39) + '1'],
    ['K'.repeat(40) + '1', undefined],
    ['ohne', undefined],
  ])('the number in %j is %j', (written, value) => {
    const page = [at('Bilag AB 1', 60, 120)];
    const [found] = recallValues([at(`Bilag ${written}`, 300, 400)], [page, { invoice_number: 'AB 1' }]);
    expect(found?.value).toBe(value);
  });

  test('a number may have four words', () => {
    const page = [at('Bilag AB 1 2025 A7', 60, 120)];
    const [found] = recallValues([at('Bilag KX 19 2026 B8', 300, 400)], [page, { invoice_number: 'AB 1 2025 A7' }]);
    expect(found?.value).toBe('KX 19 2026 B8');
  });

  test('of two labels above, the nearer one counts, by its letters', () => {
    const page = (value: string, x: number, y: number) => [
      ...[at('Kunde', x, y), at('Krav: 2', x, y + 14)],
      at(value, x, y + 28),
    ];
    expect(learned(page('KX-19', 300, 400), page('AB-1', 60, 120))?.[1]).toBe('learned:krav');
    const other = page('KX-19', 300, 400).map((text) => (text.text === 'Krav: 2' ? { ...text, text: 'Nota' } : text));
    expect(learned(other, page('AB-1', 60, 120))).toBeNull();
  });

  test('of two values with one label the one that is written alike, or stands alike, is meant', () => {
    const alike = [at('Bilag 2026', 300, 300), at('Bilag KX-19', 300, 330)];
    expect(learned(alike, BILAG)?.[0]).toBe('KX-19');
    const placed = [at('Bilag KX-18', 300, 300), at('Bilag KX-19', 60, 122)];
    expect(learned(placed, BILAG)?.[0]).toBe('KX-19');
    const inColumn = [at('Bilag KX-18', 300, 300), at('Bilag KX-19', 60, 300)];
    expect(learned(inColumn, BILAG)?.[0]).toBe('KX-19');
  });

  test('a label stands above within three and a half heights, in the same column and on the same page', () => {
    const page = (value: string, distance: number, x = 200) => [at('Krav', x, 300 - distance), at(value, 200, 300)];
    const ruleOf = (distance: number, x?: number) => learned(page('KX-19', distance, x), page('AB-1', 20))?.[1] ?? null;
    // Far from where it stood before, so that only the label can lead to it.
    const moved = (distance: number, x?: number) =>
      learned(
        page('KX-19', distance, x).map(({ text, x: left, y }) => at(text, left + 150, y + 150)),
        page('AB-1', 20),
      )?.[1] ?? null;
    expect([moved(20), moved(45), moved(46)]).toEqual(['learned:krav', 'learned:krav', null]);
    expect(moved(20, 260)).toBeNull();
    expect(ruleOf(46)).toBe('learned:place');
  });

  test('a date and an amount are found in whatever form they are written', () => {
    const page = (date: string, total: string, vat: string) => [
      at(`Skrevet ${date}`, 60, 100),
      at(`Moms ${vat} kr`, 60, 130),
      at(`Sum ${total} kr`, 60, 160),
    ];
    const found = recallValues(page('5. juni 2026', '1.250,00', '250,00'), [
      page('03.04.2026', '100,00', '20,00'),
      { invoice_date: '2026-04-03', total_price: '100.00', total_vat: '20.00' },
    ]);
    expect(found.map(({ field, value, rule }) => [field, value, rule])).toEqual([
      ['invoice_date', '2026-06-05', 'learned:skrevet'],
      ['total_price', '1250.00', 'learned:sum'],
      ['total_vat', '250.00', 'learned:moms'],
    ]);
  });

  test('a number is written as the newest correction of it was', () => {
    const now = [at('Bilag AB 2026 19', 60, 100)];
    const page = [at('Bilag AB 2026 7', 60, 100)];
    const value = (...numbers: string[]) =>
      recallValues(now, ...numbers.map((invoice_number) => [page, { invoice_number }] as const))[0]?.value;
    expect(value('AB 2026 7')).toBe('AB 2026 19');
    expect(value('AB 2026 7', 'AB20267')).toBe('AB 2026 19');
    expect(value('AB20267', 'AB 2026 7')).toBe('AB202619');
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
