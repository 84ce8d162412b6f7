import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, type TableDefinition } from '../table-definition.js';

const TABLES: Record<string, TableDefinition> = {
  account: {
    columns: {
      id: 'id',
      uid: 'ascii(36)',
      name: 'text(255)',
      locale: 'ascii(35)',
      time_zone: 'ascii(64)',
      four_eyes: 'boolean',
      created_at: 'timestamp',
    },
    unique: { account_uid: ['uid'] },
  },
  workspace_user: {
    columns: {
      id: 'id',
      account_id: 'reference',
      uid: 'ascii(36)',
      user_uid: 'ascii(36)',
      email: 'text(254)',
      first_name: 'text(100)',
      last_name: 'text(100)',
      role_type: 'ascii(16)',
      created_at: 'timestamp',
    },
    unique: { workspace_user_uid: ['account_id', 'uid'], workspace_user_email: ['account_id', 'email'] },
    references: { account_id: 'account' },
  },
  api_key: {
    columns: {
      id: 'id',
      account_id: 'reference',
      workspace_user_id: 'reference',
      uid: 'ascii(36)',
      key_id: 'ascii(16)',
      name: 'text(100)',
      secret_hash: 'ascii(64)',
      scopes: 'ascii(100)',
      created_at: 'timestamp',
      last_used_at: 'timestamp?',
      expires_at: 'timestamp?',
      revoked_at: 'timestamp?',
    },
    unique: { api_key_key_id: ['key_id'], api_key_uid: ['account_id', 'uid'] },
    references: { account_id: 'account', workspace_user_id: 'workspace_user' },
  },
  company: {
    columns: {
      id: 'id',
      account_id: 'reference',
      uid: 'ascii(36)',
      hf_id: 'ascii(6)',
      name: 'text(255)',
      address: 'text(500)?',
      tax_number: 'text(64)?',
      tax_office: 'text(100)?',
      phone: 'text(64)?',
      name_key: 'text(255)',
      tax_key: 'text(64)?',
      edited_fields: 'text(200)',
      created_at: 'timestamp',
      deleted_at: 'timestamp?',
    },
    unique: { company_uid: ['account_id', 'uid'], company_hf_id: ['account_id', 'hf_id'] },
    indexes: {
      company_tax_key: ['account_id', 'tax_key'],
      company_name_key: ['account_id', 'name_key'],
      company_created: ['account_id', 'deleted_at', 'created_at', 'id'],
    },
    references: { account_id: 'account' },
  },
  card: {
    columns: {
      id: 'id',
      account_id: 'reference',
      uid: 'ascii(36)',
      hf_id: 'ascii(6)',
      name: 'text(255)',
      first_four_digits: 'ascii(4)?',
      last_four_digits: 'ascii(4)',
      created_at: 'timestamp',
      deleted_at: 'timestamp?',
    },
    unique: { card_uid: ['account_id', 'uid'], card_hf_id: ['account_id', 'hf_id'] },
    indexes: { card_created: ['account_id', 'deleted_at', 'created_at', 'id'] },
    references: { account_id: 'account' },
  },
  category: {
    columns: {
      id: 'id',
      account_id: 'reference',
      uid: 'ascii(36)',
      name: 'text(100)',
      created_at: 'timestamp',
      deleted_at: 'timestamp?',
    },
    unique: { category_uid: ['account_id', 'uid'] },
    references: { account_id: 'account' },
  },
  invoice: {
    columns: {
      id: 'id',
      account_id: 'reference',
      uid: 'ascii(36)',
      hf_id: 'ascii(6)',
      workspace_user_id: 'reference',
      file_key: 'ascii(200)?',
      file_name: 'text(255)?',
      file_type: 'ascii(64)',
      file_size: 'integer',
      file_sha256: 'ascii(64)',
      processing_status: 'ascii(16)',
      processing_error_code: 'ascii(40)?',
      processing_error_message: 'text(500)?',
      approvement_status: 'ascii(16)',
      total_price: 'integer?',
      total_vat: 'integer?',
      currency: 'ascii(3)?',
      invoice_date: 'date?',
      invoice_number: 'text(100)?',
      language: 'ascii(2)?',
      country: 'ascii(2)?',
      payment_type: 'ascii(16)?',
      vat_categories: 'long text',
      company_id: 'reference?',
      category_id: 'reference?',
      card_id: 'reference?',
      edited_fields: 'text(500)',
      version: 'integer',
      created_at: 'timestamp',
      deleted_at: 'timestamp?',
    },
    unique: { invoice_uid: ['account_id', 'uid'], invoice_hf_id: ['account_id', 'hf_id'] },
    indexes: {
      invoice_created: ['account_id', 'deleted_at', 'created_at', 'id'],
      invoice_status: ['account_id', 'deleted_at', 'approvement_status', 'created_at', 'id'],
      invoice_processing: ['account_id', 'deleted_at', 'processing_status', 'created_at', 'id'],
      invoice_date: ['account_id', 'deleted_at', 'invoice_date', 'id'],
      invoice_total: ['account_id', 'deleted_at', 'total_price', 'id'],
      invoice_hf_order: ['account_id', 'deleted_at', 'hf_id', 'id'],
      // Led by what a row refers to: MySQL needs such an index for the foreign key in any case.
      invoice_company: ['company_id', 'account_id', 'deleted_at', 'created_at', 'id'],
      invoice_user: ['workspace_user_id', 'account_id', 'deleted_at', 'created_at', 'id'],
      invoice_category: ['category_id', 'account_id', 'deleted_at', 'created_at', 'id'],
      invoice_card: ['card_id', 'account_id', 'deleted_at', 'created_at', 'id'],
      invoice_number: ['account_id', 'invoice_number'],
      invoice_sha256: ['account_id', 'file_sha256'],
      invoice_file: ['file_key'],
      invoice_purge: ['deleted_at', 'file_key'],
    },
    references: {
      account_id: 'account',
      workspace_user_id: 'workspace_user',
      company_id: 'company',
      category_id: 'category',
      card_id: 'card',
    },
  },
  invoice_item: {
    columns: {
      id: 'id',
      invoice_id: 'reference',
      uid: 'ascii(36)',
      name: 'text(500)?',
      description: 'text(2000)?',
      quantity: 'integer?',
      unit: 'ascii(1)?',
      total_price: 'integer?',
      vat_rate: 'integer?',
    },
    unique: { invoice_item_uid: ['invoice_id', 'uid'] },
    references: { invoice_id: 'invoice' },
  },
  history_event: {
    columns: {
      id: 'id',
      invoice_id: 'reference',
      uid: 'ascii(36)',
      event: 'ascii(20)',
      workspace_user_id: 'reference?',
      note: 'text(1000)?',
      changes: 'long text',
      created_at: 'timestamp',
    },
    indexes: { history_event_invoice: ['invoice_id', 'id'] },
    references: { invoice_id: 'invoice', workspace_user_id: 'workspace_user' },
  },
  invoice_extraction: {
    columns: { invoice_id: 'reference', report: 'long text', created_at: 'timestamp' },
    primary: ['invoice_id'],
    references: { invoice_id: 'invoice' },
  },
  // Which invoices are found by which beginning of a word: packed ids by chunk, apart for what the word is from.
  search_posting: {
    columns: { account_id: 'reference', term: 'text(40)', chunk: 'integer', source: 'integer', ids: 'bytes(1024)' },
    primary: ['account_id', 'term', 'chunk', 'source'],
  },
  // What an invoice, a company or a category was last indexed with.
  search_document: {
    columns: {
      account_id: 'reference',
      source: 'integer',
      source_id: 'reference',
      company_id: 'reference?',
      category_id: 'reference?',
      tokens: 'long text',
    },
    primary: ['source', 'source_id'],
    indexes: { search_document_company: ['company_id'], search_document_category: ['category_id'] },
  },
  job: {
    columns: {
      id: 'id',
      kind: 'ascii(20)',
      account_id: 'reference',
      invoice_id: 'reference',
      status: 'ascii(10)',
      attempts: 'integer',
      run_at: 'timestamp',
      lease_until: 'timestamp?',
      lease_token: 'ascii(32)?',
      last_error: 'text(500)?',
    },
    indexes: {
      job_claim: ['status', 'run_at', 'id'],
      job_lease: ['status', 'lease_until'],
      job_invoice: ['invoice_id'],
    },
  },
};

/** All tables of the first version. */
export class Initial1763683200000 implements MigrationInterface {
  readonly name = 'Initial1763683200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table] of Object.entries(TABLES)) await createTable(runner, name, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES).reverse()) await runner.query(`DROP TABLE IF EXISTS ${name}`);
  }
}
