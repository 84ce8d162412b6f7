/** Measures the built API process on MariaDB: how long it takes to start, and its memory while it is idle. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseServer } from '../support/mariadb.mjs';
import { readMemory, readProcessCpu, startMeasured } from './measured.mjs';

const MAIN = new URL('../../dist/src/main.js', import.meta.url);
const IDLE_MILLISECONDS = 3_000;

/** @returns medians: seconds until it is ready, seconds of CPU time until then, and megabytes of idle memory */
export async function measureStart({ times }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-bench-'));
  const server = await startDatabaseServer();
  const environment = {
    ...{ DATABASE_URL: server.url, DATA_DIR: folder, PORT: '0', ROLE: 'api', DEMO: 'off', LOG_LEVEL: 'warn' },
    SECRET_KEY: 'a secret for benchmarks, of any kind',
  };
  try {
    // The first start creates the tables.
    await measureOnce(environment);
    const starts = [];
    for (let turn = 0; turn < times; turn += 1) starts.push(await measureOnce(environment));
    const median = (name) =>
      starts.map((start) => start[name]).toSorted((left, right) => left - right)[Math.floor(times / 2)];
    return { seconds: median('seconds'), cpu: median('cpu'), idleMegabytes: median('idleMegabytes') };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOnce(environment) {
  const started = performance.now();
  const service = await startMeasured(MAIN, environment);
  const [seconds, cpu] = [(performance.now() - started) / 1_000, readProcessCpu(service.pid) / 1_000_000];
  await sleep(IDLE_MILLISECONDS);
  const idleMegabytes = readMemory(service.pid).now;
  await service.stop();
  return { seconds, cpu, idleMegabytes };
}
