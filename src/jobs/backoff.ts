/** How often a job is tried before it is given up. */
export const MAX_ATTEMPTS = 3;

const MAX_EXPONENT = 10;
const JITTER = 0.1;

/**
 * For how many seconds a job rests after its nth attempt failed: 2^n, give or take a tenth so that jobs which failed together
 * don't come back together.
 *
 * @param random from 0 up to 1
 */
export function backoffSeconds(attempts: number, random: () => number = Math.random): number {
  const seconds = 2 ** Math.min(attempts, MAX_EXPONENT);
  return seconds * (1 - JITTER + 2 * JITTER * random());
}
