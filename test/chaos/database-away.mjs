/**
 * Kills and freezes the database under load, and checks that every call is answered in time, that nothing acknowledged is lost,
 * and that the service recovers by itself.
 *
 *   npm run chaos -- database-away [--kills 5] [--freeze 15]
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Checks, computeQuantile, listSome } from '../support/checks.mjs';
import { Client } from './support/client.mjs';
import { History } from './support/history.mjs';
import { checkWritten, Load, tally } from './support/load.mjs';
import { ServiceProcess } from './support/service-process.mjs';
import { checkStore, checkUploads, settle } from './support/uploads.mjs';
import { openWorkspace } from './support/workspace.mjs';

const { values: options } = parseArgs({
  options: { kills: { type: 'string', default: '5' }, freeze: { type: 'string', default: '15' } },
});
const KILLS = Math.min(Number(options.kills), 50);
const FREEZE_MS = Math.min(Number(options.freeze), 60) * 1_000;
const ANSWER_LIMIT_MS = 11_000;
const LIVE_LIMIT_MS = 1_000;
const RECOVERY_MS = 5_000;

const checks = new Checks();
const workspace = await openWorkspace({ database: 'mysql' });
try {
  const history = new History(workspace.folder);
  const client = new Client(workspace.baseUrl, workspace.key);
  const service = new ServiceProcess(workspace);
  await service.start();
  const load = new Load(client, history);
  await load.start();
  await sleep(3_000);
  const back = await killDatabase();
  const thawed = await freezeDatabase();
  await sleep(RECOVERY_MS + 5_000);
  await load.end();
  console.log(`${KILLS} kills of the database and ${FREEZE_MS / 1_000} s frozen, ${load.answers.length} calls`);
  checks.note(tally(load.answers));
  checkAnswers(load.answers);
  checkRecovery(load.answers, [...back, thawed]);
  const survived = service.isRunning && service.starts === 1 && service.countInLog('uncaught error') === 0;
  checks.that('the service continues without a restart', survived);
  const left = await settle(workspace, 120_000);
  checks.that('no invoice remains in processing', left === 0, `${left} left`);
  await checkUploads(checks, { workspace, client, history });
  await checkWritten(checks, client, load.written);
  await checkStore(checks, workspace);
  history.close();
} finally {
  await workspace.close();
}
checks.finish();

/** Returns the instants at which the database accepted connections again. */
async function killDatabase() {
  const back = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await workspace.server.crash();
    await sleep(randomInt(100, 2_500));
    await workspace.server.restart();
    back.push(performance.now());
    await sleep(RECOVERY_MS + 2_000);
  }
  return back;
}

async function freezeDatabase() {
  process.kill(workspace.server.pid, 'SIGSTOP');
  await sleep(FREEZE_MS);
  process.kill(workspace.server.pid, 'SIGCONT');
  return performance.now();
}

function checkAnswers(answers) {
  const mute = answers.filter(({ status }) => status === null);
  checks.that(
    'every call is answered',
    mute.length === 0,
    listSome(mute.map(({ kind, problem }) => `${kind} ${problem}`)),
  );
  const late = answers.filter(({ milliseconds }) => milliseconds > ANSWER_LIMIT_MS);
  const slowest = Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
  const lateKinds = listSome(late.map(({ kind, milliseconds }) => `${kind} ${Math.round(milliseconds)} ms`));
  checks.that(
    `every call is answered within ${ANSWER_LIMIT_MS} ms`,
    late.length === 0,
    `slowest ${slowest} ms, late ${lateKinds}`,
  );
  const odd = answers.filter(({ status }) => status !== null && ![200, 201, 503].includes(status));
  checks.that(
    'every call succeeds or is answered with 503',
    odd.length === 0,
    listSome(odd.map(({ kind, status }) => `${kind} ${status}`)),
  );
  const bare = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null);
  checks.that('every 503 has Retry-After', bare.length === 0, listSome(bare.map(({ kind }) => kind)));
  const live = answers.filter(({ kind }) => kind === 'live').map(({ milliseconds }) => milliseconds);
  const slowestLive = Math.round(Math.max(...live));
  checks.that(
    '/live responds immediately throughout',
    slowestLive <= LIVE_LIMIT_MS,
    `median ${Math.round(computeQuantile(live, 0.5))} ms, slowest ${slowestLive} ms`,
  );
}

/** Checks that from some time after each outage every call succeeds. */
function checkRecovery(answers, instants) {
  const bad = instants.flatMap((instant) =>
    answers.filter(
      ({ begin, status }) =>
        begin > instant + RECOVERY_MS && begin < instant + RECOVERY_MS + 1_500 && (status === null || status >= 400),
    ),
  );
  checks.that(
    `${RECOVERY_MS} ms after the database is back every call succeeds`,
    bad.length === 0,
    listSome(bad.map(({ kind, status }) => `${kind} ${status}`)),
  );
}
