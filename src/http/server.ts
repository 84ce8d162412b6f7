import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseBrokenRequest, refuseExpectation } from './broken-requests.js';
import { getRecord, recordRequest } from '../telemetry/request-record.js';
import { runInSpan } from '../telemetry/tracing.js';
import { setCommonHeaders } from '../web/common-headers.js';
import type { Cors } from '../web/cors.js';
import { assignRequestId } from '../web/request-id.js';

const CHECK_MILLISECONDS = 50;

export interface HttpServerOptions {
  /** Serves `/graphql`, without Express, and sets the headers that every response has. */
  readonly graphql: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Serves `/graphql/stream` until the subscription ends. */
  readonly stream: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Serves everything else. */
  readonly rest: RequestListener;
  /** Lets pages of other origins read responses. */
  readonly cors: Cors;
}

/** Creates the server of both faces, which gives each request an id and routes it to its face. */
export function createHttpServer({ graphql, stream, rest, cors }: HttpServerOptions): Server {
  const dispatch: RequestListener = (request, response) => {
    if (isGraphql(request.url)) {
      void graphql(request, response);
      return;
    }
    setCommonHeaders(request, response);
    if (isStream(request.url)) void stream(request, response);
    else rest(request, response);
  };
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 0, connectionsCheckingInterval: 5_000 },
    (request, response) => {
      assignRequestId(request);
      recordRequest(request, response);
      if (cors.serve(request, response)) return;
      runInSpan(getRecord(request)?.span, () => dispatch(request, response));
    },
  );
  server.maxHeadersCount = 100;
  server.on('clientError', refuseBrokenRequest).on('checkExpectation', refuseExpectation);
  return server;
}

function isGraphql(url: string | undefined): boolean {
  if (!url?.startsWith('/graphql')) return false;
  const next = url.charCodeAt('/graphql'.length);
  return Number.isNaN(next) || next === 63 || url === '/graphql/' || url.startsWith('/graphql/?');
}

function isStream(url: string | undefined): boolean {
  return url !== undefined && /^\/graphql\/stream\/?(\?|$)/.test(url);
}

/**
 * Serves on for the given milliseconds, but closes each connection after its next response. So clients and balancers that keep connections
 * have left before the server closes, which would otherwise meet a request on its way.
 */
export async function drainServer(server: Server, milliseconds: number): Promise<void> {
  if (milliseconds === 0) return;
  endKeepAlive(server);
  await sleep(milliseconds);
}

function endKeepAlive(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Stops accepting connections, waits at most the given milliseconds for requests in flight, then ends them. Also stops keep-alive:
 * otherwise a busy client would continue until the end, and its last requests would be cut off.
 */
export async function closeServer(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  endKeepAlive(server);
  const end = performance.now() + milliseconds;
  const checks = setInterval(() => {
    if (performance.now() < end) server.closeIdleConnections();
    else server.closeAllConnections();
  }, CHECK_MILLISECONDS);
  await closed;
  clearInterval(checks);
}
