import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Actor } from '../shared/actor.js';
import type { Bucket } from '../web/borrowed-tokens.js';
import type { Once } from '../shared/once.js';
import type { RouteDocumentation } from './openapi/documentation.js';
import type { QueryParameter } from './openapi/parameters.js';
import type { JsonBody } from './openapi/request-body.js';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** What a request brings: nothing, a JSON object, or one file in multipart/form-data. */
export type RequestBody = 'none' | JsonBody | 'multipart';

/** A JSON object from outside; its numbers are the text that they were written as. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A request as handlers see it, whoever serves it. */
export interface RestRequest {
  readonly actor: Actor;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Scheme and host by which the client reaches the service, without a slash at its end. */
  readonly origin: string;
  /** The path as the client wrote it, without its query. */
  readonly path: string;
  /** The JSON body; empty where the request has none. */
  readonly body: JsonObject;
  /** The body as it arrives, for a route that reads it itself. */
  readonly raw: IncomingMessage;
  /** Records the effect of a call that must have it once. */
  readonly once?: Once;
}

/** An answer: nothing, a value to be written as JSON, or a stream of bytes. */
export interface RestResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly stream?: Readable;
}

/** One row of the table of routes. */
export interface Route {
  readonly method: Method;
  /** Below /v1, without a slash at its end; `:name` stands for one segment. */
  readonly path: string;
  readonly bucket: Exclude<Bucket, 'graphql'>;
  readonly body: RequestBody;
  /** The media type of the answer; JSON where it is left out. */
  readonly produces?: string;
  /** The query parameters that have a meaning, by name; a strict client gets an error for any other. */
  readonly parameters?: Readonly<Record<string, QueryParameter>>;
  /** Refuses who may not call it at all, before the body is read. @throws forbidden */
  readonly admit?: (actor: Actor) => void;
  readonly handle: (request: RestRequest) => Promise<RestResponse>;
  /** Tells again of an effect that a call had, for a client that never got the answer; left out where a call has none. */
  readonly replay?: (request: RestRequest, resourceUid: string) => Promise<RestResponse>;
  readonly documentation: RouteDocumentation;
}

/** A route that answers to PUT and to PATCH alike. */
export function changeRoutes(route: Omit<Route, 'method'>): Route[] {
  const { documentation } = route;
  const { operationId, summary } = documentation;
  const patch = { operationId: operationId.replace('update', 'patch'), summary: `${summary} (the same as PUT)` };
  return [
    { ...route, method: 'PUT' },
    { ...route, method: 'PATCH', documentation: { ...documentation, ...patch } },
  ];
}
