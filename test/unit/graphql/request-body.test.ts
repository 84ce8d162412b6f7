import { describe, expect, test } from '@jest/globals';
import { parseSearch, parseBody, requireWellFormed } from '../../../src/graphql/request-body.js';

const REFUSED = expect.objectContaining({ code: 'bad_request' });

describe('a GraphQL request', () => {
  test('is one JSON object', () => {
    expect(parseBody('{"query":"{ a }"}')).toEqual({ query: '{ a }' });
    for (const text of ['', '{', '[]', 'null', '"query"', '1']) expect(() => parseBody(text)).toThrow(REFUSED);
  });

  test.each<object>([
    { query: '{ a }' },
    { query: '{ a }', operationName: null, variables: null, extensions: null },
    { query: '{ a }', operationName: '', variables: {}, extensions: {} },
    { query: '{ a }', operationName: 'A', variables: { b: 1 }, extensions: { c: 1 } },
  ])('may be %j', (body) => expect(() => requireWellFormed(body as never)).not.toThrow());

  test.each<object>([
    {},
    { query: '' },
    { query: null },
    { query: ['{ a }'] },
    { query: '{ a }', operationName: 1 },
    { query: '{ a }', variables: 'b' },
    { query: '{ a }', variables: [] },
    { query: '{ a }', extensions: true },
    { query: '{ a }', extensions: [1] },
  ])('may not be %j', (body) => expect(() => requireWellFormed(body as never)).toThrow(REFUSED));

  test.each([
    ['levels', (most: number) => `{"variables":${'{"a":'.repeat(most - 1)}1${'}'.repeat(most)}`, 33],
    ['characters of a key', (most: number) => `{"variables":{"${'é'.repeat(most)}" :1}}`, 1_000],
    ['values', (most: number) => `{"variables":{"a":[${Array.from({ length: most - 2 }, () => 1).join()}]}}`, 100_000],
  ])('has at most so many %s', (_what, build, most) => {
    expect(parseBody(build(most))).toEqual({ variables: expect.anything() });
    expect(() => parseBody(build(most + 1))).toThrow(REFUSED);
  });

  test('may have a long text', () => {
    const query = 'x'.repeat(2_000);
    expect(parseBody(JSON.stringify({ query }))).toEqual({ query });
  });

  test('is read from the query string of a GET, with variables and extensions as JSON', () => {
    const search = new URLSearchParams({
      ...{ query: '{ a }', operationName: 'A', documentId: 'd', other: 'x' },
      ...{ variables: '{"b":1}', extensions: '{"c":1}' },
    });
    expect(parseSearch(`/graphql?${search}`)).toEqual({
      ...{ query: '{ a }', operationName: 'A', documentId: 'd' },
      ...{ variables: { b: 1 }, extensions: { c: 1 } },
    });
    expect(parseSearch('/graphql')).toEqual({});
    expect(parseSearch('?variables=')).toEqual({});
    expect(() => parseSearch('?variables=1')).toThrow(REFUSED);
  });
});
