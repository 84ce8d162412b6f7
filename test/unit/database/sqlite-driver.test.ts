import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasStableSqlite, SqliteDatabase } from '../../../src/database/sqlite-driver.js';

test.each([
  ['20.19.0', false],
  ['22.22.1', false],
  ['24.14.9', false],
  ['24.15.0', true],
  ['25.0.0', true],
])('Node %s has an SQLite that is used without a warning: %s', (version, isStable) => {
  expect(hasStableSqlite(version)).toBe(isStable);
});

describe('a SQLite file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'invoice-graph-sqlite-'));
  const file = path.join(folder, 'a.sqlite');
  let database: SqliteDatabase;

  beforeAll(() => {
    database = new SqliteDatabase(file, { readonly: false, timeout: 0 });
    database.exec('CREATE TABLE thing (id INTEGER PRIMARY KEY, value)');
  });
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  /** Stores a value; returns what is read back. */
  const keep = (value: unknown) => {
    const { changes, lastInsertRowid } = database.prepare('INSERT INTO thing (value) VALUES (?)').run(value);
    expect(changes).toBe(1);
    return database.prepare('SELECT thing.value FROM thing WHERE thing.id = ?').all(lastInsertRowid)[0]?.['value'];
  };

  test.each<[kept: unknown, read: unknown]>([
    ['Nordhamn', 'Nordhamn'],
    [null, null],
    [undefined, null],
    [true, 1],
    [false, 0],
    [1.5, 1.5],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [2n ** 53n, '9007199254740992'],
    [-(2n ** 60n), '-1152921504606846976'],
    [Buffer.from('words'), Buffer.from('words')],
  ])('keeps %p and gives back %p', (value, read) => {
    expect(keep(value)).toEqual(read);
  });

  test('tells statements that return rows from those that do not', () => {
    const isReader = (sql: string) => database.prepare(sql).reader;
    expect([isReader('SELECT 1'), isReader('DELETE FROM thing'), isReader('DELETE FROM thing RETURNING id')]).toEqual([
      ...[true, false, true],
    ]);
  });

  test('opened for reading only cannot be changed', () => {
    const reader = new SqliteDatabase(file, { readonly: true, timeout: 0 });
    expect(() => reader.prepare('DELETE FROM thing').run()).toThrow('readonly');
    expect(reader.pragma('user_version')).toEqual([{ user_version: 0 }]);
    reader.close();
  });

  test('refuses a second writer at once while another connection is writing', () => {
    const other = new SqliteDatabase(file, { readonly: false, timeout: 0 });
    other.exec('BEGIN IMMEDIATE');
    expect(() => database.exec('BEGIN IMMEDIATE')).toThrow('locked');
    other.exec('ROLLBACK');
    other.close();
  });
});
