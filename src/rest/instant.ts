import { toTimestamp, type Timestamp } from '../shared/clock.js';
import { findEndOfDay, findInstant, findStartOfDay } from '../shared/local-time.js';
import { isDay } from '../shared/validators.js';

/** Accepts a space for `+`, because an unencoded `+` in a query string means a space. */
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,6})\d{0,3})?)?(?:([Zz])|([+\- ])(?:(0\d|1[0-3]):?([0-5]\d)|14:?00))?$/;

/** The same as a pattern for JSON Schema, which also accepts a day. */
export const DAY_OR_INSTANT = String.raw`^\d{4}-\d\d-\d\d([Tt ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?([Zz]|[+-]((0\d|1[0-3]):?[0-5]\d|14:?00))?)?$`;

/** A day or an instant as a half-open range, whose end is exclusive. */
export interface Bounds {
  readonly from: Timestamp;
  readonly before: Timestamp;
}

/**
 * Parses a day (YYYY-MM-DD), or an ISO 8601 date and time. Without an offset, it is in the given time zone. Null for anything else.
 */
export function parseBounds(text: string, timeZone: string): Bounds | null {
  if (isDay(text)) return { from: findStartOfDay(text, timeZone), before: findEndOfDay(text, timeZone) };
  const match = DATE_TIME.exec(text);
  const [, day, hours, minutes, seconds = '00', fraction = ''] = match ?? [];
  if (!match || !isDay(day) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const local = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  // The pattern leaves the hours and minutes of ±14:00, the largest offset, out of its groups.
  const [utc, sign, offsetHours = '14', offsetMinutes = '00'] = match.slice(6);
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const whole = sign ? local - offset : utc ? local : findInstant(local, timeZone);
  const microseconds = Number(fraction.padEnd(6, '0'));
  return { from: toTimestampAt(whole, microseconds), before: toTimestampAt(whole, microseconds + 1) };
}

function toTimestampAt(milliseconds: number, microseconds: number): Timestamp {
  return toTimestamp(milliseconds + Math.floor(microseconds / 1_000), microseconds % 1_000);
}
