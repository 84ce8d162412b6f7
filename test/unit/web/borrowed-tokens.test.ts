import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { BorrowedTokens } from '../../../src/web/borrowed-tokens.js';
import {
  createFullBucket,
  lend,
  LOAN_MILLISECONDS,
  type BucketSize,
  type SharedBucket,
} from '../../../src/accounts/token-bucket.js';

const KEY = { keyUid: 'k' };

/** An in-memory bucket from which processes borrow, with a clock that the test controls. */
function createWorld(size: BucketSize) {
  const clock = { now: 1_000_000, milliseconds: () => clock.now };
  const state = { bucket: createFullBucket(size, clock.now) as SharedBucket, asked: 0, isAway: false };
  const limits = {
    async lend(_name: object, _size: BucketSize, request: { cost: number; unspent: number; counted: number }) {
      await Promise.resolve();
      if (state.isAway) throw new Error('away');
      const { bucket, granted } = lend(size, state.bucket, { ...request, now: clock.now });
      state.bucket = bucket;
      state.asked += 1;
      return { granted, left: bucket.tokens };
    },
  };
  const process = () => {
    const tokens = new BorrowedTokens({ limits, clock });
    const draw = async (cost = 1) => tokens.draw(KEY, 'reads', size, cost);
    return Object.assign(draw, { putBack: (cost: number) => tokens.putBack(KEY, 'reads', size, cost) });
  };
  return { clock, state, process };
}

describe('tokens that processes borrow from one bucket', () => {
  test('never exceed the limit and the refill, whatever is drawn by whom and when', async () => {
    /** One process puts back a token long after another has seen the bucket refill in its place. */
    const lateReturn = [
      { process: 1, cost: 1, used: 0, pause: 0 },
      { process: 0, cost: 1, used: 0, pause: 22_076 },
      { process: 0, cost: 2, used: 2, pause: 29_876 },
      { process: 1, cost: 5, used: 5, pause: 32_048 },
    ];
    const step = fc.record({
      process: fc.nat(2),
      cost: fc.integer({ min: 1, max: 12 }),
      used: fc.nat(12),
      pause: fc.nat(40_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 200 }), async (steps, limit) => {
        const size = { limit, perSecond: limit / 60 };
        const { clock, process } = createWorld(size);
        const processes = [process(), process(), process()];
        const begin = clock.now;
        // For every instant so far: the time, and how much was allowed until then.
        const admitted: { at: number; sum: number }[] = [{ at: begin, sum: 0 }];
        for (const { process: index, cost, used, pause } of steps) {
          clock.now += pause < 20_000 ? 0 : pause - 20_000;
          const { allowed } = await processes[index]!(cost);
          const unused = allowed ? Math.max(0, cost - used) : 0;
          if (unused > 0) processes[index]!.putBack(unused);
          const sum = admitted.at(-1)!.sum + (allowed ? cost - unused : 0);
          for (const earlier of admitted) {
            const most = limit + ((clock.now - earlier.at) / 1_000) * size.perSecond;
            expect(sum - earlier.sum).toBeLessThanOrEqual(most + 0.001);
          }
          admitted.push({ at: clock.now, sum });
        }
      }),
      { numRuns: 100, examples: [[lateReturn, 5]] },
    );
  });

  test('can be drawn again by any process after they are put back', async () => {
    const { process, state } = createWorld({ limit: 1_000, perSecond: 0.000_001 });
    const [left, right] = [process(), process()];
    await left(900);
    expect(left.putBack(890)?.remaining).toBe(990);
    expect((await left(500)).allowed).toBe(true);
    left.putBack(499);
    expect((await left(1)).remaining).toBeGreaterThanOrEqual(980);
    const asked = state.asked;
    for (let calls = 0; calls < 50; calls += 1) {
      await left(26);
      left.putBack(25);
    }
    expect(state.asked - asked).toBeLessThanOrEqual(1);
    expect((await right(500)).allowed).toBe(true);
  });

  test.each([1, 10, 100, 600])('are given to the callers of two processes: all %i, and no more', async (limit) => {
    const { process } = createWorld({ limit, perSecond: 0.000_001 });
    const [left, right] = [process(), process()];
    const draws = await Promise.all(Array.from({ length: 4 * limit }, (_, index) => (index % 3 ? left : right)()));
    expect(draws.filter(({ allowed }) => allowed)).toHaveLength(limit);
  });

  test('are requested rarely while there are many, and not at all once none is known to be left', async () => {
    const { process, state } = createWorld({ limit: 600, perSecond: 0.000_001 });
    const draw = process();
    for (let count = 0; count < 300; count += 1) await draw();
    expect(state.asked).toBeLessThan(10);
    for (let count = 0; count < 300; count += 1) await draw();
    const asked = state.asked;
    expect(asked).toBeLessThan(50);
    for (let count = 0; count < 100; count += 1) expect((await draw()).allowed).toBe(false);
    expect(state.asked).toBeLessThanOrEqual(asked + 1);
  });

  test('come back after the reported waiting time', async () => {
    const { process, clock } = createWorld({ limit: 2, perSecond: 0.1 });
    const draw = process();
    expect(await draw()).toEqual({ allowed: true, remaining: 1, reset: 10, retryAfter: 0 });
    expect(await draw()).toEqual({ allowed: true, remaining: 0, reset: 20, retryAfter: 0 });
    expect(await draw()).toEqual({ allowed: false, remaining: 0, reset: 20, retryAfter: 10 });
    clock.now += 9_000;
    expect(await draw()).toMatchObject({ allowed: false, retryAfter: 1 });
    clock.now += 1_000;
    expect(await draw()).toMatchObject({ allowed: true, remaining: 0 });
  });

  test('are refused to a large cost while a small one still passes', async () => {
    const { process } = createWorld({ limit: 10, perSecond: 0.000_001 });
    const draw = process();
    expect((await draw(7)).allowed).toBe(true);
    expect((await draw(4)).allowed).toBe(false);
    expect(await draw(3)).toMatchObject({ allowed: true, remaining: 0 });
  });

  test('come from the bucket of the key and the kind of call', async () => {
    const asked: object[] = [];
    const limits = {
      lend: async (name: object) => {
        asked.push(name);
        return { granted: 1_000, left: 0 };
      },
    };
    const tokens = new BorrowedTokens({ limits, clock: { milliseconds: () => 1_000_000 } });
    const size = { limit: 10, perSecond: 1 };
    await tokens.draw({ keyUid: 'one' }, 'reads', size, 1);
    await tokens.draw({ keyUid: 'one' }, 'writes', size, 1);
    await tokens.draw({ keyUid: 'other' }, 'reads', size, 1);
    expect(asked).toEqual([
      { keyUid: 'one', bucket: 'reads' },
      { keyUid: 'one', bucket: 'writes' },
      { keyUid: 'other', bucket: 'reads' },
    ]);
  });

  test('are not lost to later calls after the database failed to answer one', async () => {
    const { process, state } = createWorld({ limit: 5, perSecond: 0.000_001 });
    const draw = process();
    state.isAway = true;
    await expect(Promise.all([draw(), draw()])).rejects.toThrow('away');
    state.isAway = false;
    expect((await draw()).allowed).toBe(true);
  });
});

describe('the loan of a process', () => {
  const TOKEN = 1_000;

  /** A bucket that lends tokens beyond each cost, and keeps some, as the test says. */
  function createLender({ limit = 80, perSecond = 0.001, beyond = 0, left = 40 } = {}) {
    const clock = { now: 1_000_000, milliseconds: () => clock.now };
    const state = { beyond, left, isAway: false, asked: [] as object[], release: null as null | (() => void) };
    const limits = {
      async lend(_name: object, _size: BucketSize, request: { cost: number }) {
        state.asked.push(request);
        if (state.isAway) throw new Error('away');
        if (state.release) await new Promise<void>((resolve) => (state.release = resolve));
        return { granted: request.cost + state.beyond * TOKEN, left: state.left * TOKEN };
      },
    };
    const tokens = new BorrowedTokens({ limits, clock });
    const size = { limit, perSecond };
    const draw = async (cost: number) => tokens.draw(KEY, 'reads', size, cost);
    return { clock, state, draw, putBack: (cost: number) => tokens.putBack(KEY, 'reads', size, cost) };
  }

  test('is spent until shortly before the bucket stops counting it', async () => {
    const { clock, state, draw, putBack } = createLender({ beyond: 10 });
    await draw(1);
    clock.now += LOAN_MILLISECONDS - 2_001;
    await draw(1);
    expect(putBack(1)).toMatchObject({ remaining: 50 });
    expect(state.asked).toEqual([{ cost: TOKEN, unspent: 0, counted: 0 }]);
    clock.now += 1;
    expect(putBack(1)).toBeNull();
    await draw(1);
    // The bucket has refilled 28 thousandths of a token meanwhile.
    expect(state.asked.slice(1)).toEqual([{ cost: TOKEN, unspent: 10 * TOKEN - 28, counted: 0 }]);
  });

  test('is returned with the next request', async () => {
    const { state, draw } = createLender({ beyond: 10 });
    await draw(1);
    await draw(4);
    await draw(20);
    expect(state.asked.slice(1)).toEqual([{ cost: 20 * TOKEN, unspent: 6 * TOKEN, counted: 10 * TOKEN }]);
  });

  test('is lost if the request that returns it fails', async () => {
    const { state, draw } = createLender({ beyond: 10 });
    await draw(1);
    state.isAway = true;
    await expect(draw(20)).rejects.toThrow('away');
    state.isAway = false;
    await draw(1);
    expect(state.asked.slice(2)).toEqual([{ cost: TOKEN, unspent: 0, counted: 0 }]);
  });

  test('takes back more than an eighth of the limit beyond what is counted, and then asks before it is spent', async () => {
    const { state, draw, putBack } = createLender({ limit: 80 });
    await draw(20);
    expect(putBack(10)).toMatchObject({ remaining: 40 });
    expect(putBack(11)).toMatchObject({ remaining: 51 });
    expect(await draw(1)).toMatchObject({ allowed: true });
    expect(state.asked.slice(1)).toEqual([{ cost: TOKEN, unspent: 11 * TOKEN, counted: 0 }]);
  });

  test('takes back what is counted, however little it is', async () => {
    const { state, draw, putBack } = createLender({ beyond: 10 });
    await draw(1);
    await draw(3);
    expect(putBack(2)).toMatchObject({ remaining: 49 });
    expect(putBack(2)).toMatchObject({ remaining: 50 });
    await draw(10);
    expect(state.asked).toHaveLength(1);
  });

  test('loses nothing if the clock is set back', async () => {
    const { clock, draw, putBack } = createLender({ beyond: 10, perSecond: 1 });
    await draw(1);
    clock.now -= 20_000;
    expect(await draw(2)).toMatchObject({ allowed: true, remaining: 48 });
    expect(putBack(1)).toMatchObject({ remaining: 49, reset: 31 });
    expect(await draw(70)).toMatchObject({ allowed: false, retryAfter: 21 });
  });

  test('is not touched while a request is under way, and later calls wait for the answer', async () => {
    const { clock, state, draw, putBack } = createLender({ left: 0 });
    await draw(1);
    expect(await draw(1)).toMatchObject({ allowed: false });
    clock.now += 1_000_000;
    Object.assign(state, { release: () => undefined, beyond: 10 });
    const calls = [draw(1), draw(1), draw(5)];
    await new Promise(setImmediate);
    expect(putBack(1)).toBeNull();
    state.release?.();
    expect((await Promise.all(calls)).map(({ allowed }) => allowed)).toEqual([true, true, true]);
    expect(state.asked).toHaveLength(2);
  });
});
