import { describe, expect, it } from '@jest/globals';
import { Housekeeping, type HousekeepingDependencies } from '../../../src/processing/housekeeping.js';

const NOW = Date.parse('2024-03-31T12:00:00Z');
const DAY = 86_400_000;
const RETENTION_DAYS = 30;

/** Creates the housekeeping for invoices that were deleted at the same instant, and for one remembered idempotent call. */
function createHousekeeping({ deletedAt = '', invoices = 0, answeredAt = '', steadyFor = DAY }) {
  const removed: string[] = [];
  const rows = Array.from({ length: invoices }, (_, index) => ({ id: index + 1, fileKey: `file ${index + 1}` }));
  const purge = (id: number) => {
    removed.push(`invoice ${id}`);
    rows.splice(
      rows.findIndex((row) => row.id === id),
      1,
    );
  };
  const dependencies = {
    clock: { milliseconds: () => NOW },
    retentionDays: RETENTION_DAYS,
    measureClock: async () => ({ now: NOW, steadyFor, hasJumped: false }),
    logger: { info() {}, warn() {} },
    files: {
      requireAvailable: async () => undefined,
      sweepTemporary: async (before: number) => (before <= NOW - 3_600_000 ? 2 : 0),
      remove: async (key: string) => void removed.push(key),
    },
    invoices: {
      listPurgeable: async (before: string, limit: number) => (deletedAt < before ? rows.slice(0, limit) : []),
    },
    transact: (work: (tx: never) => unknown) =>
      work({
        calls: { forgetAll: async (before: string) => answeredAt < before && removed.push('answer') },
        items: { removeAll: async (id: number) => void removed.push(`items ${id}`) },
        invoices: { isFileShared: async () => false, purge: async (id: number) => purge(id) },
      } as never),
  } as unknown as HousekeepingDependencies;
  return { housekeeping: new Housekeeping(dependencies), removed, rows };
}

describe('housekeeping', () => {
  it('purges nothing for a day after the clock has jumped', async () => {
    const deletedAt = '2024-03-01 11:59:59.999999';
    const { housekeeping } = createHousekeeping({ deletedAt, invoices: 1, steadyFor: DAY - 1 });
    expect(await housekeeping.run()).toMatchObject({ purged: 0 });
  });

  it('removes an invoice that was deleted long ago: its file first, then its row, and its items', async () => {
    const { housekeeping, removed } = createHousekeeping({ deletedAt: '2024-03-01 11:59:59.999999', invoices: 1 });
    expect(await housekeeping.run()).toEqual({ purged: 1, swept: 2 });
    expect(removed).toEqual(expect.arrayContaining(['file 1', 'items 1', 'invoice 1']));
    expect(removed.indexOf('file 1')).toBeLessThan(removed.indexOf('invoice 1'));
  });

  it('keeps an invoice for the whole retention time', async () => {
    const { housekeeping, rows } = createHousekeeping({ deletedAt: '2024-03-01 12:00:00.000000', invoices: 1 });
    expect(await housekeeping.run()).toMatchObject({ purged: 0 });
    expect(rows).toHaveLength(1);
  });

  it.each([99, 100, 101, 250])('removes all of %d invoices', async (invoices) => {
    const { housekeeping, rows } = createHousekeeping({ invoices });
    expect(await housekeeping.run()).toMatchObject({ purged: invoices });
    expect(rows).toEqual([]);
  });

  it('remembers the responses to idempotent calls for a day', async () => {
    const young = createHousekeeping({ answeredAt: '2024-03-30 12:00:00.000000' });
    await young.housekeeping.run();
    expect(young.removed).toEqual([]);
    const old = createHousekeeping({ answeredAt: '2024-03-30 11:59:59.999999' });
    await old.housekeeping.run();
    expect(old.removed).toEqual(['answer']);
  });
});
