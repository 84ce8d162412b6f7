import { describe, expect, it } from '@jest/globals';
import { findDay, findEndOfDay, findStartOfDay } from '../../../src/shared/local-time.js';

describe('a day in a time zone', () => {
  it.each([
    ['2024-07-01', 'UTC', '2024-07-01 00:00', '2024-07-02 00:00'],
    ['2024-07-01', 'Europe/Berlin', '2024-06-30 22:00', '2024-07-01 22:00'],
    ['2024-01-01', 'Asia/Kathmandu', '2023-12-31 18:15', '2024-01-01 18:15'],
    ['2024-01-01', 'America/St_Johns', '2024-01-01 03:30', '2024-01-02 03:30'],
    ['2024-03-31', 'Europe/Berlin', '2024-03-30 23:00', '2024-03-31 22:00'],
    ['2024-10-27', 'Europe/Berlin', '2024-10-26 22:00', '2024-10-27 23:00'],
    ['2024-01-01', 'Pacific/Kiritimati', '2023-12-31 10:00', '2024-01-01 10:00'],
    ['2024-01-01', 'Pacific/Pago_Pago', '2024-01-01 11:00', '2024-01-02 11:00'],
  ])('%s in %s goes from %s up to %s', (day, timeZone, start, end) => {
    expect([findStartOfDay(day, timeZone), findEndOfDay(day, timeZone)]).toEqual([
      `${start}:00.000000`,
      `${end}:00.000000`,
    ]);
  });

  it('begins at the first existing instant if midnight is skipped', () => {
    expect(findStartOfDay('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04 03:00:00.000000');
    expect(findEndOfDay('2018-11-03', 'America/Sao_Paulo')).toBe('2018-11-04 03:00:00.000000');
  });

  it('begins at the first of two midnights', () => {
    expect(findStartOfDay('2024-11-03', 'America/Havana')).toBe('2024-11-03 04:00:00.000000');
  });

  it('has seconds if the historical offset had', () => {
    expect(findStartOfDay('1960-01-01', 'Africa/Monrovia')).toBe('1960-01-01 00:44:30.000000');
  });
});

describe('the day at an instant', () => {
  it.each([
    ['2023-12-31T22:59:59Z', 'Europe/Berlin', '2023-12-31'],
    ['2023-12-31T23:00:00Z', 'Europe/Berlin', '2024-01-01'],
    ['2024-01-01T04:59:59Z', 'America/New_York', '2023-12-31'],
    ['2024-01-01T05:00:00Z', 'America/New_York', '2024-01-01'],
  ])('%s in %s is on %s', (instant, timeZone, day) => {
    expect(findDay(Date.parse(instant), timeZone)).toBe(day);
  });
});
