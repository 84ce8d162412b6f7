import type { EntityManager } from 'typeorm';
import type { DocumentType } from '../../extraction/model/document-type.js';
import { post } from '../../shared/posted-statements.store.js';
import { addSlice, countBits, intersect, SLICE_BYTES, SLICE_SIZE, unite, type IdSet } from './id-set.js';
import { DifferenceCount, type IndexDifference } from './index-difference.js';
import { joinWithAnd, buildInCondition } from './invoice-conditions.js';
import type { InvoiceFilter } from './invoice-filter.js';
import type { TalliedInvoice } from './invoice-tally.store.js';

const INVOICES_PER_BATCH = SLICE_SIZE * 20;
const ROWS_PER_STATEMENT = 500;
const NO_FACETS: ReadonlySet<string> = new Set();
const NO_BITS = new Uint8Array(SLICE_BYTES);
/** The facet of every invoice that is not deleted. */
export const EVERY = 'all';
const USER = 'u:';

/** A member of the filter, the invoice's field that it is about, and the prefix of the field's values in the index. */
const FACETS = [
  { filter: 'approvementStatuses', field: 'approvementStatus', prefix: 'a:' },
  { filter: 'processingStatuses', field: 'processingStatus', prefix: 'p:' },
  { filter: 'currencies', field: 'currency', prefix: 'c:' },
  { filter: 'paymentTypes', field: 'paymentType', prefix: 't:' },
  { filter: 'documentTypes', field: 'documentType', prefix: 'd:' },
] as const satisfies readonly { filter: keyof InvoiceFilter; field: keyof FacetedInvoice; prefix: string }[];
/** The members of a filter that facets answer. */
export const FACETED_FILTERS = [...FACETS.map(({ filter }) => filter), 'workspaceUserUids'] as const;

/** The values of an invoice that decide its facets. */
export interface FacetedInvoice extends TalliedInvoice {
  readonly documentType: DocumentType | null;
  readonly workspaceUserId: number;
}

type FacetValues = Omit<FacetedInvoice, 'accountId' | 'deletedAt'>;

type StoredInvoice = FacetValues & { readonly id: number | string; readonly accountId: number | string };

type StoredSlice = [accountId: number | string, facet: string, slice: number, ids: Buffer];

interface SliceRow {
  readonly facet: string;
  readonly slice: number | string;
  readonly ids: Uint8Array;
}

/** Bitmaps of the invoices with each status, currency, payment type, document type and user, and of all invoices. */
export class InvoiceFacetStore {
  private readonly isSqlite: boolean;

  constructor(private readonly manager: EntityManager) {
    this.isSqlite = manager.connection.options.type === 'better-sqlite3';
  }

  /** Moves an invoice to its new facets, in the transaction of the change; `before` is null for a new invoice. */
  async move(id: number, before: FacetedInvoice | null, after: FacetedInvoice): Promise<void> {
    const old = before && before.deletedAt === null ? listFacets(before) : NO_FACETS;
    const now = after.deletedAt === null ? listFacets(after) : NO_FACETS;
    // Always in the same order, so that two transactions cannot deadlock.
    const changed = [...new Set([...old, ...now])].filter((facet) => old.has(facet) !== now.has(facet)).sort();
    if (changed.length === 0) return;
    const place = { accountId: after.accountId, slice: Math.floor(id / SLICE_SIZE), offset: id % SLICE_SIZE };
    const bits = new Map(changed.map((facet) => [facet, now.has(facet)]));
    await (this.isSqlite ? this.setOnSqlite(place, bits) : this.setOnMysql(place, bits));
  }

  /** The invoices that match the filter in these fields; all of the account when the filter names none of them. */
  async find(accountId: number, filter: InvoiceFilter): Promise<IdSet> {
    const wanted = await this.listWanted(accountId, filter);
    if (wanted.length === 0) wanted.push([EVERY]);
    const sets = await this.read(accountId, wanted.flat());
    return wanted.map((facets) => unite(facets.map((facet) => sets.get(facet) ?? new Map()))).reduce(intersect);
  }

  /** The facets of which a filter wants any, for each of these fields that it names. */
  async listWanted(accountId: number, filter: InvoiceFilter): Promise<string[][]> {
    const wanted = FACETS.flatMap(({ filter: name, prefix }) => {
      const values: readonly string[] | undefined = filter[name];
      return values ? [values.map((value) => prefix + value)] : [];
    });
    if (filter.workspaceUserUids) wanted.push(await this.listUserFacets(accountId, filter.workspaceUserUids));
    return wanted;
  }

  /** The invoices of each of these facets. */
  async read(accountId: number, facets: readonly string[]): Promise<Map<string, IdSet>> {
    const where = joinWithAnd([
      { sql: 'invoice_facet.account_id = ?', parameters: [accountId] },
      buildInCondition('invoice_facet.facet', facets),
    ]);
    const sql = `SELECT invoice_facet.facet, invoice_facet.slice, invoice_facet.ids FROM invoice_facet WHERE ${where.sql}`;
    const sets = new Map<string, IdSet>(facets.map((facet) => [facet, new Map()]));
    for (const { facet, slice, ids } of await this.manager.query<SliceRow[]>(sql, [...where.parameters])) {
      const set = sets.get(facet);
      if (set) addSlice(set, Number(slice) * SLICE_SIZE, ids);
    }
    return sets;
  }

  /** Rebuilds the index from the invoices. No other process may write meanwhile. */
  async rebuild(): Promise<void> {
    await this.manager.query('DELETE FROM invoice_facet');
    for await (const slices of this.buildFromInvoices()) await this.insert(slices);
  }

  /** Compares the index with the invoices, within one snapshot of the database. */
  async findDifferences(): Promise<IndexDifference[]> {
    const wrong = new DifferenceCount('facets');
    const stored = await this.readAll();
    for await (const slices of this.buildFromInvoices()) {
      for (const [accountId, facet, slice, ids] of slices) {
        const key = [accountId, facet, slice].join();
        wrong.add(accountId, countDifferent(ids, stored.get(key)?.ids ?? NO_BITS));
        stored.delete(key);
      }
    }
    for (const { accountId, ids } of stored.values()) wrong.add(accountId, countDifferent(ids, NO_BITS));
    return wrong.list();
  }

  private async readAll(): Promise<Map<string, { accountId: number | string; ids: Uint8Array }>> {
    type Row = SliceRow & { account_id: number | string };
    const sql =
      'SELECT invoice_facet.account_id, invoice_facet.facet, invoice_facet.slice, invoice_facet.ids FROM invoice_facet';
    const rows = await this.manager.query<Row[]>(sql);
    return new Map(
      rows.map((row) => [[row.account_id, row.facet, row.slice].join(), { accountId: row.account_id, ids: row.ids }]),
    );
  }

  /** The rows that the index should have, in batches. */
  private async *buildFromInvoices(): AsyncGenerator<StoredSlice[]> {
    const columns =
      'invoice.account_id AS accountId, invoice.workspace_user_id AS workspaceUserId, invoice.approvement_status AS approvementStatus, invoice.processing_status AS processingStatus, invoice.payment_type AS paymentType, invoice.document_type AS documentType';
    const [last] = await this.manager.query<{ id: number | null }[]>('SELECT MAX(invoice.id) AS id FROM invoice');
    for (let from = 0; from <= Number(last?.id); from += INVOICES_PER_BATCH) {
      const rows = await this.manager.query<StoredInvoice[]>(
        `SELECT invoice.id, invoice.currency, ${columns} FROM invoice WHERE invoice.id >= ? AND invoice.id < ? AND invoice.deleted_at IS NULL`,
        [from, from + INVOICES_PER_BATCH],
      );
      yield buildSlices(rows);
    }
  }

  private async listUserFacets(accountId: number, uids: readonly string[]): Promise<string[]> {
    const { sql, parameters } = buildInCondition('workspace_user.uid', uids);
    const users = await this.manager.query<{ id: number | string }[]>(
      `SELECT workspace_user.id FROM workspace_user WHERE workspace_user.account_id = ? AND ${sql}`,
      [accountId, ...parameters],
    );
    return users.map(({ id }) => USER + id);
  }

  private async insert(slices: readonly (readonly unknown[])[]): Promise<void> {
    for (let start = 0; start < slices.length; start += ROWS_PER_STATEMENT) {
      const rows = slices.slice(start, start + ROWS_PER_STATEMENT);
      const values = rows.map(() => '(?, ?, ?, ?)').join(', ');
      const sql = `INSERT INTO invoice_facet (account_id, facet, slice, ids) VALUES ${values}`;
      await this.manager.query(sql, rows.flat());
    }
  }

  /** The server changes the one byte in place, so that nothing has to be read and locked first. */
  private async setOnMysql({ accountId, slice, offset }: Place, bits: ReadonlyMap<string, boolean>): Promise<void> {
    const at = 1 + (offset >> 3);
    const mask = 1 << (offset & 7);
    const old = `ASCII(SUBSTR(invoice_facet.ids, ${at}, 1)) & ${0xff & ~mask}`;
    const byte = `CHAR((${old}) | ASCII(SUBSTR(VALUES(ids), ${at}, 1)))`;
    const values = [...bits].flatMap(([facet, isSet]) => [accountId, facet, slice, createMysqlBits(offset, isSet)]);
    await post(
      this.manager,
      `INSERT INTO invoice_facet (account_id, facet, slice, ids) VALUES ${[...bits].map(() => '(?, ?, ?, ?)').join(', ')}
       ON DUPLICATE KEY UPDATE ids = INSERT(invoice_facet.ids, ${at}, 1, ${byte})`,
      values,
    );
  }

  /** SQLite has no functions for bytes, but only one writer, so reading and writing back is safe. */
  private async setOnSqlite({ accountId, slice, offset }: Place, bits: ReadonlyMap<string, boolean>): Promise<void> {
    for (const [facet, isSet] of bits) {
      const key = [accountId, facet, slice];
      const [kept] = await this.manager.query<SliceRow[]>(
        'SELECT invoice_facet.ids FROM invoice_facet WHERE invoice_facet.account_id = ? AND invoice_facet.facet = ? AND invoice_facet.slice = ?',
        key,
      );
      const ids = kept ? Buffer.from(kept.ids) : Buffer.alloc(SLICE_BYTES);
      ids[offset >> 3] = ((ids[offset >> 3] ?? 0) & ~(1 << (offset & 7))) | (Number(isSet) << (offset & 7));
      const sql = 'REPLACE INTO invoice_facet (account_id, facet, slice, ids) VALUES (?, ?, ?, ?)';
      await this.manager.query(sql, [...key, ids]);
    }
  }
}

interface Place {
  readonly accountId: number;
  readonly slice: number;
  readonly offset: number;
}

function listFacets(invoice: FacetValues): Set<string> {
  const chosen = FACETS.flatMap(({ field, prefix }) => {
    const value = invoice[field];
    return value === null ? [] : [prefix + value];
  });
  return new Set([EVERY, USER + invoice.workspaceUserId, ...chosen]);
}

function createMysqlBits(offset: number, isSet: boolean): Buffer {
  const bits = Buffer.alloc(SLICE_BYTES);
  bits[offset >> 3] = Number(isSet) << (offset & 7);
  return bits;
}

/** The index rows of invoices as stored. */
function buildSlices(invoices: readonly StoredInvoice[]): StoredSlice[] {
  const slices = new Map<string, StoredSlice>();
  for (const invoice of invoices) {
    const id = Number(invoice.id);
    const [slice, offset] = [Math.floor(id / SLICE_SIZE), id % SLICE_SIZE];
    for (const facet of listFacets(invoice)) {
      const key = `${invoice.accountId} ${slice} ${facet}`;
      const entry: StoredSlice = slices.get(key) ?? [invoice.accountId, facet, slice, Buffer.alloc(SLICE_BYTES)];
      slices.set(key, entry);
      entry[3][offset >> 3] = (entry[3][offset >> 3] ?? 0) | (1 << (offset & 7));
    }
  }
  return [...slices.values()];
}

function countDifferent(left: Uint8Array, right: Uint8Array): number {
  const different = left.map((byte, index) => byte ^ (right[index] ?? 0));
  return countBits(different);
}
