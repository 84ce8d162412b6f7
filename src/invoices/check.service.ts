import type { Actor } from '../shared/actor.js';
import type { Check } from './checks/check.js';
import { NO_RELATED_INVOICES } from './checks/related-invoice.js';
import type { CheckEvidenceStore, StoredEvidence } from './check-evidence.store.js';
import { findProblems } from './invoice-checks.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import type { InvoiceRow } from './invoice-row.js';

export interface CheckServiceDependencies {
  readonly checkEvidence: CheckEvidenceStore;
}

const NO_EVIDENCE: StoredEvidence = { duplicates: [], related: NO_RELATED_INVOICES, record: null };

/** Finds what looks wrong on invoices. */
export class CheckService {
  constructor(private readonly dependencies: CheckServiceDependencies) {}

  /**
   * Checks these invoices of the account, with one result per invoice. It takes one statement for up to 100 invoices.
   *
   * @param reading the items of the invoices, in any order; they may be read at the same time as the rest
   */
  async listChecks(
    { accountId }: Pick<Actor, 'accountId'>,
    rows: readonly InvoiceRow[],
    reading: Promise<readonly InvoiceItem[]>,
  ): Promise<Check[][]> {
    const keys = rows.map((row) => ({ ...row, companyId: row.company?.id ?? null }));
    const [items, evidence] = await Promise.all([reading, this.dependencies.checkEvidence.find(accountId, keys)]);
    return rows.map((row) =>
      findProblems(row, {
        items: items.filter(({ invoiceId }) => invoiceId === row.id),
        ...(evidence.get(row.id) ?? NO_EVIDENCE),
      }),
    );
  }
}
