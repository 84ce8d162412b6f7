import { describe, expect, test } from '@jest/globals';
import type { FileStore, ReceivedFile } from '../../../src/files/file-store.js';
import { UploadService, type UploadTransaction } from '../../../src/processing/upload.service.js';
import type { Actor } from '../../../src/shared/actor.js';
import { systemClock } from '../../../src/shared/clock.js';
import { unavailable } from '../../../src/shared/errors.js';
import { createUid } from '../../../src/shared/ids.js';
import { createLogger } from '../../../src/shared/logger.js';
import type { Transact } from '../../../src/shared/transact.js';
import { createQuota } from '../../support/upload-quota.js';

const XML = Buffer.from('<?xml version="1.0"?><Invoice/>');
const actor = {
  accountId: 1,
  accountUid: createUid(),
  workspaceUserId: 1,
  role: 'owner',
  scopes: ['write'],
} as unknown as Actor;

async function* createSource() {
  yield XML;
}

interface Circumstances {
  readonly transact: Transact<UploadTransaction>;
  readonly timeoutMilliseconds?: number;
  readonly kept?: Set<string>;
  readonly content?: Buffer;
}

/** Creates a service that takes one upload at a time; `kept` holds the keys of the stored files. */
function createService({
  transact,
  timeoutMilliseconds = 5_000,
  kept = new Set(),
  content = XML,
}: Circumstances): UploadService {
  const receive = async (key: string): Promise<ReceivedFile> => ({
    size: content.length,
    sha256: 'a'.repeat(64),
    head: content,
    keep: async () => void kept.add(key),
    discard: async () => undefined,
  });
  const files = { receive, remove: async (key: string) => void kept.delete(key) };
  return new UploadService({
    files: files as unknown as FileStore,
    transact,
    clock: systemClock,
    logger: createLogger('silent'),
    timeoutMilliseconds,
    maxBytes: 1_000,
    uploadMilliseconds: 20_000,
    quota: createQuota({ uploads: 1 }),
    onEnqueued: () => undefined,
  });
}

/** Uploads through the given transaction; returns the outcome and the keys of the files that remain. */
function uploadThrough(transact: Transact<UploadTransaction>, timeoutMilliseconds?: number) {
  const kept = new Set<string>();
  const service = createService({ transact, kept, ...(timeoutMilliseconds ? { timeoutMilliseconds } : {}) });
  return { kept, outcome: service.upload(actor, { source: createSource(), fileName: 'invoice.xml' }) };
}

test('an upload is refused at once if too many are running, and frees its place when it ends', async () => {
  const service = createService({ transact: () => Promise.reject(unavailable()) });
  const upload = () => service.upload(actor, { source: createSource(), fileName: 'invoice.xml' });
  const [first, second] = await Promise.allSettled([upload(), upload()]);
  expect(first).toMatchObject({ reason: { code: 'service_unavailable', retryAfter: 2 } });
  expect(second).toMatchObject({ reason: { code: 'service_unavailable', retryAfter: 1 } });
  await expect(upload()).rejects.toMatchObject({ retryAfter: 2 });
});

test('an upload by a viewer is refused before its body is read', async () => {
  const kept = new Set<string>();
  const service = createService({ transact: () => Promise.reject(unavailable()), kept });
  const viewer = { ...actor, role: 'viewer', scopes: ['read'] } as unknown as Actor;
  expect(() => service.requireUploader(viewer)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  await expect(service.upload(viewer, { source: createSource(), fileName: 'a.xml' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(kept.size).toBe(0);
});

test.each([
  ['an empty file', '', /^The file is empty\. Send a PDF/],
  ['a text', 'Dear Sir', /^This type of file is not supported\. Send a PDF/],
])('an upload of %s is refused with the reason, and leaves no file', async (_what, text, message) => {
  const kept = new Set<string>();
  const service = createService({ transact: () => Promise.reject(unavailable()), kept, content: Buffer.from(text) });
  await expect(service.upload(actor, { source: createSource(), fileName: 'a.pdf' })).rejects.toMatchObject({
    ...{ code: 'unsupported_file_type', message: expect.stringMatching(message) },
    details: { file: [expect.stringMatching(message)] },
  });
  expect(kept.size).toBe(0);
});

describe('an upload whose transaction fails', () => {
  test('keeps its file while it is unknown whether the commit succeeded', async () => {
    const { kept, outcome } = uploadThrough(() => Promise.reject(unavailable()));
    await expect(outcome).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(kept.size).toBe(1);
  });

  test('leaves no file if the database has no invoice for it', async () => {
    let calls = 0;
    const { kept, outcome } = uploadThrough((work) => {
      calls += 1;
      if (calls === 1) return Promise.reject(new Error('The statement is wrong.'));
      return work({ invoices: { hasFile: async () => false } } as unknown as UploadTransaction);
    });
    await expect(outcome).rejects.toThrow('The statement is wrong.');
    expect(kept.size).toBe(0);
  });

  test('is answered within the timeout', async () => {
    const { outcome } = uploadThrough(() => new Promise(() => undefined), 50);
    await expect(outcome).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
