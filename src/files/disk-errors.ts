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

/** @throws service_unavailable if the filesystem of the folder has fewer bytes free */
export async function requireFreeSpace(
  fileSystem: { readonly statfs: typeof statfs },
  folder: string,
  bytes: number,
): Promise<void> {
  const { bavail, bsize } = await fileSystem.statfs(folder);
  if (bavail * bsize < bytes) throw createStorageFullError();
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
