import { describe, expect, it } from '@jest/globals';
import { GraphQLError, Source } from 'graphql';
import {
  presentError,
  presentWithoutSuggestion,
  removeSuggestion,
  toGraphqlError,
} from '../../../src/graphql/errors.js';
import { AppError, invalid } from '../../../src/shared/errors.js';

/** Wraps an error as the GraphQL server does when a resolver throws it. */
const wrap = (error: Error) => new GraphQLError(error.message, { originalError: error, path: ['invoice'] });

describe('an error of a GraphQL response', () => {
  it('has the code of its kind, its place and the request id', () => {
    expect(presentError(wrap(new AppError('not_found', 'Not found.')), 'r1')).toEqual({
      ...{ message: 'Not found.', path: ['invoice'], extensions: { code: 'NOT_FOUND', requestId: 'r1' } },
    });
    const located = new GraphQLError('No.', { source: new Source('{ a }'), positions: [2] });
    expect(presentError(located)).toEqual({
      ...{ message: 'No.', locations: [{ line: 1, column: 3 }], extensions: { code: 'BAD_USER_INPUT' } },
    });
  });

  it('names fields and permissions as GraphQL does', () => {
    expect(presentError(invalid({ total_price: ['Wrong.'] })).extensions).toEqual({
      ...{ code: 'BAD_USER_INPUT', details: { totalPrice: ['Wrong.'] } },
    });
    const details = { permission: 'can_update', reason: 'It is approved.' };
    expect(presentError(new AppError('forbidden', 'No.', { details })).extensions).toEqual({
      ...{ code: 'FORBIDDEN', details: { permission: 'canUpdate', reason: 'It is approved.' } },
    });
    expect(presentError(new AppError('payload_too_large', 'No.', { details: { max_bytes: 1 } })).extensions).toEqual({
      ...{ code: 'PAYLOAD_TOO_LARGE', details: { max_bytes: 1 } },
    });
  });

  it('hides what only the operator should see', () => {
    for (const error of [new Error('SELECT secret'), wrap(new Error('SELECT secret'))]) {
      const presented = presentError(error);
      expect(presented.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
      expect(presented.message).not.toContain('secret');
    }
    const violation = new GraphQLError('Cannot return null for Invoice.uid.', { path: ['invoice', 'uid'] });
    expect(presentError(violation)).toMatchObject({ extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  });

  it.each([
    ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_PARSE_FAILED'],
    ['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_FOUND'],
    ['SOMETHING_ELSE', 'BAD_USER_INPUT'],
  ])('of the server with the code %s has the code %s', (given, code) => {
    expect(presentError(new GraphQLError('No.', { extensions: { code: given } })).extensions?.['code']).toBe(code);
  });

  it('before execution has the status and the headers of its kind', () => {
    const { extensions } = toGraphqlError(new AppError('rate_limit_exceeded', 'No.', { retryAfter: 3 }));
    const { status, headers } = extensions['http'] as { status: number; headers: Map<string, string> };
    expect([status, headers.get('retry-after')]).toEqual([429, '3']);
  });
});

describe('the message of an error', () => {
  it('is cut after 500 characters', () => {
    const [fitting, long] = [500, 501].map((length) => new GraphQLError('x'.repeat(length)));
    expect(presentError(fitting).message).toBe('x'.repeat(500));
    expect(presentError(long).message).toBe(`${'x'.repeat(499)}…`);
    const emoji = new GraphQLError(`${'x'.repeat(498)}😀😀`);
    expect(presentError(emoji).message).toBe(`${'x'.repeat(498)}…`);
  });

  it('is cut after its suggestion is removed', () => {
    const sent = 'x'.repeat(470);
    const error = new GraphQLError(`Unknown "${sent}". Did you mean "name" or "number"?`);
    expect(presentWithoutSuggestion(error).message).toBe(`Unknown "${sent}".`);
  });
});

describe('the message of an error without suggestions', () => {
  it.each([
    ['Cannot query field "nam" on type "Card". Did you mean "name"?', 'Cannot query field "nam" on type "Card".'],
    ['Value "X" is not there. Did you mean the enum value "Y" or "Z"?', 'Value "X" is not there.'],
    ['Expected "Did you mean "', 'Expected "Did you mean "'],
    ['Is it "x"?', 'Is it "x"?'],
  ])('of %j', (message, shown) => {
    expect(removeSuggestion({ message, path: ['a'] })).toEqual({ message: shown, path: ['a'] });
  });

  it('leaves out only the last suggestion, whatever a client has sent', () => {
    const sent = 'Did you mean '.repeat(100_000);
    expect(removeSuggestion({ message: `Wrong: "${sent}". Did you mean "a"?` }).message).toBe(`Wrong: "${sent}".`);
  });
});
