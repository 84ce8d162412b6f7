import type { EntityManager } from 'typeorm';
import { MONEY_SCALE, parseDecimal } from '../../shared/money.js';
import { post } from '../../shared/posted-statements.store.js';
import { buildSignedSql } from '../fields/signed-amount.js';
import type { InvoiceFieldValues } from '../fields/invoice-fields.js';
import type { TalliedInvoice } from './invoice-tally.store.js';

/** The values of an invoice that decide its sums. */
export interface SummedInvoice
  extends
    Omit<TalliedInvoice, 'processingStatus' | 'paymentType'>,
    Readonly<Pick<InvoiceFieldValues, 'invoiceDate' | 'totalPrice' | 'totalVat' | 'documentType'>> {
  readonly companyId: number | null;
}

/** A sum that differs from the invoices; each figure is the true one minus the stored one, amounts in hundredths. */
export interface SumDifference {
  readonly accountId: number;
  /** `m:` and the month of the invoice date, or `c:` and the row id of the company. */
  readonly part: string;
  readonly approvementStatus: string;
  readonly currency: string | null;
  readonly amount: number;
  readonly price: string;
  readonly vat: string;
}

type SumRow = Record<string, string | number | null>;
type Key = readonly [accountId: number, part: string, approvementStatus: string, currency: string];

const KEY = 'account_id, part, approvement_status, currency';
/** The number of invoices, of those with a total and its sum, and of those with a VAT total and its sum. */
const FIGURES = ['amount', 'priced', 'price', 'taxed', 'vat'] as const;

/**
 * The number and the sums of an account's invoices by month and by company, so that statistics do not slow down as invoices accumulate.
 * Credit notes are subtracted, currencies are kept apart, and deleted invoices are left out.
 */
export class InvoiceSumStore {
  private readonly isSqlite: boolean;

  constructor(private readonly manager: EntityManager) {
    this.isSqlite = manager.connection.options.type === 'better-sqlite3';
  }

  /** Moves an invoice from its old sums to its new ones, in the transaction of the change; `before` is null for a new invoice. */
  async move(before: SummedInvoice | null, after: SummedInvoice): Promise<void> {
    const sums = new Map<string, { key: Key; figures: bigint[] }>();
    for (const [invoice, sign] of [[before, -1n] as const, [after, 1n] as const]) {
      if (!invoice || invoice.deletedAt !== null) continue;
      const figures = listFigures(invoice);
      for (const key of listKeys(invoice)) {
        const sum = sums.get(key.join()) ?? { key, figures: figures.map(() => 0n) };
        sums.set(key.join(), {
          key,
          figures: sum.figures.map((figure, index) => figure + sign * (figures[index] ?? 0n)),
        });
      }
    }
    // Always in the same order, so that two transactions cannot deadlock.
    const changed = [...sums]
      .filter(([, { figures }]) => figures.some((figure) => figure !== 0n))
      .toSorted(compareKeys);
    if (changed.length === 0) return;
    const values = changed.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ');
    const rows = changed.flatMap(([, { key, figures }]) => [...key, ...figures.map(String)]);
    await post(this.manager, this.buildAddition(`VALUES ${values}`), rows);
  }

  /** The sums that differ from those of the invoices, read by one statement; none, unless the database was changed by hand. */
  async findDifferences(): Promise<SumDifference[]> {
    const rows = await this.manager.query<SumRow[]>(buildDifferencesSql());
    return rows.map((row) => ({
      accountId: Number(row['account_id']),
      part: String(row['part']),
      approvementStatus: String(row['approvement_status']),
      currency: row['currency'] === '' ? null : String(row['currency']),
      amount: Number(row['amount']),
      price: String(row['price']),
      vat: String(row['vat']),
    }));
  }

  /** Corrects the sums to match the invoices. Changes made at the same time are still counted. */
  async recount(): Promise<void> {
    await this.manager.query(this.buildAddition(buildDifferencesSql()));
  }

  /** Adds rows of figures to those that are stored. */
  private buildAddition(rows: string): string {
    const [conflict, added] = this.isSqlite
      ? [`ON CONFLICT (${KEY}) DO UPDATE SET`, (figure: string) => `excluded.${figure}`]
      : ['ON DUPLICATE KEY UPDATE', (figure: string) => `VALUES(${figure})`];
    const updates = FIGURES.map((figure) => `${figure} = invoice_sum.${figure} + ${added(figure)}`).join(', ');
    return `INSERT INTO invoice_sum (${KEY}, ${FIGURES.join(', ')}) ${rows} ${conflict} ${updates}`;
  }
}

function listKeys({ accountId, invoiceDate, companyId, approvementStatus, currency }: SummedInvoice): Key[] {
  const parts = [`m:${invoiceDate?.slice(0, 7) ?? ''}`, `c:${companyId ?? ''}`];
  return parts.map((part) => [accountId, part, approvementStatus, currency ?? '']);
}

function listFigures({ totalPrice, totalVat, documentType }: SummedInvoice): bigint[] {
  const amounts = [totalPrice, totalVat].flatMap((amount) => {
    const units = amount === null ? null : parseDecimal(amount, MONEY_SCALE);
    if (units === null) return [0n, 0n];
    return [1n, documentType === 'credit_note' && units > 0n ? -units : units];
  });
  return [1n, ...amounts];
}

function compareKeys([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}

function buildDifferencesSql(): string {
  const known = (column: string) => `COUNT(invoice.${column})`;
  const signed = (column: 'total_price' | 'total_vat') => `COALESCE(SUM(${buildSignedSql(column)}), 0)`;
  const figures = `COUNT(*) AS amount, ${known('total_price')} AS priced, ${signed('total_price')} AS price, ${known('total_vat')} AS taxed, ${signed('total_vat')} AS vat`;
  const sum = (part: string) =>
    `SELECT invoice.account_id, ${part} AS part, invoice.approvement_status, COALESCE(invoice.currency, '') AS currency, ${figures}
     FROM invoice WHERE invoice.deleted_at IS NULL GROUP BY invoice.account_id, ${part}, invoice.approvement_status, COALESCE(invoice.currency, '')`;
  const parts = [
    "CONCAT('m:', COALESCE(SUBSTR(invoice.invoice_date, 1, 7), ''))",
    "CONCAT('c:', COALESCE(invoice.company_id, ''))",
  ];
  const stored = `SELECT ${KEY}, ${FIGURES.map((figure) => `-invoice_sum.${figure}`).join(', ')} FROM invoice_sum`;
  const sums = FIGURES.map((figure) => `SUM(${figure}) AS ${figure}`).join(', ');
  const differ = FIGURES.map((figure) => `SUM(summed.${figure}) <> 0`).join(' OR ');
  return `SELECT ${KEY}, ${sums} FROM (${[...parts.map(sum), stored].join(' UNION ALL ')}) AS summed GROUP BY ${KEY} HAVING ${differ}`;
}
