import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Action } from '../access/roles.js';
import type { Actor } from '../shared/actor.js';
import type { Bucket } from '../web/borrowed-tokens.js';
import type { Once } from '../shared/once.js';
import type { RouteDocumentation } from './openapi/documentation.js';
import type { QueryParameter } from './openapi/parameters.js';
import type { JsonBody } from './openapi/request-body.js';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** The kind of a request's body: none, a JSON object, or one file in multipart/form-data. */
export type RequestBody = 'none' | JsonBody | 'multipart';

/** A JSON object from a client. Its numbers are kept as text, to be exact. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A request as handlers see it, independent of the HTTP framework. */
export interface RestRequest {
  readonly actor: Actor;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The scheme and host by which clients reach the service, without a trailing slash. */
  readonly origin: string;
  /** The path as sent by the client, without the query. */
  readonly path: string;
  /** The JSON body; empty if the request has none. */
  readonly body: JsonObject;
  /** The body stream, for routes that read it themselves. */
  readonly raw: IncomingMessage;
  /** Records the effect of an idempotent call. */
  readonly once?: Once;
}

/** A response: no body, a value to send as JSON, or a stream of bytes. */
export interface RestResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body as JSON, of a response that needs it for its headers. */
  readonly json?: string;
  readonly stream?: Readable;
}

/** One row of the table of routes. */
export interface Route {
  readonly method: Method;
  /** The path below /v1, without a trailing slash; `:name` stands for one segment. */
  readonly path: string;
  readonly bucket: Exclude<Bucket, 'graphql'>;
  readonly body: RequestBody;
  /** The media type of the response; JSON by default. */
  readonly produces?: string;
  /** The known query parameters by name. A strict client gets an error for any other. */
  readonly parameters?: Readonly<Record<string, QueryParameter>>;
  /** Checks the caller's permission before the body is read. @throws forbidden */
  readonly admit?: (actor: Actor) => void;
  /**
   * Checks what precedes the body: whether its object exists, whether the caller may change it, and `If-Match`. Called only if the body is
   * refused, to answer what a correct body would get.
   *
   * @throws not_found, forbidden, precondition_failed
   */
  readonly requirePossible?: (request: RestRequest) => Promise<void>;
  readonly handle: (request: RestRequest) => Promise<RestResponse>;
  /** The permission that the caller must still have for a replay. */
  readonly permission?: Action;
  /** Rebuilds the response to a completed call, for a client that never received it. Routes without it are not idempotent by key. */
  readonly replay?: (request: RestRequest, resourceUid: string) => Promise<RestResponse>;
  readonly documentation: RouteDocumentation;
}

/** Creates a route for both PUT and PATCH. */
export function createChangeRoutes(route: Omit<Route, 'method'>): Route[] {
  const { documentation } = route;
  const { operationId, summary } = documentation;
  const patch = { operationId: operationId.replace('update', 'patch'), summary: `${summary} (the same as PUT)` };
  return [
    { ...route, method: 'PUT' },
    { ...route, method: 'PATCH', documentation: { ...documentation, ...patch } },
  ];
}
