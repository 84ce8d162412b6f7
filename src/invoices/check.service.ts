import type { Actor } from '../shared/actor.js';
import type { Check } from './checks/check.js';
import type { RelatedInvoiceStore } from './checks/related-invoice.store.js';
import { NO_RELATED_INVOICES } from './checks/related-invoice.js';
import { findProblems } from './invoice-checks.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import type { InvoiceRow } from './invoice-row.js';
import type { InvoiceStore } from './invoice.store.js';

export interface CheckServiceDependencies {
  readonly invoices: InvoiceStore;
  readonly relatedInvoices: RelatedInvoiceStore;
}

/** Finds what looks wrong on invoices. */
export class CheckService {
  constructor(private readonly dependencies: CheckServiceDependencies) {}

  /**
   * Checks these invoices of the actor's account, with one result per invoice. The number of statements is the same for up to 100
   * invoices.
   *
   * @param items those of the invoices, in any order
   */
  async listChecks(actor: Actor, rows: readonly InvoiceRow[], items: readonly InvoiceItem[]): Promise<Check[][]> {
    const { invoices, relatedInvoices } = this.dependencies;
    const keys = rows.map((row) => ({ ...row, companyId: row.company?.id ?? null }));
    const [duplicates, related, records] = await Promise.all([
      invoices.findDuplicates(actor.accountId, keys),
      relatedInvoices.find(actor.accountId, keys),
      invoices.listExtractions(rows.map(({ id }) => id)),
    ]);
    const recordById = new Map(records.map((record) => [record.invoiceId, record]));
    return rows.map((row) =>
      findProblems(row, {
        items: items.filter(({ invoiceId }) => invoiceId === row.id),
        duplicates: duplicates.get(row.id) ?? [],
        related: related.get(row.id) ?? NO_RELATED_INVOICES,
        record: recordById.get(row.id) ?? null,
      }),
    );
  }
}
