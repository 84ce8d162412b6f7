import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { AppError } from '../shared/errors.js';
import { MAX_BODY_BYTES } from '../web/read-body.js';
import { openForm, readPart, readWholeFile, requireLength, type MultipartForm } from '../web/multipart-form.js';
import { createBadRequest, parseBody, type GraphqlBody } from './request-body.js';
import { readUploadMap, type FilePlace } from './upload-map.js';

/** How many files a request may have. */
export const MAX_FILES = 20;

const FORM = {
  files: MAX_FILES,
  // The parts, and one more that is refused.
  parts: MAX_FILES + 3,
  fields: 2,
  fieldBytes: MAX_BODY_BYTES,
  expectation: `Send operations, map and at most ${MAX_FILES} files, in this order, and nothing else.`,
};

/** A file while it arrives. */
export interface IncomingUpload extends FileUpload {
  /** Drops what has not been read of it. The next file does not arrive before. */
  skip(): void;
}

export interface UploadBodyOptions {
  readonly maxBytes: number;
  /** Called before each file after the first; an error refuses this file alone. */
  readonly admitNext: () => unknown;
}

/**
 * Runs a GraphQL multipart request (github.com/jaydenseric/graphql-multipart-request-spec) with one file, or with the files of one list.
 * The files are streamed to the resolver one after another without buffering, and a refused request reads none of them.
 *
 * @throws bad_request, payload_too_large
 */
export async function withUploadBody<Result>(
  request: IncomingMessage,
  options: UploadBodyOptions,
  work: (body: GraphqlBody) => Promise<Result>,
): Promise<Result> {
  const rules = { ...FORM, maxFileBytes: options.maxBytes };
  const form = openForm(request, rules);
  const files = new ArrivingFiles(form, options, (count) => requireLength(request, { ...rules, files: count }));
  try {
    return await work(await files.readUntilFirst());
  } finally {
    form.close();
  }
}

type FileHeaders = Pick<FileUpload, 'filename' | 'mimetype' | 'encoding'>;

/** The upload of a part that has yet to arrive. */
interface ExpectedFile {
  readonly part: string;
  readonly upload: Upload;
}

/** The files of a form, which arrive in the order of the map. */
class ArrivingFiles {
  private readonly fields = new Map<string, string>();
  private expected: readonly ExpectedFile[] = [];
  private arrived = 0;

  constructor(
    private readonly form: MultipartForm,
    private readonly options: UploadBodyOptions,
    /** Refuses a form that is too large for its number of files. */
    private readonly requireLengthFor: (files: number) => void,
  ) {}

  /** Reads the fields of the body, up to the start of the first file. */
  readUntilFirst(): Promise<GraphqlBody> {
    const { end, parser, read } = this.form;
    return new Promise((resolve, reject) => {
      parser.on('field', (name, value, { valueTruncated }) => {
        if (valueTruncated) reject(new AppError('payload_too_large', `The field ${name} is too large.`));
        this.fields.set(name, value);
      });
      parser.on('file', (name, stream, { filename, mimeType, encoding }) => {
        stream.on('error', () => undefined);
        try {
          const body = this.arrived === 0 ? this.insertFiles() : null;
          const upload = this.takeNext(name);
          if (body) resolve(body);
          void this.deliver(upload, stream, { filename: filename ?? '', mimetype: mimeType, encoding });
        } catch (error) {
          reject(error as Error);
          parser.destroy(error as Error);
        }
      });
      const fail = (error: Error) => {
        for (const { upload } of this.expected) upload.reject(error);
        reject(error);
      };
      end.then(() => (this.hasAll() ? undefined : fail(this.createIncompleteError())), fail);
      read();
    });
  }

  /** Inserts an upload into the operations at each place that the map names. @throws bad_request, payload_too_large */
  private insertFiles(): GraphqlBody {
    const operations = this.fields.get('operations');
    const map = this.fields.get('map');
    if (operations === undefined || map === undefined)
      throw createBadRequest('Send operations and map before the file.');
    const body = parseBody(operations);
    const places = readUploadMap(map, MAX_FILES);
    if (places.length === 1) this.requireLengthFor(1);
    this.expected = places.map((place) => ({ part: place.part, upload: insertFile(body['variables'], place) }));
    return body;
  }

  private hasAll(): boolean {
    return this.arrived > 0 && this.arrived === this.expected.length;
  }

  private createIncompleteError(): AppError {
    return createBadRequest(`The form has ${this.arrived === 0 ? 'no file' : 'too few files'}.`);
  }

  /** Returns the upload of the part that has arrived. @throws bad_request if another part is next */
  private takeNext(part: string): Upload {
    const next = this.expected[this.arrived];
    if (next?.part !== part) throw createBadRequest('map must name exactly the files that follow it, in their order.');
    this.arrived += 1;
    return next.upload;
  }

  private async deliver(upload: Upload, stream: Readable, file: FileHeaders): Promise<void> {
    const isLast = this.arrived === this.expected.length;
    const skip = () => void stream.resume();
    try {
      if (this.arrived > 1) await this.options.admitNext();
    } catch (error) {
      upload.reject(error as Error);
      return skip();
    }
    let taken = false;
    const createReadStream = () => {
      if (taken) throw createBadRequest('The file may be used only once.');
      taken = true;
      return isLast ? readWholeFile(stream, this.form) : readPart(stream);
    };
    upload.resolve({ ...file, createReadStream, skip } as unknown as IncomingUpload);
  }
}

/** Replaces a null in the variables with the upload of a file. @throws bad_request */
function insertFile(variables: unknown, { steps }: FilePlace): Upload {
  const upload = new Upload();
  let place = variables;
  for (const [index, step] of steps.entries()) {
    const isThere = typeof place === 'object' && place !== null && Object.hasOwn(place, step);
    if (!isThere) throw createBadRequest('map names a path that does not exist in the variables.');
    const holder = place as Record<string, unknown>;
    if (index < steps.length - 1) place = holder[step];
    else if (holder[step] === null) holder[step] = upload;
    else throw createBadRequest('The variable for the file must be null in operations.');
  }
  return upload;
}
