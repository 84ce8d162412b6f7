import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { buildDataSourceOptions, migrate, openDatabase } from '../../src/database/data-source.js';
import { verifyIndex } from '../../src/processing/verify.js';
import { readSnapshot } from '../../src/stores.js';
import { createEmptyDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';
import { fillOldSchema, INVOICES } from '../support/old-schema.js';
import { RestClient } from '../support/rest-client.js';
import { startService } from '../support/service.js';

const NOT_DELETED = INVOICES - INVOICES / 10;
const MIGRATIONS = buildDataSourceOptions({ url: 'sqlite:none', poolSize: 1 }, 'writer').migrations as (new () => {
  readonly name: string;
})[];
/** Every schema that was ever the newest, by the number of its migrations. */
const RELEASED = MIGRATIONS.slice(0, -1).map((Migration, index) => [new Migration().name, index + 1] as const);

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

  /** Migrates in three processes' turns while another keeps reading; returns how many migrations ran and the counts it read. */
  async function migrateWhileReading(): Promise<{ ran: number; counts: Set<number> }> {
    const databases = await Promise.all([0, 1, 2].map(() => openDatabase({ url: created.url, poolSize: 2 })));
    const counts = new Set<number>();
    const state = { isOver: false };
    const reading = (async () => {
      while (!state.isOver) {
        const sql = 'SELECT COUNT(*) AS number FROM invoice WHERE invoice.deleted_at IS NULL';
        const [row] = await databases[0]!.reader.query<{ number: number | string }[]>(sql);
        counts.add(Number(row!.number));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    })();
    try {
      const ran = await Promise.all(databases.map((database) => migrate(database)));
      return { ran: ran.flat().length, counts };
    } finally {
      state.isOver = true;
      await reading;
      for (const database of databases) await database.close();
    }
  }

  it.each(RELEASED)(
    'from %s keeps every invoice, and all of them can be found and changed',
    async (_name, migrations) => {
      const { accountUid } = await createOldDatabase(migrations);
      const { ran, counts } = await migrateWhileReading();
      expect([ran, [...counts]]).toEqual([MIGRATIONS.length - migrations, [NOT_DELETED]]);

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
