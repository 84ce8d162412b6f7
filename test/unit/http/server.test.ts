import { expect, test } from '@jest/globals';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer, createHttpServer } from '../../../src/http/server.js';
import { createCors } from '../../../src/web/cors.js';

const LONG = 3_600_000;
const MAX_CALLS = 20;

/** Waits until a condition holds. */
async function waitFor(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}

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
    cors: createCors([]),
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

/** Starts a server whose REST face is given; returns its port. */
async function listen(rest: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createHttpServer({
    graphql: async () => undefined,
    stream: async () => undefined,
    rest,
    cors: createCors([]),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Sends text on a connection of its own; returns everything received until the server closes it. */
function exchange(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const received = new Promise<string>((resolve, reject) => {
    let all = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (all += chunk));
    socket.on('close', () => resolve(all)).on('error', reject);
  });
  return { socket, received };
}

const CALL = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a closing server tells a client that keeps calling to open another connection', async () => {
  const waiting: ServerResponse[] = [];
  const { server, port } = await listen((_request, response) => void waiting.push(response));
  const { socket, received } = exchange(port, CALL);
  await waitFor(() => waiting.length === 1);
  const closed = closeServer(server, LONG);
  socket.write(CALL);
  await waitFor(() => waiting.length === 2);
  for (const response of waiting) response.end('done');
  const answers = (await received).split(/(?=HTTP\/1\.1 )/);
  expect(answers.map((answer) => /^connection: (.*)$/im.exec(answer)?.[1])).toEqual(['keep-alive', 'close']);
  await closed;
});

test('a closing server ends calls that take too long, and then leaves nothing that keeps the process alive', async () => {
  const countTimers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = countTimers();
  const { server, port } = await listen(() => undefined);
  const { received } = exchange(port, CALL);
  await new Promise((resolve) => server.once('request', resolve));
  await closeServer(server, 100);
  expect(await received).toBe('');
  const { server: idle } = await listen(() => undefined);
  await closeServer(idle, LONG);
  expect(countTimers()).toBeLessThanOrEqual(before);
});

test('a request with 100 headers is served, and no more than 100 ever are', async () => {
  const counts: number[] = [];
  const { server, port } = await listen((request, response) => {
    counts.push(Object.keys(request.headers).filter((name) => /^x-\d/.test(name)).length);
    response.end();
  });
  const headers = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: 1\r\n`).join('');
  const fixed = 'Host: localhost\r\nConnection: close\r\n';
  for (const count of [97, 98, 99, 200]) {
    await exchange(port, `GET / HTTP/1.1\r\n${fixed}${headers(count)}\r\n`).received;
  }
  // Some versions of Node refuse a request with more, others ignore the rest.
  expect([counts.slice(0, 2), Math.max(...counts)]).toEqual([[97, 98], 98]);
  await closeServer(server, LONG);
});

test('a request reaches its face, and its response has an id and security headers', async () => {
  const createFace = (name: string) => async (_request: unknown, response: ServerResponse) => void response.end(name);
  const server = createHttpServer({
    cors: createCors([]),
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
