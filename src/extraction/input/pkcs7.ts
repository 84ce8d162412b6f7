import { decodeBase64, isDer, isSignedMessage } from './signed-message.js';

const MAX_NESTING = 16;
const MAX_SIGNATURES = 4;
const INDEFINITE = 0x80;
const CONSTRUCTED = 0x20;
const OCTET_STRING = 0x04;

/** One element of a BER encoding: its tag and the range of its content. */
interface Element {
  readonly tag: number;
  readonly start: number;
  readonly end: number;
  /** The start of the next element. */
  readonly next: number;
}

function isEndOfContents(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0 && bytes[at + 1] === 0;
}

function readIndefinite(bytes: Uint8Array, tag: number, start: number, nesting: number): Element | null {
  let at = start;
  while (!isEndOfContents(bytes, at)) {
    const child = readElement(bytes, at, nesting + 1);
    if (!child) return null;
    at = child.next;
  }
  return { tag, start, end: at, next: at + 2 };
}

function readElement(bytes: Uint8Array, at: number, nesting = 0): Element | null {
  const tag = bytes[at];
  const short = bytes[at + 1];
  if (tag === undefined || short === undefined || nesting > MAX_NESTING) return null;
  if (short === INDEFINITE) return readIndefinite(bytes, tag, at + 2, nesting);
  const count = short > INDEFINITE ? short - INDEFINITE : 0;
  if (count > 4) return null;
  let length = count === 0 ? short : 0;
  for (let index = 0; index < count; index += 1) length = length * 256 + (bytes[at + 2 + index] ?? 0);
  const start = at + 2 + count;
  return start + length > bytes.length ? null : { tag, start, end: start + length, next: start + length };
}

function readChildren(bytes: Uint8Array, parent: Element | null | undefined): Element[] {
  const children: Element[] = [];
  const end = parent?.end ?? 0;
  let child = parent && parent.start < end ? readElement(bytes, parent.start) : null;
  while (child) {
    children.push(child);
    child = child.next < end ? readElement(bytes, child.next) : null;
  }
  return children;
}

/** The bytes of an octet string, which BER may split into pieces. */
function readOctets(bytes: Uint8Array, element: Element, nesting = 0): Uint8Array[] {
  if ((element.tag & CONSTRUCTED) === 0) return [bytes.subarray(element.start, element.end)];
  if (nesting > MAX_NESTING) return [];
  return readChildren(bytes, element).flatMap((child) => readOctets(bytes, child, nesting + 1));
}

/** Descends through ContentInfo, SignedData and encapContentInfo to the eContent. */
function findSignedContent(bytes: Uint8Array): Uint8Array | null {
  const explicit = readChildren(bytes, readElement(bytes, 0))[1];
  const signedData = readChildren(bytes, explicit)[0];
  const contentInfo = readChildren(bytes, signedData)[2];
  const content = readChildren(bytes, readChildren(bytes, contentInfo)[1])[0];
  if (!content || (content.tag & ~CONSTRUCTED) !== OCTET_STRING) return null;
  return Buffer.concat(readOctets(bytes, content));
}

/** Removes all signatures around a message without verifying them; null if the message is damaged or the signature is detached. */
export function unwrapSigned(message: Uint8Array): Uint8Array | null {
  let bytes: Uint8Array | null = message;
  for (let round = 0; bytes && isSignedMessage(bytes) && round < MAX_SIGNATURES; round += 1) {
    bytes = findSignedContent(isDer(bytes) ? bytes : (decodeBase64(bytes) ?? bytes));
  }
  return bytes;
}
