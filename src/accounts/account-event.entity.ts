import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';
import type { AccountChange, AccountEventName } from './account-event.js';

/** An event in the history of an account, its users, its keys and its webhooks; never changed once written. */
@Entity('account_event')
export class AccountEvent {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'varchar' })
  event: AccountEventName;

  /** Who did it; null for the operator. */
  @Column({ name: 'workspace_user_id', type: 'bigint', nullable: true, transformer: idTransformer })
  workspaceUserId: number | null;

  /** The key that was used; null for the operator. */
  @Column({ name: 'key_uid', type: 'varchar', nullable: true })
  keyUid: string | null;

  /** The uid of the account, user, key or webhook that was changed. */
  @Column({ name: 'target_uid', type: 'varchar' })
  targetUid: string;

  /** What the target is called: the account's name, the user's email address, the key's name or the start of the webhook's URL. */
  @Column({ name: 'target_name', type: 'varchar' })
  targetName: string;

  @Column({ type: 'simple-json' })
  changes: AccountChange[];

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
