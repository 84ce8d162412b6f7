/**
 * Uploads files that are designed to break their reader among good ones, and checks that the good ones are processed, that the
 * others fail with a reason, and that the service responds throughout.
 *
 * npm run chaos -- poison [--good 60] [--database sqlite|mysql]
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeBombs } from './support/bombs.mjs';
import { Checks, computeQuantile } from '../support/checks.mjs';
import { Client } from './support/client.mjs';
import { createSmallInvoice } from './support/documents.mjs';
import { History } from './support/history.mjs';
import { ServiceProcess } from './support/service-process.mjs';
import { checkStore, settle, uploadRecorded } from './support/uploads.mjs';
import { openWorkspace } from './support/workspace.mjs';

const { values: options } = parseArgs({
  options: { good: { type: 'string', default: '60' }, database: { type: 'string', default: 'sqlite' } },
});
const GOOD = Math.min(Number(options.good), 1_000);
const LIVE_LIMIT_MS = 1_000;
/** The disk and the processor of a shared machine may stall for one answer in a hundred. */
const LONGEST_STALL_MS = 5_000;
const LIVE_SHARE = 0.99;
const SETTINGS = { PARSER_TIMEOUT_SECONDS: '20', PARSER_MEMORY_MB: '512' };
/** Either processed within the limits or failed: a reader may also recognise a bomb. */
const HARMLESS = [
  'XObjects to 2^24.pdf',
  'a count of a billion.pdf',
  '50,000 pages.pdf',
  'siblings.xml',
  'attributes.xml',
  'references.xml',
];

const checks = new Checks();
const workspace = await openWorkspace({ database: options.database, settings: SETTINGS });
try {
  const history = new History(workspace.folder);
  const client = new Client(workspace.baseUrl, workspace.key);
  // Created before anything is timed, because it takes a while.
  const documents = makeBombDocuments();
  const service = new ServiceProcess(workspace);
  await service.start();
  const probe = probeLive(client);
  const bombs = await upload(client, history, documents);
  const left = await settle(workspace, 900_000);
  const live = await probe.end();
  console.log(`${bombs.size} poisoned files among ${GOOD} good ones on ${options.database}`);
  checks.that('no invoice remains in processing', left === 0, `${left} left`);
  await checkOutcomes(bombs);
  const [median, high, slowest] = [0.5, LIVE_SHARE, 1].map((share) => Math.round(computeQuantile(live, share)));
  checks.that(
    '/live responds throughout',
    high <= LIVE_LIMIT_MS && slowest <= LONGEST_STALL_MS,
    `median ${median} ms, 99 in 100 within ${high} ms, slowest ${slowest} ms`,
  );
  checks.that(
    'the service continues without a restart',
    service.isRunning && service.countInLog('uncaught error') === 0,
  );
  await checkStore(checks, workspace);
  history.close();
} finally {
  await workspace.close();
}
checks.finish();

function makeBombDocuments() {
  return Object.entries(makeBombs()).map(([name, bytes]) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { name, bytes, sha256 };
  });
}

/** Uploads the bombs spread among good files; returns the name of each bomb and the response status, by hash. */
async function upload(client, history, documents) {
  const names = new Map();
  const every = Math.max(1, Math.floor(GOOD / documents.length));
  const uploadBomb = async (bomb) => {
    const { status } = await uploadRecorded(client, history, bomb);
    names.set(bomb.sha256, { name: bomb.name, status });
  };
  const waiting = [...documents];
  for (let index = 0; index < GOOD; index += 1) {
    await uploadRecorded(client, history, createSmallInvoice());
    const bomb = index % every === 0 ? waiting.shift() : undefined;
    if (bomb) await uploadBomb(bomb);
  }
  for (const bomb of waiting) await uploadBomb(bomb);
  return names;
}

async function checkOutcomes(bombs) {
  const rows = await workspace.rows(
    'SELECT file_sha256, processing_status, processing_error_code, processing_error_message FROM invoice',
  );
  const good = rows.filter((row) => !bombs.has(row.file_sha256));
  const bad = good.filter((row) => row.processing_status !== 'finished');
  checks.that(
    'every good file is finished',
    good.length === GOOD && bad.length === 0,
    `${good.length - bad.length} of ${GOOD}`,
  );
  for (const [sha256, { name, status }] of bombs) {
    const row = rows.find((candidate) => candidate.file_sha256 === sha256);
    const hasFailed =
      row?.processing_status === 'failed' &&
      row.processing_error_code !== null &&
      row.processing_error_message !== null;
    const isRefused = !row && status === 400;
    const holds = hasFailed || isRefused || (row?.processing_status === 'finished' && HARMLESS.includes(name));
    checks.that(
      `${name} ends with a reason`,
      holds,
      row?.processing_error_code ?? row?.processing_status ?? `refused with ${status}`,
    );
  }
}

function probeLive(client) {
  const times = [];
  const state = { isOver: false };
  const probing = (async () => {
    while (!state.isOver) {
      const { status, milliseconds } = await client.call('GET', '/live');
      times.push(status === 200 ? milliseconds : Number.POSITIVE_INFINITY);
      await sleep(200);
    }
    return times;
  })();
  return {
    end() {
      state.isOver = true;
      return probing;
    },
  };
}
