import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './table-definition.js';

const INDEX = 'invoice_iban';

/** Adds the index that finds out whether a supplier has used a bank account to pay into before. */
export class InvoiceIban1764115200000 implements MigrationInterface {
  readonly name = 'InvoiceIban1764115200000';

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'invoice', INDEX, 'account_id, iban, company_id, deleted_at, created_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'invoice', INDEX);
  }
}
