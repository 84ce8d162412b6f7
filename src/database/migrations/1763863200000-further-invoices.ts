import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds how many invoices a file holds besides the one that was read. */
export class FurtherInvoices1763863200000 implements MigrationInterface {
  readonly name = 'FurtherInvoices1763863200000';

  async up(runner: QueryRunner): Promise<void> {
    // MySQL commits each statement separately, so an interrupted migration may have added the column already.
    if (await runner.hasColumn('invoice', 'further_invoices')) return;
    const type = runner.dataSource.options.type === 'better-sqlite3' ? 'INTEGER' : 'INT';
    await runner.query(`ALTER TABLE invoice ADD COLUMN further_invoices ${type} NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice DROP COLUMN further_invoices');
  }
}
