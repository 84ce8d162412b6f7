import { toIsoTimestamp } from '../shared/clock.js';
import type { PageOf, ListRange } from '../shared/page.js';
import type { Component } from './openapi/component.js';
import { LINK } from './openapi/headers.js';
import { buildJsonResponse } from './openapi/responses.js';
import {
  createArrayShape,
  createNamedRecordShape,
  createRecordShape,
  createShape,
  type RecordShape,
  type Shape,
} from './openapi/shape.js';
import { createFlagShape } from './openapi/values.js';
import { fetchPage, buildLinkHeader, buildPageUrl, PAGE_PARAMETERS, readPage, type FoundPage } from './pagination.js';
import { Parameters } from './parameters.js';
import type { RestRequest, RestResponse } from './route.js';

const PAGE_URL = { type: ['string', 'null'], format: 'uri' };

type OwnedPermissions = ReturnType<typeof presentOwned>['permissions'];

/** The caller's permissions on a company or a card. */
export const OWNED_PERMISSIONS = createNamedRecordShape<OwnedPermissions>('OwnedPermissions', {
  can_update: createFlagShape(true),
  can_delete: createFlagShape(true),
});

/**
 * Builds the response for a list of companies, cards, categories or users: the envelope `count, next, previous, results`.
 *
 * @param parameters the query, if its problems must be reported together with those of its filters
 */
export async function respondWithList<Row>(
  request: RestRequest,
  fetch: (range: ListRange) => Promise<PageOf<Row>>,
  present: (row: Row) => unknown,
  parameters = Parameters.fromQuery(request.query, Object.keys(PAGE_PARAMETERS)),
): Promise<RestResponse> {
  const page = readPage(parameters);
  const count = async () => (await fetch({ offset: 0, limit: 1 })).count;
  const found = await fetchPage(page, count, fetch);
  return {
    status: 200,
    headers: buildLinkHeader(request, found),
    body: presentList(request, found, found.rows.map(present)),
  };
}

/** Documents the response of `respondWithList`. */
export function documentListResponse<Result>(name: string, result: Shape<Result>, plural: string): Component {
  const page = `https://invoices.example.com/v1/${plural}/?page=2`;
  const envelope: RecordShape<ReturnType<typeof presentList<Result>>> = createRecordShape({
    count: createShape({ type: 'integer', minimum: 0, description: `The number of ${plural} on all pages.` }, 26),
    next: createShape<string | null>(PAGE_URL, page),
    previous: createShape<string | null>(PAGE_URL, null),
    results: createArrayShape(result),
  });
  return buildJsonResponse(name, { description: `A page of ${plural}.`, shape: envelope, headers: [LINK] });
}

function presentList<Result>(request: RestRequest, found: FoundPage<unknown>, results: readonly Result[]) {
  return {
    count: found.count,
    next: buildPageUrl(request, found.page + 1, found.pageCount),
    previous: buildPageUrl(request, found.page - 1, found.pageCount),
    results,
  };
}

/** What companies and cards have in common. */
export function presentOwned(row: { createdAt: string }, canChange: boolean) {
  return {
    permissions: { can_update: canChange, can_delete: canChange },
    created_at: toIsoTimestamp(row.createdAt),
  };
}
