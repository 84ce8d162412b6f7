import { IsNull, Not, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { Company } from '../companies/company.entity.js';
import type { ExtractionReport } from '../extraction/model/report.js';
import { InvoiceReading } from '../learning/invoice-reading.entity.js';
import type { Timestamp } from '../shared/clock.js';
import { AppError } from '../shared/errors.js';
import { insertWithHumanId } from '../shared/human-id.js';
import { insertRows, postReplacement, postRows } from '../shared/insert-rows.store.js';
import { toFastObject } from '../shared/fast-object.js';
import { buildAssignments, findRows } from '../shared/plain-rows.store.js';
import { post, postChange } from '../shared/posted-statements.store.js';
import { HistoryEvent } from './changes/history-event.entity.js';
import { DueCheckStore } from './due-check.store.js';
import { NO_FIELD_VALUES } from './fields/invoice-fields.js';
import { InvoiceExtraction } from './invoice-extraction.entity.js';
import { Invoice } from './invoice.entity.js';
import type { ExtractionRecord } from './provenance.js';
import { buildInCondition } from './search/invoice-conditions.js';
import { InvoiceSummaryStore, type SummarisedInvoice } from './search/invoice-summary.store.js';

/** The file of an invoice row. */
export type StoredFile = Pick<Invoice, 'id' | 'uid' | 'fileSize' | 'fileSha256'> & { readonly fileKey: string };

/** The data for serving an invoice's file. */
export type InvoiceFile = Pick<Invoice, 'accountId' | 'fileName' | 'fileType' | 'fileSize' | 'fileSha256'> & {
  readonly fileKey: string;
};

/** What is known of an invoice when it is inserted; its content may be empty. */
type NewInvoice = Omit<Invoice, 'id' | 'hfId' | 'deletedAt' | keyof typeof EMPTY_CONTENT> &
  Partial<Pick<Invoice, keyof typeof EMPTY_CONTENT>>;

const IS_PRESENT = ' AND invoice.deleted_at IS NULL';

/** Rows of invoices with their history and extraction report, for writing; a deleted invoice is not found. */
export class InvoiceStore {
  private readonly summary: InvoiceSummaryStore;
  private readonly dueChecks: DueCheckStore;

  constructor(private readonly manager: EntityManager) {
    this.summary = new InvoiceSummaryStore(manager);
    this.dueChecks = new DueCheckStore(manager);
  }

  /** Inserts an invoice. Fields that are not given are empty. */
  async insert(invoice: NewInvoice): Promise<Invoice> {
    const inserted = await insertWithHumanId(async (hfId) => {
      const row = { ...EMPTY_ROW, ...invoice, hfId, deletedAt: null };
      return { ...row, id: await insertRows(this.manager, Invoice, [row]) };
    });
    await this.summary.move(inserted.id, null, inserted);
    return inserted;
  }

  /** Loads the invoice and locks it until the transaction ends. */
  lockByUid(accountId: number, uid: string): Promise<Invoice | null> {
    return this.findOne(`invoice.account_id = ? AND invoice.uid = ?${IS_PRESENT}${this.forUpdate()}`, [accountId, uid]);
  }

  /** Loads the invoice and locks it until the transaction ends. */
  lockById(accountId: number, id: number): Promise<Invoice | null> {
    return this.findOne(`invoice.account_id = ? AND invoice.id = ?${IS_PRESENT}${this.forUpdate()}`, [accountId, id]);
  }

  /** Locks those of the invoices that are not deleted, in the order of their row ids. */
  lockByIds(accountId: number, ids: readonly number[]): Promise<Invoice[]> {
    const { sql, parameters } = buildInCondition('invoice.id', ids);
    const rest = `WHERE invoice.account_id = ? AND ${sql}${IS_PRESENT} ORDER BY invoice.id${this.forUpdate()}`;
    return findRows(this.manager, Invoice, rest, [accountId, ...parameters]);
  }

  /**
   * The bytes of the account's files, also those of deleted invoices. It reads all invoices of the account. A file that was split counts
   * with the invoice on its first page.
   */
  async sumFileBytes(accountId: number): Promise<number> {
    const [row] = await this.manager.query<{ bytes: number | string | null }[]>(
      `SELECT SUM(invoice.file_size) AS bytes FROM invoice
       WHERE invoice.account_id = ? AND (invoice.first_page IS NULL OR invoice.first_page = 1)`,
      [accountId],
    );
    return Number(row?.bytes ?? 0);
  }

  /** Whether any invoice, including deleted ones, has this file. */
  hasFile(fileKey: string): Promise<boolean> {
    return this.manager.existsBy(Invoice, { fileKey });
  }

  /**
   * Whether any other invoice, including deleted ones, has this file. Locks all of them until the transaction ends, so that if two are
   * purged at the same time, the second one knows that it is the last.
   */
  async isFileShared({ id, fileKey }: Pick<StoredFile, 'id' | 'fileKey'>): Promise<boolean> {
    const holders = await this.manager.find(Invoice, { select: { id: true }, where: { fileKey }, ...this.rowLock() });
    return holders.some((holder) => holder.id !== id);
  }

  /** The file of an invoice by the account's and its own public identifier, or null when it is deleted or purged. */
  async findFile(accountUid: string, uid: string): Promise<InvoiceFile | null> {
    const invoice = await this.manager
      .createQueryBuilder(Invoice, 'invoice')
      .innerJoin(Account, 'account', 'account.id = invoice.accountId')
      .where('account.uid = :accountUid AND invoice.uid = :uid', { accountUid, uid })
      .andWhere('invoice.deletedAt IS NULL')
      .getOne();
    if (!invoice || invoice.fileKey === null) return null;
    const { accountId, fileKey, fileName, fileType, fileSize, fileSha256 } = invoice;
    return { accountId, fileKey, fileName, fileType, fileSize, fileSha256 };
  }

  findById(accountId: number, id: number): Promise<Invoice | null> {
    return this.findOne(`invoice.account_id = ? AND invoice.id = ?${IS_PRESENT}`, [accountId, id]);
  }

  /**
   * Updates an invoice and increments its version.
   *
   * @throws precondition_failed if it was changed or deleted since `invoice` was read
   */
  async update(
    invoice: Pick<Invoice, 'id' | 'version'> & SummarisedInvoice,
    patch: Partial<Omit<Invoice, 'id' | 'version' | 'accountId'>>,
  ): Promise<void> {
    const { id, version } = invoice;
    const assignments = buildAssignments(this.manager, Invoice, { ...patch, version: version + 1 });
    const sql = `UPDATE invoice SET ${assignments.sql} WHERE invoice.id = ? AND invoice.version = ?${IS_PRESENT}`;
    await postChange(this.manager, sql, [...assignments.parameters, id, version], createOutdatedError);
    const changed = { ...invoice, ...patch };
    await this.summary.move(invoice.id, invoice, changed);
    const { accountId, companyId: formerCompanyId } = invoice;
    await this.dueChecks.add({ accountId, invoiceId: id, formerCompanyId });
  }

  /** Stores what the checks of a locked invoice report. The version stays, because responses check invoices anew. */
  async setFailedChecks(invoice: Pick<Invoice, 'id'> & SummarisedInvoice, failedChecks: number): Promise<void> {
    await post(this.manager, 'UPDATE invoice SET failed_checks = ? WHERE invoice.id = ?', [failedChecks, invoice.id]);
    await this.summary.move(invoice.id, invoice, { ...invoice, failedChecks });
  }

  async insertEvent(event: Omit<HistoryEvent, 'id'>): Promise<void> {
    await postRows(this.manager, HistoryEvent, [event]);
  }

  /** Stores the latest report of an invoice. */
  async putExtraction(invoiceId: number, report: ExtractionReport, createdAt: Timestamp): Promise<void> {
    await postReplacement(this.manager, InvoiceExtraction, { invoiceId, report, createdAt });
  }

  /** Reads the extraction reports of these invoices, and the fields that people have set on them and on their companies. */
  async listExtractions(invoiceIds: readonly number[]): Promise<ExtractionRecord[]> {
    const rows = await this.manager
      .createQueryBuilder(Invoice, 'invoice')
      .leftJoin(InvoiceExtraction, 'extraction', 'extraction.invoiceId = invoice.id')
      .leftJoin(Company, 'company', 'company.id = invoice.companyId')
      .select('invoice.id', 'invoiceId')
      .addSelect('invoice.editedFields', 'editedFields')
      .addSelect('company.editedFields', 'companyEditedFields')
      .addSelect('extraction.report', 'report')
      .where('invoice.id IN (:...invoiceIds)', { invoiceIds })
      .getRawMany<Record<string, string | null>>();
    return rows.map(({ invoiceId, editedFields, companyEditedFields, report }) => ({
      invoiceId: Number(invoiceId),
      editedFields: JSON.parse(editedFields ?? '[]') as string[],
      companyEditedFields: JSON.parse(companyEditedFields ?? '[]') as string[],
      report: JSON.parse(report ?? 'null') as ExtractionReport | null,
    }));
  }

  /** Lists one invoice, or all failed ones, of one account or of all. */
  async listReprocessable(choice: {
    readonly account?: string;
    readonly invoice?: string;
  }): Promise<Pick<Invoice, 'id' | 'accountId'>[]> {
    const query = this.manager
      .createQueryBuilder(Invoice, 'invoice')
      .select(['invoice.id', 'invoice.accountId'])
      .where('invoice.deletedAt IS NULL')
      .orderBy('invoice.id', 'ASC');
    if (choice.account) {
      query.andWhere('invoice.accountId = (SELECT account.id FROM account WHERE account.uid = :account)', choice);
    }
    if (choice.invoice) query.andWhere('invoice.uid = :invoice', choice);
    else query.andWhere("invoice.processingStatus = 'failed'");
    return query.getMany();
  }

  /** Lists the next files in the order of their rows, including those of deleted invoices that are not purged yet. */
  async listFiles(afterId: number, limit: number): Promise<StoredFile[]> {
    const rows = await this.manager
      .createQueryBuilder(Invoice, 'invoice')
      .where('invoice.id > :afterId AND invoice.fileKey IS NOT NULL', { afterId })
      .orderBy('invoice.id', 'ASC')
      .limit(limit)
      .getMany();
    return rows.flatMap(({ id, uid, fileKey, fileSize, fileSha256 }) =>
      fileKey === null ? [] : [{ id, uid, fileKey, fileSize, fileSha256 }],
    );
  }

  /** Counts the invoices that `listFiles` lists. Several may share a file. */
  async countFiles(): Promise<number> {
    return this.manager.createQueryBuilder(Invoice, 'invoice').where('invoice.fileKey IS NOT NULL').getCount();
  }

  /** Lists invoices to purge: deleted before the given instant and not purged yet. */
  async listPurgeable(deletedBefore: Timestamp, limit: number): Promise<StoredFile[]> {
    const rows = await this.manager
      .createQueryBuilder(Invoice, 'invoice')
      .where('invoice.deletedAt < :deletedBefore AND invoice.fileKey IS NOT NULL', { deletedBefore })
      .orderBy('invoice.deletedAt', 'ASC')
      .limit(limit)
      .getMany();
    return rows.flatMap(({ id, uid, fileKey, fileSize, fileSha256 }) =>
      fileKey === null ? [] : [{ id, uid, fileKey, fileSize, fileSha256 }],
    );
  }

  /** Clears a deleted invoice except for its identifiers, which are never reused. */
  async purge(id: number): Promise<void> {
    await this.manager.delete(HistoryEvent, { invoiceId: id });
    await this.manager.delete(InvoiceExtraction, { invoiceId: id });
    await this.manager.delete(InvoiceReading, { invoiceId: id });
    await this.manager.update(
      Invoice,
      { id, deletedAt: Not(IsNull()) },
      {
        ...EMPTY_CONTENT,
        fileKey: null,
        fileName: null,
        processingErrorCode: null,
        processingErrorMessage: null,
      },
    );
  }

  private async findOne(condition: string, parameters: readonly unknown[]): Promise<Invoice | null> {
    const [invoice] = await findRows(this.manager, Invoice, `WHERE ${condition}`, parameters);
    return invoice ?? null;
  }

  private forUpdate(): string {
    return this.manager.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE';
  }

  private rowLock(): { lock?: { mode: 'pessimistic_write' } } {
    return this.manager.connection.options.type === 'better-sqlite3' ? {} : { lock: { mode: 'pessimistic_write' } };
  }
}

/** The values of an invoice before anything is known about it. */
export const EMPTY_CONTENT = {
  ...NO_FIELD_VALUES,
  firstPage: null,
  lastPage: null,
  vatCategories: [],
  furtherInvoices: 0,
  failedChecks: null,
  companyId: null,
  categoryId: null,
  cardId: null,
} satisfies Partial<Invoice>;

/** All members of an invoice, in an object that stays fast when it is spread and its members are replaced. */
const EMPTY_ROW = toFastObject<Invoice>({
  ...EMPTY_CONTENT,
  ...{ id: 0, accountId: 0, uid: '', hfId: '', workspaceUserId: 0, version: 1, createdAt: '', deletedAt: null },
  ...{ fileKey: null, fileName: null, fileType: '', fileSize: 0, fileSha256: '' },
  ...{ processingStatus: 'processing', processingErrorCode: null, processingErrorMessage: null },
  ...{ approvementStatus: 'waiting', editedFields: [] },
});

/** The error of a change that was made to an older version of the invoice. */
export function createOutdatedError(): AppError {
  return new AppError(
    'precondition_failed',
    'The invoice has changed since you read it. Read it again, then repeat the change.',
  );
}
