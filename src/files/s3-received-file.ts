import { createHash } from 'node:crypto';
import type { CompletedPart } from '@aws-sdk/client-s3';
import { createToken } from '../shared/ids.js';
import { createTooLargeError, HEAD_BYTES, type ReceivedFile } from './file-store.js';
import type { PartialUpload, S3Bucket } from './s3-bucket.js';
import { isMissingUpload, isTaken, toS3StorageError } from './s3-errors.js';

/** In bytes: the least that S3 accepts as a part. A shorter file is stored by one request. */
const PART_BYTES = 5 * 1024 * 1024;

/**
 * A file that arrives in memory and, part by part, in the storage. It has no object before `keep`, so nobody can read half of it: S3
 * makes an object of the parts, or of a single body, only once it has all of it.
 */
export class S3ReceivedFile implements ReceivedFile {
  size = 0;
  sha256 = '';
  readonly head = Buffer.alloc(HEAD_BYTES);
  private readonly token = createToken();
  private readonly parts: CompletedPart[] = [];
  private partial: PartialUpload | null = null;
  private waiting: Uint8Array[] = [];
  private waitingBytes = 0;
  private isDone = false;

  private constructor(
    private readonly bucket: S3Bucket,
    private readonly key: string,
  ) {}

  /** @throws payload_too_large, service_unavailable, or the source's error */
  static async receive(
    bucket: S3Bucket,
    key: string,
    source: AsyncIterable<Uint8Array>,
    maxBytes: number,
  ): Promise<ReceivedFile> {
    const file = new S3ReceivedFile(bucket, key);
    try {
      await file.readAll(source, maxBytes);
    } catch (error) {
      await file.discard();
      throw error;
    }
    const { size, sha256, head } = file;
    return {
      size,
      sha256,
      head: head.subarray(0, Math.min(size, HEAD_BYTES)),
      keep: () => file.keep(),
      discard: () => file.discard(),
    };
  }

  async keep(): Promise<void> {
    if (this.isDone) throw new Error('A received file can be kept only once.');
    this.isDone = true;
    try {
      await this.store();
    } catch (error) {
      if (await this.isStored(error)) return;
      await this.removeTraces(error);
      throw toS3StorageError(error);
    }
  }

  async discard(): Promise<void> {
    if (this.isDone) return;
    this.isDone = true;
    this.waiting = [];
    // What cannot be aborted now is swept later.
    if (this.partial) await Promise.allSettled([this.bucket.abortParts(this.partial)]);
  }

  private async readAll(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<void> {
    const hash = createHash('sha256');
    for await (const chunk of source) {
      if (this.size + chunk.length > maxBytes) throw createTooLargeError(maxBytes);
      if (this.size < HEAD_BYTES) this.head.set(chunk.subarray(0, HEAD_BYTES - this.size), this.size);
      this.size += chunk.length;
      hash.update(chunk);
      this.waiting.push(chunk);
      this.waitingBytes += chunk.length;
      if (this.waitingBytes >= PART_BYTES) await this.sendPart().catch(rejectAsStorageError);
    }
    this.sha256 = hash.digest('hex');
  }

  private async sendPart(): Promise<void> {
    this.partial ??= await this.bucket.beginParts(this.key, this.token);
    this.parts.push(await this.bucket.putPart(this.partial, this.parts.length + 1, this.takeWaiting()));
  }

  private async store(): Promise<void> {
    if (!this.partial) {
      const { key, sha256, token: upload } = this;
      return this.bucket.putNew({ key, body: this.takeWaiting(), sha256, upload });
    }
    if (this.waitingBytes > 0) await this.sendPart();
    return this.bucket.completeParts(this.partial, this.parts);
  }

  private takeWaiting(): Buffer {
    const body = Buffer.concat(this.waiting);
    [this.waiting, this.waitingBytes] = [[], 0];
    return body;
  }

  /** Whether a refused request only repeats one that was carried out, and whose response was lost. */
  private async isStored(failure: unknown): Promise<boolean> {
    if (!isTaken(failure) && !isMissingUpload(failure)) return false;
    const found = await this.bucket.head(this.key).catch(() => null);
    return found?.upload === this.token && found.size === this.size;
  }

  /** Removes what a failed request may have stored nevertheless. An object of someone else stays. */
  private async removeTraces(failure: unknown): Promise<void> {
    await Promise.allSettled([
      this.partial ? this.bucket.abortParts(this.partial) : null,
      isTaken(failure) ? null : this.bucket.remove(this.key),
    ]);
  }
}

function rejectAsStorageError(error: unknown): never {
  throw toS3StorageError(error);
}
