import { createWriteStream } from 'node:fs';
import * as fileSystem from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { notFound } from '../shared/errors.js';
import { createToken, requireUid } from '../shared/ids.js';
import type { S3Address } from '../shared/s3-address.js';
import { hasErrorCode, toStorageError } from './disk-errors.js';
import { isFileKey, type FileStore, type ReceivedFile } from './file-store.js';
import type { S3Bucket, ServedHeaders } from './s3-bucket.js';
import { toS3StorageError } from './s3-errors.js';
import { S3ReceivedFile } from './s3-received-file.js';

/** How long a URL works to which a client is sent. */
const URL_SECONDS = 300;

export interface S3FileStoreOptions {
  readonly bucket: S3Bucket;
  readonly address: Pick<S3Address, 'redirect'>;
  /** A local folder for copies that are being read; it is created when needed. */
  readonly copies: string;
  /** Rejects if the bucket is not the right one. */
  readonly requireAvailable: () => Promise<void>;
}

/** Stores files as objects of an S3 bucket. Any number of processes may share the bucket. */
export class S3FileStore implements FileStore {
  readonly requireAvailable: () => Promise<void>;
  readonly createUrl?: (key: string, headers: ServedHeaders) => Promise<string>;
  private readonly bucket: S3Bucket;
  private readonly copies: string;

  constructor({ bucket, address, copies, requireAvailable }: S3FileStoreOptions) {
    this.bucket = bucket;
    this.copies = copies;
    this.requireAvailable = requireAvailable;
    if (address.redirect) this.createUrl = (key, headers) => bucket.sign(requireKey(key), headers, URL_SECONDS);
  }

  /** A bucket has no limit that could be asked for, so this checks only that it can be reached. */
  async requireWritable(): Promise<void> {
    await this.requireAvailable();
  }

  async receive(key: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile> {
    await this.requireAvailable();
    return S3ReceivedFile.receive(this.bucket, requireKey(key), source, maxBytes);
  }

  async open(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; size: number }> {
    const found = await this.bucket.get(requireKey(key), range).catch(rejectAsStorageError);
    if (found) return found;
    await this.requireAvailable();
    throw notFound();
  }

  async withLocalFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const { stream } = await this.open(key);
    const copy = path.join(this.copies, createToken());
    try {
      await this.save(stream, copy);
      return await work(copy);
    } finally {
      await fileSystem.rm(copy, { force: true });
    }
  }

  async remove(key: string): Promise<void> {
    await this.requireAvailable();
    await this.bucket.remove(requireKey(key)).catch(rejectAsStorageError);
  }

  async removeAccount(accountUid: string): Promise<void> {
    await this.requireAvailable();
    for await (const { key } of this.bucket.list(`${requireUid(accountUid)}/`)) await this.remove(key);
  }

  async *list(): AsyncGenerator<{ key: string; size: number; modifiedAt: number }> {
    for await (const entry of this.bucket.list()) if (isFileKey(entry.key)) yield entry;
  }

  /** Aborts uploads in parts, and deletes local copies. */
  async sweepTemporary(modifiedUntil: number): Promise<number> {
    let swept = await this.sweepCopies(modifiedUntil);
    for await (const upload of this.bucket.listPartialUploads()) {
      if (!isFileKey(upload.key) || upload.begunAt > modifiedUntil) continue;
      await this.bucket.abortParts(upload);
      swept += 1;
    }
    return swept;
  }

  private async save(stream: Readable, copy: string): Promise<void> {
    try {
      await fileSystem.mkdir(this.copies, { mode: 0o700 }).catch(ignoreCode('EEXIST'));
      await pipeline(stream, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      stream.destroy();
      // Any error without a system's code is one of the storage, which has ended the file early.
      throw hasErrorCode(error, 'ENOSPC', 'EDQUOT', 'EACCES', 'EROFS')
        ? toStorageError(error)
        : toS3StorageError(error);
    }
  }

  private async sweepCopies(modifiedUntil: number): Promise<number> {
    let swept = 0;
    for (const name of (await fileSystem.readdir(this.copies).catch(ignoreCode('ENOENT'))) ?? []) {
      const copy = path.join(this.copies, name);
      const stat = await fileSystem.stat(copy).catch(ignoreCode('ENOENT'));
      if (!stat || stat.mtimeMs > modifiedUntil) continue;
      await fileSystem.rm(copy, { force: true });
      swept += 1;
    }
    return swept;
  }
}

/** @throws not_found if the text does not have the form of a key */
function requireKey(key: string): string {
  if (!isFileKey(key)) throw notFound();
  return key;
}

function rejectAsStorageError(error: unknown): never {
  throw toS3StorageError(error);
}

function ignoreCode(code: string): (error: unknown) => void {
  return (error) => {
    if (!hasErrorCode(error, code)) throw error;
  };
}
