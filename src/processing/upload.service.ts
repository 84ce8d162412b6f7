import { requireAllowed } from '../access/policy.js';
import { detectMediaType } from '../extraction/input/media-type.js';
import { createFileKey, type FileStore, type ReceivedFile } from '../files/file-store.js';
import { toNewInvoiceRow, type InvoiceRow } from '../invoices/invoice-row.js';
import type { InvoiceTransaction } from '../invoices/invoice-transaction.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import type { Actor } from '../shared/actor.js';
import type { Clock, Timestamp } from '../shared/clock.js';
import { withDeadline } from '../shared/deadline.js';
import { AppError, toAppError } from '../shared/errors.js';
import { createUid } from '../shared/ids.js';
import type { Logger } from '../shared/logger.js';
import type { Once } from '../shared/once.js';
import { cleanText } from '../shared/text.js';
import type { Transact } from '../shared/transact.js';
import { fileReceived } from '../telemetry/signals.js';
import { insertReceived, type ReceivedInvoice } from './insert-received.js';
import { limitTime } from './timed-source.js';
import type { UploadQuota } from './upload-quota.js';

/** As long as the column. */
const MAX_NOTE_LENGTH = 1_000;

/** A document that arrives without a client. */
export interface NewArrival {
  readonly accountId: number;
  /** Identifies it within the account. */
  readonly origin: string;
  readonly invoiceUid: string | null;
  readonly createdAt: Timestamp;
}

/** The stores that an upload writes to. */
export interface UploadTransaction extends InvoiceTransaction {
  readonly arrivals: { record(arrival: NewArrival): Promise<void> };
}

/** A file that is being uploaded. */
export interface IncomingFile {
  readonly source: AsyncIterable<Uint8Array>;
  /** The client's name for it: data only, never a path. */
  readonly fileName: string | null;
  /** Present for a call that must have its effect once. */
  readonly once?: Once;
  /** Identifies a document that arrives without a client, so that it is taken once. */
  readonly origin?: string;
  /** For the history. */
  readonly note?: string | null;
}

export interface UploadServiceDependencies {
  readonly files: FileStore;
  readonly transact: Transact<UploadTransaction>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long a received file may take to be stored before the client is asked to try again. */
  readonly timeoutMilliseconds: number;
  readonly maxBytes: number;
  /** How long a file may take to arrive. */
  readonly uploadMilliseconds: number;
  readonly quota: UploadQuota;
  /** Called after a job was enqueued, so that a worker in this process takes it at once. */
  readonly onEnqueued: () => void;
}

/** Accepts invoice files: once a call has returned, the file, the invoice and the job survive any crash. */
export class UploadService {
  constructor(private readonly dependencies: UploadServiceDependencies) {}

  /** Checks that the actor may upload; call it before a body is read. @throws forbidden */
  requireUploader(actor: Actor): void {
    requireAllowed(actor, 'upload');
  }

  /**
   * Stores a file and its invoice, and enqueues its processing.
   *
   * @throws forbidden, unsupported_file_type, payload_too_large, request_timeout, rate_limit_exceeded if the account uploads too much,
   * service_unavailable if the storage is full or too many uploads are in progress, AlreadyDone if it has arrived before
   */
  async upload(actor: Actor, file: IncomingFile): Promise<InvoiceRow> {
    this.requireUploader(actor);
    const { clock, files, maxBytes, quota, timeoutMilliseconds, uploadMilliseconds } = this.dependencies;
    const end = quota.admit(actor.accountId);
    let storedBytes = 0;
    try {
      const fileKey = createFileKey(actor.accountUid, clock.timestamp());
      const received = await files.receive(fileKey, limitTime(file.source, uploadMilliseconds), maxBytes);
      fileReceived.publish({ bytes: received.size });
      const row = await withDeadline(timeoutMilliseconds, this.store(actor, file, { fileKey, received }));
      storedBytes = received.size;
      return row;
    } finally {
      end(storedBytes);
    }
  }

  private async store(
    actor: Actor,
    file: IncomingFile,
    { fileKey, received }: { fileKey: string; received: ReceivedFile },
  ): Promise<InvoiceRow> {
    const createdAt = this.dependencies.clock.timestamp();
    const fileType = await this.keep(received);
    const invoice = {
      accountId: actor.accountId,
      uid: createUid(),
      workspaceUserId: actor.workspaceUserId,
      fileKey,
      fileName: cleanText(file.fileName, 255),
      fileType,
      fileSize: received.size,
      fileSha256: received.sha256,
      createdAt,
    };
    const inserted = await this.insert(invoice, file).catch(async (error: unknown) => {
      await this.removeUnused(fileKey, error);
      throw error;
    });
    this.dependencies.onEnqueued();
    return toNewInvoiceRow(inserted, actor);
  }

  /** Checks the type and makes the file durable under its key. */
  private async keep(received: ReceivedFile): Promise<string> {
    try {
      const fileType = received.size === 0 ? null : await detectMediaType(received.head);
      if (fileType === null) throw createUnsupportedTypeError(received.size);
      await received.keep();
      return fileType;
    } catch (error) {
      await received.discard();
      throw error;
    }
  }

  private insert(invoice: ReceivedInvoice, { note = null, once, origin }: IncomingFile): Promise<Invoice> {
    const { accountId, createdAt, uid: invoiceUid } = invoice;
    return this.dependencies.transact(async (tx) => {
      await once?.(tx, invoice);
      if (origin !== undefined) await tx.arrivals.record({ accountId, origin, invoiceUid, createdAt });
      return insertReceived(tx, invoice, { note: cleanText(note, MAX_NOTE_LENGTH) });
    });
  }

  /**
   * Removes the file of a failed upload once the database confirms that no invoice has it. While the database is unavailable the
   * commit may or may not have happened: then the file stays, since an invoice without its file is worse than an orphaned file.
   */
  private async removeUnused(fileKey: string, reason: unknown): Promise<void> {
    const { files, logger, transact } = this.dependencies;
    try {
      if (toAppError(reason).code === 'service_unavailable') throw reason;
      const isUsed = await transact((tx) => tx.invoices.hasFile(fileKey));
      if (!isUsed) await files.remove(fileKey);
    } catch (error) {
      logger.warn({ err: error, fileKey }, 'a file without an invoice may remain; verify reports it');
    }
  }
}

function createUnsupportedTypeError(size: number): AppError {
  const accepted = 'PDF, JPEG, PNG, WebP, TIFF, HEIC, AVIF or an e-invoice in XML';
  const message =
    size === 0 ? `The file is empty. Send a ${accepted}.` : `This type of file is not supported. Send a ${accepted}.`;
  return new AppError('unsupported_file_type', message, { details: { file: [message] } });
}
