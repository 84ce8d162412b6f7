/**
 * Kills and upgrades two API processes and two workers behind nginx, one after the other and under load, and checks that no call fails twice
 * in a row and that everything that was acknowledged exists. During an upgrade, changes may be refused with 503. Needs nginx, whose program NGINX may name, and MariaDB or MySQL.
 *
 * npm run chaos -- rolling [--from FOLDER, a built checkout of the version to upgrade from; this version by default]
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Checks, listSome } from '../support/checks.mjs';
import { findFreePort } from '../support/mariadb.mjs';
import { History } from './support/history.mjs';
import { checkWritten, Load, tally } from './support/load.mjs';
import { startNginx } from './support/nginx.mjs';
import { RetryingClient } from './support/retrying-client.mjs';
import { ServiceProcess } from './support/service-process.mjs';
import { checkStore, checkUploads, settle } from './support/uploads.mjs';
import { MAIN, openWorkspace } from './support/workspace.mjs';

const { values: options } = parseArgs({ options: { from: { type: 'string' } } });
const OLD_MAIN = options.from === undefined ? MAIN : path.resolve(options.from, 'dist/server/main.js');
const SETTINGS = { DRAIN_SECONDS: '5', SHUTDOWN_SECONDS: '30' };
const STOP_LIMIT_MS = 45_000;
/** How long the load continues after each step. */
const PAUSE_MS = 3_000;

const checks = new Checks();
const workspace = await openWorkspace({
  database: 'mysql',
  settings: { ...SETTINGS, SECRET_KEY: 'k'.repeat(32) },
  main: OLD_MAIN,
});
const nginx = await startNginx(workspace, [await findFreePort(), await findFreePort()]);
try {
  const history = new History(workspace.folder);
  const client = new RetryingClient(workspace.baseUrl, workspace.key);
  let processes = describeProcesses(OLD_MAIN);
  for (const each of processes) await each.start();
  const load = new Load(client, history);
  await load.start({ readers: 4, uploaders: 4, writers: 2, probes: 0, pause: 100 });
  await report(load, 'kills', () => killEach(processes));
  await report(load, 'upgrade', async () => {
    processes = await upgradeEach(processes);
  });
  await load.end();
  const left = await settle(workspace, 300_000);
  checks.that('no invoice remains in processing', left === 0, `${left} left`);
  checks.note(`${load.answers.length} calls, ${client.retried.length} of them repeated: ${listSome(client.retried)}`);
  await checkUploads(checks, { workspace, client, history });
  await checkWritten(checks, client, load.written);
  await checkStore(checks, workspace);
  history.close();
} finally {
  await nginx.stop();
  await workspace.close();
}
checks.finish();

function describeProcesses(main) {
  const apis = nginx.targets.map((port, index) => ({ role: 'api', name: `api-${index + 1}`, main, port }));
  const workers = [1, 2].map((number) => ({ role: 'worker', name: `worker-${number}`, main }));
  return [...apis, ...workers].map((each) => new ServiceProcess(workspace, each));
}

/** Does a step under load, and checks the calls that ended meanwhile. */
async function report(load, name, step) {
  const before = load.answers.length;
  await sleep(PAUSE_MS);
  await step();
  await sleep(PAUSE_MS);
  const answers = load.answers.slice(before);
  const bad = answers.filter((answer) => answer.status !== 200 && answer.status !== 201 && !isPaused(answer));
  checks.note(`${name}: ${tally(answers)}`);
  checks.that(
    `${name}: no call fails twice in a row`,
    bad.length === 0,
    `${answers.length} calls, bad ${listSome(bad)}`,
  );
}

/** Older versions stop writing once a newer one has begun a migration that they must not write after. */
function isPaused({ kind, status }) {
  return options.from !== undefined && kind !== 'read' && status === 503;
}

async function killEach(processes) {
  for (const each of processes) {
    await each.kill();
    await sleep(PAUSE_MS);
    await each.start();
  }
}

/** Replaces each process by one of this version. @returns the new ones */
async function upgradeEach(processes) {
  const successors = describeProcesses(MAIN);
  for (const [index, old] of processes.entries()) {
    const { code, signal } = await old.stop(STOP_LIMIT_MS);
    checks.that(`${old.name} exits with 0`, code === 0, String(code ?? signal));
    await successors[index].start();
  }
  return successors;
}
