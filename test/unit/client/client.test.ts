import { describe, expect, test } from '@jest/globals';
import { InvoiceGraph, InvoiceGraphError } from '../../../src/client/client.js';

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answer = [status: number, body?: unknown, headers?: Record<string, string>] | Error;

/** A client of a server that gives these answers in turn, and what it has sent. */
function createClient(answers: Answer[], retries?: number): { client: InvoiceGraph; sent: Sent[] } {
  const sent: Sent[] = [];
  const send = async (url: string, { body, headers, method }: RequestInit) => {
    sent.push({ url, method, headers: headers as Record<string, string>, body });
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    const [status, content, more = {}] = answer;
    return new Response(content === undefined ? null : JSON.stringify(content), { status, headers: more });
  };
  const options = { url: 'https://invoices.example.com/', apiKey: 'igk_a_b', fetch: send as typeof fetch };
  return { client: new InvoiceGraph({ ...options, ...(retries !== undefined && { retries }) }), sent };
}

const BUSY: Answer = [
  503,
  { error: { code: 'service_unavailable', message: 'Busy.', request_id: 'r1' } },
  { 'retry-after': '0' },
];
const path = { uid: 'a/b' };

describe('the client', () => {
  test('builds the request from the operation, its path, query and body', async () => {
    const { client, sent } = createClient([[200, { uid: 'x' }], [200, { results: [] }], [204]]);
    expect(await client.call('updateInvoice', { path, body: { payment_type: 'cash' } }, { ifMatch: '"1"' })).toEqual({
      uid: 'x',
    });
    await client.call('listInvoices', { query: { currency: ['EUR', 'USD'], page: 2, query: undefined } });
    expect(await client.call('deleteInvoice', { path })).toBeUndefined();
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT https://invoices.example.com/v1/invoices/a%2Fb',
      'GET https://invoices.example.com/v1/invoices/?currency=EUR&currency=USD&page=2',
      'DELETE https://invoices.example.com/v1/invoices/a%2Fb',
    ]);
    expect(sent[0]).toMatchObject({
      body: '{"payment_type":"cash"}',
      headers: { 'Api-Key': 'igk_a_b', 'If-Match': '"1"' },
    });
    expect(sent[1]?.headers).toEqual({ 'Api-Key': 'igk_a_b' });
  });

  test('repeats what the service could not take, with the same Idempotency-Key', async () => {
    const limited: Answer = [429, { error: { code: 'rate_limit_exceeded', message: 'Wait.' } }, { 'retry-after': '0' }];
    const { client, sent } = createClient([BUSY, limited, [200, { approvement_status: 'approved' }]]);
    await client.call('approveInvoice', { path, body: {} });
    const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('repeats a request without an answer, and gives up after the last attempt', async () => {
    const lost = createClient([new TypeError('fetch failed'), [200, { count: 0 }]]);
    expect(await lost.client.call('listCards', {})).toEqual({ count: 0 });
    await expect(createClient([new TypeError('fetch failed')], 0).client.call('listCards', {})).rejects.toThrow(
      'fetch failed',
    );
    const busy = createClient([BUSY, BUSY], 1);
    await expect(busy.client.call('listCards', {})).rejects.toMatchObject({ status: 503, code: 'service_unavailable' });
    expect(busy.sent).toHaveLength(2);
  });

  test('reports a refusal at once, with its details', async () => {
    const error = {
      code: 'validation_error',
      message: 'Not valid.',
      details: { currency: ['Unknown.'] },
      request_id: 'r7',
    };
    const { client, sent } = createClient([[400, { error }]]);
    const failure = await client.call('updateInvoice', { path, body: {} }).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(InvoiceGraphError);
    expect(failure).toMatchObject({
      ...{ status: 400, code: 'validation_error', message: 'Not valid.' },
      ...{ details: { currency: ['Unknown.'] }, requestId: 'r7' },
    });
    expect(sent).toHaveLength(1);
    const proxy = createClient([[404, 'no JSON of the service', { 'x-request-id': 'p1' }]]);
    await expect(proxy.client.call('getCard', { path })).rejects.toMatchObject({
      ...{ status: 404, code: 'unknown', message: 'The server answered 404.', requestId: 'p1' },
    });
  });

  test('ends its wait when the caller aborts', async () => {
    const slow: Answer = [503, {}, { 'retry-after': '3600' }];
    const end = new AbortController();
    const waiting = createClient([slow]).client.call('listCards', {}, { signal: end.signal });
    setTimeout(() => end.abort(new Error('enough')), 10);
    await expect(waiting).rejects.toThrow('enough');
  });

  test('lists all pages, and reads events until there are no more', async () => {
    const { client, sent } = createClient([
      [200, { page_count: 2, results: [{ uid: 'a' }] }],
      [200, { page_count: 2, results: [{ uid: 'b' }] }],
      [200, { cursor: 'c1', next: 'more', results: [1] }],
      [200, { cursor: 'c2', next: null, results: [] }],
    ]);
    const uids: string[] = [];
    for await (const { uid } of client.listInvoices({ currency: ['EUR'] })) uids.push(uid);
    expect(uids).toEqual(['a', 'b']);
    const cursors: string[] = [];
    for await (const { cursor } of client.readEvents('c0')) cursors.push(cursor);
    expect(cursors).toEqual(['c1', 'c2']);
    expect(sent.map(({ url }) => url.split('?')[1])).toEqual([
      'page_size=100&currency=EUR&page=1',
      'page_size=100&currency=EUR&page=2',
      'page_size=100&after=c0',
      'page_size=100&after=c1',
    ]);
  });
});
