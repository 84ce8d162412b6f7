import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../../../src/shared/actor.js';
import { systemClock } from '../../../src/shared/clock.js';
import { createGate } from '../../../src/web/gate.js';

const NOW = Date.UTC(2031, 0, 15);
const ACTOR = { keyUid: 'key', accountUid: 'account' } as Actor;

/** Builds a gate whose buckets lend what they are asked for, up to their limit. */
function buildGate({ rateLimit = true, keysPerAccount = 2 } = {}) {
  const keys: unknown[] = [];
  const spentBy = new Map<string, number>();
  const gate = createGate({
    keys: {
      authenticate: async (key) => {
        keys.push(key);
        return ACTOR;
      },
    },
    limits: {
      lend: async ({ keyUid }, { limit }, { cost, unspent }) => {
        const spent = (spentBy.get(keyUid) ?? 0) - unspent;
        if (spent + cost > limit * 1_000) return { granted: 0, left: limit * 1_000 - spent };
        spentBy.set(keyUid, spent + cost);
        return { granted: cost, left: limit * 1_000 - spent - cost };
      },
    },
    clock: { ...systemClock, milliseconds: () => NOW },
    ...{ timeoutMilliseconds: 1_000, rateLimit, keysPerAccount },
    perMinute: { reads: 60, writes: 120, uploads: 30, exports: 6 },
    graphql: { limit: 1_000, perSecond: 50 },
  });
  return { gate, keys };
}

describe('the gate of both faces', () => {
  it('identifies the caller by one API key', async () => {
    const { gate, keys } = buildGate();
    expect(await gate.authenticate({ 'api-key': 'secret' })).toBe(ACTOR);
    await gate.authenticate({});
    await gate.authenticate({ 'api-key': ['a', 'b'] as unknown as string });
    expect(keys).toEqual(['secret', undefined, undefined]);
  });

  it('reports the limit per minute, what is left, and when the bucket is full again', async () => {
    const { gate } = buildGate();
    expect(await gate.charge(ACTOR, 'writes', 20)).toMatchObject({
      ...{ limit: 120, perSecond: 2, remaining: 100, reset: 10 },
      headers: { 'RateLimit-Policy': '"writes";q=120;w=60', RateLimit: '"writes";r=100;t=10' },
    });
    expect(await buildGate().gate.charge(ACTOR, 'graphql', 500)).toMatchObject({
      headers: { 'RateLimit-Policy': '"graphql";q=1000;w=20', RateLimit: '"graphql";r=500;t=10' },
    });
  });

  it('refuses a call that the bucket cannot pay, with the same headers and the time to wait', async () => {
    const { gate } = buildGate();
    await gate.charge(ACTOR, 'exports', 6);
    await expect((async () => gate.charge(ACTOR, 'exports', 1))()).rejects.toMatchObject({
      ...{ code: 'rate_limit_exceeded', retryAfter: 10 },
      headers: { 'RateLimit-Policy': '"exports";q=6;w=60', RateLimit: '"exports";r=0;t=60', 'Retry-After': '10' },
    });
  });

  it('limits the keys of an account together, and then charges none of them', async () => {
    const { gate } = buildGate();
    const charge = async (keyUid: string, cost: number) => gate.charge({ ...ACTOR, keyUid }, 'exports', cost);
    await charge('a', 6);
    await charge('b', 4);
    await expect(charge('c', 3)).rejects.toMatchObject({
      ...{ code: 'rate_limit_exceeded', retryAfter: 5 },
      headers: {
        ...{ 'RateLimit-Policy': '"account-exports";q=12;w=60', RateLimit: '"account-exports";r=2;t=50' },
        'Retry-After': '5',
      },
    });
    expect(await charge('c', 2)).toMatchObject({ remaining: 4 });
    const stranger = { keyUid: 'd', accountUid: 'other' } as Actor;
    expect(await gate.charge(stranger, 'exports', 6)).toMatchObject({ remaining: 0 });
  });

  it('returns what a call did not use', async () => {
    const { gate } = buildGate();
    expect(gate.refund(ACTOR, 'reads', 1)).toBeNull();
    await gate.charge(ACTOR, 'reads', 40);
    expect(gate.refund(ACTOR, 'reads', 30)).toMatchObject({ limit: 60, remaining: 50 });
  });

  it('refuses nothing and sends no headers if the limits are off', () => {
    const { gate } = buildGate({ rateLimit: false });
    expect(gate.charge(ACTOR, 'exports', 1_000)).toEqual({
      limit: 6,
      perSecond: 0.1,
      remaining: 6,
      reset: 0,
      headers: {},
    });
    expect(gate.refund(ACTOR, 'exports', 1)).toBeNull();
  });
});
