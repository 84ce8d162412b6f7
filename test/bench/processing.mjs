/**
 * Measures processing in a worker of its own, with the settings of deploy/: the time from the upload to the finished invoice, and how
 * many invoices one worker finishes in a second.
 *
 * npm run bench -- processing [--rounds 40] [--invoices 1200]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { createCore } from '../../.build/src/core.js';
import { loadConfig } from '../../.build/src/config.js';
import { migrate } from '../../.build/src/database/data-source.js';
import { startDatabaseServer } from '../support/mariadb.mjs';
import { startMeasured } from './measured.mjs';
import { buildUblInvoice } from './ubl-invoices.mjs';

const MAIN = new URL('../../dist/server/main.js', import.meta.url);
const LOOK_MILLISECONDS = 2;
/** The first invoices are finished by code that is not compiled yet. */
const WARM_UP_SHARE = 0.6;

/** Runs both measurements, and returns the median of milliseconds and the invoices per second. */
export async function measureProcessing({ times, invoices }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-bench-'));
  const server = await startDatabaseServer({ serverArguments: ['--innodb-buffer-pool-size=512M'] });
  const environment = { DATABASE_URL: server.url, DATA_DIR: folder, LOG_LEVEL: 'warn', SECRET_KEY: 'x'.repeat(40) };
  const core = await createCore(loadConfig(environment));
  const connection = await mysql.createConnection(server.url);
  const workers = [];
  const startWorker = async () => {
    workers.push(
      await startMeasured(MAIN, { ...environment, ROLE: 'worker', PARSER_PROCESSES: '2' }, { ready: /is ready/ }),
    );
  };
  try {
    await migrate(core.database);
    const { issued } = await core.services.accounts.create({ name: 'Bench', owner: { email: 'owner@example.com' } });
    const actor = await core.services.keys.authenticate(issued.secret);
    const upload = async (prefix, index) => {
      const source = (async function* () {
        yield buildUblInvoice(prefix, index);
      })();
      return core.services.uploads.upload(actor, { source, fileName: `${prefix}-${index}.xml` });
    };
    const countUnfinished = async () =>
      (await connection.query("SELECT COUNT(*) AS n FROM invoice WHERE processing_status = 'processing'"))[0][0].n;
    await startWorker();
    const waits = [];
    for (let turn = 0; turn < times + 3; turn += 1) {
      // The worker is at a random point of its wait.
      await sleep(100 + Math.random() * 500);
      const started = performance.now();
      await upload('wait', turn);
      while ((await countUnfinished()) > 0) await sleep(LOOK_MILLISECONDS);
      if (turn >= 3) waits.push(performance.now() - started);
    }
    await workers.pop().stop();
    for (let number = 0; number < invoices; number += 1) await upload('many', number);
    await startWorker();
    let left = invoices;
    while (left > invoices * (1 - WARM_UP_SHARE)) left = await wait(countUnfinished);
    const [started, at] = [left, performance.now()];
    while (left > invoices * 0.05) left = await wait(countUnfinished);
    const perSecond = ((started - left) * 1_000) / (performance.now() - at);
    const [failed] = await connection.query(
      "SELECT COUNT(*) AS n FROM invoice WHERE processing_status <> 'finished' AND processing_status <> 'processing'",
    );
    if (failed[0].n > 0) throw new Error(`${failed[0].n} invoices were not finished.`);
    return { median: waits.toSorted((one, other) => one - other)[Math.floor(times / 2)], perSecond };
  } finally {
    for (const worker of workers) await worker.stop();
    await connection.end();
    await core.database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function wait(look) {
  await sleep(20);
  return look();
}
