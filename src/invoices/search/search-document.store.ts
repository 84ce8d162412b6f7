import type { EntityManager } from 'typeorm';
import { MONEY_SCALE, parseDecimal } from '../../shared/money.js';
import { post } from '../../shared/posted-statements.store.js';
import { SEARCH_SOURCES, type SearchSource } from './search-posting.store.js';
import { collectInvoiceTokens, collectTokens } from './search-terms.js';

/** What an invoice is indexed with: its own tokens, and the company and the category whose tokens it shares. */
export interface InvoiceDocument {
  readonly tokens: readonly string[];
  readonly companyId: number | null;
  readonly categoryId: number | null;
}

/** The records whose tokens an invoice shares. */
export type SearchOwner = Exclude<SearchSource, 'invoice'>;

/** The searchable values of an invoice's row. */
export interface SearchedRow {
  readonly hfId: string;
  readonly invoiceNumber: string | null;
  /** A decimal number. */
  readonly totalPrice: string | null;
  readonly companyId: number | null;
  readonly categoryId: number | null;
}

type Row = Record<string, string | number | null>;

const OWNER_COLUMNS: Record<SearchOwner, string> = {
  company: 'company.name, company.address, company.tax_number, company.tax_office, company.phone',
  category: 'category.name',
};

/** The searchable texts, as they are now and as they were last indexed. */
export class SearchDocumentStore {
  constructor(private readonly manager: EntityManager) {}

  /** The current documents of these invoices, without deleted ones. */
  async readCurrent(accountId: number, ids: readonly number[]): Promise<Map<number, InvoiceDocument>> {
    // The unary plus keeps SQLite from using the account's index here, which would scan the whole account.
    const rows = await this.manager.query<Row[]>(
      `SELECT invoice.id, invoice.hf_id, invoice.invoice_number, invoice.total_price, invoice.company_id, invoice.category_id,
       invoice_item.name, invoice_item.description FROM invoice LEFT JOIN invoice_item ON invoice_item.invoice_id = invoice.id
       WHERE +invoice.account_id = ? AND +invoice.deleted_at IS NULL AND invoice.id IN (${buildPlaceholders(ids)})`,
      [accountId, ...ids],
    );
    const invoices = new Map<number, { row: Row; texts: (string | null)[] }>();
    for (const row of rows) {
      const known = invoices.get(Number(row['id'])) ?? { row, texts: [] };
      invoices.set(Number(row['id']), known);
      known.texts.push(row['name'] as string | null, row['description'] as string | null);
    }
    return new Map([...invoices].map(([id, { row, texts }]) => [id, toDocument(row, texts)]));
  }

  /** The documents that these invoices were last indexed with. */
  async findIndexed(ids: readonly number[]): Promise<Map<number, InvoiceDocument>> {
    const rows = await this.manager.query<Row[]>(
      `SELECT search_document.source_id, search_document.company_id, search_document.category_id, search_document.tokens
       FROM search_document WHERE search_document.source = ? AND search_document.source_id IN (${buildPlaceholders(ids)})`,
      [SEARCH_SOURCES.invoice, ...ids],
    );
    return new Map(
      rows.map((row) => [
        Number(row['source_id']),
        { tokens: splitTokens(row), companyId: toId(row['company_id']), categoryId: toId(row['category_id']) },
      ]),
    );
  }

  /** Stores the documents that invoices are indexed with; null removes one. */
  async keep(accountId: number, documents: ReadonlyMap<number, InvoiceDocument | null>): Promise<void> {
    const gone = [...documents].filter(([, document]) => document === null).map(([id]) => id);
    const rows = [...documents].flatMap(([id, document]) =>
      document
        ? [[accountId, SEARCH_SOURCES.invoice, id, document.companyId, document.categoryId, document.tokens.join(' ')]]
        : [],
    );
    if (rows.length > 0) await this.insert(rows);
    if (gone.length === 0) return;
    const sql = `DELETE FROM search_document WHERE search_document.source = ? AND search_document.source_id IN (${buildPlaceholders(gone)})`;
    await post(this.manager, sql, [SEARCH_SOURCES.invoice, ...gone]);
  }

  /** The current tokens of a company or a category. */
  async readOwnerTexts(accountId: number, owner: SearchOwner, id: number): Promise<string[]> {
    const sql = `SELECT ${OWNER_COLUMNS[owner]} FROM ${owner} WHERE ${owner}.account_id = ? AND ${owner}.id = ?`;
    const [row] = await this.manager.query<Record<string, string | null>[]>(sql, [accountId, id]);
    return collectTokens(Object.values(row ?? {}));
  }

  /** The tokens that a company or a category was last indexed with; null if no indexed invoice ever had it. */
  async findIndexedOwnerTexts(owner: SearchOwner, id: number): Promise<string[] | null> {
    const [row] = await this.manager.query<Row[]>(
      'SELECT search_document.tokens FROM search_document WHERE search_document.source = ? AND search_document.source_id = ?',
      [SEARCH_SOURCES[owner], id],
    );
    return row ? splitTokens(row) : null;
  }

  async keepOwner(accountId: number, owner: SearchOwner, id: number, tokens: readonly string[]): Promise<void> {
    await this.insert([[accountId, SEARCH_SOURCES[owner], id, null, null, tokens.join(' ')]]);
  }

  /** The invoices that are indexed with a company or a category. */
  async listInvoicesOfOwner(owner: SearchOwner, id: number): Promise<number[]> {
    const sql = `SELECT search_document.source_id FROM search_document WHERE search_document.${owner}_id = ?`;
    const rows = await this.manager.query<Row[]>(sql, [id]);
    return rows.map((row) => Number(row['source_id']));
  }

  private async insert(rows: readonly (readonly unknown[])[]): Promise<void> {
    const columns = 'account_id, source, source_id, company_id, category_id, tokens';
    const values = rows.map(() => '(?, ?, ?, ?, ?, ?)').join(', ');
    await post(this.manager, `REPLACE INTO search_document (${columns}) VALUES ${values}`, rows.flat());
  }
}

/** Builds the document of an invoice with these names and descriptions of items. */
export function buildDocument(
  { hfId, invoiceNumber, totalPrice, companyId, categoryId }: SearchedRow,
  texts: readonly (string | null)[],
): InvoiceDocument {
  const amount = totalPrice === null ? null : parseDecimal(totalPrice, MONEY_SCALE);
  return { tokens: collectInvoiceTokens({ hfId, invoiceNumber, totalPrice: amount, texts }), companyId, categoryId };
}

function toDocument(row: Row, texts: readonly (string | null)[]): InvoiceDocument {
  const total = row['total_price'] ?? null;
  const tokens = collectInvoiceTokens({
    hfId: String(row['hf_id']),
    invoiceNumber: row['invoice_number'] as string | null,
    totalPrice: total === null ? null : BigInt(total),
    texts,
  });
  return { tokens, companyId: toId(row['company_id']), categoryId: toId(row['category_id']) };
}

function splitTokens(row: Row): string[] {
  return String(row['tokens']).split(' ').filter(Boolean);
}

function toId(value: Row[string] = null): number | null {
  return value === null ? null : Number(value);
}

function buildPlaceholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
