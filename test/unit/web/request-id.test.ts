import { expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { assignRequestId, getRequestId } from '../../../src/web/request-id.js';

const makeRequest = (id?: string) => ({ headers: { 'x-request-id': id } }) as unknown as IncomingMessage;

it.each(['a', 'trace-1.2_3', 'x'.repeat(64)])('a request keeps its own valid id %s', (id) => {
  const request = makeRequest(id);
  expect([assignRequestId(request), getRequestId(request)]).toEqual([id, id]);
});

it.each([undefined, '', 'x'.repeat(65), 'a b', 'a\nb', '<b>'])('a request with the id %j gets another', (id) => {
  const request = makeRequest(id);
  const given = assignRequestId(request);
  expect(given).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(getRequestId(request)).toBe(given);
});

it('a request that did not come through the listener has none', () => {
  expect(getRequestId(makeRequest())).toBe('');
});
