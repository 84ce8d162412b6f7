import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandomDocument } from '../support/documents.mjs';
import { settle, uploadRecorded } from '../support/uploads.mjs';
import { scenario } from './scenario.mjs';
import { callGraphql } from './subject.mjs';

const MINUTES = 30;
const MINUTE_MS = 60_000;
const WARM_MINUTES = 10;
const MEGABYTE = 1024 * 1024;
/** In MB a minute, after the first ten. */
const MAX_SLOPE = 0.2;
const PRELOAD = new URL('../support/report-memory.mjs', import.meta.url).pathname;

/** Mixes calls, among them queries with unique texts and aborted ones, for half an hour, and fits lines through the memory used. */
export const soak = scenario({}, async ({ checks, client, history, start, workspace }) => {
  const report = path.join(workspace.folder, 'memory.json');
  const service = await start('all', { NODE_OPTIONS: `--import=${PRELOAD}`, MEMORY_REPORT: report });
  for (let index = 0; index < 20; index += 1) await uploadRecorded(client, history, createRandomDocument());
  await settle(workspace, 120_000);
  const before = { descriptors: countDescriptors(service.pid), children: countChildren(service.pid) };
  const state = { isOver: false, serial: 0 };
  const callers = Array.from({ length: 6 }, () => keepCalling({ client, history, state }));
  const samples = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await sleep(MINUTE_MS);
    const { heapTotal, heapUsed, external } = await readMemory(service.pid, report);
    const { anonymous, resident } = readPages(service.pid);
    samples.push({
      minute,
      heap: heapUsed / MEGABYTE,
      external: external / MEGABYTE,
      // V8 keeps more memory for its heap the longer it works, although no more of it is used.
      native: (anonymous - heapTotal) / MEGABYTE,
      resident: resident / MEGABYTE,
    });
  }
  state.isOver = true;
  await Promise.all(callers);
  await settle(workspace, 300_000);
  await sleep(30_000);
  checks.figure(`${state.serial} calls, ${history.size} uploads`);
  checks.figure(`resident from ${samples[0].resident.toFixed(0)} to ${samples.at(-1).resident.toFixed(0)} MB`);
  for (const kind of ['heap', 'external', 'native']) {
    const warm = samples.filter(({ minute }) => minute > WARM_MINUTES).map((each) => [each.minute, each[kind]]);
    const { slope, error } = fitSlope(warm);
    const [first, last] = [samples[0][kind], samples.at(-1)[kind]].map((value) => value.toFixed(1));
    checks.figure(`${kind} ${slope.toFixed(2)} ± ${error.toFixed(2)} MB/min, from ${first} to ${last} MB`);
    // Native memory goes up and down by much more than it may grow.
    const least = kind === 'native' ? slope - 2 * error : slope;
    checks.that(`the ${kind} memory does not grow`, least <= MAX_SLOPE, `${slope.toFixed(2)} MB/min`);
  }
  const descriptors = countDescriptors(service.pid) - before.descriptors;
  const children = countChildren(service.pid) - before.children;
  checks.figure(`descriptors + ${descriptors}, children + ${children}`);
  checks.that('descriptors', descriptors <= 10, String(descriptors));
  checks.that('children', children <= 0, String(children));
  checks.that('no restart', service.starts === 1 && service.isRunning);
  const left = await workspace.temporaryFiles();
  checks.that('no temporary file remains', left.length === 0, String(left.length));
});

/** Lets the process collect its garbage and reads what memory it still uses, in bytes. */
async function readMemory(pid, report) {
  rmSync(report, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(report)) await sleep(50);
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The memory of a process in bytes: all that is resident, and what is neither a file nor shared. */
function readPages(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (name) => Number(new RegExp(`^${name}: +([0-9]+) kB`, 'm').exec(rollup)[1]) * 1024;
  return { anonymous: read('Anonymous'), resident: read('Rss') };
}

async function keepCalling({ client, history, state }) {
  while (!state.isOver) {
    await sleep(randomInt(100, 500));
    state.serial += 1;
    const dice = randomInt(100);
    if (dice < 30) await client.call('GET', '/v1/invoices/?query=feldmann');
    else if (dice < 60)
      await callGraphql(client, `{ invoices(first: 10) { nodes { uid a${state.serial}: hfId company { name } } } }`);
    else if (dice < 70) await client.call('GET', '/v1/invoices/', { limit: randomInt(1, 5) });
    else if (dice < 75) await client.call('POST', '/v1/invoices/export-csv', { json: {} });
    else if (dice < 80) await uploadRecorded(client, history, createRandomDocument());
    else await client.call('GET', '/v1/invoices/?page_size=50');
  }
}

function countDescriptors(pid) {
  return readdirSync(`/proc/${pid}/fd`).length;
}

function countChildren(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).length;
}

/** The slope of the least-squares line through points, per unit of x, and its standard error. */
function fitSlope(points) {
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const [x, y] = [0, 1].map((axis) => sum(points.map((point) => point[axis])) / points.length);
  const spread = sum(points.map(([at]) => (at - x) ** 2));
  const slope = sum(points.map(([at, value]) => (at - x) * (value - y))) / spread;
  const rest = sum(points.map(([at, value]) => (value - y - slope * (at - x)) ** 2));
  return { slope, error: Math.sqrt(rest / (points.length - 2) / spread) };
}
