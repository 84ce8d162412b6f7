import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { computeQuantile } from '../../support/checks.mjs';
import { Client } from '../support/client.mjs';
import { createRandomDocument, createSmallInvoice } from '../support/documents.mjs';
import { checkUploads, settle, uploadRecorded } from '../support/uploads.mjs';
import { MAIN } from '../support/workspace.mjs';
import { CollectedChecks } from './collected-checks.mjs';
import { both, suite } from './jest-files.mjs';
import { raceForStates } from './races.mjs';
import { scenario } from './scenario.mjs';
import { soak } from './soak.mjs';
import { callGraphql, repeat } from './subject.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const UNKNOWN = '0190b5f2-0000-7000-8000-000000000000';
/** The z value beyond which two samples differ with p < 0.001. */
const MAX_Z = 3.29;

/** Compares how long foreign and unknown ids take. */
async function compareTimes({ subject, pick }) {
  const { client, uids } = await subject();
  const checks = new CollectedChecks();
  const paths = (uid) => [`/v1/invoices/${uid}`, `/v1/invoices/${uid}/items`];
  const figures = [];
  for (let route = 0; route < 2; route += 1) {
    const times = { foreign: [], unknown: [] };
    for (let index = 0; index < pick(150, 500); index += 1) {
      for (const [kind, uid] of [
        ['foreign', uids.foreign[index % 5]],
        ['unknown', UNKNOWN],
      ].toSorted(() => Math.random() - 0.5)) {
        const { status, milliseconds } = await client.call('GET', paths(uid)[route]);
        checks.that('both are 404', status === 404 || status === 405, String(status));
        times[kind].push(milliseconds);
      }
    }
    const z = computeRankZ(times.foreign, times.unknown);
    figures.push(
      `z ${z.toFixed(1)}, medians ${computeQuantile(times.foreign, 0.5).toFixed(2)} and ${computeQuantile(times.unknown, 0.5).toFixed(2)} ms`,
    );
    checks.that('the times do not tell them apart', Math.abs(z) <= MAX_Z, figures.at(-1));
  }
  checks.figure(figures.join('; '));
  const { holds, figure } = checks.result;
  return { holds, figure };
}

/** The z value of the Mann-Whitney test. */
function computeRankZ(left, right) {
  const all = [...left.map((value) => [value, 1]), ...right.map((value) => [value, 0])].toSorted(([a], [b]) => a - b);
  const ranks = all.reduce((sum, [, isLeft], index) => sum + (isLeft ? index + 1 : 0), 0);
  const [n, m] = [left.length, right.length];
  const mean = (n * (n + m + 1)) / 2;
  return (ranks - mean) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

/** Interleaves the calls of two accounts about the same ids in one process. */
async function interleave({ subject, pick }) {
  const { client, foreign, uids } = await subject();
  const checks = new CollectedChecks();
  const all = [...uids.own, ...uids.foreign];
  const query =
    '{ invoices(first: 20) { nodes { uid company { name } workspaceUser { uid } items { name } } totalCount } }';
  const wrong = [];
  const calls = pick(1_500, 10_000);
  await repeat(calls, 8, async (index) => {
    const [caller, own] = index % 2 === 0 ? [client, uids.own] : [foreign, uids.foreign];
    const uid = all[index % all.length];
    const { status, body } =
      index % 3 === 0
        ? await callGraphql(caller, query)
        : await caller.call('GET', index % 3 === 1 ? '/v1/invoices/' : `/v1/invoices/${uid}`);
    const text = JSON.stringify(body ?? '');
    const isForeign = all.some((other) => !own.includes(other) && text.includes(other) && other !== uid);
    const isLeak = index % 3 === 2 && !own.includes(uid) && status !== 404;
    if (isForeign || isLeak || status === null || status >= 500) wrong.push(`${status} ${text.slice(0, 80)}`);
  });
  checks.figure(`${calls} calls`);
  checks.that('no answer has anything of the other account', wrong.length === 0, wrong.slice(0, 2).join(' '));
  return checks.result;
}

/** Sends every column of the invoice's table in updates, and looks which of them changed. */
async function assignColumns({ subject }) {
  const { client, uids, workspace } = await subject();
  const checks = new CollectedChecks();
  const uid = uids.own[2];
  const read = async () => (await workspace.rows(`SELECT * FROM invoice WHERE uid = '${uid}'`))[0];
  const before = await read();
  const forbidden = [
    'id',
    'uid',
    'hf_id',
    'account_id',
    'workspace_user_id',
    'file_key',
    'file_name',
    'file_type',
    'file_size',
    'file_sha256',
    'processing_status',
    'approvement_status',
    'created_at',
    'deleted_at',
    'first_page',
    'last_page',
    'company_id',
    'category_id',
    'card_id',
  ];
  let calls = 0;
  for (const column of Object.keys(before)) {
    const camel = column.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
    for (const name of new Set([column, camel])) {
      for (const value of ['2', 2, 'approved', '2020-01-01 00:00:00.000000']) {
        calls += 1;
        for (const method of ['PATCH', 'PUT'])
          await client.call(method, `/v1/invoices/${uid}`, { json: { [name]: value } });
      }
      await callGraphql(
        client,
        `mutation ($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { invoice { uid } } }`,
        { input: { uid, [name]: '2' } },
      );
    }
  }
  const after = await read();
  const changed = forbidden.filter((column) => String(before[column]) !== String(after[column]));
  checks.figure(`${calls} values for ${Object.keys(before).length} columns`);
  checks.that('no other column changes', changed.length === 0, changed.join(', '));
  return checks.result;
}

/** Sends the same upload fifty times at once, and again. */
async function repeatCalls({ subject, pick }) {
  const { client, foreign, workspace } = await subject();
  const checks = new CollectedChecks();
  const rounds = pick(4, 40);
  for (let round = 0; round < rounds; round += 1) {
    const document = createSmallInvoice();
    const answers = await repeat(50, 50, () => client.uploadByRest(document, document.sha256));
    const replay = await client.uploadByRest(document, document.sha256);
    const other = await client.uploadByRest(createSmallInvoice(), document.sha256);
    const separate = await foreign.uploadByRest(document, document.sha256);
    const rows = await workspace.number(
      `SELECT COUNT(*) AS number FROM invoice WHERE file_sha256 = '${document.sha256}'`,
    );
    const created = new Set(answers.filter(({ status }) => status === 201).map(({ uid }) => uid));
    const odd = answers.filter(({ status }) => status !== 201 && status !== 409 && status !== 503);
    checks.that('one is created', rows === 2 && created.size === 1, `${rows} rows, ${created.size} uids`);
    checks.that('the others repeat it or wait', odd.length === 0, String(odd[0]?.status));
    checks.that('the replay is the first answer', created.has(replay.uid));
    checks.that('another body is refused', other.status === 422, String(other.status));
    checks.that('accounts are separate', separate.status === 201 && !created.has(separate.uid));
  }
  checks.figure(`${rounds} × 50 calls at once`);
  return checks.result;
}

/** Tries random keys and near misses of a valid one. */
async function guessKeys({ subject, pick }) {
  const { client, workspace } = await subject();
  const checks = new CollectedChecks();
  const { key } = client;
  const misses = Array.from(
    key,
    (_, index) => key.slice(0, index) + (key[index] === 'a' ? 'b' : 'a') + key.slice(index + 1),
  );
  const random = Array.from({ length: pick(1_000, 10_000) }, () => `igk_${randomBytes(24).toString('base64url')}`);
  const guesses = [...misses, key.slice(0, -1), `${key}a`, key.toUpperCase(), ...random];
  const answers = await repeat(guesses.length, 8, (index) =>
    new Client(workspace.baseUrl, guesses[index]).call('GET', '/v1/invoices/'),
  );
  const accepted = answers.filter(({ status }) => status !== 401 && status !== 429);
  checks.figure(`${guesses.length} keys`);
  checks.that('none is accepted', accepted.length === 0, `${accepted.length}, ${accepted[0]?.status}`);
  const rows = JSON.stringify(await workspace.rows('SELECT * FROM api_key'));
  checks.that('no key is stored', !rows.includes(key.split('_').at(-1)));
  return checks.result;
}

/** One account fills the queue, then another uploads one file. */
const fillQueue = scenario(
  { settings: { LOG_LEVEL: 'info' } },
  async ({ checks, client, history, pick, start, workspace }) => {
    const { output } = await workspace.cli('account', 'create', '--name', 'Other', '--owner-email', 'b@example.com');
    const other = new Client(workspace.baseUrl, output.key.api_key);
    const service = await start('all');
    const files = pick(120, 2_000);
    const answers = await repeat(files, 8, () => uploadRecorded(client, history, createRandomDocument()));
    const { uid } = await other.uploadByRest(createSmallInvoice());
    const acknowledged = Date.now();
    await settle(workspace, 900_000);
    const jobs = await waitForJobs(service, answers.filter((answer) => answer.uid).length + 1);
    const begin = jobs.find(({ invoice }) => invoice === uid)?.begin ?? Infinity;
    const between = jobs.filter((job) => job.begin > acknowledged && job.begin < begin).length;
    const refused = answers.filter(({ status }) => status === 429 || status === 503).length;
    checks.figure(
      `${files} files of one account, ${refused} refused; ${between} of them begun before the only file of the other`,
    );
    checks.that('it waits for few', between <= 2, String(between));
    checks.that('no restart', service.starts === 1 && service.isRunning);
    await checkUploads(checks, { workspace, client, history }).catch(() => undefined);
  },
);

/** The jobs that the service has ended, once there are this many, with the time in milliseconds at which each began. */
async function waitForJobs(service, count) {
  for (let tries = 0; ; tries += 1) {
    const lines = readFileSync(service.log, 'utf8').split('\n');
    const jobs = lines.filter((line) => line.includes('"msg":"job"')).map((line) => JSON.parse(line));
    if (jobs.length >= count || tries === 50)
      return jobs.map(({ invoice, time, milliseconds }) => ({ invoice, begin: time - milliseconds }));
    await sleep(100);
  }
}

/** One account sends the most expensive queries while another reads a page. */
async function sendExpensive({ subject, pick }) {
  const { client, foreign, uids } = await subject();
  const checks = new CollectedChecks();
  const read = async () => (await client.call('GET', `/v1/invoices/${uids.own[3]}`)).milliseconds;
  const measure = async () => computeQuantile(await repeat(pick(150, 600), 2, read), 0.99);
  const base = await measure();
  const state = { isOver: false, statuses: new Map() };
  const query =
    '{ invoices(first: 100) { nodes { uid items { name totalPrice } history { event } company { name } } totalCount } }';
  const noisy = Array.from({ length: 10 }, async () => {
    while (!state.isOver) {
      const { status } = await callGraphql(foreign, query);
      state.statuses.set(status, (state.statuses.get(status) ?? 0) + 1);
    }
  });
  const busy = await measure();
  state.isOver = true;
  await Promise.all(noisy);
  checks.figure(
    `p99 ${base.toFixed(0)} ms alone, ${busy.toFixed(0)} ms beside ten callers of large queries (${JSON.stringify([...state.statuses])})`,
  );
  checks.that('the other account is not slowed down much', busy <= 2 * base + 100);
  return checks.result;
}

/** Starts the service with impossible settings: in full with each of them alone. */
async function startWrongly({ pick }) {
  const checks = new CollectedChecks();
  const names = [
    ...readFileSync(path.join(ROOT, 'docs/settings.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \| `?\d+`? \|/gm),
  ].map(([, name]) => name);
  const accepted = pick(
    [names],
    names.map((name) => [name]),
  ).flatMap((wrong) => {
    // The unit tests try other values too.
    const values = Object.fromEntries(wrong.map((name) => [name, 'NaN']));
    const env = { PATH: process.env.PATH, DATA_DIR: '/nonexistent/x', ...values };
    const { status, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8', timeout: 20_000 });
    return wrong.filter((name) => status !== 2 || !stderr.includes(`- ${name}: `));
  });
  checks.figure(`${names.length} settings`);
  checks.that('the service does not start', names.length > 10 && accepted.length === 0, accepted.join(', '));
  return checks.result;
}

async function audit() {
  const { status, stdout } = spawnSync(process.execPath, [path.join(ROOT, 'test/supply/audit.mjs')], {
    encoding: 'utf8',
  });
  return { holds: status === 0, figure: stdout.trim().split('\n').at(-1) };
}

/** Tenancy, roles, races and load. */
export const TENANCY_TESTS = [
  {
    id: 'T1',
    name: 'tenant matrix',
    bar: 'every operation listed, foreign = unknown, leaks 0',
    run: suite(['api/tenant-matrix']),
  },
  { id: 'T2', name: 'time of foreign and unknown ids', bar: 'Mann-Whitney |z| ≤ 3.29', run: compareTimes },
  { id: 'T3', name: 'loaders and caches of two accounts in one process', bar: 'cross hits 0', run: interleave },
  { id: 'T4', name: 'role matrix', bar: 'every cell as listed', run: suite(['api/role-matrix', 'unit/policy']) },
  {
    id: 'T5',
    name: 'mass assignment',
    bar: 'columns changed outside the inputs 0',
    run: both(assignColumns, suite(['unit/shared/validation'])),
  },
  {
    id: 'T6',
    name: 'races of decisions, updates and deletions',
    bar: 'winners exactly 1, no 5xx, legal histories',
    run: raceForStates,
  },
  { id: 'T7', name: 'claiming jobs', bar: 'duplicates 0', run: suite(['store/job.store', 'store/worker']) },
  {
    id: 'T8',
    name: 'Idempotency-Key',
    bar: 'created 1, other bodies 422, accounts separate',
    run: both(repeatCalls, suite(['api/rest-idempotency'])),
  },
  {
    id: 'T9',
    name: 'rate limit over two processes',
    bar: 'admitted exactly the limit',
    run: suite(['api/rate-limit', 'unit/web/borrowed-tokens']),
  },
  { id: 'T10', name: 'guessing keys', bar: 'accepted 0, stored 0', run: both(guessKeys, suite(['api/keys'])) },
  {
    id: 'T11',
    name: 'a queue filled by another account',
    bar: 'at most 2 of its files are begun first',
    run: fillQueue,
  },
  { id: 'T12', name: 'expensive queries of another account', bar: 'p99 ≤ 2 × base + 100 ms', run: sendExpensive },
  {
    id: 'T13',
    name: 'deadlocks and lock timeouts',
    bar: 'repeated, 5xx 0',
    run: suite(['store/transact'], 'repeated|continues|takes too long'),
  },
  {
    id: 'T14',
    name: 'soak of 30 minutes',
    bar: 'slopes of used heap and external memory ≤ 0.2 MB/min, that of native memory not significantly more; descriptors and children as before',
    run: soak,
    fullOnly: 'because it takes 30 minutes',
  },
  { id: 'T15', name: 'impossible settings', bar: 'refused 100 %', run: both(startWrongly, suite(['unit/config'])) },
  {
    id: 'T16',
    name: 'supply chain',
    bar: 'no install scripts, SBOM complete, high and critical without waiver 0',
    run: both(suite(['unit/supply-chain']), audit),
  },
];
