import { describe, expect, it } from '@jest/globals';
import { parseBounds } from '../../src/rest/instant.js';
import { parseJsonObject } from '../../src/rest/json-body.js';
import { requireAcceptable } from '../../src/web/media-type.js';
import { findEndOfDay, findStartOfDay } from '../../src/shared/local-time.js';
import { formatPrice } from '../../src/shared/price-display.js';

describe('days in a time zone', () => {
  it.each([
    ['2026-03-31', 'UTC', '2026-03-31 00:00:00.000000', '2026-04-01 00:00:00.000000'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28 23:00:00.000000', '2026-03-29 22:00:00.000000'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24 22:00:00.000000', '2026-10-25 23:00:00.000000'],
    ['2026-01-01', 'Asia/Kathmandu', '2025-12-31 18:15:00.000000', '2026-01-01 18:15:00.000000'],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31 10:00:00.000000', '2026-01-01 10:00:00.000000'],
    // Midnight was skipped here: the day began at one.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04 03:00:00.000000', '2018-11-05 02:00:00.000000'],
    // Midnight came twice here: the day began at the first.
    ['2023-11-05', 'America/Havana', '2023-11-05 04:00:00.000000', '2023-11-06 05:00:00.000000'],
  ])('%s in %s is from %s until %s', (day, timeZone, start, end) => {
    expect([findStartOfDay(day, timeZone), findEndOfDay(day, timeZone)]).toEqual([start, end]);
  });
});

describe('instants', () => {
  it.each([
    ['2026-03-31T10:00:00Z', '2026-03-31 10:00:00.000000', '2026-03-31 10:00:00.000001'],
    ['2026-03-31T10:00:00.999999+02:00', '2026-03-31 08:00:00.999999', '2026-03-31 08:00:01.000000'],
    ['2026-03-31T10:00:00 02:00', '2026-03-31 08:00:00.000000', '2026-03-31 08:00:00.000001'],
    ['2026-03-31 10:00', '2026-03-31 08:00:00.000000', '2026-03-31 08:00:00.000001'],
    ['2026-01-31T10:00:00.5-0330', '2026-01-31 13:30:00.500000', '2026-01-31 13:30:00.500001'],
  ])('%s is exactly %s', (text, from, before) => {
    expect(parseBounds(text, 'Europe/Berlin')).toEqual({ from, before });
  });

  it.each(['', 'today', '2026-02-30', '2026-03-31T24:00:00', '2026-03-31T10', '2026-03-31T10:61', '20260331'])(
    '%p is not an instant',
    (text) => {
      expect(parseBounds(text, 'UTC')).toBeNull();
    },
  );
});

describe('JSON from clients', () => {
  it('keeps numbers as they were written', () => {
    expect(
      parseJsonObject('{"a":0.1,"b":-12345678901234567890.10,"c":[1e3,{"d":7}],"e":"1 \\"2\\" 3","f":true}'),
    ).toEqual({
      a: '0.1',
      b: '-12345678901234567890.10',
      c: ['1e3', { d: '7' }],
      e: '1 "2" 3',
      f: true,
    });
  });

  it.each(['', '{', '{"a":01}', '{"a":.5}', "{'a':1}", '{"a":NaN}', '[1]', '1', 'null', '{"a":1}{'])(
    'refuses %p',
    (text) => {
      expect(() => parseJsonObject(text)).toThrow(/JSON/);
    },
  );
});

describe('the size of JSON from clients', () => {
  const list = (count: number) => `{"a":[${Array.from({ length: count }, () => 1).join(',')}]}`;
  const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":"\\"{[,:"`).join(',')}}`;
  const levels = (count: number) => `{"a":${'['.repeat(count - 1)}${']'.repeat(count - 1)}}`;

  it.each([
    ['levels', levels, 32],
    ['keys', keys, 1_000],
    ['values', list, 19_999],
  ])('allows some %s and not one more', (_what, build, most) => {
    expect(parseJsonObject(build(most))).toEqual(expect.anything());
    expect(() => parseJsonObject(build(most + 1))).toThrow('has at most 32 levels, 1000 keys and 20000 values');
  });
});

describe('the Accept header', () => {
  it.each([
    ['text/csv', 'text/csv', true],
    ['text/*;q=0.5', 'text/csv', true],
    ['text/csv;q=0, */*', 'text/csv', false],
    ['application/json', 'text/csv', false],
    [undefined, 'text/csv', true],
    ['', 'text/csv', true],
  ])('%p accepts %s: %p', (accept, produced, isAcceptable) => {
    const readOutcome = () => {
      try {
        requireAcceptable(accept, produced);
        return true;
      } catch {
        return false;
      }
    };
    expect(readOutcome()).toBe(isAcceptable);
  });
});

describe('display prices', () => {
  it.each([
    ['1234.50', 'EUR', 'de-DE', '1.234,50 €'],
    ['1234.50', 'TRY', 'tr-TR', '₺1.234,50'],
    ['1234.00', 'JPY', 'en-US', '¥1,234'],
    ['-0.05', 'USD', 'en-US', '-$0.05'],
    ['90071992547409931.23', 'USD', 'en-US', '$90,071,992,547,409,931.23'],
    [null, 'EUR', 'en-US', ''],
    ['1.00', null, 'en-US', ''],
  ])('%p %p in %s is %p', (amount, currency, locale, expected) => {
    expect(formatPrice(amount, currency, locale).replace(/\s/gu, ' ')).toBe(expected);
  });
});
