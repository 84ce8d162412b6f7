import type { Request, RequestHandler, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { KeyService } from '../accounts/key.service.js';
import type { FileStore } from '../files/file-store.js';
import type { FileUrls } from '../files/signed-url.js';
import type { InvoiceService } from '../invoices/invoice.service.js';
import type { InvoiceFile } from '../invoices/invoice.store.js';
import { AppError } from '../shared/errors.js';

/** The media types that browsers display and that cannot contain active content. */
const SHOWN_INLINE = /^(application\/pdf|image\/(jpeg|png|webp|tiff|heic|avif))$/;
/** The URL alone grants access to the file, so pages of other origins may embed it. */
export const CROSS_ORIGIN = 'cross-origin';
export const NOTHING_ALLOWED = "default-src 'none'; sandbox";
/** The error code of a response that is closed before the whole file is sent. */
export const CLIENT_LEFT = 'ERR_STREAM_PREMATURE_CLOSE';
const NOT_IN_A_NAME = /[^\x20-\x7e]|["\\%]/g;
const NOT_IN_AN_EXTENDED_VALUE = /['()*]/g;

export interface FilesHandlerDependencies {
  readonly fileUrls: Pick<FileUrls, 'verify'>;
  readonly keys: Pick<KeyService, 'isActive'>;
  readonly files: Pick<FileStore, 'open' | 'createUrl'>;
  readonly getFile: InvoiceService['getFile'];
}

interface FileParameters {
  accountUid: string;
  invoiceUid: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Serves the file of an invoice or of an export at its signed URL, whole or a range of it (RFC 9110, section 14). */
export function createFilesHandler({
  fileUrls,
  keys,
  files,
  getFile,
}: FilesHandlerDependencies): RequestHandler<FileParameters> {
  return async (request, response) => {
    const { accountUid, invoiceUid } = request.params;
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    await requireUsableUrl({ fileUrls, keys }, { accountUid, invoiceUid }, searchParams);
    const file = await getFile(accountUid, invoiceUid);
    if (files.createUrl && request.method === 'GET') {
      await redirect(response, file, files.createUrl);
      return;
    }
    const range = parseRange(request, response, file);
    const { stream } = await files.open(file.fileKey, range ?? undefined);
    response.set(buildHeaders(file));
    if (request.fresh) response.status(304);
    else describeLength(response, file.fileSize, range);
    if (request.fresh || request.method === 'HEAD') {
      stream.destroy();
      response.end();
      return;
    }
    await pipeline(stream, response).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== CLIENT_LEFT) throw error;
    });
  };
}

function buildHeaders({ fileType, fileName, fileSha256 }: InvoiceFile): Record<string, string> {
  return {
    'Content-Type': fileType,
    'Content-Disposition': formatContentDisposition(fileType, fileName),
    'Content-Security-Policy': NOTHING_ALLOWED,
    'Cross-Origin-Resource-Policy': CROSS_ORIGIN,
    'Cache-Control': 'private, max-age=300',
    'Accept-Ranges': 'bytes',
    ETag: toEtag(fileSha256),
  };
}

/** Sends the client to the storage. The response may not be kept for longer than the storage's URL works. */
async function redirect(
  response: Response,
  { fileKey, fileType, fileName }: InvoiceFile,
  createUrl: NonNullable<FileStore['createUrl']>,
): Promise<void> {
  const contentDisposition = formatContentDisposition(fileType, fileName);
  const url = await createUrl(fileKey, { contentType: fileType, contentDisposition });
  response
    .set({ 'Cache-Control': 'private, max-age=60', 'Cross-Origin-Resource-Policy': CROSS_ORIGIN })
    .redirect(302, url);
}

function toEtag(fileSha256: string): string {
  return `"${fileSha256}"`;
}

function describeLength(response: Response, size: number, range: Range | null): void {
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  response.set('Content-Length', String(range ? range.end - range.start + 1 : size));
}

/**
 * Parses the requested range; null means the whole file. RFC 9110 allows a server to ignore several ranges, a malformed one, and one of
 * another version of the file.
 *
 * @throws range_not_satisfiable
 */
function parseRange(request: Request<FileParameters>, response: Response, file: InvoiceFile): Range | null {
  const { fileSize: size, fileSha256 } = file;
  const condition = request.get('If-Range');
  if (request.method !== 'GET' || (condition !== undefined && condition !== toEtag(fileSha256))) return null;
  const ranges = request.range(size, { combine: true });
  if (ranges === -1) {
    response.set('Content-Range', `bytes */${size}`);
    throw new AppError('range_not_satisfiable', `The file has ${size} bytes.`);
  }
  if (typeof ranges !== 'object' || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** Gives an ASCII name for any client, and the exact name beside it (RFC 6266, RFC 8187). */
function formatContentDisposition(fileType: string, fileName: string | null): string {
  const kind = SHOWN_INLINE.test(fileType) ? 'inline' : 'attachment';
  if (fileName === null) return kind;
  // A lone surrogate, which a client may have sent, cannot be encoded.
  const wellFormed = Buffer.from(fileName).toString();
  const encoded = encodeURIComponent(wellFormed).replace(
    NOT_IN_AN_EXTENDED_VALUE,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${fileName.replace(NOT_IN_A_NAME, '_')}"; filename*=UTF-8''${encoded}`;
}

/**
 * Requires that a URL was signed by this service and has not expired, and that the key that read it still works.
 *
 * @throws forbidden
 */
export async function requireUsableUrl(
  { fileUrls, keys }: Pick<FilesHandlerDependencies, 'fileUrls' | 'keys'>,
  { accountUid, invoiceUid }: FileParameters,
  search: URLSearchParams,
): Promise<void> {
  const [keyUid, expires, signature] = ['key', 'expires', 'signature'].map((name) => search.get(name));
  const parts = { accountUid, invoiceUid, keyUid, expires, signature };
  if (!fileUrls.verify(parts) || !(await keys.isActive(accountUid, parts.keyUid))) throw createBadUrlError();
}

/** The error for a URL that was not signed here or has expired. */
function createBadUrlError(): AppError {
  return new AppError('forbidden', 'This link is not valid or has expired. Read the invoice again to get a new one.');
}
