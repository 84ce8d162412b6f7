import type { EntityManager } from 'typeorm';
import { post } from '../../shared/posted-statements.store.js';
import type { ApprovementStatus, ProcessingStatus } from '../../access/policy.js';
import type { PaymentType } from '../fields/vocabulary.js';
import { joinWithAnd, buildInCondition, type SqlCondition } from './invoice-conditions.js';
import type { InvoiceFilter } from './invoice-filter.js';

/** The columns that invoices are counted by; each has few values. */
const TALLIED = {
  approvementStatus: 'approvement_status',
  processingStatus: 'processing_status',
  currency: 'currency',
  paymentType: 'payment_type',
} as const satisfies Partial<Record<keyof TalliedInvoice, string>>;
type TalliedField = keyof typeof TALLIED;
const FIELDS = Object.keys(TALLIED) as TalliedField[];
const COLUMNS = ['account_id', ...Object.values(TALLIED)];
const COLUMN_LIST = COLUMNS.join(', ');

/** The values of an invoice that decide its group. */
export interface TalliedInvoice {
  readonly accountId: number;
  readonly approvementStatus: ApprovementStatus;
  readonly processingStatus: ProcessingStatus;
  readonly currency: string | null;
  readonly paymentType: PaymentType | null;
  /** A deleted invoice is not counted. */
  readonly deletedAt: string | null;
}

/** A group of an account's invoices that the tally counts wrongly: `amount` is the true count minus the tally's. */
export interface TallyDifference {
  readonly accountId: number;
  readonly approvementStatus: string;
  readonly processingStatus: string;
  readonly currency: string | null;
  readonly paymentType: string | null;
  readonly amount: number;
}

type TallyRow = Record<string, string | number | null>;

/** One change in this many, at random, also folds the account's rows, so that reading them stays cheap. */
const CHANGES_PER_FOLD = 64;
const MAX_FOLDED = 2_000;

/**
 * The number of an account's invoices in each group, so that counting does not slow down as invoices accumulate.
 *
 * A change adds rows with the difference in its own transaction, so that no change waits for another, as it would for a shared counter.
 * From time to time the rows of an account are folded into one for each group.
 */
export class InvoiceTallyStore {
  constructor(private readonly manager: EntityManager) {}

  /** Moves an invoice to its new group; `before` is null for a new invoice. */
  async move(before: TalliedInvoice | null, after: TalliedInvoice): Promise<void> {
    const old = before && before.deletedAt === null ? toRow(before, -1) : null;
    const now = after.deletedAt === null ? toRow(after, 1) : null;
    if (old && now && old.slice(0, -1).every((value, index) => value === now[index])) return;
    await this.insert([old, now].filter((row) => row !== null));
    if (Math.random() * CHANGES_PER_FOLD < 1) await this.fold(after.accountId);
  }

  /** Folds an account's rows into one for each group, except for rows that another transaction is folding. */
  async fold(accountId: number): Promise<void> {
    const held = this.isSqlite() ? '' : ' FOR UPDATE SKIP LOCKED';
    const rows = await this.manager.query<TallyRow[]>(
      `SELECT invoice_tally.id, ${COLUMN_LIST}, amount FROM invoice_tally WHERE invoice_tally.account_id = ? LIMIT ${MAX_FOLDED}${held}`,
      [accountId],
    );
    if (rows.length < 2) return;
    const sums = new Map<string, unknown[]>();
    for (const row of rows) {
      const group = COLUMNS.map((column) => row[column] ?? null);
      const sum = sums.get(group.join()) ?? [...group, 0];
      sums.set(group.join(), [...group, Number(sum.at(-1)) + Number(row['amount'])]);
    }
    const places = rows.map(() => '?').join(', ');
    const ids = rows.map(({ id }) => id);
    await this.manager.query(`DELETE FROM invoice_tally WHERE invoice_tally.id IN (${places})`, ids);
    await this.insert([...sums.values()].filter((row) => row.at(-1) !== 0));
  }

  /** The groups in which the tally and the invoices differ, read by one statement; none, unless the database was changed by hand. */
  async findDifferences(): Promise<TallyDifference[]> {
    const rows = await this.manager.query<TallyRow[]>(buildDifferencesSql());
    return rows.map((row) => ({
      accountId: Number(row['account_id']),
      approvementStatus: String(row['approvement_status']),
      processingStatus: String(row['processing_status']),
      currency: row['currency'] as string | null,
      paymentType: row['payment_type'] as string | null,
      amount: Number(row['amount']),
    }));
  }

  /** Corrects the tally to match the invoices. Changes made at the same time are still counted. */
  async recount(): Promise<void> {
    await this.manager.query(`INSERT INTO invoice_tally (${COLUMN_LIST}, amount) ${buildDifferencesSql()}`);
  }

  private async insert(rows: readonly (readonly unknown[])[]): Promise<void> {
    if (rows.length === 0) return;
    const values = rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
    await post(this.manager, `INSERT INTO invoice_tally (${COLUMN_LIST}, amount) VALUES ${values}`, rows.flat());
  }

  private isSqlite(): boolean {
    return this.manager.connection.options.type === 'better-sqlite3';
  }
}

/** The count of a filter that names only tallied columns; null for any other filter. */
export function buildCountCondition(accountId: number, filter: InvoiceFilter): SqlCondition | null {
  const { approvementStatuses, processingStatuses, currencies, paymentTypes, ...others } = filter;
  if (Object.values(others).some((condition) => condition !== undefined)) return null;
  const wanted = {
    approvement_status: approvementStatuses,
    processing_status: processingStatuses,
    currency: currencies,
    payment_type: paymentTypes,
  };
  const conditions = Object.entries(wanted).flatMap(([column, values]) =>
    values ? [buildInCondition(`invoice_tally.${column}`, values)] : [],
  );
  const where = joinWithAnd([{ sql: 'invoice_tally.account_id = ?', parameters: [accountId] }, ...conditions]);
  return {
    sql: `SELECT COALESCE(SUM(invoice_tally.amount), 0) AS invoice_count FROM invoice_tally WHERE ${where.sql}`,
    parameters: where.parameters,
  };
}

function toRow(invoice: TalliedInvoice, amount: number): (string | number | null)[] {
  return [invoice.accountId, ...FIELDS.map((field) => invoice[field]), amount];
}

function buildDifferencesSql(): string {
  const invoices = `SELECT ${COLUMN_LIST}, COUNT(*) AS amount FROM invoice WHERE invoice.deleted_at IS NULL GROUP BY ${COLUMN_LIST}`;
  const tally = `SELECT ${COLUMN_LIST}, -SUM(invoice_tally.amount) AS amount FROM invoice_tally GROUP BY ${COLUMN_LIST}`;
  return `SELECT ${COLUMN_LIST}, SUM(amount) AS amount FROM (${invoices} UNION ALL ${tally}) AS counted GROUP BY ${COLUMN_LIST} HAVING SUM(counted.amount) <> 0`;
}
