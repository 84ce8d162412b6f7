import { Column, Entity, PrimaryColumn } from 'typeorm';
import { idTransformer } from '../shared/transformers.js';
import type { ExportStatus } from './export-status.js';
import type { ExportFormat, ExportRequest } from './export.service.js';

/** What to write, as of the start: the days of a filter are instants already. */
export interface StoredExport extends ExportRequest {
  readonly format: ExportFormat;
}

/** An export that a worker writes to a file in the background. */
@Entity('export_run')
export class ExportRun {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  /** Who started it. */
  @Column({ name: 'workspace_user_id', type: 'bigint', transformer: idTransformer })
  workspaceUserId: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'simple-json' })
  request: StoredExport;

  @Column({ type: 'varchar' })
  status: ExportStatus;

  /** Lines written so far, without the header. */
  @Column({ name: 'rows_done', type: 'bigint', transformer: idTransformer })
  rowsDone: number;

  /** How many there will be; null until it is counted, and if each line is an item. */
  @Column({ name: 'rows_total', type: 'bigint', nullable: true, transformer: idTransformer })
  rowsTotal: number | null;

  @Column({ name: 'file_name', type: 'varchar' })
  fileName: string;

  /** The file's key in the file store, new for each attempt. */
  @Column({ name: 'file_key', type: 'varchar', nullable: true })
  fileKey: string | null;

  /** Bytes; null until it is finished. */
  @Column({ name: 'file_size', type: 'bigint', nullable: true, transformer: idTransformer })
  fileSize: number | null;

  @Column({ name: 'file_sha256', type: 'varchar', nullable: true })
  fileSha256: string | null;

  @Column({ name: 'error_code', type: 'varchar', nullable: true })
  errorCode: string | null;

  @Column({ name: 'error_message', type: 'varchar', nullable: true })
  errorMessage: string | null;

  /** Counted when each begins, so that a crash counts. */
  @Column({ type: 'int' })
  attempts: number;

  /** The fencing token: a worker that no longer holds the run writes nothing. */
  @Column({ name: 'lease_token', type: 'varchar', nullable: true })
  leaseToken: string | null;

  @Column({ name: 'lease_until', type: 'varchar', nullable: true })
  leaseUntil: string | null;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;

  @Column({ name: 'finished_at', type: 'varchar', nullable: true })
  finishedAt: string | null;

  /** When the run is removed with its file; null until it has ended. */
  @Column({ name: 'expires_at', type: 'varchar', nullable: true })
  expiresAt: string | null;
}
