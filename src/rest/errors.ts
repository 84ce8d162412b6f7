import { ERROR_TABLE, type AppError } from '../shared/errors.js';
import { toSnakeCase } from '../shared/letter-case.js';
import type { RestResponse } from './route.js';

/** The error response; nothing of the error's cause is in it. */
export function errorResponse(error: AppError, requestId: string): RestResponse {
  const { code, message, details, headers } = error;
  return {
    status: ERROR_TABLE[code].status,
    headers,
    body: { error: { code, message, ...(details ? { details: presentDetails(details) } : {}), request_id: requestId } },
  };
}

/** Details by the names that this face uses, without the property's name at the beginning of a message. */
function presentDetails(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      toSnakeCase(name),
      Array.isArray(value) ? value.map((message: unknown) => withoutName(message, name)) : value,
    ]),
  );
}

function withoutName(message: unknown, name: string): unknown {
  if (typeof message !== 'string' || !message.startsWith(`${name} `)) return message;
  const rest = message.slice(name.length + 1);
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
}
