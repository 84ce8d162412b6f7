import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

/** Adds the filters that people keep under a name. */
export class SavedViews1764326000000 implements MigrationInterface {
  readonly name = 'SavedViews1764326000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'saved_view', {
      columns: {
        id: 'id',
        account_id: 'reference',
        workspace_user_id: 'reference',
        uid: 'ascii(36)',
        name: 'text(100)',
        filter: 'long text',
        created_at: 'timestamp',
      },
      unique: { saved_view_uid: ['account_id', 'uid'] },
      indexes: { saved_view_user: ['workspace_user_id', 'id'] },
      references: { account_id: 'account', workspace_user_id: 'workspace_user' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_view');
  }
}
