import { describe, expect, test } from '@jest/globals';
import { array, assert, nat, property } from 'fast-check';
import { CommitTail } from '../../../src/invoices/changes/commit-tail.js';

const PATIENCE = 1_000;

describe('the tail of a table that is read by id', () => {
  test('a skipped id is looked for until it appears', () => {
    const tail = new CommitTail([1, 2, 5], true, PATIENCE, 0);
    expect({ end: tail.end, missing: tail.missing, settled: tail.settled }).toEqual({
      end: 5,
      missing: [3, 4],
      settled: 2,
    });
    tail.addSeen([3, 6], 10);
    expect({ end: tail.end, missing: tail.missing, settled: tail.settled }).toEqual({
      end: 6,
      missing: [4],
      settled: 3,
    });
    tail.addSeen([4], 20);
    expect({ missing: tail.missing, settled: tail.settled }).toEqual({ missing: [], settled: 6 });
  });

  test('the id of a rolled-back transaction is eventually given up', () => {
    const tail = new CommitTail([], true, PATIENCE, 0);
    tail.addSeen([2], 500);
    tail.giveUp(500 + PATIENCE);
    expect(tail.missing).toEqual([1]);
    tail.giveUp(501 + PATIENCE);
    expect({ missing: tail.missing, settled: tail.settled }).toEqual({ missing: [], settled: 2 });
  });

  test('old gaps are not looked for', () => {
    expect(new CommitTail([900, 901], false, PATIENCE, 0).missing).toEqual([]);
  });

  test('a jump in the ids does not create millions of gaps', () => {
    const tail = new CommitTail([1], true, PATIENCE, 0);
    tail.addSeen([5_000_000, 10_000_000], 0);
    expect(tail.missing).toHaveLength(5_000);
    expect([tail.missing[0], tail.missing.at(-1)]).toEqual([9_995_000, 9_999_999]);
    expect([tail.end, tail.settled]).toEqual([10_000_000, 9_994_999]);
  });

  test('every row is read once, in whatever order transactions commit', () => {
    assert(
      property(array(array(nat({ max: 30 }), { maxLength: 10 }), { maxLength: 20 }), (rounds) => {
        const committed = new Set<number>();
        const tail = new CommitTail([], true, PATIENCE, 0);
        const read: number[] = [];
        for (const ids of rounds) {
          for (const id of ids) committed.add(id + 1);
          const late = tail.missing.filter((id) => committed.has(id));
          const next = [...committed].filter((id) => id > tail.end).sort((left, right) => left - right);
          read.push(...late, ...next);
          tail.addSeen([...late, ...next], 0);
          const lost = [...committed].filter((id) => id <= tail.settled && !read.includes(id));
          expect(lost).toEqual([]);
        }
        expect(read.toSorted((left, right) => left - right)).toEqual(
          [...committed].sort((left, right) => left - right),
        );
      }),
    );
  });
});
