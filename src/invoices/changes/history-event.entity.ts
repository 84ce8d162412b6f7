import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../../shared/transformers.js';
import type { FieldChange, HistoryEventName } from './history-event.js';

/** An event in an invoice's history; never changed once written. */
@Entity('history_event')
export class HistoryEvent {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'invoice_id', type: 'bigint', transformer: idTransformer })
  invoiceId: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'varchar' })
  event: HistoryEventName;

  /** Who did it; null for the service itself. */
  @Column({ name: 'workspace_user_id', type: 'bigint', nullable: true, transformer: idTransformer })
  workspaceUserId: number | null;

  @Column({ type: 'varchar', nullable: true })
  note: string | null;

  @Column({ type: 'simple-json' })
  changes: FieldChange[];

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
