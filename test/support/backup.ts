import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../src/database/data-source.js';
import type { TestDatabase } from './databases.js';

/** Restores a backup into an empty database and folder. */
export type Restore = (target: TestDatabase) => Promise<void>;

/**
 * Backs up a running installation as the guide for operators says: the database first, at one moment, then the folder.
 *
 * @param kept the copy of the folder; `between` runs after the database was read and before the folder is copied
 * @param without tables that the backup leaves empty
 */
export async function backUp(
  { reader, folder, kept }: { reader: DataSource; folder: string; kept: string },
  { between = async () => undefined, without = [] }: { between?: () => Promise<unknown>; without?: string[] } = {},
): Promise<Restore> {
  mkdirSync(kept, { recursive: true });
  const restoreDatabase =
    reader.options.type === 'better-sqlite3' ? await copySqlite(reader, kept) : await dumpMysql(reader);
  await between();
  for (const name of ['files', 'secret', 'installation'])
    cpSync(path.join(folder, name), path.join(kept, name), { recursive: true });
  return async (target) => {
    for (const name of ['files', 'secret', 'installation']) {
      if (existsSync(path.join(kept, name)))
        cpSync(path.join(kept, name), path.join(target.folder, name), { recursive: true });
    }
    await restoreDatabase(target);
    const { writer, close } = await openDatabase({ url: target.url, poolSize: 1 });
    for (const table of without) await writer.query(`DELETE FROM ${table}`);
    await close();
  };
}

async function copySqlite(reader: DataSource, kept: string): Promise<Restore> {
  const copy = path.join(kept, 'copy.sqlite');
  await reader.query(`VACUUM INTO '${copy}'`);
  return async ({ url }) => cpSync(copy, url.slice('sqlite:'.length));
}

/** What `mariadb-dump --single-transaction` writes: statements that create and fill the tables. */
async function dumpMysql(reader: DataSource): Promise<Restore> {
  const runner = reader.createQueryRunner();
  const tables: { create: string; name: string; rows: Record<string, unknown>[] }[] = [];
  try {
    await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    for (const row of (await runner.query('SHOW TABLES')) as Record<string, string>[]) {
      const name = Object.values(row)[0]!;
      const [shown] = (await runner.query(`SHOW CREATE TABLE ${name}`)) as Record<string, string>[];
      tables.push({ name, create: shown!['Create Table']!, rows: await runner.query(`SELECT * FROM ${name}`) });
    }
  } finally {
    await runner.query('ROLLBACK');
    await runner.release();
  }
  return async ({ url }) => {
    const { writer, close } = await openDatabase({ url, poolSize: 1 });
    await writer.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const { name, create, rows } of tables) {
      await writer.query(create);
      const columns = Object.keys(rows[0] ?? {});
      const places = columns.map(() => '?').join(', ');
      for (const row of rows)
        await writer.query(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places})`, Object.values(row));
    }
    await close();
  };
}
