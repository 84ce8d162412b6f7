import { requireAllowed } from '../access/policy.js';
import type { Actor } from '../shared/actor.js';
import type { InvoiceRow } from './invoice-row.js';
import type { OwnedRange, OwnerKind } from './owned-invoices.js';
import type { OwnedInvoicesStore } from './owned-invoices.store.js';

/** Reads the invoices of companies, categories, cards and users of the actor's account, newest first. */
export class OwnedInvoicesService {
  constructor(private readonly ownedInvoices: OwnedInvoicesStore) {}

  /** The same range of the list of each owner, in the order of the owners' row ids. @throws forbidden, bad_request */
  async listForEach(
    actor: Actor,
    kind: OwnerKind,
    ownerIds: readonly number[],
    range: OwnedRange,
  ): Promise<InvoiceRow[][]> {
    requireAllowed(actor, 'read');
    const found = await this.ownedInvoices.listForEach(actor.accountId, kind, ownerIds, range);
    return ownerIds.map((id) => found.get(id) ?? []);
  }

  /** The number of invoices of each owner, in the order of their row ids. @throws forbidden */
  async countForEach(actor: Actor, kind: OwnerKind, ownerIds: readonly number[]): Promise<number[]> {
    requireAllowed(actor, 'read');
    const found = await this.ownedInvoices.countForEach(actor.accountId, kind, ownerIds);
    return ownerIds.map((id) => found.get(id) ?? 0);
  }
}
