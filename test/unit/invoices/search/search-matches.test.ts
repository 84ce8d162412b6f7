import { describe, expect, it } from '@jest/globals';
import { SqliteDatabase } from '../../../../src/database/sqlite-driver.js';
import {
  addPacked,
  CHUNK_SIZE,
  groupByChunk,
  listIds,
  repack,
  type IdSet,
} from '../../../../src/invoices/search/id-set.js';
import { SearchMatches } from '../../../../src/invoices/search/search-matches.js';

function makeSet(ids: readonly number[]): IdSet {
  const set: IdSet = new Map();
  for (const [chunk, offsets] of groupByChunk(ids)) addPacked(set, chunk, repack(Buffer.alloc(0), [], [offsets]));
  return set;
}

const listEvery = (step: number, from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

/** Selects the matches from invoices whose ids go from one before the first match to ten after the last. */
function selectMatches(matches: SearchMatches): number[] {
  const database = new SqliteDatabase(':memory:', { readonly: false, timeout: 0 });
  const ids = listIds(matches.ids);
  database.exec('CREATE TABLE invoice (id INTEGER PRIMARY KEY)');
  const last = ids.at(-1)! + 10;
  database.exec(`INSERT INTO invoice SELECT value FROM (WITH RECURSIVE n(value) AS
    (SELECT ${ids[0]! - 1} UNION ALL SELECT value + 1 FROM n WHERE value < ${last}) SELECT value FROM n)`);
  const { sql, parameters } = matches.toCondition();
  const rows = database
    .prepare(`SELECT invoice.id AS id FROM invoice WHERE ${sql} ORDER BY invoice.id`)
    .all(...parameters);
  database.close();
  return rows.map((row) => Number((row as { id: number }).id));
}

describe('the invoices that a search found', () => {
  it.each([
    ['a few', [3, 5, CHUNK_SIZE + 1]],
    ['a thousand', listEvery(3, 5, 3_005)],
    ['more, in one chunk', listEvery(3, 5, 6_000)],
    ['more, across chunks', listEvery(13, CHUNK_SIZE - 100, 3 * CHUNK_SIZE + 50)],
    [
      'more, with an empty chunk between them',
      [...listEvery(1, 10, 1_200), ...listEvery(7, 2 * CHUNK_SIZE, 2 * CHUNK_SIZE + 99)],
    ],
  ])('are selected by their condition: %s', (_name, ids) => {
    const matches = new SearchMatches(makeSet(ids), 'sqlite');
    expect(matches.count).toBe(ids.length);
    expect(selectMatches(matches)).toEqual(ids);
  });

  it('are few up to a thousand', () => {
    expect(new SearchMatches(makeSet(listEvery(1, 1, 1_001)), 'sqlite').isFew).toBe(true);
    expect(new SearchMatches(makeSet(listEvery(1, 1, 1_002)), 'sqlite').isFew).toBe(false);
  });

  it('can be restricted to a set', () => {
    const both = new SearchMatches(makeSet([1, 2, 9_000]), 'sqlite').intersectWith(makeSet([2, 3, 9_000]));
    expect([listIds(both.ids), both.count]).toEqual([[2, 9_000], 2]);
  });
});
