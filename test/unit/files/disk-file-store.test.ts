import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import * as nodeFileSystem from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DiskFileStore } from '../../../src/files/disk-file-store.js';
import type { FileSystem } from '../../../src/files/disk-received-file.js';
import { createFileKey } from '../../../src/files/file-store.js';
import { AppError } from '../../../src/shared/errors.js';

const ACCOUNT = '0195e6f0-0000-7000-8000-000000000001';
const KEY = `${ACCOUNT}/2025/11/${'ab'.repeat(16)}`;
const LIMIT = 1_000_000;
/** Files from half a megabyte on go to disk while they arrive. */
const LARGE = 'b'.repeat(600_000);
const MODIFIED_AT = new Date('2025-11-03T08:00:00Z');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'invoice-graph-files-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const createSystemError = (code: string) => Object.assign(new Error(code), { code });

/** Wraps the real file system; records every call on a file or folder and fails where a test requires it. */
function createWatchedFileSystem(failAt?: string) {
  const calls: string[] = [];
  const note = (name: string, file: unknown) => {
    const entry = `${name} ${path.relative(root, String(file)) || '.'}`.replace(/[0-9a-f]{32}/, 'FILE');
    calls.push(entry);
    if (entry === failAt) throw createSystemError('ENOSPC');
  };
  const fileSystem = {
    ...nodeFileSystem,
    async open(file: string, ...rest: [string, number?]) {
      note('open', file);
      const handle = await nodeFileSystem.open(file, ...rest);
      return new Proxy(handle, {
        get(target, name) {
          const member = Reflect.get(target, name) as unknown;
          if (typeof member !== 'function') return member;
          return async (...values: unknown[]) => {
            if (name !== 'close') note(String(name), file);
            return (member as (...given: unknown[]) => unknown).apply(target, values);
          };
        },
      });
    },
    async rename(from: string, to: string) {
      note('rename', to);
      await nodeFileSystem.rename(from, to);
    },
    async mkdir(folder: string, options: { recursive: boolean }) {
      note('mkdir', folder);
      return nodeFileSystem.mkdir(folder, options);
    },
  } as unknown as FileSystem;
  return { calls, fileSystem };
}

async function* failAfter(chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
  throw new Error('the client disconnected');
}

describe('receiving a file', () => {
  it('reports size, hash and first bytes, and keeps the exact content', async () => {
    const content = Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 251));
    const store = new DiskFileStore(root);
    const received = await store.receive(KEY, Readable.from([content.subarray(0, 3), content.subarray(3)]), LIMIT);
    expect(received.size).toBe(50_000);
    expect(received.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect(received.head.equals(content.subarray(0, 4_100))).toBe(true);
    await received.keep();
    expect(readFileSync(path.join(root, KEY)).equals(content)).toBe(true);
    expect(listFiles(root)).toEqual([KEY]);
    expect(statSync(path.join(root, KEY)).mode & 0o077).toBe(0);
  });

  it('returns a short file completely as its first bytes', async () => {
    const received = await new DiskFileStore(root).receive(KEY, Readable.from([Buffer.from('%PDF')]), LIMIT);
    expect(received.head.toString()).toBe('%PDF');
    await received.discard();
    expect(listFiles(root)).toEqual([]);
  });

  it('accepts a file of exactly the limit and refuses one byte more, with the rest unread', async () => {
    const store = new DiskFileStore(root);
    const exact = await store.receive(KEY, Readable.from([Buffer.alloc(60), Buffer.alloc(40)]), 100);
    await exact.discard();
    const source = Readable.from([Buffer.alloc(60), Buffer.alloc(41), Buffer.alloc(1)]);
    await expect(store.receive(KEY, source, 100)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(source.destroyed).toBe(true);
    expect(listFiles(root)).toEqual([]);
  });

  it('leaves nothing behind when the client disconnects', async () => {
    const received = new DiskFileStore(root).receive(KEY, failAfter(['a', 'b']), LIMIT);
    await expect(received).rejects.toThrow('the client disconnected');
    expect(listFiles(root)).toEqual([]);
  });

  it.each(['open incoming/FILE', 'writev incoming/FILE'])(
    'reports a full disk at "%s" clearly, and leaves nothing',
    async (failAt) => {
      const store = new DiskFileStore(root, createWatchedFileSystem(failAt).fileSystem);
      const received = store.receive(KEY, Readable.from([Buffer.from(LARGE)]), LIMIT);
      await expect(received).rejects.toMatchObject({
        code: 'service_unavailable',
        message: expect.stringContaining('full'),
        headers: { 'Retry-After': '60' },
      });
      expect(listFiles(root)).toEqual([]);
    },
  );

  it.each(['ab', LARGE])('reports a disk that takes only a part of the bytes as full', async (content) => {
    const open = async (file: string, flags: string, mode: number) => {
      const handle = await nodeFileSystem.open(file, flags, mode);
      const writev = async (chunks: Buffer[]) => handle.write(Buffer.concat(chunks), 0, 1);
      return Object.assign(handle, { writev });
    };
    const store = new DiskFileStore(root, { ...nodeFileSystem, open } as unknown as FileSystem);
    const kept = store.receive(KEY, Readable.from([Buffer.from(content)]), LIMIT).then((received) => received.keep());
    await expect(kept).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(listFiles(root)).toEqual([]);
  });

  it('does not begin if less than twice the limit is free on the disk', async () => {
    const fileSystem = { ...nodeFileSystem, statfs: async () => ({ bavail: 1, bsize: 2 * LIMIT - 1 }) };
    const store = new DiskFileStore(root, fileSystem as unknown as FileSystem);
    const received = store.receive(KEY, failAfter([]), LIMIT);
    await expect(received).rejects.toMatchObject({ code: 'service_unavailable' });
    const enough = { ...nodeFileSystem, statfs: async () => ({ bavail: 2, bsize: LIMIT }) };
    await (
      await new DiskFileStore(root, enough as unknown as FileSystem).receive(KEY, Readable.from([]), LIMIT)
    ).discard();
  });

  it('begins as soon as there is space again', async () => {
    let free = 0;
    const fileSystem = { ...nodeFileSystem, statfs: async () => ({ bavail: free, bsize: 1 }) };
    const store = new DiskFileStore(root, fileSystem as unknown as FileSystem);
    await expect(store.receive(KEY, failAfter([]), LIMIT)).rejects.toMatchObject({ code: 'service_unavailable' });
    free = 2 * LIMIT;
    await (await store.receive(KEY, Readable.from([]), LIMIT)).discard();
  });

  it('says before an upload whether one can be stored', async () => {
    const full = { ...nodeFileSystem, statfs: async () => ({ bavail: 1, bsize: 2 * LIMIT - 1 }) };
    const store = new DiskFileStore(root, full as unknown as FileSystem);
    await expect(store.requireWritable(LIMIT)).rejects.toThrow(/storage is full/);
    await new DiskFileStore(root).requireWritable(1);
  });

  it.each(['EROFS', 'EMFILE', 'ENFILE', 'EIO', 'ESTALE'])('asks clients to try again later after %s', async (code) => {
    const fileSystem = { ...nodeFileSystem, open: async () => Promise.reject(createSystemError(code)) };
    const store = new DiskFileStore(root, fileSystem as unknown as FileSystem);
    const kept = store.receive(KEY, Readable.from([Buffer.from('a')]), LIMIT).then((received) => received.keep());
    await expect(kept).rejects.toMatchObject({ code: 'service_unavailable', retryAfter: 60 });
  });

  it('never creates its own folder, which may be on a volume that is not mounted', async () => {
    rmSync(root, { recursive: true });
    const received = new DiskFileStore(root).receive(KEY, Readable.from([]), LIMIT);
    await expect(received).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(existsSync(root)).toBe(false);
  });

  it.each(['a', LARGE])('stores nothing in a folder whose volume has gone while the file arrived', async (content) => {
    let isAvailable = true;
    const requireAvailable = async () => {
      if (!isAvailable) throw new AppError('service_unavailable', 'Mount it again.');
    };
    async function* arrive() {
      yield Buffer.from(content.slice(0, 1));
      isAvailable = false;
      yield Buffer.from(content.slice(1));
    }
    const store = new DiskFileStore(root, nodeFileSystem, requireAvailable);
    const kept = store.receive(KEY, arrive(), LIMIT).then((received) => received.keep());
    await expect(kept).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(readdirSync(root)).toEqual([]);
  });

  it('passes on an error that has nothing to do with the disk', async () => {
    const fileSystem = { ...nodeFileSystem, statfs: async () => Promise.reject(createSystemError('EACCES')) };
    const store = new DiskFileStore(root, fileSystem as unknown as FileSystem);
    await expect(store.receive(KEY, Readable.from([]), LIMIT)).rejects.toMatchObject({ code: 'EACCES' });
  });
});

describe('keeping a file', () => {
  it('syncs the file before the rename, and every new folder after it', async () => {
    const { calls, fileSystem } = createWatchedFileSystem();
    const store = new DiskFileStore(root, fileSystem);
    const received = await store.receive(KEY, Readable.from([Buffer.from(LARGE)]), LIMIT);
    calls.length = 0;
    await received.keep();
    expect(calls.filter((call) => !call.startsWith('open'))).toEqual([
      'sync incoming/FILE',
      `rename ${ACCOUNT}/2025/11/FILE`,
      `mkdir ${ACCOUNT}`,
      `mkdir ${ACCOUNT}/2025`,
      `mkdir ${ACCOUNT}/2025/11`,
      `rename ${ACCOUNT}/2025/11/FILE`,
      `sync ${ACCOUNT}/2025/11`,
      `sync ${ACCOUNT}/2025`,
      `sync ${ACCOUNT}`,
      'sync .',
      'sync ..',
    ]);
    expect(readFileSync(path.join(root, KEY), 'utf8')).toBe(LARGE);
  });

  it('writes a small file only once it is kept', async () => {
    const { calls, fileSystem } = createWatchedFileSystem();
    const store = new DiskFileStore(root, fileSystem);
    await (await store.receive(KEY, Readable.from([Buffer.from('a')]), LIMIT)).keep();
    calls.length = 0;
    const received = await store.receive(
      createFileKey(ACCOUNT, '2025-11-30 '),
      Readable.from([Buffer.from('b')]),
      LIMIT,
    );
    expect(calls).toEqual([]);
    await received.keep();
    expect(calls.filter((call) => !call.startsWith('open'))).toEqual([
      'writev incoming/FILE',
      'sync incoming/FILE',
      `rename ${ACCOUNT}/2025/11/FILE`,
      `sync ${ACCOUNT}/2025/11`,
    ]);
  });

  it('shares syncs of a folder that begin after its rename, and no others', async () => {
    const { calls, fileSystem } = createWatchedFileSystem();
    const store = new DiskFileStore(root, fileSystem);
    const keepNext = async () => {
      const received = await store.receive(
        createFileKey(ACCOUNT, '2025-11-30 '),
        Readable.from([Buffer.from('a')]),
        LIMIT,
      );
      await received.keep();
    };
    await keepNext();
    calls.length = 0;
    await Promise.all(Array.from({ length: 20 }, keepNext));
    const folder = `${ACCOUNT}/2025/11`;
    expect(calls.filter((call) => call === `sync ${folder}`).length).toBeLessThan(20);
    expect(calls.lastIndexOf(`open ${folder}`)).toBeGreaterThan(calls.lastIndexOf(`rename ${folder}/FILE`));
  });

  it('syncs a folder again after a sync of it failed', async () => {
    let failures = 1;
    const open = async (file: string, ...rest: [string, number?]) => {
      if (file.endsWith('11') && failures-- > 0) throw createSystemError('EIO');
      return nodeFileSystem.open(file, ...rest);
    };
    const store = new DiskFileStore(root, { ...nodeFileSystem, open } as unknown as FileSystem);
    const keepNext = async () => {
      const received = await store.receive(
        createFileKey(ACCOUNT, '2025-11-30 '),
        Readable.from([Buffer.from('a')]),
        LIMIT,
      );
      await received.keep();
    };
    const outcomes = await Promise.allSettled([keepNext(), keepNext(), keepNext()]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(listFiles(root)).toHaveLength(2);
  });

  it.each([
    { content: LARGE, failAt: 'sync incoming/FILE' },
    { content: LARGE, failAt: `mkdir ${ACCOUNT}/2025/11` },
    { content: LARGE, failAt: `rename ${ACCOUNT}/2025/11/FILE` },
    { content: LARGE, failAt: `sync ${ACCOUNT}/2025/11` },
    { content: LARGE, failAt: 'sync .' },
    { content: 'a', failAt: 'open incoming/FILE' },
    { content: 'a', failAt: 'writev incoming/FILE' },
  ])('of $content.length bytes leaves nothing behind when "$failAt" fails', async ({ content, failAt }) => {
    const store = new DiskFileStore(root, createWatchedFileSystem(failAt).fileSystem);
    const received = await store.receive(KEY, Readable.from([Buffer.from(content)]), LIMIT);
    await expect(received.keep()).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(listFiles(root)).toEqual([]);
    await received.discard();
  });

  it('is possible only once, and not after a discard', async () => {
    const store = new DiskFileStore(root);
    const kept = await store.receive(KEY, Readable.from([Buffer.from('a')]), LIMIT);
    await kept.keep();
    await expect(kept.keep()).rejects.toThrow('only once');
    const discarded = await store.receive(KEY, Readable.from([Buffer.from('b')]), LIMIT);
    await discarded.discard();
    await discarded.discard();
    await expect(discarded.keep()).rejects.toThrow('only once');
    expect(listFiles(root)).toEqual([KEY]);
  });

  it('keeps the file despite a late discard', async () => {
    const received = await new DiskFileStore(root).receive(KEY, Readable.from([Buffer.from('a')]), LIMIT);
    await received.keep();
    await received.discard();
    expect(listFiles(root)).toEqual([KEY]);
  });
});

describe('kept files', () => {
  const keep = async (store: DiskFileStore, key: string, content: string) =>
    (await store.receive(key, Readable.from([Buffer.from(content)]), LIMIT)).keep();

  it.each([
    ['whole', undefined, '0123456789'],
    ['in part', { start: 2, end: 4 }, '234'],
    ['from the last byte on', { start: 9, end: 9 }, '9'],
  ])('can be read %s', async (_name, range, expected) => {
    const store = new DiskFileStore(root);
    await keep(store, KEY, '0123456789');
    const { stream, size } = await store.open(KEY, range);
    expect(size).toBe(10);
    expect(await text(stream)).toBe(expected);
    expect(await store.withLocalFile(KEY, async (file) => readFileSync(file, 'utf8'))).toBe('0123456789');
  });

  it.each([
    ['missing', createFileKey(ACCOUNT, '2025-11-01 ')],
    ['climbing', '../../etc/passwd'],
    ['climbing after a valid start', `${ACCOUNT}/2025/11/../../../../etc/passwd`],
    ['absolute', '/etc/passwd'],
    ['empty', ''],
    ['with a line break', `${KEY}\n`],
    ['temporary', `incoming/${'ab'.repeat(16)}`],
  ])('are not found under a key that is %s', async (_name, key) => {
    const store = new DiskFileStore(root);
    await expect(store.open(key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(store.withLocalFile(key, async () => 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that cannot be read fail with the reason, and stay closed', async () => {
    const failing = (failure: Error) => {
      const fail = async () => {
        throw failure;
      };
      return { ...nodeFileSystem, open: fail, stat: fail };
    };
    const refused = new DiskFileStore(root, failing(createSystemError('EACCES')) as unknown as FileSystem);
    await expect(refused.open(KEY)).rejects.toMatchObject({ code: 'EACCES' });
    await expect(refused.withLocalFile(KEY, async () => 1)).rejects.toMatchObject({ code: 'EACCES' });
    const missing = new DiskFileStore(root, failing(createSystemError('ENOENT')) as unknown as FileSystem);
    await expect(missing.open(KEY)).rejects.toMatchObject({ code: 'not_found' });
    const calls: string[] = [];
    const handle = {
      stat: () => Promise.reject(createSystemError('EIO')),
      close: async () => void calls.push('close'),
    };
    const broken = new DiskFileStore(root, { ...nodeFileSystem, open: async () => handle } as unknown as FileSystem);
    await expect(broken.open(KEY)).rejects.toMatchObject({ code: 'EIO' });
    expect(calls).toEqual(['close']);
  });

  it('can be removed twice', async () => {
    const store = new DiskFileStore(root);
    await keep(store, KEY, 'a');
    await store.remove(KEY);
    await store.remove(KEY);
    expect(listFiles(root)).toEqual([]);
  });

  it('are listed with size and age, without incoming or foreign files', async () => {
    const store = new DiskFileStore(root);
    const other = createFileKey('0195e6f0-0000-7000-8000-000000000002', '2024-02-01 ');
    await keep(store, KEY, 'a');
    await keep(store, other, 'bcd');
    for (const file of listFiles(root)) utimesSync(path.join(root, file), MODIFIED_AT, MODIFIED_AT);
    const coming = await store.receive(KEY, Readable.from([Buffer.from(LARGE)]), LIMIT);
    writeFileSync(path.join(root, 'README'), 'x');
    const listed: { key: string; size: number; modifiedAt: number }[] = [];
    for await (const file of store.list()) listed.push(file);
    await coming.discard();
    expect(listed.map(({ key, size }) => `${key} ${size}`).toSorted()).toEqual([`${KEY} 1`, `${other} 3`].toSorted());
    expect(new Set(listed.map(({ modifiedAt }) => modifiedAt))).toEqual(new Set([MODIFIED_AT.getTime()]));
  });

  it('are an empty list in an empty store', async () => {
    const store = new DiskFileStore(path.join(root, 'nothing'));
    for await (const file of store.list()) throw new Error(file.key);
    expect(await store.sweepTemporary(0)).toBe(0);
  });

  it('survive the sweep, like files that are still incoming', async () => {
    const store = new DiskFileStore(root);
    await keep(store, KEY, 'a');
    const source = Readable.from([Buffer.from(LARGE)]);
    const coming = await store.receive(createFileKey(ACCOUNT, '2025-11-01 '), source, LIMIT);
    const left = path.join(root, 'incoming', 'left');
    writeFileSync(left, 'half');
    utimesSync(left, new Date(0), new Date(0));
    expect(await store.sweepTemporary(60_000)).toBe(1);
    await coming.keep();
    expect(listFiles(root)).toHaveLength(2);
  });
});

it('a file’s key contains its account and month, and nothing about the file', () => {
  const keys = [1, 2].map(() => createFileKey(ACCOUNT, '2026-03-04 05:06:07.000008'));
  expect(keys[0]).toMatch(new RegExp(`^${ACCOUNT}/2026/03/[0-9a-f]{32}$`));
  expect(keys[1]).not.toBe(keys[0]);
});
