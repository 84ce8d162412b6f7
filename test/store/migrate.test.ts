import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { migrate, openDatabase, type Database } from '../../src/database/data-source.js';
import { OLDEST_WRITER_VERSION, SCHEMA_VERSION } from '../../src/installation/schema-version.js';
import { createEmptyDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';
import { waitUntil } from '../support/service.js';

describe.each(DIALECTS)('migrating, on %s', (dialect) => {
  let created: TestDatabase;
  let opened: Database[];
  beforeEach(async () => {
    created = await createEmptyDatabase(dialect);
    opened = [];
  });
  afterEach(async () => {
    for (const database of opened) await database.close();
    await created.drop();
  });

  async function open(poolSize = 2): Promise<Database> {
    const database = await openDatabase({ url: created.url, poolSize });
    opened.push(database);
    return database;
  }

  it('works with a single connection in each pool', async () => {
    expect(await migrate(await open(1))).not.toEqual([]);
  });

  it('runs each migration once if several processes start at the same time', async () => {
    const databases = await Promise.all(Array.from({ length: 3 }, () => open()));
    const done = await Promise.all(databases.map((database) => migrate(database)));
    expect(done.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, done.flat().length]);
    const rows = await databases[0]!.reader.query<object[]>('SELECT name FROM migrations');
    expect(rows).toHaveLength(done.flat().length);
  });

  it('fails if another process does not finish in time, and migrates nothing', async () => {
    const [busy, waiting] = [await open(), await open()];
    const runner = busy.writer.createQueryRunner();
    await runner.query(dialect === 'sqlite' ? 'BEGIN IMMEDIATE' : "SELECT GET_LOCK('invoice_graph_migrations', 60)");
    await expect(migrate(waiting, 0)).rejects.toThrow(/Another process is still migrating/);
    await runner.query(dialect === 'sqlite' ? 'ROLLBACK' : "SELECT RELEASE_LOCK('invoice_graph_migrations')");
    await runner.release();
    expect(await migrate(waiting)).not.toEqual([]);
  });

  // SQLite locks the file instead.
  (dialect === 'mysql' ? describe : describe.skip)('with a running process of an older version', () => {
    it('lets it stop writing before the first migration', async () => {
      const upTo = OLDEST_WRITER_VERSION - 1;
      const older = await openDatabase({ url: created.url, poolSize: 2, upTo });
      opened.push(older);
      await migrate(older);
      await older.writer.query(
        "INSERT INTO installation (id, uid, secret_check, schema_version, oldest_writer) VALUES (1, 'u', 's', ?, ?)",
        [upTo, upTo],
      );
      const count = async (table: string, condition: string) =>
        (await older.reader.query<unknown[]>(`SELECT 1 FROM ${table} WHERE ${condition} = ${OLDEST_WRITER_VERSION}`))
          .length;
      const migrated = migrate(await open());
      await waitUntil(async () => (await count('installation', 'oldest_writer')) === 1);
      expect(await count('migrations', 'timestamp')).toBe(0);
      await migrated;
      expect(await count('migrations', 'timestamp')).toBe(1);
    });
  });

  it('knows its newest migration, so that older code can recognise a newer database', async () => {
    const database = await open();
    await migrate(database);
    const rows = await database.reader.query<{ timestamp: string | number }[]>('SELECT timestamp FROM migrations');
    const timestamps = rows.map(({ timestamp }) => Number(timestamp));
    expect(SCHEMA_VERSION).toBe(Math.max(...timestamps));
    expect(timestamps).toContain(OLDEST_WRITER_VERSION);
  });
});
