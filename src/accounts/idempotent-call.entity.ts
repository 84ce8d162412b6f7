import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** A call with an `Idempotency-Key` that has had its effect, with the answer that it got. */
@Entity('idempotent_call')
export class IdempotentCall {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  /** As the client chose it; unique in the account. */
  @Column({ name: 'call_key', type: 'varchar' })
  key: string;

  /** A hash of who called what with which body. */
  @Column({ type: 'varchar' })
  fingerprint: string;

  /** What the call made or changed. */
  @Column({ name: 'resource_uid', type: 'varchar' })
  resourceUid: string;

  /** The answer as JSON; null until it was kept, and for ever when the process died before. */
  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
