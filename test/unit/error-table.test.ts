import { describe, expect, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { presentError } from '../../src/graphql/errors.js';
import { buildErrorResponse } from '../../src/rest/errors.js';
import { AppError, toAppError, type ErrorCode } from '../../src/shared/errors.js';

/** What each face shows for each error, written independently of the table that both use. */
const SHOWN: Readonly<Record<ErrorCode, readonly [status: number, graphql: string]>> = {
  bad_request: [400, 'BAD_USER_INPUT'],
  validation_error: [400, 'BAD_USER_INPUT'],
  unsupported_file_type: [400, 'BAD_USER_INPUT'],
  unauthorized: [401, 'UNAUTHENTICATED'],
  forbidden: [403, 'FORBIDDEN'],
  not_found: [404, 'NOT_FOUND'],
  method_not_allowed: [405, 'BAD_USER_INPUT'],
  not_acceptable: [406, 'BAD_USER_INPUT'],
  conflict: [409, 'CONFLICT'],
  idempotency_in_progress: [409, 'CONFLICT'],
  precondition_failed: [412, 'CONFLICT'],
  payload_too_large: [413, 'PAYLOAD_TOO_LARGE'],
  unsupported_media_type: [415, 'BAD_USER_INPUT'],
  range_not_satisfiable: [416, 'BAD_USER_INPUT'],
  request_timeout: [408, 'BAD_USER_INPUT'],
  expectation_failed: [417, 'BAD_USER_INPUT'],
  headers_too_large: [431, 'BAD_USER_INPUT'],
  idempotency_key_reuse: [422, 'BAD_USER_INPUT'],
  rate_limit_exceeded: [429, 'RATE_LIMITED'],
  internal_error: [500, 'INTERNAL_SERVER_ERROR'],
  service_unavailable: [503, 'SERVICE_UNAVAILABLE'],
};

describe('an error', () => {
  test.each(Object.entries(SHOWN) as [ErrorCode, (typeof SHOWN)[ErrorCode]][])(
    '%s has a status on REST and a code on GraphQL, and hides its cause',
    (code, [status, graphqlCode]) => {
      const error = new AppError(code, 'What happened.', {
        cause: new Error('SELECT secret FROM vault'),
        retryAfter: 7,
      });
      const rest = buildErrorResponse(error, 'r-1');
      expect(rest).toEqual({
        status,
        headers: expect.objectContaining({ 'Retry-After': '7' }),
        body: { error: { code, message: 'What happened.', request_id: 'r-1' } },
      });
      const graphql = presentError(new GraphQLError('x', { originalError: error, path: ['a'] }), 'r-1');
      expect(graphql).toEqual({
        message: 'What happened.',
        path: ['a'],
        extensions: { code: graphqlCode, requestId: 'r-1' },
      });
      expect(JSON.stringify([rest, graphql])).not.toContain('secret');
    },
  );

  test('that is unexpected reveals nothing', () => {
    const shown = toAppError(new TypeError('SELECT secret FROM vault'));
    expect([shown.code, shown.message.includes('secret')]).toEqual(['internal_error', false]);
  });
});
