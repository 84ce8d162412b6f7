import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'invoice_due_filtered';
/** Includes the columns that lists sort and filter by, so that counts and pages of a range read only the index. */
const INDEXED =
  'account_id, deleted_at, due_date, created_at, id, approvement_status, processing_status, currency, payment_type';

/** Adds the day by which an invoice has to be paid. */
export class DueDate1763942400000 implements MigrationInterface {
  readonly name = 'DueDate1763942400000';

  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.options.type === 'better-sqlite3';
    // MySQL commits each statement separately, so an interrupted migration may have added either already.
    if (!(await runner.hasColumn('invoice', 'due_date'))) {
      await runner.query(`ALTER TABLE invoice ADD COLUMN due_date ${isSqlite ? 'TEXT' : 'DATE'} NULL`);
    }
    const table = await runner.getTable('invoice');
    if (table?.indices.some(({ name }) => name === INDEX)) return;
    await runner.query(`CREATE INDEX ${INDEX} ON invoice (${INDEXED})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.options.type === 'better-sqlite3';
    await runner.query(`DROP INDEX ${INDEX}${isSqlite ? '' : ' ON invoice'}`);
    await runner.query('ALTER TABLE invoice DROP COLUMN due_date');
  }
}
