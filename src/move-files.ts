import type { Core } from './core.js';
import { InstallationError } from './installation/open-installation.js';
import { copyFiles, type CopyProgress, type CopyReport } from './processing/copy-files.js';
import { nameFileStore, type S3Address } from './shared/s3-address.js';
import { openStorage } from './storage.js';

export interface MoveFilesOptions {
  /** Null for DATA_DIR. */
  readonly to: S3Address | null;
  /** Leaves the installation where it is, so that the service may run meanwhile. */
  readonly copyOnly: boolean;
  /** Moves although files are missing or damaged, and cannot be copied. */
  readonly skipUnusable: boolean;
  readonly onProgress: (progress: CopyProgress) => void;
}

export interface MoveReport extends CopyReport {
  /** Whether the installation has its files at the target now. */
  readonly moved: boolean;
}

/**
 * Copies all files of an installation to another store, and then makes it the installation's. Processes that still run with the old
 * setting refuse uploads from then on. The files of the old store stay. An interrupted move is continued by calling it again.
 *
 * @throws InstallationError, service_unavailable
 */
export async function moveFiles(core: Core, options: MoveFilesOptions): Promise<MoveReport> {
  const { DATA_DIR, FILE_STORE } = core.config;
  const name = nameFileStore(options.to);
  if (name === nameFileStore(FILE_STORE)) throw new InstallationError(`The files are at ${name} already.`);
  const target = await openStorage({ DATA_DIR, FILE_STORE: options.to });
  const uid = (await core.stores.installation.find())?.uid;
  if (uid === undefined) throw new InstallationError('The database has no installation.');
  const owner = (await target.bucket?.read()) ?? uid;
  if (owner !== uid) throw new InstallationError(`The files at ${name} belong to another installation.`);
  await target.bucket?.write(uid);
  const { onProgress } = options;
  const files = target.createFiles(async () => undefined);
  const report = await copyFiles({ source: core.files, target: files, invoices: core.stores.invoices, onProgress });
  const isUsable = options.skipUnusable || report.missing.length + report.damaged.length === 0;
  if (options.copyOnly || !isUsable) return { ...report, moved: false };
  await target.folder.claim(uid);
  if (FILE_STORE) await (await openStorage({ DATA_DIR, FILE_STORE })).bucket?.remove();
  return { ...report, moved: true };
}
