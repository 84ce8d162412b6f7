/** An instant in UTC as it is stored: `YYYY-MM-DD HH:MM:SS.ffffff`. Sorts chronologically as text. */
export type Timestamp = string;

/** Provides the time. Injected, so that tests can control it. */
export interface Clock {
  /** The current instant to the microsecond; strictly increasing within this process. */
  timestamp(): Timestamp;
  /** Milliseconds since the epoch. */
  milliseconds(): number;
}

const RESYNC_MICROSECONDS = 2_000n;

function createSystemClock(): Clock {
  let wallAnchor = BigInt(Date.now()) * 1_000n;
  let monotonicAnchor = process.hrtime.bigint();
  let last = 0n;
  return {
    milliseconds: () => Date.now(),
    timestamp() {
      const monotonic = process.hrtime.bigint();
      const wall = BigInt(Date.now()) * 1_000n;
      let now = wallAnchor + (monotonic - monotonicAnchor) / 1_000n;
      const drift = now - wall;
      if (drift > RESYNC_MICROSECONDS || drift < -RESYNC_MICROSECONDS) {
        wallAnchor = wall;
        monotonicAnchor = monotonic;
        now = wall;
      }
      last = now > last ? now : last + 1n;
      return toTimestamp(Number(last / 1_000n), Number(last % 1_000n));
    },
  };
}

/**
 * The system's clock with microseconds: it advances with the monotonic clock and is reset when it differs from the wall clock by more than
 * 2 ms.
 */
export const systemClock: Clock = createSystemClock();

/** The years 0001 to 9999, outside of which timestamps would not sort as text. */
const FIRST_MILLISECOND = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MILLISECOND = Date.parse('9999-12-31T23:59:59.999Z');

/** Converts milliseconds since the epoch to a timestamp; what is before year 1 or after year 9999 becomes its first or last millisecond. */
export function toTimestamp(milliseconds: number, microseconds = 0): Timestamp {
  const iso = new Date(Math.min(Math.max(milliseconds, FIRST_MILLISECOND), LAST_MILLISECOND)).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 23)}${String(microseconds).padStart(3, '0')}`;
}

/** Converts a stored timestamp to ISO 8601 with microseconds and offset: `YYYY-MM-DDTHH:MM:SS.ffffff+00:00`. */
export function toIsoTimestamp(timestamp: Timestamp): string {
  return `${timestamp.slice(0, 10)}T${timestamp.slice(11)}+00:00`;
}

/** Converts a stored timestamp to milliseconds since the epoch, truncating microseconds. */
export function toMilliseconds(timestamp: Timestamp): number {
  return Date.parse(`${timestamp.slice(0, 10)}T${timestamp.slice(11, 23)}Z`);
}

const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/;

/** Parses an ISO 8601 instant with an offset to its stored form, truncated to microseconds; null if it is malformed. */
export function parseIsoTimestamp(text: string): Timestamp | null {
  const [, day, time, fraction = '', offset] = ISO_INSTANT.exec(text) ?? [];
  if (!day || day.startsWith('0000') || !isRealDay(day)) return null;
  const digits = fraction.slice(0, 6).padEnd(6, '0');
  const milliseconds = Date.parse(`${day}T${time}.${digits.slice(0, 3)}${offset}`);
  return Number.isNaN(milliseconds) ? null : toTimestamp(milliseconds, Number(digits.slice(3)));
}

/** Whether a text of the form YYYY-MM-DD is an existing day. */
export function isRealDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}
