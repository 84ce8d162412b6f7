import { withDeadline } from '../shared/deadline.js';
import { AppError } from '../shared/errors.js';

/** The object at the prefix that holds the installation's uid. No file has this key. */
const MARKER_KEY = 'installation';
/** Every upload and every look for jobs asks for the marker, and each look at it is a paid request. */
const TRUSTED_MILLISECONDS = 5_000;
const LOOK_MILLISECONDS = 5_000;
const RETRY_AFTER_SECONDS = 30;

/** The operations of a bucket that its marker needs. */
export interface MarkedBucket {
  read(key: string): Promise<string | null>;
  put(key: string, body: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Recognises the bucket of an installation by the installation's uid in it. */
export class BucketMarker {
  private look: Promise<void> | null = null;
  private trustedUntil = -Infinity;

  constructor(private readonly bucket: MarkedBucket) {}

  /** The uid of the installation that the bucket belongs to; null if it has none. @throws service_unavailable */
  async read(): Promise<string | null> {
    const text = await this.bucket.read(MARKER_KEY).catch(rejectAsOutage);
    return text?.trim() ?? null;
  }

  async write(uid: string): Promise<void> {
    await this.bucket.put(MARKER_KEY, Buffer.from(`${uid}\n`)).catch(rejectAsOutage);
  }

  async remove(): Promise<void> {
    await this.bucket.remove(MARKER_KEY).catch(rejectAsOutage);
  }

  /**
   * Trusts what was found during the last five seconds; callers at the same time share a look.
   *
   * @throws service_unavailable if the bucket cannot be reached or does not belong to the installation
   */
  async requireMarker(uid: string): Promise<void> {
    if (performance.now() < this.trustedUntil) return;
    this.look ??= this.check(uid).finally(() => {
      this.look = null;
    });
    await this.look;
  }

  private async check(uid: string): Promise<void> {
    const found = await withDeadline(LOOK_MILLISECONDS, this.read()).catch(rejectAsOutage);
    if (found !== uid) throw createWrongBucketError();
    this.trustedUntil = performance.now() + TRUSTED_MILLISECONDS;
  }
}

function createWrongBucketError(): AppError {
  // Clients see the message, and only the log the cause.
  const message = 'The store of files is not that of this installation. Nothing was saved; try again later.';
  const cause = new Error(
    'The bucket does not hold the files of this installation. Correct FILE_STORE and restart, or restore the bucket.',
  );
  return new AppError('service_unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause });
}

function rejectAsOutage(cause: unknown): never {
  const code = cause instanceof AppError ? 'it does not respond' : String((cause as Error | null)?.name);
  const message = `The bucket of this installation cannot be reached (${code}). Nothing was saved; try again later.`;
  throw new AppError('service_unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause });
}
