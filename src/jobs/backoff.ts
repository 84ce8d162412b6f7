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
