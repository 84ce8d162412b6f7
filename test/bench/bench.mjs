/**
 * Measures the service's CPU a request beside the least that a server of the same answer could need.
 *
 *   npm run bench -- page [--rounds 11] [--requests 400] [--invoices 20000] [--only graphql|rest] [--profile FOLDER]
 *
 * Everything runs on this machine alone: a database server of its own, the built service, and the limit, a server of node:http,
 * mysql2 and JSON.stringify. They are measured in turns, and each turn is compared with the limit's turn beside it, so that what
 * else runs here weighs on both; only the ratios mean something. Before that the answers are compared, byte by byte.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import mysql from 'mysql2/promise';
import { BENCHES } from './benches.mjs';
import { startMeasured } from './measured.mjs';
import { sendMany, sendOnce } from './load.mjs';
import { startBenchService } from './service.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '11' },
    requests: { type: 'string', default: '400' },
    invoices: { type: 'string', default: '20000' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const ROUNDS = within(values.rounds, 1, 50);
const REQUESTS = within(values.requests, 10, 20_000);
const INVOICES = within(values.invoices, 200, 1_000_000);
/** What V8 needs until it has compiled what is hot. */
const WARM_UP_REQUESTS = 2_000;
const COUNTED_REQUESTS = 200;

function within(text, least, most) {
  return Math.min(most, Math.max(least, Number(text) || least));
}

function median(numbers) {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];
}

/** CPU milliseconds a request of the process that serves the target. */
async function turn(process, target) {
  const before = await process.cpu();
  await sendMany(target, REQUESTS);
  return ((await process.cpu()) - before) / 1_000 / REQUESTS;
}

async function measure(variant, limit, service) {
  const pairs = [];
  await sendMany(variant.limit, WARM_UP_REQUESTS);
  await sendMany(variant.service, WARM_UP_REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const least = await turn(limit, variant.limit);
    const ours = await turn(service, variant.service);
    pairs.push({ least, ours });
  }
  const ratios = pairs.map(({ least, ours }) => least / ours);
  return {
    variant: variant.name,
    'limit ms': median(pairs.map(({ least }) => least)).toFixed(3),
    'service ms': median(pairs.map(({ ours }) => ours)).toFixed(3),
    ratio: median(ratios).toFixed(2),
    'of the ratios': `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
  };
}

/** The service's answer tells besides what the limit answers what the call cost. */
async function requireSameAnswer({ name, limit, service }) {
  const [expected, given] = [await sendOnce(limit), await sendOnce(service)];
  const { extensions: _cost, ...content } = JSON.parse(given);
  if (!isDeepStrictEqual(content, JSON.parse(expected))) {
    throw new Error(`${name}: the service and the limit answer differently:\n${given}\n${expected}`);
  }
  return given.length;
}

/** How many statements the database runs for a request once its key is known. */
async function countStatements(databaseUrl, target) {
  const connection = await mysql.createConnection(databaseUrl);
  const count = async () => {
    const [[row]] = await connection.query("SHOW GLOBAL STATUS LIKE 'Com_select'");
    return Number(row.Value);
  };
  const before = await count();
  await sendMany(target, COUNTED_REQUESTS);
  const statements = ((await count()) - before) / COUNTED_REQUESTS;
  await connection.end();
  return statements;
}

const bench = BENCHES[positionals[0] ?? ''];
if (!bench) {
  console.error(`Name one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
const running = await startBenchService({ invoices: INVOICES, profile: values.profile });
const limit = await startMeasured(new URL('./limit.mjs', import.meta.url), { DATABASE_URL: running.databaseUrl });
try {
  const variants = bench({ ...running, limitUrl: limit.url }).filter(
    ({ name }) => !values.only || name === values.only,
  );
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
