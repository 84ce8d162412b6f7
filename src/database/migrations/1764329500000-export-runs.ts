import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

/** Adds the exports that workers write in the background. */
export class ExportRuns1764329500000 implements MigrationInterface {
  readonly name = 'ExportRuns1764329500000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'export_run', {
      columns: {
        id: 'id',
        account_id: 'reference',
        workspace_user_id: 'reference',
        uid: 'ascii(36)',
        request: 'long text',
        status: 'ascii(16)',
        rows_done: 'integer',
        rows_total: 'integer?',
        file_name: 'text(100)',
        file_key: 'ascii(100)?',
        file_size: 'integer?',
        file_sha256: 'ascii(64)?',
        error_code: 'ascii(32)?',
        error_message: 'text(200)?',
        attempts: 'integer',
        lease_token: 'ascii(32)?',
        lease_until: 'timestamp?',
        created_at: 'timestamp',
        finished_at: 'timestamp?',
        expires_at: 'timestamp?',
      },
      unique: { export_run_uid: ['account_id', 'uid'] },
      indexes: { export_run_status: ['status', 'id'], export_run_expiry: ['expires_at'] },
      references: { account_id: 'account', workspace_user_id: 'workspace_user' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE export_run');
  }
}
