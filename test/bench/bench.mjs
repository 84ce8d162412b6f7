/**
 * Compares the service's CPU time per request with the minimum that a server with the same response could need.
 *
 * npm run bench -- page|list100|detail [--rounds 11] [--requests 400] [--invoices 20000] [--only graphql|rest] [--profile FOLDER]
 *
 * `--profile` also writes a CPU profile of the service, and prints the shares of packages and folders in it.
 *
 * npm run bench -- export [--rounds 5] [--invoices 100000] [--only csv|xlsx] [--profile FOLDER]
 *
 * npm run bench -- upload|update [--rounds 7] [--requests 200] [--only NAME] [--profile FOLDER]
 *
 * npm run bench -- processing|start
 *
 * npm run bench -- capacity [--requests 2000]; see capacity.mjs
 *
 * npm run bench -- peers; see peers.mjs
 *
 * npm run bench -- check; see check.mjs
 *
 * npm run bench -- growth [--rounds 15] [--invoices 10000,1000000] [--database URL] [--picture FILE]; see growth.mjs
 *
 * npm run bench -- hot-path [--renew]; see hot-path.mjs
 *
 * npm run bench -- explain [--invoices 10000,1000000] [--database URL]; see explain.mjs
 *
 * Everything runs on this machine: a separate database server, the built service, and the limit, a server that uses only node:http,
 * mysql2 and JSON.stringify. They are measured in turns, and each turn is compared with the limit's turn next to it, so that other
 * load on the machine affects both. Only the ratios are meaningful: `ratio` is the limit's CPU time divided by the service's, `database`
 * the CPU time of the database for the service divided by that for the limit. The responses are compared first.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BENCHES } from './benches.mjs';
import { measureCapacity } from './capacity.mjs';
import { checkBars } from './check.mjs';
import { explainStatements } from './explain.mjs';
import { checkHotPath } from './hot-path.mjs';
import { drawGrowth } from './growth-picture.mjs';
import { measureGrowth } from './growth.mjs';
import { sumByOwner } from './owners.mjs';
import { measurePeers } from './peers.mjs';
import { measureProcessing } from './processing.mjs';
import { runBench } from './run-bench.mjs';
import { measureStart } from './start.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    requests: { type: 'string' },
    invoices: { type: 'string' },
    only: { type: 'string' },
    profile: { type: 'string' },
    database: { type: 'string' },
    picture: { type: 'string' },
    renew: { type: 'boolean' },
  },
});
const BUNDLE = fileURLToPath(new URL('../../bundle.mjs', import.meta.url));
const OTHERS = {
  async growth() {
    const sizes = readSizes();
    const results = await measureGrowth({
      ...{ sizes, times: clamp(values.rounds ?? 15, 1, 100) },
      databaseUrl: values.database,
    });
    if (values.picture) writeFileSync(values.picture, drawGrowth(results));
  },
  async 'hot-path'() {
    process.exitCode = (await checkHotPath({ renew: values.renew })) ? 0 : 1;
  },
  async explain() {
    const sizes = readSizes();
    process.exitCode = (await explainStatements({ sizes, databaseUrl: values.database })) ? 0 : 1;
  },
  async processing() {
    const times = clamp(values.rounds ?? 40, 1, 1_000);
    console.table([await measureProcessing({ times, invoices: clamp(values.invoices ?? 1_200, 50, 100_000) })]);
  },
  async start() {
    console.table([await measureStart({ times: clamp(values.rounds ?? 7, 1, 100) })]);
  },
  async capacity() {
    console.table(await measureCapacity({ requests: clamp(values.requests ?? 2_000, 100, 20_000) }));
  },
  async peers() {
    const [rounds, requests] = [clamp(values.rounds ?? 11, 1, 50), clamp(values.requests ?? 400, 1, 20_000)];
    const invoices = clamp(values.invoices ?? 20_000, 600, 1_000_000);
    console.table(await measurePeers({ rounds, requests, invoices, only: values.only }));
  },
  async check() {
    process.exitCode = (await checkBars({ databaseUrl: values.database, only: values.only })) ? 0 : 1;
  },
};

function readSizes() {
  return (values.invoices ?? '10000,1000000').split(',').map((size) => clamp(size, 600, 10_000_000));
}

function clamp(text, least, most) {
  return Math.min(most, Math.max(least, Number(text) || least));
}

const [name = ''] = positionals;
const bench = BENCHES[name];
if (bench) {
  if (values.profile) execFileSync(process.execPath, [BUNDLE, '--source-maps']);
  const results = await runBench(bench, {
    rounds: clamp(values.rounds ?? bench.rounds, 1, 50),
    requests: clamp(values.requests ?? bench.requests, 1, 20_000),
    invoices: clamp(values.invoices ?? bench.invoices, 600, 1_000_000),
    only: values.only,
    profile: values.profile,
  });
  console.table(results);
  if (values.profile) console.table(sumByOwner(values.profile));
} else if (OTHERS[name]) {
  await OTHERS[name]();
} else {
  console.error(`Choose one of: ${[...Object.keys(BENCHES), ...Object.keys(OTHERS)].join(', ')}`);
  process.exitCode = 2;
}
