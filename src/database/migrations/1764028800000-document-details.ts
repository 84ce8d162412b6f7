import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, createIndex, dropIndex } from './table-definition.js';

const COLUMNS = {
  document_type: 'ascii(16)?',
  net_total: 'integer?',
  iban: 'ascii(34)?',
  payment_reference: 'text(140)?',
  order_number: 'text(100)?',
  buyer_name: 'text(255)?',
  buyer_tax_number: 'text(50)?',
  buyer_address: 'text(500)?',
  service_period_start: 'date?',
  service_period_end: 'date?',
} as const;
const INDEX = 'invoice_type_filtered';
/** Includes the columns that lists sort and filter by, so that counts and pages of a type read only the index. */
const INDEXED =
  'account_id, deleted_at, document_type, created_at, id, approvement_status, processing_status, currency, payment_type';

/** Adds the type of a document, its net total, buyer, IBAN, references and period. */
export class DocumentDetails1764028800000 implements MigrationInterface {
  readonly name = 'DocumentDetails1764028800000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoice', COLUMNS);
    await createIndex(runner, 'invoice', INDEX, INDEXED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'invoice', INDEX);
    for (const column of Object.keys(COLUMNS)) await runner.query(`ALTER TABLE invoice DROP COLUMN ${column}`);
  }
}
