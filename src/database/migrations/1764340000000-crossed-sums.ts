import type { MigrationInterface, QueryRunner } from 'typeorm';
import { InvoiceSumStore } from '../../invoices/search/invoice-sum.store.js';

/**
 * Adds the sums of invoices by month together with company, category or VAT rate, so that statistics can be grouped by both. Those by month,
 * category or VAT rate alone stay as they are for processes of older versions, which read them until they are replaced; a later migration may
 * delete them.
 */
export class CrossedSums1764340000000 implements MigrationInterface {
  readonly name = 'CrossedSums1764340000000';

  async up(runner: QueryRunner): Promise<void> {
    await new InvoiceSumStore(runner.manager).recount();
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM invoice_sum WHERE SUBSTR(invoice_sum.part, 1, 2) IN ('C:', 'G:', 'V:')");
  }
}
