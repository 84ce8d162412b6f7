import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { format } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { migrate, openDatabase, type Database } from '../../src/database/data-source.js';
import { createToken } from '../../src/shared/ids.js';
import { withMysqlConnection } from './mysql-connection.js';

/** A folder that all test files of a run share. */
const FOLDER = process.env['TEST_FOLDER'];

/** Gives an empty database its tables. The first test file of the run migrates one; later ones copy its tables, which is faster. */
export async function createTables(url: string): Promise<void> {
  const { copy, save, name } = url.startsWith('sqlite:') ? SQLITE : MYSQL;
  const template = FOLDER && path.join(FOLDER, name);
  if (template && existsSync(template)) return copy(template, url);
  const database = await openDatabase({ url, poolSize: 1 });
  try {
    await migrate(database);
    if (template) await saveAs(template, (draft) => save(database, draft));
  } finally {
    await database.close();
  }
}

/** Other test files may be reading the template, or writing it. */
async function saveAs(template: string, save: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${template}-${createToken()}`;
  await save(draft);
  await rename(draft, template);
}

const SQLITE = {
  name: 'template.sqlite',
  async save({ writer }: Database, draft: string): Promise<void> {
    await writer.query('VACUUM INTO ?', [draft]);
  },
  copy: (template: string, url: string): Promise<void> => copyFile(template, url.slice('sqlite:'.length)),
};

const MYSQL = {
  name: 'template.sql',
  async save({ reader }: Database, draft: string): Promise<void> {
    await writeFile(draft, await dumpTables(reader));
  },
  async copy(template: string, url: string): Promise<void> {
    const statements = await readFile(template, 'utf8');
    await withMysqlConnection(url, (connection) => connection.query(statements));
  },
};

/** The statements that create all tables with their rows, which are the names of the migrations. */
async function dumpTables(reader: DataSource): Promise<string> {
  const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
  const tables = await reader.query<object[]>('SHOW TABLES');
  for (const [table] of tables.map((row) => Object.values(row))) {
    const [created] = await reader.query<Record<string, string>[]>(`SHOW CREATE TABLE ${table}`);
    statements.push(created!['Create Table']!);
    const rows = await reader.query<object[]>(`SELECT * FROM ${table}`);
    const values = rows.map((row) => Object.values(row));
    if (values.length > 0) statements.push(format(`INSERT INTO ${table} VALUES ?`, [values]));
  }
  return statements.join(';\n');
}
