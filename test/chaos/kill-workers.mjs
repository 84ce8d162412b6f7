/**
 * Kills workers repeatedly during a long queue, and checks that every file is processed and its result saved once.
 *
 * npm run chaos -- kill-workers [--kills 30] [--files 500]
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Checks, computeQuantile, listSome } from '../support/checks.mjs';
import { Client } from './support/client.mjs';
import { createSmallInvoice } from './support/documents.mjs';
import { History } from './support/history.mjs';
import { ServiceProcess } from './support/service-process.mjs';
import { checkStore, checkUploads, settle, uploadRecorded } from './support/uploads.mjs';
import { openWorkspace } from './support/workspace.mjs';

const { values: options } = parseArgs({
  options: { kills: { type: 'string', default: '30' }, files: { type: 'string', default: '500' } },
});
const KILLS = Math.min(Number(options.kills), 500);
const FILES = Math.min(Number(options.files), 5_000);
const MAX_FILES = 10_000;
const MIN_WAITING = 40;
const MORE = 100;
const LEASE_SECONDS = 5;
/** How often workers look for expired leases. */
const SWEEP_SECONDS = 5;
/** A margin for a busy machine. */
const SLACK_SECONDS = 5;
const MAX_ATTEMPTS = 3;
const OVERDUE = `SELECT COUNT(*) AS number FROM job WHERE status = 'running'
  AND lease_until < UTC_TIMESTAMP(6) - INTERVAL ${SWEEP_SECONDS + SLACK_SECONDS} SECOND`;
const MAX_ATTEMPTS_SQL = 'SELECT COALESCE(MAX(attempts), 0) AS number FROM job';
const RESULTS = `SELECT invoice.uid AS uid, invoice.processing_status AS status, invoice.processing_error_code AS code,
  (SELECT COUNT(*) FROM invoice_item AS item WHERE item.invoice_id = invoice.id) AS items,
  (SELECT COUNT(*) FROM invoice_extraction AS result WHERE result.invoice_id = invoice.id) AS results,
  (SELECT COUNT(*) FROM history_event AS event WHERE event.invoice_id = invoice.id
    AND event.event IN ('processed', 'processing_failed')) AS ends FROM invoice`;

const checks = new Checks();
const settings = { JOB_LEASE_SECONDS: String(LEASE_SECONDS), PARSER_PROCESSES: '1' };
const workspace = await openWorkspace({ database: 'mysql', settings });
try {
  const history = new History(workspace.folder);
  const client = new Client(workspace.baseUrl, workspace.key);
  const api = new ServiceProcess(workspace, { role: 'api' });
  const workers = [1, 2].map((number) => new ServiceProcess(workspace, { role: 'worker', name: `worker-${number}` }));
  await api.start();
  await upload(client, history, FILES);
  await Promise.all(workers.map((worker) => worker.start()));
  const watch = watchJobs();
  await killWorkers({ workers, client, history });
  const left = await settle(workspace, 900_000);
  const { overdue, mostTaken } = await watch.end();
  console.log(`${KILLS} kills of a worker over ${history.size} files on mysql`);
  checks.that('no invoice remains in processing', left === 0, `${left} left`);
  checks.that(
    'a dead worker’s job is queued again when its lease expires',
    overdue === 0,
    `lease ${LEASE_SECONDS} s, sweep ${SWEEP_SECONDS} s, overdue seen ${overdue}`,
  );
  // A job is claimed once more, without reading its file, to record that all attempts killed their worker.
  checks.that(
    `no file is read more than ${MAX_ATTEMPTS} times`,
    mostTaken <= MAX_ATTEMPTS + 1,
    `claimed at most ${mostTaken} times`,
  );
  await checkResults();
  await checkUploads(checks, { workspace, client, history });
  await checkStore(checks, workspace);
  history.close();
} finally {
  await workspace.close();
}
checks.finish();

async function upload(client, history, until) {
  const keepUploading = async () => {
    while (history.size < until) await uploadRecorded(client, history, createSmallInvoice());
  };
  await Promise.all(Array.from({ length: 8 }, keepUploading));
}

/** Uploads more whenever the queue gets short, so that the workers are busy at every kill. */
async function killWorkers({ workers, client, history }) {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const waiting = await workspace.number('SELECT COUNT(*) AS number FROM job');
    if (waiting < MIN_WAITING) await upload(client, history, Math.min(history.size + MORE, MAX_FILES));
    const worker = workers[randomInt(workers.length)];
    await sleep(randomInt(50, 800));
    await worker.kill();
    await worker.start();
  }
}

/** Watches the queue until the end. */
function watchJobs() {
  const seen = { overdue: 0, mostTaken: 0 };
  const state = { isOver: false };
  const watching = (async () => {
    while (!state.isOver) {
      seen.overdue = Math.max(seen.overdue, await workspace.number(OVERDUE));
      seen.mostTaken = Math.max(seen.mostTaken, await workspace.number(MAX_ATTEMPTS_SQL));
      await sleep(250);
    }
    return seen;
  })();
  return {
    end() {
      state.isOver = true;
      return watching;
    },
  };
}

async function checkResults() {
  const rows = await workspace.rows(RESULTS);
  const finished = rows.filter(({ status }) => status === 'finished');
  const items = computeQuantile(
    finished.map((row) => Number(row.items)),
    0.5,
  );
  const uneven = finished.filter((row) => Number(row.items) !== items || items === 0);
  checks.that(
    'every finished invoice has its items once',
    uneven.length === 0,
    `${finished.length} with ${items} lines, bad ${listSome(uneven)}`,
  );
  const repeated = rows.filter(
    (row) => Number(row.ends) !== 1 || Number(row.results) !== (row.status === 'finished' ? 1 : 0),
  );
  checks.that(
    'every invoice has one result and one final event in its history',
    repeated.length === 0,
    listSome(repeated),
  );
  const odd = rows.filter(({ status, code }) => status === 'failed' && code !== 'crashed');
  checks.that(
    'good files fail only because their workers died',
    odd.length === 0,
    `${rows.length - finished.length} failed, bad ${listSome(odd)}`,
  );
}
