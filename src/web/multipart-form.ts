import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { AppError } from '../shared/errors.js';

const STALL_CHECK_MILLISECONDS = 15_000;
const MIN_BYTES_PER_STALL_CHECK = 150 * 1024;
/** The size allowed for part names, boundaries and part headers. */
const OVERHEAD_BYTES = 64 * 1024;

/** What a form may hold besides its one file. */
export interface FormRules {
  readonly maxFileBytes: number;
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
  const stopWatching = watchProgress(request, (error) => parser.destroy(error));
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

/** The bytes of a form's file; they end only once the whole form has arrived and is well-formed. */
export async function* readWholeFile(part: Readable, { end }: MultipartForm): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of part) yield chunk as Uint8Array;
  } catch (error) {
    await end;
    throw error;
  }
  await end;
}

function openParser({ headers }: IncomingMessage, { maxFileBytes, fields, parts, fieldBytes }: FormRules): Busboy {
  if (Number(headers['content-length'] ?? 0) > maxFileBytes + fields * fieldBytes + OVERHEAD_BYTES) {
    const details = { maxBytes: maxFileBytes };
    throw new AppError('payload_too_large', `The file is larger than ${maxFileBytes} bytes.`, { details });
  }
  // One byte more than is allowed, so that the reader of the file notices an excess.
  const fileSize = maxFileBytes + 1;
  const limits = { files: 1, fields, parts, fieldSize: fieldBytes, fileSize };
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits });
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

/** Ends the form of a client that sends next to nothing for a while. */
function watchProgress(request: IncomingMessage, giveUp: (error: AppError) => void): () => void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  request.on('data', count);
  const timer = setInterval(() => {
    if (bytes < MIN_BYTES_PER_STALL_CHECK && !request.complete) giveUp(createFormError('The upload stalled.'));
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
