import { Component } from './component.js';
import type { Schema } from './shape.js';

export interface ResponseHeader {
  readonly name: string;
  readonly component: Component;
}

interface HeaderContent {
  readonly description: string;
  readonly schema: Schema;
  readonly required?: boolean;
}

const RETRY_AFTER_CONTENT = {
  description: 'The number of seconds to wait before trying again.',
  schema: { type: 'integer', minimum: 0 },
};

export const LINK = buildHeader('Link', {
  description: 'Links to the first, prev, next and last page (RFC 8288). Absent if it would be longer than 4 KB.',
  schema: { type: 'string' },
});
export const LOCATION = buildHeader('Location', {
  description: 'The URL of the new resource.',
  required: true,
  schema: { type: 'string', format: 'uri' },
});
export const ETAG = buildHeader('ETag', {
  description: 'Identifies the version, for `If-Match` and `If-None-Match`.',
  required: true,
  schema: { type: 'string', pattern: String.raw`^"\d+-[\w-]{8}"$` },
});
/** The same on a response that changes an invoice and shows something else. */
export const INVOICE_ETAG = buildHeader(
  'ETag',
  {
    description: 'Identifies the new version of the invoice, as a read of it would.',
    required: true,
    schema: { type: 'string', pattern: String.raw`^"\d+-[\w-]{8}"$` },
  },
  'InvoiceETag',
);
export const CONTENT_DISPOSITION = buildHeader('Content-Disposition', {
  description: 'Tells the client to save the response, and under which file name.',
  required: true,
  schema: { type: 'string', pattern: String.raw`^attachment; filename="invoices-\d{8}\.(csv|xlsx)"$` },
});
export const IDEMPOTENT_REPLAYED = buildHeader('Idempotent-Replayed', {
  description: 'Present if this repeats the first response to the `Idempotency-Key`.',
  schema: { type: 'string', const: 'true' },
});
export const WWW_AUTHENTICATE = buildHeader('WWW-Authenticate', {
  description: 'Says that a key is expected in the header `Api-Key` (RFC 9110, section 11.6.1).',
  required: true,
  schema: { type: 'string' },
});
export const RETRY_AFTER = buildHeader('Retry-After', RETRY_AFTER_CONTENT);
/** The same header on responses that always have it. */
export const REQUIRED_RETRY_AFTER = buildHeader(
  'Retry-After',
  { ...RETRY_AFTER_CONTENT, required: true },
  'RequiredRetryAfter',
);

/** The headers that every response may have. */
const COMMON_HEADERS = [
  buildHeader('X-Request-Id', {
    description:
      "Identifies the response in the log; echoes the request's `X-Request-Id` if that has 1 to 64 letters, digits, dots, underscores and hyphens.",
    required: true,
    schema: { type: 'string', pattern: String.raw`^[\w.-]{1,64}$` },
  }),
  buildHeader('RateLimit', {
    description:
      'How many requests the key has left (`r`), and the seconds until its limit is fully restored (`t`) (IETF draft). ' +
      'Absent if limits are off.',
    schema: { type: 'string', pattern: String.raw`^"(reads|writes|uploads|exports)";r=\d+;t=\d+$` },
  }),
  buildHeader('RateLimit-Policy', {
    description:
      'The number of requests allowed at once (`q`), and the seconds until all of them are restored (`w`) (IETF draft). ' +
      'Absent if limits are off.',
    schema: { type: 'string', pattern: String.raw`^"(reads|writes|uploads|exports)";q=\d+;w=\d+$` },
  }),
  buildHeader('Preference-Applied', {
    description: 'The preference that was honoured (RFC 7240).',
    schema: { type: 'string', const: 'handling=strict' },
  }),
];

/** Builds the headers of a response by name, including those of every response. */
export function buildResponseHeaders(own: readonly ResponseHeader[] = []): Record<string, Component> {
  return Object.fromEntries([...COMMON_HEADERS, ...own].map(({ name, component }) => [name, component]));
}

function buildHeader(name: string, content: HeaderContent, componentName = name): ResponseHeader {
  return { name, component: new Component('headers', componentName, content) };
}
