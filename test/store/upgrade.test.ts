import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { buildDataSourceOptions, migrate, openDatabase, type Database } from '../../src/database/data-source.js';
import { verifyIndex } from '../../src/processing/verify.js';
import { createUid } from '../../src/shared/ids.js';
import { readSnapshot } from '../../src/stores.js';
import { createEmptyDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';
import { fillOldSchema, INVOICES } from '../support/old-schema.js';
import { RestClient } from '../support/rest-client.js';
import { startService, waitUntil } from '../support/service.js';

const NOT_DELETED = INVOICES - INVOICES / 10;
const MIGRATIONS = buildDataSourceOptions({ url: 'sqlite:none', poolSize: 1 }, 'writer').migrations as (new () => {
  readonly name: string;
})[];
/** Every schema that was ever the newest, by the number of its migrations. */
const RELEASED = MIGRATIONS.slice(0, -1).map((Migration, index) => [new Migration().name, index + 1] as const);

/** What was acknowledged to a writer. */
interface Written {
  readonly events: string[];
  accountName: string;
  whileMigrating: number;
}

async function repeatUntilOver(state: { readonly isOver: boolean }, work: () => Promise<void>): Promise<void> {
  while (!state.isOver) {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

describe.each(DIALECTS)('upgrading, on %s', (dialect) => {
  let created: TestDatabase;
  beforeEach(async () => {
    created = await createEmptyDatabase(dialect);
  });
  afterEach(() => created.drop());

  /** Creates the schema of an older version, with its data. */
  async function createOldDatabase(migrations: number): Promise<{ accountUid: string }> {
    const options = buildDataSourceOptions({ url: created.url, poolSize: 2 }, 'writer');
    const old = await new DataSource({ ...options, migrations: MIGRATIONS.slice(0, migrations) }).initialize();
    try {
      await old.runMigrations({ transaction: 'each' });
      return await fillOldSchema(old);
    } finally {
      await old.destroy();
    }
  }

  /**
   * Migrates in three processes' turns while another keeps reading, and a fourth keeps writing what no migration derives anything from.
   *
   * @returns how many migrations ran, the counts that were read, and what was acknowledged to the writer
   */
  async function migrateInUse(): Promise<{ ran: number; counts: Set<number>; written: Written }> {
    const databases = await Promise.all([0, 1, 2, 3].map(() => openDatabase({ url: created.url, poolSize: 2 })));
    const counts = new Set<number>();
    const written: Written = { events: [], accountName: 'Older', whileMigrating: 0 };
    const state = { isOver: false, isMigrating: false };
    const reading = repeatUntilOver(state, async () => {
      const sql = 'SELECT COUNT(*) AS number FROM invoice WHERE invoice.deleted_at IS NULL';
      const [row] = await databases[0]!.reader.query<{ number: number | string }[]>(sql);
      counts.add(Number(row!.number));
    });
    const writing = repeatUntilOver(state, () => write(databases[3]!, written, state.isMigrating));
    try {
      await waitUntil(async () => written.events.length > 0);
      state.isMigrating = true;
      const ran = await Promise.all(databases.slice(0, 3).map((database) => migrate(database)));
      state.isMigrating = false;
      return { ran: ran.flat().length, counts, written };
    } finally {
      state.isOver = true;
      await Promise.all([reading, writing]);
      for (const database of databases) await database.close();
    }
  }

  /** Writes an event and the name of the account as older code does; a refusal may be repeated. */
  async function write({ writer }: Database, written: Written, isMigrating: boolean): Promise<void> {
    const uid = createUid();
    try {
      await writer.query(
        `INSERT INTO history_event (invoice_id, uid, event, workspace_user_id, changes, created_at)
         VALUES (1, ?, 'updated', 1, '[]', '2026-02-03 04:05:06.000000')`,
        [uid],
      );
      written.events.push(uid);
      await writer.query('UPDATE account SET name = ? WHERE id = 1', [uid]);
      written.accountName = uid;
      if (isMigrating) written.whileMigrating += 1;
    } catch (error) {
      // SQLite while another process migrates, and MySQL where a migration has just changed the table.
      if (!/locked|busy|definition has changed|Deadlock|try restarting/i.test(String(error))) throw error;
    }
  }

  /** Lists what was acknowledged, but is not in the database. */
  async function findMissing({ events, accountName }: Written): Promise<string[]> {
    const database = await openDatabase({ url: created.url, poolSize: 1 });
    try {
      const stored = await database.reader.query<{ uid: string }[]>(
        'SELECT history_event.uid AS uid FROM history_event',
      );
      const [account] = await database.reader.query<{ name: string }[]>('SELECT account.name AS name FROM account');
      const known = new Set(stored.map(({ uid }) => uid)).add(account!.name);
      return [...events, accountName].filter((uid) => !known.has(uid));
    } finally {
      await database.close();
    }
  }

  it.each(RELEASED)(
    'from %s while it is used keeps every invoice and write, and all invoices can be found and changed',
    async (_name, migrations) => {
      const { accountUid } = await createOldDatabase(migrations);
      const { ran, counts, written } = await migrateInUse();
      expect([ran, [...counts]]).toEqual([MIGRATIONS.length - migrations, [NOT_DELETED]]);
      // MySQL serves other writers during migrations; SQLite lets them wait.
      expect(written.whileMigrating).toBeGreaterThanOrEqual(dialect === 'mysql' ? 1 : 0);
      expect(await findMissing(written)).toEqual([]);

      mkdirSync(path.join(created.folder, 'files'));
      const service = await startService(dialect, { DATA_DIR: created.folder, DATABASE_URL: created.url });
      try {
        const { accounts, keys } = service.core.services;
        const operator = await accounts.getOperator(accountUid);
        const [owner] = await accounts.listUsers(operator);
        const { secret } = await keys.issue(operator, { userUid: owner!.uid, name: 'after the upgrade' });
        const rest = new RestClient(service, secret);
        expect((await rest.get('/invoices/')).body).toMatchObject({ count: NOT_DELETED });
        expect((await rest.get('/invoices/?query=nordlicht&approvement_status=waiting')).body.count).toBe(19);
        const { body } = await rest.get('/invoices/?query=widget%207');
        expect(body).toMatchObject({ count: 1, results: [{ total_price: '7.00' }] });
        const url = `/invoices/${body.results[0].uid}`;
        expect((await rest.get(url)).body.items).toMatchObject([{ name: 'Widget 7', quantity: '10.000' }]);
        expect(await rest.call('PATCH', url, { json: { total_price: '8.00' } })).toMatchObject({ status: 200 });
        expect(await readSnapshot(service.core.database.reader, verifyIndex)).toEqual({
          ...{ miscounted: [], wrongSums: [], misindexed: [] },
        });
      } finally {
        await service.stop();
      }
    },
  );
});
