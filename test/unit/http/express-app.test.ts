import 'reflect-metadata';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createExpressApp } from '../../../src/http/express-app.js';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Serves everything but GraphQL with services that the test gives; returns a function that loads a path. */
async function serve({
  EXPLORER = true,
  getFile = async () => ({}) as unknown,
  content = ['content'] as Iterable<string>,
} = {}) {
  const logged: unknown[] = [];
  const log = (fields: unknown) => void logged.push(fields);
  const app = createExpressApp({
    services: { fileUrls: { verify: () => true }, keys: { isActive: async () => true }, invoices: { getFile } },
    files: { open: async () => ({ stream: Readable.from(content) }) },
    gate: {},
    logger: { debug: log, info: log, warn: log, error: log },
    config: { EXPLORER, REQUEST_TIMEOUT_SECONDS: 5 },
    health: {
      checkDatabase: async () => undefined,
      checkFiles: () => Promise.reject(Object.assign(new Error('inside'), { code: 'EACCES' })),
    },
  } as never);
  const server = createServer((request, response) => {
    request.headers['x-request-id'] = 'r1';
    app(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const load = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { load, logged };
}

describe('the listener of everything but GraphQL', () => {
  it('says which part of the service is not ready', async () => {
    const { load } = await serve();
    const { status, headers, text } = await load('/ready');
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    const reasons = { files: 'The check failed (EACCES).' };
    expect(JSON.parse(text)).toEqual({ status: 'unavailable', database: 'ok', files: 'unavailable', reasons });
  });

  it('names no framework, and gives short answers no ETag', async () => {
    const { load } = await serve();
    const { status, headers } = await load('/live');
    expect([status, headers.get('x-powered-by'), headers.get('etag')]).toEqual([200, null, null]);
  });

  it('serves the interactive pages only where they are on', async () => {
    const [on, off] = [await serve(), await serve({ EXPLORER: false })];
    const load = async (served: typeof on) =>
      Promise.all(['/explorer', '/docs'].map(async (path) => (await served.load(path)).status));
    expect([await load(on), await load(off)]).toEqual([
      [200, 200],
      [404, 404],
    ]);
  });

  it('answers for other paths with an error and the request id', async () => {
    const { load } = await serve();
    const { status, text } = await load('/nothing');
    expect([status, JSON.parse(text)]).toMatchObject([404, { error: { code: 'not_found', request_id: 'r1' } }]);
  });

  it('hides an internal error from the client and logs it', async () => {
    const failure = new Error('SELECT secret');
    const { load, logged } = await serve({ getFile: () => Promise.reject(failure) });
    const { status, text } = await load('/files/a/i');
    expect([status, JSON.parse(text)]).toMatchObject([500, { error: { code: 'internal_error', request_id: 'r1' } }]);
    expect(text).not.toContain('secret');
    expect(logged).toMatchObject([{ requestId: 'r1', err: { cause: failure } }]);
  });

  it('cuts off an answer that fails after it has begun, and logs why', async () => {
    const failure = new Error('disk');
    const { load, logged } = await serve({
      getFile: async () => ({ fileType: 'text/plain', fileName: null, fileSha256: 'x', fileSize: 30, fileKey: 'k' }),
      content: (function* () {
        yield 'content';
        throw failure;
      })(),
    });
    await expect(load('/files/a/i')).rejects.toThrow(/terminated|fetch failed/);
    while (logged.length === 0) await sleep(5);
    expect(logged).toMatchObject([{ requestId: 'r1', err: { cause: failure } }]);
  });
});
