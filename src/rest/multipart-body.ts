import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { IncomingFile } from '../processing/upload.service.js';
import { AppError } from '../shared/errors.js';
import { mediaTypeOf } from './media-type.js';

const PART = 'file';
const MOST_PARTS = 4;
const MOST_FIELDS = 3;
const FIELD_BYTES = 64 * 1024;
const OVERHEAD_BYTES = MOST_FIELDS * FIELD_BYTES + 64 * 1024;
const STALL_MILLISECONDS = 15_000;
const LEAST_BYTES_A_STALL = 150 * 1024;

/**
 * Hands on the one part `file` of a multipart/form-data body while it arrives. The file's end is seen only once the whole form
 * has arrived and is well-formed, so that nothing is stored of a broken one.
 *
 * @throws unsupported_media_type, payload_too_large, bad_request
 */
export async function withUploadedFile<Result>(
  request: IncomingMessage,
  maxBytes: number,
  work: (file: IncomingFile) => Promise<Result>,
): Promise<Result> {
  const form = openForm(request, maxBytes);
  const stopWatching = watchProgress(request, (error) => form.parser.destroy(error));
  try {
    const part = await form.firstFile;
    return await work({ source: wholeForm(part.stream, form.end), fileName: part.fileName });
  } finally {
    stopWatching();
    request.unpipe(form.parser);
    form.parser.destroy();
  }
}

interface FilePart {
  readonly stream: Readable;
  readonly fileName: string | null;
}

interface Form {
  readonly parser: Busboy;
  /** The part `file`; rejected when there is none. */
  readonly firstFile: Promise<FilePart>;
  /** Resolved when the whole form was read, rejected when it is not well-formed. */
  readonly end: Promise<void>;
}

function openForm(request: IncomingMessage, maxBytes: number): Form {
  const parser = parserOf(request, maxBytes);
  const end = new Promise<void>((resolve, reject) => {
    parser.once('close', resolve).on('error', (error) => reject(asFormError(error)));
    request.once('close', () => (request.complete ? undefined : reject(endedEarly())));
    for (const limit of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const) {
      parser.once(limit, () => reject(badForm('Send one file, and nothing else, in the form.')));
    }
  });
  // Whoever waits for more of the file would wait for ever.
  end.catch((error: Error) => parser.destroy(error));
  const firstFile = new Promise<FilePart>((resolve, reject) => {
    parser.on('file', (name, stream, { filename }) => {
      stream.on('error', () => undefined);
      if (name === PART) resolve({ stream, fileName: filename ?? null });
      else stream.resume();
    });
    end.then(() => reject(missingFile()), reject);
  });
  firstFile.catch(() => undefined);
  request.pipe(parser);
  return { parser, firstFile, end };
}

function parserOf(request: IncomingMessage, maxBytes: number): Busboy {
  const { headers } = request;
  if (mediaTypeOf(headers['content-type']) !== 'multipart/form-data' || headers['content-encoding'] !== undefined) {
    throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data, not compressed.');
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes + OVERHEAD_BYTES) {
    throw new AppError('payload_too_large', `The file is larger than ${maxBytes} bytes.`, { details: { maxBytes } });
  }
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: {
        files: 1,
        parts: MOST_PARTS,
        fields: MOST_FIELDS,
        fieldSize: FIELD_BYTES,
        // One more than is allowed, so that whoever takes the file in sees that there is more.
        fileSize: maxBytes + 1,
        headerPairs: 20,
      },
    });
  } catch {
    throw badForm('The form has no usable boundary.');
  }
}

async function* wholeForm(part: Readable, end: Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of part) yield chunk as Uint8Array;
  } catch (error) {
    await end;
    throw error;
  }
  await end;
}

/** Gives up on a client that sends next to nothing for a while. */
function watchProgress(request: IncomingMessage, giveUp: (error: AppError) => void): () => void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  request.on('data', count);
  const timer = setInterval(() => {
    if (bytes < LEAST_BYTES_A_STALL && !request.complete) giveUp(badForm('The upload stalled.'));
    bytes = 0;
  }, STALL_MILLISECONDS);
  return () => {
    clearInterval(timer);
    request.off('data', count);
  };
}

function asFormError(error: unknown): AppError {
  return error instanceof AppError ? error : badForm('The form is not well-formed multipart/form-data.');
}

function badForm(message: string): AppError {
  return new AppError('bad_request', message);
}

function endedEarly(): AppError {
  return badForm('The body ended too early.');
}

function missingFile(): AppError {
  const message = 'Send the invoice as the part `file`, with a file name.';
  return new AppError('bad_request', message, { details: { file: [message] } });
}
