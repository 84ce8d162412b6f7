import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** The deletion of an account: what is left to do, and afterwards the only thing that remains of the account. It names nobody. */
@Entity('account_deletion')
export class AccountDeletion {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @Column({ name: 'account_uid', type: 'varchar' })
  accountUid: string;

  /** Who asked for it; null for the operator. */
  @Column({ name: 'workspace_user_uid', type: 'varchar', nullable: true })
  workspaceUserUid: string | null;

  /** The key that was used; null for the operator. */
  @Column({ name: 'key_uid', type: 'varchar', nullable: true })
  keyUid: string | null;

  /** How many invoices the account had, deleted ones included. */
  @Column({ type: 'bigint', transformer: idTransformer })
  invoices: number;

  @Column({ name: 'file_bytes', type: 'bigint', transformer: idTransformer })
  fileBytes: number;

  @Column({ type: 'bigint', transformer: idTransformer })
  users: number;

  @Column({ name: 'requested_at', type: 'varchar' })
  requestedAt: string;

  /** Null until nothing is left. */
  @Column({ name: 'finished_at', type: 'varchar', nullable: true })
  finishedAt: string | null;
}
