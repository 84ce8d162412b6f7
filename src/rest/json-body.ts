import type { IncomingMessage } from 'node:http';
import { AppError } from '../shared/errors.js';
import { requireModestJson, type JsonLimits } from '../web/json-limits.js';
import { decodeUtf8, readBody, requirePlainJson } from '../web/read-body.js';
import type { JsonObject } from './route.js';

const MEDIA_TYPES = ['application/json', 'application/merge-patch+json'];

/** A string or a number of a JSON text that is known to be well-formed. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const EMPTY: JsonObject = {};

/** What a body may hold. An export by uids is the largest: it lists 10,000. */
const LIMITS: JsonLimits = { levels: 32, keys: 1_000, values: 20_000 };

/**
 * Reads a JSON object; a missing body counts as an empty one.
 *
 * @param milliseconds how long the body may take to arrive
 * @throws unsupported_media_type, payload_too_large, bad_request
 */
export async function readJsonBody(request: IncomingMessage, milliseconds: number): Promise<JsonObject> {
  if (!hasBody(request)) return EMPTY;
  const bytes = await readBody(request, milliseconds);
  if (bytes.length === 0) return EMPTY;
  requirePlainJson(request, MEDIA_TYPES, 'Send the body as application/json in UTF-8, not compressed.');
  return parseJsonObject(decodeUtf8(bytes));
}

/**
 * Parses a JSON object. Numbers come out as the text of the body, so that no amount becomes a double.
 *
 * @throws bad_request, also for more than 32 levels, 1,000 keys or 20,000 values
 */
export function parseJsonObject(text: string): JsonObject {
  requireModestJson(text, LIMITS);
  try {
    JSON.parse(text);
    const lossless = text.replace(STRING_OR_NUMBER, (token) => (token.startsWith('"') ? token : `"${token}"`));
    const value: unknown = JSON.parse(lossless);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  } catch {
    throw new AppError('bad_request', 'The body is not well-formed JSON.');
  }
  throw new AppError('bad_request', 'The body must be a JSON object.');
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
