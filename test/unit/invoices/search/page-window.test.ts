import { describe, expect, it } from '@jest/globals';
import { array, assert, boolean, integer, property, record } from 'fast-check';
import { addPacked, groupByChunk, repack, SLICE_SIZE, type IdSet } from '../../../../src/invoices/search/id-set.js';
import { findPageWindow, type PageWindow, type SliceSpan } from '../../../../src/invoices/search/page-window.js';

interface Row {
  readonly id: number;
  readonly createdAt: string;
}

/** The rows of a few invoices in each of several slices; few times, so that many are equal. */
const rows = array(
  record({
    slice: integer({ min: 0, max: 12 }),
    place: integer({ min: 0, max: 5 }),
    time: integer({ min: 0, max: 30 }),
  }),
  {
    maxLength: 60,
  },
).map((places) => {
  const byId = new Map(places.map(({ slice, place, time }) => [slice * SLICE_SIZE + place * 100, toTime(time)]));
  return [...byId].map(([id, createdAt]): Row => ({ id, createdAt }));
});
const wanted = record({
  descending: boolean(),
  offset: integer({ min: 0, max: 70 }),
  limit: integer({ min: 1, max: 10 }),
});

function toTime(time: number): string {
  return `2026-01-01 00:00:${String(time).padStart(2, '0')}.000000`;
}

function makeSet(members: readonly Row[]): IdSet {
  const set: IdSet = new Map();
  for (const [chunk, offsets] of groupByChunk(members.map(({ id }) => id)))
    addPacked(set, chunk, repack(Buffer.alloc(0), [], [offsets]));
  return set;
}

function listSpans(members: readonly Row[]): SliceSpan[] {
  const spans = new Map<number, SliceSpan>();
  for (const { id, createdAt } of members) {
    const slice = Math.floor(id / SLICE_SIZE);
    const { from, to } = spans.get(slice) ?? { from: createdAt, to: createdAt };
    spans.set(slice, { slice, from: createdAt < from ? createdAt : from, to: createdAt > to ? createdAt : to });
  }
  return [...spans.values()];
}

function sortRows(members: readonly Row[], descending: boolean): Row[] {
  const keyOf = ({ id, createdAt }: Row) => createdAt + String(id).padStart(9, '0');
  const sorted = members.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
  return descending ? sorted.reverse() : sorted;
}

function pick(members: readonly Row[], { ids }: PageWindow, descending: boolean): Row[] {
  return sortRows(
    members.filter(({ id }) => ids.includes(id)),
    descending,
  );
}

describe('the window of a page', () => {
  it('holds the wanted rows of the list, however the times of the slices overlap', () => {
    assert(
      property(rows, rows, wanted, (members, others, { descending, offset, limit }) => {
        const spans = listSpans([...members, ...others]);
        const window = findPageWindow(makeSet(members), spans, { descending, offset, limit })!;
        const from = offset - window.skipped;
        expect(from).toBeGreaterThanOrEqual(0);
        const whole = sortRows(members, descending);
        expect(pick(members, window, descending).slice(from, from + limit)).toEqual(
          whole.slice(offset, offset + limit),
        );
      }),
    );
  });

  it('holds the rows that follow a place', () => {
    assert(
      property(rows, wanted, integer({ min: 0, max: 59 }), (members, { descending, limit }, index) => {
        const whole = sortRows(members, descending);
        const place = whole[index];
        if (!place) return;
        const options = { descending, offset: 0, limit, after: place.createdAt };
        const window = findPageWindow(makeSet(members), listSpans(members), options)!;
        const follows = new Set(whole.slice(index + 1));
        const found = pick(members, window, descending).filter((row) => follows.has(row));
        expect(found.slice(0, limit)).toEqual(whole.slice(index + 1, index + 1 + limit));
        expect(window.isLast || found.length >= limit).toBe(true);
      }),
    );
  });

  it('reads few invoices of many that were created in the order of their ids', () => {
    const many = Array.from({ length: 200 * SLICE_SIZE }, (_, id) => ({
      id,
      createdAt: `2026-01-01 00:00:00.${String(id).padStart(6, '0')}`,
    }));
    const [set, spans] = [makeSet(many), listSpans(many)];
    const middle = findPageWindow(set, spans, { descending: true, offset: 50_000, limit: 25 });
    expect(middle?.ids.length).toBeLessThanOrEqual(2 * SLICE_SIZE);
    const after = findPageWindow(set, spans, {
      descending: true,
      offset: 0,
      limit: 25,
      after: many[50_000]!.createdAt,
    });
    expect(after?.ids.length).toBeLessThanOrEqual(2 * SLICE_SIZE);
  });

  it('is given up when it would hold too many', () => {
    const many = Array.from({ length: 10 * SLICE_SIZE }, (_, id) => ({ id, createdAt: toTime(id % 10) }));
    expect(findPageWindow(makeSet(many), listSpans(many), { descending: true, offset: 0, limit: 25 })).toBeNull();
  });
});
