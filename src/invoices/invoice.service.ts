import {
  getPermissions,
  requireAllowed,
  type InvoiceAction,
  type InvoiceState,
  type Permissions,
} from '../access/policy.js';
import { learnSupplier } from '../learning/learn-supplier.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { AppError, invalid, notFound, type FieldMessages } from '../shared/errors.js';
import { requireUid } from '../shared/ids.js';
import type { Transact } from '../shared/transact.js';
import type { InvoiceHistoryStore, HistoryRow } from './invoice-history.store.js';
import type { FieldChange } from './changes/history-event.js';
import type { InvoiceSelection } from './invoice-columns.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import type { InvoiceItemStore } from './invoice-item.store.js';
import type { InvoiceListStore, InvoicePage, KeysetOptions } from './invoice-list.store.js';
import { findDifference } from './invoice-patch.js';
import type { InvoiceRow } from './invoice-row.js';
import { requireGroups, type InvoiceStatistic, type StatisticGroup } from './invoice-statistics.js';
import {
  createEvent,
  holdInvoice,
  recordOnce,
  requirePossible,
  saveInvoice,
  type InvoiceEvent,
  type InvoiceTarget,
  type InvoiceTransaction,
} from './invoice-transaction.js';
import type { Invoice } from './invoice.entity.js';
import type { InvoiceValuesInput } from './invoice.inputs.js';
import type { InvoiceFile, InvoiceStore } from './invoice.store.js';
import { buildProvenance, type FieldProvenance } from './provenance.js';
import type { InvoiceFilter, InvoiceOrder } from './search/invoice-filter.js';

export interface InvoiceServiceDependencies {
  readonly invoiceList: InvoiceListStore;
  readonly invoices: InvoiceStore;
  readonly history: InvoiceHistoryStore;
  readonly items: InvoiceItemStore;
  readonly transact: Transact<InvoiceTransaction>;
  readonly clock: Clock;
  /** Called after a job was enqueued, so that a worker in this process takes it immediately. */
  readonly onEnqueued: () => void;
}

const NO_OBJECT = 'No object has this uid.';

/** Reads and changes invoices for an actor. Everyone in the account reads all of its invoices. */
export class InvoiceService {
  constructor(private readonly dependencies: InvoiceServiceDependencies) {}

  /** Lists invoices from `offset` on, with the number of all matches. @throws forbidden */
  async page(
    actor: Actor,
    filter: InvoiceFilter,
    order: readonly InvoiceOrder[],
    { offset, limit }: { offset: number; limit: number },
  ): Promise<InvoicePage> {
    requireAllowed(actor, 'read');
    return this.dependencies.invoiceList.page(actor.accountId, filter, order, { offset, limit });
  }

  /** Lists invoices between two positions of a sorted list. @throws forbidden, bad_request for a cursor of another list */
  async listKeyset(
    actor: Actor,
    filter: InvoiceFilter,
    order: InvoiceOrder,
    range: KeysetOptions,
  ): Promise<readonly InvoiceRow[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.invoiceList.listKeyset(actor.accountId, filter, order, range);
  }

  /** Counts the matching invoices. @throws forbidden */
  async count(actor: Actor, filter: InvoiceFilter): Promise<number> {
    requireAllowed(actor, 'read');
    return this.dependencies.invoiceList.count(actor.accountId, filter);
  }

  /** Counts and sums the matching invoices per group within groups and currency. @throws forbidden, bad_request */
  async getStatistics(actor: Actor, filter: InvoiceFilter, by: readonly StatisticGroup[]): Promise<InvoiceStatistic[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.invoiceList.computeStatistics(actor.accountId, filter, requireGroups(by));
  }

  /**
   * @param selection what to read of the invoice; everything if omitted
   * @throws not_found, forbidden
   */
  async get(actor: Actor, uid: string, selection?: InvoiceSelection): Promise<InvoiceRow> {
    requireAllowed(actor, 'read');
    return this.getInAccount(actor, uid, selection);
  }

  /** The existing invoices among these uids, unordered. @throws forbidden */
  async listByUids(actor: Actor, uids: readonly string[]): Promise<InvoiceRow[]> {
    requireAllowed(actor, 'read');
    return this.dependencies.invoiceList.listByUids(actor.accountId, uids);
  }

  /** Finds an invoice without checking the right to read, to return the result of a permitted change. @throws not_found */
  async getInAccount(actor: Actor, uid: string, selection?: InvoiceSelection): Promise<InvoiceRow> {
    const { invoiceList } = this.dependencies;
    const row = await invoiceList.findByUid(actor.accountId, requireUid(uid), selection);
    if (!row) throw notFound();
    return row;
  }

  /** Checks whether an action on an invoice is possible, without performing it. @throws not_found, forbidden, precondition_failed */
  async requirePossible(actor: Actor, action: InvoiceAction, target: InvoiceTarget): Promise<void> {
    requirePossible(actor, action, await this.getInAccount(actor, target.uid), target);
  }

  /** Finds the references of an input that do not exist, with a message for each. */
  findMissingReferences(actor: Actor, input: ReferenceInput): Promise<FieldMessages> {
    return this.dependencies.transact(async (tx) => {
      const problems: FieldMessages = {};
      for (const { field, uid, store } of listReferences(tx, input)) {
        if (uid && !(await store.findByUid(actor.accountId, uid.toLowerCase()))) problems[field] = [NO_OBJECT];
      }
      return problems;
    });
  }

  /**
   * Finds the file of an invoice for the holder of its signed URL. The URL has already been verified, so no actor is needed.
   *
   * @throws not_found if the invoice is deleted
   */
  async getFile(accountUid: string, uid: string): Promise<InvoiceFile> {
    const file = await this.dependencies.invoices.findFile(accountUid, uid);
    if (!file) throw notFound();
    return file;
  }

  /** Decides what the actor may do with an invoice: null, or the reason why not. */
  getPermissions(actor: Actor, invoice: InvoiceState): Permissions {
    return getPermissions(actor, invoice);
  }

  /** The items of these invoices of the actor's account, in order. */
  listItems(invoices: readonly Pick<InvoiceRow, 'id'>[]): Promise<InvoiceItem[]> {
    return this.dependencies.items.list(invoices.map(({ id }) => id));
  }

  /** The events of these invoices of the actor's account with their users, newest first. */
  listEvents(invoices: readonly Pick<InvoiceRow, 'id'>[]): Promise<HistoryRow[]> {
    return this.dependencies.history.list(invoices.map(({ id }) => id));
  }

  /** Explains the values of the fields of these invoices of the actor's account, one result per invoice. */
  async listProvenance(invoices: readonly InvoiceRow[]): Promise<FieldProvenance[][]> {
    const ids = invoices.map(({ id }) => id);
    const items = await this.dependencies.items.list(ids);
    const records = new Map((await this.dependencies.invoices.listExtractions(ids)).map((one) => [one.invoiceId, one]));
    return invoices.map((row) => {
      const own = items.filter(({ invoiceId }) => invoiceId === row.id);
      return buildProvenance(row, own, records.get(row.id) ?? null);
    });
  }

  /**
   * Corrects an invoice. Processing never overwrites the corrected fields.
   *
   * @throws not_found, forbidden, precondition_failed, validation_error for a company, card or category that does not exist
   */
  async update(actor: Actor, target: InvoiceTarget, input: InvoiceValuesInput): Promise<InvoiceRow> {
    await this.dependencies.transact(async (tx) => {
      const invoice = await holdInvoice(tx, actor, 'update', target);
      const { companyUid, cardUid, categoryUid, ...values } = input;
      const own = findDifference<Invoice>(invoice, values);
      const references = await findReferenceChanges(tx, invoice, { companyUid, cardUid, categoryUid });
      const changes = [...own.changes, ...references.changes];
      const patch = { ...own.patch, ...references.patch };
      const kept = invoice.processingStatus === 'processing' ? listCleared(input) : [];
      const editedFields = [...new Set([...invoice.editedFields, ...Object.keys(patch), ...kept])];
      if (editedFields.length === invoice.editedFields.length && changes.length === 0) return;
      await saveInvoice(
        tx,
        invoice,
        { ...patch, editedFields },
        createEvent(actor, 'updated', this.getTimestamp(), { changes }),
      );
      if (patch.companyId) await learnSupplier(tx, invoice, patch.companyId);
    });
    return this.getInAccount(actor, target.uid);
  }

  /** Hides an invoice; its file is purged after the retention period. @throws not_found, forbidden, precondition_failed */
  async remove(actor: Actor, target: InvoiceTarget): Promise<void> {
    await this.dependencies.transact(async (tx) => {
      const invoice = await holdInvoice(tx, actor, 'delete', target);
      const deletedAt = this.getTimestamp();
      await saveInvoice(tx, invoice, { deletedAt }, createEvent(actor, 'deleted', deletedAt));
      await tx.search.remove(invoice.accountId, [invoice.id]);
    });
  }

  /**
   * Enqueues the file to be read again. Values that a person has set are kept.
   *
   * @throws not_found, forbidden also while it is already being processed, precondition_failed
   */
  async reprocess(actor: Actor, target: InvoiceTarget): Promise<InvoiceRow> {
    await this.dependencies.transact(async (tx) => {
      await recordOnce(tx, target);
      const invoice = await holdInvoice(tx, actor, 'update', target);
      if (invoice.processingStatus === 'processing') throw createProcessingError();
      await sendToProcessing(tx, invoice, createEvent(actor, 'reprocessed', this.getTimestamp()));
    });
    this.dependencies.onEnqueued();
    return this.getInAccount(actor, target.uid);
  }

  /**
   * Enqueues files to be read again, for the operator: one invoice, or all failed ones. Values and decisions of people are kept.
   *
   * @returns the number of enqueued invoices
   */
  async reprocessMany(choice: { readonly account?: string; readonly invoice?: string }): Promise<number> {
    const { invoices, onEnqueued, transact } = this.dependencies;
    let sent = 0;
    for (const { accountId, id } of await invoices.listReprocessable(choice)) {
      sent += await transact(async (tx) => {
        const invoice = await tx.invoices.lockById(accountId, id);
        if (!invoice || invoice.processingStatus === 'processing') return 0;
        await sendToProcessing(tx, invoice, createEvent(null, 'reprocessed', this.getTimestamp()));
        return 1;
      });
    }
    onEnqueued();
    return sent;
  }

  private getTimestamp(): string {
    return this.dependencies.clock.timestamp();
  }
}

async function sendToProcessing(tx: InvoiceTransaction, invoice: Invoice, event: InvoiceEvent): Promise<void> {
  const patch = { processingStatus: 'processing', processingErrorCode: null, processingErrorMessage: null } as const;
  await saveInvoice(tx, invoice, patch, event);
  await tx.jobs.enqueue({ kind: 'process_invoice', accountId: invoice.accountId, invoiceId: invoice.id });
}

/** The fields that an input sets to null. Before processing ends they are null anyway, but processing would fill them. */
function listCleared(input: InvoiceValuesInput): string[] {
  const names: Record<string, string> = { companyUid: 'companyId', cardUid: 'cardId', categoryUid: 'categoryId' };
  const given = Object.entries(input).filter(([, value]) => value === null);
  return given.map(([field]) => names[field] ?? field);
}

type ReferenceInput = Pick<InvoiceValuesInput, 'companyUid' | 'cardUid' | 'categoryUid'>;

/** Resolves the changed references to a company, card or category. @throws validation_error */
async function findReferenceChanges(
  tx: InvoiceTransaction,
  invoice: Invoice,
  input: ReferenceInput,
): Promise<{ patch: Partial<Invoice>; changes: FieldChange[] }> {
  const { accountId } = invoice;
  const patch: Partial<Invoice> = {};
  const changes: FieldChange[] = [];
  const problems: Record<string, string[]> = {};
  for (const { field, column, uid, store } of listReferences(tx, input)) {
    if (uid === undefined) continue;
    const row = uid === null ? null : await store.findByUid(accountId, uid.toLowerCase());
    if (uid !== null && row === null) problems[field] = [NO_OBJECT];
    const id = row?.id ?? null;
    if (id === invoice[column]) continue;
    const oldId = invoice[column];
    const [old] = oldId === null ? [] : await store.listByIds(accountId, [oldId]);
    patch[column] = id;
    changes.push({ field, old: old?.uid ?? null, new: row?.uid ?? null });
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { patch, changes };
}

function listReferences(tx: InvoiceTransaction, { companyUid, cardUid, categoryUid }: ReferenceInput) {
  return [
    { field: 'company_uid', column: 'companyId', uid: companyUid, store: tx.companies },
    { field: 'card_uid', column: 'cardId', uid: cardUid, store: tx.cards },
    { field: 'category_uid', column: 'categoryId', uid: categoryUid, store: tx.categories },
  ] as const;
}

function createProcessingError(): AppError {
  const reason = 'The invoice is already being processed.';
  return new AppError('forbidden', reason, { details: { permission: 'reprocess', reason } });
}
