import type { Readable } from 'node:stream';
import type { Timestamp } from '../shared/clock.js';
import { AppError } from '../shared/errors.js';
import { createToken } from '../shared/ids.js';

/** How many bytes from the start of a file are kept in memory, to detect its type. */
export const HEAD_BYTES = 4_100;

/** A completely received file that has no key yet. Callers must either keep or discard it. */
export interface ReceivedFile {
  /** In bytes. */
  readonly size: number;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
  /** The first 4100 bytes, or all of a shorter file. */
  readonly head: Buffer;
  /**
   * Stores the file under its key. Once this resolves, the file survives a power cut. A failure leaves nothing behind.
   *
   * @throws service_unavailable if the storage is full
   */
  keep(): Promise<void>;
  /** Deletes the file unless it was kept. */
  discard(): Promise<void>;
}

/** Stores uploaded files. A file never changes once it has a key. */
export interface FileStore {
  /** @throws service_unavailable if files can be neither stored nor read, for example because a volume is not mounted */
  requireAvailable(): Promise<void>;
  /** @throws service_unavailable if no file of this many bytes can be stored now */
  requireWritable(maxBytes: number): Promise<void>;
  /**
   * Receives a file that is to have a new key. A failure leaves nothing behind. A source that stalls must throw to end the call.
   *
   * @throws payload_too_large if it has more than `maxBytes`
   * @throws service_unavailable if the storage is full, too full to begin, or not available
   */
  receive(key: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile>;
  /**
   * Opens a file for reading, whole or from `start` to `end` (both inclusive); `size` is always the size of the whole file.
   *
   * @throws not_found, service_unavailable
   */
  open(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; size: number }>;
  /**
   * Runs work with a path at which the file can be read until the work ends.
   *
   * @throws not_found, service_unavailable
   */
  withLocalFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /**
   * Creates a URL at which a client reads a file from the storage itself for five minutes, with these headers. Absent if files are read
   * only through this service.
   */
  readonly createUrl?: (key: string, headers: { contentType: string; contentDisposition: string }) => Promise<string>;
  /** Deletes a file; a missing file is not an error. @throws service_unavailable */
  remove(key: string): Promise<void>;
  /** Deletes all files of an account, also those that no invoice has. @throws service_unavailable */
  removeAccount(accountUid: string): Promise<void>;
  /** Lists all kept files, in no particular order; `modifiedAt` is in milliseconds since the epoch. */
  list(): AsyncIterable<{ key: string; size: number; modifiedAt: number }>;
  /**
   * Deletes the temporary files that crashed processes left behind.
   *
   * @param modifiedUntil only those last modified by then, in milliseconds since the epoch
   * @returns how many were deleted
   */
  sweepTemporary(modifiedUntil: number): Promise<number>;
}

const FILE_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{4}\/\d{2}\/[0-9a-f]{32}$/;

/** Creates a key `<account uid>/<yyyy>/<mm>/<128 random bits>`, which reveals nothing about the file or its name. */
export function createFileKey(accountUid: string, at: Timestamp): string {
  return `${accountUid}/${at.slice(0, 4)}/${at.slice(5, 7)}/${createToken()}`;
}

/** Whether a text has the form of a key and therefore cannot lead out of the store. */
export function isFileKey(key: string): boolean {
  return FILE_KEY.test(key);
}

export function createTooLargeError(maxBytes: number): AppError {
  return new AppError('payload_too_large', `The file is larger than ${maxBytes} bytes.`, { details: { maxBytes } });
}
