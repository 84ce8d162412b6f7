import { describe, expect, it } from '@jest/globals';
import type { S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { S3Bucket } from '../../../src/files/s3-bucket.js';
import { S3ReceivedFile } from '../../../src/files/s3-received-file.js';

const KEY = `0195e6f0-0000-7000-8000-000000000001/2025/11/${'ab'.repeat(16)}`;
const PART = 5 * 1024 * 1024;

interface Stored {
  readonly size: number;
  readonly upload: string;
}

interface Input {
  readonly Key: string;
  readonly Body?: Buffer;
  readonly IfNoneMatch?: string;
  readonly Metadata?: { upload: string };
}

const fail = (name: string, status: number) =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode: status } });

/** A storage that keeps conditions as AWS does, and fails where a test requires it, before or after it has done its work. */
function createStorage(fault: { at?: string; lateAt?: string; error?: Error; conditions?: boolean } = {}) {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Stored>();
  const calls: string[] = [];
  const error = fault.error ?? fail('TimeoutError', 0);
  const put = (input: Input, stored: Stored) => {
    if (input.IfNoneMatch === '*' && fault.conditions === false) throw fail('NotImplemented', 501);
    if (input.IfNoneMatch === '*' && objects.has(input.Key)) throw fail('PreconditionFailed', 412);
    objects.set(input.Key, stored);
  };
  const work: Record<string, (input: Input) => unknown> = {
    PutObjectCommand: (input) => put(input, { size: input.Body!.length, upload: input.Metadata!.upload }),
    CreateMultipartUploadCommand: ({ Key, Metadata }) => {
      uploads.set(Key, { size: 0, upload: Metadata!.upload });
      return { UploadId: 'id' };
    },
    UploadPartCommand: ({ Key, Body }) => {
      const { size, upload } = uploads.get(Key)!;
      uploads.set(Key, { size: size + Body!.length, upload });
      return { ETag: 'etag' };
    },
    CompleteMultipartUploadCommand: (input) => {
      const upload = uploads.get(input.Key);
      if (!upload) throw fail('NoSuchUpload', 404);
      put(input, upload);
      uploads.delete(input.Key);
    },
    AbortMultipartUploadCommand: ({ Key }) => uploads.delete(Key),
    DeleteObjectCommand: ({ Key }) => objects.delete(Key),
    HeadObjectCommand: ({ Key }) => {
      const found = objects.get(Key);
      if (!found) throw fail('NotFound', 404);
      return { ContentLength: found.size, Metadata: { upload: found.upload } };
    },
  };
  const run = (name: string, input: Input) => {
    calls.push(name.replace('Command', ''));
    if (name === fault.at) throw error;
    const answer = work[name]!(input);
    if (name === fault.lateAt) throw error;
    return answer ?? {};
  };
  const client = {
    // Like the client of AWS, sends a request again whose response was lost.
    async send({ constructor, input }: { constructor: { name: string }; input: Input }) {
      try {
        return run(constructor.name, input);
      } catch (thrown) {
        if (thrown !== error || fault.lateAt === undefined) throw thrown;
        return run(constructor.name, input);
      }
    },
  };
  const bucket = new S3Bucket(client as unknown as S3Client, { bucket: 'bucket', prefix: '' });
  return { bucket, calls, objects, uploads };
}

const receive = (bucket: S3Bucket, size: number) =>
  S3ReceivedFile.receive(bucket, KEY, Readable.from([Buffer.alloc(size)]), 2 * PART);

describe.each([
  ['a small file', 10, 'PutObjectCommand'],
  ['a file in parts', PART + 1, 'CompleteMultipartUploadCommand'],
])('%s', (_what, size, last) => {
  it('is kept if the storage has it but its response was lost', async () => {
    const { bucket, objects, uploads } = createStorage({ lateAt: last });
    await (await receive(bucket, size)).keep();
    expect([...objects.values()]).toEqual([expect.objectContaining({ size })]);
    expect(uploads.size).toBe(0);
  });

  it('never replaces another file with the same key', async () => {
    const { bucket, objects, uploads } = createStorage();
    const other = { size, upload: 'of someone else' };
    objects.set(KEY, other);
    const received = await receive(bucket, size);
    await expect(received.keep()).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(objects.get(KEY)).toBe(other);
    expect(uploads.size).toBe(0);
  });

  it('is stored without a condition where the storage knows none', async () => {
    const { bucket, objects } = createStorage({ conditions: false });
    await (await receive(bucket, size)).keep();
    expect(objects.get(KEY)?.size).toBe(size);
  });

  it.each([
    ['full', fail('QuotaExceeded', 403), 'The file storage is full. Nothing was saved; try again later.'],
    [
      'not allowed',
      fail('AccessDenied', 403),
      'The file storage is not available. Nothing was saved; try again later.',
    ],
  ])('leaves nothing behind if the storage is %s', async (_why, error, message) => {
    const { bucket, objects, uploads } = createStorage({ at: last, error });
    const received = await receive(bucket, size);
    await expect(received.keep()).rejects.toMatchObject({ code: 'service_unavailable', message });
    expect([objects.size, uploads.size]).toEqual([0, 0]);
  });
});

describe('a part', () => {
  it('that cannot be stored ends the upload', async () => {
    const { bucket, uploads, calls } = createStorage({ at: 'UploadPartCommand' });
    await expect(receive(bucket, PART + 1)).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(uploads.size).toBe(0);
    expect(calls).toEqual(['CreateMultipartUpload', 'UploadPart', 'AbortMultipartUpload']);
  });
});
