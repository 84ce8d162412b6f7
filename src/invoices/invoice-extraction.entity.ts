import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ExtractionReport } from '../extraction/model/report.js';
import { idTransformer } from '../shared/transformers.js';

/** The report of the latest extraction from an invoice's file: what was found, and where each value was read. */
@Entity('invoice_extraction')
export class InvoiceExtraction {
  @PrimaryColumn({ name: 'invoice_id', type: 'bigint', transformer: idTransformer })
  invoiceId: number;

  @Column({ type: 'simple-json' })
  report: ExtractionReport;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;
}
