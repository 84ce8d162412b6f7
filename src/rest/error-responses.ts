import { AppError, toAppError, ERROR_TABLE, invalid, notFound, unavailable, type ErrorCode } from '../shared/errors.js';
import { buildErrorResponse } from './errors.js';
import { Component } from './openapi/component.js';
import type { ErrorStatus } from './openapi/documentation.js';
import {
  REQUIRED_RETRY_AFTER,
  RETRY_AFTER,
  WWW_AUTHENTICATE,
  buildResponseHeaders,
  type ResponseHeader,
} from './openapi/headers.js';

interface ErrorTexts {
  readonly name: string;
  readonly description: string;
  /** Examples by name: the errors that clients are most likely to get. */
  readonly examples: Readonly<Record<string, AppError>>;
  readonly headers?: readonly ResponseHeader[];
  /** The message, if it is always the same. */
  readonly message?: string;
}

const REQUEST_ID = '5f3c1f0e-2a38-4e0e-9a51-6f8f0c9b1e70';
const APPROVED = 'The invoice is approved; remove the decision first.';
const DETAILS = new Component('schemas', 'ErrorDetails', {
  type: 'object',
  additionalProperties: true,
  description: 'For a validation error, all messages by field; for a refusal, `permission` and `reason`.',
});

const TEXTS: Readonly<Record<ErrorStatus, ErrorTexts>> = {
  400: {
    name: 'BadRequest',
    description:
      '`validation_error`: values are invalid; `details` lists every problem, and nothing was changed. `bad_request`: the body is ' +
      'malformed, or an upload has no part `file`. `unsupported_file_type`: the file is empty or its type is not supported.',
    examples: {
      values: invalid({
        total_price: ['Must be a decimal as a string, with at most 11 digits before the point and 2 after it.'],
      }),
      body: new AppError('bad_request', 'The body is not well-formed JSON.'),
    },
  },
  401: {
    name: 'Unauthorized',
    description: 'The key is missing, unknown, expired or revoked.',
    examples: { key: new AppError('unauthorized', 'Invalid or missing API key') },
    headers: [WWW_AUTHENTICATE],
    message: 'Invalid or missing API key',
  },
  403: {
    name: 'Forbidden',
    description:
      "The role, the key's scopes or the state of the invoice do not allow the request; `details` has the permission and the reason.",
    examples: {
      state: new AppError('forbidden', APPROVED, { details: { permission: 'can_update', reason: APPROVED } }),
    },
  },
  404: {
    name: 'NotFound',
    description:
      'The resource or the page does not exist. A resource of another account, a deleted one and a malformed uid get the same response.',
    examples: { resource: notFound() },
  },
  406: {
    name: 'NotAcceptable',
    description: 'The `Accept` header does not allow the media type of the response.',
    examples: {
      type: new AppError('not_acceptable', 'The response is application/json, which the Accept header does not allow.'),
    },
  },
  409: {
    name: 'Conflict',
    description:
      '`conflict`: the current state does not allow the request. `idempotency_in_progress`: a request with this `Idempotency-Key` is ' +
      'still being served; `Retry-After` says when to try again.',
    examples: { digits: new AppError('conflict', 'Card K7QX2M already has these digits.') },
    headers: [RETRY_AFTER],
  },
  412: {
    name: 'PreconditionFailed',
    description: 'The version of the invoice is not the one in `If-Match`.',
    examples: {
      version: new AppError(
        'precondition_failed',
        'The invoice has changed since you read it. Read it again, then repeat the change.',
      ),
    },
  },
  413: {
    name: 'PayloadTooLarge',
    description: 'The file or the body is too large.',
    examples: {
      body: new AppError('payload_too_large', 'A request may have at most 1048576 bytes, not counting its file.'),
    },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The media type of the body is not supported, or the body is compressed or not in UTF-8.',
    examples: {
      json: new AppError('unsupported_media_type', 'Send the body as application/json in UTF-8, not compressed.'),
    },
  },
  422: {
    name: 'IdempotencyKeyReuse',
    description: 'The `Idempotency-Key` was used for another request.',
    examples: {
      key: new AppError('idempotency_key_reuse', 'This Idempotency-Key was already used for a different request.'),
    },
  },
  429: {
    name: 'RateLimitExceeded',
    description: 'The API key has used up its rate limit.',
    examples: { bucket: new AppError('rate_limit_exceeded', 'Rate limit exceeded. Try again in 2 s.') },
    headers: [REQUIRED_RETRY_AFTER],
  },
  500: {
    name: 'InternalError',
    description: 'Internal error. The log has details under the request id.',
    examples: { inside: toAppError(null) },
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'The service is busy, its storage is full or not available, or the database does not respond in time.',
    examples: { database: unavailable() },
    headers: [REQUIRED_RETRY_AFTER],
  },
};

const RESPONSES = new Map(
  Object.entries(TEXTS).map(([status, texts]) => [Number(status), buildResponse(Number(status), texts)]),
);

/** The response for errors that an operation does not list by status. */
export const ANY_ERROR = new Component('responses', 'Error', {
  description: 'Any other error.',
  headers: buildResponseHeaders([RETRY_AFTER]),
  content: {
    'application/json': {
      schema: new Component('schemas', 'Error', buildErrorSchema(selectCodes(() => true))),
      example: buildExampleBody(notFound()),
    },
  },
});

/** Builds the responses of these error statuses, sorted by status. */
export function buildErrorResponses(statuses: ReadonlySet<ErrorStatus>): Record<string, Component> {
  return Object.fromEntries([...RESPONSES].filter(([status]) => statuses.has(status as ErrorStatus)));
}

function buildResponse(status: number, { name, description, examples, headers, message }: ErrorTexts): Component {
  const codes = selectCodes((code) => ERROR_TABLE[code].status === status);
  const bodies = Object.entries(examples).map(([label, error]) => [label, { value: buildExampleBody(error) }] as const);
  const example = bodies.length === 1 ? { example: bodies[0]?.[1].value } : { examples: Object.fromEntries(bodies) };
  const content = { 'application/json': { schema: buildErrorSchema(codes, message), ...example } };
  return new Component('responses', name, { description, headers: buildResponseHeaders(headers), content });
}

function selectCodes(condition: (code: ErrorCode) => boolean): ErrorCode[] {
  const codes = Object.keys(ERROR_TABLE) as ErrorCode[];
  return codes.filter((code) => code !== 'range_not_satisfiable' && condition(code));
}

function buildErrorSchema(codes: readonly ErrorCode[], message?: string): Record<string, unknown> {
  const [only] = codes;
  const error = {
    type: 'object',
    required: ['code', 'message', 'request_id'],
    properties: {
      code: { type: 'string', ...(codes.length === 1 ? { const: only } : { enum: codes }) },
      message: { type: 'string', const: message },
      details: DETAILS,
      request_id: { type: 'string' },
    },
  };
  return { type: 'object', required: ['error'], properties: { error } };
}

function buildExampleBody(error: AppError): unknown {
  return buildErrorResponse(error, REQUEST_ID).body;
}
