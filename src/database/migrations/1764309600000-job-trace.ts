import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './table-definition.js';

/** Adds the trace that a job belongs to, so that reading a file is part of the trace of its upload. */
export class JobTrace1764309600000 implements MigrationInterface {
  readonly name = 'JobTrace1764309600000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'job', { trace_parent: 'ascii(55)?' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job DROP COLUMN trace_parent');
  }
}
