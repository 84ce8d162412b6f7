import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  beginReadScope,
  getReadScope,
  keepReadScope,
  runInReadScope,
  useReadScopes,
} from '../../../src/shared/read-scope.js';

async function* listScopes() {
  for (let value = 0; value < 3; value += 1) yield getReadScope();
}

async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const collected: Value[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

test('without a replica, requests have no scope', () => {
  expect(beginReadScope({ isOpen: true })).toBeNull();
  expect(runInReadScope(null, getReadScope)).toBeUndefined();
});

describe('with a replica', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = useReadScopes();
  });
  afterEach(() => stop());

  test('the work of a request has its scope, and other work has none', async () => {
    const scope = beginReadScope({ isOpen: true });
    const found = runInReadScope(scope, async () => {
      await Promise.resolve();
      return getReadScope();
    });
    expect(getReadScope()).toBeUndefined();
    expect(await found).toBe(scope);
  });

  test('an iterator keeps the scope in which it was made, whoever reads it', async () => {
    const scope = beginReadScope({ isOpen: true });
    expect(await collect(runInReadScope(scope, () => keepReadScope(listScopes())))).toEqual([scope, scope, scope]);
    expect(await collect(keepReadScope(listScopes()))).toEqual([undefined, undefined, undefined]);
  });

  test('an iterator that is given up ends', async () => {
    let hasEnded = false;
    async function* count() {
      try {
        yield* [1, 2, 3];
      } finally {
        hasEnded = true;
      }
    }
    const kept = runInReadScope(beginReadScope({ isOpen: true }), () => keepReadScope(count()));
    for await (const value of kept) if (value === 2) break;
    expect(hasEnded).toBe(true);
  });
});
