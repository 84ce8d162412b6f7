import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../../src/config.js';
import { createCore, type Core } from '../../src/core.js';
import { insertInvoice } from '../support/account-rows.js';
import { createEmptyDatabase, createTestDatabase, DIALECTS, type TestDatabase } from '../support/databases.js';

describe.each(DIALECTS)('an installation, on %s', (dialect) => {
  let created: TestDatabase;
  let data: string;
  beforeEach(async () => {
    created = await createTestDatabase(dialect);
    data = path.join(created.folder, 'data');
  });
  afterEach(() => created.drop());

  /** Starts the service, keeps what `look` returns, and stops it. */
  async function start<Result>(
    settings: Record<string, string> = {},
    look: (core: Core) => Promise<Result> | null = () => null,
    options: { adopt?: boolean } = {},
  ): Promise<Result | null> {
    const environment = { DATABASE_URL: created.url, DATA_DIR: data, LOG_LEVEL: 'silent', ...settings };
    const core = await createCore(loadConfig(environment), options);
    try {
      return await look(core);
    } finally {
      await core.database.close();
    }
  }

  const execute = (statement: string) => start({}, ({ database }) => database.writer.query(statement));

  it('starts again with the same folder and secret', async () => {
    await start();
    await start();
    expect(readFileSync(path.join(data, 'installation'), 'utf8')).toMatch(/^[0-9a-f-]{36}\n$/);
  });

  it('is created once if several processes start at the same time', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => start()));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    await start();
  });

  it('does not start with another folder, and creates nothing there', async () => {
    await start();
    const DATA_DIR = path.join(created.folder, 'other');
    await expect(start({ DATA_DIR })).rejects.toThrow(/DATA_DIR is not the folder of the installation.*adopt/);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('does not start with an empty folder in the place of its volume', async () => {
    await start();
    renameSync(data, path.join(created.folder, 'unmounted'));
    mkdirSync(data);
    await expect(start()).rejects.toThrow(/Its volume may not be mounted/);
  });

  it('does not start with an empty database for a folder that has another one', async () => {
    await start();
    const other = await createTestDatabase(dialect);
    await expect(start({ DATABASE_URL: other.url })).rejects.toThrow(
      /belongs to an installation with another database/,
    );
    await other.drop();
  });

  it('does not start with another secret or without its own', async () => {
    await start();
    await expect(start({ SECRET_KEY: 'a'.repeat(32) })).rejects.toThrow(/The secret is not the one/);
    unlinkSync(path.join(data, 'secret'));
    await expect(start()).rejects.toThrow(/The secret is not the one/);
    expect(existsSync(path.join(data, 'secret'))).toBe(false);
  });

  it('lets a worker start without the secret, and only after a process that has it', async () => {
    await expect(start({ ROLE: 'worker' })).rejects.toThrow(/ROLE=api or ROLE=all first/);
    await start({ SECRET_KEY: 'a'.repeat(32) });
    await start({ ROLE: 'worker' });
    expect(existsSync(path.join(data, 'secret'))).toBe(false);
    await expect(start({ ROLE: 'worker', SECRET_KEY: 'b'.repeat(32) })).rejects.toThrow(/The secret is not the one/);
  });

  it('adopts another folder and secret when the operator says so', async () => {
    await start();
    const settings = { DATA_DIR: path.join(created.folder, 'restored'), SECRET_KEY: 'a'.repeat(32) };
    await start(settings, undefined, { adopt: true });
    await start(settings);
    await expect(start()).rejects.toThrow(/DATA_DIR is not the folder/);
  });

  it('continues a first start that ended before the folder had its uid', async () => {
    await start();
    renameSync(path.join(data, 'installation'), path.join(data, 'installation.new'));
    await start();
    expect(existsSync(path.join(data, 'installation'))).toBe(true);
  });

  it('of an older version gets its uid at the first start after the upgrade', async () => {
    await start();
    await execute('DELETE FROM installation');
    rmSync(path.join(data, 'installation'));
    await start();
    expect(existsSync(path.join(data, 'installation'))).toBe(true);
  });

  it('of an older version with invoices gets no uid while its files are missing', async () => {
    await start({}, async (core) => {
      const { accounts, keys } = core.services;
      const { issued } = await accounts.create({ name: 'Old', owner: { email: 'old@example.com' } });
      await insertInvoice({ core }, { actor: await keys.authenticate(issued.secret) });
      await core.database.writer.query('DELETE FROM installation');
    });
    rmSync(data, { recursive: true });
    await expect(start()).rejects.toThrow(/The database has invoices, but DATA_DIR has no folder `files`/);
    expect(existsSync(data)).toBe(false);
  });

  it('does not start with a database that only newer code may write', async () => {
    await start();
    await execute('UPDATE installation SET oldest_writer = 9999999999999');
    await expect(start()).rejects.toThrow(/migrated by a newer version.*Install the newer version/);
  });

  it('stops writing while it runs once newer code has migrated the database', async () => {
    await start({}, async ({ database, services, watch }) => {
      await database.writer.query('UPDATE installation SET oldest_writer = 9999999999999');
      await expect(watch.checkDatabase()).rejects.toThrow(/start the newer version/);
      const write = services.accounts.create({ name: 'Late', owner: { email: 'late@example.com' } });
      await expect(write).rejects.toMatchObject({ code: 'service_unavailable', retryAfter: 30 });
    });
  });

  it('is not served from a database without its tables when migrations are off', async () => {
    const empty = await createEmptyDatabase(dialect);
    const settings = { MIGRATE: 'off', DATABASE_URL: empty.url };
    await expect(start(settings)).rejects.toThrow(/Run `invoice-graph migrate`/);
    await empty.drop();
  });
});
