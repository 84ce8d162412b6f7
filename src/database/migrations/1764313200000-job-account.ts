import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './table-definition.js';

/** Adds the index by which workers take the jobs of accounts in turn. */
export class JobAccount1764313200000 implements MigrationInterface {
  readonly name = 'JobAccount1764313200000';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'job', 'job_account', 'status, account_id, run_at, id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'job', 'job_account');
  }
}
