import { mediaTypeBySignature } from './file-type.js';
import { decodeXmlHead } from './xml-text.js';
import { ExtractionError } from '../model/extraction-error.js';
import { isSignedMessage, unwrapSigned } from './pkcs7.js';
import type { Draft } from '../model/draft.js';

/** How many of a file's first bytes decide what it is. */
export const HEAD_BYTES = 4100;

const PDF_HEADER_WITHIN = 1024;
/** What the signatures say, and the type that the service goes by. */
const IMAGES: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/webp', 'image/webp'],
  ['image/tiff', 'image/tiff'],
  ['image/heic', 'image/heic'],
  ['image/heif', 'image/heic'],
  ['image/heic-sequence', 'image/heic'],
  ['image/heif-sequence', 'image/heic'],
  ['image/avif', 'image/avif'],
]);
const PROLOG = /^(?:\s+|<\?[^>]*?\?>|<!--[^]*?-->)*/;
const ROOT = /^<(?:[\p{L}_][\p{L}\p{N}._-]*:)?([\p{L}_][\p{L}\p{N}._-]*)(?:[\s/>]|$)/u;
const PAGES_AND_PICTURES = new Set(['html', 'svg', 'head', 'body', 'rss', 'feed']);

function isXml(head: Uint8Array): boolean {
  const text = decodeXmlHead(head);
  if (!text.startsWith('<')) return false;
  const rest = text.slice(PROLOG.exec(text)?.[0].length ?? 0);
  const root = ROOT.exec(rest)?.[1]?.toLowerCase();
  if (root !== undefined) return !PAGES_AND_PICTURES.has(root);
  // A long comment may fill the whole head; a document type definition is never allowed.
  return text.startsWith('<?xml') && /^(?:<!--|<\?)/.test(rest);
}

function isXmlOrNeither(head: Uint8Array): boolean {
  try {
    return isXml(head);
  } catch {
    return false;
  }
}

/**
 * The media type of a file by its first bytes, never by its name: `application/pdf`, `image/jpeg`, `image/png`, `image/webp`,
 * `image/tiff`, `image/heic`, `image/avif`, `application/xml` (in any encoding, without a DTD) or `application/pkcs7-mime` (a
 * signed XML). Null for everything else. Give it the first 4100 bytes.
 */
export async function detectMediaType(head: Uint8Array): Promise<string | null> {
  if (isSignedMessage(head)) return 'application/pkcs7-mime';
  if (Buffer.from(head.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-')) return 'application/pdf';
  if (isXmlOrNeither(head)) return 'application/xml';
  return IMAGES.get((await mediaTypeBySignature(head)) ?? '') ?? null;
}

function unwrapped(bytes: Uint8Array): Uint8Array {
  const content = unwrapSigned(bytes);
  if (content) return content;
  throw new ExtractionError('unreadable_file', 'The signed file is damaged or does not hold what was signed.');
}

/**
 * Notes the media type of the file; an XML file, or the one inside of a signed message, becomes a candidate e-invoice.
 *
 * @throws ExtractionError `unsupported_file_type` when the bytes are of no allowed type.
 */
export async function sniff(draft: Draft): Promise<Draft> {
  const mediaType = await detectMediaType(draft.bytes.subarray(0, HEAD_BYTES));
  if (mediaType === null) throw new ExtractionError('unsupported_file_type', 'Files of this type cannot be read.');
  if (mediaType === 'application/xml') return { ...draft, mediaType, xml: [{ name: null, bytes: draft.bytes }] };
  if (mediaType !== 'application/pkcs7-mime') return { ...draft, mediaType };
  return { ...draft, mediaType, xml: [{ name: null, bytes: unwrapped(draft.bytes) }] };
}
