import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** A completed call with an `Idempotency-Key`, and its response. */
@Entity('idempotent_call')
export class IdempotentCall {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  /** Chosen by the client; unique within the account. */
  @Column({ name: 'call_key', type: 'varchar' })
  key: string;

  /** A hash of the caller, the endpoint and the body. */
  @Column({ type: 'varchar' })
  fingerprint: string;

  /** The uid of what the call created or changed. */
  @Column({ name: 'resource_uid', type: 'varchar' })
  resourceUid: string;

  /** The response as JSON; null until it is stored, which never happens if the process dies first. */
  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
