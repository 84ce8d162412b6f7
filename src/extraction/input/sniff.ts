import { ExtractionError } from '../model/extraction-error.js';
import type { Draft } from '../model/draft.js';
import { detectMediaType, HEAD_BYTES } from './media-type.js';
import { unwrapSigned } from './pkcs7.js';

function unwrap(bytes: Uint8Array): Uint8Array {
  const content = unwrapSigned(bytes);
  if (content) return content;
  throw new ExtractionError('unreadable_file', 'The signed file is damaged or does not contain the signed document.');
}

/**
 * Detects the media type of the file. An XML file, or the one inside a signed message, becomes a candidate e-invoice.
 *
 * @throws ExtractionError `unsupported_file_type` if the type is not supported, `unreadable_file` if a signed message is damaged.
 */
export async function sniff(draft: Draft): Promise<Draft> {
  const mediaType = await detectMediaType(draft.bytes.subarray(0, HEAD_BYTES));
  if (mediaType === null) throw new ExtractionError('unsupported_file_type', 'Files of this type cannot be read.');
  if (mediaType === 'application/xml') return { ...draft, mediaType, xml: [{ name: null, bytes: draft.bytes }] };
  if (mediaType !== 'application/pkcs7-mime') return { ...draft, mediaType };
  return { ...draft, mediaType, xml: [{ name: null, bytes: unwrap(draft.bytes) }] };
}
