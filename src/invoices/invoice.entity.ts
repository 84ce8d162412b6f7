import { Column, Entity, PrimaryColumn, type ColumnOptions } from 'typeorm';
import type { ApprovementStatus, ProcessingStatus } from '../access/policy.js';
import { toSnakeCase } from '../shared/letter-case.js';
import { idTransformer, moneyTransformer } from '../shared/transformers.js';
import { FIELD_NAMES, getField, type InvoiceFieldValues } from './fields/invoice-fields.js';
import type { VatCategory } from './fields/vocabulary.js';

/** An invoice in an uploaded file with everything known about it; the registry of fields adds its columns below. */
@Entity('invoice')
export class Invoice {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: idTransformer })
  id: number;

  @Column({ name: 'account_id', type: 'bigint', transformer: idTransformer })
  accountId: number;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ name: 'hf_id', type: 'varchar' })
  hfId: string;

  /** Who uploaded it. */
  @Column({ name: 'workspace_user_id', type: 'bigint', transformer: idTransformer })
  workspaceUserId: number;

  /** The file's key in the file store, which several invoices may share; null once it is purged. */
  @Column({ name: 'file_key', type: 'varchar', nullable: true })
  fileKey: string | null;

  /** The name that the file was uploaded under; data only, never a path. */
  @Column({ name: 'file_name', type: 'varchar', nullable: true })
  fileName: string | null;

  @Column({ name: 'file_type', type: 'varchar' })
  fileType: string;

  /** Bytes. */
  @Column({ name: 'file_size', type: 'bigint', transformer: idTransformer })
  fileSize: number;

  @Column({ name: 'file_sha256', type: 'varchar' })
  fileSha256: string;

  /** The first page of the file that holds the invoice, from 1; null for the whole file. */
  @Column({ name: 'first_page', type: 'int', nullable: true })
  firstPage: number | null;

  /** The last of these pages; null for the whole file. */
  @Column({ name: 'last_page', type: 'int', nullable: true })
  lastPage: number | null;

  @Column({ name: 'processing_status', type: 'varchar' })
  processingStatus: ProcessingStatus;

  @Column({ name: 'processing_error_code', type: 'varchar', nullable: true })
  processingErrorCode: string | null;

  @Column({ name: 'processing_error_message', type: 'varchar', nullable: true })
  processingErrorMessage: string | null;

  @Column({ name: 'approvement_status', type: 'varchar' })
  approvementStatus: ApprovementStatus;

  /** The number of invoices in the file that were not read. */
  @Column({ name: 'further_invoices', type: 'int', default: 0 })
  furtherInvoices: number;

  /** The bits of the checks that report something, as of the last time they were made; null before that. */
  @Column({ name: 'failed_checks', type: 'bigint', nullable: true, transformer: idTransformer })
  failedChecks: number | null;

  @Column({ name: 'vat_categories', type: 'simple-json' })
  vatCategories: VatCategory[];

  @Column({ name: 'company_id', type: 'bigint', nullable: true, transformer: idTransformer })
  companyId: number | null;

  @Column({ name: 'category_id', type: 'bigint', nullable: true, transformer: idTransformer })
  categoryId: number | null;

  @Column({ name: 'card_id', type: 'bigint', nullable: true, transformer: idTransformer })
  cardId: number | null;

  /** The fields that a person has set; processing never overwrites them. `items` stands for all items. */
  @Column({ name: 'edited_fields', type: 'simple-json' })
  editedFields: string[];

  /** Increments with every change that a reader can see. */
  @Column({ type: 'int' })
  version: number;

  @Column({ name: 'created_at', type: 'varchar' })
  createdAt: string;

  @Column({ name: 'deleted_at', type: 'varchar', nullable: true })
  deletedAt: string | null;
}

export interface Invoice extends InvoiceFieldValues {}

for (const name of FIELD_NAMES) {
  const type: ColumnOptions =
    getField(name).kind === 'money' ? { type: 'bigint', transformer: moneyTransformer } : { type: 'varchar' };
  Column({ ...type, name: toSnakeCase(name), nullable: true })(Invoice.prototype, name);
}
