import type { ApprovementStatus } from '../access/policy.js';
import { refreshActor } from '../accounts/account-transaction.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transact } from '../shared/transact.js';
import type { HistoryEventName } from './changes/history-event.js';
import type { InvoiceRow } from './invoice-row.js';
import {
  createEvent,
  holdInvoice,
  recordOnce,
  saveInvoice,
  type InvoiceTarget,
  type InvoiceTransaction,
} from './invoice-transaction.js';
import type { InvoiceService } from './invoice.service.js';

export const DECISIONS = ['approve', 'reject', 'remove_approval'] as const;
export type Decision = (typeof DECISIONS)[number];

const OUTCOMES: Record<Decision, { status: ApprovementStatus; event: HistoryEventName }> = {
  approve: { status: 'approved', event: 'approved' },
  reject: { status: 'rejected', event: 'rejected' },
  remove_approval: { status: 'waiting', event: 'approval_removed' },
};

export interface ApprovalServiceDependencies {
  readonly invoices: InvoiceService;
  readonly transact: Transact<InvoiceTransaction>;
  readonly clock: Clock;
}

/** The approval workflow: waiting, approved, rejected. */
export class ApprovalService {
  constructor(private readonly dependencies: ApprovalServiceDependencies) {}

  /**
   * Approves or rejects an invoice, or removes the decision. Of two concurrent calls exactly one wins. The role of the actor and the
   * account's four eyes are read again, because they may have changed since the request was authenticated.
   *
   * @throws unauthorized, not_found, forbidden, precondition_failed
   */
  async decide(
    actor: Actor,
    decision: Decision,
    target: InvoiceTarget,
    note: string | null = null,
  ): Promise<InvoiceRow> {
    const { status, event } = OUTCOMES[decision];
    await this.dependencies.transact(async (tx) => {
      await recordOnce(tx, target);
      const invoice = await holdInvoice(tx, await refreshActor(tx.accounts, actor), decision, target);
      const changes = [{ field: 'approvement_status', old: invoice.approvementStatus, new: status }];
      const at = this.dependencies.clock.timestamp();
      await saveInvoice(tx, invoice, { approvementStatus: status }, createEvent(actor, event, at, { changes, note }));
    });
    return this.dependencies.invoices.getInAccount(actor, target.uid);
  }
}
