import { Pool } from 'undici';

const CONNECTIONS = 12;

const pools = new Map();

function getPool(origin) {
  const pool = pools.get(origin) ?? new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  pools.set(origin, pool);
  return pool;
}

let sentSoFar = 0;

/** Sends a target's request once and returns the bytes of the response. */
export async function sendOnce(target) {
  return Buffer.from(await (await send(target)).arrayBuffer());
}

/** Sends a target's request the given number of times over a few connections, and reads the complete responses. */
export async function sendMany(target, times) {
  let sent = 0;
  const runClient = async () => {
    while (sent < times) {
      sent += 1;
      await (await send(target)).dump({ limit: Number.MAX_SAFE_INTEGER });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, runClient));
}

/** A target may be a function of the number of requests so far, so that requests differ. */
async function send(target) {
  sentSoFar += 1;
  const { url, method = 'GET', headers, body } = typeof target === 'function' ? target(sentSoFar) : target;
  const { origin, pathname, search } = new URL(url);
  const answer = await getPool(origin).request({ path: pathname + search, method, headers, body });
  if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}: ${await answer.body.text()}`);
  return answer.body;
}
