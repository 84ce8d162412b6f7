import { AppError } from '../shared/errors.js';
import type { Logger } from '../shared/logger.js';
import type { DataFolder } from './data-folder.js';
import type { InstallationRow, InstallationStore } from './installation.store.js';
import { SCHEMA_VERSION } from './schema-version.js';

/** How long after one look at the database comes the next. */
export const WATCH_MILLISECONDS = 5_000;
const RETRY_AFTER_SECONDS = 30;

export interface InstallationWatchOptions {
  readonly installation: Pick<InstallationStore, 'find'>;
  readonly folder: Pick<DataFolder, 'requireMarker'>;
  readonly uid: string;
  readonly logger: Logger;
}

/** Notices while the service runs that its folder is gone, or that its database was replaced or migrated by newer code. */
export class InstallationWatch {
  private refusal: AppError | null = null;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: InstallationWatchOptions) {
    this.timer = setInterval(() => void this.checkDatabase().catch(() => undefined), WATCH_MILLISECONDS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Does no work, so that every transaction can call it. @throws service_unavailable as the last check of the database found */
  requireWritable(): void {
    if (this.refusal) throw this.refusal;
  }

  /** @throws service_unavailable if files cannot be stored or read, because the folder is not the installation's */
  requireFolder(): Promise<void> {
    return this.options.folder.requireMarker(this.options.uid);
  }

  /** @throws service_unavailable if the database is not the installation's, or is of a newer version; or the database's error */
  async checkDatabase(): Promise<void> {
    const row = await this.options.installation.find();
    const refusal = this.findRefusal(row);
    if (refusal && !this.refusal) this.options.logger.error({ reason: refusal }, 'changes are refused');
    this.refusal = refusal === null ? null : createRefusal(refusal);
    this.requireWritable();
  }

  private findRefusal(row: InstallationRow | null | undefined): string | null {
    if (row?.uid !== this.options.uid) {
      return 'The database is not the one that this process started with. Restart it once the right database is back.';
    }
    return row.oldestWriter > SCHEMA_VERSION
      ? 'The database was migrated by a newer version. Stop this process and start the newer version.'
      : null;
  }
}

function createRefusal(reason: string): AppError {
  return new AppError('service_unavailable', `${reason} Nothing was saved.`, { retryAfter: RETRY_AFTER_SECONDS });
}
