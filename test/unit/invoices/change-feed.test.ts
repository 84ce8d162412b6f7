import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ChangeFeed } from '../../../src/invoices/changes/change-feed.js';
import type { InvoiceChange } from '../../../src/invoices/changes/invoice-change.js';
import { SCOPES, type Actor } from '../../../src/shared/actor.js';
import { createLogger } from '../../../src/shared/logger.js';

const READER = { accountId: 1, role: 'viewer', scopes: SCOPES } as unknown as Actor;

const TRANSACTION_MILLISECONDS = 60_000;

/** A history whose ids are assigned before the changes are committed, and a feed that reads it. */
function createHistory(committed: number[], clock = { milliseconds: () => 0 }) {
  const ids = new Set(committed);
  const listChanges = (isFound: (id: number) => boolean) =>
    [...ids]
      .toSorted((left, right) => left - right)
      .filter(isFound)
      .map((id) => ({ id, accountId: 1, invoiceUid: `${id}`, kind: 'updated' }) as unknown as InvoiceChange);
  const changes = {
    listNewestIds: async (limit: number) =>
      listChanges(() => true)
        .slice(-limit)
        .map(({ id }) => id),
    listByIds: async (wanted: readonly number[]) => listChanges((id) => wanted.includes(id)),
    listAfter: async (end: number, limit: number) => listChanges((id) => id > end).slice(0, limit),
    listOfAccount: async (_: number, { after, upTo }: { after: number; upTo: number }) =>
      listChanges((id) => id > after && id <= upTo),
  };
  const feed = new ChangeFeed({
    ...{ changes, clock },
    logger: { warn() {} },
    pollMilliseconds: 1,
    transactionMilliseconds: TRANSACTION_MILLISECONDS,
  } as never);
  return { changes, commit: (id: number) => ids.add(id), feed };
}

/**
 * Follows a feed from a cursor until it delivered the given number of changes; returns the id and cursor of each.
 *
 * @param onChange what happens after the first, second, … change
 */
async function follow(
  feed: ChangeFeed,
  count: number,
  { after = null as number | null, onStart = () => {}, onChange = [] as (() => void)[] } = {},
) {
  const abort = new AbortController();
  const received: [id: number, cursor: number][] = [];
  const changes = await feed.follow(READER, { filter: {}, after, signal: abort.signal });
  onStart();
  for await (const { id, cursor } of changes) {
    received.push([id, cursor]);
    onChange[received.length - 1]?.();
    if (received.length === count) abort.abort();
  }
  return received;
}

const listNumbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a feed of changes', () => {
  it('delivers a change that is committed after later ones, even the very first', async () => {
    const { commit, feed } = createHistory([3, 4]);
    const received = await follow(feed, 3, {
      onStart: () => commit(5),
      onChange: [() => [1, 2].forEach(commit)],
    });
    expect(received.map(([id]) => id)).toEqual([5, 1, 2]);
  });

  it('returns a cursor that misses nothing while earlier changes may still be committed', async () => {
    const { commit, feed } = createHistory([1, 2, 4]);
    const received = await follow(feed, 3, {
      onStart: () => commit(5),
      onChange: [() => commit(3), () => commit(6)],
    });
    expect(received).toEqual([
      [5, 2],
      [3, 3],
      [6, 6],
    ]);
  });

  it('does not wait for ids below the newest ten thousand', async () => {
    const { commit, feed } = createHistory(listNumbers(5, 10_004));
    const received = await follow(feed, 1, {
      onStart() {
        commit(1);
        commit(10_005);
      },
    });
    expect(received).toEqual([[10_005, 10_005]]);
  });

  it('starts after a cursor', async () => {
    const { feed } = createHistory(listNumbers(1, 6));
    expect(await follow(feed, 2, { after: 4 })).toEqual([
      [5, 5],
      [6, 6],
    ]);
  });

  it('refuses a cursor that is more than 100,000 changes old', async () => {
    const { feed } = createHistory([200_000]);
    expect(await follow(feed, 1, { after: 100_000 })).toHaveLength(1);
    await expect(follow(feed, 1, { after: 99_999 })).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('delivers all changes to a reader with the cursor 0', async () => {
    const { feed } = createHistory(listNumbers(1, 3));
    expect(await follow(feed, 3, { after: 0 })).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('delivers each of many missed changes once, even those that are committed meanwhile', async () => {
    const { commit, feed } = createHistory(listNumbers(1, 12_000));
    const received = await follow(feed, 12_002, { after: 0, onStart: () => [12_001, 12_002].forEach(commit) });
    expect(received.map(([id]) => id)).toEqual(listNumbers(1, 12_002));
  });

  it('starts over for the next reader if the history could not be read for the first one', async () => {
    const { changes, feed } = createHistory([1, 2]);
    const { listNewestIds } = changes;
    changes.listNewestIds = async () => {
      throw new Error('The database is away.');
    };
    await expect(follow(feed, 1)).rejects.toThrow('The database is away.');
    changes.listNewestIds = listNewestIds;
    expect(await follow(feed, 1, { after: 1 })).toEqual([[2, 2]]);
  });

  it('waits for a missing change as long as twice the longest transaction, and not longer', async () => {
    const clock = { now: 0, milliseconds: () => clock.now };
    const { commit, feed } = createHistory([1, 3], clock);
    const received = await follow(feed, 3, {
      onStart() {
        clock.now = 2 * TRANSACTION_MILLISECONDS;
        commit(4);
      },
      onChange: [
        () => {
          clock.now += 1;
          commit(5);
        },
        () => [2, 6].forEach(commit),
      ],
    });
    expect(received).toEqual([
      [4, 1],
      [5, 5],
      [6, 6],
    ]);
  });

  it('delivers a changed invoice only to readers that want it', async () => {
    const { commit, feed } = createHistory([1, 2, 3]);
    const abort = new AbortController();
    const options = { filter: { invoiceUids: new Set(['2', '4']) }, after: 0, signal: abort.signal };
    const changes = await feed.follow(READER, options);
    [4, 5].forEach(commit);
    const received: string[] = [];
    for await (const { invoiceUid } of changes) if (received.push(invoiceUid) === 2) abort.abort();
    expect(received).toEqual(['2', '4']);
  });

  it('ends at once for a reader that has already gone', async () => {
    const { feed } = createHistory([1]);
    const changes = await feed.follow(READER, { filter: {}, after: null, signal: AbortSignal.abort() });
    expect(await changes.next()).toEqual({ value: undefined, done: true });
  });

  it('refuses a key that may not read', async () => {
    const { feed } = createHistory([1]);
    const actor = { ...READER, scopes: ['export'] } as Actor;
    const { signal } = new AbortController();
    await expect(feed.follow(actor, { filter: {}, after: null, signal })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a feed that someone follows', () => {
  const POLL = 1_000;
  const abort = { controller: new AbortController() };
  beforeEach(() => {
    jest.useFakeTimers();
    abort.controller = new AbortController();
  });
  afterEach(async () => {
    abort.controller.abort();
    await jest.runAllTimersAsync();
    jest.useRealTimers();
  });

  /** Follows a feed; returns when it reads the history, in seconds from the start. What it finds is what `find` returns. */
  async function watchReads(find: () => number[]) {
    const start = Date.now();
    const reads: number[] = [];
    const listAfter = async () => {
      reads.push((Date.now() - start) / POLL);
      return find().map((id) => ({ id, accountId: 1 }) as InvoiceChange);
    };
    const changes = { listNewestIds: async () => [], listByIds: async () => [], listAfter };
    const feed = new ChangeFeed({
      ...{ changes, clock: { milliseconds: () => Date.now() }, logger: createLogger('silent') },
      ...{ pollMilliseconds: POLL, transactionMilliseconds: 0 },
    } as never);
    await feed.follow(READER, { filter: {}, after: null, signal: abort.controller.signal });
    return reads;
  }

  it('leaves no timer behind once its last reader has gone, or was refused', async () => {
    await watchReads(() => []);
    await jest.advanceTimersByTimeAsync(0.5 * POLL);
    expect(jest.getTimerCount()).toBe(1);
    abort.controller.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
    const { feed } = createHistory([200_000]);
    const { signal } = new AbortController();
    await expect(feed.follow(READER, { filter: {}, after: 1, signal })).rejects.toMatchObject({ code: 'bad_request' });
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reads the history at regular intervals, and no longer once nobody follows it', async () => {
    const reads = await watchReads(() => []);
    await jest.advanceTimersByTimeAsync(2.5 * POLL);
    abort.controller.abort();
    await jest.advanceTimersByTimeAsync(10 * POLL);
    expect(reads).toEqual([0, 1, 2]);
  });

  it('reads on at once while there is more than it reads at a time', async () => {
    const batches = [listNumbers(1, 500), listNumbers(501, 1_000), listNumbers(1_001, 1_499)];
    const reads = await watchReads(() => batches.shift() ?? []);
    await jest.advanceTimersByTimeAsync(1.5 * POLL);
    expect(reads.map(Math.round)).toEqual([0, 0, 0, 1]);
  });

  it('waits longer after each failure in a row, at most five seconds', async () => {
    const outcomes = [...Array<boolean>(7).fill(false), true, false, true];
    const reads = await watchReads(() => {
      if (outcomes.shift() === false) throw new Error('The database is away.');
      return [];
    });
    await jest.advanceTimersByTimeAsync(30 * POLL);
    expect(reads.slice(0, 10)).toEqual([0, 1, 3, 6, 10, 15, 20, 25, 26, 27]);
  });
});
