import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, type TableDefinition } from './table-definition.js';

const TABLES: Record<string, TableDefinition> = {
  // The words of an invoice's pages with their places, deflated: what later corrections are found by.
  invoice_reading: {
    columns: { invoice_id: 'reference', reading: 'long text' },
    primary: ['invoice_id'],
    references: { invoice_id: 'invoice' },
  },
  // What documents call a company that a person has chosen for them; without a company, what was chosen for several.
  company_alias: {
    columns: { account_id: 'reference', alias: 'text(260)', company_id: 'reference?' },
    primary: ['account_id', 'alias'],
    references: { account_id: 'account', company_id: 'company' },
  },
};

/** What corrections teach. */
export class Lessons1763704800000 implements MigrationInterface {
  readonly name = 'Lessons1763704800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table] of Object.entries(TABLES)) await createTable(runner, name, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES).reverse()) await runner.query(`DROP TABLE IF EXISTS ${name}`);
  }
}
