import { afterAll, beforeAll, describe } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '../../src/database/data-source.js';
import { createToken } from '../../src/shared/ids.js';
import { withMysqlConnection } from './mysql-connection.js';
import { createTables } from './schema-template.js';

/** A separate database for a test file, migrated and empty. */
export interface TestDatabase {
  /** In the format of DATABASE_URL. */
  readonly url: string;
  /** A separate folder for files, which is removed with the database. */
  readonly folder: string;
  drop(): Promise<void>;
}

/** The dialects that can be tested: SQLite always, MySQL if the test run has a server. */
export const DIALECTS = process.env['TEST_MYSQL_URL'] ? (['sqlite', 'mysql'] as const) : (['sqlite'] as const);
/** For what does not depend on the database: MariaDB or MySQL if there is one, which takes more than SQLite. */
export const ANY_DIALECT = DIALECTS.at(-1) ?? 'sqlite';
export type Dialect = (typeof DIALECTS)[number];

/** Creates a database with all tables, in which nothing has been stored. */
export async function createTestDatabase(dialect: Dialect): Promise<TestDatabase> {
  const created = await createEmptyDatabase(dialect);
  await createTables(created.url);
  return created;
}

/** Creates a database without tables, for tests of migrations. */
export async function createEmptyDatabase(dialect: Dialect): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'invoice-graph-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (dialect === 'sqlite') {
    return { url: `sqlite:${path.join(folder, 'test.sqlite')}`, folder, drop: async () => removeFolder() };
  }
  const server = process.env['TEST_MYSQL_URL']!;
  const name = `test_${createToken()}`;
  const administer = (statement: string) => withMysqlConnection(server, (connection) => connection.query(statement));
  await administer(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    folder,
    async drop() {
      await administer(`DROP DATABASE ${name}`);
      removeFolder();
    },
  };
}

/** Runs the same tests on each dialect, each on a separate, migrated database. */
export function forEachDatabase(define: (context: { database: Database; url: string; folder: string }) => void): void {
  describe.each(DIALECTS)('on %s', (dialect) => {
    const context = {} as { database: Database; url: string; folder: string };
    let created: TestDatabase;
    beforeAll(async () => {
      created = await createTestDatabase(dialect);
      context.url = created.url;
      context.folder = created.folder;
      context.database = await openDatabase({ url: created.url, poolSize: 5 });
    });
    afterAll(async () => {
      await context.database.close();
      await created.drop();
    });
    define(context);
  });
}
