import type { Readable } from 'node:stream';
import type { Timestamp } from '../shared/clock.js';
import { newToken } from '../shared/ids.js';

/** How many of a file's first bytes are kept in memory, to detect its type. */
export const HEAD_BYTES = 4_100;

/** A file that has come in whole, under a temporary name. It is held until it is either kept or discarded: do one of them. */
export interface ReceivedFile {
  /** In bytes. */
  readonly size: number;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  /** The first 4100 bytes, or all of a shorter file. */
  readonly head: Buffer;
  /**
   * Puts the file at its key; once this has resolved, the file survives a power cut. After a failure nothing is left.
   *
   * @throws service_unavailable when the storage is full
   */
  keep(key: string): Promise<void>;
  /** Deletes the file, unless it was kept. */
  discard(): Promise<void>;
}

/** Where uploaded files are kept. A file is never changed once it has a key. */
export interface FileStore {
  /**
   * Receives a file; after a failure nothing of it is left. A source that stalls must throw to end the call.
   *
   * @throws payload_too_large when it has more than `maxBytes`
   * @throws service_unavailable when the storage is full, or too full to begin
   */
  receive(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile>;
  /**
   * Opens a file for reading, whole or from `start` to `end` (both included); `size` is always that of the whole file.
   *
   * @throws not_found
   */
  open(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; size: number }>;
  /**
   * Runs work with a path under which the file can be read while the work lasts.
   *
   * @throws not_found
   */
  withLocalFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Deletes a file; a missing file is no error. */
  remove(key: string): Promise<void>;
  /** Every kept file, in no order; `modifiedAt` in milliseconds since the epoch. */
  list(): AsyncIterable<{ key: string; size: number; modifiedAt: number }>;
  /**
   * Deletes the temporary files that crashed processes have left.
   *
   * @param modifiedUntil only those last modified by then, in milliseconds since the epoch
   * @returns how many were deleted
   */
  sweepTemporary(modifiedUntil: number): Promise<number>;
}

const FILE_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{4}\/\d{2}\/[0-9a-f]{32}$/;

/** A new key, `<account uid>/<yyyy>/<mm>/<random 128 bit>`: it contains nothing of the file or its name. */
export function newFileKey(accountUid: string, at: Timestamp): string {
  return `${accountUid}/${at.slice(0, 4)}/${at.slice(5, 7)}/${newToken()}`;
}

/** Whether a text has the form of a key, so that it cannot lead out of the store. */
export function isFileKey(key: string): boolean {
  return FILE_KEY.test(key);
}
