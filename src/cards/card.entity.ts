import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** A payment card, known by its first and last four digits only. */
@Entity('card')
export class Card {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ name: 'hf_id', type: 'varchar' })
  hfId: string;

  @Column({ type: 'varchar' })
  name: string;

  @Column({ name: 'first_four_digits', type: 'varchar', nullable: true })
  firstFourDigits: string | null;

  @Column({ name: 'last_four_digits', type: 'varchar' })
  lastFourDigits: string;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;

  @Column({ name: 'deleted_at', type: 'varchar', nullable: true })
  deletedAt: string | null;
}
