import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, createIndex, dropIndex } from './table-definition.js';

const INDEX = 'invoice_due_filtered';
/** Includes the columns that lists sort and filter by, so that counts and pages of a range read only the index. */
const INDEXED =
  'account_id, deleted_at, due_date, created_at, id, approvement_status, processing_status, currency, payment_type';

/** Adds the day by which an invoice has to be paid. */
export class DueDate1763942400000 implements MigrationInterface {
  readonly name = 'DueDate1763942400000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoice', { due_date: 'date?' });
    await createIndex(runner, 'invoice', INDEX, INDEXED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'invoice', INDEX);
    await runner.query('ALTER TABLE invoice DROP COLUMN due_date');
  }
}
