import { describe, expect, it } from '@jest/globals';
import { addPacked, groupByChunk, repack, type IdSet } from '../../../../src/invoices/search/id-set.js';
import { ResolvedFilter } from '../../../../src/invoices/search/resolved-filter.js';
import { SearchMatches } from '../../../../src/invoices/search/search-matches.js';

const FILTER = { sql: 'FILTER', parameters: ['f'] };

function findIds(count: number): SearchMatches {
  const set: IdSet = new Map();
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  for (const [chunk, offsets] of groupByChunk(ids)) addPacked(set, chunk, repack(Buffer.alloc(0), [], [offsets]));
  return new SearchMatches(set, 'sqlite');
}

const FEW = findIds(2);
const MANY = findIds(1_001);

describe('a filter that the index answers', () => {
  it('is limited to a few matches, and to many only if they come from a search', () => {
    const describeWhere = (found: SearchMatches | null, isSearched: boolean) =>
      new ResolvedFilter(FILTER, found, true, isSearched).where.sql.slice(0, 30);
    expect(describeWhere(null, false)).toBe('FILTER');
    expect(describeWhere(FEW, false)).toBe('FILTER AND invoice.id IN (?, ?)'.slice(0, 30));
    expect(describeWhere(MANY, false)).toBe('FILTER');
    expect(describeWhere(MANY, true)).toBe('FILTER AND invoice.id + 0 >= ?');
    expect(new ResolvedFilter(FILTER, FEW, true, false).where.parameters).toEqual(['f', 1, 2]);
  });

  it('has a count only if the index knows exactly what matches', () => {
    const count = (found: SearchMatches | null, isExact: boolean) =>
      new ResolvedFilter(FILTER, found, isExact, true).count;
    expect([count(FEW, true), count(MANY, true), count(FEW, false), count(null, true)]).toEqual([2, 1_001, null, null]);
  });

  it('lists its matches only if they are exact and too many to read each of them', () => {
    const list = (found: SearchMatches | null, isExact: boolean) =>
      new ResolvedFilter(FILTER, found, isExact, true).many;
    expect([list(FEW, true), list(MANY, false), list(null, true)]).toEqual([null, null, null]);
    expect(list(MANY, true)).toBe(MANY.ids);
  });

  it('can be limited to some invoices', () => {
    const limited = new ResolvedFilter(FILTER, MANY, true, true).limitTo({ sql: 'THESE', parameters: ['t'] });
    expect(limited).toEqual({ sql: 'THESE AND FILTER', parameters: ['t', 'f'] });
  });
});
