import { describe, expect, jest, test } from '@jest/globals';
import { auditServer, serverAudits } from 'graphql-http';
import { request } from 'node:http';
import { QueryLane } from '../../src/graphql/query-lane.js';
import { callGraphql } from '../support/graphql-client.js';
import { useService } from '../support/service.js';

describe('GraphQL over HTTP', () => {
  const service = useService('sqlite');
  const limited = useService('sqlite', { RATE_LIMIT: 'on' });

  test('passes each audit of the specification', async () => {
    const { owner } = await service.account();
    const results = await auditServer({
      url: `${service.baseUrl}/graphql`,
      fetchFn: (url: string, init: RequestInit = {}) =>
        fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), 'Api-Key': owner.key } }),
    });
    const broken = results.filter((result) => result.status !== 'ok').map((result) => `${result.id} ${result.name}`);
    expect(broken).toEqual([]);
    expect(results).toHaveLength(serverAudits({ url: '' }).length);
  });

  const QUERY = 'query ($first: Int) { invoices(first: $first) { totalCount } viewer { keyScopes } }';
  const NAMED = { query: 'query A { viewer { keyScopes } } query B { viewer { account { uid } } }' };
  const MANY = Array.from({ length: 30 }, () => 'NONE');

  test.each<[string, object, Record<string, string>]>([
    ['any type', { query: QUERY }, { Accept: '*/*' }],
    ['JSON', { query: QUERY }, { Accept: 'application/json' }],
    [
      'GraphQL',
      { query: QUERY, extensions: {} },
      { Accept: 'application/graphql-response+json, application/json;q=0.9' },
    ],
    ['an unknown type', { query: QUERY }, { Accept: 'text/html' }],
    ['an operation', { ...NAMED, operationName: 'B' }, {}],
    ['an unknown operation', { ...NAMED, operationName: '' }, {}],
    ['a persisted query', { query: QUERY, extensions: { persistedQuery: { version: 1 } } }, {}],
    [
      'a refused argument',
      { query: QUERY, variables: { first: 101 } },
      { Accept: 'application/graphql-response+json' },
    ],
    [
      'a refused variable',
      { query: QUERY, variables: { first: 'x' } },
      { Accept: 'application/graphql-response+json' },
    ],
    [
      'many refused values',
      {
        query: 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { nodes { uid } } }',
        variables: { filter: { processingStatuses: MANY } },
      },
      {},
    ],
  ])('answers a frequent request as the first one: %s', async (_name, body, headers) => {
    const { owner } = await limited.account();
    const all = { 'Content-Type': 'application/json', 'Api-Key': owner.key, 'X-Request-Id': 'mine', ...headers };
    const call = async () => {
      const answer = await fetch(`${limited.baseUrl}/graphql`, {
        method: 'POST',
        headers: all,
        body: JSON.stringify(body),
      });
      const { date: _date, ratelimit, ...others } = Object.fromEntries(answer.headers);
      const text = (await answer.text()).replace(/"currentlyAvailable":\d+/, '"currentlyAvailable":0');
      const shown = { ...others, 'content-length': null };
      return { status: answer.status, headers: shown, left: ratelimit?.replaceAll(/\d+/g, '0'), text };
    };
    const answers: Awaited<ReturnType<typeof call>>[] = [];
    for (let calls = 0; calls < 6; calls += 1) answers.push(await call());
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]!.headers).toMatchObject({
      'x-request-id': 'mine',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
  });

  test('answers a frequent request without planning it again', async () => {
    const { owner } = await service.account();
    const answer = jest.spyOn(QueryLane.prototype, 'answer');
    const lookUp = (query: string) => callGraphql(service, owner.key, query);
    try {
      for (let calls = 0; calls < 4; calls += 1) await lookUp('{ viewer { keyScopes } categories { uid } }');
      const answers = await Promise.all(answer.mock.results.map(({ value }) => value));
      expect(answers.map((found) => found !== null)).toEqual([false, false, false, true]);
    } finally {
      answer.mockRestore();
    }
  });

  test('refuses a request that does not say which of its operations to run', async () => {
    const { owner } = await service.account();
    for (const operationName of ['C', null]) {
      const response = await fetch(`${service.baseUrl}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Api-Key': owner.key },
        body: JSON.stringify({ ...NAMED, operationName }),
      });
      const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
      expect([response.status, errors[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(errors[0]?.message).toMatch(/operation/i);
    }
  });

  test('serves clients that do not say which media types they accept, but no stream', async () => {
    const { owner } = await service.account();
    const post = (path: string, query: string) =>
      new Promise<[status: number | undefined, type: string | undefined]>((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json', 'Api-Key': owner.key };
        const call = request(`${service.baseUrl}${path}`, { method: 'POST', headers }, (response) => {
          response.resume();
          resolve([response.statusCode, response.headers['content-type']]);
        });
        call.on('error', reject).end(JSON.stringify({ query }));
      });
    const type = 'application/json; charset=utf-8';
    expect(await post('/graphql', '{ viewer { keyScopes } }')).toEqual([200, type]);
    expect(await post('/graphql', '{ none }')).toEqual([400, type]);
    expect(await post('/graphql/stream', 'subscription { invoiceChanged { at } }')).toEqual([406, type]);
  });

  test('gives refused requests the same security headers', async () => {
    const send = (init: RequestInit) => fetch(`${service.baseUrl}/graphql`, init);
    for (const answer of [await send({}), await send({ method: 'PUT' }), await send({ method: 'OPTIONS' })]) {
      const { headers } = answer;
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    }
  });
});
