import { isBusy, isConflict, isExhausted, isFull, isReadOnly, isUnavailable } from './database-errors.js';

/** The error codes, as the REST face shows them. */
export type ErrorCode =
  | 'bad_request'
  | 'validation_error'
  | 'unsupported_file_type'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'payload_too_large'
  | 'request_timeout'
  | 'headers_too_large'
  | 'unsupported_media_type'
  | 'range_not_satisfiable'
  | 'expectation_failed'
  | 'idempotency_key_reuse'
  | 'rate_limit_exceeded'
  | 'internal_error'
  | 'service_unavailable';

export type GraphqlErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** How each face and the log represent an error code. */
export interface ErrorRow {
  readonly status: number;
  readonly graphqlCode: GraphqlErrorCode;
  readonly logLevel: 'debug' | 'warn' | 'error';
}

/** The error table of both faces. A code without a row does not compile. */
export const ERROR_TABLE = {
  bad_request: { status: 400, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  validation_error: { status: 400, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  unsupported_file_type: { status: 400, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  unauthorized: { status: 401, graphqlCode: 'UNAUTHENTICATED', logLevel: 'debug' },
  forbidden: { status: 403, graphqlCode: 'FORBIDDEN', logLevel: 'debug' },
  not_found: { status: 404, graphqlCode: 'NOT_FOUND', logLevel: 'debug' },
  method_not_allowed: { status: 405, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  not_acceptable: { status: 406, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  request_timeout: { status: 408, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  conflict: { status: 409, graphqlCode: 'CONFLICT', logLevel: 'debug' },
  idempotency_in_progress: { status: 409, graphqlCode: 'CONFLICT', logLevel: 'debug' },
  precondition_failed: { status: 412, graphqlCode: 'CONFLICT', logLevel: 'debug' },
  payload_too_large: { status: 413, graphqlCode: 'PAYLOAD_TOO_LARGE', logLevel: 'debug' },
  unsupported_media_type: { status: 415, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  range_not_satisfiable: { status: 416, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  expectation_failed: { status: 417, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  idempotency_key_reuse: { status: 422, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  rate_limit_exceeded: { status: 429, graphqlCode: 'RATE_LIMITED', logLevel: 'debug' },
  headers_too_large: { status: 431, graphqlCode: 'BAD_USER_INPUT', logLevel: 'debug' },
  internal_error: { status: 500, graphqlCode: 'INTERNAL_SERVER_ERROR', logLevel: 'error' },
  service_unavailable: { status: 503, graphqlCode: 'SERVICE_UNAVAILABLE', logLevel: 'warn' },
} as const satisfies Record<ErrorCode, ErrorRow>;

/** Messages by field, as a validation error lists them. */
export type FieldMessages = Record<string, string[]>;

export interface AppErrorOptions {
  readonly details?: Readonly<Record<string, unknown>>;
  /** The seconds after which a client may try again. */
  readonly retryAfter?: number;
  /** Additional response headers, such as the state of a rate limit. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The only error that clients see: its message and details are written for them, its cause stays internal. */
export class AppError extends Error {
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;
  /** The headers of the error response, including `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.details = options.details;
    this.retryAfter = options.retryAfter;
    this.headers = { ...options.headers, ...buildRetryHeader(options.retryAfter), ...buildChallenge(code) };
  }
}

/** Names the scheme by which a caller may authenticate, which every 401 must do (RFC 9110, section 11.6.1). */
function buildChallenge(code: ErrorCode): Record<string, string> {
  return code === 'unauthorized' ? { 'WWW-Authenticate': 'ApiKey realm="Invoice Graph", header="Api-Key"' } : {};
}

function buildRetryHeader(retryAfter: number | undefined): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
}

/** Creates the error for a uid that is missing, deleted, malformed or of another account: always the same message. */
export function notFound(): AppError {
  return new AppError('not_found', 'Not found.');
}

/** Creates the error for invalid values, with all messages by field. */
export function invalid(details: FieldMessages): AppError {
  return new AppError('validation_error', 'Some values are not valid; see details.', { details });
}

/** Conditions that pass, with the seconds after which clients may try again. In none of them anything was saved. */
const OUTAGES = [
  { recognises: isFull, retryAfter: 60, message: 'The storage is full. Nothing was saved; try again later.' },
  { recognises: isReadOnly, retryAfter: 30, message: 'Nothing can be written at the moment. Try again later.' },
  { recognises: isExhausted, retryAfter: 5, message: 'The service has too many open files. Try again in a moment.' },
  { recognises: isConflict, retryAfter: 1, message: 'Too many changes at once. Try again in a moment.' },
  { recognises: isBusy, retryAfter: 1, message: 'Too many changes at once. Try again in a moment.' },
];

/** Converts any thrown value to an AppError. Anything unknown becomes an internal error that does not expose its message. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isUnavailable(thrown)) return unavailable(thrown);
  const outage = OUTAGES.find(({ recognises }) => recognises(thrown));
  if (outage) {
    const { message, retryAfter } = outage;
    return new AppError('service_unavailable', message, { retryAfter, cause: thrown });
  }
  const message =
    'Something went wrong on our side. Try again. If it happens again, send the request id to the operator.';
  return new AppError('internal_error', message, { cause: thrown });
}

/** The `Retry-After` while the database is unavailable, in seconds. */
export const UNAVAILABLE_SECONDS = 2;

/** Creates the error for a database that does not respond. */
export function unavailable(cause?: unknown): AppError {
  return new AppError('service_unavailable', 'The database is not responding. Try again in a moment.', {
    retryAfter: UNAVAILABLE_SECONDS,
    cause,
  });
}
