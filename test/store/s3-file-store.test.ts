import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createFileKey, type FileStore } from '../../src/files/file-store.js';
import { openS3, type S3 } from '../../src/files/open-s3.js';
import { parseFileStore } from '../../src/shared/s3-address.js';
import { describeOnS3, useS3 } from '../support/s3.js';

const ACCOUNT = '0195e6f0-0000-7000-8000-000000000001';
const LIMIT = 20_000_000;
const PART = 5 * 1024 * 1024;
const HOUR = 3_600_000;

async function* inChunks(content: Buffer) {
  for (let start = 0; start < content.length; start += 60_000) yield content.subarray(start, start + 60_000);
}

async function* failAfter(content: Buffer) {
  yield* inChunks(content);
  throw new Error('the client disconnected');
}

describeOnS3('files in S3', () => {
  const server = useS3();
  let s3: S3;
  let files: FileStore;
  let copies: string;
  let key: string;

  beforeAll(async () => {
    const address = parseFileStore(await server.createFileStore())!;
    s3 = openS3(address);
    copies = path.join(mkdtempSync(path.join(os.tmpdir(), 'invoice-graph-copies-')), 'copies');
    files = s3.createStore({ copies, requireAvailable: async () => undefined });
  });
  beforeEach(() => {
    key = createFileKey(ACCOUNT, '2025-11-30 ');
  });

  const store = async (content: Buffer) => {
    const received = await files.receive(key, inChunks(content), LIMIT);
    await received.keep();
    return received;
  };
  const read = async (range?: { start: number; end: number }) => {
    const { stream, size } = await files.open(key, range);
    return { content: await buffer(stream), size };
  };
  const listKeys = async () => {
    const found: string[] = [];
    for await (const { key: each } of files.list()) found.push(each);
    return found;
  };

  it.each([
    ['one request', 12_345],
    ['one part', PART],
    ['several parts', 2 * PART + 70_001],
  ])('are stored unchanged by %s, and hashed on the way', async (_how, size) => {
    const content = randomBytes(size);
    const { size: receivedSize, sha256, head } = await store(content);
    const hash = createHash('sha256').update(content).digest('hex');
    expect({ receivedSize, sha256 }).toEqual({ receivedSize: size, sha256: hash });
    expect(head.equals(content.subarray(0, 4_100))).toBe(true);
    const whole = await read();
    expect([whole.size, whole.content.equals(content)]).toEqual([size, true]);
    const part = await read({ start: size - 10, end: size - 6 });
    expect([part.size, part.content.equals(content.subarray(size - 10, size - 5))]).toEqual([size, true]);
    expect(await listKeys()).toContain(key);
  });

  it.each([
    ['a small file', 100],
    ['a file in parts', PART + 1],
  ])('cannot be read before %s is kept, nor after it is discarded', async (_what, size) => {
    const received = await files.receive(key, inChunks(randomBytes(size)), LIMIT);
    await expect(files.open(key)).rejects.toMatchObject({ code: 'not_found' });
    await received.discard();
    await expect(received.keep()).rejects.toThrow('only once');
    await expect(files.open(key)).rejects.toMatchObject({ code: 'not_found' });
    expect(await files.sweepTemporary(Date.now() + HOUR)).toBe(0);
  });

  it('leave nothing behind if the client disconnects or sends too much', async () => {
    await expect(files.receive(key, failAfter(randomBytes(PART + 1)), LIMIT)).rejects.toThrow(
      'the client disconnected',
    );
    const tooLarge = files.receive(key, inChunks(randomBytes(PART + 60_000)), PART + 1);
    await expect(tooLarge).rejects.toMatchObject({ code: 'payload_too_large' });
    await expect(files.open(key)).rejects.toMatchObject({ code: 'not_found' });
    expect(await files.sweepTemporary(Date.now() + HOUR)).toBe(0);
  });

  it('of a crashed process are swept once they are old enough', async () => {
    await s3.bucket.beginParts(key, 'crashed');
    mkdirSync(copies, { recursive: true });
    writeFileSync(path.join(copies, 'crashed'), 'copy');
    utimesSync(path.join(copies, 'crashed'), new Date(0), new Date(0));
    expect(await files.sweepTemporary(Date.now() - HOUR)).toBe(1);
    expect(existsSync(path.join(copies, 'crashed'))).toBe(false);
    expect(await files.sweepTemporary(Date.now() + HOUR)).toBe(1);
    expect(await files.sweepTemporary(Date.now() + HOUR)).toBe(0);
  });

  it('are read from a local copy, which is removed', async () => {
    await store(Buffer.from('0123456789'));
    expect(await files.withLocalFile(key, async (file) => readFileSync(file, 'utf8'))).toBe('0123456789');
    await expect(files.withLocalFile(key, () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable');
    expect(readdirSync(copies)).toEqual([]);
  });

  it('are removed, also if they are missing', async () => {
    await store(Buffer.from('a'));
    await files.remove(key);
    await files.remove(key);
    await expect(files.open(key)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listKeys()).not.toContain(key);
  });

  it.each(['installation', '../other/installation', `${ACCOUNT}/2025/11/`])('have no key %s', async (name) => {
    const calls = [files.open(name), files.remove(name), files.receive(name, Readable.from([]), LIMIT)];
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes).toEqual(
      calls.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 'not_found' }) })),
    );
  });

  it('are not available while the storage does not respond', async () => {
    const away = openS3({ ...parseFileStore('s3://bucket?endpoint=http://127.0.0.1:1')! });
    const lost = away.createStore({ copies, requireAvailable: async () => undefined });
    const received = await lost.receive(key, Readable.from([Buffer.from('a')]), LIMIT);
    const unavailable = {
      code: 'service_unavailable',
      message: expect.stringContaining('Nothing was saved'),
      retryAfter: 60,
    };
    await expect(received.keep()).rejects.toMatchObject(unavailable);
    await expect(lost.open(key)).rejects.toMatchObject(unavailable);
  });
});
