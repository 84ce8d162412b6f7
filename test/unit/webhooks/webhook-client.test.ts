import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebhookClient, type WebhookClientOptions } from '../../../src/webhooks/webhook-client.js';

const MESSAGE = { headers: { 'content-type': 'application/json' }, body: '{}' };
const LIVE = new AbortController().signal;

describe('the client of webhooks', () => {
  let server: Server;
  let listener: RequestListener;
  let requests: number;
  let client: WebhookClient | undefined;
  beforeEach(async () => {
    requests = 0;
    listener = (_request, response) => void response.end();
    server = createServer((request, response) => {
      requests += 1;
      listener(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterEach(async () => {
    await client?.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  function post(options: Partial<WebhookClientOptions>, host = '127.0.0.1', signal = LIVE) {
    client = new WebhookClient({ allowPrivate: true, timeoutMilliseconds: 5_000, ...options });
    return client.post(`http://${host}:${(server.address() as AddressInfo).port}/in`, MESSAGE, signal);
  }

  /** Resolves every name to these addresses. */
  function resolveTo(...addresses: string[]): NonNullable<WebhookClientOptions['lookup']> {
    const answer = (_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    return answer as never;
  }

  it.each([['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1'], ['fd00::1']])(
    'refuses a name that leads to %s',
    async (...addresses) => {
      const outcome = await post({ allowPrivate: false, lookup: resolveTo(...addresses) }, 'receiver.example');
      expect(outcome).toEqual({ status: null, error: 'The URL leads to a private address.' });
      expect(requests).toBe(0);
    },
  );

  it('connects to the address that it has checked, without asking for it again', async () => {
    let lookups = 0;
    const lookup = ((name: string, options: object, done: () => void) => {
      lookups += 1;
      (resolveTo('127.0.0.1') as unknown as (...given: unknown[]) => void)(name, options, done);
    }) as never;
    expect(await post({ lookup }, 'receiver.example')).toEqual({ status: 200, error: null });
    expect([lookups, requests]).toEqual([1, 1]);
  });

  it('follows no redirect', async () => {
    listener = (_request, response) => void response.writeHead(307, { Location: '/elsewhere' }).end();
    expect(await post({})).toMatchObject({ status: 307, error: expect.stringContaining('not followed') });
    expect(requests).toBe(1);
  });

  it('gives up a receiver that does not answer in time, or never ends its answer', async () => {
    listener = () => undefined;
    expect(await post({ timeoutMilliseconds: 50 })).toEqual({ status: null, error: 'The response took too long.' });
    await client?.close();
    listener = (_request, response) => {
      response.writeHead(500);
      response.write('x');
    };
    expect(await post({ timeoutMilliseconds: 50 })).toMatchObject({ error: expect.any(String) });
  });

  it('reads no long answer to its end', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(64 * 1024);
    listener = (_request, response) => {
      const write = () => {
        while (!response.destroyed && sent < 64 * 1024 * 1024) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', write);
        }
      };
      write();
    };
    expect(await post({})).toEqual({ status: 200, error: null });
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('says in a sentence why there is no answer', async () => {
    listener = (request) => void request.socket.destroy();
    expect(await post({})).toEqual({ status: null, error: 'The connection was closed.' });
    const refused = new WebhookClient({ allowPrivate: true, timeoutMilliseconds: 5_000 });
    expect(await refused.post('http://127.0.0.1:1/in', MESSAGE, LIVE)).toEqual({
      status: null,
      error: 'The connection was refused.',
    });
    await refused.close();
  });

  it('ends when it is told to', async () => {
    listener = () => undefined;
    const controller = new AbortController();
    const posted = post({}, '127.0.0.1', controller.signal);
    controller.abort(new Error('stopping'));
    await expect(posted).rejects.toThrow('stopping');
  });
});
