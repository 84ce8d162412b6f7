/**
 * Compares the service's CPU time per request with the minimum that a server with the same response could need.
 *
 * npm run bench -- page|list100|detail [--rounds 11] [--requests 400] [--invoices 20000] [--only graphql|rest] [--profile FOLDER]
 *
 * npm run bench -- export [--rounds 5] [--invoices 100000] [--only csv|xlsx] [--profile FOLDER]
 *
 * npm run bench -- growth [--rounds 15] [--invoices 10000,1000000] [--database URL]; see growth.mjs
 *
 * Everything runs on this machine: a separate database server, the built service, and the limit, a server that uses only node:http,
 * mysql2 and JSON.stringify. They are measured in turns, and each turn is compared with the limit's turn next to it, so that other
 * load on the machine affects both. Only the ratios are meaningful: `ratio` is the limit's CPU time divided by the service's, `database`
 * the CPU time of the database for the service divided by that for the limit. The responses are compared first.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import mysql from 'mysql2/promise';
import { BENCHES } from './benches.mjs';
import { measureGrowth } from './growth.mjs';
import { readProcessCpu, startMeasured } from './measured.mjs';
import { sendMany, sendOnce } from './load.mjs';
import { startBenchService } from './service.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    requests: { type: 'string' },
    invoices: { type: 'string' },
    only: { type: 'string' },
    profile: { type: 'string' },
    database: { type: 'string' },
  },
});
if (positionals[0] === 'growth') {
  const sizes = (values.invoices ?? '10000,1000000').split(',').map((size) => clamp(size, 600, 10_000_000));
  await measureGrowth({ sizes, times: clamp(values.rounds ?? 15, 1, 100), databaseUrl: values.database });
  process.exit(0);
}
const bench = BENCHES[positionals[0] ?? ''];
if (!bench) {
  console.error(`Choose one of: ${[...Object.keys(BENCHES), 'growth'].join(', ')}`);
  process.exit(2);
}
const ROUNDS = clamp(values.rounds ?? bench.rounds, 1, 50);
const REQUESTS = clamp(values.requests ?? bench.requests, 1, 20_000);
const INVOICES = clamp(values.invoices ?? bench.invoices, 600, 1_000_000);
const SHOWN = 2_000;
const COUNTED_REQUESTS = Math.min(200, REQUESTS);

function clamp(text, least, most) {
  return Math.min(most, Math.max(least, Number(text) || least));
}

function computeMedian(numbers) {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];
}

/**
 * Milliseconds per request: the CPU time of the process that serves the target and of the database, and the time until the end of
 * the response.
 */
async function turn(process, target) {
  const [before, databaseBefore] = [await process.usage(), readProcessCpu(running.databasePid)];
  const started = performance.now();
  await sendMany(target, REQUESTS);
  const waited = (performance.now() - started) / REQUESTS;
  const database = (readProcessCpu(running.databasePid) - databaseBefore) / 1_000 / REQUESTS;
  return { cpu: ((await process.usage()).cpu - before.cpu) / 1_000 / REQUESTS, database, waited };
}

async function measure(variant, limit, service) {
  const pairs = [];
  // V8 needs this many requests to compile the hot code.
  await sendMany(variant.limit, bench.warmUp);
  await sendMany(variant.service, bench.warmUp);
  for (let round = 0; round < ROUNDS; round += 1) {
    const least = await turn(variant.isOwnLimit ? service : limit, variant.limit);
    const ours = await turn(service, variant.service);
    pairs.push({ least, ours });
  }
  const ratios = pairs.map(({ least, ours }) => least.cpu / ours.cpu);
  const computeRate = (waited) => Math.round(((variant.lines ?? 1) * 1_000) / computeMedian(waited));
  return {
    variant: variant.name,
    'limit ms': computeMedian(pairs.map(({ least }) => least.cpu)).toFixed(3),
    'service ms': computeMedian(pairs.map(({ ours }) => ours.cpu)).toFixed(3),
    ratio: computeMedian(ratios).toFixed(2),
    'range of ratios': `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
    'database ms': computeMedian(pairs.map(({ ours }) => ours.database)).toFixed(3),
    database: computeMedian(pairs.map(({ least, ours }) => ours.database / least.database)).toFixed(2),
    [variant.lines ? 'limit lines/s' : 'limit/s']: computeRate(pairs.map(({ least }) => least.waited)),
    [variant.lines ? 'service lines/s' : 'service/s']: computeRate(pairs.map(({ ours }) => ours.waited)),
    'service MB': Math.round((await service.usage()).memory / 1_024),
  };
}

/** Prepares the responses for comparison. Only the service's response contains the cost. */
async function requireSameAnswer({ name, limit, service, sample = { limit, service, read: readJson } }) {
  if (sample === null) return undefined;
  const [expected, given] = [await sendOnce(sample.limit), await sendOnce(sample.service)];
  if (!isDeepStrictEqual(await sample.read(given), await sample.read(expected))) {
    const [ours, others] = [given, expected].map((bytes) => bytes.toString('utf8').slice(0, SHOWN));
    throw new Error(`${name}: the service and the limit answer differently:\n${ours}\n${others}`);
  }
  return given.length;
}

function readJson(bytes) {
  const { extensions: _cost, ...content } = JSON.parse(bytes.toString('utf8'));
  return content;
}

/** How many statements the database runs for a request once its key is known. */
async function countStatements(databaseUrl, target) {
  const connection = await mysql.createConnection(databaseUrl);
  const count = async () => {
    const [[row]] = await connection.query("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(row.Value);
  };
  const before = await count();
  await sendMany(target, COUNTED_REQUESTS);
  const statements = ((await count()) - before) / COUNTED_REQUESTS;
  await connection.end();
  return statements;
}

const running = await startBenchService({ invoices: INVOICES, profile: values.profile });
const limit = await startMeasured(new URL('./limit.mjs', import.meta.url), running.limitEnvironment);
try {
  const variants = bench
    .variants({ ...running, limitUrl: limit.url })
    .filter(({ name }) => !values.only || name === values.only);
  const results = [];
  for (const variant of variants) {
    const bytes = await requireSameAnswer(variant);
    const figures = await measure(variant, limit, running.service);
    results.push({ ...figures, bytes, statements: await countStatements(running.databaseUrl, variant.service) });
  }
  console.table(results);
} finally {
  await limit.stop();
  await running.stop();
}
