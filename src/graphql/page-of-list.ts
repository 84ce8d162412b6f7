import { decodeIdCursor, encodeIdCursor } from '../shared/id-cursor.js';
import type { PageArguments } from './page.inputs.js';
import { loadPage, type Page } from './pagination.js';

/** A page of a list that is loaded whole, with what counting it requires. */
export interface ListPage<Row> extends Page<Row> {
  readonly count: number;
}

/**
 * Cuts a page out of a list that is sorted by row id.
 *
 * @param isDescending whether the list starts with the highest id
 * @throws bad_request for a cursor of another list
 */
export async function cutPageOfList<Row extends { readonly id: number }>(
  page: PageArguments,
  list: readonly Row[],
  isDescending: boolean,
): Promise<ListPage<Row>> {
  const isBefore = (left: number, right: number) => (isDescending ? left > right : left < right);
  const found = await loadPage<Row, number>(page, {
    decode: decodeIdCursor,
    encode: ({ id }) => encodeIdCursor(id),
    load: async ({ after, before, limit, backwards }) => {
      const within = list.filter(
        ({ id }) => (after === undefined || isBefore(after, id)) && (before === undefined || isBefore(id, before)),
      );
      return backwards ? within.slice(-limit) : within.slice(0, limit);
    },
  });
  return { ...found, count: list.length };
}
