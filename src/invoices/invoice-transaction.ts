import { requireAllowed, type InvoiceState } from '../access/policy.js';
import type { Action } from '../access/roles.js';
import type { AccountStore } from '../accounts/account.store.js';
import type { CardStore } from '../cards/card.store.js';
import type { CategoryStore } from '../categories/category.store.js';
import type { CompanyStore } from '../companies/company.store.js';
import type { JobStore } from '../jobs/job.store.js';
import type { CompanyAliasStore } from '../learning/company-alias.store.js';
import type { LessonStore } from '../learning/lesson.store.js';
import type { Actor } from '../shared/actor.js';
import type { Timestamp } from '../shared/clock.js';
import { notFound } from '../shared/errors.js';
import { isUid, createUid, requireUid } from '../shared/ids.js';
import type { Once, OnceTransaction } from '../shared/once.js';
import type { HistoryEvent } from './changes/history-event.entity.js';
import type { FieldChange, HistoryEventName } from './changes/history-event.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import type { InvoiceItemStore } from './invoice-item.store.js';
import type { Invoice } from './invoice.entity.js';
import { createOutdatedError, type InvoiceStore } from './invoice.store.js';
import type { SearchStore } from './search/search.store.js';

/** The stores that a change of an invoice works on. */
export interface InvoiceTransaction extends OnceTransaction {
  readonly accounts: Pick<AccountStore, 'findRights'>;
  readonly invoices: InvoiceStore;
  readonly items: InvoiceItemStore;
  readonly companies: CompanyStore;
  readonly aliases: CompanyAliasStore;
  readonly cards: CardStore;
  readonly categories: CategoryStore;
  readonly jobs: JobStore;
  readonly search: SearchStore;
  readonly lessons: LessonStore;
}

/** An event before it is written. */
export type InvoiceEvent = Omit<HistoryEvent, 'id' | 'uid' | 'invoiceId'>;

/** The fields whose change affects search; the VAT rows represent the items, whose changes always save them, even if they stay equal. */
const SEARCHED = ['invoiceNumber', 'totalPrice', 'companyId', 'categoryId', 'vatCategories'] as const;

/** The invoice of a call and, optionally, the version that the caller has read and the record of a call that must happen once. */
export interface InvoiceTarget {
  readonly uid: string;
  readonly expectedVersion?: number;
  readonly once?: Once;
}

/**
 * Records an idempotent call. Comes before any lock or permission check, because the first of two such calls may change the state
 * that the second would be checked against.
 *
 * @throws AlreadyDone, not_found
 */
export async function recordOnce(
  tx: InvoiceTransaction,
  { once, uid }: InvoiceTarget,
  effectUid: string = uid,
): Promise<void> {
  if (!once) return;
  if (!isUid(uid)) throw notFound();
  await once(tx, { uid: effectUid });
}

/**
 * Locks an invoice for a change that the actor may make.
 *
 * @throws not_found, forbidden, precondition_failed
 */
export async function holdInvoice(
  tx: InvoiceTransaction,
  actor: Actor,
  action: Action,
  target: InvoiceTarget,
): Promise<Invoice> {
  const invoice = await lockInvoice(tx, actor, target);
  requirePossible(actor, action, invoice, target);
  return invoice;
}

/** Locks an invoice. Check then that the change is possible. @throws not_found */
export async function lockInvoice(tx: InvoiceTransaction, actor: Actor, target: InvoiceTarget): Promise<Invoice> {
  const invoice = await tx.invoices.lockByUid(actor.accountId, requireUid(target.uid));
  if (!invoice) throw notFound();
  return invoice;
}

/** @throws forbidden, precondition_failed */
export function requirePossible(
  actor: Actor,
  action: Action,
  invoice: InvoiceState & { readonly version: number },
  target: InvoiceTarget,
): void {
  requireAllowed(actor, action, invoice);
  if (target.expectedVersion !== undefined && target.expectedVersion !== invoice.version) throw createOutdatedError();
}

/**
 * Saves a change of a locked invoice with its event, and updates the search index.
 *
 * @param items all items of the invoice if the caller has just written them; without them, they are read
 * @throws precondition_failed if the invoice was changed despite the lock
 */
export async function saveInvoice(
  tx: InvoiceTransaction,
  invoice: Invoice,
  patch: Partial<Omit<Invoice, 'id' | 'version'>>,
  event: InvoiceEvent,
  items?: readonly Pick<InvoiceItem, 'name' | 'description'>[],
): Promise<void> {
  await tx.invoices.update(invoice, patch);
  await tx.invoices.insertEvent({ ...event, uid: createUid(), invoiceId: invoice.id });
  if (!SEARCHED.some((field) => field in patch)) return;
  const changed = { ...invoice, ...patch };
  if (!items) return tx.search.refresh(invoice.accountId, [invoice.id], { before: invoice, after: changed });
  const texts = items.flatMap(({ name, description }) => [name, description]);
  await tx.search.put(changed, texts);
}

/** An event caused by an actor, or by the service for null. */
export function createEvent(
  actor: Actor | null,
  event: HistoryEventName,
  createdAt: Timestamp,
  options: { changes?: readonly FieldChange[]; note?: string | null } = {},
): InvoiceEvent {
  return {
    event,
    createdAt,
    workspaceUserId: actor?.workspaceUserId ?? null,
    note: options.note ?? null,
    changes: [...(options.changes ?? [])],
  };
}
