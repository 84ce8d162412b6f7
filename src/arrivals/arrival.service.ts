import type { UploadService } from '../processing/upload.service.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { AppError, type ErrorCode } from '../shared/errors.js';
import { AlreadyDone } from '../shared/once.js';
import type { Transact } from '../shared/transact.js';
import type { Arrival } from './arrival.entity.js';
import type { ArrivalStore } from './arrival.store.js';

/** A document that has arrived. */
export interface Document {
  /** Identifies it among all documents of the account: ASCII, at most 200 characters. */
  readonly origin: string;
  readonly fileName: string | null;
  /** Where it came from, for the history of its invoice; null if there is nothing to say. */
  readonly note: string | null;
  /** Opens its bytes. */
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** What a document became: a new invoice, or the one that it had become before. */
export interface Taken {
  readonly isNew: boolean;
  /** Null if a document that was recorded before is no invoice. */
  readonly invoiceUid: string | null;
}

export interface ArrivalServiceDependencies {
  readonly arrivals: ArrivalStore;
  readonly uploads: UploadService;
  readonly transact: Transact<{ arrivals: ArrivalStore }>;
  readonly clock: Clock;
}

/** The errors that no repetition can change, because they are about the file itself. */
const LASTING: ReadonlySet<ErrorCode> = new Set([
  'bad_request',
  'payload_too_large',
  'unsupported_file_type',
  'validation_error',
]);

/** Whether a document that failed with this error would fail again. */
export function isLasting(error: unknown): error is AppError {
  return error instanceof AppError && LASTING.has(error.code);
}

/** Turns documents that arrive without a client into invoices, each of them once. */
export class ArrivalService {
  constructor(private readonly dependencies: ArrivalServiceDependencies) {}

  /** Checks that documents may become invoices of this actor. @throws forbidden */
  requireTaker(actor: Actor): void {
    this.dependencies.uploads.requireUploader(actor);
  }

  /** What a document became when it was taken before; null if it was not. */
  find(actor: Actor, origin: string): Promise<Arrival | null> {
    return this.dependencies.arrivals.find(actor.accountId, origin);
  }

  /**
   * Makes a document an invoice, unless it is one already: its record is committed together with the invoice, so that no interruption and
   * no other process makes it two.
   *
   * @throws what an upload throws
   */
  async take(actor: Actor, { origin, fileName, note, open }: Document): Promise<Taken> {
    const known = await this.find(actor, origin);
    if (known) return { isNew: false, invoiceUid: known.invoiceUid };
    try {
      const { uid } = await this.dependencies.uploads.upload(actor, { source: open(), fileName, note, origin });
      return { isNew: true, invoiceUid: uid };
    } catch (error) {
      if (!(error instanceof AlreadyDone)) throw error;
      return { isNew: false, invoiceUid: (await this.find(actor, origin))?.invoiceUid ?? null };
    }
  }

  /** Records something that is dealt with and became no invoice itself; does nothing if it is recorded. */
  async record(actor: Actor, origin: string): Promise<void> {
    const { clock, transact } = this.dependencies;
    const row = { accountId: actor.accountId, origin, invoiceUid: null, createdAt: clock.timestamp() };
    try {
      await transact((tx) => tx.arrivals.record(row));
    } catch (error) {
      if (!(error instanceof AlreadyDone)) throw error;
    }
  }
}
