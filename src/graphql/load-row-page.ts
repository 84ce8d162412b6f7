import type { RowRange } from '../shared/page.js';
import { decodeIdCursor, encodeIdCursor } from '../shared/id-cursor.js';
import type { PageArguments } from './page.inputs.js';
import { loadPage, type Page } from './pagination.js';

/** Loads a page of a list that is sorted by row id. @throws bad_request for a cursor of another list */
export function loadRowPage<Row extends { readonly id: number }>(
  page: PageArguments,
  load: (range: RowRange) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  return loadPage<Row, number>(page, { decode: decodeIdCursor, encode: ({ id }) => encodeIdCursor(id), load });
}
