import { createHash } from 'node:crypto';
import type * as nodeFileSystem from 'node:fs/promises';
import { createStorageFullError, toStorageError } from './disk-errors.js';
import { createTooLargeError, HEAD_BYTES, type ReceivedFile } from './file-store.js';

/** The file system functions that a received file needs. */
export type FileSystem = Pick<
  typeof nodeFileSystem,
  'access' | 'mkdir' | 'open' | 'opendir' | 'readdir' | 'rename' | 'rm' | 'stat' | 'statfs'
>;
type FileHandle = nodeFileSystem.FileHandle;

type Spooled = Pick<ReceivedFile, 'size' | 'sha256' | 'head'>;

/** In bytes: how much is collected in memory before it is written, because each write costs as much as several chunks. */
const WRITE_BYTES = 512 * 1024;

/** Moves the file at a path to its key, and makes the folder entry durable. */
type Move = (path: string) => Promise<void>;

/**
 * Writes a source to a file and hashes it. The system writes less than it is given only if the disk is full.
 *
 * @throws payload_too_large, service_unavailable if the disk is full
 */
export async function spool(handle: FileHandle, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Spooled> {
  const hash = createHash('sha256');
  const head = Buffer.alloc(HEAD_BYTES);
  let size = 0;
  let [waiting, waitingBytes]: [Uint8Array[], number] = [[], 0];
  const write = async () => {
    const [chunks, bytes] = [waiting, waitingBytes];
    [waiting, waitingBytes] = [[], 0];
    if ((await handle.writev(chunks)).bytesWritten < bytes) throw createStorageFullError();
  };
  for await (const chunk of source) {
    if (size + chunk.length > maxBytes) throw createTooLargeError(maxBytes);
    if (size < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - size), size);
    size += chunk.length;
    hash.update(chunk);
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= WRITE_BYTES) await write();
  }
  if (waitingBytes > 0) await write();
  return { size, sha256: hash.digest('hex'), head: head.subarray(0, Math.min(size, HEAD_BYTES)) };
}

/** A received file on disk. Its handle stays open until the sync, so that the sync reports any failed write. */
export class DiskReceivedFile implements ReceivedFile {
  readonly size: number;
  readonly sha256: string;
  readonly head: Buffer;
  private isDone = false;

  constructor(
    spooled: Spooled,
    private readonly handle: FileHandle,
    private readonly temporaryPath: string,
    private readonly fileSystem: FileSystem,
    private readonly move: Move,
  ) {
    this.size = spooled.size;
    this.sha256 = spooled.sha256;
    this.head = spooled.head;
  }

  async keep(): Promise<void> {
    if (this.isDone) throw new Error('A received file can be kept only once.');
    this.isDone = true;
    try {
      await this.syncAndClose();
      await this.move(this.temporaryPath);
    } catch (error) {
      await Promise.allSettled([this.fileSystem.rm(this.temporaryPath, { force: true })]);
      throw toStorageError(error);
    }
  }

  async discard(): Promise<void> {
    if (this.isDone) return;
    this.isDone = true;
    await this.handle.close();
    await this.fileSystem.rm(this.temporaryPath, { force: true });
  }

  private async syncAndClose(): Promise<void> {
    try {
      await this.handle.sync();
    } finally {
      await this.handle.close();
    }
  }
}
