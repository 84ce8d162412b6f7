import { statSync } from 'node:fs';
import { AppError } from '../shared/errors.js';

const RETRY_AFTER_SECONDS = 30;

/**
 * Remembers which file is at a path. The returned function compares it with the file that is there now, and takes microseconds.
 *
 * @throws service_unavailable from the returned function if the file is gone or another one
 */
export function watchFile(path: string): () => void {
  const opened = identify(path);
  return () => {
    if (identify(path) !== opened) throw createReplacedError();
  };
}

/** The device and the inode, because a path says nothing about the file that is open; null if there is no file. */
function identify(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

function createReplacedError(): AppError {
  const message =
    'The file of the database was moved, deleted or replaced. Put it back, or restart with the right one. Nothing was saved; ' +
    'try again later.';
  return new AppError('service_unavailable', message, { retryAfter: RETRY_AFTER_SECONDS });
}
