import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { computeQuantile } from '../../support/checks.mjs';
import { Client } from '../support/client.mjs';
import { createSmallInvoice } from '../support/documents.mjs';
import { ServiceProcess } from '../support/service-process.mjs';
import { settle } from '../support/uploads.mjs';
import { openWorkspace } from '../support/workspace.mjs';

/** How long `/live` is measured before the work. */
const IDLE_MS = 1_000;

/** One running service with two accounts, which the tests that do not kill it share. */
export class Subject {
  #opened = null;

  constructor(database) {
    this.database = database;
  }

  open() {
    this.#opened ??= this.#start();
    return this.#opened;
  }

  async #start() {
    const workspace = await openWorkspace({ database: this.database, settings: { LOG_LEVEL: 'debug' } });
    this.workspace = workspace;
    const other = await workspace.cli('account', 'create', '--name', 'Other', '--owner-email', 'other@example.com');
    const service = new ServiceProcess(workspace);
    await service.start();
    const client = new Client(workspace.baseUrl, workspace.key);
    const foreign = new Client(workspace.baseUrl, other.output.key.api_key);
    const uids = { own: [], foreign: [] };
    for (let index = 0; index < 5; index += 1) {
      uids.own.push((await client.uploadByRest(createSmallInvoice())).uid);
      uids.foreign.push((await foreign.uploadByRest(createSmallInvoice())).uid);
    }
    await settle(workspace, 120_000);
    return { workspace, service, client, foreign, uids };
  }

  async close() {
    await this.#opened?.catch(() => undefined);
    await this.workspace?.close();
  }
}

/** Sends a GraphQL operation. */
export function callGraphql(client, query, variables, options = {}) {
  return client.call('POST', '/graphql', { json: { query, variables }, ...options });
}

/**
 * Calls `/live` continuously while work runs; returns its result and how many milliseconds longer each call took than before, so that
 * other programs on the machine count less.
 */
export async function watchLive({ baseUrl }, work) {
  const idle = await watch(baseUrl, () => new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
  const base = computeQuantile(idle.times, 0.99);
  const { result, times } = await watch(baseUrl, work);
  return { result, times: times.map((time) => Math.max(0, time - base)) };
}

async function watch(baseUrl, work) {
  const worker = new Worker(new URL('./live-watcher.mjs', import.meta.url), { workerData: baseUrl });
  const ended = once(worker, 'message');
  try {
    const result = await work();
    worker.postMessage('end');
    const [times] = await ended;
    return { result, times };
  } finally {
    await worker.terminate();
  }
}

/** Runs a task so many times, some at once. */
export async function repeat(times, atOnce, task) {
  let next = 0;
  const results = [];
  const worker = async () => {
    while (next < times) {
      const index = next;
      next += 1;
      results[index] = await task(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
