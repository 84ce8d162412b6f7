import type { IncomingMessage } from 'node:http';
import { AppError } from '../shared/errors.js';
import { readMediaParameter, readMediaType } from './media-type.js';

/** The size limit of a request, not counting its file. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Accepts a body of one of the media types, in UTF-8 and not compressed. @throws unsupported_media_type with the message */
export function requirePlainJson(request: IncomingMessage, mediaTypes: readonly string[], message: string): void {
  if (!isPlainJson(request, mediaTypes)) throw new AppError('unsupported_media_type', message);
}

function isPlainJson({ headers }: IncomingMessage, mediaTypes: readonly string[]): boolean {
  const type = headers['content-type'];
  const charset = (readMediaParameter(type, 'charset') ?? 'utf-8').replaceAll("'", '');
  const encoding = headers['content-encoding'] ?? 'identity';
  return mediaTypes.includes(readMediaType(type)) && ['utf-8', 'utf8'].includes(charset) && encoding === 'identity';
}

/**
 * Reads a body of at most 1 MiB.
 *
 * @param milliseconds how long the body may take to arrive
 * @throws payload_too_large, bad_request
 */
export function readBody(request: IncomingMessage, milliseconds: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return Promise.reject(createTooLargeError());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('close', rejectBroken).off('error', rejectBroken);
      outcome();
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) settle(() => reject(createTooLargeError()));
      else chunks.push(chunk);
    };
    const finish = () => settle(() => resolve(Buffer.concat(chunks)));
    const rejectBroken = () => settle(() => reject(new AppError('bad_request', 'The body ended too early.')));
    const rejectLate = () => settle(() => reject(new AppError('bad_request', 'The body took too long to arrive.')));
    const timer = setTimeout(rejectLate, milliseconds);
    request.on('data', take).once('end', finish).once('close', rejectBroken).once('error', rejectBroken);
  });
}

/** Decodes bytes that must be UTF-8. @throws bad_request */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('bad_request', 'The body is not valid UTF-8.');
  }
}

function createTooLargeError(): AppError {
  return new AppError(
    'payload_too_large',
    `A request may have at most ${MAX_BODY_BYTES} bytes, not counting its file.`,
  );
}
