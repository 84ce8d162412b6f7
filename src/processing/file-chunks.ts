import type { FileHandle } from 'node:fs/promises';

const CHUNK_BYTES = 256 * 1024;

/** Reads a file of this size, at least one chunk. @throws if it is shorter */
export async function* readChunks(handle: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  do {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(Math.min(left, CHUNK_BYTES)));
    if (bytesRead === 0 && left > 0) throw new Error('The file has become shorter.');
    left -= bytesRead;
    yield buffer.subarray(0, bytesRead);
  } while (left > 0);
}
