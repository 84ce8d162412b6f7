import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { createCore } from '../../.build/src/core.js';
import { loadConfig } from '../../.build/src/config.js';
import { migrate } from '../../.build/src/database/data-source.js';
import { startDatabaseServer } from '../support/mariadb.mjs';
import { readProcessCpu, startMeasured } from './measured.mjs';
import { fillDetail } from './detail-data.mjs';
import { fillAccount } from './page-data.mjs';

const SECRET_KEY = 'a secret for benchmarks, known to the limit';

/** The limits count, but never refuse. */
const LIMITS = {
  UPLOADS_PER_ACCOUNT: '1000',
  QUEUED_PER_ACCOUNT: '10000000',
  RATE_LIMIT_READS: '1000000',
  RATE_LIMIT_WRITES: '1000000',
  RATE_LIMIT_UPLOADS: '1000000',
  RATE_LIMIT_EXPORTS: '1000000',
  RATE_LIMIT_GRAPHQL: '1000000',
};

/**
 * Starts the built service with ROLE=api and the rate limit on, with a separate database and one filled account.
 *
 * @returns `service` (see startMeasured), `databaseUrl`, `databaseCpu()` in microseconds, `key` of the account's owner, how many `invoices`, the `uid`
 * of a complete one, `limitEnvironment`, which the limit needs for the same answers, `stop()`
 */
export async function startBenchService({ invoices, profile }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-bench-'));
  const server = await startDatabaseServer({ serverArguments: ['--innodb-buffer-pool-size=1G'] });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const environment = {
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      PORT: '0',
      ROLE: 'api',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      // A busy disk may take long to flush.
      REQUEST_TIMEOUT_SECONDS: '60',
      SECRET_KEY,
      ...LIMITS,
    };
    const { key, keyUid, uid, accountUid } = await prepare(environment, invoices);
    const service = await startMeasured(new URL('../../dist/server/main.js', import.meta.url), environment, {
      profile,
    });
    return {
      ...{ service, key, invoices, uid, databaseUrl: server.url, databaseCpu: () => readProcessCpu(server.pid) },
      limitEnvironment: {
        DATABASE_URL: server.url,
        SECRET_KEY,
        ACCOUNT_UID: accountUid,
        KEY_UID: keyUid,
        PUBLIC_URL: service.url,
        DATA_DIR: folder,
      },
      stop: () => service.stop().then(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(environment, invoices) {
  const core = await createCore(loadConfig(environment));
  const connection = await mysql.createConnection(environment.DATABASE_URL);
  try {
    await migrate(core.database);
    const { account, user, issued } = await core.services.accounts.create({
      name: 'Bench',
      owner: { email: 'owner@example.com' },
    });
    const started = performance.now();
    await fillAccount(connection, account.id, user.id, invoices);
    const uid = await fillDetail(connection, user.id, invoices);
    await core.transact(async (tx) => {
      await tx.tallies.recount();
      await tx.sums.recount();
      await tx.index.rebuild();
    });
    console.log(`${invoices} invoices filled in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    return { key: issued.secret, keyUid: issued.key.uid, uid, accountUid: account.uid };
  } finally {
    await connection.end();
    await core.database.close();
  }
}
