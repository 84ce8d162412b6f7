import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../../../src/shared/actor.js';
import { systemClock } from '../../../src/shared/clock.js';
import { createGate } from '../../../src/web/gate.js';

const ACTOR = { keyUid: 'key' } as Actor;

/** Builds a gate whose buckets lend what they are asked for, up to their limit. */
function buildGate({ rateLimit = true } = {}) {
  const keys: unknown[] = [];
  let spent = 0;
  const gate = createGate({
    keys: {
      authenticate: async (key) => {
        keys.push(key);
        return ACTOR;
      },
    },
    limits: {
      lend: async (_name, { limit }, { cost }) => {
        if (spent + cost > limit * 1_000) return { granted: 0, left: limit * 1_000 - spent };
        spent += cost;
        return { granted: cost, left: limit * 1_000 - spent };
      },
    },
    clock: systemClock,
    ...{ timeoutMilliseconds: 1_000, rateLimit },
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
    expect(await gate.charge(ACTOR, 'writes', 20)).toEqual({
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
