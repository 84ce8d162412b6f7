import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import mysql from 'mysql2/promise';
import { findFreePort, startDatabaseServer } from '../../support/mariadb.mjs';
import { startS3Server } from '../../support/swift.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
export const MAIN = path.join(ROOT, 'dist/server/main.js');
const CLI_LIMIT_MS = 300_000;
const execute = promisify(execFile);

/** Short intervals keep a run short; all other settings have their defaults. */
const SETTINGS = {
  DEMO: 'off',
  LOG_LEVEL: 'info',
  RATE_LIMIT: 'off',
  JOB_LEASE_SECONDS: '6',
  PARSER_PROCESSES: '2',
  UPLOAD_CONCURRENCY: '64',
};

/**
 * A separate folder, database and account for a run; `close()` removes them.
 *
 * @param database `sqlite` or `mysql`; the latter is a separate server that flushes at every commit
 * @param files `disk` or `s3`; the latter is a separate server too
 * @param main the program of the service, if not this version's
 */
export async function openWorkspace({ database = 'sqlite', files = 'disk', settings = {}, main = MAIN } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoice-graph-chaos-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.once('exit', removeFolder);
  const server = database === 'mysql' ? await startDatabaseServer({ durable: true }) : null;
  const store = files === 's3' ? await startS3Server() : null;
  const placed = store ? { ...store.environment, FILE_STORE: await store.createFileStore() } : {};
  const workspace = new Workspace(folder, server, { ...settings, ...placed });
  workspace.store = store;
  workspace.port = await findFreePort();
  const created = await workspace.run(
    main,
    'account',
    'create',
    '--name',
    'Chaos',
    '--owner-email',
    'chaos@example.com',
  );
  workspace.key = created.output.key.api_key;
  return workspace;
}

class Workspace {
  key = '';
  port = 0;
  store = null;

  constructor(folder, server, settings) {
    this.folder = folder;
    this.dataFolder = path.join(folder, 'data');
    this.server = server;
    this.settings = settings;
    this.services = new Set();
    mkdirSync(this.dataFolder);
  }

  get baseUrl() {
    return `http://127.0.0.1:${this.port}`;
  }

  environment(settings = {}) {
    const databaseUrl = this.server ? { DATABASE_URL: this.server.url } : {};
    const { PATH } = process.env;
    const own = { PATH, PORT: String(this.port), DATA_DIR: this.dataFolder, ...databaseUrl };
    return { ...SETTINGS, ...own, ...this.settings, ...settings };
  }

  /** Runs an operator command of this version; returns its output and exit code. */
  async cli(...words) {
    return this.run(MAIN, ...words);
  }

  /** Runs an operator command of the version that this program of the service belongs to. */
  async run(main, ...words) {
    const program = path.join(path.dirname(main), 'cli.js');
    const options = {
      env: this.environment({ LOG_LEVEL: 'warn' }),
      timeout: CLI_LIMIT_MS,
      maxBuffer: 64 * 1024 * 1024,
    };
    try {
      const { stdout } = await execute(process.execPath, [program, ...words], options);
      return { output: JSON.parse(stdout), code: 0 };
    } catch (error) {
      if (typeof error.code !== 'number' || !error.stdout) throw error;
      return { output: JSON.parse(error.stdout), code: error.code };
    }
  }

  /** Reads the database directly. */
  async rows(sql) {
    if (!this.server) return querySqlite(path.join(this.dataFolder, 'invoices.sqlite'), sql);
    const connection = await mysql.createConnection({ uri: this.server.url, dateStrings: true });
    try {
      const [rows] = await connection.query(sql);
      return rows;
    } finally {
      await connection.end();
    }
  }

  async number(sql) {
    const [row] = await this.rows(sql);
    return Number(Object.values(row)[0]);
  }

  /** The names of the files that interrupted uploads left. */
  async temporaryFiles() {
    return readdir(path.join(this.dataFolder, 'files/incoming')).catch(() => []);
  }

  /** The bytes at a key of the store. */
  storedFile(key) {
    return readFileSync(path.join(this.dataFolder, 'files', key));
  }

  async close() {
    for (const service of this.services) await service.kill();
    await this.server?.stop();
    await this.store?.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function querySqlite(file, sql) {
  const module = process.getBuiltinModule?.('node:sqlite') ?? createRequire(import.meta.url)('@photostructure/sqlite');
  const database = new module.DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
