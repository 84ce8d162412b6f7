import { describe, expect, it } from '@jest/globals';
import { assert, integer, property, uniqueArray } from 'fast-check';
import {
  addPacked,
  addSlice,
  groupByChunk,
  CHUNK_SIZE,
  listIds,
  intersect,
  repack,
  countIds,
  unite,
  type IdSet,
} from '../../../src/invoices/search/id-set.js';

const EMPTY = Buffer.alloc(0);
const ids = uniqueArray(integer({ min: 0, max: 3 * CHUNK_SIZE }), { maxLength: 700 });
const offsets = uniqueArray(integer({ min: 0, max: CHUNK_SIZE - 1 }), { maxLength: 1_100 });
const sortAscending = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((left, right) => left - right);
const range = (length: number) => Array.from({ length }, (_, index) => index);

function makeSet(members: readonly number[]): IdSet {
  const set: IdSet = new Map();
  for (const [chunk, inChunk] of groupByChunk(members)) addPacked(set, chunk, repack(EMPTY, [], [inChunk]));
  return set;
}

function listOffsets(packed: Uint8Array): number[] {
  const set: IdSet = new Map();
  addPacked(set, 0, packed);
  return listIds(set);
}

describe('a set of ids', () => {
  it('holds its ids in ascending order', () => {
    assert(
      property(ids, (members) => {
        expect(listIds(makeSet(members))).toEqual(sortAscending(members));
        expect(countIds(makeSet(members))).toBe(members.length);
      }),
    );
  });

  it('can be intersected and united with others', () => {
    assert(
      property(ids, ids, (left, right) => {
        const both = left.filter((id) => right.includes(id));
        expect(listIds(intersect(makeSet(left), makeSet(right)))).toEqual(sortAscending(both));
        expect(listIds(unite([makeSet(left), makeSet(right)]))).toEqual(sortAscending([...left, ...right]));
      }),
    );
  });

  it('accepts a slice of a chunk in addition to its ids', () => {
    const set = makeSet([CHUNK_SIZE + 3, CHUNK_SIZE + 64]);
    addSlice(set, CHUNK_SIZE + 64, Uint8Array.of(0b0000_0010, 0b1000_0000));
    addSlice(set, 2 * CHUNK_SIZE + 8, Uint8Array.of(0b0000_0001));
    expect(listIds(set)).toEqual([3, 64, 65, 79, CHUNK_SIZE + 8].map((id) => CHUNK_SIZE + id));
  });
});

describe('a packed chunk', () => {
  it.each([0, 1, 511, 512, 513, CHUNK_SIZE])('keeps %d offsets', (size) => {
    expect(listOffsets(repack(EMPTY, [], [range(size)]))).toEqual(range(size));
  });

  it.each([1, 511, 512])('keeps the %d offsets that remain of many', (size) => {
    const many = repack(EMPTY, [], [range(600)]);
    const left = repack(many, [range(600).slice(size)], []);
    expect(listOffsets(left)).toEqual(range(size));
    expect(listOffsets(repack(left, [], [[8_000]]))).toEqual([...range(size), 8_000]);
  });

  it('is no longer than a bitmap, and empty if nothing remains', () => {
    expect(repack(EMPTY, [], [range(CHUNK_SIZE)])).toHaveLength(CHUNK_SIZE / 8);
    expect(repack(repack(EMPTY, [], [range(600)]), [range(600)], [])).toHaveLength(0);
  });

  it('changes like a set: removals come before additions', () => {
    assert(
      property(offsets, offsets, offsets, (before, removed, added) => {
        const left = before.filter((offset) => !removed.includes(offset));
        const packed = repack(repack(EMPTY, [], [before]), [removed], [added]);
        expect(listOffsets(packed)).toEqual(sortAscending([...left, ...added]));
      }),
    );
  });
});
