import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestId } from './request-id.js';

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const SECURITY_ENTRIES: readonly string[] = Object.entries(SECURITY_HEADERS).flat();

/** Sets the headers that every response has. A page that needs a wider policy replaces it. */
export function setCommonHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('X-Request-Id', getRequestId(request));
  for (const name in SECURITY_HEADERS)
    response.setHeader(name, SECURITY_HEADERS[name as keyof typeof SECURITY_HEADERS]);
}

/** Lists the names and values of the same headers for `writeHead`, which takes a fifth of the time for a short response. */
export function listCommonHeaders(request: Pick<IncomingMessage, 'headers'>): string[] {
  return ['X-Request-Id', getRequestId(request), ...SECURITY_ENTRIES];
}
