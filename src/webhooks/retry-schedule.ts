const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pauses after failed attempts, as Standard Webhooks recommends them: ten attempts in about three days. */
const PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
const JITTER = 0.1;

/** A webhook is disabled once all attempts have failed for this long. */
export const MAX_FAILING_MILLISECONDS = 72 * HOUR;

/**
 * Computes the milliseconds until the next attempt after the nth failed; null if there is none. They vary by a tenth, so that messages
 * that failed together are not all repeated together.
 *
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export function computePause(attempts: number, random: () => number = Math.random): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : pause * (1 - JITTER + 2 * JITTER * random());
}
