/**
 * Measures what the bars of docs/performance.md need, and prints each bar with its figure.
 *
 * npm run bench -- check [--only page,export] [--database URL]
 *
 * `--only` names some of the measurements; bars that are not measured do not hold. `--database` is that of the growth benchmark, in which the
 * accounts of 10,000 and a million invoices stay for a later run.
 */
import { BENCHES } from './benches.mjs';
import { measureGrowth } from './growth.mjs';
import { measurePeers } from './peers.mjs';
import { measureProcessing } from './processing.mjs';
import { runBench } from './run-bench.mjs';
import { measureStart } from './start.mjs';

const [SMALL, LARGE] = [10_000, 1_000_000];

const readRatio =
  (variant, figure = 'ratio') =>
  (rows) =>
    Number(rows.find((row) => row.variant === variant)?.[figure]);
const readGrowth =
  (name, figure = 'database ms', size = LARGE) =>
  (tables) =>
    Number(tables.get(size)?.find((row) => row.case === name)?.[figure]);
const readFactor = (name) => (tables) => readGrowth(name)(tables) / readGrowth(name, 'database ms', SMALL)(tables);
const readPeer = (size) => (rows) =>
  Number(rows.find(({ peer, page }) => peer === 'mercurius' && page === size)['times cheaper']);
const atLeast = (bar) => ({ sign: '≥', bar, holds: (figure) => figure >= bar });
const atMost = (bar) => ({ sign: '≤', bar, holds: (figure) => figure <= bar });

/** Each bar: the measurement that it needs, what it is about, how to read its figure, and the limit. */
const BARS = [
  ['page', 'GraphQL page of 25, limit ÷ service', readRatio('graphql'), atLeast(0.75)],
  ['list100', 'GraphQL page of 100, limit ÷ service', readRatio('graphql'), atLeast(0.75)],
  ['detail', 'GraphQL detail, limit ÷ service', readRatio('graphql'), atLeast(0.75)],
  ['page', 'REST page of 25, limit ÷ service', readRatio('rest'), atLeast(0.8)],
  ['detail', 'REST detail, limit ÷ service', readRatio('rest'), atLeast(0.8)],
  ['page', 'GraphQL page of 25, database ÷ limit', readRatio('graphql', 'database'), atMost(1.15)],
  ['list100', 'GraphQL page of 100, database ÷ limit', readRatio('graphql', 'database'), atMost(1.15)],
  ['detail', 'GraphQL detail, database ÷ limit', readRatio('graphql', 'database'), atMost(1.15)],
  ['page', 'REST page of 25, database ÷ limit', readRatio('rest', 'database'), atMost(1.15)],
  ['peers', 'GraphQL page of 25, times cheaper than Mercurius', readPeer(25), atLeast(1.5)],
  ['peers', 'GraphQL page of 100, times cheaper than Mercurius', readPeer(100), atLeast(1.5)],
  ['growth', 'page of a status and a month, ms', readGrowth('page of a status and a month'), atMost(10)],
  [
    'growth',
    'page of a word, a status and a month, ms',
    readGrowth('page of a word, a status and a month'),
    atMost(10),
  ],
  ['growth', 'count of a year, ms', readGrowth('count of a year'), atMost(50)],
  ['growth', 'count of a user, ms', readGrowth('count of a user'), atMost(50)],
  ['growth', 'count of a range of totals, ms', readGrowth('count of a range of totals'), atMost(50)],
  ['growth', 'statistics by month, ms', readGrowth('statistics by month'), atMost(20)],
  ['growth', 'statistics by company, ms', readGrowth('statistics by company'), atMost(20)],
  ['growth', 'offset page in the middle, ms', readGrowth('offset page in the middle'), atMost(10)],
  ['growth', 'first page, 1M ÷ 10k', readFactor('first page'), atMost(1.5)],
  ['growth', 'keyset page in the middle, 1M ÷ 10k', readFactor('keyset page in the middle'), atMost(1.5)],
  ['growth', 'page of a common word, ms', readGrowth('page of a common word'), atMost(10)],
  ['growth', 'page of a word that no invoice has, ms', readGrowth('page of a word that no invoice has'), atMost(10)],
  ['growth', 'count of all, ms', readGrowth('count of all'), atMost(1)],
  ['growth', 'count of a status, ms', readGrowth('count of a status'), atMost(1)],
  ['export', 'CSV, rows per second ÷ mariadb --batch', readRatio('csv', 'of the client'), atLeast(0.85)],
  ['export', 'XLSX, rows per second ÷ mariadb --batch', readRatio('xlsx', 'of the client'), atLeast(0.5)],
  ['export', 'CSV, memory over idle, MB', readRatio('csv', 'grown MB'), atMost(60)],
  ['export', 'XLSX, memory over idle, MB', readRatio('xlsx', 'grown MB'), atMost(60)],
  ['upload', 'REST upload of 200 KB, limit ÷ service', readRatio('rest'), atLeast(0.5)],
  ['upload', 'GraphQL upload of 200 KB, limit ÷ service', readRatio('graphql'), atLeast(0.4)],
  ['update', 'PUT of an unindexed ÷ of the number', readRatio('invoice_number'), atLeast(0.7)],
  ['update', 'PUT of an unindexed ÷ of the total', readRatio('total_price'), atLeast(0.7)],
  ['processing', 'upload to finished, median ms', ({ median }) => median, atMost(150)],
  ['processing', 'UBL with 20 lines per second', ({ perSecond }) => perSecond, atLeast(100)],
  ['start', 'idle memory of the API, MB', ({ idleMegabytes }) => idleMegabytes, atMost(110)],
  ['start', 'start when built, s', ({ seconds }) => seconds, atMost(0.8)],
];

/** Prints every bar with its figure; returns whether all hold. */
export async function checkBars({ databaseUrl, only }) {
  const names = [...new Set(BARS.map(([name]) => name))];
  const wanted = only?.split(',') ?? names;
  const results = new Map();
  for (const name of names.filter((one) => wanted.includes(one))) {
    console.log(`\nmeasuring: ${name}`);
    try {
      results.set(name, await measure(name, databaseUrl));
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
    }
  }
  const rows = BARS.map(([name, what, read, { sign, bar, holds }]) => {
    const figure = results.has(name) ? read(results.get(name)) : NaN;
    const shown = Number.isNaN(figure) ? 'not measured' : Number(figure.toFixed(2));
    return { what, bar: `${sign} ${bar}`, figure: shown, holds: holds(figure) };
  });
  console.table(rows);
  const held = rows.filter((row) => row.holds).length;
  console.log(`${held} of ${rows.length} bars hold`);
  return held === rows.length;
}

async function measure(name, databaseUrl) {
  if (name === 'growth') return measureGrowth({ sizes: [SMALL, LARGE], times: 15, databaseUrl });
  if (name === 'processing') return measureProcessing({ times: 40, invoices: 1_200 });
  if (name === 'peers') return measurePeers({ rounds: 11, requests: 400, invoices: 20_000, only: 'mercurius' });
  if (name === 'start') return measureStart({ times: 7 });
  const { rounds, requests, invoices } = BENCHES[name];
  const rows = await runBench(BENCHES[name], { rounds, requests, invoices });
  console.table(rows);
  return rows;
}
