import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '../../../src/files/file-store.js';
import type { InvoiceStore, StoredFile } from '../../../src/invoices/invoice.store.js';
import { removeOrphans, verifyFiles } from '../../../src/processing/verify.js';
import { systemClock } from '../../../src/shared/clock.js';
import { AppError } from '../../../src/shared/errors.js';

const NOW = Date.parse('2024-03-31T12:00:00Z');
const DAY = 86_400_000;
const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/** Creates a store of files with these contents and modification times. */
function createStore(contents: Record<string, string>, modifiedAt: Record<string, number> = {}) {
  const kept = new Map(Object.entries(contents));
  const opened: string[] = [];
  const files = {
    async open(key: string) {
      opened.push(key);
      const text = kept.get(key);
      if (text === undefined) throw new AppError('not_found', 'gone');
      if (text === 'unreadable') throw new Error('The disk does not answer.');
      return { stream: Readable.from([Buffer.from(text)]) };
    },
    async *list() {
      for (const key of [...kept.keys()]) yield { key, modifiedAt: modifiedAt[key] ?? 0 };
    },
    remove: async (key: string) => void kept.delete(key),
  } as unknown as FileStore;
  return { files, kept, opened };
}

/** Creates the rows of invoices whose files had these contents. */
function createRows(contents: readonly (readonly [key: string, content: string])[]) {
  const rows = contents.map(([fileKey, content], index) => ({
    ...{ id: index + 1, fileKey },
    fileSha256: hashText(content),
  })) as unknown as StoredFile[];
  const listFiles = async (afterId: number, limit: number) => rows.filter(({ id }) => id > afterId).slice(0, limit);
  return { listFiles } as unknown as InvoiceStore;
}

describe('verifying all files', () => {
  it('finds missing, damaged and orphaned files', async () => {
    const { files } = createStore({ a: 'as it was', b: 'changed', d: 'nobody’s' });
    const rows = createRows([
      ['a', 'as it was'],
      ['b', 'as it was'],
      ['c', 'as it was'],
    ]);
    const { missing, damaged, ...others } = await verifyFiles(files, rows);
    expect([missing, damaged].map((found) => found.map(({ fileKey }) => fileKey))).toEqual([['c'], ['b']]);
    expect(others).toEqual({ checked: 3, orphaned: ['d'] });
  });

  it('hashes a file that several invoices share once, and names each of them if it is wrong', async () => {
    const { files, opened } = createStore({ a: 'as it was', b: 'changed' });
    const shared = ['a', 'b', 'c', 'a', 'b', 'c'].map((key) => [key, 'as it was'] as const);
    const { missing, damaged, checked } = await verifyFiles(files, createRows(shared));
    expect([missing, damaged].map((found) => found.map(({ id }) => id))).toEqual([
      [3, 6],
      [2, 5],
    ]);
    expect([checked, opened]).toEqual([3, ['a', 'b', 'c']]);
  });

  it('continues after a batch', async () => {
    const names = Array.from({ length: 401 }, (_, index) => [`f${index}`, 'x'] as const);
    const report = await verifyFiles(createStore(Object.fromEntries(names)).files, createRows(names));
    expect(report).toMatchObject({ checked: 401, missing: [], damaged: [], orphaned: [] });
  });

  it('fails on an unreadable file instead of reporting it as missing', async () => {
    const { files } = createStore({ a: 'unreadable' });
    await expect(verifyFiles(files, createRows([['a', 'x']]))).rejects.toThrow('The disk does not answer.');
  });
});

it('orphaned files are removed a day after they were written, and no others', async () => {
  const written = { old: NOW - DAY - 1, aDayOld: NOW - DAY, young: NOW - DAY + 1, known: 0 };
  const { files, kept } = createStore({ old: 'x', aDayOld: 'x', young: 'x', known: 'x' }, written);
  const clock = { ...systemClock, milliseconds: () => NOW };
  expect(await removeOrphans(files, ['old', 'aDayOld', 'young', 'gone'], clock)).toBe(2);
  expect([...kept.keys()]).toEqual(['young', 'known']);
});
