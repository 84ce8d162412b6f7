/** How many attempts a job gets before it fails for good. */
export const MAX_ATTEMPTS = 3;

const MAX_EXPONENT = 10;
const JITTER = 0.1;

/**
 * Computes the seconds until a job is retried after its nth attempt failed: 2^n, plus or minus a tenth, so that jobs that failed at the
 * same time are not retried at the same time.
 *
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export function computeBackoffSeconds(attempts: number, random: () => number = Math.random): number {
  const seconds = 2 ** Math.min(attempts, MAX_EXPONENT);
  return seconds * (1 - JITTER + 2 * JITTER * random());
}

const MAX_OUTAGE_SECONDS = 60;

/** Computes the seconds until a job is retried after the nth outage in a row: 1, 2, 4, …, at most a minute. */
export function computeOutageSeconds(outages: number): number {
  return Math.min(2 ** Math.min(outages - 1, MAX_EXPONENT), MAX_OUTAGE_SECONDS);
}
