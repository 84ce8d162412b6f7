import { Component } from './component.js';
import { buildResponseHeaders, type ResponseHeader } from './headers.js';
import type { Schema, Shape } from './shape.js';

export interface ResponseOptions<Value> {
  readonly description: string;
  readonly shape: Shape<Value>;
  /** The headers besides those of every response. */
  readonly headers?: readonly ResponseHeader[];
  /** Replaces the shape's example if that does not fit. */
  readonly example?: Value;
}

/** Documents a response with a JSON body. */
export function buildJsonResponse<Value>(name: string, options: ResponseOptions<Value>): Component {
  const { description, shape, headers, example = shape.example } = options;
  const content = { 'application/json': { schema: shape.schema, example } };
  return new Component('responses', name, { description, headers: buildResponseHeaders(headers), content });
}

/** Documents a response whose body is a file. */
export function buildFileResponse(
  name: string,
  options: {
    readonly description: string;
    readonly mediaType: string;
    readonly schema: Schema;
    readonly example?: string;
    readonly headers: readonly ResponseHeader[];
  },
): Component {
  const { description, mediaType, schema, example, headers } = options;
  const content = { [mediaType]: { schema, example } };
  return new Component('responses', name, { description, headers: buildResponseHeaders(headers), content });
}

/** Documents a response without a body. */
export function buildEmptyResponse(name: string, description: string, headers?: readonly ResponseHeader[]): Component {
  return new Component('responses', name, { description, headers: buildResponseHeaders(headers) });
}

export const DELETED = buildEmptyResponse('Deleted', 'The resource is deleted, or no longer listed.');
