import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeptReading } from '../extraction/model/kept-reading.js';
import { idTransformer } from '../shared/transformers.js';

/** A page of words takes some 15 KB as JSON, 3 KB deflated. */
const deflated = {
  to: (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64'),
  from: (value: unknown) => JSON.parse(inflateRawSync(Buffer.from(String(value), 'base64')).toString()) as unknown,
};

/** The words of an invoice's pages as they were last read, so that later corrections can be located on them. */
@Entity('invoice_reading')
export class InvoiceReading {
  @PrimaryColumn({ name: 'invoice_id', type: 'bigint', transformer: idTransformer })
  invoiceId: number;

  @Column({ type: 'varchar', transformer: deflated })
  reading: KeptReading;
}
