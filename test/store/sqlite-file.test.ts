import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../../src/config.js';
import { createCore } from '../../src/core.js';
import { createCanaryAccount } from '../support/canary-account.js';
import { createTestDatabase, type TestDatabase } from '../support/databases.js';
import { startService } from '../support/service.js';

jest.setTimeout(120_000);

let created: TestDatabase;
let file: string;
let environment: Record<string, string>;
beforeEach(async () => {
  created = await createTestDatabase('sqlite');
  file = created.url.slice('sqlite:'.length);
  environment = { DATABASE_URL: created.url, DATA_DIR: path.join(created.folder, 'data'), LOG_LEVEL: 'silent' };
});
afterEach(() => created.drop());

test('after a stop, the main file alone has everything', async () => {
  const service = await startService('sqlite', environment);
  const { uid } = await service.account();
  await service.stop();
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  const core = await createCore(loadConfig({ ...environment, DATABASE_URL: `sqlite:${copy}` }));
  expect((await core.stores.accounts.listAccounts()).map((account) => account.uid)).toContain(uid);
  await core.database.close();
});

test('what a deleted account had cannot be read in the file any more', async () => {
  const service = await startService('sqlite', environment);
  const canary = await createCanaryAccount(service);
  const { actor } = canary.owner;
  const { accountDeletions } = service.core.services;
  const kept = await createCanaryAccount(service);
  await accountDeletions.complete(await accountDeletions.request(actor, actor.accountName));
  await service.stop();
  const text = readFileSync(file, 'latin1');
  expect(text).toContain(kept.owner.actor.accountName);
  // The record of the deletion names these three. Both accounts have the same amount.
  const recorded = [canary.rows.account, canary.owner.uid, actor.keyUid];
  const leaks = canary.findLeaks(text).filter((leak) => !recorded.includes(leak) && !leak.startsWith('98'));
  expect(leaks).toEqual([]);
});
