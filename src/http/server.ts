import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';

const IDLE_LOOK_MILLISECONDS = 50;
const REQUEST_ID = /^[\w.-]{1,64}$/;

/** What every answer carries; a page that needs more sets its own policy. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export interface HttpServerOptions {
  /** Serves `/graphql`, without a framework before it. */
  readonly graphql: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Serves `/graphql/stream`, for as long as a subscription goes on. */
  readonly stream: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Serves everything else. */
  readonly rest: RequestListener;
  readonly maxConnections?: number;
}

/** The server of both faces: names each request and sends it to its face. */
export function createHttpServer({ graphql, stream, rest, maxConnections }: HttpServerOptions): Server {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 0, connectionsCheckingInterval: 5_000, maxHeaderSize: 16_384 },
    (request, response) => {
      prepare(request, response);
      if (isGraphql(request.url)) void graphql(request, response);
      else if (isStream(request.url)) void stream(request, response);
      else rest(request, response);
    },
  );
  server.maxHeadersCount = 100;
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
  return server;
}

/** Names the request: by the caller's own `X-Request-Id` when it is a plain one. */
function prepare(request: IncomingMessage, response: ServerResponse): void {
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = requestId;
  response.setHeader('X-Request-Id', requestId);
  for (const name in HEADERS) response.setHeader(name, HEADERS[name as keyof typeof HEADERS]);
}

function isGraphql(url: string | undefined): boolean {
  if (!url?.startsWith('/graphql')) return false;
  const next = url.charCodeAt('/graphql'.length);
  return Number.isNaN(next) || next === 63 || url === '/graphql/' || url.startsWith('/graphql/?');
}

function isStream(url: string | undefined): boolean {
  return url !== undefined && url.startsWith('/graphql/stream') && /^\/graphql\/stream\/?(\?|$)/.test(url);
}

/**
 * Stops taking calls and waits for those under way, at most the given milliseconds; then ends them. A client that keeps its
 * connection gets no further call in: else its calls would go on for all of that time, and the last ones be cut off.
 */
export async function closeServer(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MILLISECONDS);
  const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
