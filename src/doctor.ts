import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { AccountStore } from './accounts/account.store.js';
import { examineIssuer, examineIssuerAccount } from './accounts/examine-sign-in.js';
import { ConfigError, loadConfig, type Config } from './config.js';
import { readConnectionLimit } from './database/connection-limit.js';
import { openDatabase, type Database } from './database/data-source.js';
import { Replica } from './database/replica.js';
import type { BucketMarker } from './installation/bucket-marker.js';
import type { DataFolder } from './installation/data-folder.js';
import { InstallationStore, type InstallationRow } from './installation/installation.store.js';
import { SCHEMA_VERSION } from './installation/schema-version.js';
import { readExtractionSettings } from './processing/extraction-settings.js';
import { toMilliseconds, systemClock } from './shared/clock.js';
import { failed, ok, warning, type Finding } from './shared/finding.js';
import { createLogger } from './shared/logger.js';
import { findSecrets } from './shared/secrets.js';
import { VERSION } from './shared/version.js';
import { openStorage, type Storage } from './storage.js';

export interface DoctorReport {
  readonly version: string;
  /** Whether the service can run. */
  readonly ok: boolean;
  readonly findings: readonly Finding[];
}

const CLOCK_TOLERANCE_MILLISECONDS = 2_000;
const SCARCE_BYTES = 1024 ** 3;
const OTHERS_MAY_READ = 0o077;

/** Examines the installation that the environment describes, without changing anything. Never throws. */
export async function examine(environment: Readonly<Record<string, string | undefined>>): Promise<DoctorReport> {
  const findings = [...(await collect(environment))];
  return { version: VERSION, ok: findings.every(({ status }) => status !== 'failed'), findings };
}

/** Formats the findings for a terminal. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  return findings
    .map(({ check, status, message, advice }) => {
      const line = `${status.padEnd(8)}${check.padEnd(width + 2)}${message}`;
      return advice === undefined ? line : `${line}\n${' '.repeat(width + 10)}→ ${advice}`;
    })
    .join('\n');
}

async function collect(environment: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  const config = readConfig(environment);
  if (Array.isArray(config)) return config;
  const storage = await openStorage(config);
  const { folder } = storage;
  const read = await examineDatabase(config);
  return [
    ok('settings', `Valid. Role ${config.ROLE}.`),
    ...read.findings,
    ...(await guard('files', () => examineFiles(storage, read.row))),
    ...(await guard('secret', () => examineSecret(folder, config, read.row))),
    ...(await guard('disk', () => examineDisk(folder))),
    ...(await guard('issuer', () => examineIssuer(config, systemClock))),
  ];
}

function readConfig(environment: Readonly<Record<string, string | undefined>>): Config | Finding[] {
  try {
    const config = loadConfig(environment);
    if (config.ROLE !== 'api') readExtractionSettings(config);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) =>
      failed('settings', problem, 'Correct this setting; see docs/settings.md in the package.'),
    );
  }
}

/** Reports an unexpected error of an examination as its finding. */
async function guard(check: string, examination: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await examination();
  } catch (error) {
    return [failed(check, error instanceof Error ? error.message : String(error))];
  }
}

async function examineDatabase(config: Config): Promise<{
  readonly findings: Finding[];
  /** As the store's `find` returns it. */
  readonly row: InstallationRow | null | undefined;
}> {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize } = config;
  // Opening it would create the file.
  const file = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;
  if (file !== null && !existsSync(file)) return { findings: [warnOfMissing(file)], row: null };
  try {
    const database = await openDatabase({ url, poolSize });
    try {
      const { manager } = database.reader;
      const row = await new InstallationStore(manager).find();
      const accounts = row ? await examineIssuerAccount(config, new AccountStore(manager)) : [];
      const replica = await guard('replica', () => examineReplica(config, database, row));
      return {
        findings: [...examineVersion(row), ...(await examineServer(database, url)), ...replica, ...accounts],
        row,
      };
    } finally {
      await database.close();
    }
  } catch (error) {
    const advice = 'Check DATABASE_URL, that the server runs, and that this machine may reach it.';
    return {
      findings: [failed('database', error instanceof Error ? error.message : String(error), advice)],
      row: null,
    };
  }
}

function warnOfMissing(file: string): Finding {
  const advice =
    'The first start creates it. If there is an installation, correct DATA_DIR or DATABASE_URL, or name its settings with `--settings`.';
  return warning('database', `There is none yet: ${file} does not exist.`, advice);
}

function examineVersion(row: InstallationRow | null | undefined): Finding[] {
  if (row === undefined)
    return [
      warning(
        'database',
        'It is empty or of an older version.',
        'Run `invoice-graph migrate`, or start with MIGRATE=on.',
      ),
    ];
  if (row && row.oldestWriter > SCHEMA_VERSION)
    return [
      failed(
        'database',
        'It was migrated by a newer version.',
        'Install the newer version again, or restore a backup.',
      ),
    ];
  return [ok('database', row ? 'Reached, and migrated.' : 'Reached. The first start gives the installation its id.')];
}

async function examineServer(database: Database, url: string): Promise<Finding[]> {
  const limit = await readConnectionLimit(database);
  if (!limit) return [];
  const [row] = await database.reader.query('SELECT UTC_TIMESTAMP(6) AS now, VERSION() AS version');
  const [tls] = await database.reader.query("SHOW SESSION STATUS LIKE 'Ssl_cipher'");
  const { hostname } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return [
    ok('server', `Version ${row.version}.`),
    tls?.Value || isLocal
      ? ok('encryption', tls?.Value ? `Connections use ${tls.Value}.` : 'None, but the server is on this machine.')
      : warning(
          'encryption',
          'Connections to another machine are not encrypted.',
          'Add ssl-mode=verify_identity to DATABASE_URL.',
        ),
    examineConnections(limit),
    examineClock(Math.abs(toMilliseconds(row.now) - systemClock.milliseconds())),
  ];
}

async function examineReplica(
  config: Config,
  { reader }: Database,
  row: InstallationRow | null | undefined,
): Promise<Finding[]> {
  const { DATABASE_REPLICA_URL: url, REQUEST_TIMEOUT_SECONDS: seconds } = config;
  if (url === undefined || !row) return [];
  const options = { url, poolSize: 1, primary: reader, installationUid: row.uid, requestMilliseconds: seconds * 1_000 };
  const replica = new Replica({ ...options, logger: createLogger('silent') });
  const problem = await replica.check();
  replica.stop();
  if (problem === null) return [ok('replica', 'It has every change of the database.')];
  return [
    warning(
      'replica',
      problem,
      'The primary answers all reads meanwhile. Check DATABASE_REPLICA_URL and SHOW REPLICA STATUS.',
    ),
  ];
}

function examineConnections({ wanted, allowed, open }: { wanted: number; allowed: number; open: number }): Finding {
  const text = `Each process may open ${wanted} connections; the server allows ${allowed} and has ${open}.`;
  const advice = 'Lower DATABASE_POOL_SIZE, or raise max_connections on the server.';
  if (wanted > allowed) return failed('connections', text, advice);
  return open + wanted > allowed ? warning('connections', text, advice) : ok('connections', text);
}

function examineClock(difference: number): Finding {
  const text = `This clock and that of the database differ by ${(difference / 1_000).toFixed(1)} s.`;
  return difference > CLOCK_TOLERANCE_MILLISECONDS
    ? warning('clock', text, 'Let both machines set their clocks by NTP.')
    : ok('clock', text);
}

async function examineFiles({ bucket, folder }: Storage, row: InstallationRow | null | undefined): Promise<Finding[]> {
  if (!existsSync(folder.root)) {
    if (row && !bucket)
      return [failed('files', `${folder.root} is missing.`, 'Mount its volume, or correct DATA_DIR.')];
    return [
      ok('files', `${folder.root} does not exist yet; the first start creates it.`),
      ...(await examineBucket(bucket, row)),
    ];
  }
  const marker = await folder.readMarker();
  if (row && marker?.uid === row.uid && !folder.isOwn(marker, row.uid))
    return [failed('files', `The files are at ${marker.fileStore}.`, 'Set FILE_STORE to it.')];
  // With the files in a bucket, a start makes an empty folder that of the installation.
  if (row && marker?.uid !== row.uid && !(marker === null && bucket))
    return [
      failed(
        'files',
        `${folder.root} is not the folder of this database.`,
        'Correct DATA_DIR or DATABASE_URL, or run `invoice-graph adopt` after a restore.',
      ),
    ];
  try {
    await access((await folder.hasFiles()) ? folder.files : folder.root, constants.R_OK | constants.W_OK);
  } catch {
    return [failed('files', `${folder.root} cannot be written.`, 'Give the user that runs the service access to it.')];
  }
  return [ok('files', `${folder.root} can be written.`), ...(await examineBucket(bucket, row))];
}

async function examineBucket(
  bucket: BucketMarker | undefined,
  row: InstallationRow | null | undefined,
): Promise<Finding[]> {
  if (!bucket) return [];
  return guard('bucket', async () => {
    const found = await bucket.read();
    if (row && found === row.uid) return [ok('bucket', 'Reached. It holds the files of this installation.')];
    if (found === null && !row) return [ok('bucket', 'Reached. The first start gives it the id of the installation.')];
    const message =
      found === null ? 'It is not marked as that of this installation.' : 'It belongs to another installation.';
    const advice = 'Correct FILE_STORE or DATABASE_URL, or run `invoice-graph adopt` after a restore.';
    // Without invoices, the start writes the marker.
    return [found === null ? warning('bucket', message, advice) : failed('bucket', message, advice)];
  });
}

async function examineSecret(
  { root }: DataFolder,
  { SECRET_KEY: key, SECRET_KEY_ACCEPTED: acceptedKey, ROLE }: Config,
  row: InstallationRow | null | undefined,
): Promise<Finding[]> {
  const secrets = findSecrets(root, key, acceptedKey);
  if (row && ![secrets?.check, secrets?.accepted?.check].includes(row.secretCheck))
    return [
      failed(
        'secret',
        'It is not the one of this installation.',
        'Set SECRET_KEY as before, or restore the file `secret` in DATA_DIR.',
      ),
    ];
  if (acceptedKey !== undefined)
    return [
      warning(
        'secret',
        'A second one is accepted, by SECRET_KEY_ACCEPTED.',
        'Remove it once the change of SECRET_KEY is over.',
      ),
    ];
  if (key !== undefined) return [ok('secret', 'From SECRET_KEY.')];
  if (!secrets) return [ok('secret', 'There is none yet; the first start creates it in DATA_DIR.')];
  const { mode } = await stat(path.join(root, 'secret'));
  if ((mode & OTHERS_MAY_READ) !== 0)
    return [
      warning(
        'secret',
        'Other users of this machine may read the file.',
        `Run \`chmod 600 ${path.join(root, 'secret')}\`.`,
      ),
    ];
  return ROLE === 'all'
    ? [ok('secret', 'From the file in DATA_DIR.')]
    : [warning('secret', 'From the file in DATA_DIR.', 'Set the same SECRET_KEY for all processes.')];
}

async function examineDisk({ root }: DataFolder): Promise<Finding[]> {
  let place = root;
  while (!existsSync(place)) place = path.dirname(place);
  const { bavail, bsize } = await statfs(place);
  const text = `${((Number(bavail) * Number(bsize)) / SCARCE_BYTES).toFixed(1)} GiB are free.`;
  return [
    Number(bavail) * Number(bsize) < SCARCE_BYTES
      ? warning('disk', text, 'Free space, or move DATA_DIR.')
      : ok('disk', text),
  ];
}
