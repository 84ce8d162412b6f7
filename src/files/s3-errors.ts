import { AppError } from '../shared/errors.js';
import { createStorageAwayError, createStorageFullError } from './disk-errors.js';

const MISSING = ['NoSuchKey', 'NotFound'];
const FULL = ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'EntityTooLarge'];

interface S3Failure {
  readonly name?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Whether the object of a request does not exist. A missing bucket is an outage instead: it can only be a wrong setting. */
export function isMissingObject(error: unknown): boolean {
  return MISSING.includes(readName(error));
}

/** Whether an object with the key exists already. */
export function isTaken(error: unknown): boolean {
  return readStatus(error) === 412;
}

/** Whether the parts of an upload are gone, because it was completed or aborted. */
export function isMissingUpload(error: unknown): boolean {
  return readName(error) === 'NoSuchUpload';
}

/** Whether the storage does not know a feature. */
export function isNotImplemented(error: unknown): boolean {
  return readStatus(error) === 501;
}

/** Translates any error of the storage for clients. The cause, which may name the bucket, stays in the log. */
export function toS3StorageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isFull = readStatus(error) === 507 || FULL.includes(readName(error));
  return isFull ? createStorageFullError(error) : createStorageAwayError(error);
}

function readName(error: unknown): string {
  return String((error as S3Failure | null)?.name);
}

function readStatus(error: unknown): number | undefined {
  return (error as S3Failure | null)?.$metadata?.httpStatusCode;
}
