import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findForeignFolder } from '../../src/commands/foreign-folder.js';
import { explainUnopenable } from '../../src/database/explain-unopenable.js';

const ROOT_USER = 0;
const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-foreign-'));
beforeAll(() => {
  if (process.getuid?.() === ROOT_USER) chownSync(folder, 1234, 1234);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a command that root runs', () => {
  test('warns if the folder belongs to someone else, and names the owner', () => {
    const { uid } = statSync(folder);
    expect(findForeignFolder(folder, ROOT_USER)).toContain(`${folder} belongs to user ${uid}.`);
  });

  test('says nothing about a folder of root, one that does not exist, or to its owner', () => {
    expect(findForeignFolder('/', ROOT_USER)).toBeNull();
    expect(findForeignFolder(path.join(folder, 'none'), ROOT_USER)).toBeNull();
    expect(findForeignFolder(folder, statSync(folder).uid)).toBeNull();
  });
});

describe('a SQLite file that cannot be opened', () => {
  test('is named with its folder and the owner', () => {
    const error = Object.assign(new Error('unable to open database file'), { errcode: 14 });
    const explained = explainUnopenable(error, `sqlite:${path.join(folder, 'invoices.sqlite')}`);
    expect(explained).toBe(error);
    expect(error.message).toContain(`${folder} belongs to user ${statSync(folder).uid}.`);
    expect(error.message).toContain('unable to open database file');
  });

  test('keeps other errors as they are', () => {
    const error = new Error('file is not a database');
    expect(explainUnopenable(error, `sqlite:${folder}`)).toBe(error);
    expect(error.message).toBe('file is not a database');
  });
});
