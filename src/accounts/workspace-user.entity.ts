import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../shared/actor.js';
import { idTransformer } from '../shared/transformers.js';

/** A person in an account, with a role. The same person in two accounts is two workspace users. */
@Entity('workspace_user')
export class WorkspaceUser {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @Column({ type: 'varchar' })
  uid: string;

  /** The identifier of the person, shown as `user.uid` on both faces. */
  @Column({ name: 'user_uid', type: 'varchar' })
  userUid: string;

  @Column({ type: 'varchar' })
  email: string;

  @Column({ name: 'first_name', type: 'varchar' })
  firstName: string;

  @Column({ name: 'last_name', type: 'varchar' })
  lastName: string;

  @Column({ name: 'role_type', type: 'varchar' })
  roleType: Role;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;

  /** When it was removed from the account; null while it belongs to it. What it did keeps its name. */
  @Column({ name: 'removed_at', type: 'varchar', nullable: true })
  removedAt: string | null;

  /** The OpenID issuer at which the person signs in; null before the first time. */
  @Column({ name: 'oidc_issuer', type: 'varchar', nullable: true })
  oidcIssuer: string | null;

  /** The person's identifier at that issuer, which, unlike an email address, is never another person's. */
  @Column({ name: 'oidc_subject', type: 'varchar', nullable: true })
  oidcSubject: string | null;
}
