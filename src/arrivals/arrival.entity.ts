import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** A document that arrived by folder or by mail, kept so that it is never taken twice. */
@Entity('arrival')
export class Arrival {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  /** Where it came from, such as `folder:` with the id of a claim; unique within the account. */
  @Column({ type: 'varchar' })
  origin: string;

  /** The invoice that it became, which may be purged meanwhile; null if it became none. */
  @Column({ name: 'invoice_uid', type: 'varchar', nullable: true })
  invoiceUid: string | null;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
