import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './table-definition.js';

/** Adds which items a person added while the file was being read, so that the extracted ones join rather than replace them. */
export class AddedItems1764298800000 implements MigrationInterface {
  readonly name = 'AddedItems1764298800000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'invoice_item', { is_added: 'boolean?' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_item DROP COLUMN is_added');
  }
}
