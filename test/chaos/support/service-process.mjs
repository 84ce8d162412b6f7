import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAIN } from './workspace.mjs';

const START_LIMIT_MS = 60_000;
const running = new Set();
const killAll = () => running.forEach((child) => killGroup(child, 'SIGKILL'));
process.once('exit', killAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    killAll();
    process.kill(process.pid, signal);
  });
}

/** A process of the service under test, in a separate process group with its parsers. */
export class ServiceProcess {
  #child = null;
  #exit = Promise.resolve(null);
  #output = '';
  starts = 0;

  /** @param options.role as the setting ROLE; `name` of its log; `main` the program; `port` if it is not the workspace's */
  constructor(workspace, { role = 'all', name = role, settings = {}, main = MAIN, port = workspace.port } = {}) {
    this.workspace = workspace;
    this.role = role;
    this.name = name;
    this.main = main;
    this.settings = { ...settings, PORT: String(port) };
    this.log = path.join(workspace.folder, `${name}.log`);
    workspace.services.add(this);
  }

  get pid() {
    return this.#child?.pid ?? null;
  }

  get isRunning() {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it, waits until it accepts calls or jobs, and returns the milliseconds that this took. */
  async start() {
    const begin = performance.now();
    const log = openSync(this.log, 'a');
    const child = spawn(process.execPath, ['--enable-source-maps', this.main], {
      env: this.workspace.environment({ ...this.settings, ROLE: this.role }),
      stdio: ['ignore', 'pipe', log],
      detached: true,
    });
    closeSync(log);
    running.add(child);
    this.#child = child;
    this.#output = '';
    this.starts += 1;
    child.stdout.on('data', (chunk) => (this.#output += chunk));
    this.#exit = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        running.delete(child);
        resolve({ code, signal });
      });
    });
    await this.#answers();
    return performance.now() - begin;
  }

  /** Kills the whole group, as a power cut or the kernel would. */
  async kill() {
    if (this.isRunning) killGroup(this.#child, 'SIGKILL');
    await this.#exit;
  }

  signal(name) {
    killGroup(this.#child, name);
  }

  /** Asks only this process to stop; returns how it ended and after how many milliseconds. */
  async stop(limitMilliseconds) {
    const begin = performance.now();
    process.kill(this.pid, 'SIGTERM');
    const ended = await Promise.race([this.#exit, sleep(limitMilliseconds, null, { ref: false })]);
    if (!ended) await this.kill();
    return { ...(ended ?? { code: null, signal: 'too late' }), milliseconds: performance.now() - begin };
  }

  /** Returns the end of its log. */
  logTail(lines = 15) {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }

  /** Counts the lines of the log that contain this text. */
  countInLog(text) {
    return readFileSync(this.log, 'utf8')
      .split('\n')
      .filter((line) => line.includes(text)).length;
  }

  async #answers() {
    const deadline = Date.now() + START_LIMIT_MS;
    while (this.isRunning && Date.now() < deadline) {
      if (this.role === 'worker' ? this.#output.includes('worker is ready') : await this.#isReady()) return;
      await sleep(20);
    }
    throw new Error(`the service did not start:\n${this.logTail()}`);
  }

  async #isReady() {
    try {
      const response = await fetch(`http://127.0.0.1:${this.settings.PORT}/ready`, {
        signal: AbortSignal.timeout(5_000),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}

function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
