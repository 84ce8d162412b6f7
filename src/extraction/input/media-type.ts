import { detectMediaTypeBySignature } from './file-type.js';
import { isSignedMessage } from './signed-message.js';
import { decodeXmlHead } from './xml-text.js';

/** The number of bytes at the start of a file that determine its type. */
export const HEAD_BYTES = 4100;

const PDF_HEADER_WITHIN = 1024;
/** The accepted image types by the type of their signature. */
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
/** Root elements of XML that is never an invoice. */
const OTHER_ROOTS = new Set(['html', 'svg', 'head', 'body', 'rss', 'feed']);

function startsAsXml(text: string): boolean {
  if (!text.startsWith('<')) return false;
  const rest = text.slice(PROLOG.exec(text)?.[0].length ?? 0);
  const root = ROOT.exec(rest)?.[1]?.toLowerCase();
  if (root !== undefined) return !OTHER_ROOTS.has(root);
  // A long comment may fill the whole head. A document type definition is never allowed.
  return text.startsWith('<?xml') && /^(?:<!--|<\?)/.test(rest);
}

function isXml(head: Uint8Array): boolean {
  try {
    return startsAsXml(decodeXmlHead(head));
  } catch {
    // The declared encoding is unknown.
    return false;
  }
}

/**
 * Detects the media type of a file by its first 4100 bytes, never by its name: `application/pdf`, `image/jpeg`, `image/png`, `image/webp`,
 * `image/tiff`, `image/heic`, `image/avif`, `application/xml` (in any encoding, without a DTD) or `application/pkcs7-mime` (a
 * signed XML). Null for everything else.
 */
export async function detectMediaType(head: Uint8Array): Promise<string | null> {
  if (isSignedMessage(head)) return 'application/pkcs7-mime';
  if (Buffer.from(head.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-')) return 'application/pdf';
  if (isXml(head)) return 'application/xml';
  return IMAGES.get((await detectMediaTypeBySignature(head)) ?? '') ?? null;
}
