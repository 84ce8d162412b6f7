import type { PageRange } from '../extraction/model/page-range.js';
import { createEvent, type InvoiceTransaction } from '../invoices/invoice-transaction.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { createUid } from '../shared/ids.js';

type StoredFile = Pick<Invoice, 'fileKey' | 'fileName' | 'fileType' | 'fileSize' | 'fileSha256'>;

/** What is known of an invoice before its file is read. */
export type ReceivedInvoice = StoredFile & Pick<Invoice, 'accountId' | 'uid' | 'workspaceUserId' | 'createdAt'>;

export interface ReceivedOptions {
  /** Those of the file that hold the invoice; null for the whole file. */
  readonly pages?: PageRange | null;
  /** For the history; by default, it names the pages. */
  readonly note?: string | null;
}

/** Inserts an invoice with its first event, and enqueues the reading of its file. */
export async function insertReceived(
  tx: InvoiceTransaction,
  received: ReceivedInvoice,
  { pages = null, note = pages && describePages(pages) }: ReceivedOptions = {},
): Promise<Invoice> {
  const { accountId, createdAt, workspaceUserId } = received;
  const invoice = await tx.invoices.insert({
    ...received,
    firstPage: pages?.first ?? null,
    lastPage: pages?.last ?? null,
    processingStatus: 'processing',
    processingErrorCode: null,
    processingErrorMessage: null,
    approvementStatus: 'waiting',
    editedFields: [],
    version: 1,
  });
  const event = createEvent(null, 'uploaded', createdAt, { note });
  await tx.invoices.insertEvent({ ...event, workspaceUserId, uid: createUid(), invoiceId: invoice.id });
  await tx.jobs.enqueue({ kind: 'process_invoice', accountId, invoiceId: invoice.id });
  await tx.search.add(accountId, invoice);
  return invoice;
}

/** The note in an invoice's history that names its pages of the file. */
export function describePages({ first, last }: PageRange): string {
  const pages = first === last ? `Page ${first}` : `Pages ${first}–${last}`;
  return `${pages} of a file that holds several invoices.`;
}
