import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSmallInvoice } from '../support/documents.mjs';
import { checkWritten, Load } from '../support/load.mjs';
import { checkStore, checkUploads, settle, uploadRecorded } from '../support/uploads.mjs';
import { damageFiles } from './damage.mjs';
import { both, suite } from './jest-files.mjs';
import { killWhileMigrating } from './kill-migration.mjs';
import { killWhileChanging } from './kill-changes.mjs';
import { listRepeated, scenario } from './scenario.mjs';
import { fault } from './script.mjs';
import { checkSyncOrder } from './sync-order.mjs';

const KEYED = 'rest with a key';
const ANSWER_LIMIT_MS = 11_000;
const CLAIM = /UPDATE job SET job\.status = 'running'/;
const MODES = ['delay', 'slice', 'slow', 'reset', 'swallow'];

/** Kills the process exactly before or after one of its commits, again and again, and repeats the uploads until they are answered. */
const crashAtCommits = scenario({ database: 'mysql', settings: { JOB_LEASE_SECONDS: '5' } }, async (parts) => {
  const { checks, client, history, openProxy, pick, start, workspace } = parts;
  const { proxy, settings } = await openProxy();
  const service = await start('all', settings);
  const crashes = pick(6, 80);
  let done = 0;
  for (; done < crashes; done += 1) {
    const moment = done % 2 === 0 ? 'before' : 'after';
    const { starts } = service;
    const state = { left: randomInt(1, 5) };
    proxy.onCommit = (now) => {
      if (now !== moment || (state.left -= 1) !== 0) return undefined;
      service.signal('SIGKILL');
      return 'cut';
    };
    const document = createSmallInvoice();
    const isOpen = () => uploadRecorded(client, history, document, KEYED).then(({ uid }) => uid === undefined);
    for (let tries = 0; tries < 20 && (await isOpen()); tries += 1) {
      if (!service.isRunning) await service.start();
      await sleep(20);
    }
    // The commit may have been one after the upload's answer.
    for (let wait = 0; wait < 100 && service.isRunning && service.starts === starts; wait += 1) await sleep(20);
    proxy.onCommit = () => undefined;
    if (!service.isRunning) await service.start();
  }
  checks.figure(`${done} kills at a commit`);
  checks.that('every invoice ends', (await settle(workspace, 120_000)) === 0);
  const open = history.listByOutcome('unknown');
  checks.that('every upload is acknowledged in the end', open.length === 0, String(open.length));
  checks.that('each has one result', (await listRepeated(workspace)).length === 0);
  await checkUploads(checks, { workspace, client, history });
});

const loseReplies = scenario(
  { database: 'mysql' },
  async ({ checks, client, history, openProxy, pick, start, workspace }) => {
    const { proxy, settings } = await openProxy();
    await start('api', settings);
    const wanted = pick(20, 200);
    const state = { lost: 0 };
    proxy.onCommit = (moment) => {
      if (moment !== 'after' || Math.random() < 0.5) return undefined;
      state.lost += 1;
      return 'cut';
    };
    while (state.lost < wanted) {
      const document = createSmallInvoice();
      for (let tries = 0; tries < 50; tries += 1) {
        if ((await uploadRecorded(client, history, document, KEYED)).uid) break;
      }
    }
    proxy.onCommit = () => undefined;
    const rows = await workspace.rows('SELECT file_sha256, COUNT(*) AS number FROM invoice GROUP BY file_sha256');
    const acknowledged = history.listByOutcome('ok');
    checks.figure(`${state.lost} replies lost after COMMIT, ${acknowledged.length} uploads`);
    checks.that('every upload is acknowledged in the end', acknowledged.length === history.size);
    checks.that(
      'exactly one invoice of each',
      rows.length === history.size && rows.every(({ number }) => Number(number) === 1),
    );
  },
);

const badNetwork = scenario(
  { database: 'mysql' },
  async ({ checks, client, history, openProxy, pick, start, workspace }) => {
    const { proxy, settings } = await openProxy();
    const service = await start('all', settings);
    const load = new Load(client, history);
    await load.start({ pause: 60 });
    for (const mode of MODES) {
      proxy.mode = mode;
      await sleep(pick(2_000, mode === 'swallow' ? 30_000 : 120_000));
      proxy.mode = 'pass';
      proxy.resetAll();
      await sleep(2_000);
    }
    await sleep(5_000);
    const recovered = performance.now();
    await sleep(1_500);
    await load.end();
    const slowest = Math.round(Math.max(...load.answers.map(({ milliseconds }) => milliseconds)));
    const silent = load.answers.filter(({ status }) => status === null);
    const late = load.answers.filter(({ begin, status }) => begin > recovered && status >= 400);
    checks.figure(`${load.answers.length} calls through ${MODES.join(', ')}; slowest ${slowest} ms`);
    checks.that(
      'every call is answered within its deadline',
      silent.length === 0 && slowest <= ANSWER_LIMIT_MS,
      `${silent.length} silent`,
    );
    checks.that('every call succeeds again', late.length === 0, String(late.length));
    checks.that('the service never restarts', service.isRunning && service.starts === 1);
    await settle(workspace, 60_000);
    await checkUploads(checks, { workspace, client, history });
    await checkWritten(checks, client, load.written);
    // The service checks invoices and looks for jobs all the time, in transactions that take milliseconds.
    const open = await workspace.number(
      'SELECT COUNT(*) AS number FROM information_schema.INNODB_TRX WHERE trx_started < NOW() - INTERVAL 2 SECOND',
    );
    checks.that('no transaction stays open on the server', open === 0, String(open));
  },
);

/** Freezes a worker while it claims a job, right after the commit or before it, until another one has read the file. */
const staleWorker = scenario({ database: 'mysql', settings: { JOB_LEASE_SECONDS: '5' } }, async (parts) => {
  const { checks, client, history, openProxy, pick, start, workspace } = parts;
  const { proxy, settings } = await openProxy();
  await start('api');
  const stale = await start('worker', settings, 'stale');
  const rounds = pick(2, 30);
  let frozen = 0;
  for (let round = 0; round < rounds; round += 1) {
    const moment = round % 2 === 0 ? 'after' : 'before';
    await new Promise((resolve) => {
      proxy.onCommit = (now, statements) => {
        if (now !== moment || !CLAIM.test(statements)) return undefined;
        proxy.onCommit = () => undefined;
        stale.signal('SIGSTOP');
        frozen += 1;
        resolve();
        // A process that is frozen before the commit has not sent it.
        return 'hold';
      };
      void uploadRecorded(client, history, createSmallInvoice());
      setTimeout(resolve, 10_000);
    });
    const other = await start('worker', {}, `other-${round}`);
    const open = await settle(workspace, 60_000);
    checks.that('another worker takes over', open === 0, `frozen ${moment} its commit`);
    stale.signal('SIGCONT');
    await sleep(2_000);
    await other.kill();
  }
  checks.figure(`${frozen} workers frozen while they claimed a job`);
  const repeated = await listRepeated(workspace);
  checks.that('each invoice has one result', frozen === rounds && repeated.length === 0, JSON.stringify(repeated));
});

const shiftedClocks = scenario({ database: 'mysql' }, async ({ checks, client, history, pick, start, workspace }) => {
  const preload = new URL('../support/shift-clock.mjs', import.meta.url).pathname;
  await start('api');
  for (const hours of [-1, 1, 0]) {
    const settings = { NODE_OPTIONS: `--import=${preload}`, SHIFT_CLOCK_MILLISECONDS: String(hours * 3_600_000) };
    await start('worker', settings, `worker-${hours}`);
  }
  const files = pick(30, 500);
  for (let index = 0; index < files; index += 1) await uploadRecorded(client, history, createSmallInvoice());
  checks.that('every invoice ends', (await settle(workspace, 60_000)) === 0);
  const repeated = await listRepeated(workspace);
  checks.figure(`${files} files read by workers whose clocks are an hour back, an hour ahead and right`);
  checks.that('no job is stolen or lost', repeated.length === 0, JSON.stringify(repeated.slice(0, 3)));
  await checkStore(checks, workspace);
});

/** Crash and durability. */
export const CRASH_TESTS = [
  {
    id: 'C1',
    name: 'kill -9 of the service during uploads',
    bar: 'lost 0, wrong bytes 0, duplicates 0, temporary files after a start 0, ready again ≤ 3 s',
    run: fault('kill-uploads', { quick: ['--kills', '6'], full: ['--kills', '100'], hasDatabase: true }),
  },
  {
    id: 'C2',
    name: 'kill -9 of workers, and at each kind of commit',
    bar: 'stuck 0, results per invoice 1, reads ≤ 3',
    run: both(
      fault('kill-workers', { quick: ['--kills', '3', '--files', '60'], full: ['--kills', '100', '--files', '1000'] }),
      crashAtCommits,
    ),
  },
  {
    id: 'C3',
    name: 'kill -9 during approvals, updates, deletions and exports',
    bar: 'double transitions 0, partial exports that look complete 0',
    run: killWhileChanging,
  },
  {
    id: 'C4',
    name: 'poisoned files among good ones',
    bar: 'good files 100 %, each poisoned one ends with a reason',
    run: fault('poison', { quick: ['--good', '15'], full: ['--good', '99'], hasDatabase: true }),
  },
  {
    id: 'C5',
    name: 'kill -9 of the database under load',
    bar: 'lost 0, 503 with Retry-After, normal ≤ 5 s after it is back',
    run: fault('database-away', { quick: ['--kills', '1', '--freeze', '0'], full: ['--kills', '20', '--freeze', '0'] }),
  },
  {
    id: 'C6',
    name: 'a frozen database',
    bar: 'every answer ≤ 11 s, /live answers, normal ≤ 5 s after it thaws',
    run: fault('database-away', {
      quick: ['--kills', '0', '--freeze', '8'],
      full: ['--kills', '0', '--freeze', '30'],
    }),
  },
  { id: 'C7', name: 'the reply to COMMIT is lost', bar: 'one invoice per upload', run: loseReplies },
  {
    id: 'C8',
    name: 'a bad network to the database',
    bar: 'lost 0, every answer ≤ 11 s, open transactions 0',
    run: badNetwork,
  },
  {
    id: 'C9',
    name: 'a full disk',
    bar: '503 with a reason, nothing acknowledged is lost, recovery without a restart',
    run: both(fault('disk-full', { quick: [], full: [], hasDatabase: true }), suite(['api/disk-full'])),
  },
  {
    id: 'C10',
    name: 'order of syncs of an upload',
    bar: 'fsync(file) < rename < fsync(folder) < COMMIT < 201, always',
    run: checkSyncOrder,
  },
  { id: 'C11', name: 'a worker that was frozen past its lease', bar: 'results per invoice 1', run: staleWorker },
  {
    id: 'C12',
    name: 'workers whose clocks are an hour off',
    bar: 'stolen jobs 0',
    run: both(shiftedClocks, suite(['store/job.store'], 'clock')),
  },
  {
    id: 'C13',
    name: 'overlapping transactions on SQLite',
    bar: 'lost 0, ghosts 0',
    run: suite(['store/transact', 'unit/database/sqlite-driver']),
  },
  {
    id: 'C14',
    name: 'kill -9 during a migration',
    bar: 'a restart completes it, tables as in a new database, verify finds nothing',
    run: both(killWhileMigrating, suite(['store/upgrade'])),
  },
  {
    id: 'C15',
    name: 'damaged and missing files, and a restore',
    bar: 'verify names exactly these, and none in a clean store',
    run: both(damageFiles, suite(['store/restore', 'store/derived-tables'])),
  },
  {
    id: 'C16',
    name: 'SIGTERM under load',
    bar: 'exit 0 in time, accepted calls answered, attempts refunded',
    run: fault('stop', { quick: ['--stops', '2'], full: ['--stops', '20'], hasDatabase: true }),
  },
];
