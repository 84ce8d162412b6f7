import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './table-definition.js';

const FILTERED = 'approvement_status, processing_status, currency, payment_type';
/** The narrower indexes remain for reading whole lists in order: with only the wider ones, MariaDB chooses to sort instead. */
const INDEXES = {
  invoice_created_filtered: `account_id, deleted_at, created_at, id, ${FILTERED}`,
  invoice_date_filtered: `account_id, deleted_at, invoice_date, id, ${FILTERED}`,
};

/** Adds covering indexes, so that filters by a date range plus status, currency or payment type read only an index. */
export class CoveringIndexes1763776800000 implements MigrationInterface {
  readonly name = 'CoveringIndexes1763776800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) await createIndex(runner, 'invoice', name, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await dropIndex(runner, 'invoice', name);
  }
}
