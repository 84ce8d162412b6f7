import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.js';
import { createCore } from '../core.js';
import { migrate, openDatabase, type Database } from '../database/data-source.js';
import { InstallationError } from '../installation/open-installation.js';
import { SCHEMA_VERSION } from '../installation/schema-version.js';
import { TableRowsStore } from '../installation/table-rows.store.js';
import { copyFiles, type CopyProgress, type CopyReport } from '../processing/copy-files.js';
import { DERIVED_PARTS, rebuild, verifyFiles, verifyIndex, type VerifyReport } from '../processing/verify.js';
import type { ProgressLine } from '../shared/progress-line.js';
import { findSecrets, SECRET_FILE } from '../shared/secrets.js';
import { openStorage, type Storage } from '../storage.js';
import { createStores, createTransact, readSnapshot } from '../stores.js';
import { BackupFolder, type Manifest } from './backup-folder.js';
import { readRows } from './row-lines.js';

/** A day, within which even the largest index is rebuilt. */
const LONG_MILLISECONDS = 86_400_000;

export interface RestoreOptions {
  /** The folder of the backup. */
  readonly folder: string;
  /** Restores the rows alone, beside the files of the same installation. */
  readonly withoutFiles?: boolean;
  readonly progress: Pick<ProgressLine, 'show'>;
}

export interface RestoreReport {
  readonly rows: number;
  /** Null without files. */
  readonly files: CopyReport | null;
  /** What `verify` finds afterwards. */
  readonly verified: VerifyReport;
}

/**
 * Restores a backup into an empty database and an empty DATA_DIR or bucket, and verifies what it has restored. The database may be of another
 * kind than that of the backup.
 *
 * @throws InstallationError if something is not empty, or the secret is not that of the backup
 */
export async function restore(
  config: Config,
  { folder: root, withoutFiles = false, progress }: RestoreOptions,
): Promise<RestoreReport> {
  const folder = new BackupFolder(root);
  const manifest = await folder.readManifest();
  if (manifest.schema_version > SCHEMA_VERSION)
    throw new InstallationError(`The backup needs version ${manifest.service} of the service, or a newer one.`);
  const storage = await openStorage(config);
  await requireSecret(config, folder, manifest);
  if (withoutFiles) await requireOwnStorage(storage, manifest);
  else await requireEmptyStorage(config, storage);
  const database = await openDatabase({
    ...{ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE },
    upTo: manifest.schema_version,
  });
  try {
    const rows = await restoreRows(database, folder, progress);
    await storage.folder.create();
    const copy = {
      source: folder.openFiles(),
      target: storage.createFiles(async () => undefined),
      invoices: createStores(database.reader.manager).invoices,
      onProgress: (part: CopyProgress) =>
        progress.show(`${rows} rows, files of ${part.done} of ${part.total} invoices`, part),
    };
    const files = withoutFiles ? null : await copyFiles(copy);
    // Last, because the service does not start before.
    await claimStorage(config, folder, storage, manifest);
    await database.close();
    return { rows, files, verified: await complete(config, manifest) };
  } finally {
    if (database.writer.isInitialized) await database.close();
  }
}

async function requireSecret(
  { DATA_DIR, SECRET_KEY }: Config,
  folder: BackupFolder,
  manifest: Manifest,
): Promise<void> {
  const secrets = findSecrets(SECRET_KEY === undefined ? folder.root : DATA_DIR, SECRET_KEY);
  if (secrets?.check === manifest.secret_check) return;
  throw new InstallationError(
    'SECRET_KEY is not the one of the backup, so no API key would work. Set it as it was when the backup was made.',
  );
}

async function requireEmptyStorage({ DATA_DIR }: Config, { bucket, folder }: Storage): Promise<void> {
  const kept = (await folder.readMarker()) !== null || (await listNames(folder.files)).length > 0;
  if (kept) throw new InstallationError(`${DATA_DIR} is not empty. Move it away, or set DATA_DIR to a new folder.`);
  if ((await listNames(DATA_DIR)).includes(SECRET_FILE))
    throw new InstallationError(`${DATA_DIR} has a secret. Move it away, or set DATA_DIR to a new folder.`);
  if (bucket && (await bucket.read()) !== null)
    throw new InstallationError('The bucket has the files of an installation. Set FILE_STORE to an empty one.');
}

async function requireOwnStorage({ bucket, folder }: Storage, { installation }: Manifest): Promise<void> {
  const owners = [(await folder.readMarker())?.uid ?? installation, (await bucket?.read()) ?? installation];
  if (owners.every((owner) => owner === installation)) return;
  throw new InstallationError('DATA_DIR or FILE_STORE has the files of another installation than the backup.');
}

async function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
}

/** @throws InstallationError if the database has tables */
async function restoreRows(
  database: Database,
  folder: BackupFolder,
  progress: Pick<ProgressLine, 'show'>,
): Promise<number> {
  const runner = database.writer.createQueryRunner();
  try {
    const tables = new TableRowsStore(runner.manager);
    if ((await tables.listTables()).length > 0)
      throw new InstallationError('The database is not empty. Create a new one, or drop its tables.');
    await migrate(database);
    await tables.ignoreReferences();
    return await readRows(folder.rows, tables, (rows) => progress.show(`${rows} rows`));
  } finally {
    await runner.release();
  }
}

async function claimStorage(
  { DATA_DIR, SECRET_KEY }: Config,
  backup: BackupFolder,
  { bucket, folder }: Storage,
  { installation }: Manifest,
): Promise<void> {
  const hasSecret = SECRET_KEY !== undefined || (await listNames(DATA_DIR)).includes(SECRET_FILE);
  if (!hasSecret) await copyFile(backup.secret, path.join(DATA_DIR, SECRET_FILE));
  await bucket?.write(installation);
  await folder.claim(installation);
}

/** Migrates the rows to this version, derives for another kind of database what its own code derives, and verifies everything. */
async function complete(config: Config, manifest: Manifest): Promise<VerifyReport> {
  const core = await createCore({ ...config, MIGRATE: true });
  try {
    const { database, files, stores } = core;
    const isSameKind = (database.reader.options.type === 'better-sqlite3') === (manifest.database === 'sqlite');
    if (!isSameKind) await createTransact(database, LONG_MILLISECONDS)((tx) => rebuild(tx, DERIVED_PARTS));
    const index = await readSnapshot(database.reader, verifyIndex);
    return { ...(await verifyFiles(files, stores.invoices, await stores.exportRuns.listFileKeys())), ...index };
  } finally {
    await core.database.close();
  }
}
