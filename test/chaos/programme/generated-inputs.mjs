import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { computeQuantile } from '../../support/checks.mjs';
import { createSmallInvoice } from '../support/documents.mjs';
import { settle } from '../support/uploads.mjs';
import { NotRunHere } from './not-run.mjs';
import { scenario } from './scenario.mjs';
import { Client } from '../support/client.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAX_MILLISECONDS = 100;
/** A request is repeated while it takes too long, because the first ones are compiled and garbage is collected in some. */
const ATTEMPTS = 5;

/** Sends calls of every REST operation, generated from the OpenAPI document, of which some conform to it and others do not. */
export const sendGeneratedCalls = scenario({}, async (parts) => {
  const { checkProperties, OPERATION_COUNT } = await importSupport('rest-properties');
  await sendGenerated(parts, async ({ foreign, ...run }) => {
    const sample = async () => createSmallInvoice().bytes;
    const { failure, statuses } = await checkProperties({ ...run, foreignKey: foreign.key, sample });
    const called = new Set([...statuses.keys()].map((name) => name.split(' ')[0]));
    parts.checks.that('every operation is called', called.size === OPERATION_COUNT, `${called.size}`);
    const byStatus = new Map();
    for (const [name, count] of statuses) addTo(byStatus, name.split(' ')[1], count);
    return { problems: failure === null ? [] : [failure], outcomes: byStatus };
  });
});

/** Sends queries and mutations that are generated from the GraphQL schema, and damaged copies of them. */
export const sendGeneratedOperations = scenario({}, async (parts) => {
  const { checkGraphqlProperties } = await importSupport('graphql-properties');
  const { buildBareSchema } = await importSupport('graphql-operations');
  const schema = await buildBareSchema();
  await sendGenerated(parts, async ({ foreign, ...run }) => {
    const { uid, body } = await foreign.uploadByRest(createSmallInvoice());
    const sample = () => createSmallInvoice().bytes;
    return checkGraphqlProperties({ ...run, foreignUids: [uid], foreignTexts: [body.hf_id], schema, sample });
  });
});

async function sendGenerated({ checks, client, pick, start, workspace }, send) {
  const { canMeasureThreads, measureThread } = await importSupport('loop-probe');
  if (!canMeasureThreads()) throw new NotRunHere('only Linux reports the CPU time of one thread');
  const other = await workspace.cli('account', 'create', '--name', 'Other', '--owner-email', 'other@example.com');
  const foreign = new Client(workspace.baseUrl, other.output.key.api_key);
  const service = await start('all');
  await client.uploadByRest(createSmallInvoice());
  await settle(workspace, 60_000);
  const times = [];
  const slow = [];
  const watch = async (name, sendOne) => {
    let best = await measureThread(service.pid, sendOne);
    times.push(best);
    for (let attempt = 1; attempt < ATTEMPTS && best > MAX_MILLISECONDS; attempt += 1)
      best = Math.min(best, await measureThread(service.pid, sendOne));
    if (best > MAX_MILLISECONDS) slow.push(`${Math.round(best)} ms ${name.slice(0, 300)}`);
  };
  const calls = Number(process.env.CALLS ?? pick(600, 10_000));
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  const run = { baseUrl: workspace.baseUrl, key: workspace.key, foreign, calls, seed, watch };
  const { problems, outcomes } = await send(run);
  const [median, most] = [0.5, 0.99].map((share) => computeQuantile(times, share).toFixed(1));
  checks.figure(
    `${times.length} calls of seed ${seed}: ${[...outcomes].map(([name, count]) => `${count} ${name}`).join(', ')}`,
  );
  checks.figure(`CPU p50 ${median} ms, p99 ${most} ms, most ${Math.max(...times).toFixed(0)} ms`);
  checks.that('each call is answered as documented', problems.length === 0, problems.join(' | ').slice(0, 4_000));
  checks.that('no call needs too much CPU', slow.length === 0, `${slow.length}: ${slow.slice(0, 5).join(' | ')}`);
  checks.that('no restart', service.starts === 1 && service.isRunning);
}

function addTo(counts, name, count) {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

/** Imports code of the test suite, which is compiled with it. */
async function importSupport(name) {
  builtOnce ??= spawnSync('npm', ['run', '--silent', 'build:test'], { cwd: ROOT, stdio: 'inherit' });
  return import(path.join(ROOT, `.build/test/support/${name}.js`));
}
let builtOnce;
