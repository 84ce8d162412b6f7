import type { MigrationInterface, QueryRunner } from 'typeorm';
import { InvoiceIndexStore } from '../../invoices/search/invoice-index.store.js';
import { InvoiceSumStore } from '../../invoices/search/invoice-sum.store.js';
import { addColumns, createTable } from './table-definition.js';

/**
 * Adds what checks report and which invoices are to be checked, and fills the index of lists, so that filters can be combined; also fills the
 * sums by category and by VAT rate. Until a worker has checked the existing invoices, filters by checks do not find them.
 */
export class CombinedFilters1764329000000 implements MigrationInterface {
  readonly name = 'CombinedFilters1764329000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoice', { failed_checks: 'integer?' });
    await createTable(runner, 'due_check', {
      columns: { id: 'id', account_id: 'reference', invoice_id: 'reference', former_company_id: 'reference?' },
      indexes: { due_check_account: ['account_id', 'id'], due_check_invoice: ['invoice_id'] },
    });
    // MySQL keeps what an interrupted run has inserted.
    await runner.query('DELETE FROM due_check');
    await runner.query(
      'INSERT INTO due_check (account_id, invoice_id) SELECT invoice.account_id, invoice.id FROM invoice WHERE invoice.deleted_at IS NULL',
    );
    await new InvoiceIndexStore(runner.manager).rebuild();
    await new InvoiceSumStore(runner.manager).recount();
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE due_check');
    await runner.query('ALTER TABLE invoice DROP COLUMN failed_checks');
    for (const field of ['companyId', 'categoryId', 'cardId', 'presence', 'failedChecks'])
      await runner.query('DELETE FROM invoice_cell WHERE invoice_cell.field = ?', [field]);
    await runner.query("DELETE FROM invoice_facet WHERE invoice_facet.facet LIKE 'd:%'");
    await runner.query("DELETE FROM invoice_sum WHERE invoice_sum.part LIKE 'g:%' OR invoice_sum.part LIKE 'v:%'");
  }
}
