import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'invoice_iban';

/** Adds the index that finds out whether a supplier has used an account to pay to before. */
export class InvoiceIban1764115200000 implements MigrationInterface {
  readonly name = 'InvoiceIban1764115200000';

  async up(runner: QueryRunner): Promise<void> {
    // MySQL commits each statement separately, so an interrupted migration may have created the index already.
    const table = await runner.getTable('invoice');
    if (table?.indices.some(({ name }) => name === INDEX)) return;
    await runner.query(`CREATE INDEX ${INDEX} ON invoice (account_id, iban, company_id, deleted_at, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.options.type === 'better-sqlite3';
    await runner.query(`DROP INDEX ${INDEX}${isSqlite ? '' : ' ON invoice'}`);
  }
}
