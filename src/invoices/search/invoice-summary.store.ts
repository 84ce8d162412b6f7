import type { EntityManager } from 'typeorm';
import { InvoiceIndexStore, type IndexedInvoice } from './invoice-index.store.js';
import { InvoiceSumStore, type SummedInvoice } from './invoice-sum.store.js';
import { InvoiceTallyStore } from './invoice-tally.store.js';

/** The values of an invoice that its counts, sums and index follow from. */
export interface SummarisedInvoice extends IndexedInvoice, SummedInvoice {}

/** What is kept about all invoices of an account beside their rows: counts, sums and the index. The index of words is not part of it. */
export class InvoiceSummaryStore {
  private readonly tallies: InvoiceTallyStore;
  private readonly sums: InvoiceSumStore;
  private readonly index: InvoiceIndexStore;

  constructor(manager: EntityManager) {
    this.tallies = new InvoiceTallyStore(manager);
    this.sums = new InvoiceSumStore(manager);
    this.index = new InvoiceIndexStore(manager);
  }

  /** Records an invoice's new values, in the transaction of the change; `before` is null for a new invoice. */
  async move(id: number, before: SummarisedInvoice | null, after: SummarisedInvoice): Promise<void> {
    await this.tallies.move(before, after);
    await this.sums.move(before, after);
    await this.index.move(id, before, after);
  }
}
