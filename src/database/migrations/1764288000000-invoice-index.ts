import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

/**
 * Adds the dates and totals of invoices in a compact form and their creation times by slice, so that filters read few rows. A later migration
 * fills the tables, because the index needs columns that are added in between.
 */
export class InvoiceIndex1764288000000 implements MigrationInterface {
  readonly name = 'InvoiceIndex1764288000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'invoice_cell', {
      columns: { account_id: 'reference', field: 'ascii(32)', slice: 'integer', cells: 'blob' },
      primary: ['account_id', 'field', 'slice'],
    });
    await createTable(runner, 'slice_span', {
      columns: { account_id: 'reference', slice: 'integer', created_from: 'timestamp', created_to: 'timestamp' },
      primary: ['account_id', 'slice'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_cell');
    await runner.query('DROP TABLE slice_span');
  }
}
