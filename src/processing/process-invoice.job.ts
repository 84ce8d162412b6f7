import type { AccountStore } from '../accounts/account.store.js';
import type { PageRange } from '../extraction/model/page-range.js';
import type { Extraction } from '../extraction/model/report.js';
import type { FileStore } from '../files/file-store.js';
import type { DueCheckStore } from '../invoices/due-check.store.js';
import { readFilePages } from '../invoices/invoice-row.js';
import { createEvent, saveInvoice, type InvoiceTransaction } from '../invoices/invoice-transaction.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import type { InvoiceStore } from '../invoices/invoice.store.js';
import { chooseVatRows } from '../invoices/vat-breakdown.js';
import { AttemptsExhausted, LeaseLost, type JobHandler } from '../jobs/job-handler.js';
import type { ClaimedJob } from '../jobs/job.store.js';
import { findOrCreateSupplier, type IssuerFinding } from '../learning/find-or-create-supplier.js';
import type { CorrectedExtraction, SupplierLessons } from '../learning/supplier-lessons.js';
import type { Clock, Timestamp } from '../shared/clock.js';
import { AppError } from '../shared/errors.js';
import { createUid } from '../shared/ids.js';
import type { Logger } from '../shared/logger.js';
import type { Transact } from '../shared/transact.js';
import { trace } from '../telemetry/tracing.js';
import { fileParsed, type JobResult } from '../telemetry/signals.js';
import { toFindings, removeEdited, type Findings } from './apply-findings.js';
import { describePages, insertReceived, type ReceivedInvoice } from './insert-received.js';
import { ParseFailure } from './parse-failure.js';
import type { ParserPool } from './parser-process.js';

/** The items of a processed invoice, and its VAT rows if a person has added items. */
interface NewItems {
  readonly items: Findings['items'];
  readonly vat: Partial<Pick<Invoice, 'vatCategories'>>;
}

type JobTransaction = InvoiceTransaction & { accounts: AccountStore; dueChecks: DueCheckStore };

export interface ProcessInvoiceJobDependencies {
  readonly invoices: InvoiceStore;
  readonly files: FileStore;
  readonly parser: Pick<ParserPool, 'parse'>;
  readonly lessons: SupplierLessons;
  readonly transact: Transact<JobTransaction>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Whether each invoice of a file becomes an invoice of its own. */
  readonly splitFiles: boolean;
}

/** Why an invoice could not be processed, in a sentence for its owner. */
interface ProcessingError {
  readonly code: string;
  readonly message: string;
}

/**
 * Reads the file of an invoice, or only the invoice's pages of that file, and saves the findings in the transaction that settles the job.
 * If the file is split, the same transaction inserts the other invoices.
 */
export class ProcessInvoiceJob implements JobHandler {
  constructor(private readonly dependencies: ProcessInvoiceJobDependencies) {}

  /** @throws an error if a retry may succeed; a failure that would recur ends the job as failed */
  async run(job: ClaimedJob, signal: AbortSignal, yieldSlot: () => void): Promise<JobResult> {
    const { files, invoices } = this.dependencies;
    const invoice = await invoices.findById(job.accountId, job.invoiceId);
    if (!invoice || invoice.fileKey === null) return this.drop(job);
    const result = { invoiceUid: invoice.uid };
    try {
      const pages = readFilePages(invoice);
      const extraction = await files.withLocalFile(invoice.fileKey, (path) =>
        this.parse(job.accountId, path, pages, signal),
      );
      yieldSlot();
      const { lessons } = this.dependencies;
      const corrected = await trace({ name: 'apply lessons' }, () => lessons.apply(invoice, extraction, signal));
      await trace({ name: 'save' }, () => this.finish(job, corrected));
      return { ...result, format: extraction.report.format };
    } catch (error) {
      if (!(error instanceof ParseFailure) || !error.final) throw error;
      // A volume that does not respond also looks like a file that takes too long.
      await files.requireAvailable();
      await this.fail(job, error);
      return { ...result, outcome: 'failed', code: error.code };
    }
  }

  /** Records why the invoice could not be processed. */
  async giveUp(job: ClaimedJob, reason: unknown): Promise<void> {
    await this.fail(job, toProcessingError(reason));
  }

  private async parse(...given: Parameters<ParserPool['parse']>): Promise<Extraction> {
    const start = performance.now();
    const extraction = await trace({ name: 'parse' }, () => this.dependencies.parser.parse(...given));
    fileParsed.publish({ format: extraction.report.format, seconds: (performance.now() - start) / 1_000 });
    return extraction;
  }

  private async finish(job: ClaimedJob, { report, reading, categoryId }: CorrectedExtraction): Promise<void> {
    const findings = toFindings(report);
    const [pages, ...others] = (this.dependencies.splitFiles && report.invoicePages) || [];
    const issuer = { company: findings.company, ibans: reading?.ibans ?? [] };
    await this.settle(job, async (tx, invoice) => {
      const at = this.dependencies.clock.timestamp();
      const [{ items, vat }, company] = await Promise.all([
        replaceItems(tx, invoice, findings),
        this.chooseCompany(tx, invoice, issuer),
      ]);
      await tx.invoices.putExtraction(invoice.id, report, at);
      await tx.lessons.putReading(invoice.id, reading);
      const values = removeEdited(invoice, { ...findings.values, ...vat, categoryId });
      const patch = { ...values, ...company, ...(pages && toPageValues(pages)), processingStatus: 'finished' as const };
      const note = pages ? describePages(pages) : null;
      await saveInvoice(tx, invoice, patch, createEvent(null, 'processed', at, { note }), items);
      for (const part of others) await insertReceived(tx, copyForPages(invoice, at), { pages: part });
    });
  }

  /** Empty if a person has chosen the company. */
  private async chooseCompany(
    tx: JobTransaction,
    { accountId, editedFields }: Invoice,
    issuer: IssuerFinding,
  ): Promise<Partial<Pick<Invoice, 'companyId'>>> {
    if (editedFields.includes('companyId')) return {};
    return { companyId: await findOrCreateSupplier(tx, accountId, issuer, this.dependencies.clock) };
  }

  private async fail(job: ClaimedJob, { code, message }: ProcessingError): Promise<void> {
    await this.settle(job, async (tx, invoice) => {
      const patch = { processingStatus: 'failed', processingErrorCode: code, processingErrorMessage: message } as const;
      const at = this.dependencies.clock.timestamp();
      await saveInvoice(tx, invoice, patch, createEvent(null, 'processing_failed', at, { note: message }));
    });
  }

  /** Settles the job together with a change of its invoice; does neither if another worker has taken over the job. */
  private async settle(
    job: ClaimedJob,
    change: (tx: JobTransaction, invoice: Invoice) => Promise<void>,
  ): Promise<void> {
    await this.dependencies.transact(async (tx) => {
      const [isSettled, invoice] = await Promise.all([
        tx.jobs.settle(job),
        tx.invoices.lockById(job.accountId, job.invoiceId),
      ]);
      if (!isSettled) throw new LeaseLost();
      if (invoice?.processingStatus === 'processing') await change(tx, invoice);
    });
  }

  private async drop(job: ClaimedJob): Promise<JobResult> {
    await this.dependencies.transact((tx) => tx.jobs.settle(job));
    return {};
  }
}

/**
 * Replaces the items that were read before, and keeps those that a person has added meanwhile. Does nothing if a person has edited the
 * items.
 */
async function replaceItems(
  { items }: JobTransaction,
  { id: invoiceId, editedFields }: Invoice,
  { items: found, values }: Findings,
): Promise<Partial<NewItems>> {
  if (editedFields.includes('items')) return {};
  await items.removeExtracted(invoiceId);
  const added = await items.list([invoiceId]);
  await items.insert(found.map((item) => ({ ...item, invoiceId, uid: createUid() })));
  const all = [...added, ...found];
  return { items: all, vat: added.length > 0 ? { vatCategories: chooseVatRows(all, values.vatCategories).rows } : {} };
}

/** Limits an invoice to its own pages of the file. It then has no further invoices, since each of them is inserted separately. */
function toPageValues({ first, last }: PageRange): Partial<Invoice> {
  return { firstPage: first, lastPage: last, furtherInvoices: 0 };
}

/** Copies what other pages of the same file need to become an invoice of their own, uploaded by the same person. */
function copyForPages(invoice: Invoice, createdAt: Timestamp): ReceivedInvoice {
  const { accountId, workspaceUserId, fileKey, fileName, fileType, fileSize, fileSha256 } = invoice;
  return { accountId, uid: createUid(), workspaceUserId, fileKey, fileName, fileType, fileSize, fileSha256, createdAt };
}

function toProcessingError(reason: unknown): ProcessingError {
  if (reason instanceof ParseFailure) return reason;
  if (reason instanceof AttemptsExhausted) {
    return { code: 'crashed', message: 'The parser crashed each time it tried to read this file.' };
  }
  if (reason instanceof AppError && reason.code === 'not_found') {
    return { code: 'file_missing', message: 'The uploaded file is no longer in the store. Upload it again.' };
  }
  return {
    code: 'internal_error',
    message: 'The invoice could not be processed because of an internal error. Reprocess it later.',
  };
}
