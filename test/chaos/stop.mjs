/**
 * Stops the service under load repeatedly, and checks that it ends in time, that everything that was acknowledged exists, and that
 * running jobs were returned to the queue.
 *
 * npm run chaos -- stop [--stops 5] [--database sqlite|mysql]
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Checks, listSome } from '../support/checks.mjs';
import { Client } from './support/client.mjs';
import { History } from './support/history.mjs';
import { checkWritten, Load, tally } from './support/load.mjs';
import { ServiceProcess } from './support/service-process.mjs';
import { checkStore, checkUploads, settle } from './support/uploads.mjs';
import { openWorkspace } from './support/workspace.mjs';

const { values: options } = parseArgs({
  options: { stops: { type: 'string', default: '5' }, database: { type: 'string', default: 'mysql' } },
});
const STOPS = Math.min(Number(options.stops), 50);
const GRACE_SECONDS = 10;
/** The time to exit after the grace period, when parsers are killed and connections closed. */
const SLACK_MS = 5_000;
/** A call that lasted longer was being served when its connection ended. */
const CUT_OFF_MS = 1_000;
/** The errors of a call that met a closed listener or connection: it was not served. */
const NOT_TAKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const checks = new Checks();
const workspace = await openWorkspace({
  database: options.database,
  settings: { SHUTDOWN_SECONDS: String(GRACE_SECONDS) },
});
try {
  const history = new History(workspace.folder);
  const client = new Client(workspace.baseUrl, workspace.key);
  const service = new ServiceProcess(workspace);
  const rounds = [];
  for (let stop = 1; stop <= STOPS; stop += 1) rounds.push(await stopUnderLoad({ service, client, history }));
  console.log(`${STOPS} stops on ${options.database}, ${history.size} uploads`);
  checkEnds(rounds);
  checkCalls(rounds);
  await service.start();
  const left = await settle(workspace, 300_000);
  checks.that('no invoice remains in processing', left === 0, `${left} left`);
  await checkUploads(checks, { workspace, client, history });
  for (const { load } of rounds) await checkWritten(checks, client, load.written);
  await checkStore(checks, workspace);
  history.close();
} finally {
  await workspace.close();
}
checks.finish();

async function stopUnderLoad({ service, client, history }) {
  await service.start();
  const load = new Load(client, history);
  await load.start({ readers: 4, uploaders: 6, writers: 2, pause: 60 });
  await sleep(randomInt(1_000, 3_000));
  const asked = performance.now();
  const end = await service.stop(GRACE_SECONDS * 1_000 + SLACK_MS);
  await load.end();
  const jobs = await workspace.rows('SELECT status, lease_token, attempts FROM job');
  const files = await workspace.temporaryFiles();
  return { load, asked, end, jobs, files };
}

function checkEnds(rounds) {
  const bad = rounds.map(({ end }) => end).filter(({ code }) => code !== 0);
  const slowest = Math.round(Math.max(...rounds.map(({ end }) => end.milliseconds)));
  checks.that(
    'it exits with 0 within the grace period',
    bad.length === 0,
    `slowest ${slowest} ms, bad ${listSome(bad)}`,
  );
  const held = rounds.flatMap(({ jobs }) =>
    jobs.filter(({ status, lease_token: token }) => status !== 'queued' || token !== null),
  );
  const waiting = rounds.map(({ jobs }) => jobs.length).join(', ');
  checks.that(
    'it holds no job afterwards',
    held.length === 0,
    `jobs left for the next: ${waiting}, held ${held.length}`,
  );
  const charged = rounds.flatMap(({ jobs }) => jobs.filter(({ attempts }) => Number(attempts) > 0));
  checks.that('a job that was returned keeps its attempt', charged.length === 0, listSome(charged));
  const files = rounds.flatMap(({ files: names }) => names);
  checks.that('no temporary file remains', files.length === 0, listSome(files));
}

function checkCalls(rounds) {
  const answers = rounds.flatMap(({ load }) => load.answers);
  checks.note(tally(answers));
  const cut = rounds.flatMap(({ load, asked }) =>
    load.answers.filter(
      ({ status, begin, milliseconds }) => status === null && (begin < asked || milliseconds > CUT_OFF_MS),
    ),
  );
  checks.that(
    'every call in progress is answered',
    cut.length === 0,
    listSome(cut.map(({ kind, problem }) => `${kind} ${problem}`)),
  );
  const odd = answers.filter(({ status, problem }) =>
    status === null ? !NOT_TAKEN.includes(problem) : ![200, 201, 503].includes(status),
  );
  checks.that(
    'calls fail only because the server is closed',
    odd.length === 0,
    listSome(odd.map(({ kind, status, problem }) => `${kind} ${status ?? problem}`)),
  );
}
