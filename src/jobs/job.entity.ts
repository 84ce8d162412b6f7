import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';

/** Background work. The transaction of its results deletes the row, so only unfinished jobs have one. */
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

  /** The number of attempts, counted when each begins, so that a crash counts. */
  @Column({ type: 'int' })
  attempts: number;

  /** The earliest instant at which it may run, by the database's clock. */
  @Column({ name: 'run_at', type: 'varchar' })
  runAt: string;

  @Column({ name: 'lease_until', type: 'varchar', nullable: true })
  leaseUntil: string | null;

  /** The fencing token: every write of a worker requires it, so a worker that lost its lease writes nothing. */
  @Column({ name: 'lease_token', type: 'varchar', nullable: true })
  leaseToken: string | null;

  @Column({ name: 'last_error', type: 'varchar', nullable: true })
  lastError: string | null;

  /** The trace that enqueued it. */
  @Column({ name: 'trace_parent', type: 'varchar', nullable: true })
  traceParent: string | null;
}
