import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Address } from '../shared/s3-address.js';
import { isMissingObject, isNotImplemented } from './s3-errors.js';

/** The name of the metadata that tells the objects of two uploads apart. */
const UPLOAD = 'upload';

/** An upload in parts that is not an object yet. */
export interface PartialUpload {
  readonly key: string;
  readonly uploadId: string;
}

/** The headers that a signed URL makes the storage send. */
export interface ServedHeaders {
  readonly contentType: string;
  readonly contentDisposition: string;
}

/** What an upload stores once, and how it recognises it again. */
interface NewObject {
  readonly key: string;
  readonly body: Buffer;
  /** In lower-case hexadecimal. The storage refuses a body with another hash. */
  readonly sha256: string;
  /** Differs for every upload. */
  readonly upload: string;
}

/** The objects of a bucket below a prefix. Keys are without the prefix. Methods throw the errors of the client. */
export class S3Bucket {
  private refusesConditions = false;

  constructor(
    private readonly client: S3Client,
    private readonly address: Pick<S3Address, 'bucket' | 'prefix'>,
  ) {}

  /** Opens an object, whole or from `start` to `end` (both inclusive); null if it does not exist. `size` is that of the whole object. */
  async get(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; size: number } | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await ignoreMissing(this.client.send(new GetObjectCommand({ ...this.name(key), Range })));
    if (!found) return null;
    const total = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
    return { stream: found.Body as Readable, size: Number(total ?? found.ContentLength) };
  }

  /** Reads a short object as text; null if it does not exist. */
  async read(key: string): Promise<string | null> {
    const found = await ignoreMissing(this.client.send(new GetObjectCommand(this.name(key))));
    return (await found?.Body?.transformToString()) ?? null;
  }

  /** The size in bytes of an object and the upload that made it; null if it does not exist. */
  async head(key: string): Promise<{ size: number; upload: string | undefined } | null> {
    const found = await ignoreMissing(this.client.send(new HeadObjectCommand(this.name(key))));
    return found && { size: Number(found.ContentLength), upload: found.Metadata?.[UPLOAD] };
  }

  async put(key: string, body: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.name(key), Body: body }));
  }

  /** Stores an object whose key must be new; `isTaken` recognises the error if it is not. */
  async putNew({ key, body, sha256, upload }: NewObject): Promise<void> {
    const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64');
    const object = { ...this.name(key), Body: body, ChecksumSHA256, Metadata: { [UPLOAD]: upload } };
    await this.ifNew((condition) => this.client.send(new PutObjectCommand({ ...object, ...condition })));
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.name(key)));
  }

  async beginParts(key: string, upload: string): Promise<PartialUpload> {
    const command = new CreateMultipartUploadCommand({ ...this.name(key), Metadata: { [UPLOAD]: upload } });
    const { UploadId } = await this.client.send(command);
    if (UploadId === undefined) throw new Error('The storage began an upload without an id.');
    return { key, uploadId: UploadId };
  }

  /** Stores a part; every part except the last has at least 5 MiB. */
  async putPart({ key, uploadId }: PartialUpload, number: number, body: Buffer): Promise<CompletedPart> {
    const part = { ...this.name(key), UploadId: uploadId, PartNumber: number };
    const { ETag } = await this.client.send(new UploadPartCommand({ ...part, Body: body }));
    return { PartNumber: number, ETag };
  }

  /** Makes the parts an object. The storage accepts them only if they are those that were sent. */
  async completeParts({ key, uploadId }: PartialUpload, parts: CompletedPart[]): Promise<void> {
    const upload = { ...this.name(key), UploadId: uploadId, MultipartUpload: { Parts: parts } };
    await this.ifNew((condition) => this.client.send(new CompleteMultipartUploadCommand({ ...upload, ...condition })));
  }

  async abortParts({ key, uploadId }: PartialUpload): Promise<void> {
    await this.client.send(new AbortMultipartUploadCommand({ ...this.name(key), UploadId: uploadId }));
  }

  /** Lists all objects, or those whose keys begin with a text; `modifiedAt` is in milliseconds since the epoch. */
  async *list(start = ''): AsyncGenerator<{ key: string; size: number; modifiedAt: number }> {
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ ...this.below(start), ContinuationToken });
      const page = await this.client.send(command);
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        yield { key: this.toKey(Key), size: Size, modifiedAt: LastModified?.getTime() ?? 0 };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  /** Lists the uploads in parts that were neither completed nor aborted; `begunAt` is in milliseconds since the epoch. */
  async *listPartialUploads(): AsyncGenerator<PartialUpload & { begunAt: number }> {
    let marker: { KeyMarker?: string; UploadIdMarker?: string } | null = {};
    while (marker) {
      const page: ListMultipartUploadsCommandOutput = await this.client.send(
        new ListMultipartUploadsCommand({ ...this.below(), ...marker }),
      );
      for (const { Key = '', UploadId = '', Initiated } of page.Uploads ?? []) {
        yield { key: this.toKey(Key), uploadId: UploadId, begunAt: Initiated?.getTime() ?? Infinity };
      }
      const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
      marker = page.IsTruncated && KeyMarker ? { KeyMarker, ...(UploadIdMarker && { UploadIdMarker }) } : null;
    }
  }

  /** Signs a URL at which anyone can read an object for some seconds. */
  sign(key: string, { contentType, contentDisposition }: ServedHeaders, seconds: number): Promise<string> {
    const served = { ResponseContentType: contentType, ResponseContentDisposition: contentDisposition };
    return getSignedUrl(this.client, new GetObjectCommand({ ...this.name(key), ...served }), { expiresIn: seconds });
  }

  close(): void {
    this.client.destroy();
  }

  /** Sends a request on the condition that its key is new, unless the storage does not know conditions: keys are random, so they differ anyway. */
  private async ifNew(send: (condition: { IfNoneMatch?: '*' }) => Promise<unknown>): Promise<void> {
    if (!this.refusesConditions) {
      try {
        await send({ IfNoneMatch: '*' });
        return;
      } catch (error) {
        if (!isNotImplemented(error)) throw error;
        this.refusesConditions = true;
      }
    }
    await send({});
  }

  private name(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.address.bucket, Key: this.address.prefix + key };
  }

  private below(start = ''): { Bucket: string; Prefix: string } {
    return { Bucket: this.address.bucket, Prefix: this.address.prefix + start };
  }

  private toKey(name: string): string {
    return name.slice(this.address.prefix.length);
  }
}

async function ignoreMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw error;
  }
}
