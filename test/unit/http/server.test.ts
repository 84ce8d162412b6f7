import { expect, test } from '@jest/globals';
import { Agent, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer, createHttpServer } from '../../../src/http/server.js';

const LONG = 3_600_000;
const MAX_CALLS = 20;

/** Makes one call; returns the body and whether the connection stays open. */
function call(agent: Agent, port: number): Promise<{ text: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ text, connection: response.headers.connection }));
    }).on('error', reject);
  });
}

test('a closing server answers requests in progress and does not wait for idle connections', async () => {
  const server = createHttpServer({
    graphql: async () => undefined,
    stream: async () => undefined,
    rest: (_request, response) => void sleep(100).then(() => response.end('done')),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const underWay = call(agent, port);
  await new Promise((resolve) => server.once('request', resolve));
  const closed = closeServer(server, LONG);
  expect((await underWay).text).toBe('done');
  // The client keeps calling on its connection until the server closes it.
  for (let calls = 0, isKept = true; isKept; calls += 1) {
    if (calls > MAX_CALLS) throw new Error('The server never closed the connection.');
    isKept = await call(agent, port).then(
      ({ connection }) => connection !== 'close',
      () => false,
    );
  }
  await closed;
  agent.destroy();
});

test('a request reaches its face, and its response has an id and security headers', async () => {
  const createFace = (name: string) => async (_request: unknown, response: ServerResponse) => void response.end(name);
  const server = createHttpServer({
    graphql: createFace('graphql'),
    stream: createFace('stream'),
    rest: createFace('rest'),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const load = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'X-Request-Id': 'mine' } });
  const loadAll = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await load(path)).text()));
  expect(await loadAll('/graphql', '/graphql/', '/graphql?a', '/graphql/?a')).toEqual(Array(4).fill('graphql'));
  expect(await loadAll('/graphql/stream', '/graphql/stream/', '/graphql/stream?a', '/graphql/stream/?a')).toEqual(
    Array(4).fill('stream'),
  );
  expect(await loadAll('/', '/graphqls', '/graphql/x', '/graphql/streams', '/v1/graphql', '/v1?/graphql')).toEqual(
    Array(6).fill('rest'),
  );
  expect(Object.fromEntries((await load('/')).headers)).toMatchObject({
    'x-request-id': 'mine',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  await closeServer(server, LONG);
});
