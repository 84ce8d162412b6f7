import type { MigrationInterface, QueryRunner } from 'typeorm';
import { InvoiceSumStore } from '../../invoices/search/invoice-sum.store.js';

/**
 * Keeps the sums of invoices by month together with company, category and VAT rate instead of apart, so that statistics can be grouped by both.
 * Processes of older versions may not write any more, and find no sums but those by company.
 */
export class CrossedSums1764340000000 implements MigrationInterface {
  readonly name = 'CrossedSums1764340000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM invoice_sum');
    await new InvoiceSumStore(runner.manager).recount();
  }

  /** Leaves no sums that the code before does not know; its `rebuild` counts those that it does. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM invoice_sum');
  }
}
