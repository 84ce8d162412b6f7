/** Compares the service's CPU time per request with that of the limit, in turns. */
import { isDeepStrictEqual } from 'node:util';
import mysql from 'mysql2/promise';
import { sendMany, sendOnce } from './load.mjs';
import { readMemory, resetPeakMemory, startMeasured } from './measured.mjs';
import { startBenchService } from './service.mjs';

const SHOWN = 2_000;
const MAX_COUNTED_REQUESTS = 200;

/**
 * Runs a benchmark of `benches.mjs` with a service and a database of its own.
 *
 * @returns the figures of each variant
 */
export async function runBench(bench, { rounds, requests, invoices, only, profile }) {
  const running = await startBenchService({ invoices, profile });
  const limit = await startMeasured(new URL('./limit.mjs', import.meta.url), running.limitEnvironment);
  try {
    const idle = readMemory(running.service.pid);
    const compared = { running, limit, idle, rounds, requests, warmUp: bench.warmUp };
    const variants = bench
      .variants({ ...running, limitUrl: limit.url })
      .filter(({ name }) => only === undefined || name === only);
    const results = [];
    for (const variant of variants) {
      const bytes = await requireSameAnswer(variant);
      const figures = await measure(variant, compared);
      const statements = await countStatements(running.databaseUrl, variant.service, requests);
      results.push({ ...figures, bytes, statements });
    }
    return results;
  } finally {
    await limit.stop();
    await running.stop();
  }
}

export function computeMedian(numbers) {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];
}

/**
 * Milliseconds per request: the CPU time of the process that serves the target and of the database, and the time until the end of
 * the response.
 */
export async function turn(process, target, { running, requests }) {
  const [before, databaseBefore] = [await process.usage(), running.databaseCpu()];
  const started = performance.now();
  await sendMany(target, requests);
  const waited = (performance.now() - started) / requests;
  const database = (running.databaseCpu() - databaseBefore) / 1_000 / requests;
  return { cpu: ((await process.usage()).cpu - before.cpu) / 1_000 / requests, database, waited };
}

async function measure(variant, compared) {
  const { running, limit, idle, rounds, warmUp } = compared;
  const { service } = running;
  const least = variant.isOwnLimit ? service : limit;
  const [pairs, besides] = [[], []];
  resetPeakMemory(service.pid);
  // V8 needs this many requests to compile the hot code.
  await sendMany(variant.limit, warmUp);
  await sendMany(variant.service, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({
      least: await turn(least, variant.limit, compared),
      ours: await turn(service, variant.service, compared),
    });
    if (variant.beside) besides.push(await variant.beside());
  }
  const ratios = pairs.map((pair) => pair.least.cpu / pair.ours.cpu);
  const computeRate = (waited) => Math.round(((variant.lines ?? 1) * 1_000) / computeMedian(waited));
  return {
    variant: variant.name,
    'limit ms': computeMedian(pairs.map((pair) => pair.least.cpu)).toFixed(3),
    'service ms': computeMedian(pairs.map(({ ours }) => ours.cpu)).toFixed(3),
    ratio: computeMedian(ratios).toFixed(2),
    'range of ratios': `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
    'database ms': computeMedian(pairs.map(({ ours }) => ours.database)).toFixed(3),
    database: computeMedian(pairs.map((pair) => pair.ours.database / pair.least.database)).toFixed(2),
    [variant.lines ? 'limit lines/s' : 'limit/s']: computeRate(pairs.map((pair) => pair.least.waited)),
    [variant.lines ? 'service lines/s' : 'service/s']: computeRate(pairs.map(({ ours }) => ours.waited)),
    ...(variant.beside && {
      'of the client': computeMedian(pairs.map(({ ours }, round) => besides[round] / ours.waited)).toFixed(2),
    }),
    'grown MB': Math.round(readMemory(service.pid).peak - idle.now),
  };
}

/** Prepares the responses for comparison. Only the service's response contains the cost. */
export async function requireSameAnswer({ name, limit, service, sample = { limit, service } }) {
  if (sample === null) return undefined;
  const { read = readJson } = sample;
  const [expected, given] = [await sendOnce(sample.limit), await sendOnce(sample.service)];
  if (!isDeepStrictEqual(await read(given), await read(expected))) {
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
export async function countStatements(databaseUrl, target, requests) {
  const counted = Math.min(MAX_COUNTED_REQUESTS, requests);
  const connection = await mysql.createConnection(databaseUrl);
  const count = async () => {
    const [[row]] = await connection.query("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(row.Value);
  };
  const before = await count();
  await sendMany(target, counted);
  const statements = ((await count()) - before) / counted;
  await connection.end();
  return statements;
}
