import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Linux takes the local port of an outgoing connection from 32,768 up. A server that restarts on a port from there may find it taken by a
 * connection of another process, so these ports are below.
 */
const FIRST_PORT = 20_000;
const END_PORT = 32_000;
const TRIES = 100;

/** Finds a port of the loopback interface on which nothing listens, and that remains free while a server restarts. */
export async function findFreePort() {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const port = randomInt(FIRST_PORT, END_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port between ${FIRST_PORT} and ${END_PORT} is free`);
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
