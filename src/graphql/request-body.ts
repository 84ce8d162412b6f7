import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../shared/errors.js';

export const MOST_BODY_BYTES = 1024 * 1024;
const MOST_DISCARDED_BYTES = 64 * 1024 * 1024;
const DISCARD_MILLISECONDS = 15_000;

/** A GraphQL request as a body brings it: an object, whatever is in it. */
export type GraphqlBody = Readonly<Record<string, unknown>>;

/** The media type of a body without its parameters, in lower case; empty when there is none. */
export function mediaTypeOf({ 'content-type': header = '' }: IncomingHttpHeaders): string {
  return header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a JSON body of UTF-8, at most 1 MiB.
 *
 * @param milliseconds how long the body may take to arrive
 * @throws unsupported_media_type, payload_too_large, bad_request
 */
export async function readJsonBody(request: IncomingMessage, milliseconds: number): Promise<GraphqlBody> {
  requirePlainJson(request.headers);
  if (Number(request.headers['content-length'] ?? 0) > MOST_BODY_BYTES) throw tooLarge();
  return parseBody(await readBytes(request, milliseconds));
}

/** Reads a JSON object from bytes that must be UTF-8. @throws bad_request */
export function parseBody(bytes: Buffer | string): GraphqlBody {
  let value: unknown;
  try {
    const text = typeof bytes === 'string' ? bytes : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw badRequest('The body is not well-formed JSON in UTF-8.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The body must be one GraphQL request, a JSON object.');
  }
  return value as GraphqlBody;
}

/** Lets a request pass whose members have the types that GraphQL over HTTP asks for. @throws bad_request */
export function requireWellFormed({ query, operationName, variables, extensions }: GraphqlBody): void {
  if (typeof query !== 'string' || query === '') throw badRequest('`query` must be a GraphQL document as a string.');
  if (!isOptional(operationName, (value) => typeof value === 'string')) {
    throw badRequest('`operationName` must be a string.');
  }
  if (!isOptional(variables, isPlainObject)) throw badRequest('`variables` must be an object.');
  if (!isOptional(extensions, isPlainObject)) throw badRequest('`extensions` must be an object.');
}

/**
 * Reads on what a client still sends when it is answered early, and forgets it: a connection that is closed on a sending client
 * takes the answer with it. A client that goes on for too long is cut off.
 */
export function discardRest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const timer = setTimeout(() => request.destroy(), DISCARD_MILLISECONDS).unref();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_DISCARDED_BYTES) request.destroy();
  });
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  request.on('error', () => response.destroy());
  request.resume();
}

export function badRequest(message: string): AppError {
  return new AppError('bad_request', message);
}

function requirePlainJson(headers: IncomingHttpHeaders): void {
  const charset = /;\s*charset=["']?([^"';\s]+)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  const isPlain = charset === 'utf-8' || charset === 'utf8';
  if (mediaTypeOf(headers) === 'application/json' && isPlain && encoding === 'identity') return;
  throw new AppError(
    'unsupported_media_type',
    'Send the request as application/json in UTF-8, not compressed, or as multipart/form-data with a file.',
  );
}

async function readBytes(request: IncomingMessage, milliseconds: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('close', broken).off('error', broken);
      outcome();
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BODY_BYTES) settle(() => reject(tooLarge()));
      else chunks.push(chunk);
    };
    const finish = () => settle(() => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const broken = () => settle(() => reject(badRequest('The body ended too early.')));
    const late = () => settle(() => reject(badRequest('The body took too long to arrive.')));
    const timer = setTimeout(late, milliseconds);
    request.on('data', take).once('end', finish).once('close', broken).once('error', broken);
  });
}

function isOptional(value: unknown, isRight: (value: unknown) => boolean): boolean {
  return value === undefined || value === null || isRight(value);
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', `A request has at most ${MOST_BODY_BYTES} bytes besides its file.`);
}
