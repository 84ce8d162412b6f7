import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';
import type { DeliveryStatus } from './delivery-status.js';

/** One message to one webhook, with the outcome of its last attempt. */
@Entity('webhook_delivery')
export class WebhookDelivery {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'webhook_id', type: 'bigint', transformer: idTransformer })
  webhookId: number;

  @Column({ type: 'varchar' })
  uid: string;

  /** The header webhook-id, by which a receiver recognises a message that it already has: the uid of the event. */
  @Column({ name: 'message_uid', type: 'varchar' })
  messageUid: string;

  /** The row of the event in the history; null for a test. */
  @Column({ name: 'event_id', type: 'bigint', nullable: true, transformer: idTransformer })
  eventId: number | null;

  @Column({ name: 'invoice_id', type: 'bigint', nullable: true, transformer: idTransformer })
  invoiceId: number | null;

  /** Such as `invoice.approved`. */
  @Column({ type: 'varchar' })
  type: string;

  @Column({ type: 'text' })
  body: string;

  /** A paused one waits until its webhook is enabled. */
  @Column({ type: 'varchar' })
  status: DeliveryStatus;

  /** Counted when an attempt begins. Also the fencing token: only the latest attempt may record its outcome. */
  @Column({ type: 'int' })
  attempts: number;

  /** The earliest instant of the next attempt; while one runs, when it counts as lost. */
  @Column({ name: 'due_at', type: 'varchar' })
  dueAt: string;

  /** The HTTP status of the last attempt; null if there was no response. */
  @Column({ name: 'response_status', type: 'int', nullable: true })
  responseStatus: number | null;

  /** Why the last attempt failed; null if it succeeded. */
  @Column({ type: 'varchar', nullable: true })
  error: string | null;

  /** How long the last attempt took. */
  @Column({ type: 'int', nullable: true })
  milliseconds: number | null;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;

  @Column({ name: 'attempted_at', type: 'varchar', nullable: true })
  attemptedAt: string | null;
}
