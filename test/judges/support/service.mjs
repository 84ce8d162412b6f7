import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../.build/src/app.js';
import { startWorker } from '../../../.build/src/start-worker.js';
import { loadConfig } from '../../../.build/src/config.js';
import { createCore } from '../../../.build/src/core.js';
import { migrate } from '../../../.build/src/database/data-source.js';

/**
 * Starts the built service in this process on a free port, with a worker, on a SQLite file in a temporary folder.
 *
 * @param settings as environment variables
 * @returns `baseUrl`; `key` of a new account's owner; `account()` creates another account; `core`; `stop()`
 */
export async function startService(settings = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-judge-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.once('exit', removeFolder);
  const core = await createCore(
    loadConfig({
      PORT: '0',
      DATA_DIR: folder,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      JOB_POLL_MILLISECONDS: '50',
      ...settings,
    }),
  );
  await migrate(core.database);
  const running = [startWorker(core), await startServer(core)];
  return {
    core,
    baseUrl: running[1].publicUrl,
    account: (name) => createAccount(core, name),
    ...(await createAccount(core, 'Judged')),
    async stop() {
      for (const part of running.toReversed()) await part.stop();
      await core.database.close();
      removeFolder();
    },
  };
}

/** Creates an account; returns its uid with the key, the uid and the actor of its owner. */
async function createAccount(core, name = 'Another') {
  const { accounts, keys } = core.services;
  const { account: made, user, issued } = await accounts.create({ name, owner: { email: 'owner@example.com' } });
  return {
    accountUid: made.uid,
    userUid: user.uid,
    key: issued.secret,
    actor: await keys.authenticate(issued.secret),
  };
}

/** Polls until `look` returns something. */
export async function waitUntil(look, milliseconds = 20_000) {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
