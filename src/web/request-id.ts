import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const PLAIN_ID = /^[\w.-]{1,64}$/;

/** Gives a request its id: the caller's own `X-Request-Id` if it has a valid form, otherwise a new UUID. */
export function assignRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID();
  headers['x-request-id'] = id;
  return id;
}

/** The id of a request; empty for one that did not come through the listener. */
export function getRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return String(headers['x-request-id'] ?? '');
}
