import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { HistoryEventName } from '../invoices/changes/history-event.js';
import { idTransformer } from '../shared/transformers.js';

/** An address of a customer to which the events of an account are posted. */
@Entity('webhook')
export class Webhook {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'varchar' })
  url: string;

  /** The events that it receives; null for all, including ones that later versions add. */
  @Column({ type: 'simple-array', nullable: true })
  events: HistoryEventName[] | null;

  /** Counts the rotations. The secret is derived from it, so that it is stored nowhere. */
  @Column({ name: 'secret_version', type: 'int' })
  secretVersion: number;

  /** Until when messages are also signed with the secret before the last rotation. */
  @Column({ name: 'previous_secret_until', type: 'varchar', nullable: true })
  previousSecretUntil: string | null;

  /** All events of the history up to this id have their deliveries. */
  @Column({ type: 'bigint', transformer: idTransformer })
  position: number;

  /** When the first of the attempts failed that have all failed since; null after a success. */
  @Column({ name: 'failing_since', type: 'varchar', nullable: true })
  failingSince: string | null;

  @Column({ name: 'disabled_at', type: 'varchar', nullable: true })
  disabledAt: string | null;

  /** Why the service disabled it; null if a person did. */
  @Column({ name: 'disabled_reason', type: 'varchar', nullable: true })
  disabledReason: string | null;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
