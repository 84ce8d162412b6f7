/** Measures the built API process on MariaDB: how long it takes to start, and its memory while it is idle. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseServer } from '../support/mariadb.mjs';
import { readMemory, readProcessCpu, startMeasured } from './measured.mjs';

const MAIN = new URL('../../dist/server/main.js', import.meta.url);
const SETTLE_MILLISECONDS = 3_000;
/** V8 collects the garbage of the start, and frees its memory, once the process has been idle for 20 to 40 seconds. */
const IDLE_MILLISECONDS = 60_000;

/**
 * @returns medians: seconds until it is ready, seconds of CPU time until then, and megabytes of memory, 3 seconds after that; of the last
 * start also those after a minute without a request
 */
export async function measureStart({ times }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-bench-'));
  const server = await startDatabaseServer();
  const environment = {
    ...{ DATABASE_URL: server.url, DATA_DIR: folder, PORT: '0', ROLE: 'api', DEMO: 'off', LOG_LEVEL: 'warn' },
    SECRET_KEY: 'a secret for benchmarks, of any kind',
  };
  try {
    // The first start creates the tables.
    await measureOnce(environment, 0);
    const starts = [];
    for (let turn = 0; turn < times; turn += 1) {
      const isLast = turn === times - 1;
      starts.push(await measureOnce(environment, isLast ? IDLE_MILLISECONDS : SETTLE_MILLISECONDS));
    }
    const median = (name) =>
      starts.map((start) => start[name]).toSorted((left, right) => left - right)[Math.floor(times / 2)];
    return {
      seconds: median('seconds'),
      cpu: median('cpu'),
      startedMegabytes: median('startedMegabytes'),
      idleMegabytes: starts.at(-1).megabytes,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOnce(environment, milliseconds) {
  const started = performance.now();
  const service = await startMeasured(MAIN, environment);
  const [seconds, cpu] = [(performance.now() - started) / 1_000, readProcessCpu(service.pid) / 1_000_000];
  await sleep(Math.min(milliseconds, SETTLE_MILLISECONDS));
  const startedMegabytes = readMemory(service.pid).now;
  await sleep(Math.max(0, milliseconds - SETTLE_MILLISECONDS));
  const megabytes = readMemory(service.pid).now;
  await service.stop();
  return { seconds, cpu, startedMegabytes, megabytes };
}
