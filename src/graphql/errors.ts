import { unwrapResolverError } from '@apollo/server/errors';
import { HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { toAppError, ERROR_TABLE, type AppError } from '../shared/errors.js';
import { toCamelCase } from '../shared/letter-case.js';
import type { Logger } from '../shared/logger.js';

/** The standard codes that clients know. Any other error that the GraphQL server reports about a request counts as bad input. */
const PROTOCOL_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const MAX_MESSAGE_CHARACTERS = 500;

/** The start of GraphQL's suggestion of similar names, which ends the message with a question mark. */
const SUGGESTION = 'Did you mean ';

/** Creates an error for a request that was not executed, with its HTTP status. */
export function toGraphqlError(thrown: unknown): GraphQLError {
  const error = toAppError(thrown);
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(error.headers)) headers.set(name.toLowerCase(), value);
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: ERROR_TABLE[error.code].status, headers } },
  });
}

/** Formats an error for the client by its row in the error table, without internal details and at a limited length. */
export function presentError(thrown: unknown, requestId?: string): GraphQLFormattedError {
  return shorten(formatError(thrown, requestId));
}

/** Does the same, and removes the names of the schema that the message suggests. */
export function presentWithoutSuggestion(thrown: unknown): GraphQLFormattedError {
  return shorten(removeSuggestion(formatError(thrown)));
}

function formatError(thrown: unknown, requestId?: string): GraphQLFormattedError {
  const error = findAppError(thrown);
  const place = thrown instanceof GraphQLError ? formatPath(thrown) : {};
  const tracing = requestId === undefined ? {} : { requestId };
  if (error === null) {
    const { message, extensions } = thrown as GraphQLError;
    const given = extensions['code'];
    const code = PROTOCOL_CODES.has(String(given)) ? given : 'BAD_USER_INPUT';
    return { message, ...place, extensions: { code, ...tracing } };
  }
  const details = error.details && presentDetails(error);
  const code = ERROR_TABLE[error.code].graphqlCode;
  return { message: error.message, ...place, extensions: { code, ...(details ? { details } : {}), ...tracing } };
}

/** GraphQL repeats in its messages what a client sends. Does not cut characters of two code units in half. */
function shorten(error: GraphQLFormattedError): GraphQLFormattedError {
  const { message } = error;
  if (message.length <= MAX_MESSAGE_CHARACTERS) return error;
  return { ...error, message: `${message.slice(0, MAX_MESSAGE_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, '')}…` };
}

/** Removes the names of the schema that an error message suggests. */
export function removeSuggestion(error: GraphQLFormattedError): GraphQLFormattedError {
  const { message } = error;
  const start = message.endsWith('?') ? message.lastIndexOf(SUGGESTION) : -1;
  return start === -1 ? error : { ...error, message: message.slice(0, start).trimEnd() };
}

/** Logs an error at its row's level, with its cause. */
export function logError(logger: Logger, thrown: unknown, requestId: string): void {
  const error = findAppError(thrown);
  if (error === null) return;
  logger[ERROR_TABLE[error.code].logLevel]({ requestId, code: error.code, err: error.cause }, 'a GraphQL call failed');
}

/** Finds the service's error behind a GraphQL error; null if the GraphQL server itself reported a faulty request. */
function findAppError(thrown: unknown): AppError | null {
  const original = unwrapResolverError(thrown);
  const inner = original instanceof GraphQLError ? (original.originalError ?? original) : original;
  if (!(inner instanceof GraphQLError)) return toAppError(inner);
  // Without a path, nothing was executed and the request is at fault. With one, a resolver violated the schema.
  return inner.path === undefined ? null : toAppError(inner);
}

/** Renames fields and permissions in details to their GraphQL names. */
function presentDetails({ code, details = {} }: AppError): Readonly<Record<string, unknown>> {
  if (code === 'forbidden') return { ...details, permission: toCamelCase(String(details['permission'])) };
  if (code !== 'validation_error') return details;
  return Object.fromEntries(Object.entries(details).map(([field, messages]) => [toCamelCase(field), messages]));
}

function formatPath({ locations, path }: GraphQLError): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  return { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
}
