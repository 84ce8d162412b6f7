import type { MigrationInterface, QueryRunner } from 'typeorm';
import { InvoiceSumStore } from '../../invoices/search/invoice-sum.store.js';
import { createTable } from './table-definition.js';

/** Adds the sums of invoices by month and by company, so that statistics do not have to add them up. */
export class InvoiceSums1764291600000 implements MigrationInterface {
  readonly name = 'InvoiceSums1764291600000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'invoice_sum', {
      columns: {
        account_id: 'reference',
        part: 'ascii(24)',
        approvement_status: 'ascii(16)',
        currency: 'ascii(3)',
        amount: 'integer',
        priced: 'integer',
        price: 'sum',
        taxed: 'integer',
        vat: 'sum',
      },
      // In this order, statistics are grouped without a temporary table.
      primary: ['account_id', 'part', 'currency', 'approvement_status'],
      references: { account_id: 'account' },
    });
    await new InvoiceSumStore(runner.manager).recount();
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_sum');
  }
}
