import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** Work to be done in the background. The row goes in the transaction of what the work brings, so a settled job is no row. */
@Entity('job')
export class Job {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ type: 'varchar' })
  kind: 'process_invoice';

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @Column({ name: 'invoice_id', type: 'bigint', transformer: idTransformer })
  invoiceId: number;

  @Column({ type: 'varchar' })
  status: 'queued' | 'running';

  /** How often it was taken up; counted when it is, so that a crash counts. */
  @Column({ type: 'int' })
  attempts: number;

  /** Not before this instant, by the database's clock. */
  @Column({ name: 'run_at', type: 'varchar' })
  runAt: string;

  @Column({ name: 'lease_until', type: 'varchar', nullable: true })
  leaseUntil: string | null;

  /** Fences off a worker that lost its lease: every write of a worker asks for its own token. */
  @Column({ name: 'lease_token', type: 'varchar', nullable: true })
  leaseToken: string | null;

  @Column({ name: 'last_error', type: 'varchar', nullable: true })
  lastError: string | null;
}
