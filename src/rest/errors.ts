import { ERROR_TABLE, type AppError, type ErrorCode } from '../shared/errors.js';
import { toSnakeCase } from '../shared/letter-case.js';
import type { RestResponse } from './route.js';

/** Builds an error response, without the error's cause. */
export function buildErrorResponse(error: AppError, requestId: string): RestResponse {
  const { code, message, details, headers } = error;
  return {
    status: ERROR_TABLE[code].status,
    headers,
    body: {
      error: { code, message, ...(details ? { details: presentDetails(code, details) } : {}), request_id: requestId },
    },
  };
}

/** Renames the members of details to their REST names. Those of a validation error are parameters, keys and headers as clients sent them. */
function presentDetails(code: ErrorCode, details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (code === 'validation_error') return details;
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [toSnakeCase(name), value]));
}
