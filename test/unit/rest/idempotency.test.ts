import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { IdempotencyService } from '../../../src/accounts/idempotency.service.js';
import { IdempotentCalls } from '../../../src/rest/idempotency.js';
import type { RestRequest, Route } from '../../../src/rest/route.js';
import { createLogger } from '../../../src/shared/logger.js';

const waitForever = () => new Promise<never>(() => undefined);
const route = {
  ...{ method: 'POST', path: '/cards', body: { keys: [] } },
  handle: async () => ({ status: 201, body: 'made' }),
  replay: async () => ({ status: 201, body: 'made before' }),
} as unknown as Route;
const request = {
  ...{ actor: { accountId: 1, workspaceUserUid: 'user' }, headers: { 'idempotency-key': 'key' }, params: {}, body: {} },
  query: new URLSearchParams(),
} as unknown as RestRequest;

function serve(calls: Partial<IdempotencyService>) {
  const createEffect = () => async () => undefined;
  const served = new IdempotentCalls({
    calls: { once: createEffect, ...calls } as unknown as IdempotencyService,
    logger: createLogger('silent'),
    maxUploadBytes: 1,
  });
  return served.serve(route, request);
}

describe('a call with an Idempotency-Key while the database does not answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('fails in time, before anything is done', async () => {
    const refusal = serve({ find: waitForever }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await refusal).toMatchObject({ code: 'service_unavailable' });
  });

  test('gets its answer, even if the answer cannot be stored', async () => {
    const answer = serve({ find: async () => null, keepAnswer: waitForever });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await answer).toEqual({ status: 201, body: 'made' });
  });
});
