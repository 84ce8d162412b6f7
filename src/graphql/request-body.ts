import type { IncomingMessage } from 'node:http';
import { AppError } from '../shared/errors.js';
import { requireModestJson, type JsonLimits } from '../web/json-limits.js';
import { decodeUtf8, readBody, requirePlainJson } from '../web/read-body.js';

const JSON_EXPECTED =
  'Send the request as application/json in UTF-8, not compressed, or as multipart/form-data with a file.';

/**
 * What a body may hold. The largest filter has about 2,000 keys, and an export by uids lists 10,000. What reads inputs calls itself for
 * each level, and compares an unknown key with all known ones.
 */
const LIMITS: JsonLimits = { levels: 33, keys: 5_000, values: 100_000, keyLength: 1_000 };

/** A parsed GraphQL request: a JSON object whose members are not validated yet. */
export type GraphqlBody = Readonly<Record<string, unknown>>;

/**
 * Reads a JSON body of UTF-8, at most 1 MiB.
 *
 * @param milliseconds how long the body may take to arrive
 * @throws unsupported_media_type, payload_too_large, bad_request
 */
export async function readJsonBody(request: IncomingMessage, milliseconds: number): Promise<GraphqlBody> {
  requirePlainJson(request, ['application/json'], JSON_EXPECTED);
  return parseBody(decodeUtf8(await readBody(request, milliseconds)));
}

/** Reads a JSON object. @throws bad_request, also for one that exceeds LIMITS */
export function parseBody(text: string): GraphqlBody {
  requireModestJson(text, LIMITS);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw createBadRequest('The body is not well-formed JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw createBadRequest('The body must be one GraphQL request, a JSON object.');
  }
  return value as GraphqlBody;
}

/** Reads a request from the query string of a GET. @throws bad_request */
export function parseSearch(url: string): GraphqlBody {
  const { searchParams } = new URL(url, 'http://localhost');
  const body: Record<string, unknown> = {};
  for (const name of ['query', 'operationName', 'documentId']) body[name] = searchParams.get(name) ?? undefined;
  for (const name of ['variables', 'extensions']) {
    const text = searchParams.get(name);
    if (text) body[name] = parseBody(text);
  }
  return body;
}

/** Checks that the members have the types that GraphQL over HTTP requires. @throws bad_request */
export function requireWellFormed({ query, operationName, variables, extensions }: GraphqlBody): void {
  if (typeof query !== 'string' || query === '')
    throw createBadRequest('`query` must be a GraphQL document as a string.');
  if (!isOptional(operationName, (value) => typeof value === 'string')) {
    throw createBadRequest('`operationName` must be a string.');
  }
  if (!isOptional(variables, isPlainObject)) throw createBadRequest('`variables` must be an object.');
  if (!isOptional(extensions, isPlainObject)) throw createBadRequest('`extensions` must be an object.');
}

export function createBadRequest(message: string): AppError {
  return new AppError('bad_request', message);
}

function isOptional(value: unknown, isValid: (value: unknown) => boolean): boolean {
  return value === undefined || value === null || isValid(value);
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
