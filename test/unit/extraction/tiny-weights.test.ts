import { describe, expect, it } from '@jest/globals';
import { clearTinyWeights } from '../../../src/extraction/ocr/lines/tiny-weights.js';

const FLOAT = 1;
const INT64 = 7;

/** A length-delimited field of a protocol buffers message. */
function bytesField(number: number, content: Uint8Array): Uint8Array {
  const length = content.length < 128 ? [content.length] : [(content.length & 127) | 128, content.length >> 7];
  return Uint8Array.of((number << 3) | 2, ...length, ...content);
}

const varintField = (number: number, value: number): Uint8Array => Uint8Array.of(number << 3, value);
const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const littleEndian = (...values: number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);
const tensor = (type: number, data: Uint8Array): Uint8Array => join(varintField(2, type), bytesField(9, data));
const initializer = (content: Uint8Array): Uint8Array => bytesField(7, bytesField(5, content));
const constantNode = (content: Uint8Array): Uint8Array =>
  bytesField(7, bytesField(1, bytesField(5, bytesField(5, content))));

function clear(model: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(model);
  clearTinyWeights(copy);
  return copy;
}

describe('weights of a network', () => {
  it.each([
    ['an initializer', initializer],
    ['a constant node', constantNode],
  ])('become zero in %s where they are too small to matter', (_, wrap) => {
    const weights = [1.5, -1e-40, 1e-38, -0.001, 1e-21, 0, ...Array<number>(40).fill(1e-44)];
    const cleared = [1.5, 0, 0, -0.001, 0, 0, ...Array<number>(40).fill(0)];
    expect(clear(wrap(tensor(FLOAT, littleEndian(...weights))))).toEqual(wrap(tensor(FLOAT, littleEndian(...cleared))));
  });

  it('of other types than 32-bit floats stay as they are', () => {
    const model = initializer(tensor(INT64, Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0)));
    expect(clear(model)).toEqual(model);
  });

  it('are found after fields of every type', () => {
    const fixed32 = Uint8Array.of((5 << 3) | 5, 1, 2, 3, 4);
    const fixed64 = Uint8Array.of((6 << 3) | 1, 1, 2, 3, 4, 5, 6, 7, 8);
    const wrap = (content: Uint8Array): Uint8Array => join(varintField(1, 8), fixed32, fixed64, initializer(content));
    expect(clear(wrap(tensor(FLOAT, littleEndian(1e-40, 2))))).toEqual(wrap(tensor(FLOAT, littleEndian(0, 2))));
  });

  it('of a file that is cut short are left alone', () => {
    const model = initializer(tensor(FLOAT, littleEndian(1, 2, 3))).subarray(0, 9);
    expect(clear(model)).toEqual(model);
  });
});
