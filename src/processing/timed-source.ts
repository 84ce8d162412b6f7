import { AppError } from '../shared/errors.js';
import { Interruption } from '../shared/interruption.js';

/**
 * Passes on the bytes of an upload for a limited time.
 *
 * @throws request_timeout if the source has not ended in time
 */
export async function* limitTime(source: AsyncIterable<Uint8Array>, milliseconds: number): AsyncGenerator<Uint8Array> {
  const late = new Interruption();
  const timer = setTimeout(() => late.happen(), milliseconds);
  const chunks = source[Symbol.asyncIterator]();
  let hasEnded = false;
  try {
    for (;;) {
      const next = await late.wait(chunks.next());
      if (!next) throw createLateError(milliseconds);
      if (next.done) {
        hasEnded = true;
        return;
      }
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    // Not awaited: a source that waits for the client would not return before the client sends more.
    if (!hasEnded) void Promise.resolve(chunks.return?.()).catch(() => undefined);
  }
}

function createLateError(milliseconds: number): AppError {
  const message = `The upload took longer than ${milliseconds / 1_000} seconds. Send the file again over a faster connection.`;
  return new AppError('request_timeout', message);
}
