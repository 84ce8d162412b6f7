import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** The issuer of an invoice (EN 16931 BG-4, the seller). */
@Entity('company')
export class Company {
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

  @Column({ type: 'varchar', nullable: true })
  address: string | null;

  @Column({ name: 'tax_number', type: 'varchar', nullable: true })
  taxNumber: string | null;

  @Column({ name: 'tax_office', type: 'varchar', nullable: true })
  taxOffice: string | null;

  @Column({ type: 'varchar', nullable: true })
  phone: string | null;

  /** The normalised name and tax number by which companies are matched. */
  @Column({ name: 'name_key', type: 'varchar', select: false })
  nameKey: string;

  @Column({ name: 'tax_key', type: 'varchar', nullable: true, select: false })
  taxKey: string | null;

  /** The fields that a person has set. Documents never overwrite them. */
  @Column({ name: 'edited_fields', type: 'simple-json' })
  editedFields: string[];

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;

  @Column({ name: 'deleted_at', type: 'varchar', nullable: true })
  deletedAt: string | null;
}
