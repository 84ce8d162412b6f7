import { unavailable } from './errors.js';

/**
 * Waits for a promise, for at most the given number of milliseconds. The promise is not cancelled; a later outcome is ignored.
 *
 * @throws service_unavailable if the time is up
 */
export async function withDeadline<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(unavailable());
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
