import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { loadPage, type ListRange } from '../../../src/graphql/pagination.js';
import type { PageArguments } from '../../../src/graphql/page.inputs.js';

/** A page of the numbers from 1 up to a length, each of which is its own cursor. */
function loadTestPage(length: number, page: PageArguments) {
  const load = async ({ after = 0, before = length + 1, limit, backwards }: ListRange<number>) => {
    const rows = Array.from({ length }, (_, index) => index + 1).filter((row) => row > after && row < before);
    return backwards ? rows.slice(-limit) : rows.slice(0, limit);
  };
  return loadPage<number, number>(page, { decode: Number, encode: String, load });
}

describe('a page of a connection', () => {
  it.each<[asked: PageArguments, nodes: number[], next: boolean, previous: boolean]>([
    [{ first: 2 }, [1, 2], true, false],
    [{ first: 5 }, [1, 2, 3, 4, 5], false, false],
    [{ first: 4 }, [1, 2, 3, 4], true, false],
    [{ first: 2, after: '2' }, [3, 4], true, true],
    [{ first: 2, after: '3' }, [4, 5], false, true],
    [{ first: 2, before: '3' }, [1, 2], false, false],
    [{ last: 2 }, [4, 5], false, true],
    [{ last: 5 }, [1, 2, 3, 4, 5], false, false],
    [{ last: 2, before: '4' }, [2, 3], true, true],
    [{ last: 2, before: '3' }, [1, 2], true, false],
    [{ last: 2, after: '3' }, [4, 5], false, false],
    [{ first: 2, last: null }, [1, 2], true, false],
  ])('of a list of five rows, requested with %j', async (asked, nodes, hasNextPage, hasPreviousPage) => {
    const page = await loadTestPage(5, asked);
    expect(page.nodes).toEqual(nodes);
    expect(page.edges.map(({ node, cursor }) => [node, cursor])).toEqual(nodes.map((node) => [node, String(node)]));
    const [startCursor, endCursor] = [String(nodes[0]), String(nodes.at(-1))];
    expect(page.pageInfo).toEqual({ hasNextPage, hasPreviousPage, startCursor, endCursor });
  });

  it('has 25 rows by default', async () => {
    expect((await loadTestPage(30, {})).nodes).toHaveLength(25);
  });

  it('may be empty', async () => {
    const nothing = { startCursor: null, endCursor: null, hasPreviousPage: false };
    expect((await loadTestPage(5, { first: 0 })).pageInfo).toEqual({ ...nothing, hasNextPage: true });
    expect((await loadTestPage(5, { last: 0 })).pageInfo).toEqual({
      ...nothing,
      hasNextPage: false,
      hasPreviousPage: true,
    });
    expect((await loadTestPage(0, { first: 5 })).pageInfo).toEqual({ ...nothing, hasNextPage: false });
  });

  it('cannot be requested with both `first` and `last`', async () => {
    await expect(loadTestPage(5, { first: 0, last: 0 })).rejects.toMatchObject({ code: 'bad_request' });
  });
});
