import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './table-definition.js';

const TALLY_COLUMNS = ['account_id', 'approvement_status', 'processing_status', 'currency', 'payment_type', 'amount'];

const GROUP = 'account_id, approvement_status, processing_status, currency, payment_type';

/** Counts only invoices that are not yet in the tally, so it can run again. */
const FILL = `INSERT INTO invoice_tally (${GROUP}, amount)
  SELECT ${GROUP}, SUM(counted.amount) FROM (
    SELECT ${GROUP}, COUNT(*) AS amount FROM invoice WHERE invoice.deleted_at IS NULL GROUP BY ${GROUP}
    UNION ALL SELECT ${GROUP}, -SUM(invoice_tally.amount) AS amount FROM invoice_tally GROUP BY ${GROUP}
  ) AS counted GROUP BY ${GROUP} HAVING SUM(counted.amount) <> 0`;

/** Adds the number of invoices per account, so lists do not have to count them. */
export class InvoiceTally1763769600000 implements MigrationInterface {
  readonly name = 'InvoiceTally1763769600000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'invoice_tally', {
      columns: {
        id: 'id',
        account_id: 'reference',
        approvement_status: 'ascii(16)',
        processing_status: 'ascii(16)',
        currency: 'ascii(3)?',
        payment_type: 'ascii(16)?',
        amount: 'integer',
      },
      indexes: {
        invoice_tally_counted: TALLY_COLUMNS,
      },
      references: { account_id: 'account' },
    });
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_tally');
  }
}
