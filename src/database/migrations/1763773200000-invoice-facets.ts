import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

/**
 * Adds the invoices by status, currency and payment type, so that a search can count with these filters. A later migration fills the table,
 * because the index needs columns that are added in between.
 */
export class InvoiceFacets1763773200000 implements MigrationInterface {
  readonly name = 'InvoiceFacets1763773200000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'invoice_facet', {
      columns: { account_id: 'reference', facet: 'ascii(18)', slice: 'integer', ids: 'bytes(64)' },
      primary: ['account_id', 'facet', 'slice'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_facet');
  }
}
