import { describe, expect, test } from '@jest/globals';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { AccountService } from '../../src/accounts/account.service.js';
import { KeyService } from '../../src/accounts/key.service.js';
import { openDatabase, type Database } from '../../src/database/data-source.js';
import { createDemo, type DemoDependencies } from '../../src/demo/demo.js';
import { DiskFileStore } from '../../src/files/disk-file-store.js';
import { InvoiceService } from '../../src/invoices/invoice.service.js';
import { UploadService } from '../../src/processing/upload.service.js';
import { ROLES } from '../../src/shared/actor.js';
import { systemClock } from '../../src/shared/clock.js';
import { createLogger } from '../../src/shared/logger.js';
import { createStores, createTransact } from '../../src/stores.js';
import { createTestDatabase, DIALECTS } from '../support/databases.js';
import { createQuota } from '../support/upload-quota.js';

/** The services of one process. */
function createServices(database: Database, folder: string) {
  const stores = createStores(database.reader.manager);
  const transact = createTransact(database, 20_000);
  const common = { ...stores, transact, clock: systemClock, onEnqueued: () => {}, logger: createLogger('silent') };
  const keys = new KeyService({ ...common, pepper: Buffer.from('pepper') });
  const files = new DiskFileStore(folder);
  const invoices = new InvoiceService(common);
  const uploads = new UploadService({
    ...common,
    files,
    timeoutMilliseconds: 20_000,
    maxBytes: 1_000_000,
    uploadMilliseconds: 20_000,
    quota: createQuota({ uploads: 4 }),
  });
  const accounts = new AccountService({ ...common, keys });
  return { ...common, accounts, keys, invoices, uploads, dataDirectory: path.join(folder, 'data') };
}

async function runWithTwoProcesses(
  dialect: (typeof DIALECTS)[number],
  work: (first: ReturnType<typeof createServices>, second: ReturnType<typeof createServices>) => Promise<void>,
): Promise<void> {
  const { url, folder, drop } = await createTestDatabase(dialect);
  const databases: Database[] = [];
  try {
    for (let index = 0; index < 2; index += 1) databases.push(await openDatabase({ url, poolSize: 5 }));
    await work(createServices(databases[0]!, folder), createServices(databases[1]!, folder));
  } finally {
    for (const database of databases) await database.close();
    await drop();
  }
}

describe.each(DIALECTS)('the demo account on %s', (dialect) => {
  test('has a user with a valid key for each role, and sample invoices from two of them', () =>
    runWithTwoProcesses(dialect, async (services) => {
      const keys = (await createDemo(services)) ?? [];
      const actors = await Promise.all(keys.map(({ key }) => services.keys.authenticate(key)));
      expect(actors.map(({ role }) => role)).toEqual(ROLES);
      expect(new Set(actors.map(({ accountName }) => accountName))).toEqual(new Set(['Demo']));
      const named = await services.keys.list(actors[0]!);
      expect(named.map(({ name }) => name).toSorted()).toEqual(ROLES.map((role) => `demo ${role}`).toSorted());
      const viewer = actors.find(({ role }) => role === 'viewer')!;
      const { rows, count } = await services.invoices.page(viewer, {}, [], { offset: 0, limit: 100 });
      expect(count).toBe(6);
      expect(new Set(rows.map((row) => row.workspaceUser.roleType))).toEqual(new Set(['admin', 'member']));
    }));

  test('stores its keys by role in a file that only the owner can read', () =>
    runWithTwoProcesses(dialect, async (services) => {
      const keys = (await createDemo(services)) ?? [];
      const file = path.join(services.dataDirectory, 'demo-keys.json');
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(
        Object.fromEntries(keys.map(({ role, key }) => [role, key])),
      );
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    }));

  test('is created once when two processes start at the same time', () =>
    runWithTwoProcesses(dialect, async (first, second) => {
      const outcomes = await Promise.all([createDemo(first), createDemo(second)]);
      expect(outcomes.filter((keys) => keys !== null)).toHaveLength(1);
      expect(await first.transact((tx) => tx.accounts.listAccounts())).toHaveLength(1);
      expect(await createDemo(second)).toBeNull();
    }));

  test('is not created if an account exists', () =>
    runWithTwoProcesses(dialect, async (services) => {
      await services.accounts.create({ name: 'Ours', owner: { email: 'us@ours.example' } });
      expect(await createDemo(services)).toBeNull();
      await expect(stat(services.dataDirectory)).rejects.toMatchObject({ code: 'ENOENT' });
    }));

  test('is created, with its keys, even if the samples cannot be stored', () =>
    runWithTwoProcesses(dialect, async (services) => {
      const uploads: DemoDependencies['uploads'] = { upload: () => Promise.reject(new Error('the disk is full')) };
      const keys = await createDemo({ ...services, uploads });
      expect(keys).toHaveLength(ROLES.length);
    }));
});
