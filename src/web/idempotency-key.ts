import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../shared/errors.js';

const KEY = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;
const MESSAGE = 'Must be 1 to 255 printable ASCII characters.';

/** Reads the `Idempotency-Key` of a request; null if it has none. @throws validation_error if it is malformed */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new AppError('validation_error', `Idempotency-Key: ${MESSAGE}`, { details: { 'Idempotency-Key': [MESSAGE] } });
}

/** Creates the error for a call whose key another call is using at this moment. */
export function createInProgressError(): AppError {
  const message = 'Another request with this Idempotency-Key is in progress. Try again in a moment.';
  return new AppError('idempotency_in_progress', message, { retryAfter: 1 });
}

/** Creates the error for a key that was used for something else. */
export function createReusedKeyError(): AppError {
  return new AppError('idempotency_key_reuse', 'This Idempotency-Key was already used for a different request.');
}
