import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '../core.js';
import type { ProgressLine } from '../shared/progress-line.js';
import { InstallationError } from '../installation/open-installation.js';
import { copyFiles, type CopyProgress, type CopyReport } from '../processing/copy-files.js';
import { SECRET_FILE } from '../shared/secrets.js';
import { VERSION } from '../shared/version.js';
import { readSnapshot } from '../stores.js';
import { BackupFolder } from './backup-folder.js';
import { writeRows } from './row-lines.js';

export interface BackupOptions {
  /** Where to write it. */
  readonly folder: string;
  /** Leaves the files out, if they are copied in another way. */
  readonly withoutFiles?: boolean;
  readonly progress: Pick<ProgressLine, 'show'>;
}

export interface BackupReport {
  readonly rows: number;
  /** Null without files. */
  readonly files: CopyReport | null;
  /** Where the secret is: in the backup, or only in SECRET_KEY, which is to be kept elsewhere. */
  readonly secret: 'backup' | 'SECRET_KEY';
}

/**
 * Backs up an installation, while the service may run: the rows as they are at one moment, then all files, since a file is stored before its
 * row. A folder with an older backup of the same installation keeps the files it has.
 *
 * @throws InstallationError, service_unavailable
 */
export async function backUp(
  core: Core,
  { folder: root, withoutFiles = false, progress }: BackupOptions,
): Promise<BackupReport> {
  const installation = await core.stores.installation.find();
  if (!installation) throw new InstallationError('The database has no installation.');
  const folder = new BackupFolder(root);
  await folder.prepare(installation.uid);
  const partial = `${folder.rows}.part`;
  const { rows, version } = await readSnapshot(core.database.reader, async ({ tables }) => ({
    version: await tables.readVersion(),
    rows: await writeRows(tables, partial, (count) => progress.show(`${count} rows`)),
  }));
  const copy = {
    source: core.files,
    target: folder.openFiles(),
    invoices: core.stores.invoices,
    onProgress: (part: CopyProgress) =>
      progress.show(`${rows} rows, files of ${part.done} of ${part.total} invoices`, part),
  };
  const files = withoutFiles ? null : await copyFiles(copy);
  const { DATA_DIR, SECRET_KEY } = core.config;
  if (SECRET_KEY === undefined) await copyFile(path.join(DATA_DIR, SECRET_FILE), folder.secret);
  await folder.complete(partial, {
    installation: installation.uid,
    secret_check: installation.secretCheck,
    schema_version: version,
    database: core.database.reader.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql',
    service: VERSION,
    created_at: core.clock.timestamp(),
    rows,
  });
  return { rows, files, secret: SECRET_KEY === undefined ? 'backup' : 'SECRET_KEY' };
}
