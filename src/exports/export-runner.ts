import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountStore } from '../accounts/account.store.js';
import type { SteadyClock } from '../installation/steady-clock.js';
import { createFileKey, type FileStore } from '../files/file-store.js';
import type { InvoiceListStore } from '../invoices/invoice-list.store.js';
import type { Clock } from '../shared/clock.js';
import { toAppError } from '../shared/errors.js';
import { createToken } from '../shared/ids.js';
import type { Logger } from '../shared/logger.js';
import type { Transact } from '../shared/transact.js';
import type { ExportRun } from './export-run.entity.js';
import type { ExportRunStore, HeldExport } from './export-run.store.js';
import type { ExportService } from './export.service.js';

const MAX_ATTEMPTS = 3;
const MAX_BYTES = 536_870_912;
const DAY_MILLISECONDS = 24 * 3_600_000;
/** Each report renews the lease, so it must be far shorter. */
const REPORT_MILLISECONDS = 1_000;
const OUTAGE_RETRY_MILLISECONDS = 500;

export interface ExportRunnerDependencies {
  readonly accounts: Pick<AccountStore, 'findAccountById'>;
  readonly exportRuns: ExportRunStore;
  readonly invoiceList: Pick<InvoiceListStore, 'count'>;
  readonly exports: Pick<ExportService, 'write'>;
  readonly files: Pick<FileStore, 'receive' | 'remove' | 'requireAvailable'>;
  readonly transact: Transact<{ exportRuns: ExportRunStore }>;
  readonly clock: Clock;
  /** Looks at the clock that decides what is removed. */
  readonly readClock: () => Promise<SteadyClock>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Writes the files of exports. A run is held by a lease, so that another worker begins it again if this one dies; any number of processes may
 * do this.
 */
export class ExportRunner {
  constructor(private readonly dependencies: ExportRunnerDependencies) {}

  /**
   * Writes the file of the run that has waited longest.
   *
   * @param stopping aborted when the process is to end; the run is then returned to the queue
   * @returns false if there was none
   * @throws service_unavailable
   */
  async runNext(stopping: AbortSignal): Promise<boolean> {
    const run = await this.claim();
    if (!run) return false;
    try {
      if (run.attempts > MAX_ATTEMPTS) await this.fail(run, CRASHED);
      else await this.write(run, stopping);
    } catch (error) {
      await this.handle(run, error, stopping);
    }
    return true;
  }

  /**
   * Removes what has expired by the database's clock, but waits a day after it has jumped: a wrong one would remove new files.
   *
   * @returns whether anything had expired
   * @throws service_unavailable
   */
  async removeExpired(): Promise<boolean> {
    const { exportRuns, files, readClock, transact } = this.dependencies;
    const { steadyFor } = await readClock();
    const expired = await exportRuns.listExpired(steadyFor >= DAY_MILLISECONDS);
    for (const { id, fileKey } of expired) {
      // Before the row, so that a file is never forgotten.
      if (fileKey !== null) await files.remove(fileKey);
      await transact((tx) => tx.exportRuns.remove(id));
    }
    return expired.length > 0;
  }

  private async claim(): Promise<HeldExport | null> {
    const { files, transact } = this.dependencies;
    await files.requireAvailable();
    return transact((tx) => tx.exportRuns.claim(createToken()));
  }

  private async write(run: HeldExport, stopping: AbortSignal): Promise<void> {
    const { clock, exports, files, invoiceList, transact } = this.dependencies;
    const { format, ...request } = run.request;
    const fileKey = await this.replaceFile(run);
    const progress = new Progress();
    const rowsTotal = request.rows === 'invoice' ? await invoiceList.count(run.accountId, request.filter) : null;
    await this.report(run, { rowsTotal });
    const stream = await exports.write(run.accountId, request, format, (lines) => {
      progress.rows += lines;
    });
    const source = this.follow(stream, { run, progress, stopping });
    const received = await files.receive(fileKey, source, MAX_BYTES);
    try {
      await this.report(run, { rowsDone: progress.rows });
      await received.keep();
    } finally {
      await received.discard();
    }
    const finishedAt = clock.timestamp();
    const isHeld = await transact((tx) =>
      tx.exportRuns.end(run, {
        ...{ status: 'finished', rowsDone: progress.rows, finishedAt },
        ...{ fileSize: received.size, fileSha256: received.sha256 },
      }),
    );
    if (isHeld) return;
    await files.remove(fileKey);
    throw new Lost();
  }

  /** Removes what an earlier attempt may have left behind. @returns the key of the new file */
  private async replaceFile(run: HeldExport): Promise<string> {
    const { accounts, clock, files } = this.dependencies;
    if (run.fileKey !== null) await files.remove(run.fileKey);
    const account = await accounts.findAccountById(run.accountId);
    // Its runs were deleted before it.
    if (!account) throw new Lost();
    const fileKey = createFileKey(account.uid, clock.timestamp());
    await this.report(run, { fileKey });
    return fileKey;
  }

  /** Passes a stream on, and reports the progress from time to time. */
  private async *follow(
    stream: AsyncIterable<Uint8Array>,
    { run, progress, stopping }: { run: HeldExport; progress: Progress; stopping: AbortSignal },
  ): AsyncGenerator<Uint8Array> {
    let reportedAt = performance.now();
    for await (const chunk of stream) {
      stopping.throwIfAborted();
      if (performance.now() - reportedAt >= REPORT_MILLISECONDS) {
        await this.report(run, { rowsDone: progress.rows });
        reportedAt = performance.now();
      }
      yield chunk;
    }
  }

  /** Writes the progress and renews the lease. @throws Lost */
  private async report(run: HeldExport, patch: Partial<ExportRun>): Promise<void> {
    if (!(await this.dependencies.transact((tx) => tx.exportRuns.renew(run, patch)))) throw new Lost();
  }

  private async handle(run: HeldExport, error: unknown, stopping: AbortSignal): Promise<void> {
    if (error instanceof Lost) return;
    const isStopping = stopping.aborted;
    const isAway = isOutage(error);
    if (toAppError(error).code === 'payload_too_large') return this.fail(run, TOO_LARGE);
    if (!isStopping && !isAway && run.attempts >= MAX_ATTEMPTS) return this.fail(run, INTERNAL);
    if (!isStopping)
      this.dependencies.logger.warn({ err: error, run: run.uid }, 'an export failed and will be tried again');
    // What this process or an outage interrupted was no attempt.
    const attempts = isStopping || isAway ? run.attempts - 1 : run.attempts;
    await this.requeue(run, attempts, stopping);
    if (isAway && !isStopping) throw error;
  }

  /** Tries again while the database is away, because the attempt would count otherwise. */
  private async requeue(run: HeldExport, attempts: number, stopping: AbortSignal): Promise<void> {
    for (;;) {
      try {
        await this.dependencies.transact((tx) => tx.exportRuns.requeue(run, { attempts }));
        return;
      } catch (error) {
        if (!isOutage(error) || stopping.aborted) throw error;
        await sleep(OUTAGE_RETRY_MILLISECONDS, undefined, { signal: stopping });
      }
    }
  }

  private async fail(run: HeldExport, { code, message }: Reason): Promise<void> {
    const { clock, transact } = this.dependencies;
    await transact((tx) =>
      tx.exportRuns.end(run, {
        ...{ status: 'failed', errorCode: code, errorMessage: message, finishedAt: clock.timestamp() },
      }),
    );
  }
}

function isOutage(error: unknown): boolean {
  return toAppError(error).code === 'service_unavailable';
}

/** How many lines have been written. */
class Progress {
  rows = 0;
}

/** The run belongs to another worker, or was removed. */
class Lost extends Error {}

interface Reason {
  readonly code: string;
  readonly message: string;
}

const CRASHED: Reason = {
  code: 'crashed',
  message: 'Each attempt ended with the worker. Export fewer invoices at once.',
};
const TOO_LARGE: Reason = {
  code: 'too_large',
  message: 'The file would have more than 512 MiB. Export fewer invoices at once.',
};
const INTERNAL: Reason = {
  code: 'internal_error',
  message: 'The file could not be written because of an internal error.',
};
