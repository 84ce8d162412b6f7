import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { IdempotencyService } from '../../../src/accounts/idempotency.service.js';
import { IdempotentCalls } from '../../../src/rest/idempotency.js';
import type { RestRequest, Route } from '../../../src/rest/route.js';
import { createLogger } from '../../../src/shared/logger.js';
import { AlreadyDone } from '../../../src/shared/once.js';

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

function createCalls(calls: Partial<IdempotencyService>): IdempotentCalls {
  const createEffect = () => async () => undefined;
  return new IdempotentCalls({
    calls: { once: createEffect, ...calls } as unknown as IdempotencyService,
    logger: createLogger('silent'),
    maxUploadBytes: 1,
  });
}

const serve = (calls: Partial<IdempotencyService>) => createCalls(calls).serve(route, request);
const keyedRequest = (key: unknown, accountId = 1) =>
  ({ ...request, actor: { ...request.actor, accountId }, headers: { 'idempotency-key': key } }) as RestRequest;
const IN_PROGRESS = { code: 'idempotency_in_progress', retryAfter: 1, headers: { 'Retry-After': '1' } };

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

describe('a call with an Idempotency-Key', () => {
  const NEW = { find: async () => null, keepAnswer: async () => undefined };

  test('is refused while the first call with its key is in progress, and accepted afterwards', async () => {
    const calls = createCalls(NEW);
    const steps: { finish?: () => void } = {};
    const slow = {
      ...route,
      handle: () => new Promise((resolve) => (steps.finish = () => resolve({ status: 201 }))),
    } as unknown as Route;
    const first = calls.serve(slow, request);
    await expect(calls.serve(route, request)).rejects.toMatchObject(IN_PROGRESS);
    expect(await calls.serve(route, keyedRequest('other'))).toMatchObject({ status: 201 });
    expect(await calls.serve(route, keyedRequest('key', 2))).toMatchObject({ status: 201 });
    steps.finish?.();
    await first;
    expect(await calls.serve(route, request)).toMatchObject({ status: 201 });
  });

  test('gets the answer to the call that another process has just completed', async () => {
    const fingerprints: string[] = [];
    const once: IdempotencyService['once'] = (_actor, _key, compute) => async (_tx, effect) => {
      fingerprints.push(compute(effect));
      throw new AlreadyDone();
    };
    const doOnce = {
      ...route,
      handle: async ({ once: record }: RestRequest) => record?.({} as never, { uid: 'card' }),
    } as unknown as Route;
    const createKnown = () => ({ fingerprint: fingerprints[0] ?? '', resourceUid: 'card', answer: '{"status":201}' });
    const find = async () => (fingerprints.length === 0 ? null : createKnown());
    expect(await createCalls({ ...NEW, once, find }).serve(doOnce, request)).toEqual({
      status: 201,
      headers: { 'Idempotent-Replayed': 'true' },
    });
    fingerprints.length = 0;
    await expect(createCalls({ ...NEW, once }).serve(doOnce, request)).rejects.toMatchObject(IN_PROGRESS);
  });

  test('fails like the call itself, and may then be repeated', async () => {
    const calls = createCalls(NEW);
    const broken = { ...route, handle: async () => Promise.reject(new Error('no')) } as unknown as Route;
    await expect(calls.serve(broken, request)).rejects.toThrow('no');
    expect(await calls.serve(route, request)).toMatchObject({ status: 201 });
  });

  test('is refused if its key belongs to a different request', async () => {
    const known = { fingerprint: 'other', resourceUid: 'card', answer: '{"status":201}' };
    await expect(serve({ ...NEW, find: async () => known })).rejects.toMatchObject({ code: 'idempotency_key_reuse' });
  });

  test.each(['k', 'a b', '!~', 'k'.repeat(255)])('may have the key %j', async (key) => {
    const find = jest.fn<IdempotencyService['find']>(async () => null);
    expect(await createCalls({ ...NEW, find }).serve(route, keyedRequest(key))).toMatchObject({ status: 201 });
    expect(find).toHaveBeenCalledWith(expect.anything(), key);
  });

  test.each(['', ' k', 'k ', 'k'.repeat(256), 'ü', 'a\tb', ['k', 'l']])('may not have the key %j', async (key) => {
    await expect(createCalls(NEW).serve(route, keyedRequest(key))).rejects.toMatchObject({
      code: 'validation_error',
      details: { 'Idempotency-Key': [expect.any(String)] },
    });
  });

  test('ignores the key if repeating the call does no harm', async () => {
    const find = jest.fn<IdempotencyService['find']>(async () => null);
    const safe = { ...route, replay: undefined } as unknown as Route;
    expect(await createCalls({ ...NEW, find }).serve(safe, request)).toEqual({ status: 201, body: 'made' });
    expect(find).not.toHaveBeenCalled();
  });
});
