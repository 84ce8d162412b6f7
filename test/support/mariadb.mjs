import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { accessSync, closeSync, constants, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import mysql from 'mysql2/promise';

/**
 * Linux takes the local port of an outgoing connection from 32,768 up. A server that restarts on a port from there may find it taken by a
 * connection of another process, so these ports are below.
 */
const FIRST_PORT = 20_000;
const END_PORT = 32_000;
const PORT_TRIES = 100;

const START_LIMIT_MS = 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
const execute = promisify(execFile);

/** Finds the first of the programs on the PATH or in Debian's folders for servers; null if there is none. */
function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  const candidates = names.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds the database server that TEST_MYSQL_SERVER names, or else an installed one, MariaDB before MySQL; null if there is none. */
export async function findDatabaseServer() {
  const binary = process.env.TEST_MYSQL_SERVER ?? findProgram('mariadbd', 'mysqld');
  if (!binary) return null;
  const { stdout } = await execute(binary, ['--no-defaults', '--version']);
  return { binary, kind: stdout.includes('MariaDB') ? 'mariadb' : 'mysql', version: stdout.trim() };
}

/**
 * Starts a separate database server in a temporary folder, on a free port of 127.0.0.1. `stop()` kills it and removes the
 * folder, and so does the exit or interruption of this process.
 *
 * @param options.durable flush at every commit, as in production; by default nothing waits for the disk
 * @param options.serverArguments further arguments of the server, such as `--innodb-buffer-pool-size=1G`
 * @param options.server what `findDatabaseServer()` found
 * @returns `url` of the database `app` with a user that may create others; `port`, `folder`, `kind`, `version`, `pid`;
 *   `crash()` kills the server and keeps its data, `restart()` starts it again on the same data and port, `stop()` ends all
 * @throws Error with the end of the server's log if it does not start
 */
export async function startDatabaseServer({ durable = false, serverArguments = [], server } = {}) {
  const found = server ?? (await findDatabaseServer());
  if (!found) throw new Error('neither mariadbd nor mysqld is on the PATH');
  const instance = new Instance(found, durable, serverArguments);
  try {
    await instance.initialize();
    await instance.restart();
    return instance;
  } catch (error) {
    await instance.stop();
    throw error;
  }
}

class Instance {
  port = 0;
  #child = null;
  #password = randomBytes(12).toString('hex');
  #onExit = () => this.#removeNow();
  #onSignal = (signal) => {
    this.#removeNow();
    process.kill(process.pid, signal);
  };

  constructor({ binary, kind, version }, durable, serverArguments) {
    Object.assign(this, { binary, kind, version, durable, serverArguments });
    // Only the owner can read the folder, and thus the socket in it.
    this.folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-db-'));
    process.once('exit', this.#onExit);
    for (const signal of SIGNALS) process.once(signal, this.#onSignal);
  }

  get url() {
    return `mysql://app:${this.#password}@127.0.0.1:${this.port}/app`;
  }

  get pid() {
    return this.#child?.pid ?? null;
  }

  async initialize() {
    const { program, options } = this.kind === 'mariadb' ? findInstaller() : this.#mysqlInstaller();
    const child = this.#spawn(program, ['--no-defaults', `--datadir=${this.folder}/data`, ...asRoot, ...options]);
    const code = await waitForExit(child);
    if (code !== 0) throw new Error(`${program} failed with ${code}:\n${this.#log()}`);
    await writeFile(
      path.join(this.folder, 'init.sql'),
      [
        'CREATE DATABASE IF NOT EXISTS app CHARACTER SET utf8mb4;',
        `CREATE USER IF NOT EXISTS 'app'@'127.0.0.1' IDENTIFIED BY '${this.#password}';`,
        "GRANT ALL PRIVILEGES ON *.* TO 'app'@'127.0.0.1' WITH GRANT OPTION;",
        '',
      ].join('\n'),
    );
  }

  /** Starts the server, first on a free port and later on the same one, and waits until it responds. */
  async restart() {
    const tries = this.port === 0 ? 3 : 1;
    for (let attempt = 1; ; attempt += 1) {
      const port = this.port || (await findFreePort());
      this.#spawn(this.binary, this.#arguments(port));
      try {
        await this.#answers(port);
        this.port = port;
        return;
      } catch (error) {
        await this.crash();
        // Another program may have taken the port between the check and the start.
        if (attempt >= tries) throw error;
      }
    }
  }

  async crash() {
    const child = this.#child;
    if (!child) return;
    killGroup(child);
    await waitForExit(child);
    this.#child = null;
  }

  async stop() {
    process.off('exit', this.#onExit);
    for (const signal of SIGNALS) process.off(signal, this.#onSignal);
    // No data is kept, so an orderly shutdown is unnecessary.
    await this.crash();
    this.#removeFolder();
  }

  #arguments(port) {
    return [
      '--no-defaults',
      ...asRoot,
      `--datadir=${this.folder}/data`,
      `--tmpdir=${this.folder}`,
      `--socket=${this.folder}/s.sock`,
      `--pid-file=${this.folder}/server.pid`,
      `--init-file=${this.folder}/init.sql`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--skip-log-bin',
      '--performance-schema=OFF',
      '--character-set-server=utf8mb4',
      '--max-connections=400',
      ...(this.durable ? [] : ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=OFF']),
      ...(this.kind === 'mysql' ? ['--mysqlx=OFF', ...this.#mysqlPlaces()] : []),
      ...this.serverArguments,
    ];
  }

  #mysqlInstaller() {
    return { program: this.binary, options: ['--initialize-insecure', ...this.#mysqlPlaces()] };
  }

  /** Sets where an unpacked MySQL finds its messages, and disables the import folder that only the package creates. */
  #mysqlPlaces() {
    return [`--basedir=${path.dirname(path.dirname(realpathSync(this.binary)))}`, '--secure-file-priv=NULL'];
  }

  #spawn(program, options) {
    const log = openSync(path.join(this.folder, 'error.log'), 'a');
    // A separate process group: the installer is a shell script whose children must end with it.
    const child = spawn(program, options, { cwd: this.folder, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    child.on('error', () => undefined);
    this.#child = child;
    return child;
  }

  async #answers(port) {
    const child = this.#child;
    const deadline = Date.now() + START_LIMIT_MS;
    while (hasStarted(child) && Date.now() < deadline) {
      try {
        const ssl = this.serverArguments.includes('--require-secure-transport=ON') && { rejectUnauthorized: false };
        const options = { host: '127.0.0.1', port, user: 'app', password: this.#password, database: 'app', ssl };
        const connection = await mysql.createConnection(options);
        await connection.end();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    throw new Error(`${this.binary} did not start on port ${port}:\n${this.#log()}`);
  }

  #log() {
    return readFileSync(path.join(this.folder, 'error.log'), 'utf8').slice(-2000);
  }

  #removeNow() {
    if (this.#child) killGroup(this.#child);
    this.#removeFolder();
  }

  /** Retries briefly: a killed server may still be releasing its files. */
  #removeFolder() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

function findInstaller() {
  const program = findProgram('mariadb-install-db', 'mysql_install_db');
  if (!program) throw new Error('mariadbd is on the PATH, but mariadb-install-db is not');
  return {
    program,
    // Root may log in only through the socket, whose folder only its owner can read.
    options: ['--auth-root-authentication-method=socket', '--skip-test-db', '--skip-name-resolve'],
  };
}

function hasStarted(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function killGroup(child) {
  if (!hasStarted(child)) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Resolves with the exit code, null if a signal ended it, or the error if it could not start. */
function waitForExit(child) {
  if (!hasStarted(child)) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
}

/** Finds a port of the loopback interface on which nothing listens, and that remains free while a server restarts. */
export async function findFreePort() {
  for (let attempt = 1; attempt <= PORT_TRIES; attempt += 1) {
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
