import { ERROR_TABLE, type AppError } from '../shared/errors.js';
import { toSnakeCase } from '../shared/letter-case.js';
import type { RestResponse } from './route.js';

/** Builds an error response, without the error's cause. */
export function buildErrorResponse(error: AppError, requestId: string): RestResponse {
  const { code, message, details, headers } = error;
  return {
    status: ERROR_TABLE[code].status,
    headers,
    body: { error: { code, message, ...(details ? { details: presentDetails(details) } : {}), request_id: requestId } },
  };
}

/** Renames the fields in details to their REST names, and strips the property's name from messages. */
function presentDetails(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      toSnakeCase(name),
      Array.isArray(value) ? value.map((message: unknown) => removeName(message, name)) : value,
    ]),
  );
}

function removeName(message: unknown, name: string): unknown {
  if (typeof message !== 'string' || !message.startsWith(`${name} `)) return message;
  const rest = message.slice(name.length + 1);
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
}
