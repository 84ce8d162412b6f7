import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

/** Adds what identifies the installation, in one row that the first start inserts, and the versions of code that may write. */
export class Installation1764295200000 implements MigrationInterface {
  readonly name = 'Installation1764295200000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'installation', {
      columns: {
        id: 'integer',
        uid: 'ascii(36)',
        secret_check: 'ascii(64)',
        schema_version: 'integer',
        oldest_writer: 'integer',
        clock_seen_at: 'timestamp?',
        clock_steady_since: 'timestamp?',
      },
      primary: ['id'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE installation');
  }
}
