import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { buildErrorResponse } from '../rest/errors.js';
import { AppError } from '../shared/errors.js';
import { listCommonHeaders, setCommonHeaders } from '../web/common-headers.js';
import { assignRequestId, getRequestId } from '../web/request-id.js';

/** What clients read about the errors of Node's HTTP parser, by their code. */
const ERRORS: Readonly<Record<string, AppError>> = {
  HPE_HEADER_OVERFLOW: new AppError(
    'headers_too_large',
    'The URL and the headers are too large. To filter by many values, send them by POST: in an export, or to /graphql.',
  ),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new AppError('payload_too_large', 'The extensions of a chunk are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new AppError('request_timeout', 'The request took too long to arrive.'),
};
const MALFORMED = new AppError('bad_request', 'The request is not well-formed HTTP.');

/** The member of a connection that holds the response being sent on it, if any. Node's own answer to broken requests reads it too. */
const RESPONSE = '_httpMessage';
type Connection = Duplex & { readonly [RESPONSE]?: Pick<ServerResponse, 'headersSent'> | null };

/** Answers what is not a readable request with the usual error, and closes the connection. Never interrupts a response that has begun. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Connection): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket[RESPONSE]?.headersSent) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const { status, body } = buildErrorResponse(ERRORS[error.code ?? ''] ?? MALFORMED, requestId);
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = [
    ...listCommonHeaders({ headers: { 'x-request-id': requestId } }),
    ...[
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(bytes.length),
      'Connection',
      'close',
    ],
  ];
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
  socket.end(
    Buffer.concat([Buffer.from([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '\r\n'].join('\r\n')), bytes]),
  );
}

/** Answers a request with an `Expect` header other than `100-continue`. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  assignRequestId(request);
  setCommonHeaders(request, response);
  const error = new AppError('expectation_failed', 'The only expectation that is supported is 100-continue.');
  const { status, body } = buildErrorResponse(error, getRequestId(request));
  response.setHeader('Content-Type', 'application/json; charset=utf-8').setHeader('Connection', 'close');
  response.statusCode = status;
  response.end(JSON.stringify(body));
}
