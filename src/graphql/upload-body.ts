import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { AppError } from '../shared/errors.js';
import { MAX_BODY_BYTES } from '../web/read-body.js';
import { openForm, readWholeFile, type MultipartForm } from '../web/multipart-form.js';
import { createBadRequest, parseBody, type GraphqlBody } from './request-body.js';

const FORM = {
  parts: 4,
  fields: 2,
  fieldBytes: MAX_BODY_BYTES,
  expectation: 'Send operations, map and one file, in this order, and nothing else.',
};
/** Accepts names only, because an index could create an array of any length. */
const PATH = /^variables((?:\.[A-Za-z_]\w{0,63}){1,3})$/;

/**
 * Runs a GraphQL multipart request (github.com/jaydenseric/graphql-multipart-request-spec) with exactly one file. The file is streamed
 * to the resolver without buffering, and a refused request reads none of it.
 *
 * @throws bad_request, payload_too_large
 */
export async function withUploadBody<Result>(
  request: IncomingMessage,
  maxBytes: number,
  work: (body: GraphqlBody) => Promise<Result>,
): Promise<Result> {
  const form = openForm(request, { ...FORM, maxFileBytes: maxBytes });
  try {
    return await work(await readUntilFile(form));
  } finally {
    form.close();
  }
}

/** Reads the fields of the body, up to the start of the file. */
function readUntilFile(form: MultipartForm): Promise<GraphqlBody> {
  const fields = new Map<string, string>();
  return new Promise((resolve, reject) => {
    form.parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) reject(new AppError('payload_too_large', `The field ${name} is too large.`));
      fields.set(name, value);
    });
    form.parser.on('file', (name, stream, { filename, mimeType, encoding }) => {
      stream.on('error', () => undefined);
      const file = { filename: filename ?? '', mimetype: mimeType, encoding };
      try {
        resolve(insertFile(fields, name, createUpload(file, stream, form)));
      } catch (error) {
        reject(error as Error);
      }
    });
    form.end.then(() => reject(createBadRequest('The form has no file.')), reject);
    form.read();
  });
}

/** Inserts the file into the operations at the one path that the map names. @throws bad_request */
function insertFile(fields: ReadonlyMap<string, string>, name: string, upload: Upload): GraphqlBody {
  const operations = fields.get('operations');
  const map = fields.get('map');
  if (operations === undefined || map === undefined) throw createBadRequest('Send operations and map before the file.');
  const body = parseBody(operations);
  const [[key, paths] = [], ...others] = Object.entries(parseBody(map));
  const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined;
  const steps = typeof path === 'string' ? PATH.exec(path)?.[1]?.slice(1).split('.') : undefined;
  if (key !== name || others.length > 0 || !steps) {
    throw createBadRequest('map must name exactly one file and one path, such as {"0": ["variables.file"]}.');
  }
  putFile(body['variables'], steps, upload);
  return body;
}

/** Replaces a null in the variables with the file. */
function putFile(variables: unknown, steps: readonly string[], upload: Upload): void {
  let place = variables;
  for (const [index, step] of steps.entries()) {
    const isThere = typeof place === 'object' && place !== null && !Array.isArray(place) && Object.hasOwn(place, step);
    if (!isThere) throw createBadRequest('map names a path that does not exist in the variables.');
    const holder = place as Record<string, unknown>;
    if (index < steps.length - 1) place = holder[step];
    else if (holder[step] === null) holder[step] = upload;
    else throw createBadRequest('The variable for the file must be null in operations.');
  }
}

function createUpload(file: Omit<FileUpload, 'createReadStream'>, stream: Readable, form: MultipartForm): Upload {
  const upload = new Upload();
  let taken = false;
  const createReadStream = () => {
    if (taken) throw createBadRequest('The file may be used only once.');
    taken = true;
    return readWholeFile(stream, form);
  };
  upload.resolve({ ...file, createReadStream } as unknown as FileUpload);
  return upload;
}
