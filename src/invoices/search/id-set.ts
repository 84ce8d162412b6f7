/** Row ids are stored in chunks of this size: a dense chunk as a bitmap, a sparse one as a list. */
export const CHUNK_SIZE = 8_192;
/** Tables that keep something for each row id keep it in rows of this many ids. It divides a chunk. */
export const SLICE_SIZE = 512;
export const SLICE_BYTES = SLICE_SIZE / 8;
export const BITMAP_BYTES = CHUNK_SIZE / 8;
const OFFSET_BYTES = 2;
/** The length of a packed list that becomes a bitmap with the next id. */
export const FULL_LIST_BYTES = BITMAP_BYTES - OFFSET_BYTES;
const MAX_LISTED = BITMAP_BYTES / OFFSET_BYTES;

/** A set of row ids: chunk number -> bitmap of the chunk's ids. */
export type IdSet = Map<number, Uint8Array>;

/** Adds a packed chunk of ids to a set. */
export function addPacked(set: IdSet, chunk: number, packed: Uint8Array): void {
  const bitmap = set.get(chunk);
  if (bitmap) addPackedToBitmap(bitmap, packed);
  else set.set(chunk, unpack(packed));
}

/** Adds a bitmap of ids. `first` is a multiple of the bitmap's bits, and the bitmap is within one chunk. */
export function addSlice(set: IdSet, first: number, bits: Uint8Array): void {
  const chunk = Math.floor(first / CHUNK_SIZE);
  const bitmap = set.get(chunk) ?? new Uint8Array(BITMAP_BYTES);
  set.set(chunk, bitmap);
  const start = (first % CHUNK_SIZE) / 8;
  for (let index = 0; index < bits.length; index += 1)
    bitmap[start + index] = (bitmap[start + index] ?? 0) | (bits[index] ?? 0);
}

/** Adds an id. */
export function addId(set: IdSet, id: number): void {
  const chunk = Math.floor(id / CHUNK_SIZE);
  const bitmap = set.get(chunk) ?? new Uint8Array(BITMAP_BYTES);
  set.set(chunk, bitmap);
  setBit(bitmap, id % CHUNK_SIZE);
}

/** The ids that are in both sets. */
export function intersect(left: IdSet, right: IdSet): IdSet {
  const both: IdSet = new Map();
  for (const [chunk, bitmap] of left) {
    const other = right.get(chunk);
    if (other) both.set(chunk, intersectBitmaps(bitmap, other));
  }
  return both;
}

/** The ids of a set that are not in the other. */
export function subtract(left: IdSet, right: IdSet): IdSet {
  const rest: IdSet = new Map();
  for (const [chunk, bitmap] of left) {
    const other = right.get(chunk);
    rest.set(chunk, other ? bitmap.map((byte, index) => byte & ~(other[index] ?? 0)) : bitmap);
  }
  return rest;
}

/** The ids that are in any of the sets. */
export function unite(sets: readonly IdSet[]): IdSet {
  const any: IdSet = new Map();
  for (const set of sets) for (const [chunk, bitmap] of set) addPacked(any, chunk, bitmap);
  return any;
}

/** The ids of a set, ascending. */
export function listIds(set: IdSet): number[] {
  const chunks = [...set.keys()].toSorted((left, right) => left - right);
  return chunks.flatMap((chunk) =>
    listOffsets(set.get(chunk) ?? new Uint8Array()).map((offset) => chunk * CHUNK_SIZE + offset),
  );
}

/** The number of ids in a set. */
export function countIds(set: IdSet): number {
  let size = 0;
  for (const bitmap of set.values()) size += countBits(bitmap);
  return size;
}

/** The number of ids in each non-empty slice of a set. */
export function countBySlice(set: IdSet): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [chunk, bitmap] of set) {
    for (let start = 0; start < BITMAP_BYTES; start += SLICE_BYTES) {
      const count = countBits(bitmap.subarray(start, start + SLICE_BYTES));
      if (count > 0) counts.set((chunk * CHUNK_SIZE + start * 8) / SLICE_SIZE, count);
    }
  }
  return counts;
}

/** The ids of a set in one slice, ascending. */
export function listSlice(set: IdSet, slice: number): number[] {
  const first = slice * SLICE_SIZE;
  const start = (first % CHUNK_SIZE) / 8;
  const bitmap = set.get(Math.floor(first / CHUNK_SIZE))?.subarray(start, start + SLICE_BYTES);
  return bitmap ? listOffsets(bitmap).map((offset) => first + offset) : [];
}

/** Groups ids by chunk: chunk number -> the ids' offsets in it. */
export function groupByChunk(ids: readonly number[]): Map<number, number[]> {
  const chunks = new Map<number, number[]>();
  for (const id of ids) {
    const chunk = Math.floor(id / CHUNK_SIZE);
    const offsets = chunks.get(chunk);
    if (offsets) offsets.push(id % CHUNK_SIZE);
    else chunks.set(chunk, [id % CHUNK_SIZE]);
  }
  return chunks;
}

/** Removes and adds offsets of a packed chunk; the result is empty when none is left. */
export function repack(packed: Uint8Array, removed: readonly number[][], added: readonly number[][]): Buffer {
  if (packed.length < BITMAP_BYTES) return repackList(packed, removed.flat(), added.flat());
  const bitmap = Buffer.from(packed);
  for (const offset of removed.flat()) bitmap[offset >> 3] = (bitmap[offset >> 3] ?? 0) & ~(1 << (offset & 7));
  for (const offset of added.flat()) setBit(bitmap, offset);
  return countBits(bitmap) < MAX_LISTED ? packList(listOffsets(bitmap)) : bitmap;
}

function repackList(packed: Uint8Array, removed: readonly number[], added: readonly number[]): Buffer {
  const offsets = new Set<number>();
  for (let index = 0; index < packed.length; index += OFFSET_BYTES) offsets.add(readOffset(packed, index));
  for (const offset of removed) offsets.delete(offset);
  for (const offset of added) offsets.add(offset);
  if (offsets.size < MAX_LISTED) return packList([...offsets]);
  const bitmap = Buffer.alloc(BITMAP_BYTES);
  for (const offset of offsets) setBit(bitmap, offset);
  return bitmap;
}

function packList(offsets: readonly number[]): Buffer {
  const packed = Buffer.allocUnsafe(offsets.length * OFFSET_BYTES);
  offsets.forEach((offset, index) => packed.writeUInt16LE(offset, index * OFFSET_BYTES));
  return packed;
}

function unpack(packed: Uint8Array): Uint8Array {
  const bitmap = new Uint8Array(BITMAP_BYTES);
  addPackedToBitmap(bitmap, packed);
  return bitmap;
}

/** The offsets that a packed chunk holds, in any order. */
export function listPacked(packed: Uint8Array): number[] {
  return listOffsets(unpack(packed));
}

/** A list is recognised by its length: it is always shorter than a bitmap. */
function addPackedToBitmap(bitmap: Uint8Array, packed: Uint8Array): void {
  if (packed.length === BITMAP_BYTES) {
    for (let index = 0; index < BITMAP_BYTES; index += 1) bitmap[index] = (bitmap[index] ?? 0) | (packed[index] ?? 0);
    return;
  }
  for (let index = 0; index < packed.length; index += OFFSET_BYTES) setBit(bitmap, readOffset(packed, index));
}

function intersectBitmaps(left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(BITMAP_BYTES);
  for (let index = 0; index < BITMAP_BYTES; index += 1) both[index] = (left[index] ?? 0) & (right[index] ?? 0);
  return both;
}

function readOffset(packed: Uint8Array, index: number): number {
  return (packed[index] ?? 0) | ((packed[index + 1] ?? 0) << 8);
}

function setBit(bitmap: Uint8Array, offset: number): void {
  bitmap[offset >> 3] = (bitmap[offset >> 3] ?? 0) | (1 << (offset & 7));
}

function listOffsets(bitmap: Uint8Array): number[] {
  const offsets: number[] = [];
  for (let index = 0; index < bitmap.length; index += 1) {
    for (let rest = bitmap[index] ?? 0; rest !== 0; rest &= rest - 1)
      offsets.push(index * 8 + 31 - Math.clz32(rest & -rest));
  }
  return offsets;
}

/** The number of bits that are set. */
export function countBits(bitmap: Uint8Array): number {
  let count = 0;
  for (const byte of bitmap) count += BITS_OF_BYTE[byte] ?? 0;
  return count;
}

const BITS_OF_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);
