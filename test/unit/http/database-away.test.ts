import { describe, expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { createGate } from '../../../src/web/gate.js';
import { createReadyHandler } from '../../../src/http/health.js';
import { systemClock } from '../../../src/shared/clock.js';

const never = new Promise<never>(() => undefined);

/** Calls a handler and returns its response. */
async function callHandler(handler: ReturnType<typeof createReadyHandler>) {
  const answer = { status: 0, headers: {} as Record<string, string>, body: null as unknown };
  const response = {
    setHeader: (name: string, value: string) => Object.assign(answer.headers, { [name]: value }),
    status: (status: number) =>
      Object.assign(response, { json: (body: unknown) => Object.assign(answer, { status, body }) }),
  };
  await handler({} as Request, response as unknown as Response, () => undefined);
  return answer;
}

describe('while the database does not respond', () => {
  test('callers get 503 within the time limit instead of waiting for authentication', async () => {
    const perMinute = { reads: 1, writes: 1, uploads: 1, exports: 1 };
    const gate = createGate({
      keys: { authenticate: () => never },
      limits: { lend: () => never },
      clock: systemClock,
      timeoutMilliseconds: 50,
      rateLimit: true,
      keysPerAccount: 10,
      perMinute,
      graphql: { limit: 1, perSecond: 1 },
    });
    const refused = { code: 'service_unavailable', retryAfter: 2 };
    await expect(gate.authenticate({ 'api-key': 'any' })).rejects.toMatchObject(refused);
  });

  test('/ready responds with 503 and Retry-After within the time limit', async () => {
    const answer = await callHandler(
      createReadyHandler({ checkDatabase: () => never, checkFiles: async () => undefined }),
    );
    expect(answer).toEqual({
      status: 503,
      headers: { 'Retry-After': '2' },
      body: {
        status: 'unavailable',
        database: 'unavailable',
        files: 'ok',
        reasons: { database: 'The database is not responding. Try again in a moment.' },
      },
    });
  });
});
