import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILTERED = 'approvement_status, processing_status, currency, payment_type';
/** The narrower indexes remain for reading whole lists in order: with only the wider ones, MariaDB chooses to sort instead. */
const INDEXES = {
  invoice_created_filtered: `account_id, deleted_at, created_at, id, ${FILTERED}`,
  invoice_date_filtered: `account_id, deleted_at, invoice_date, id, ${FILTERED}`,
};

/** Adds covering indexes, so that filters by a date range plus status, currency or payment type read only an index. */
export class CoveringIndexes1763776800000 implements MigrationInterface {
  readonly name = 'CoveringIndexes1763776800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) {
      if (!(await hasIndex(runner, name))) await runner.query(`CREATE INDEX ${name} ON invoice (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const table = isSqlite(runner) ? '' : ' ON invoice';
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}${table}`);
  }
}

/** MySQL commits each statement separately, so an interrupted migration may have created an index already. */
async function hasIndex(runner: QueryRunner, name: string): Promise<boolean> {
  const sql = isSqlite(runner)
    ? "SELECT name FROM sqlite_master WHERE type = 'index' AND name = ?"
    : "SELECT index_name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = 'invoice' AND index_name = ?";
  const found = await runner.manager.query<unknown[]>(sql, [name]);
  return found.length > 0;
}

function isSqlite(runner: QueryRunner): boolean {
  return runner.dataSource.options.type === 'better-sqlite3';
}
