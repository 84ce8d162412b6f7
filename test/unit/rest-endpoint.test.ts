import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Endpoint } from '../../src/rest/endpoint.js';
import type { IdempotentCalls } from '../../src/rest/idempotency.js';
import type { RestRequest, RestResponse, Route } from '../../src/rest/route.js';
import type { Gate } from '../../src/web/gate.js';
import type { Logger } from '../../src/shared/logger.js';

const servers: Server[] = [];
/** The client may see the end of a call before the endpoint has logged it. */
const calls: Promise<void>[] = [];
const lines: { level: string; fields: Record<string, unknown> }[] = [];

const gate = {
  authenticate: async () => ({ accountId: 1 }),
  charge: () => ({ headers: {} }),
  refund: () => null,
} as unknown as Gate;

const logger = Object.fromEntries(
  ['debug', 'info', 'warn', 'error'].map((level) => [
    level,
    (fields: Record<string, unknown>) => lines.push({ level, fields }),
  ]),
) as unknown as Logger;

/** Serves one route on a free port; the handler returns the response. */
async function serve(
  handle: (given: RestRequest) => Promise<RestResponse>,
  publicUrl: string | undefined = undefined,
): Promise<string> {
  const route = { method: 'GET', path: '/', bucket: 'reads', body: 'none', handle } as Partial<Route> as Route;
  const endpoint = new Endpoint({
    gate,
    logger,
    idempotentCalls: {
      serve: (each: Route, given: RestRequest) => each.handle(given),
    } as unknown as IdempotentCalls,
    config: { PUBLIC_URL: publicUrl, REQUEST_TIMEOUT_SECONDS: 1 },
    publicUrl: () => publicUrl ?? 'http://10.0.0.7:4000',
  });
  const server = createServer((incoming, response) => {
    incoming.headers['x-request-id'] = 'test';
    const resource = new Map([['GET', route] as const]);
    calls.push(endpoint.serve({ request: incoming, response, resource, params: {}, url: incoming.url ?? '' }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(async () => {
  await Promise.all(calls.splice(0));
  lines.length = 0;
  for (const server of servers.splice(0)) server.close();
});

it('allows only the methods of a resource, and lists them', async () => {
  const url = await serve(async () => ({ status: 204 }));
  const answers = ['GET', 'HEAD', 'POST', 'PROPFIND'].map((method) => fetch(url, { method }));
  const statuses = (await Promise.all(answers)).map(({ status, headers }) => [status, headers.get('allow')]);
  const refused = [405, 'GET, HEAD, OPTIONS'];
  expect(statuses).toEqual([[204, null], [204, null], refused, refused]);
});

describe('the links in a response', () => {
  const readOrigin = async (host: string, publicUrl?: string) => {
    const url = await serve(
      async ({ origin }) => ({ status: 204, headers: { Location: `${origin}/v1/cards/1` } }),
      publicUrl,
    );
    return new Promise((resolve, reject) => {
      const call = request(url, { headers: { Host: host } }, (response) => {
        response.resume();
        resolve(response.headers.location);
      });
      call.on('error', reject).end();
    });
  };

  it('begin with the public URL, whatever host the client asks for', async () => {
    for (const host of ['a.example', 'localhost:4000'])
      expect(await readOrigin(host, 'https://invoices.example.com')).toBe('https://invoices.example.com/v1/cards/1');
  });

  it('begin with the address of the service if there is no public URL, or with a name of the same machine', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1:80@evil.example', 'a.example/"><script>'])
      expect(await readOrigin(host)).toBe('http://10.0.0.7:4000/v1/cards/1');
    for (const host of ['localhost:8080', '127.0.0.1:4000', '[::1]'])
      expect(await readOrigin(host)).toBe(`http://${host}/v1/cards/1`);
  });
});

describe('a client that prefers strict handling', () => {
  const serveNothing = () => serve(async () => ({ status: 204 }));
  const strict = { headers: { Prefer: 'handling=strict' } };
  const readApplied = (response: Response) => [response.status, response.headers.get('preference-applied')];

  it('is informed that it is applied, unlike other clients', async () => {
    const url = await serveNothing();
    expect(readApplied(await fetch(url, strict))).toEqual([204, 'handling=strict']);
    expect(readApplied(await fetch(url))).toEqual([204, null]);
  });

  it('is refused an unknown parameter, which others may send', async () => {
    const url = await serveNothing();
    expect((await fetch(`${url}?sorting=x`, strict)).status).toBe(400);
    expect((await fetch(`${url}?sorting=x`)).status).toBe(204);
  });
});

describe('the REST face when something fails', () => {
  it('hides internal errors, and logs them with the request id', async () => {
    const url = await serve(async () => {
      throw new Error('SELECT secret FROM account');
    });
    const response = await fetch(url);
    const text = await response.text();
    await Promise.all(calls);
    expect([response.status, text.includes('secret')]).toEqual([500, false]);
    expect(JSON.parse(text).error).toMatchObject({ code: 'internal_error', request_id: 'test' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 'error', fields: { requestId: 'test', code: 'internal_error' } });
    expect(String(lines[0]?.fields['err'])).toContain('SELECT secret');
  });

  it('gives up on work that takes too long, and says when to try again', async () => {
    const url = await serve(() => new Promise(() => undefined));
    const response = await fetch(url);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('aborts an incomplete response instead of ending it normally', async () => {
    const broken = async function* () {
      yield 'first';
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('the database went away');
    };
    const url = await serve(async () => ({ status: 200, stream: Readable.from(broken()) }));
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow('terminated');
    await Promise.all(calls);
    expect(lines.map(({ level }) => level)).toEqual(['error']);
  });

  it('stops reading when the client disconnects, and logs no failure', async () => {
    let stopped: () => void;
    const isStopped = new Promise<void>((resolve) => {
      stopped = resolve;
    });
    const endless = async function* () {
      try {
        for (;;) {
          yield Buffer.alloc(65_536);
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      } finally {
        stopped();
      }
    };
    const url = await serve(async () => ({ status: 200, stream: Readable.from(endless()) }));
    const call = request(url, (response) => response.once('data', () => call.destroy()));
    call.on('error', () => undefined).end();
    await isStopped;
    await Promise.all(calls);
    expect(lines).toEqual([]);
  });
});
