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

/**
 * In bytes: how much is collected in memory before it is written, because each write costs as much as several chunks. A smaller file is
 * written only once it is kept.
 */
const WRITE_BYTES = 512 * 1024;

/** Where a file is written. */
export interface FilePlace {
  /** Creates the temporary file, and its folder if that is missing. */
  create(): Promise<FileHandle>;
  /** Renames the temporary file to its key. */
  rename(): Promise<void>;
  /** Makes the folder's entry of the key durable. */
  syncFolder(): Promise<void>;
  /** Removes the temporary file, and the renamed one. */
  remove(): Promise<void>;
}

/** A received file. It stays in memory while it is small; from then on, it is in a temporary file that stays open. */
export class DiskReceivedFile implements ReceivedFile {
  size = 0;
  sha256 = '';
  private readonly headBytes = Buffer.alloc(HEAD_BYTES);
  private readonly hash = createHash('sha256');
  private waiting: Uint8Array[] = [];
  private waitingBytes = 0;
  private handle: FileHandle | null = null;
  private isDone = false;

  private constructor(private readonly place: FilePlace) {}

  /**
   * Reads and hashes a source.
   *
   * @throws payload_too_large, service_unavailable if the disk is full
   */
  static async read(source: AsyncIterable<Uint8Array>, maxBytes: number, place: FilePlace): Promise<DiskReceivedFile> {
    const file = new DiskReceivedFile(place);
    try {
      for await (const chunk of source) await file.add(chunk, maxBytes);
    } catch (error) {
      await Promise.allSettled([file.discard()]);
      throw error;
    }
    file.sha256 = file.hash.digest('hex');
    return file;
  }

  get head(): Buffer {
    return this.headBytes.subarray(0, Math.min(this.size, HEAD_BYTES));
  }

  async keep(): Promise<void> {
    if (this.isDone) throw new Error('A received file can be kept only once.');
    this.isDone = true;
    try {
      await this.writeDurably();
      await this.place.rename();
      await this.place.syncFolder();
    } catch (error) {
      if (this.handle) await Promise.allSettled([this.place.remove()]);
      throw toStorageError(error);
    }
  }

  async discard(): Promise<void> {
    if (this.isDone) return;
    this.isDone = true;
    this.waiting = [];
    if (this.handle === null) return;
    await this.handle.close();
    await this.place.remove();
  }

  private async add(chunk: Uint8Array, maxBytes: number): Promise<void> {
    if (this.size + chunk.length > maxBytes) throw createTooLargeError(maxBytes);
    if (this.size < HEAD_BYTES) this.headBytes.set(chunk.subarray(0, HEAD_BYTES - this.size), this.size);
    this.size += chunk.length;
    this.hash.update(chunk);
    this.waiting.push(chunk);
    this.waitingBytes += chunk.length;
    if (this.waitingBytes >= WRITE_BYTES) await this.write();
  }

  /** Writes what waits. The system writes less than it is given only if the disk is full. */
  private async write(): Promise<FileHandle> {
    const [chunks, bytes] = [this.waiting, this.waitingBytes];
    [this.waiting, this.waitingBytes] = [[], 0];
    this.handle ??= await this.place.create();
    if (bytes > 0 && (await this.handle.writev(chunks)).bytesWritten < bytes) throw createStorageFullError();
    return this.handle;
  }

  /** The handle stays open until the sync, so that the sync reports any failed write. */
  private async writeDurably(): Promise<void> {
    try {
      await (await this.write()).sync();
    } finally {
      await this.handle?.close();
    }
  }
}
