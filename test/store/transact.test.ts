import { describe, expect, test } from '@jest/globals';
import { createEvent } from '../../src/invoices/invoice-transaction.js';
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

  /** Ends the connections of open transactions. */
  const killConnections = async () => {
    const { reader } = context.database;
    const open = await reader.query<{ id: number }[]>(
      `SELECT innodb_trx.trx_mysql_thread_id AS id FROM information_schema.innodb_trx
       JOIN information_schema.processlist ON processlist.id = innodb_trx.trx_mysql_thread_id WHERE processlist.db = DATABASE()`,
    );
    for (const { id } of open) await reader.query(`KILL ${Number(id)}`);
  };

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

    test('sees what other transactions have committed meanwhile, on every connection', async () => {
      if (context.database.writer.options.type === 'better-sqlite3') return;
      const transact = createTransact(context.database, 20_000);
      const look = (name: string) =>
        transact(async (tx) => {
          const before = (await tx.accounts.listAccounts()).length;
          await transact((other) => other.accounts.insertAccount(buildAccount(name)));
          return (await tx.accounts.listAccounts()).length - before;
        });
      expect([await look('meanwhile 1'), await look('meanwhile 2')]).toEqual([1, 1]);
    });

    test('continues after a transaction whose connection was lost', async () => {
      if (context.database.writer.options.type === 'better-sqlite3') return;
      const transact = createTransact(context.database, 20_000);
      const lost = transact(async (tx) => {
        const id = await tx.accounts.insertAccount(buildAccount('lost'));
        await tx.accounts.updateAccount(id, { name: 'lost again' });
        await killConnections();
        await tx.accounts.insertAccount(buildAccount('lost too'));
      });
      await expect(lost).rejects.toMatchObject({ name: 'QueryFailedError' });
      await transact((tx) => tx.accounts.insertAccount(buildAccount('after the loss')));
      expect((await listNames()).filter((name) => /los[ts]/.test(name))).toEqual(['after the loss']);
    });

    test('fails and keeps nothing if a write whose result nobody needs fails', async () => {
      const transact = createTransact(context.database, 20_000);
      const event = createEvent(null, 'uploaded', '2026-01-02 03:04:05.000006');
      const failing = transact(async (tx) => {
        await tx.accounts.insertAccount(buildAccount('with an event'));
        await tx.invoices.insertEvent({ ...event, uid: createUid(), invoiceId: 999_999 });
      });
      await expect(failing).rejects.toMatchObject({ name: 'QueryFailedError' });
      await transact((tx) => tx.accounts.insertAccount(buildAccount('without an event')));
      expect((await listNames()).filter((name) => name.endsWith('an event'))).toEqual(['without an event']);
    });

    test('reads what it has just written', async () => {
      const hasJob = createTransact(
        context.database,
        20_000,
      )(async (tx) => {
        await tx.jobs.enqueue({ kind: 'process_invoice', accountId: 1, invoiceId: 7 });
        return tx.jobs.hasJobFor(7);
      });
      expect(await hasJob).toBe(true);
    });

    /** Runs work that fails with an error the given number of times; returns its outcome and how often it ran. */
    async function countRuns(failure: object, failures: number): Promise<[unknown, number]> {
      let runs = 0;
      const work = async () => {
        runs += 1;
        if (runs <= failures) throw failure;
        return 'done';
      };
      const outcome = await createTransact(context.database, 20_000)(work).catch((thrown: unknown) => thrown);
      return [outcome, runs];
    }

    test('is repeated after a conflict with another one, up to four times in all', async () => {
      const conflict = { errno: 1213 };
      expect(await countRuns(conflict, 3)).toEqual(['done', 4]);
      expect(await countRuns(conflict, 4)).toEqual([conflict, 4]);
    });

    test('is repeated while the database is locked, and not for any other reason', async () => {
      const locked = { message: 'database is locked' };
      expect(await countRuns(locked, 8)).toEqual(['done', 9]);
      const other = { errno: 1 };
      expect(await countRuns(other, 1)).toEqual([other, 1]);
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
