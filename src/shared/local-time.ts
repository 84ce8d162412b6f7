import { LRUCache } from 'lru-cache';
import { toTimestamp, type Timestamp } from './clock.js';

const MAX_ZONES = 500;
const DAY_MILLISECONDS = 86_400_000;
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: MAX_ZONES,
  memoMethod: (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
});

/** Returns the instant at which a day (YYYY-MM-DD) begins in an IANA time zone; the first existing instant if midnight is skipped. */
export function findStartOfDay(day: string, timeZone: string): Timestamp {
  return toTimestamp(findInstant(Date.parse(`${day}T00:00:00Z`), timeZone));
}

/** Returns the instant at which a day ends in a time zone (exclusive). */
export function findEndOfDay(day: string, timeZone: string): Timestamp {
  return toTimestamp(findInstant(Date.parse(`${day}T00:00:00Z`) + DAY_MILLISECONDS, timeZone));
}

/** Returns the day (YYYY-MM-DD) in a time zone at an instant in milliseconds since the epoch. */
export function findDay(milliseconds: number, timeZone: string): string {
  return new Date(milliseconds + findOffset(milliseconds, timeZone)).toISOString().slice(0, 10);
}

/**
 * Returns the first instant, in milliseconds since the epoch, at which clocks in a time zone show a local time. If they skip that
 * time, returns the next instant that exists.
 *
 * @param local the local time as if it were UTC, in milliseconds since the epoch
 */
export function findInstant(local: number, timeZone: string): number {
  const candidates = [local - DAY_MILLISECONDS, local + DAY_MILLISECONDS].map(
    (near) => local - findOffset(near, timeZone),
  );
  const reached = candidates.filter((candidate) => candidate + findOffset(candidate, timeZone) >= local);
  return Math.min(...reached);
}

/** Returns the offset of a time zone from UTC at an instant, in milliseconds. */
function findOffset(milliseconds: number, timeZone: string): number {
  const text = formats.memo(timeZone).format(milliseconds);
  const [, sign, hours, minutes, seconds = '0'] = OFFSET.exec(text) ?? [];
  if (!sign) return 0;
  const size = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === '-' ? -size : size;
}
