import type { IncomingMessage } from 'node:http';
import { AppError } from '../shared/errors.js';
import { mediaParameter, mediaTypeOf } from './media-type.js';
import type { JsonObject } from './route.js';

const MOST_BYTES = 1024 * 1024;
const MEDIA_TYPES = ['application/json', 'application/merge-patch+json'];

/** A string or a number of a JSON text that is known to be well-formed. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const EMPTY: JsonObject = {};

/**
 * Reads a JSON object; no body at all counts as an empty one.
 *
 * @param milliseconds how long the body may take to arrive
 * @throws unsupported_media_type, payload_too_large, bad_request
 */
export async function readJsonBody(request: IncomingMessage, milliseconds: number): Promise<JsonObject> {
  if (!hasBody(request)) return EMPTY;
  const bytes = await readBytes(request, milliseconds);
  if (bytes.length === 0) return EMPTY;
  requireJson(request);
  return parseJsonObject(decode(bytes));
}

/**
 * Parses a JSON object. Its numbers stay the text that they were written as, so that no amount ever is a double.
 *
 * @throws bad_request
 */
export function parseJsonObject(text: string): JsonObject {
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

function requireJson({ headers }: IncomingMessage): void {
  const type = headers['content-type'];
  const charset = mediaParameter(type, 'charset') ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (MEDIA_TYPES.includes(mediaTypeOf(type)) && ['utf-8', 'utf8'].includes(charset) && encoding === 'identity') return;
  throw new AppError('unsupported_media_type', 'Send the body as application/json in UTF-8, not compressed.');
}

async function readBytes(request: IncomingMessage, milliseconds: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge();
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
      if (size > MOST_BYTES) settle(() => reject(tooLarge()));
      else chunks.push(chunk);
    };
    const finish = () => settle(() => resolve(Buffer.concat(chunks)));
    const broken = () => settle(() => reject(new AppError('bad_request', 'The body ended too early.')));
    const late = () => settle(() => reject(new AppError('bad_request', 'The body took too long to arrive.')));
    const timer = setTimeout(late, milliseconds);
    request.on('data', take).once('end', finish).once('close', broken).once('error', broken);
  });
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('bad_request', 'The body is not valid UTF-8.');
  }
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', `A JSON body has at most ${MOST_BYTES} bytes.`);
}
