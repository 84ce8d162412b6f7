/**
 * Compares a GraphQL page with that of other servers, in turns: Mercurius with JIT and loaders, GraphQL Yoga, and Apollo Server with TypeORM
 * over the same database, and PostGraphile over the same rows in PostgreSQL. The peers check no key, no rate limit and no permission; the
 * service checks all.
 *
 * npm ci --prefix test/bench/peers
 * npm run bench -- peers [--rounds 11] [--requests 400] [--invoices 20000] [--only mercurius,yoga,apollo,postgraphile]
 *
 * PostGraphile needs PostgreSQL's server (Debian's package postgresql).
 */
import { existsSync } from 'node:fs';
import { buildPageTarget } from './benches.mjs';
import { sendMany } from './load.mjs';
import { startMeasured } from './measured.mjs';
import { computeMedian, requireSameAnswer, turn } from './run-bench.mjs';
import { startBenchService } from './service.mjs';

const FOLDER = new URL('./peers/', import.meta.url);
const PEERS = {
  mercurius: (running) => startPeer('mercurius', '/graphql', running),
  yoga: (running) => startPeer('yoga', '/graphql', running),
  apollo: (running) => startPeer('apollo', '/', running),
  postgraphile: startPostgraphile,
};
const SIZES = [25, 100];
const WARM_UP = 5_000;

/** Measures the peers; each ratio is the CPU time of the peer divided by that of the service. */
export async function measurePeers({ rounds, requests, invoices, only }) {
  if (!existsSync(new URL('node_modules', FOLDER)))
    throw new Error('The peers are not installed. Run "npm ci --prefix test/bench/peers" first.');
  const names = only?.split(',') ?? Object.keys(PEERS);
  if (!names.every((name) => Object.hasOwn(PEERS, name)))
    throw new Error(`Choose peers from: ${Object.keys(PEERS).join(', ')}`);
  const running = await startBenchService({ invoices });
  const peers = [];
  try {
    const rows = [];
    for (const name of names) {
      const peer = await PEERS[name](running);
      peers.push(peer);
      for (const size of SIZES) {
        const service = buildPageTarget(running.service, running.key, size);
        const limit = peer.buildTarget(service);
        const variant = { name, limit, service, sample: { limit, service, read: peer.read } };
        rows.push({ peer: name, page: size, ...(await compare(variant, peer, { running, rounds, requests })) });
      }
      await peers.pop().stop();
    }
    return rows;
  } finally {
    for (const peer of peers) await peer.stop();
    await running.stop();
  }
}

/** Starts a server over the service's database, which answers the same query. */
async function startPeer(name, path, { limitEnvironment, databaseCpu }) {
  const server = await startMeasured(new URL(`${name}.mjs`, FOLDER), limitEnvironment);
  const url = server.url.replace(/\/$/, '') + path;
  return { ...server, databaseCpu, buildTarget: (service) => ({ ...service, url }) };
}

async function startPostgraphile({ databaseUrl }) {
  const { startPostgres } = await import('./peers/postgres.mjs');
  const { copyToPostgres, POSTGRAPHILE_PAGE, readPostgraphilePage } = await import('./peers/postgres-data.mjs');
  const database = await startPostgres();
  try {
    await copyToPostgres(databaseUrl, database.url);
    const environment = { POSTGRES_URL: database.url, GRAPHILE_ENV: 'production' };
    const server = await startMeasured(new URL('postgraphile.mjs', FOLDER), environment);
    return {
      ...server,
      databaseCpu: database.cpu,
      read: readPostgraphilePage,
      buildTarget(service) {
        const { variables } = JSON.parse(service.body);
        const body = JSON.stringify({ query: POSTGRAPHILE_PAGE, variables });
        return { ...service, url: `${server.url}/graphql`, body };
      },
      stop: () => server.stop().then(database.stop),
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function compare(variant, peer, compared) {
  await requireSameAnswer(variant);
  await sendMany(variant.limit, WARM_UP);
  await sendMany(variant.service, WARM_UP);
  const pairs = [];
  for (let round = 0; round < compared.rounds; round += 1) {
    pairs.push({
      theirs: await turn(peer, variant.limit, { ...compared, running: peer }),
      ours: await turn(compared.running.service, variant.service, compared),
    });
  }
  const format = (read) => computeMedian(pairs.map(read)).toFixed(3);
  return {
    'peer ms': format(({ theirs }) => theirs.cpu),
    'service ms': format(({ ours }) => ours.cpu),
    'times cheaper': format(({ theirs, ours }) => theirs.cpu / ours.cpu),
    'database, peer ms': format(({ theirs }) => theirs.database),
    'database, service ms': format(({ ours }) => ours.database),
  };
}
