import { toIsoTimestamp } from '../shared/clock.js';
import type { PageOf, PageRange } from '../shared/page.js';
import { fetchPage, linkHeader, pageUrl, readPage } from './pagination.js';
import { Parameters } from './parameters.js';
import type { RestRequest, RestResponse } from './route.js';

/** Answers a list of companies or cards: the envelope `count, next, previous, results`. */
export async function listResponse<Row>(
  request: RestRequest,
  fetch: (range: PageRange) => Promise<PageOf<Row>>,
  present: (row: Row) => unknown,
): Promise<RestResponse> {
  const page = readPage(Parameters.ofQuery(request.query));
  const count = async () => (await fetch({ offset: 0, limit: 1 })).count;
  const found = await fetchPage(page, count, fetch);
  return {
    status: 200,
    headers: linkHeader(request, found),
    body: {
      count: found.count,
      next: pageUrl(request, found.page + 1, found.pageCount),
      previous: pageUrl(request, found.page - 1, found.pageCount),
      results: found.rows.map(present),
    },
  };
}

/** What companies and cards have in common. */
export function presentOwned(row: { createdAt: string }, canChange: boolean) {
  return {
    permissions: { can_update: canChange, can_delete: canChange },
    created_at: toIsoTimestamp(row.createdAt),
  };
}
