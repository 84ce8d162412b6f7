import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Scope } from '../shared/actor.js';
import { idTransformer } from '../shared/transformers.js';

/** An API key, or the key of a session, which acts as its workspace user. Only a keyed hash of its secret is stored. */
@Entity('api_key')
export class ApiKey {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @Column({ name: 'workspace_user_id', type: 'bigint', transformer: idTransformer })
  workspaceUserId: number;

  @Column({ type: 'varchar' })
  uid: string;

  /** The public part of the key, `<id>` of `igk_<id>_<secret>`. */
  @Column({ name: 'key_id', type: 'varchar' })
  keyId: string;

  @Column({ type: 'varchar' })
  name: string;

  /** HMAC-SHA-256 of the secret, in hexadecimal. */
  @Column({ name: 'secret_hash', type: 'varchar', select: false })
  secretHash: string;

  @Column({ type: 'simple-array' })
  scopes: Scope[];

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;

  @Column({ name: 'last_used_at', type: 'varchar', nullable: true })
  lastUsedAt: string | null;

  @Column({ name: 'expires_at', type: 'varchar', nullable: true })
  expiresAt: string | null;

  @Column({ name: 'revoked_at', type: 'varchar', nullable: true })
  revokedAt: string | null;

  /** Whether it is the key of somebody who signed in, which nobody else knows; null for no. */
  @Column({ name: 'is_session', type: 'boolean', nullable: true })
  isSession: boolean | null;
}
