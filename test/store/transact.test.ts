import { describe, expect, test } from '@jest/globals';
import { AppError } from '../../src/shared/errors.js';
import { createUid } from '../../src/shared/ids.js';
import { createStores, createTransact } from '../../src/stores.js';
import { forEachDatabase } from '../support/databases.js';

function buildAccount(name: string) {
  return {
    uid: createUid(),
    name,
    locale: 'en-US',
    timeZone: 'UTC',
    fourEyes: false,
    createdAt: '2026-01-02 03:04:05.000006',
  };
}

forEachDatabase((context) => {
  const listNames = async () =>
    (await createStores(context.database.reader.manager).accounts.listAccounts()).map(({ name }) => name).sort();

  describe('transact', () => {
    test('uses SQLite settings that survive a power cut', async () => {
      const { reader, writer } = context.database;
      if (writer.options.type !== 'better-sqlite3') return;
      expect(await writer.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
      expect(await writer.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
      await expect(reader.query("UPDATE account SET name = ''")).rejects.toThrow('readonly');
    });

    test('keeps committed writes and drops rolled-back ones, however transactions overlap', async () => {
      const transact = createTransact(context.database, 20_000);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 60 }, (_, index) =>
          transact(async (tx) => {
            await tx.accounts.insertAccount(buildAccount(`first ${index}`));
            await new Promise((resolve) => setTimeout(resolve, index % 5));
            if (index % 3 === 0) throw new Error('changed my mind');
            await tx.accounts.insertAccount(buildAccount(`second ${index}`));
          }),
        ),
      );
      const kept = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
      expect(kept).toHaveLength(40);
      expect(await listNames()).toEqual(kept.flatMap((index) => [`first ${index}`, `second ${index}`]).sort());
    });

    test('keeps the microseconds of a timestamp', async () => {
      const [account] = await createStores(context.database.reader.manager).accounts.listAccounts();
      expect(account?.createdAt).toBe('2026-01-02 03:04:05.000006');
    });

    test('fails with service_unavailable if it takes too long', async () => {
      const transact = createTransact(context.database, 100);
      const slow = transact(() => new Promise((resolve) => setTimeout(resolve, 400)));
      await expect(slow).rejects.toThrow(AppError);
      await expect(slow).rejects.toMatchObject({ code: 'service_unavailable' });
      await new Promise((resolve) => setTimeout(resolve, 400));
    });

    test('commits nothing after it reported a failure to the caller', async () => {
      const late = createTransact(
        context.database,
        100,
      )(async (tx) => {
        await tx.accounts.insertAccount(buildAccount('too late'));
        await new Promise((resolve) => setTimeout(resolve, 300));
      });
      await expect(late).rejects.toMatchObject({ code: 'service_unavailable' });
      await new Promise((resolve) => setTimeout(resolve, 300));
      // It runs after the late transaction has ended.
      await createTransact(context.database, 20_000)((tx) => tx.accounts.insertAccount(buildAccount('in time')));
      expect(await listNames()).toContain('in time');
      expect(await listNames()).not.toContain('too late');
    });
  });
});
