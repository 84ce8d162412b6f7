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

/** Creates the reading of a one-page PDF; each character is five points wide and ten high. */
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
  const corrected = examples.map(([texts, values]) => ({
    ...{ hfId: 'ABC123', reading: createReading(texts), values, items: [] },
  }));
  return recall({ reading: createReading(now), examples: corrected });
}

const placeText = (text: string, x: number, y: number): PlacedText => ({ text, x, y });

describe('recalling a value from an earlier correction', () => {
  test('uses the label beside the value, wherever it is', () => {
    const found = recallValues(
      [placeText('Akte 77', 60, 200), placeText('Bilag KX-19', 60, 300), placeText('Kunde 4711', 60, 330)],
      [
        [placeText('Akte 77', 60, 100), placeText('Bilag AB-1', 60, 120), placeText('Kunde 4711', 60, 140)],
        { invoice_number: 'AB-1' },
      ],
    );
    expect(found).toMatchObject([
      { field: 'invoice_number', value: 'KX-19', source: 'text', page: 1, rule: 'learned:bilag' },
    ]);
  });

  test('uses the label above the value', () => {
    const found = recallValues(
      [
        placeText('Kunde', 60, 200),
        placeText('Krav', 200, 200),
        placeText('4711', 60, 214),
        placeText('901', 200, 214),
      ],
      [
        [placeText('Kunde', 60, 90), placeText('Krav', 200, 90), placeText('4711', 60, 104), placeText('88', 200, 104)],
        { invoice_number: '88' },
      ],
    );
    expect(found).toMatchObject([{ value: '901', rule: 'learned:krav' }]);
  });

  test('uses the position alone, with less confidence', () => {
    const found = recallValues(
      [placeText('17/26', 400, 60), placeText('Kunde 4711', 60, 200)],
      [[placeText('9/26', 400, 60), placeText('Kunde 4711', 60, 260)], { invoice_number: '9/26' }],
    );
    expect(found).toMatchObject([{ value: '17/26', rule: 'learned:place' }]);
    expect(found[0]!.confidence).toBeLessThan(0.8);
  });

  test('writes a number without spaces if the person did', () => {
    const found = recallValues(
      [placeText('Bilag AB 2026 19', 60, 100)],
      [[placeText('Bilag AB 2026 7', 60, 100)], { invoice_number: 'AB20267' }],
    );
    expect(found).toMatchObject([{ value: 'AB202619' }]);
  });

  test('finds nothing if the corrected value is not on the page, or if two values match equally well', () => {
    const page = [placeText('Sum 12.00', 60, 100)];
    expect(recallValues([placeText('Sum 13.00', 60, 100)], [page, { total_price: '99.00' }])).toEqual([]);
    expect(
      recallValues(
        [placeText('Sum 13.00', 60, 200), placeText('Sum 14.00', 60, 300)],
        [page, { total_price: '12.00' }],
      ),
    ).toEqual([]);
  });

  test('prefers the newer of two contradicting corrections', () => {
    const makePage = (one: string, two: string) => [
      placeText(`Skrevet ${one}`, 60, 100),
      placeText(`Frist ${two}`, 60, 130),
    ];
    const found = recallValues(
      makePage('05.06.2026', '19.06.2026'),
      [makePage('03.04.2026', '17.04.2026'), { invoice_date: '2026-04-03' }],
      [makePage('01.02.2026', '15.02.2026'), { invoice_date: '2026-02-15' }],
    );
    expect(found).toMatchObject([{ field: 'invoice_date', value: '2026-06-05' }]);
  });
});

describe('the similarity to a corrected value', () => {
  /** Recalls a value from corrected documents; gives it with its rule and confidence, or null. */
  function recallFrom(now: readonly PlacedText[], ...earlier: readonly (readonly PlacedText[])[]) {
    const examples = earlier.map((texts) => [texts, { invoice_number: 'AB-1' }] as const);
    const [found] = recallValues(now, ...examples);
    return found ? [found.value, found.rule, found.confidence] : null;
  }

  const BILAG = [placeText('Bilag AB-1', 60, 120)];

  test('a label makes a value more certain than a position, and each agreeing correction adds a little', () => {
    const now = [placeText('Bilag KX-19', 200, 400)];
    expect(recallFrom(now, BILAG)).toEqual(['KX-19', 'learned:bilag', 0.9]);
    expect(recallFrom(now, BILAG, BILAG)).toEqual(['KX-19', 'learned:bilag', 0.94]);
    expect(recallFrom(now, BILAG, BILAG, BILAG, BILAG)).toEqual(['KX-19', 'learned:bilag', 0.97]);
    expect(recallFrom(now, BILAG, [placeText('Krav AB-1', 60, 120)])).toEqual(['KX-19', 'learned:bilag', 0.9]);
    expect(recallFrom([placeText('KX-19', 60, 120)], [placeText('AB-1', 60, 120)])).toEqual([
      'KX-19',
      'learned:place',
      0.74,
    ]);
    expect(
      recallFrom([placeText('KX-19', 60, 120)], [placeText('AB-1', 60, 120)], [placeText('AB-1', 60, 120)])?.[2],
    ).toBe(0.78);
  });

  test.each([
    ['12 points away', placeText('KX-19', 72, 132), true],
    ['13 points lower', placeText('KX-19', 60, 133), false],
    ['13 points to the right', placeText('KX-19', 73, 120), false],
    ['longer, but ends where the other did', placeText('KXYZ-19999', 30, 120), true],
    ['in another format', placeText('19-KX', 60, 120), false],
  ])('the position alone is enough if it is near and the format is the same: %s', (_what, now, isFound) => {
    expect(recallFrom([now], [placeText('AB-1', 60, 120)]) !== null).toBe(isFound);
  });

  test('the same position on another page does not count', () => {
    const reading = createReading([placeText('KX-19', 60, 120)]);
    const example = {
      ...{ hfId: 'ABC123', reading: createReading([placeText('AB-1', 60, 120)]) },
      ...{ values: { invoice_number: 'AB-1' }, items: [] },
    };
    const later = reading.pages.map((page) => ({ ...page, number: 2 }));
    const pages = [{ ...reading.pages[0]!, words: [] }, ...later];
    expect(recall({ reading: { ...reading, pages }, examples: [example] })).toEqual([]);
    // Without a page before it, it is the first page of an invoice in the middle of a file.
    const [found] = recall({ reading: { ...reading, pages: later }, examples: [example] });
    expect(found).toMatchObject({ value: 'KX-19', page: 2 });
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
  ])('%j matches %j by %s', (now, earlier, rule) => {
    expect(recallFrom([placeText(now, 300, 500)], [placeText(earlier, 60, 120)])?.[1] ?? null).toBe(rule);
  });

  test('half a label is enough if the position or the following word is the same', () => {
    const makePage = (label: string, behind: string, x: number) => [placeText(`${label} nr KX-19 ${behind}`, x, 120)];
    const earlier = [placeText('Bilag nr AB-1 fra', 60, 120)];
    expect(recallFrom(makePage('Krav', 'til', 300), earlier)).toBeNull();
    expect(recallFrom(makePage('Krav', 'fra', 300), earlier)?.[1]).toBe('learned:krav nr');
    expect(recallFrom(makePage('Krav', 'til', 60), earlier)?.[1]).toBe('learned:krav nr');
  });

  test('half a label is not enough at the same place of another page', () => {
    const makeReading = (number: number, text: string) => {
      const reading = createReading([placeText(text, 60, 120)]);
      const [page] = reading.pages;
      return {
        ...reading,
        pages:
          number === 1
            ? [page!]
            : [
                { ...page!, words: [] },
                { ...page!, number },
              ],
      };
    };
    const recallOn = (number: number) => {
      const example = {
        hfId: 'ABC123',
        reading: makeReading(1, 'Bilag nr AB-1'),
        values: { invoice_number: 'AB-1' },
        items: [],
      };
      return recall({ reading: makeReading(number, 'Krav nr KX-19'), examples: [example] }).map(({ value }) => value);
    };
    expect([recallOn(1), recallOn(2)]).toEqual([['KX-19'], []]);
  });

  test('a value in another format is found below its label if it is in the same place, too', () => {
    const makePage = (value: string, y: number) => [placeText('Krav', 200, y), placeText(value, 200, y + 14)];
    expect(recallFrom(makePage('19', 120), makePage('AB-1', 120))?.[1]).toBe('learned:krav');
    expect(recallFrom(makePage('19', 320), makePage('AB-1', 120))).toBeNull();
  });

  test('of two values, the one with nothing else beside its label wins', () => {
    const now = [placeText('Gammelt bilag KX-18', 200, 300), placeText('Bilag KX-19', 300, 330)];
    expect(recallFrom(now, BILAG)?.[0]).toBe('KX-19');
  });

  test('of two values with the same label, the one followed by the same word wins', () => {
    const now = [placeText('Bilag KX-18 til', 300, 300), placeText('Bilag KX-19 fra', 300, 330)];
    expect(recallFrom(now, [placeText('Bilag AB-1 fra', 60, 120)])?.[0]).toBe('KX-19');
    const dates = [placeText('Den 5. juni 2026 skrevet', 300, 300), placeText('Den 19. juni 2026 betalt', 300, 330)];
    const [found] = recallValues(dates, [
      [placeText('Den 03.04.2026 skrevet', 60, 90)],
      { invoice_date: '2026-04-03' },
    ]);
    expect(found).toMatchObject({ value: '2026-06-05', rule: 'learned:den' });
  });

  test('a value that occurs several times is compared by its most similar occurrence', () => {
    expect(recallFrom([placeText('Bilag KX-19', 300, 400)], [placeText('AB-1', 400, 50), ...BILAG])).toMatchObject({
      1: 'learned:bilag',
    });
    const now = [placeText('Kunde nr KX-18 fra', 300, 400), placeText('Bilag nr KX-19 fra', 300, 430)];
    const twice = [placeText('Krav nr AB-1 fra', 60, 90), placeText('Bilag nr AB-1 fra', 60, 120)];
    expect(recallFrom(now, twice)?.[0]).toBe('KX-19');
  });

  test('a position does not confirm a label', () => {
    expect(recallFrom([placeText('Bilag KX-19', 60, 120)], BILAG, [placeText('AB-1', 90, 120)])).toEqual([
      'KX-19',
      'learned:bilag',
      0.9,
    ]);
  });

  test('a label may be in the next column to the left, but no further away', () => {
    const makePage = (value: string, y: number) => [
      placeText('Kunde', 60, y),
      placeText('Bilag', 200, y),
      placeText(value, 400, y),
    ];
    expect(recallFrom(makePage('KX-19', 400), makePage('AB-1', 120))?.[1]).toBe('learned:bilag');
  });

  test.each([
    ['KX-19,', 'KX-19'],
    ['(KX-19)', 'KX-19'],
    ['#KX-19.', 'KX-19'],
    ['K'.repeat(39) + '1', 'K'.repeat(39) + '1'],
    ['K'.repeat(40) + '1', undefined],
    ['ohne', undefined],
  ])('the number in %j is %j', (written, value) => {
    const page = [placeText('Bilag AB 1', 60, 120)];
    const [found] = recallValues([placeText(`Bilag ${written}`, 300, 400)], [page, { invoice_number: 'AB 1' }]);
    expect(found?.value).toBe(value);
  });

  test('a number may have four words', () => {
    const page = [placeText('Bilag AB 1 2025 A7', 60, 120)];
    const [found] = recallValues(
      [placeText('Bilag KX 19 2026 B8', 300, 400)],
      [page, { invoice_number: 'AB 1 2025 A7' }],
    );
    expect(found?.value).toBe('KX 19 2026 B8');
  });

  test('of two labels above, the nearer one counts', () => {
    const makePage = (value: string, x: number, y: number) => [
      ...[placeText('Kunde', x, y), placeText('Krav: 2', x, y + 14)],
      placeText(value, x, y + 28),
    ];
    expect(recallFrom(makePage('KX-19', 300, 400), makePage('AB-1', 60, 120))?.[1]).toBe('learned:krav');
    const other = makePage('KX-19', 300, 400).map((text) =>
      text.text === 'Krav: 2' ? { ...text, text: 'Nota' } : text,
    );
    expect(recallFrom(other, makePage('AB-1', 60, 120))).toBeNull();
  });

  test('of two values with the same label, the one with the same format or position wins', () => {
    const alike = [placeText('Bilag 2026', 300, 300), placeText('Bilag KX-19', 300, 330)];
    expect(recallFrom(alike, BILAG)?.[0]).toBe('KX-19');
    const placed = [placeText('Bilag KX-18', 300, 300), placeText('Bilag KX-19', 60, 122)];
    expect(recallFrom(placed, BILAG)?.[0]).toBe('KX-19');
    const inColumn = [placeText('Bilag KX-18', 300, 300), placeText('Bilag KX-19', 60, 300)];
    expect(recallFrom(inColumn, BILAG)?.[0]).toBe('KX-19');
  });

  test('a label above is within three and a half line heights, in the same column and on the same page', () => {
    const makePage = (value: string, distance: number, x = 200) => [
      placeText('Krav', x, 300 - distance),
      placeText(value, 200, 300),
    ];
    const findRule = (distance: number, x?: number) =>
      recallFrom(makePage('KX-19', distance, x), makePage('AB-1', 20))?.[1] ?? null;
    // Far from its former position, so that only the label can identify it.
    const recallMoved = (distance: number, x?: number) =>
      recallFrom(
        makePage('KX-19', distance, x).map(({ text, x: left, y }) => placeText(text, left + 150, y + 150)),
        makePage('AB-1', 20),
      )?.[1] ?? null;
    expect([recallMoved(20), recallMoved(45), recallMoved(46)]).toEqual(['learned:krav', 'learned:krav', null]);
    expect(recallMoved(20, 260)).toBeNull();
    expect(findRule(46)).toBe('learned:place');
  });

  test('a date and an amount are found in any format', () => {
    const makePage = (date: string, total: string, vat: string) => [
      placeText(`Skrevet ${date}`, 60, 100),
      placeText(`Moms ${vat} kr`, 60, 130),
      placeText(`Sum ${total} kr`, 60, 160),
    ];
    const found = recallValues(makePage('5. juni 2026', '1.250,00', '250,00'), [
      makePage('03.04.2026', '100,00', '20,00'),
      { invoice_date: '2026-04-03', total_price: '100.00', total_vat: '20.00' },
    ]);
    expect(found.map(({ field, value, rule }) => [field, value, rule])).toEqual([
      ['invoice_date', '2026-06-05', 'learned:skrevet'],
      ['total_price', '1250.00', 'learned:sum'],
      ['total_vat', '250.00', 'learned:moms'],
    ]);
  });

  test('a number is formatted like its newest correction', () => {
    const now = [placeText('Bilag AB 2026 19', 60, 100)];
    const page = [placeText('Bilag AB 2026 7', 60, 100)];
    const recallNumber = (...numbers: string[]) =>
      recallValues(now, ...numbers.map((invoice_number) => [page, { invoice_number }] as const))[0]?.value;
    expect(recallNumber('AB 2026 7')).toBe('AB 2026 19');
    expect(recallNumber('AB 2026 7', 'AB20267')).toBe('AB 2026 19');
    expect(recallNumber('AB20267', 'AB 2026 7')).toBe('AB202619');
  });
});

test('a kept reading lists the IBANs with a valid checksum', () => {
  const { ibans } = createReading([
    placeText('IBAN: DE89 3704 0044 0532 0130 00 BIC', 60, 100),
    placeText('GB29NWBK60161331926819', 60, 120),
    placeText('DE89 3704 0044 0532 0130 01', 60, 140),
  ]);
  expect(ibans).toEqual(['DE89370400440532013000', 'GB29NWBK60161331926819']);
});
