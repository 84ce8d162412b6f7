import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { scenario } from './scenario.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const INVOICES = 4_000;
const NOW = '2026-01-02 03:04:05.000000';

/** Kills the command `migrate` at random moments on its way from the oldest schema, then lets it finish. */
export const killWhileMigrating = scenario({}, async ({ checks, pick, workspace }) => {
  const { buildDataSourceOptions } = await import(path.join(ROOT, '.build/src/database/data-source.js'));
  const rounds = pick(2, 20);
  let kills = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { url, folder } = await createDatabase(workspace, round);
    const options = buildDataSourceOptions({ url, poolSize: 2 }, 'writer');
    const settings = { DATABASE_URL: url, DATA_DIR: folder };
    await fillOldest(options);
    for (let kill = 0; kill < 3; kill += 1)
      kills += await killMigration(workspace.environment(settings), randomInt(150, 900));
    const done = await runMigration(workspace.environment(settings));
    checks.that('a restart completes it', done === 0, `exit ${done}`);
    const before = workspace.settings;
    workspace.settings = { ...before, ...settings };
    const { output, code } = await workspace.cli('verify');
    workspace.settings = before;
    checks.that('verify finds nothing', code === 0, JSON.stringify(output).slice(0, 300));
    const tables = await readColumns(options);
    const fresh = await createDatabase(workspace, `fresh-${round}`);
    await runMigration(workspace.environment({ DATABASE_URL: fresh.url, DATA_DIR: fresh.folder }));
    const expected = await readColumns(buildDataSourceOptions({ url: fresh.url, poolSize: 2 }, 'writer'));
    checks.that('the tables are those of a new database', tables === expected);
  }
  checks.figure(`${kills} kills in ${rounds} upgrades of ${INVOICES} invoices`);
});

async function createDatabase(workspace, name) {
  const folder = path.join(workspace.folder, `upgrade-${name}`);
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  if (!workspace.server) return { url: `sqlite:${path.join(folder, 'invoices.sqlite')}`, folder };
  const url = new URL(workspace.server.url);
  url.pathname = `/upgrade_${String(name).replaceAll('-', '_')}`;
  const connection = await mysql.createConnection(workspace.server.url);
  await connection.query(`CREATE DATABASE ${url.pathname.slice(1)} CHARACTER SET utf8mb4`);
  await connection.end();
  return { url: url.toString(), folder };
}

async function fillOldest(options) {
  const source = await new DataSource({ ...options, migrations: options.migrations.slice(0, 2) }).initialize();
  await source.runMigrations({ transaction: 'each' });
  const insert = async (table, rows) => {
    const columns = Object.keys(rows[0]);
    for (let start = 0; start < rows.length; start += 200) {
      const some = rows.slice(start, start + 200);
      const places = some.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
      await source.query(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`,
        some.flatMap((row) => Object.values(row)),
      );
    }
  };
  const base = { created_at: NOW };
  await insert('account', [
    { id: 1, uid: randomUUID(), name: 'A', locale: 'en-GB', time_zone: 'UTC', four_eyes: 0, ...base },
  ]);
  const person = { email: 'a@example.com', first_name: 'A', last_name: 'B', role_type: 'owner' };
  await insert('workspace_user', [
    { id: 1, account_id: 1, uid: randomUUID(), user_uid: randomUUID(), ...person, ...base },
  ]);
  const invoice = (index) => ({
    ...{
      id: index + 1,
      account_id: 1,
      uid: randomUUID(),
      hf_id: index.toString(36).padStart(6, '0'),
      workspace_user_id: 1,
    },
    ...{ file_type: 'application/pdf', file_size: 1, file_sha256: '0'.repeat(64), processing_status: 'failed' },
    ...{
      approvement_status: 'waiting',
      total_price: index,
      currency: 'EUR',
      vat_categories: '[]',
      edited_fields: '[]',
      version: 1,
    },
    ...base,
  });
  await insert(
    'invoice',
    Array.from({ length: INVOICES }, (_, index) => invoice(index)),
  );
  // Words are indexed by older code too.
  const { SearchStore } = await import(path.join(ROOT, '.build/src/invoices/search/search.store.js'));
  await source.manager.transaction((tx) => new SearchStore(tx).rebuild());
  await source.destroy();
}

function startMigration(env) {
  return spawn(process.execPath, [path.join(ROOT, 'dist/server/cli.js'), 'migrate'], { env, stdio: 'ignore' });
}

async function killMigration(env, milliseconds) {
  const child = startMigration(env);
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal === 'SIGKILL' ? 1 : 0)));
  await sleep(milliseconds);
  child.kill('SIGKILL');
  return ended;
}

function runMigration(env) {
  return new Promise((resolve) => startMigration(env).once('exit', resolve));
}

async function readColumns(options) {
  const source = await new DataSource({ ...options, migrations: [] }).initialize();
  const sql =
    options.type === 'better-sqlite3'
      ? "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
      : 'SELECT TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_KEY FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, COLUMN_NAME';
  const rows = await source.query(sql);
  await source.destroy();
  return JSON.stringify(rows);
}
