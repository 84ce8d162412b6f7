import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

/** Adds the record of documents that arrived by folder or by mail. */
export class Arrivals1764324000000 implements MigrationInterface {
  readonly name = 'Arrivals1764324000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'arrival', {
      columns: {
        id: 'id',
        account_id: 'reference',
        origin: 'ascii(200)',
        invoice_uid: 'ascii(36)?',
        created_at: 'timestamp',
      },
      unique: { arrival_origin: ['account_id', 'origin'] },
      references: { account_id: 'account' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE arrival');
  }
}
