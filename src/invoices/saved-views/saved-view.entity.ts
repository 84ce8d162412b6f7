import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../../shared/transformers.js';

/** A filter as its face takes it, which gives it back unchanged. */
export type SavedFilter = Readonly<Record<string, unknown>>;

/** A filter of the list of invoices that a user keeps under a name. */
@Entity('saved_view')
export class SavedView {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  /** Whose view it is; nobody else sees it. */
  @Column({ name: 'workspace_user_id', type: 'bigint', transformer: idTransformer })
  workspaceUserId: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'varchar' })
  name: string;

  @Column({ type: 'simple-json' })
  filter: SavedFilter;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
