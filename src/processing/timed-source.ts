import { AppError } from '../shared/errors.js';

/**
 * Passes on the bytes of an upload for a limited time.
 *
 * @throws request_timeout if the source has not ended in time
 */
export async function* limitTime(source: AsyncIterable<Uint8Array>, milliseconds: number): AsyncGenerator<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createLateError(milliseconds)), milliseconds);
  });
  late.catch(() => undefined);
  const chunks = source[Symbol.asyncIterator]();
  let hasEnded = false;
  try {
    for (;;) {
      const { done, value } = await Promise.race([chunks.next(), late]);
      if (done) {
        hasEnded = true;
        return;
      }
      yield value;
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
