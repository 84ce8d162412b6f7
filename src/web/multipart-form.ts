import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { AppError } from '../shared/errors.js';

const STALL_CHECK_MILLISECONDS = 15_000;
const MIN_BYTES_PER_STALL_CHECK = 150 * 1024;
/** The size allowed for part names, boundaries and part headers. */
const OVERHEAD_BYTES = 64 * 1024;

/** What a form may hold. */
export interface FormRules {
  readonly maxFileBytes: number;
  /** One unless given. */
  readonly files?: number;
  readonly fields: number;
  readonly parts: number;
  readonly fieldBytes: number;
  /** The error message for a form with more than that. */
  readonly expectation: string;
}

/** A multipart/form-data body (RFC 7578) while it arrives. */
export interface MultipartForm {
  /** Emits `field` and `file`; add listeners before `read`. */
  readonly parser: Busboy;
  /** Resolves once the whole form is read; rejects if it is malformed or stalls. */
  readonly end: Promise<void>;
  read(): void;
  /** Drops the rest of the form. */
  close(): void;
}

/** Opens the form of a request. @throws payload_too_large, bad_request; `end` rejects with bad_request */
export function openForm(request: IncomingMessage, rules: FormRules): MultipartForm {
  const parser = openParser(request, rules);
  const end = waitForEnd(request, parser, rules);
  // Otherwise a reader of the file would wait forever.
  end.catch((error: Error) => parser.destroy(error));
  const stopWatching = watchProgress(request, parser, rules);
  return {
    parser,
    end,
    read: () => void request.pipe(parser),
    close: () => {
      stopWatching();
      parser.destroy();
    },
  };
}

/** Refuses a form that states that it is larger than its files may be together. @throws payload_too_large */
export function requireLength({ headers }: Pick<IncomingMessage, 'headers'>, rules: FormRules): void {
  if (Number(headers['content-length'] ?? 0) > getMaxBytes(rules)) throw createSizeError(rules);
}

/** The bytes of a form's file that other parts follow. It stays open if they are not read to the end, so that the form can go on. */
export async function* readPart(part: Readable): AsyncGenerator<Uint8Array> {
  for await (const chunk of part.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
}

/** The bytes of a form's last file; they end only once the whole form has arrived and is well-formed. */
export async function* readWholeFile(part: Readable, { end }: MultipartForm): AsyncGenerator<Uint8Array> {
  try {
    yield* readPart(part);
  } catch (error) {
    await end;
    throw error;
  }
  await end;
}

function getMaxBytes({ files = 1, maxFileBytes, fields, fieldBytes }: FormRules): number {
  return files * maxFileBytes + fields * fieldBytes + OVERHEAD_BYTES;
}

function createSizeError({ files = 1, maxFileBytes: maxBytes }: FormRules): AppError {
  const what = files === 1 ? 'The file is' : 'The files are';
  const message = `${what} larger than ${files * maxBytes} bytes.`;
  return new AppError('payload_too_large', message, { details: { maxBytes: files * maxBytes } });
}

function openParser(request: IncomingMessage, rules: FormRules): Busboy {
  requireLength(request, rules);
  const { files = 1, maxFileBytes, fields, parts, fieldBytes } = rules;
  // One byte more than is allowed, so that the reader of the file notices an excess.
  const fileSize = maxFileBytes + 1;
  const limits = { files, fields, parts, fieldSize: fieldBytes, fileSize };
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch {
    throw createFormError('The form has no usable boundary.');
  }
}

function waitForEnd(request: IncomingMessage, parser: Busboy, { expectation }: FormRules): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once('close', resolve).on('error', (error) => reject(toFormError(error)));
    request.once('close', () => (request.complete ? undefined : reject(createFormError('The body ended too early.'))));
    for (const limit of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const) {
      parser.once(limit, () => reject(createFormError(expectation)));
    }
  });
}

/** Ends the form of a client that sends next to nothing for a while, or more than a form may have. */
function watchProgress(request: IncomingMessage, parser: Busboy, rules: FormRules): () => void {
  const { files = 1 } = rules;
  const maxBytes = getMaxBytes(rules);
  let [bytes, total] = [0, 0];
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    total += chunk.length;
    // The reader of a single file notices itself.
    if (total > maxBytes && files > 1) parser.destroy(createSizeError(rules));
  };
  request.on('data', count);
  const timer = setInterval(() => {
    // While a file waits for its reader, the client cannot send more.
    const isWaiting = request.complete || parser.writableNeedDrain;
    if (bytes < MIN_BYTES_PER_STALL_CHECK && !isWaiting) parser.destroy(createFormError('The upload stalled.'));
    bytes = 0;
  }, STALL_CHECK_MILLISECONDS);
  return () => {
    clearInterval(timer);
    request.off('data', count);
  };
}

function toFormError(error: unknown): AppError {
  return error instanceof AppError ? error : createFormError('The form is not well-formed multipart/form-data.');
}

function createFormError(message: string): AppError {
  return new AppError('bad_request', message);
}
