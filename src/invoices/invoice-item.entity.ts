import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer, moneyTransformer, quantityTransformer, rateTransformer } from '../shared/transformers.js';
import type { ItemUnit } from './fields/vocabulary.js';

/** One line of an invoice (EN 16931 BG-25). */
@Entity('invoice_item')
export class InvoiceItem {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'invoice_id', type: 'bigint', transformer: idTransformer })
  invoiceId: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'varchar', nullable: true })
  name: string | null;

  @Column({ type: 'varchar', nullable: true })
  description: string | null;

  /** A decimal string of three places. */
  @Column({ type: 'bigint', nullable: true, transformer: quantityTransformer })
  quantity: string | null;

  @Column({ type: 'varchar', nullable: true })
  unit: ItemUnit | null;

  /** The line's total including VAT, a decimal string of two places. */
  @Column({ name: 'total_price', type: 'bigint', nullable: true, transformer: moneyTransformer })
  totalPrice: string | null;

  /** A percentage as a decimal string of two places. */
  @Column({ name: 'vat_rate', type: 'bigint', nullable: true, transformer: rateTransformer })
  vatRate: string | null;
}
