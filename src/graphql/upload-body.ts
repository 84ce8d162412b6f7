import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { AppError } from '../shared/errors.js';
import { badRequest, MOST_BODY_BYTES, parseBody, type GraphqlBody } from './request-body.js';

const STALL_MILLISECONDS = 15_000;
const LEAST_BYTES_A_STALL = 150 * 1024;
/** Names only: no numbers, which would make arrays of any length, and nothing that every object has. */
const PATH = /^variables((?:\.[A-Za-z_]\w{0,63}){1,3})$/;

/**
 * Runs a GraphQL multipart request (github.com/jaydenseric/graphql-multipart-request-spec) with exactly one file, which is handed
 * on while it arrives: it is spooled nowhere, and a request that is refused reads none of it.
 *
 * @throws bad_request, payload_too_large
 */
export async function withUploadBody<Result>(
  request: IncomingMessage,
  maxBytes: number,
  work: (body: GraphqlBody) => Promise<Result>,
): Promise<Result> {
  const parser = openParser(request, maxBytes);
  const stopWatching = watchProgress(request, (error) => parser.destroy(error));
  try {
    return await work(await readBody(request, parser));
  } finally {
    stopWatching();
    request.unpipe(parser);
    parser.destroy();
  }
}

function openParser(request: IncomingMessage, maxBytes: number): Busboy {
  const { headers } = request;
  if (Number(headers['content-length'] ?? 0) > maxBytes + 2 * MOST_BODY_BYTES) {
    throw new AppError('payload_too_large', `The file is larger than ${maxBytes} bytes.`, { details: { maxBytes } });
  }
  try {
    // One byte more than is allowed, so that whoever takes the file in sees that there is more.
    const limits = {
      files: 1,
      fields: 2,
      parts: 4,
      fieldSize: MOST_BODY_BYTES,
      fileSize: maxBytes + 1,
      headerPairs: 20,
    };
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    throw badRequest('The form has no usable boundary.');
  }
}

/** The request's body once its fields are read, its file still arriving. */
async function readBody(request: IncomingMessage, parser: Busboy): Promise<GraphqlBody> {
  const fields = new Map<string, string>();
  const end = new Promise<void>((resolve, reject) => {
    parser.once('close', resolve).on('error', (error) => reject(asFormError(error)));
    request.once('close', () => (request.complete ? undefined : reject(badRequest('The body ended too early.'))));
    for (const limit of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const) {
      parser.once(limit, () =>
        reject(badRequest('Send operations, map and one file, in this order, and nothing else.')),
      );
    }
  });
  // Whoever waits for more of the file would wait for ever.
  end.catch((error: Error) => parser.destroy(error));
  return new Promise((resolve, reject) => {
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) reject(new AppError('payload_too_large', `The field ${name} is too large.`));
      fields.set(name, value);
    });
    parser.on('file', (name, stream, { filename, mimeType, encoding }) => {
      stream.on('error', () => undefined);
      const file = { filename: filename ?? '', mimetype: mimeType, encoding };
      try {
        resolve(bodyWithFile(fields, name, uploadOf(file, stream, end)));
      } catch (error) {
        reject(error as Error);
      }
    });
    end.then(() => reject(badRequest('The form has no file.')), reject);
    request.pipe(parser);
  });
}

/** The operations with the file at the one place that the map gives it. @throws bad_request */
function bodyWithFile(fields: ReadonlyMap<string, string>, name: string, upload: Upload): GraphqlBody {
  const operations = fields.get('operations');
  const map = fields.get('map');
  if (operations === undefined || map === undefined) throw badRequest('Send operations and map before the file.');
  const body = parseBody(operations);
  const [[key, paths] = [], ...others] = Object.entries(parseBody(map));
  const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined;
  const steps = typeof path === 'string' ? PATH.exec(path)?.[1]?.slice(1).split('.') : undefined;
  if (key !== name || others.length > 0 || !steps) {
    throw badRequest('map must name the one file and one path to it, such as {"0": ["variables.file"]}.');
  }
  put(body['variables'], steps, upload);
  return body;
}

/** Puts the file where the variables have a null for it. */
function put(variables: unknown, steps: readonly string[], upload: Upload): void {
  let place = variables;
  for (const [index, step] of steps.entries()) {
    const isThere = typeof place === 'object' && place !== null && !Array.isArray(place) && Object.hasOwn(place, step);
    if (!isThere) throw badRequest('map names a path that the variables do not have.');
    const holder = place as Record<string, unknown>;
    if (index < steps.length - 1) place = holder[step];
    else if (holder[step] === null) holder[step] = upload;
    else throw badRequest('The variable that a file is for must be null in operations.');
  }
}

function uploadOf(file: Omit<FileUpload, 'createReadStream'>, stream: Readable, end: Promise<void>): Upload {
  const upload = new Upload();
  let taken = false;
  const createReadStream = () => {
    if (taken) throw badRequest('The file can be used once.');
    taken = true;
    return wholeForm(stream, end);
  };
  upload.resolve({ ...file, createReadStream } as unknown as FileUpload);
  return upload;
}

/** The file's bytes; its end is seen only once the whole form has arrived and is well-formed. */
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
    if (bytes < LEAST_BYTES_A_STALL && !request.complete) giveUp(badRequest('The upload stalled.'));
    bytes = 0;
  }, STALL_MILLISECONDS);
  return () => {
    clearInterval(timer);
    request.off('data', count);
  };
}

function asFormError(error: unknown): AppError {
  return error instanceof AppError ? error : badRequest('The form is not well-formed multipart/form-data.');
}
