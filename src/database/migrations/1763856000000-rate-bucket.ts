import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

/** Adds the token buckets of the rate limits, which all processes of an installation share. */
export class RateBucket1763856000000 implements MigrationInterface {
  readonly name = 'RateBucket1763856000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'rate_bucket', {
      columns: {
        key_uid: 'ascii(36)',
        bucket: 'ascii(10)',
        tokens: 'integer',
        lent: 'integer',
        lent_until: 'timestamp',
        counted_at: 'timestamp',
      },
      primary: ['key_uid', 'bucket'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS rate_bucket');
  }
}
