import { Alarm } from '../jobs/alarm.js';
import type { Actor } from '../shared/actor.js';
import type { Logger } from '../shared/logger.js';
import { isLasting, type ArrivalService } from './arrival.service.js';
import { FileChanged, FileUnreadable, readUnchanged } from './folder-files.js';
import type { Claim, WatchedFolder } from './watched-folder.js';

const MAX_OUTAGE_WAIT_MILLISECONDS = 60_000;

export interface FolderWatchOptions {
  readonly folder: WatchedFolder;
  readonly arrivals: ArrivalService;
  /** Whom the invoices belong to. @throws unauthorized if its key no longer works */
  readonly authenticate: () => Promise<Actor>;
  readonly logger: Logger;
  readonly pollMilliseconds: number;
}

/**
 * Makes each file that is put into a folder an invoice. Several processes may watch the same folder, and each may end at any time: a file is
 * claimed by one of them, and the record of its claim is committed with its invoice.
 */
export class FolderWatch {
  private readonly alarm = new Alarm();
  private loop: Promise<void> = Promise.resolve();
  private isStopping = false;
  private failures = 0;

  constructor(private readonly options: FolderWatchOptions) {}

  /** Starts to watch; call it once. */
  start(): void {
    this.loop = this.run();
  }

  /** Finishes the file in progress, and begins no other. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.alarm.ring();
    await this.loop;
  }

  /** Takes the files that are there now. @throws what keeps files from being taken for the time being */
  async runOnce(): Promise<void> {
    const { arrivals, authenticate, folder } = this.options;
    const actor = await authenticate();
    arrivals.requireTaker(actor);
    for await (const claim of folder.takeAbandoned()) await this.take(actor, claim);
    for (const name of await folder.listComplete()) {
      if (this.isStopping) return;
      const claim = await folder.claim(name);
      if (claim) await this.take(actor, claim);
    }
  }

  private async run(): Promise<void> {
    while (!this.isStopping) await this.alarm.sleep(await this.poll());
  }

  private async poll(): Promise<number> {
    const { logger, pollMilliseconds } = this.options;
    try {
      await this.runOnce();
      this.failures = 0;
      return pollMilliseconds;
    } catch (error) {
      if (this.failures === 0) logger.warn({ err: error }, 'files cannot be imported now; trying again');
      this.failures += 1;
      return Math.min(pollMilliseconds * 2 ** this.failures, MAX_OUTAGE_WAIT_MILLISECONDS);
    }
  }

  private async take(actor: Actor, claim: Claim): Promise<void> {
    const { arrivals, folder, logger } = this.options;
    const { name, path, state, uid } = claim;
    const endHold = folder.hold(claim);
    try {
      const open = () => readUnchanged(path, state);
      const note = `Imported from the folder as ${name}.`;
      const { invoiceUid } = await arrivals.take(actor, { origin: `folder:${uid}`, fileName: name, note, open });
      await folder.finish(claim);
      logger.info({ file: name, invoice: invoiceUid }, 'a file was imported');
    } catch (error) {
      await this.handleFailure(claim, error);
    } finally {
      endHold();
    }
  }

  /** @throws the error unless it is about this file only */
  private async handleFailure(claim: Claim, error: unknown): Promise<void> {
    const { folder, logger } = this.options;
    const reason = findReason(error);
    if (reason === null) {
      await folder.release(claim);
      if (error instanceof FileChanged) return;
      throw error;
    }
    await folder.setAside(claim, reason);
    logger.warn({ file: claim.name, reason }, 'a file could not be imported and was set aside');
  }
}

/** Why a file can never be imported; null if it can be tried again. */
function findReason(error: unknown): string | null {
  if (error instanceof FileUnreadable) return error.message;
  return isLasting(error) ? error.message : null;
}
