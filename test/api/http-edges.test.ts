import { describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { createRestAccount } from '../support/rest-account.js';
import { useService, type TestService } from '../support/service.js';

/** Sends text on a connection of its own; returns everything received until the server closes it. */
function exchange({ baseUrl }: TestService, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    socket.on('end', () => resolve(received)).on('error', reject);
  });
}

describe('a request that is not readable', () => {
  const service = useService('sqlite');

  it.each([
    ['is not HTTP', 'NONSENSE\r\n\r\n', 400, 'bad_request', /well-formed HTTP/],
    [
      'has a contradictory length',
      'POST /v1/cards HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'bad_request',
      /well-formed/,
    ],
    [
      'has a very long URL',
      `GET /v1/invoices/?query=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'headers_too_large',
      /by POST/,
    ],
    [
      'expects what is not supported',
      'GET /v1/invoices/ HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n',
      417,
      'expectation_failed',
      /100-continue/,
    ],
  ])('gets the usual error if it %s', async (_what, text, status, code, message) => {
    const answer = await exchange(service, text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const { error } = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1));
    expect([head.split(' ')[1], error.code]).toEqual([String(status), code]);
    expect(error.message).toMatch(message);
    expect(head).toContain(`X-Request-Id: ${error.request_id}`);
    expect(head).toMatch(/content-type: application\/json/i);
  });
});

describe('a client that closes its connection afterwards', () => {
  const service = useService('sqlite');

  /** Sends the body of a request only after the response has begun; returns what was received, and whether the server took the body before it closed. */
  const sendLate = (head: string) =>
    new Promise<{ received: string; isTaken: boolean }>((resolve, reject) => {
      const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1', () => socket.write(head));
      let received = '';
      let isTaken = false;
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        if (received === '') setTimeout(() => socket.write('x'.repeat(100_000), () => (isTaken = true)), 100);
        received += chunk;
      });
      socket.on('end', () => resolve({ received, isTaken })).on('error', reject);
    });

  it.each([
    ['/v1/invoices', 401],
    ['/v1/nothing', 404],
    ['/graphql', 401],
  ])('gets the early response of %s although it is still sending the body', async (path, status) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n`;
    const { received, isTaken } = await sendLate(head);
    expect(received).toContain(`HTTP/1.1 ${status} `);
    expect(received).toMatch(/connection: close/i);
    expect(received).toMatch(/\}$/);
    expect(isTaken).toBe(true);
  });
});

const PAGE = 'https://app.example.com';

describe('a page of another origin', () => {
  const closed = useService('sqlite');
  const open = useService('sqlite', { CORS_ORIGINS: `${PAGE}, http://localhost:3000` });
  const toAll = useService('sqlite', { CORS_ORIGINS: '*' });

  const ask = async (service: TestService, path: string, origin: string, init: RequestInit = {}) => {
    const response = await fetch(`${service.baseUrl}${path}`, {
      ...init,
      headers: { ...init.headers, Origin: origin },
    });
    await response.body?.cancel();
    return response;
  };
  const preflight = { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'PUT' } };
  const PATHS = ['/v1/invoices/', '/graphql', '/graphql/stream'];

  it.each(PATHS)('may call %s only if the operator allows it', async (path) => {
    for (const [service, origin, allowed] of [
      [closed, PAGE, null],
      [open, PAGE, PAGE],
      [open, 'https://evil.example', null],
      [open, 'null', null],
      [toAll, 'https://any.example', '*'],
    ] as const) {
      for (const init of [{}, preflight]) {
        const { headers } = await ask(service, path, origin, init);
        expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, allowed]);
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
    expect((await ask(open, path, PAGE)).headers.get('vary')).toContain('Origin');
  });

  it('may send the headers of the interfaces and read those of responses', async () => {
    const { status, headers } = await ask(open, '/v1/invoices/', PAGE, preflight);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toContain('PUT');
    for (const name of ['Api-Key', 'Content-Type', 'Idempotency-Key', 'If-Match', 'Apollo-Require-Preflight'])
      expect(headers.get('access-control-allow-headers')).toContain(name);
    const { owner } = (await createRestAccount(open)).users;
    const read = await ask(open, '/graphql', PAGE, {
      method: 'POST',
      headers: { 'Api-Key': owner.key, 'Content-Type': 'application/json' },
      body: '{"query":"{ viewer { workspaceUser { uid } } }"}',
    });
    expect(read.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(read.headers.get('access-control-expose-headers')).toContain('ETag');
  });
});
