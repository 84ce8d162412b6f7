import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { assignRequestId } from '../web/request-id.js';

const IDLE_CHECK_MILLISECONDS = 50;

/** The headers of every response. A page that needs a wider policy replaces it. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export interface HttpServerOptions {
  /** Serves `/graphql`, without Express. */
  readonly graphql: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Serves `/graphql/stream` until the subscription ends. */
  readonly stream: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Serves everything else. */
  readonly rest: RequestListener;
}

/** Creates the server of both faces, which gives each request an id and routes it to its face. */
export function createHttpServer({ graphql, stream, rest }: HttpServerOptions): Server {
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
  return server;
}

function prepare(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('X-Request-Id', assignRequestId(request));
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
 * Stops accepting connections, waits at most the given milliseconds for requests in flight, then ends them. Also stops keep-alive:
 * otherwise a busy client would continue until the end, and its last requests would be cut off.
 */
export async function closeServer(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS);
  const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
