import type { EntityManager } from 'typeorm';
import { MONEY_SCALE, parseDecimal } from '../../shared/money.js';
import { post } from '../../shared/posted-statements.store.js';
import { buildSignedSql } from '../fields/signed-amount.js';
import { buildVatRows } from '../fields/vat-rows.js';
import type { VatCategory } from '../fields/vocabulary.js';
import type { InvoiceFieldValues } from '../fields/invoice-fields.js';
import type { TalliedInvoice } from './invoice-tally.store.js';

/** The values of an invoice that decide its sums. */
export interface SummedInvoice
  extends
    Omit<TalliedInvoice, 'processingStatus' | 'paymentType'>,
    Readonly<Pick<InvoiceFieldValues, 'invoiceDate' | 'totalPrice' | 'totalVat' | 'documentType'>> {
  readonly companyId: number | null;
  readonly categoryId: number | null;
  readonly vatCategories: readonly VatCategory[];
}

/** A sum that differs from the invoices; each figure is the true one minus the stored one, amounts in hundredths. */
export interface SumDifference {
  readonly accountId: number;
  /** See `SumPart`. */
  readonly part: string;
  readonly approvementStatus: string;
  readonly currency: string | null;
  readonly amount: number;
  readonly price: string;
  readonly vat: string;
}

/**
 * What a sum is about, as a prefix and a colon before the rest: `c` and the row id of the company; or the month of the invoice date (YYYY-MM),
 * a colon and, with `C`, the row id of the company, with `G` that of the category, with `V` the VAT rate. What an invoice lacks is empty, and
 * the month is `NO_MONTH`.
 */
export type SumPart = (typeof SUM_PARTS)[number];
const SUM_PARTS = ['c', 'C', 'G', 'V'] as const;
/** Older versions read others, which no longer change. */
const KNOWN_PARTS = `SUBSTR(invoice_sum.part, 1, 2) IN (${SUM_PARTS.map((part) => `'${part}:'`).join(', ')})`;
/** Stands before all months, and is as long as they are. */
export const NO_MONTH = '0000-00';

type SumRow = Record<string, string | number | null>;
type Key = readonly [accountId: number, part: string, approvementStatus: string, currency: string];

const KEY = 'account_id, part, approvement_status, currency';
/** The number of invoices, of those with a total and its sum, and of those with a VAT total and its sum; by VAT rate, those of its rows. */
const FIGURES = ['amount', 'priced', 'price', 'taxed', 'vat'] as const;

/**
 * The number and the sums of an account's invoices by company, and by month and company, category or VAT rate, so that statistics do not slow
 * down as invoices accumulate. Credit notes are subtracted, currencies are kept apart, and deleted invoices are left out.
 */
export class InvoiceSumStore {
  private readonly dialect: 'mysql' | 'sqlite';

  constructor(private readonly manager: EntityManager) {
    this.dialect = manager.connection.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  }

  /** Moves an invoice from its old sums to its new ones, in the transaction of the change; `before` is null for a new invoice. */
  async move(before: SummedInvoice | null, after: SummedInvoice): Promise<void> {
    const sums = new Map<string, { key: Key; figures: bigint[] }>();
    for (const [invoice, sign] of [[before, -1n] as const, [after, 1n] as const]) {
      if (!invoice || invoice.deletedAt !== null) continue;
      for (const { key, figures } of [...listWhole(invoice), ...listByRate(invoice)]) {
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
    const rows = await this.manager.query<SumRow[]>(buildDifferencesSql(this.dialect));
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
    await this.manager.query(this.buildAddition(buildDifferencesSql(this.dialect)));
  }

  /** Adds rows of figures to those that are stored. */
  private buildAddition(rows: string): string {
    const [conflict, added] =
      this.dialect === 'sqlite'
        ? [`ON CONFLICT (${KEY}) DO UPDATE SET`, (figure: string) => `excluded.${figure}`]
        : ['ON DUPLICATE KEY UPDATE', (figure: string) => `VALUES(${figure})`];
    const updates = FIGURES.map((figure) => `${figure} = invoice_sum.${figure} + ${added(figure)}`).join(', ');
    return `INSERT INTO invoice_sum (${KEY}, ${FIGURES.join(', ')}) ${rows} ${conflict} ${updates}`;
  }
}

interface Sum {
  readonly key: Key;
  readonly figures: readonly bigint[];
}

function listWhole(invoice: SummedInvoice): Sum[] {
  const { companyId, categoryId, totalPrice, totalVat } = invoice;
  const figures = [1n, ...countKnown(invoice, totalPrice), ...countKnown(invoice, totalVat)];
  const parts = [`c:${companyId ?? ''}`, toDatedPart('C', invoice, companyId), toDatedPart('G', invoice, categoryId)];
  return parts.map((part) => ({ key: toKey(invoice, part), figures }));
}

/** An invoice counts once for each of its rates. */
function listByRate(invoice: SummedInvoice): Sum[] {
  const counted = new Set<string | null>();
  return invoice.vatCategories.map(({ vatRate, totalAmount, vatAmount }) => {
    const count = counted.has(vatRate) ? 0n : 1n;
    counted.add(vatRate);
    const figures = [count, ...countKnown(invoice, totalAmount), ...countKnown(invoice, vatAmount)];
    return { key: toKey(invoice, toDatedPart('V', invoice, vatRate)), figures };
  });
}

function toDatedPart(prefix: SumPart, { invoiceDate }: SummedInvoice, value: number | string | null): string {
  return `${prefix}:${invoiceDate?.slice(0, NO_MONTH.length) ?? NO_MONTH}:${value ?? ''}`;
}

function toKey({ accountId, approvementStatus, currency }: SummedInvoice, part: string): Key {
  return [accountId, part, approvementStatus, currency ?? ''];
}

/** One and the amount as sums count it; zeros if it is not known. */
function countKnown({ documentType }: SummedInvoice, amount: string | null): [known: bigint, units: bigint] {
  const units = amount === null ? null : parseDecimal(amount, MONEY_SCALE);
  if (units === null) return [0n, 0n];
  return [1n, documentType === 'credit_note' && units > 0n ? -units : units];
}

function compareKeys([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}

function buildDifferencesSql(dialect: 'mysql' | 'sqlite'): string {
  const sumAll = (part: string, { count, price, vat, join = '' }: SummedColumns) =>
    `SELECT invoice.account_id, ${part} AS part, invoice.approvement_status, COALESCE(invoice.currency, '') AS currency,
       ${count} AS amount, COUNT(${price}) AS priced, COALESCE(SUM(${price}), 0) AS price, COUNT(${vat}) AS taxed, COALESCE(SUM(${vat}), 0) AS vat
     FROM invoice${join} WHERE invoice.deleted_at IS NULL GROUP BY invoice.account_id, ${part}, invoice.approvement_status, COALESCE(invoice.currency, '')`;
  const rows = buildVatRows(dialect);
  const byRate = { count: 'COUNT(DISTINCT invoice.id)', price: rows.totalPrice, vat: rows.totalVat, join: rows.join };
  const selects = [
    sumAll("CONCAT('c:', COALESCE(invoice.company_id, ''))", WHOLE_INVOICES),
    sumAll(buildDatedPart('C', 'invoice.company_id'), WHOLE_INVOICES),
    sumAll(buildDatedPart('G', 'invoice.category_id'), WHOLE_INVOICES),
    sumAll(buildDatedPart('V', rows.rate), byRate),
    `SELECT ${KEY}, ${FIGURES.map((figure) => `-invoice_sum.${figure}`).join(', ')} FROM invoice_sum WHERE ${KNOWN_PARTS}`,
  ];
  const sums = FIGURES.map((figure) => `SUM(${figure}) AS ${figure}`).join(', ');
  const differ = FIGURES.map((figure) => `SUM(summed.${figure}) <> 0`).join(' OR ');
  return `SELECT ${KEY}, ${sums} FROM (${selects.join(' UNION ALL ')}) AS summed GROUP BY ${KEY} HAVING ${differ}`;
}

function buildDatedPart(prefix: SumPart, value: string): string {
  const month = `COALESCE(SUBSTR(invoice.invoice_date, 1, ${NO_MONTH.length}), '${NO_MONTH}')`;
  return `CONCAT('${prefix}:', ${month}, ':', COALESCE(${value}, ''))`;
}

interface SummedColumns {
  readonly count: string;
  readonly price: string;
  readonly vat: string;
  readonly join?: string;
}

const WHOLE_INVOICES: SummedColumns = {
  count: 'COUNT(*)',
  price: buildSignedSql('invoice.total_price'),
  vat: buildSignedSql('invoice.total_vat'),
};
