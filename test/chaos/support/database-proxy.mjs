import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The statement, not the name of an isolation level. */
const COMMIT = /\bCOMMIT\b/;

/** A proxy in front of the database that delays, slices, slows down, resets or swallows what passes through it. */
export class DatabaseProxy {
  /** `pass`, `delay`, `slice`, `slow`, `reset` or `swallow`. */
  mode = 'pass';
  /**
   * Called with `before` and `after` of every commit, and with the statements that are sent with it. Returns `cut` to end the connection,
   * and the reply with it, or `hold` to keep it open without sending any more.
   */
  onCommit = () => undefined;
  #sockets = new Set();

  constructor(target) {
    const url = new URL(target);
    this.target = { host: url.hostname, port: Number(url.port) };
    this.server = createServer((client) => this.#join(client));
  }

  /** Starts to listen; returns the URL of the database through the proxy. */
  async start(target) {
    await new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const url = new URL(target);
    url.port = String(this.server.address().port);
    return url.toString();
  }

  async stop() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Ends all connections at once, as a restarted switch would. */
  resetAll() {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  #join(client) {
    const server = connect(this.target);
    const pair = { isCut: false };
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    void this.#pump(client, server, (chunk) => this.#look(chunk, pair, server));
    void this.#pump(server, client, () => {
      if (!pair.isCut) return true;
      client.destroy();
      server.destroy();
      return false;
    });
  }

  async #look(chunk, pair, server) {
    const statements = chunk.toString('latin1');
    if (!COMMIT.test(statements)) return true;
    const order = this.onCommit('before', statements);
    if (order === 'hold') await once(server, 'close');
    if (order === 'hold' || order === 'cut') return false;
    if (this.onCommit('after', statements) === 'cut') pair.isCut = true;
    return true;
  }

  async #pump(from, to, look) {
    try {
      for await (const chunk of from) {
        if (!(await look(chunk))) {
          from.destroy();
          to.destroy();
          return;
        }
        await this.#send(to, chunk);
      }
    } catch {
      // The other end is closed by the events of the sockets.
    }
    to.end();
  }

  async #send(to, chunk) {
    if (this.mode === 'swallow') return;
    if (this.mode === 'reset' && Math.random() < 0.02) return void to.resetAndDestroy();
    if (this.mode === 'delay') await sleep(100 + Math.random() * 200);
    if (this.mode === 'slow') await sleep((chunk.length / 65_536) * 1_000);
    if (this.mode !== 'slice') return void to.write(chunk);
    for (let start = 0; start < chunk.length; start += 64) {
      to.write(chunk.subarray(start, start + 64));
      if (start % 1_024 === 0) await sleep(1);
    }
  }
}
