import type { EntityManager } from 'typeorm';
import type { DocumentType } from '../../extraction/model/document-type.js';
import { MONEY_SCALE } from '../../shared/money.js';
import { readStoredDecimal } from '../../shared/transformers.js';
import { NO_RELATED_INVOICES, type RelatedInvoice, type RelatedInvoices } from './related-invoice.js';

/** The values by which related invoices are looked up. */
export interface RelatedInvoiceKey {
  readonly id: number;
  readonly companyId: number | null;
  readonly iban: string | null;
  readonly buyerName: string | null;
  readonly createdAt: string;
}

interface Select {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

type RawRow = Readonly<Record<string, unknown>>;

/** Invoices of the same supplier, before and after each. */
const MAX_NEIGHBOURS = 40;
const MAX_LATEST = 50;
/** Three selects for each invoice and one for all of them; SQLite joins at most 500. */
const MAX_KEYS = 100;
/** Stands for all invoices in the column `checked_id`. */
const ALL = 0;

const COLUMNS = [
  'invoice.id, invoice.uid, invoice.hf_id, invoice.invoice_number, invoice.total_price, invoice.currency, invoice.invoice_date',
  'invoice.document_type, invoice.iban, invoice.buyer_name, invoice.buyer_tax_number, invoice.created_at',
].join(', ');
const IS_COMPARED = "invoice.deleted_at IS NULL AND invoice.approvement_status <> 'rejected'";

/** Reads the invoices that others are compared with; a deleted or rejected one is not found. */
export class RelatedInvoiceStore {
  private readonly fromInvoice: FromInvoice;

  constructor(private readonly manager: EntityManager) {
    this.fromInvoice = manager.connection.options.type === 'better-sqlite3' ? fromInvoiceOnSqlite : fromInvoiceOnMysql;
  }

  /**
   * Finds the invoices of the account to compare these with, by row id. Takes one statement for up to 100 invoices, of which every
   * part reads a bounded range of an index.
   */
  async find(accountId: number, keys: readonly RelatedInvoiceKey[]): Promise<Map<number, RelatedInvoices>> {
    const found = new Map<number, RelatedInvoices>();
    for (let start = 0; start < keys.length; start += MAX_KEYS) {
      const part = keys.slice(start, start + MAX_KEYS);
      const rows = groupByChecked(await this.read(this.buildSelects(accountId, part)));
      const latest = rows.get(ALL) ?? NO_RELATED_INVOICES.latest;
      for (const { id } of part) found.set(id, { ofSupplier: rows.get(id) ?? NO_RELATED_INVOICES.ofSupplier, latest });
    }
    return found;
  }

  private async read(selects: readonly Select[]): Promise<RawRow[]> {
    if (selects.length === 0) return [];
    // SQLite takes ORDER BY and LIMIT only in a subquery of a UNION.
    const parts = selects.map(({ sql }) => `SELECT * FROM (${sql}) AS part`);
    return this.manager.query<RawRow[]>(
      parts.join(' UNION ALL '),
      selects.flatMap(({ parameters }) => parameters),
    );
  }

  private buildSelects(accountId: number, keys: readonly RelatedInvoiceKey[]): Select[] {
    const ofSuppliers = keys.flatMap((key) => [
      ...this.selectNeighbours(accountId, key),
      ...this.selectSameAccount(accountId, key),
    ]);
    const namesBuyer = keys.some(({ buyerName }) => buyerName !== null);
    return namesBuyer ? [...ofSuppliers, this.selectLatest(accountId)] : ofSuppliers;
  }

  private selectNeighbours(accountId: number, { id, companyId, createdAt }: RelatedInvoiceKey): Select[] {
    if (companyId === null) return [];
    const start =
      `SELECT ? AS checked_id, ${COLUMNS} FROM ${this.fromInvoice('invoice_company')} ` +
      `WHERE invoice.company_id = ? AND invoice.account_id = ? AND ${IS_COMPARED} AND invoice.id <> ?`;
    const parameters = [id, companyId, accountId, id, createdAt];
    return [
      'AND invoice.created_at <= ? ORDER BY invoice.created_at DESC, invoice.id DESC',
      'AND invoice.created_at > ? ORDER BY invoice.created_at, invoice.id',
    ].map((end) => ({ sql: `${start} ${end} LIMIT ${MAX_NEIGHBOURS}`, parameters }));
  }

  /** One invoice is enough to know that the supplier has used the bank account to pay into before. */
  private selectSameAccount(accountId: number, { id, companyId, iban, createdAt }: RelatedInvoiceKey): Select[] {
    if (companyId === null || iban === null) return [];
    const sql =
      `SELECT ? AS checked_id, ${COLUMNS} FROM ${this.fromInvoice('invoice_iban')} ` +
      `WHERE invoice.account_id = ? AND invoice.iban = ? AND invoice.company_id = ? AND ${IS_COMPARED} ` +
      'AND invoice.created_at < ? LIMIT 1';
    return [{ sql, parameters: [id, accountId, iban, companyId, createdAt] }];
  }

  private selectLatest(accountId: number): Select {
    const sql =
      `SELECT ${ALL} AS checked_id, ${COLUMNS} FROM ${this.fromInvoice('invoice_processing')} ` +
      `WHERE invoice.account_id = ? AND invoice.processing_status = 'finished' AND ${IS_COMPARED} ` +
      `ORDER BY invoice.created_at DESC, invoice.id DESC LIMIT ${MAX_LATEST}`;
    return { sql, parameters: [accountId] };
  }
}

/** Names the table for a FROM clause that reads it by this index. */
type FromInvoice = (index: string) => string;

const fromInvoiceOnSqlite: FromInvoice = (index) => `invoice INDEXED BY ${index}`;
/** Without this, MariaDB scans all invoices of the supplier from the newest to the requested one. */
const fromInvoiceOnMysql: FromInvoice = (index) => `invoice FORCE INDEX (${index})`;

/** Groups the rows by the invoice that they are compared with, each other invoice once. */
function groupByChecked(rows: readonly RawRow[]): Map<number, readonly RelatedInvoice[]> {
  const groups = new Map<number, Map<number, RelatedInvoice>>();
  for (const row of rows) {
    const checkedId = Number(row['checked_id']);
    const group = groups.get(checkedId) ?? new Map<number, RelatedInvoice>();
    groups.set(checkedId, group.set(Number(row['id']), toRelatedInvoice(row)));
  }
  return new Map([...groups].map(([checkedId, group]) => [checkedId, [...group.values()]]));
}

function toRelatedInvoice(row: RawRow): RelatedInvoice {
  return {
    id: Number(row['id']),
    uid: row['uid'] as string,
    hfId: row['hf_id'] as string,
    invoiceNumber: row['invoice_number'] as string | null,
    totalPrice: readStoredDecimal(row['total_price'], MONEY_SCALE),
    currency: row['currency'] as string | null,
    invoiceDate: row['invoice_date'] as string | null,
    documentType: row['document_type'] as DocumentType | null,
    iban: row['iban'] as string | null,
    buyerName: row['buyer_name'] as string | null,
    buyerTaxNumber: row['buyer_tax_number'] as string | null,
    createdAt: row['created_at'] as string,
  };
}
