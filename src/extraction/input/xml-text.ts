import { TextDecoder } from 'node:util';
import { ExtractionError } from '../model/extraction-error.js';

const DECLARATION_BYTES = 1024;
const DECLARED_ENCODING = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._:-]*)["']/;
// XML 1.0 forbids these characters, but some programs write them, such as NUL at the end of a file.
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function detectUnicodeEncoding(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  return null;
}

function readDeclaredEncoding(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
  const declared = DECLARED_ENCODING.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  // A declaration that is readable as single bytes cannot be in a two-byte encoding, whatever it states.
  return /^(utf-?16|ucs-?2|iso-10646-ucs-2)/.test(declared) ? 'utf-8' : declared;
}

function createDecoder(label: string, fatal: boolean): TextDecoder {
  try {
    return new TextDecoder(label, { fatal });
  } catch (cause) {
    throw new ExtractionError('unreadable_file', `The XML file is in an unknown character encoding (${label}).`, {
      cause,
    });
  }
}

/**
 * Decodes an XML file by its byte order mark, its XML declaration or as UTF-8 (XML 1.0, appendix F). Text that is invalid in this
 * encoding is decoded as Windows-1252, which programs with wrong declarations usually write.
 *
 * @throws ExtractionError `unreadable_file` if the declared encoding is unknown.
 */
export function decodeXml(bytes: Uint8Array): string {
  const label = detectUnicodeEncoding(bytes) ?? readDeclaredEncoding(bytes);
  const decoder = createDecoder(label, true);
  return decodeOrFallBack(decoder, bytes).replace(FORBIDDEN_CHARACTERS, '').trimStart();
}

function decodeOrFallBack(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Decodes the first bytes of a file as XML. Incomplete and invalid bytes become replacement characters. */
export function decodeXmlHead(head: Uint8Array): string {
  const label = detectUnicodeEncoding(head) ?? readDeclaredEncoding(head);
  return createDecoder(label, false).decode(head).replace(FORBIDDEN_CHARACTERS, '').trimStart();
}
