import type { IncomingMessage } from 'node:http';
import { AppError } from '../shared/errors.js';
import { decodeUtf8, readBody, requirePlainJson } from '../web/read-body.js';
import type { JsonObject } from './route.js';

const MEDIA_TYPES = ['application/json', 'application/merge-patch+json'];

/** A string or a number of a JSON text that is known to be well-formed. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const EMPTY: JsonObject = {};

/** What a body may hold. An export by uids is the largest: it lists 10,000. Counted before anything is parsed. */
const MAX_DEPTH = 32;
const MAX_KEYS = 1_000;
const MAX_VALUES = 20_000;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

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
  requireModest(text);
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

/** Counts levels, keys and values in one pass, because parsing them, and all that follows, takes much longer. @throws bad_request */
function requireModest(text: string): void {
  let [depth, keys, values] = [0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = findEndOfString(text, index);
        break;
      case COLON:
        keys += 1;
        break;
      case COMMA:
        values += 1;
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1;
        values += 1;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
    }
    if (depth > MAX_DEPTH || keys > MAX_KEYS || values > MAX_VALUES) throw createTooMuchError();
  }
}

/** Returns the index of the quote that ends a string; the end of the text if none does. */
function findEndOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  return index;
}

function createTooMuchError(): AppError {
  const limits = `${MAX_DEPTH} levels, ${MAX_KEYS} keys and ${MAX_VALUES} values`;
  return new AppError('bad_request', `The JSON of a body has at most ${limits}.`);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
