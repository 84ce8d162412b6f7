import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const REQUEST_HEADERS = [
  ...['Api-Key', 'Accept', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match', 'Prefer', 'X-Request-Id'],
  ...['Apollo-Require-Preflight', 'X-Apollo-Operation-Name', 'Last-Event-ID', 'Cache-Control'],
].join(', ');
const RESPONSE_HEADERS = [
  ...['Allow', 'Content-Disposition', 'ETag', 'Idempotent-Replayed', 'Link', 'Location', 'Preference-Applied'],
  ...['RateLimit', 'RateLimit-Policy', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'],
].join(', ');
/** How long a browser may remember the answer to a preflight. The longest that any browser accepts is a day. */
const PREFLIGHT_SECONDS = '7200';

/** Lets pages of some origins call the service from a browser (Fetch Standard, CORS protocol). */
export interface Cors {
  /** Sets the headers of CORS. @returns whether the request was a preflight, which is then answered */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Creates the policy for these origins; `*` stands for all of them, and an empty list lets no other origin read anything. Responses never
 * allow credentials, because callers are known by a header and not by cookies.
 */
export function createCors(origins: readonly string[]): Cors {
  const all = origins.includes('*');
  return {
    serve(request, response) {
      if (origins.length === 0) return false;
      if (!all) response.setHeader('Vary', 'Origin');
      const { origin } = request.headers;
      if (origin === undefined || (!all && !origins.includes(origin))) return false;
      response.setHeader('Access-Control-Allow-Origin', all ? '*' : origin);
      response.setHeader('Access-Control-Expose-Headers', RESPONSE_HEADERS);
      if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
      response.setHeader('Access-Control-Allow-Methods', METHODS);
      response.setHeader('Access-Control-Allow-Headers', REQUEST_HEADERS);
      response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
      response.writeHead(204).end();
      return true;
    },
  };
}
