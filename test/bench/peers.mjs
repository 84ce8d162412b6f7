/**
 * Compares a GraphQL page with that of other servers over the same database, in turns: Mercurius with JIT and loaders, GraphQL Yoga, and
 * Apollo Server with TypeORM. The peers check no key, no rate limit and no permission; the service checks all.
 *
 * npm ci --prefix test/bench/peers
 * npm run bench -- peers [--rounds 11] [--requests 400] [--invoices 20000]
 */
import { existsSync } from 'node:fs';
import { buildPageTarget } from './benches.mjs';
import { sendMany } from './load.mjs';
import { startMeasured } from './measured.mjs';
import { computeMedian, requireSameAnswer, turn } from './run-bench.mjs';
import { startBenchService } from './service.mjs';

const FOLDER = new URL('./peers/', import.meta.url);
const PEERS = { mercurius: '/graphql', yoga: '/graphql', apollo: '/' };
const SIZES = [25, 100];
const WARM_UP = 5_000;

/** Measures all peers; each ratio is the CPU time of the peer divided by that of the service. */
export async function measurePeers({ rounds, requests, invoices }) {
  if (!existsSync(new URL('node_modules', FOLDER)))
    throw new Error('The peers are not installed. Run "npm ci --prefix test/bench/peers" first.');
  const running = await startBenchService({ invoices });
  const peers = [];
  try {
    const rows = [];
    for (const [name, path] of Object.entries(PEERS)) {
      const peer = await startMeasured(new URL(`${name}.mjs`, FOLDER), running.limitEnvironment);
      peers.push(peer);
      for (const size of SIZES) {
        const target = buildPageTarget(running.service, running.key, size);
        const variant = { name, limit: { ...target, url: peer.url.replace(/\/$/, '') + path }, service: target };
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

async function compare(variant, peer, compared) {
  await requireSameAnswer(variant);
  await sendMany(variant.limit, WARM_UP);
  await sendMany(variant.service, WARM_UP);
  const pairs = [];
  for (let round = 0; round < compared.rounds; round += 1) {
    pairs.push({
      theirs: await turn(peer, variant.limit, compared),
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
