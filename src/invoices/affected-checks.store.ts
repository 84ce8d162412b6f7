import type { EntityManager } from 'typeorm';
import type { FromInvoice } from './check-evidence-selects.js';
import { fromInvoiceBy } from './check-evidence.store.js';
import type { DueCheck } from './due-check.store.js';
import { buildInCondition, type SqlCondition } from './search/invoice-conditions.js';

/** As many as a check looks at before and after an invoice. */
const MAX_NEIGHBOURS = 40;
/** How many selects a statement unites; SQLite allows 500. */
const MAX_SELECTS = 80;

interface ChangedInvoice {
  readonly id: number | string;
  readonly account_id: number | string;
  readonly company_id: number | string | null;
  readonly created_at: string;
  readonly file_sha256: string;
}

/** Finds the invoices whose checks compare them with others that have changed. */
export class AffectedChecksStore {
  private readonly fromInvoice: FromInvoice;

  constructor(private readonly manager: EntityManager) {
    this.fromInvoice = fromInvoiceBy(manager);
  }

  /**
   * The invoices near these, of the same file or of the same supplier as before or now, whose checks report something or may begin to: of a
   * supplier's later invoices those that name a bank account.
   */
  async list(due: readonly DueCheck[]): Promise<number[]> {
    const changed = await this.readChanged(due.map(({ invoiceId }) => invoiceId));
    const selects = due.flatMap(({ invoiceId, formerCompanyId }) => {
      const invoice = changed.get(invoiceId);
      if (!invoice) return [];
      const companies = [invoice.company_id, formerCompanyId].filter((id) => id !== null).map(Number);
      return [
        this.selectSameFile(invoice),
        ...[...new Set(companies)].flatMap((id) => this.selectOfCompany(invoice, id)),
      ];
    });
    const ids = new Set<number>();
    for (let start = 0; start < selects.length; start += MAX_SELECTS) {
      const part = selects.slice(start, start + MAX_SELECTS);
      const sql = part.map((select, index) => `SELECT part_${index}.id FROM (${select.sql}) AS part_${index}`);
      const rows = await this.manager.query<{ id: number | string }[]>(
        sql.join(' UNION ALL '),
        part.flatMap(({ parameters }) => parameters),
      );
      for (const { id } of rows) ids.add(Number(id));
    }
    return [...ids];
  }

  /** What the last checks of these invoices reported, as a mask; 0 for one that was never checked. */
  async listReported(ids: readonly number[]): Promise<Map<number, number>> {
    const { sql, parameters } = buildInCondition('invoice.id', ids);
    type Row = { id: number | string; failed_checks: number | string | null };
    const rows = await this.manager.query<Row[]>(`SELECT invoice.id, invoice.failed_checks FROM invoice WHERE ${sql}`, [
      ...parameters,
    ]);
    return new Map(rows.map((row) => [Number(row.id), Number(row.failed_checks ?? 0)]));
  }

  private async readChanged(ids: readonly number[]): Promise<Map<number, ChangedInvoice>> {
    const { sql, parameters } = buildInCondition('invoice.id', [...new Set(ids)]);
    const columns = 'invoice.id, invoice.account_id, invoice.company_id, invoice.created_at, invoice.file_sha256';
    const rows = await this.manager.query<ChangedInvoice[]>(`SELECT ${columns} FROM invoice WHERE ${sql}`, [
      ...parameters,
    ]);
    return new Map(rows.map((row) => [Number(row.id), row]));
  }

  private selectSameFile({ account_id: accountId, file_sha256: hash }: ChangedInvoice): SqlCondition {
    return {
      sql: `SELECT invoice.id FROM invoice WHERE invoice.account_id = ? AND invoice.file_sha256 = ? AND invoice.deleted_at IS NULL LIMIT ${MAX_NEIGHBOURS}`,
      parameters: [accountId, hash],
    };
  }

  private selectOfCompany(
    { account_id: accountId, created_at: at }: ChangedInvoice,
    companyId: number,
  ): SqlCondition[] {
    const near = (condition: string, order: string) =>
      `SELECT invoice.id, invoice.iban, invoice.failed_checks FROM ${this.fromInvoice('invoice_company')}
       WHERE invoice.company_id = ? AND invoice.account_id = ? AND invoice.deleted_at IS NULL AND invoice.created_at ${condition} ?
       ORDER BY ${order} LIMIT ${MAX_NEIGHBOURS}`;
    const [before, after] = [
      near('<=', 'invoice.created_at DESC, invoice.id DESC'),
      near('>=', 'invoice.created_at, invoice.id'),
    ];
    const parameters = [companyId, accountId, at];
    return [
      { sql: `SELECT near.id FROM (${before}) AS near WHERE near.failed_checks <> 0`, parameters },
      {
        sql: `SELECT near.id FROM (${after}) AS near WHERE near.failed_checks <> 0 OR near.iban IS NOT NULL`,
        parameters,
      },
    ];
  }
}
