import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

/** Adds the record of deleted accounts. It refers to no other table, because it outlives the account. */
export class AccountDeletions1764325000000 implements MigrationInterface {
  readonly name = 'AccountDeletions1764325000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'account_deletion', {
      columns: {
        id: 'id',
        account_id: 'integer',
        account_uid: 'ascii(36)',
        workspace_user_uid: 'ascii(36)?',
        key_uid: 'ascii(36)?',
        invoices: 'integer',
        file_bytes: 'integer',
        users: 'integer',
        requested_at: 'timestamp',
        finished_at: 'timestamp?',
      },
      unique: { account_deletion_account: ['account_id'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_deletion');
  }
}
