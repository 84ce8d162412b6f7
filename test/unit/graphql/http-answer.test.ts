import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFailure, DocumentRefused, finish, getSearch, requireMethod } from '../../../src/graphql/http-answer.js';
import { AppError } from '../../../src/shared/errors.js';
import { createLogger } from '../../../src/shared/logger.js';

const REQUEST = { headers: { 'x-request-id': 'r1' }, complete: true } as unknown as IncomingMessage;

/** Answers by a function; returns what was sent. */
function answer(send: (response: ServerResponse) => void, headersSent = false) {
  const sent = { status: 0, headers: {} as Record<string, unknown>, body: '', isDestroyed: false };
  const response = {
    headersSent,
    setHeader: (name: string, value: unknown) => Object.assign(sent.headers, { [name]: value }),
    set statusCode(status: number) {
      sent.status = status;
    },
    end: (bytes: Buffer) => Object.assign(sent, { body: bytes.toString() }),
    destroy: () => Object.assign(sent, { isDestroyed: true }),
  };
  send(response as unknown as ServerResponse);
  return sent;
}

const fail = (thrown: unknown, headersSent = false) =>
  answer((response) => answerFailure(REQUEST, response, thrown, createLogger('silent')), headersSent);

describe('the answer to a GraphQL request that was not executed', () => {
  it('has the status, the headers and the code of its error, and the request id', () => {
    const refused = fail(new AppError('rate_limit_exceeded', 'Too many.', { retryAfter: 7 }));
    expect(refused).toMatchObject({
      ...{ status: 429, isDestroyed: false },
      headers: {
        'Retry-After': '7',
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'private, no-store',
      },
    });
    expect(refused.headers['Content-Length']).toBe(Buffer.byteLength(refused.body));
    expect(refused.headers).not.toHaveProperty('Allow');
    expect(JSON.parse(refused.body)).toMatchObject({
      errors: [{ message: 'Too many.', extensions: { code: 'RATE_LIMITED', requestId: 'r1' } }],
    });
  });

  it('lists every reason why a document was refused', () => {
    const { status, body } = fail(new DocumentRefused([new GraphQLError('One.'), new GraphQLError('Two.')]));
    expect(status).toBe(400);
    expect(JSON.parse(body).errors.map(({ message }: { message: string }) => message)).toEqual(['One.', 'Two.']);
  });

  it('lists the methods if another one was used', () => {
    const refused = answer((response) => {
      try {
        requireMethod({ method: 'PUT' } as IncomingMessage);
      } catch (error) {
        answerFailure(REQUEST, response, error, createLogger('silent'));
      }
    });
    expect([refused.status, refused.headers['Allow']]).toEqual([405, 'GET, POST, OPTIONS']);
    for (const method of ['GET', 'POST']) expect(() => requireMethod({ method } as IncomingMessage)).not.toThrow();
  });

  it('breaks off if the response has already begun', () => {
    expect(fail(new Error('no'), true)).toMatchObject({ isDestroyed: true, status: 0, body: '' });
  });

  it('without a body lists the methods', () => {
    const { headers, status } = answer((response) => finish(REQUEST, response, 204, ''));
    expect([status, headers]).toEqual([204, { 'Cache-Control': 'private, no-store', Allow: 'GET, POST, OPTIONS' }]);
  });
});

it('the search of a URL begins with its question mark', () => {
  const search = (url?: string) => getSearch({ ...(url === undefined ? {} : { url }) } as IncomingMessage);
  expect([search('/graphql?query=a?b'), search('/graphql'), search()]).toEqual(['?query=a?b', '', '']);
});
