import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { IncomingFile } from '../processing/upload.service.js';
import { AppError } from '../shared/errors.js';
import { readMediaType } from '../web/media-type.js';
import { openForm, readWholeFile, type MultipartForm } from '../web/multipart-form.js';

const PART = 'file';
const FORM = {
  parts: 4,
  fields: 3,
  fieldBytes: 64 * 1024,
  expectation: 'Send exactly one file in the form, and nothing else.',
};

/**
 * Streams the single part `file` of a multipart/form-data body. The stream ends only after the whole form has arrived and is
 * well-formed, so that nothing of a broken form is stored.
 *
 * @throws unsupported_media_type, payload_too_large, bad_request
 */
export async function withUploadedFile<Result>(
  request: IncomingMessage,
  maxBytes: number,
  work: (file: IncomingFile) => Promise<Result>,
): Promise<Result> {
  requireForm(request);
  const form = openForm(request, { ...FORM, maxFileBytes: maxBytes });
  try {
    const part = await readUntilFile(form);
    return await work({ source: readWholeFile(part.stream, form), fileName: part.fileName });
  } finally {
    form.close();
  }
}

interface FilePart {
  readonly stream: Readable;
  readonly fileName: string | null;
}

function readUntilFile({ parser, end, read }: MultipartForm): Promise<FilePart> {
  return new Promise((resolve, reject) => {
    let isFound = false;
    parser.on('file', (name, stream, { filename }) => {
      stream.on('error', () => undefined);
      if (name === PART) {
        isFound = true;
        resolve({ stream, fileName: filename ?? null });
      } else stream.resume();
    });
    end.then(() => (isFound ? undefined : reject(createMissingFileError())), reject);
    read();
  });
}

function requireForm({ headers }: IncomingMessage): void {
  const isForm = readMediaType(headers['content-type']) === 'multipart/form-data';
  if (isForm && headers['content-encoding'] === undefined) return;
  throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data, not compressed.');
}

function createMissingFileError(): AppError {
  const message = 'Send the invoice as the part `file`, with a file name.';
  return new AppError('bad_request', message, { details: { file: [message] } });
}
