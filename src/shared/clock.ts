/** An instant in UTC as the store keeps it: `YYYY-MM-DD HH:MM:SS.ffffff`. Its order as text is its order in time. */
export type Timestamp = string;

/** Tells the time; injected, so that a test can set it. */
export interface Clock {
  /** Now, to the microsecond, later than any answer before in this process. */
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
      return timestampOf(Number(last / 1_000n), Number(last % 1_000n));
    },
  };
}

/** The system's clock with real microseconds: the wall clock to the millisecond, the monotonic clock below it. */
export const systemClock: Clock = createSystemClock();

/** The timestamp of a millisecond since the epoch. */
export function timestampOf(milliseconds: number, microseconds = 0): Timestamp {
  const iso = new Date(milliseconds).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 23)}${String(microseconds).padStart(3, '0')}`;
}

/** A stored timestamp in ISO 8601 with microseconds and offset: `YYYY-MM-DDTHH:MM:SS.ffffff+00:00`. */
export function toIsoTimestamp(timestamp: Timestamp): string {
  return `${timestamp.slice(0, 10)}T${timestamp.slice(11)}+00:00`;
}

/** Milliseconds since the epoch of a stored timestamp; the microseconds are cut. */
export function millisecondsOf(timestamp: Timestamp): number {
  return Date.parse(`${timestamp.slice(0, 10)}T${timestamp.slice(11, 23)}Z`);
}
