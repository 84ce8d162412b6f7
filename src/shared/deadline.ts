import { unavailable } from './errors.js';

/**
 * Waits for a promise, at most the given milliseconds. What it waited for may still end later; its outcome is then dropped.
 *
 * @throws service_unavailable when the time is over
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
