import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** A category that an account files its invoices under. */
@Entity('category')
export class Category {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'varchar' })
  name: string;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;

  @Column({ name: 'deleted_at', type: 'varchar', nullable: true })
  deletedAt: string | null;
}
