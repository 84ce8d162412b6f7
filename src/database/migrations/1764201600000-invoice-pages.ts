import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './table-definition.js';

const COLUMNS = { first_page: 'integer?', last_page: 'integer?' } as const;

/** Adds the pages of the file that hold an invoice, since several invoices can share a file. */
export class InvoicePages1764201600000 implements MigrationInterface {
  readonly name = 'InvoicePages1764201600000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoice', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS)) await runner.query(`ALTER TABLE invoice DROP COLUMN ${column}`);
  }
}
