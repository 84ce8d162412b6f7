import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, type TableDefinition } from './table-definition.js';

const TABLES: Record<string, TableDefinition> = {
  // The words of an invoice's pages with their positions, deflated. Later corrections are located among them.
  invoice_reading: {
    columns: { invoice_id: 'reference', reading: 'long text' },
    primary: ['invoice_id'],
    references: { invoice_id: 'invoice' },
  },
  // The names that documents use for a company that a person chose. The company is null if people chose several for a name.
  company_alias: {
    columns: { account_id: 'reference', alias: 'text(260)', company_id: 'reference?' },
    primary: ['account_id', 'alias'],
    references: { account_id: 'account', company_id: 'company' },
  },
};

/** Adds the tables for learning from corrections. */
export class Lessons1763704800000 implements MigrationInterface {
  readonly name = 'Lessons1763704800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table] of Object.entries(TABLES)) await createTable(runner, name, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES).reverse()) await runner.query(`DROP TABLE IF EXISTS ${name}`);
  }
}
