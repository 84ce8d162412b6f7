import type { statfs } from 'node:fs/promises';
import { AppError } from '../shared/errors.js';

const RETRY_AFTER_SECONDS = 60;
const FULL_DISK_CODES = ['ENOSPC', 'EDQUOT'];
/** Of a disk that cannot be written now, a folder that is gone, and too many open files. */
const UNAVAILABLE_CODES = ['EROFS', 'EIO', 'ESTALE', 'ENOTCONN', 'ENOENT', 'ENOTDIR', 'EMFILE', 'ENFILE'];

/** Whether a thrown value is a system error with one of these codes. */
export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(String((error as NodeJS.ErrnoException | null)?.code));
}

/** Translates the error of a full or unavailable disk for clients; returns any other error unchanged. */
export function toStorageError(error: unknown): unknown {
  if (hasErrorCode(error, ...FULL_DISK_CODES)) return createStorageFullError(error);
  return hasErrorCode(error, ...UNAVAILABLE_CODES) ? createStorageAwayError(error) : error;
}

/** How many bytes are free on the filesystem of a folder. */
export async function readFreeBytes(fileSystem: { readonly statfs: typeof statfs }, folder: string): Promise<number> {
  const { bavail, bsize } = await fileSystem.statfs(folder);
  return bavail * bsize;
}

export function createStorageFullError(cause?: unknown): AppError {
  return new AppError('service_unavailable', 'The file storage is full. Nothing was saved; try again later.', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });
}

export function createStorageAwayError(cause: unknown): AppError {
  return new AppError('service_unavailable', 'The file storage is not available. Nothing was saved; try again later.', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });
}
