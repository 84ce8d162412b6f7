import { describe, expect, it } from '@jest/globals';
import { unwrapSigned } from '../../../src/extraction/input/pkcs7.js';
import { decodeBase64, isDer, isSignedMessage } from '../../../src/extraction/input/signed-message.js';

const SIGNED_DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];
const TEXT = '<a>Ş</a>';

/** Writes an element in DER, with the shortest form of its length or one of this many bytes. */
function write(tag: number, content: readonly number[], lengthBytes = 0): number[] {
  const { length } = content;
  const needed = length < 0x80 ? 0 : length < 0x100 ? 1 : 2;
  const count = Math.max(lengthBytes, needed);
  const bytes = Array.from({ length: count }, (_, index) => (length / 256 ** (count - 1 - index)) & 0xff);
  return [tag, ...(count === 0 ? [length] : [0x80 + count, ...bytes]), ...content];
}
/** Writes an element of indefinite length. */
const stream = (tag: number, content: readonly number[]): number[] => [tag, 0x80, ...content, 0, 0];
const octets = (text: string | Uint8Array): number[] => write(0x04, [...Buffer.from(text)]);

/** Signs a message: ContentInfo with SignedData with encapContentInfo with this content. */
function sign(content: readonly number[], put = write): Uint8Array {
  const info = put(0x30, [...DATA, ...(content.length > 0 ? put(0xa0, content) : [])]);
  const data = put(0x30, [0x02, 0x01, 0x01, 0x31, 0x00, ...info, 0x31, 0x00]);
  return Uint8Array.from(put(0x30, [...SIGNED_DATA, ...put(0xa0, data)]));
}
const unwrap = (message: Uint8Array): string | null => {
  const content = unwrapSigned(message);
  return content && Buffer.from(content).toString();
};
/** Wraps an octet string in constructed ones. */
function nest(content: number[], levels: number): number[] {
  return levels === 0 ? content : nest(write(0x24, content), levels - 1);
}

describe('a signed message', () => {
  it.each([
    ['in DER', sign(octets(TEXT)), TEXT],
    ['with a long content', sign(octets('x'.repeat(300))), 'x'.repeat(300)],
    ['with a content of 127 bytes', sign(octets('x'.repeat(127))), 'x'.repeat(127)],
    ['with a content of 128 bytes', sign(octets('x'.repeat(128))), 'x'.repeat(128)],
    ['with lengths of four bytes', sign(octets(TEXT), (tag, content) => write(tag, content, 4)), TEXT],
    ['with lengths of five bytes', sign(octets(TEXT), (tag, content) => write(tag, content, 5)), null],
    ['of indefinite length', sign(octets(TEXT), stream), TEXT],
    ['in pieces', sign(stream(0x24, [...octets('<a>'), ...octets('</a>')])), '<a></a>'],
    ['in pieces of definite length', sign(write(0x24, [...octets('<a>'), ...octets('</a>')])), '<a></a>'],
    ['in pieces of pieces', sign(nest([...octets('<a>'), ...octets('</a>')], 3)), '<a></a>'],
    ['that is empty', sign(octets('')), ''],
    ['without a content', sign([]), null],
    ['with another content', sign(write(0x30, [...octets(TEXT)])), null],
    ['that is not signed', Buffer.from(TEXT), TEXT],
    ['signed twice', sign(octets(sign(octets(TEXT)))), TEXT],
  ])('%s is unwrapped', (_, message, text) => {
    expect(unwrap(message)).toBe(text);
  });

  it('is unwrapped four times', () => {
    const signTimes = (times: number): Uint8Array => {
      return times === 0 ? Buffer.from(TEXT) : sign(octets(signTimes(times - 1)));
    };
    expect(unwrap(signTimes(4))).toBe(TEXT);
    expect(Buffer.from(unwrapSigned(signTimes(5))!)).toEqual(Buffer.from(signTimes(1)));
  });

  it('is refused at any length if it is cut off', () => {
    const message = sign(octets(TEXT));
    for (let length = 20; length < message.length - 2; length += 1) {
      expect(unwrap(message.subarray(0, length))).toBeNull();
    }
    const streamed = sign(octets(TEXT), stream);
    for (let length = 20; length < 50; length += 1) expect(unwrap(streamed.subarray(0, length))).toBeNull();
  });

  it('may be nested sixteen levels deep', () => {
    const streamDeep = (levels: number): number[] => {
      return levels === 0 ? octets(TEXT) : stream(0x24, streamDeep(levels - 1));
    };
    expect(unwrap(sign(nest(octets(TEXT), 17)))).toBe(TEXT);
    expect(unwrap(sign(nest(octets(TEXT), 18)))).toBe('');
    expect(unwrap(sign(streamDeep(16)))).toBe(TEXT);
    expect(unwrap(sign(streamDeep(17)))).toBeNull();
  });

  it('may be in base64, with or without a header', () => {
    const base64 = Buffer.from(sign(octets(TEXT))).toString('base64');
    expect(unwrap(Buffer.from(base64))).toBe(TEXT);
    expect(unwrap(Buffer.from(`-----BEGIN PKCS7-----\n${base64}\n-----END PKCS7-----\n`))).toBe(TEXT);
    expect(isSignedMessage(Buffer.from(`Text ${base64}`))).toBe(false);
    expect(isSignedMessage(Buffer.from('MIND the gap'))).toBe(false);
    expect(isSignedMessage(Buffer.from('---'))).toBe(false);
  });

  it('is known by its beginning', () => {
    const message = sign(octets('x'.repeat(1000)));
    expect([isDer(message), isDer(message.subarray(0, 20)), isDer(message.subarray(1))]).toEqual([true, true, false]);
    expect(isDer(Uint8Array.from([0x30, 0x80, ...DATA]))).toBe(false);
    expect(isDer(Uint8Array.from([0x30, ...Array.from({ length: 20 }, () => 0), ...SIGNED_DATA]))).toBe(true);
    expect(isDer(Uint8Array.from([0x30, ...Array.from({ length: 21 }, () => 0), ...SIGNED_DATA]))).toBe(false);
    expect([decodeBase64(Buffer.from('YQ==')), decodeBase64(Buffer.from('{}'))]).toEqual([Buffer.from('a'), null]);
  });
});
