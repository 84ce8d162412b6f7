import { describe, expect, it } from '@jest/globals';
import { fetchPage, buildLinkHeader, readPage } from '../../../src/rest/pagination.js';
import { Parameters } from '../../../src/rest/parameters.js';
import type { RestRequest } from '../../../src/rest/route.js';

const read = (query: string) => readPage(Parameters.fromQuery(new URLSearchParams(query)));

/** Fetches a page of a list that has this many rows. */
function fetchFrom(count: number, page: number | 'last', size = 10) {
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  return fetchPage(
    { page, size },
    async () => count,
    async ({ offset, limit }) => ({ rows: rows.slice(offset, offset + limit), count }),
  );
}

describe('a requested page', () => {
  it.each([
    ['', { page: 1, size: 25 }],
    ['page=2&page_size=1', { page: 2, size: 1 }],
    ['page=last&page_size=100', { page: 'last', size: 100 }],
    ['page_size=101', { page: 1, size: 100 }],
    ['page_size=0', { page: 1, size: 25 }],
    ['page_size=x', { page: 1, size: 25 }],
    ['page_size=-3', { page: 1, size: 25 }],
  ])('is read from "%s"', (query, page) => {
    expect(read(query)).toEqual(page);
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=1234567890'])('is not found for %s', (query) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});

describe('a page', () => {
  it.each([
    [25, 1, 1, 10, 1, 3],
    [25, 2, 11, 20, 2, 3],
    [25, 'last', 21, 25, 3, 3],
    [20, 'last', 11, 20, 2, 2],
    [10, 1, 1, 10, 1, 1],
  ] as const)('of %d rows: %s', async (count, wanted, first, last, page, pageCount) => {
    const found = await fetchFrom(count, wanted);
    expect(found).toMatchObject({ count, page, pageCount, size: 10 });
    expect([found.rows.at(0), found.rows.at(-1)]).toEqual([first, last]);
  });

  it('exists and is empty if there are no rows', async () => {
    expect(await fetchFrom(0, 1)).toEqual({ rows: [], count: 0, page: 1, pageCount: 1, size: 10 });
    expect(await fetchFrom(0, 'last')).toMatchObject({ page: 1 });
  });

  it('does not exist after the last one', async () => {
    await expect(fetchFrom(20, 3)).rejects.toMatchObject({ code: 'not_found' });
    await expect(fetchFrom(0, 2)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the links of a page', () => {
  const request = {
    origin: 'http://host',
    path: '/v1/invoices/',
    query: new URLSearchParams('a=b&page=2'),
  } as RestRequest;
  const buildLinks = (page: number, pageCount: number, asked = request) =>
    buildLinkHeader(asked, { rows: [], count: 0, size: 10, page, pageCount })['Link']?.match(/page=\d+>; rel="\w+"/g);

  it('lead to the existing pages', () => {
    expect(buildLinks(2, 3)).toEqual([
      'page=1>; rel="first"',
      'page=1>; rel="prev"',
      'page=3>; rel="next"',
      'page=3>; rel="last"',
    ]);
    expect(buildLinks(1, 2)).toEqual(['page=1>; rel="first"', 'page=2>; rel="next"', 'page=2>; rel="last"']);
    expect(buildLinks(1, 1)).toEqual(['page=1>; rel="first"', 'page=1>; rel="last"']);
  });

  it('keep the filters', () => {
    expect(buildLinkHeader(request, { rows: [], count: 0, size: 10, page: 1, pageCount: 1 })['Link']).toBe(
      '<http://host/v1/invoices/?a=b&page=1>; rel="first", <http://host/v1/invoices/?a=b&page=1>; rel="last"',
    );
  });

  it('are omitted if they are longer than clients allow for a header', () => {
    const makeLongRequest = (length: number) =>
      ({ ...request, query: new URLSearchParams({ q: 'x'.repeat(length) }) }) as RestRequest;
    expect(buildLinks(1, 1, makeLongRequest(1_900))).toHaveLength(2);
    expect(buildLinks(1, 1, makeLongRequest(2_100))).toBeUndefined();
  });
});
