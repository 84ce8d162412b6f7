import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFailure, DocumentRefused, finish, getSearch, requireMethod } from '../../../src/graphql/http-answer.js';
import { AppError } from '../../../src/shared/errors.js';
import { createLogger } from '../../../src/shared/logger.js';

/** Serves one request by a function; returns what the client received. */
async function answer(send: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.headers['x-request-id'] = 'r1';
    send(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);
    return { status: response.status, headers: response.headers, body: await response.text() };
  } finally {
    server.close();
  }
}

const fail = (thrown: unknown) =>
  answer((request, response) => answerFailure(request, response, thrown, createLogger('silent')));

describe('the answer to a GraphQL request that was not executed', () => {
  it('has the status, the headers and the code of its error, and the request id', async () => {
    const { status, headers, body } = await fail(new AppError('rate_limit_exceeded', 'Too many.', { retryAfter: 7 }));
    const names = ['retry-after', 'content-type', 'cache-control', 'content-length', 'allow'];
    expect([status, ...names.map((name) => headers.get(name))]).toEqual([
      ...[429, '7', 'application/json; charset=utf-8', 'private, no-store', String(Buffer.byteLength(body)), null],
    ]);
    expect(JSON.parse(body)).toMatchObject({
      errors: [{ message: 'Too many.', extensions: { code: 'RATE_LIMITED', requestId: 'r1' } }],
    });
  });

  it('lists every reason why a document was refused', async () => {
    const { status, body } = await fail(new DocumentRefused([new GraphQLError('One.'), new GraphQLError('Two.')]));
    expect(status).toBe(400);
    expect(JSON.parse(body).errors.map(({ message }: { message: string }) => message)).toEqual(['One.', 'Two.']);
  });

  it('lists the methods if another one was used', async () => {
    const refuse = () => requireMethod({ method: 'PUT' } as IncomingMessage);
    expect(refuse).toThrow(expect.objectContaining({ code: 'method_not_allowed' }));
    for (const method of ['GET', 'POST']) expect(() => requireMethod({ method } as IncomingMessage)).not.toThrow();
    const { status, headers } = await fail(new AppError('method_not_allowed', 'No.'));
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST, OPTIONS']);
  });

  it('breaks off if the response has already begun', async () => {
    const broken = answer((request, response) => {
      response.write('begun');
      answerFailure(request, response, new Error('no'), createLogger('silent'));
    });
    // The connection closes before or after the headers have arrived.
    await expect(broken).rejects.toThrow(/terminated|fetch failed/);
  });

  it('without a body lists the methods', async () => {
    const { status, headers, body } = await answer((request, response) => finish(request, response, 204, ''));
    expect([status, headers.get('allow'), headers.get('cache-control'), headers.get('content-length'), body]).toEqual([
      ...[204, 'GET, POST, OPTIONS', 'private, no-store', null, ''],
    ]);
  });
});

it('the search of a URL begins with its question mark', () => {
  const search = (url?: string) => getSearch({ ...(url === undefined ? {} : { url }) } as IncomingMessage);
  expect([search('/graphql?query=a?b'), search('/graphql'), search()]).toEqual(['?query=a?b', '', '']);
});
