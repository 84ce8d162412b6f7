import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, createTable } from './table-definition.js';

/** Adds the history of accounts, their users and their keys, and users who were removed. */
export class AccountHistory1764316800000 implements MigrationInterface {
  readonly name = 'AccountHistory1764316800000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'account_event', {
      columns: {
        id: 'id',
        account_id: 'reference',
        uid: 'ascii(36)',
        event: 'ascii(32)',
        workspace_user_id: 'reference?',
        key_uid: 'ascii(36)?',
        target_uid: 'ascii(36)',
        target_name: 'text(255)',
        changes: 'long text',
        created_at: 'timestamp',
      },
      unique: { account_event_uid: ['account_id', 'uid'] },
      indexes: { account_event_list: ['account_id', 'id'] },
      references: { account_id: 'account', workspace_user_id: 'workspace_user' },
    });
    await addColumns(runner, 'workspace_user', { removed_at: 'timestamp?' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE workspace_user DROP COLUMN removed_at');
    await runner.query('DROP TABLE account_event');
  }
}
