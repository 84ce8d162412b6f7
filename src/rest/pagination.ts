import { AppError } from '../shared/errors.js';
import type { Parameters } from './parameters.js';
import { LINK } from './openapi/headers.js';
import type { QueryParameter } from './openapi/parameters.js';
import { createArrayShape, createRecordShape, createShape, type RecordShape, type Shape } from './openapi/shape.js';
import { buildJsonResponse } from './openapi/responses.js';
import type { Component } from './openapi/component.js';
import type { RestRequest, RestResponse } from './route.js';

const DEFAULT_SIZE = 25;
const MAX_PAGE_SIZE = 100;
const MAX_LINK_LENGTH = 4_096;
const WHOLE = /^\d{1,9}$/;

/** The query parameters of every list. */
export const PAGE_PARAMETERS = {
  page: {
    description: 'A number from 1, or `last`. A page that does not exist returns 404.',
    schema: { oneOf: [{ type: 'integer', minimum: 1 }, { const: 'last' }], default: 1 },
  },
  page_size: {
    description: `A value above ${MAX_PAGE_SIZE} counts as ${MAX_PAGE_SIZE}, and anything but a positive integer as ${DEFAULT_SIZE}.`,
    schema: { type: 'integer', minimum: 1, default: DEFAULT_SIZE },
  },
} as const satisfies Record<string, QueryParameter>;

/** The requested page. */
export interface PageRequest {
  /** Counts from 1. */
  readonly page: number | 'last';
  readonly size: number;
}

/** A page with its rows. */
export interface FoundPage<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
  readonly size: number;
}

/** Reads the page and its size. An invalid size becomes the default; a large one is capped. @throws not_found, validation_error */
export function readPage(parameters: Parameters): PageRequest {
  parameters.requireValid();
  const size = readPageSize(parameters);
  const page = parameters.readOne('page') ?? '1';
  if (page !== 'last' && (!WHOLE.test(page) || Number(page) === 0)) throw createInvalidPageError();
  return {
    page: page === 'last' ? page : Number(page),
    size,
  };
}

/** Reads how many rows a page has. An invalid size becomes the default; a large one is capped. */
export function readPageSize(parameters: Parameters): number {
  const size = Number(parameters.readOne('page_size')?.match(/^\d+$/)?.[0] ?? 0);
  return size > 0 ? Math.min(size, MAX_PAGE_SIZE) : DEFAULT_SIZE;
}

/**
 * Fetches a page.
 *
 * @throws not_found if the page does not exist; the first page always exists
 */
export async function fetchPage<Row>(
  { page, size }: PageRequest,
  count: () => Promise<number>,
  fetch: (range: { offset: number; limit: number }) => Promise<{ rows: readonly Row[]; count: number }>,
): Promise<FoundPage<Row>> {
  const wanted = page === 'last' ? countPages(await count(), size) : page;
  const found = await fetch({ offset: (wanted - 1) * size, limit: size });
  const pageCount = countPages(found.count, size);
  if (wanted > pageCount) throw createInvalidPageError();
  return { ...found, page: wanted, pageCount, size };
}

/** Builds the response for a page: the envelope `count, page_count, page_size, results`. */
export function respondWithPage<Row, Result>(
  request: RestRequest,
  found: FoundPage<Row>,
  present: (row: Row) => Result,
): RestResponse {
  return { status: 200, headers: buildLinkHeader(request, found), body: presentPage(found, found.rows.map(present)) };
}

/** Documents the response of `respondWithPage`. */
export function documentPageResponse<Result>(name: string, result: Shape<Result>, words: string): Component {
  const envelope: RecordShape<ReturnType<typeof presentPage<Result>>> = createRecordShape({
    count: createShape({ type: 'integer', minimum: 0, description: `The number of ${words} on all pages.` }, 1),
    page_count: createShape({ type: 'integer', minimum: 1 }, 1),
    page_size: createShape({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE }, DEFAULT_SIZE),
    results: createArrayShape(result),
  });
  return buildJsonResponse(name, { description: `A page of ${words}.`, shape: envelope, headers: [LINK] });
}

function presentPage<Result>({ count, pageCount, size }: FoundPage<unknown>, results: readonly Result[]) {
  return { count, page_count: pageCount, page_size: size, results };
}

/** Builds the URL of another page of the same list; null if that page does not exist. */
export function buildPageUrl({ origin, path, query }: RestRequest, page: number, pageCount: number): string | null {
  if (page < 1 || page > pageCount) return null;
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(page));
  return `${origin}${path}?${parameters}`;
}

/** Builds the `Link` header of a page (RFC 8288). Omitted if long filters would exceed what clients accept in a header. */
export function buildLinkHeader(request: RestRequest, { page, pageCount }: FoundPage<unknown>): Record<string, string> {
  const targets = { first: 1, prev: page - 1, next: page + 1, last: pageCount };
  const link = Object.entries(targets)
    .map(([relation, target]) => [relation, buildPageUrl(request, target, pageCount)])
    .filter(([, url]) => url !== null)
    .map(([relation, url]) => `<${url}>; rel="${relation}"`)
    .join(', ');
  return link.length > MAX_LINK_LENGTH ? {} : { Link: link };
}

function countPages(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}

function createInvalidPageError(): AppError {
  return new AppError('not_found', 'Invalid page.');
}
