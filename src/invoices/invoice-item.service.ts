import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { AppError, notFound } from '../shared/errors.js';
import { createUid, requireUid } from '../shared/ids.js';
import type { Transact } from '../shared/transact.js';
import type { FieldChange, HistoryEventName } from './changes/history-event.js';
import type { VatCategory } from './fields/vocabulary.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import type { InvoiceItemInput } from './invoice-item.inputs.js';
import type { InvoiceItemStore } from './invoice-item.store.js';
import { findDifference, type Difference } from './invoice-patch.js';
import {
  createEvent,
  holdInvoice,
  lockInvoice,
  requirePossible,
  recordOnce,
  saveInvoice,
  type InvoiceTarget,
  type InvoiceTransaction,
} from './invoice-transaction.js';
import type { Invoice } from './invoice.entity.js';
import type { InvoiceService } from './invoice.service.js';
import { readStatedVat } from './stated-vat.js';
import { chooseVatRows, summariseVatRows } from './vat-breakdown.js';

const MAX_ITEMS = 10_000;

type ItemValues = Omit<InvoiceItem, 'id' | 'invoiceId' | 'uid'>;

const EMPTY_ITEM: ItemValues = {
  name: null,
  description: null,
  quantity: null,
  unit: null,
  totalPrice: null,
  vatRate: null,
};

export interface InvoiceItemServiceDependencies {
  readonly invoices: InvoiceService;
  readonly items: InvoiceItemStore;
  readonly transact: Transact<InvoiceTransaction>;
  readonly clock: Clock;
}

/**
 * The line items of invoices. Once a person changes one, processing leaves all items of the invoice alone. Only an item that is added
 * while the file is being read does not count: the extracted ones join it.
 */
export class InvoiceItemService {
  constructor(private readonly dependencies: InvoiceItemServiceDependencies) {}

  /** The items of an invoice, in order. @throws not_found, forbidden */
  async list(actor: Actor, invoiceUid: string): Promise<InvoiceItem[]> {
    const invoice = await this.dependencies.invoices.get(actor, invoiceUid);
    return this.dependencies.items.list([invoice.id]);
  }

  /** @throws not_found, forbidden */
  async get(actor: Actor, invoiceUid: string, itemUid: string): Promise<InvoiceItem> {
    const invoice = await this.dependencies.invoices.get(actor, invoiceUid);
    return requireItem(this.dependencies.items, invoice.id, itemUid);
  }

  /** Checks whether an item could be changed. @throws not_found, forbidden, precondition_failed */
  async requirePossible(actor: Actor, target: InvoiceTarget, itemUid: string): Promise<void> {
    const { invoices, items } = this.dependencies;
    const invoice = await invoices.getInAccount(actor, target.uid);
    await requireItem(items, invoice.id, itemUid);
    requirePossible(actor, 'update', invoice, target);
  }

  /** Adds an item at the end. @throws not_found, forbidden, precondition_failed */
  async create(actor: Actor, target: InvoiceTarget, input: InvoiceItemInput): Promise<InvoiceItem> {
    const uid = createUid();
    return this.dependencies.transact(async (tx) => {
      await recordOnce(tx, target, uid);
      const invoice = await holdInvoice(tx, actor, 'update', target);
      const { patch, changes } = findDifference(EMPTY_ITEM, input);
      const row = { ...EMPTY_ITEM, ...patch, invoiceId: invoice.id, uid };
      if ((await tx.items.list([invoice.id])).length >= MAX_ITEMS) throw createTooManyItemsError();
      await tx.items.insert([row]);
      if (invoice.processingStatus === 'processing') await tx.items.markAdded(invoice.id, uid);
      const isAdded = await isOnlyAdded(tx, invoice, uid);
      await this.save(tx, actor, invoice, { event: 'item_created', uid, isAdded, changes });
      return requireItem(tx.items, invoice.id, row.uid);
    });
  }

  /** Updates the fields of an item that the input has. @throws not_found, forbidden, precondition_failed */
  async update(actor: Actor, target: InvoiceTarget, itemUid: string, input: InvoiceItemInput): Promise<InvoiceItem> {
    return this.dependencies.transact(async (tx) => {
      const invoice = await lockInvoice(tx, actor, target);
      const item = await requireItem(tx.items, invoice.id, itemUid);
      requirePossible(actor, 'update', invoice, target);
      const { patch, changes }: Difference<InvoiceItem> = findDifference<InvoiceItem>(item, input);
      if (changes.length === 0) return item;
      await tx.items.update(invoice.id, item.uid, patch);
      const isAdded = await isOnlyAdded(tx, invoice, item.uid);
      await this.save(tx, actor, invoice, { event: 'item_updated', uid: item.uid, isAdded, changes });
      return { ...item, ...patch };
    });
  }

  /** Removes an item. @throws not_found, forbidden, precondition_failed */
  async remove(actor: Actor, target: InvoiceTarget, itemUid: string): Promise<void> {
    await this.dependencies.transact(async (tx) => {
      const invoice = await lockInvoice(tx, actor, target);
      const item = await requireItem(tx.items, invoice.id, itemUid);
      requirePossible(actor, 'update', invoice, target);
      const isAdded = await isOnlyAdded(tx, invoice, item.uid);
      await tx.items.remove(invoice.id, item.uid);
      const { changes } = findDifference<ItemValues>(item, EMPTY_ITEM);
      await this.save(tx, actor, invoice, { event: 'item_deleted', uid: item.uid, isAdded, changes });
    });
  }

  private async save(tx: InvoiceTransaction, actor: Actor, invoice: Invoice, change: ItemChange): Promise<void> {
    const { event, uid } = change;
    const named: FieldChange = {
      field: 'item_uid',
      old: event === 'item_created' ? null : uid,
      new: event === 'item_deleted' ? null : uid,
    };
    const patch = await findItemsPatch(tx, invoice, change);
    const changes = [named, ...change.changes, ...compareVatRows(invoice.vatCategories, patch.vatCategories)];
    const at = this.dependencies.clock.timestamp();
    await saveInvoice(tx, invoice, patch, createEvent(actor, event, at, { changes }));
  }
}

/** The fields of an item that VAT rows depend on. */
const TAXED = ['total_price', 'vat_rate'];

interface ItemChange {
  readonly event: HistoryEventName;
  readonly uid: string;
  /** Whether the item only joins those that processing will find. */
  readonly isAdded: boolean;
  readonly changes: readonly FieldChange[];
}

/** What a change of an item changes on the invoice: the VAT rows if they depend on it, and which fields people have set. */
async function findItemsPatch(
  tx: InvoiceTransaction,
  invoice: Invoice,
  { changes, isAdded }: ItemChange,
): Promise<Pick<Invoice, 'vatCategories' | 'editedFields'>> {
  const fields = new Set(invoice.editedFields);
  if (!isAdded) fields.add('items');
  const isTaxed = changes.some(({ field }) => TAXED.includes(field));
  if (!isTaxed) return { vatCategories: invoice.vatCategories, editedFields: [...fields] };
  const [extraction] = await tx.invoices.listExtractions([invoice.id]);
  const stated = extraction?.report ? readStatedVat(extraction.report) : [];
  const { rows, areFromItems } = chooseVatRows(await tx.items.list([invoice.id]), stated);
  if (!areFromItems) fields.delete('vatCategories');
  else if (!isAdded) fields.add('vatCategories');
  return { vatCategories: rows, editedFields: [...fields] };
}

function compareVatRows(before: readonly VatCategory[], after: readonly VatCategory[]): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  return [{ field: 'vat_categories', old: summariseVatRows(before), new: summariseVatRows(after) }];
}

async function isOnlyAdded(tx: InvoiceTransaction, invoice: Invoice, uid: string): Promise<boolean> {
  if (invoice.processingStatus !== 'processing') return false;
  return (await tx.items.listAdded(invoice.id)).includes(uid);
}

async function requireItem(items: InvoiceItemStore, invoiceId: number, uid: string): Promise<InvoiceItem> {
  const item = await items.find(invoiceId, requireUid(uid));
  if (!item) throw notFound();
  return item;
}

function createTooManyItemsError(): AppError {
  return new AppError('conflict', `An invoice has at most ${MAX_ITEMS} items.`);
}
