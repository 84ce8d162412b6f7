import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { AppError, toAppError, ERROR_TABLE } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import { listCommonHeaders } from '../web/common-headers.js';
import { getRequestId } from '../web/request-id.js';
import { endResponse } from '../web/discard-body.js';
import { getRecord } from '../telemetry/request-record.js';
import { logError, presentError } from './errors.js';
import { recordErrors } from './record-operation.js';

/** A document that was refused before execution, with all reasons. */
export class DocumentRefused extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('The document was refused.');
    this.name = 'DocumentRefused';
  }
}

/** The headers that `finish` sets itself. */
const OWN_HEADERS = new Set(['cache-control', 'content-length']);

/** Sends the headers, each a pair of name and value, and the body, and ends the response. */
export function finish(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  headers: Iterable<readonly [name: string, value: string]> = [],
): void {
  const bytes = Buffer.from(body);
  const head = [...listCommonHeaders(request), 'Cache-Control', 'private, no-store'];
  for (const [name, value] of headers) if (!OWN_HEADERS.has(name.toLowerCase())) head.push(name, value);
  if (status === 204) head.push('Allow', 'GET, POST, OPTIONS');
  else head.push('Content-Length', String(bytes.length));
  response.writeHead(status, head);
  endResponse(request, response, bytes);
}

/** Answers a request that was not executed with its error. Aborts a response that has already begun. */
export function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  thrown: unknown,
  logger: Logger,
): void {
  const requestId = getRequestId(request);
  const refused = thrown instanceof DocumentRefused ? thrown.errors : null;
  if (!refused) logError(logger, thrown, requestId);
  recordErrors(getRecord(request), refused ?? [thrown]);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const error = refused ? new AppError('bad_request', '') : toAppError(thrown);
  const headers = Object.entries(error.headers);
  if (error.code === 'method_not_allowed') headers.push(['Allow', 'GET, POST, OPTIONS']);
  headers.push(['Content-Type', 'application/json; charset=utf-8']);
  const errors = (refused ?? [error]).map((one) => presentError(one, requestId));
  finish(request, response, ERROR_TABLE[error.code].status, JSON.stringify({ errors }), headers);
}

/** @throws method_not_allowed */
export function requireMethod({ method }: IncomingMessage): void {
  if (method === 'GET' || method === 'POST') return;
  throw new AppError('method_not_allowed', 'Send GraphQL requests by POST, or by GET for queries and subscriptions.');
}

/** Returns the query string of a request's URL, including the question mark; empty if there is none. */
export function getSearch({ url = '' }: IncomingMessage): string {
  return /\?.*$/.exec(url)?.[0] ?? '';
}
