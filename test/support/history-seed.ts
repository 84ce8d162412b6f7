import { EMPTY_CONTENT } from '../../src/invoices/invoice.store.js';
import type { HistoryEventName } from '../../src/invoices/changes/history-event.js';
import type { Actor } from '../../src/shared/actor.js';
import type { Clock } from '../../src/shared/clock.js';
import { createToken, createUid } from '../../src/shared/ids.js';
import type { createTransact, Stores } from '../../src/stores.js';

/** Writes invoices and events of an account directly to the database. */
export class HistorySeed {
  constructor(
    private readonly transact: ReturnType<typeof createTransact>,
    private readonly actor: Actor,
    private readonly clock: Clock,
  ) {}

  /** Inserts a finished invoice without events. */
  async insertInvoice(): Promise<{ id: number; uid: string }> {
    const uid = createUid();
    const { accountId, workspaceUserId } = this.actor;
    const file = { fileKey: null, fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 1 };
    const { id } = await this.transact((tx) =>
      tx.invoices.insert({
        ...{ ...EMPTY_CONTENT, accountId, workspaceUserId, uid, ...file, fileSha256: createToken() },
        ...{ processingStatus: 'finished', processingErrorCode: null, processingErrorMessage: null, version: 1 },
        ...{ approvementStatus: 'waiting', editedFields: [], createdAt: this.clock.timestamp() },
      }),
    );
    return { id, uid };
  }

  /** Inserts events of an invoice in one transaction. */
  insertEvents(invoiceId: number, events: readonly HistoryEventName[]): Promise<void> {
    return this.transact(async (tx) => {
      for (const event of events) await this.insertEvent(tx, invoiceId, event);
    });
  }

  /** Inserts an event whose transaction commits when the returned function is called. */
  async insertLate(invoiceId: number, event: HistoryEventName): Promise<() => Promise<void>> {
    let commit: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let late: Promise<void> = waiting;
    await new Promise<void>((isInserted, isRefused) => {
      late = this.transact(async (tx) => {
        await this.insertEvent(tx, invoiceId, event);
        // Writes wait for each other, and a read sends them.
        await tx.invoices.findById(this.actor.accountId, invoiceId);
        isInserted();
        await waiting;
      });
      late.catch(isRefused);
    });
    return () => {
      commit();
      return late;
    };
  }

  private insertEvent(tx: Stores, invoiceId: number, event: HistoryEventName): Promise<void> {
    const { workspaceUserId } = this.actor;
    const row = { invoiceId, event, uid: createUid(), workspaceUserId, note: null, changes: [] };
    return tx.invoices.insertEvent({ ...row, createdAt: this.clock.timestamp() });
  }
}
