import { unavailable } from './errors.js';

/**
 * Waits for a promise, for at most the given number of milliseconds. The promise is not cancelled; a later outcome is ignored.
 *
 * @throws service_unavailable if the time is up
 */
export function withDeadline<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
