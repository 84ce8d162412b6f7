import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CompanyWordStore } from '../../companies/company-word.store.js';
import { createTable } from './table-definition.js';

/** Adds the words of the names of companies, so that a search for some of many companies does not read them all. */
export class CompanyWords1764330000000 implements MigrationInterface {
  readonly name = 'CompanyWords1764330000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'company_word', {
      columns: { account_id: 'reference', word: 'text(64)', company_id: 'reference' },
      primary: ['account_id', 'word', 'company_id'],
      indexes: { company_word_company: ['account_id', 'company_id', 'word'] },
      references: { account_id: 'account', company_id: 'company' },
    });
    await new CompanyWordStore(runner.manager).rebuild();
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE company_word');
  }
}
