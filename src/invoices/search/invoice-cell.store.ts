import type { EntityManager } from 'typeorm';
import { toSnakeCase } from '../../shared/letter-case.js';
import { MONEY_SCALE } from '../../shared/money.js';
import { post } from '../../shared/posted-statements.store.js';
import { readStoredDecimal } from '../../shared/transformers.js';
import { RANGE_FILTERS, type RangeFieldName } from '../fields/field-filters.js';
import { OPTIONAL_NAMES, OPTIONAL_VALUES, toOptionalColumn } from '../fields/optional-values.js';
import { addSlice, SLICE_SIZE, type IdSet } from './id-set.js';
import {
  compactCells,
  encodeCells,
  matchCells,
  readCells,
  toCellValues,
  writeCell,
  type CelledInvoice,
  type CellMatch,
  type CellName,
  type CellRange,
  type CellValues,
} from './invoice-cells.js';
import { DifferenceCount, type IndexDifference } from './index-difference.js';
import { buildInCondition } from './invoice-conditions.js';

const INVOICES_PER_BATCH = SLICE_SIZE * 20;
const ROWS_PER_STATEMENT = 100;
/** One change in this many, at random, also compacts the slice, so that reading it stays cheap. */
const CHANGES_PER_COMPACTION = 64;
const KEY = 'account_id, field, slice';
const IS_SLICE = 'invoice_cell.account_id = ? AND invoice_cell.field = ? AND invoice_cell.slice = ?';

interface CellRow {
  readonly field: CellName;
  readonly slice: number | string;
  readonly cells: Uint8Array;
}

type SliceKey = readonly [accountId: number | string, field: CellName, slice: number];

type StoredInvoice = { readonly id: number | string; readonly accountId: number | string } & {
  readonly [Name in CellName]: string | number | null;
};

/** What the cells are built from: `presence` is computed, since it does not need the values themselves, some of which are long. */
const COLUMNS = [
  ...RANGE_FILTERS.map(({ field }) => `invoice.${toSnakeCase(field)} AS ${field}`),
  ...['invoice.company_id AS companyId', 'invoice.category_id AS categoryId', 'invoice.card_id AS cardId'],
  'invoice.failed_checks AS failedChecks',
  `${OPTIONAL_NAMES.map((name) => `(${toOptionalColumn(name)} IS NOT NULL) * ${2 ** OPTIONAL_VALUES[name]}`).join(' + ')} AS presence`,
].join(', ');

/**
 * The dates, totals, companies, categories, cards and checks of invoices in the order of their row ids, and which values they have, so that
 * those that match are found by reading little.
 */
export class InvoiceCellStore {
  private readonly isSqlite: boolean;

  constructor(private readonly manager: EntityManager) {
    this.isSqlite = manager.connection.options.type === 'better-sqlite3';
  }

  /** Writes an invoice's new values, in the transaction of the change; `before` is null for a new invoice. */
  async move(
    id: number,
    before: CelledInvoice | null,
    after: CelledInvoice & { readonly accountId: number },
  ): Promise<void> {
    const old = before && encodeCells(toCellValues(before));
    const slice = Math.floor(id / SLICE_SIZE);
    const changed = [...encodeCells(toCellValues(after))]
      .filter(([field, cell]) => cell !== (old?.get(field) ?? 0))
      .map(([field, cell]) => [after.accountId, field, slice, writeCell(field, id % SLICE_SIZE, cell)] as const);
    if (changed.length === 0) return;
    await (this.isSqlite ? this.appendOnSqlite(changed) : this.appendOnMysql(changed));
    if (Math.random() * CHANGES_PER_COMPACTION >= 1) return;
    for (const [accountId, field] of changed) await this.compact([accountId, field, slice]);
  }

  /** For each condition the invoices that meet it, some of them deleted. */
  async findEach(accountId: number, conditions: readonly (CellRange | CellMatch)[]): Promise<IdSet[]> {
    const found = conditions.map((): IdSet => new Map());
    if (conditions.length === 0) return found;
    const fields = buildInCondition('invoice_cell.field', [...new Set(conditions.map(({ field }) => field))]);
    const sql = `SELECT invoice_cell.field, invoice_cell.slice, invoice_cell.cells FROM invoice_cell WHERE invoice_cell.account_id = ? AND ${fields.sql}`;
    for (const { field, slice, cells } of await this.manager.query<CellRow[]>(sql, [accountId, ...fields.parameters])) {
      conditions.forEach((condition, index) => {
        const set = found[index];
        if (set && condition.field === field) addSlice(set, Number(slice) * SLICE_SIZE, matchCells(cells, condition));
      });
    }
    return found;
  }

  /** Rebuilds the cells from the invoices. No other process may write meanwhile. */
  async rebuild(): Promise<void> {
    await this.manager.query('DELETE FROM invoice_cell');
    for await (const { invoices } of this.readInvoices()) {
      const slices = buildSlices(invoices);
      for (let start = 0; start < slices.length; start += ROWS_PER_STATEMENT)
        await this.insert(slices.slice(start, start + ROWS_PER_STATEMENT));
    }
  }

  /** Compares the cells with the invoices, within one snapshot of the database. Cells of deleted invoices do not matter. */
  async findDifferences(): Promise<IndexDifference[]> {
    const wrong = new DifferenceCount('ranges');
    for await (const { invoices, firstSlice } of this.readInvoices()) {
      const stored = await this.readValues(firstSlice, firstSlice + INVOICES_PER_BATCH / SLICE_SIZE);
      for (const invoice of invoices) {
        const id = Number(invoice.id);
        for (const [field, cell] of encodeCells(readValues(invoice))) {
          const kept = stored.get(toPlace(invoice.accountId, Math.floor(id / SLICE_SIZE), field));
          wrong.add(invoice.accountId, Number((kept?.get(id % SLICE_SIZE) ?? 0) !== cell));
        }
      }
    }
    return wrong.list();
  }

  /** The stored cells of some slices, by place and offset. */
  private async readValues(first: number, before: number): Promise<Map<string, Map<number, number>>> {
    type Row = CellRow & { account_id: number | string };
    const rows = await this.manager.query<Row[]>(
      `SELECT invoice_cell.account_id, invoice_cell.field, invoice_cell.slice, invoice_cell.cells FROM invoice_cell
       WHERE invoice_cell.slice >= ? AND invoice_cell.slice < ?`,
      [first, before],
    );
    return new Map(
      rows.map((row) => [toPlace(row.account_id, Number(row.slice), row.field), readCells(row.field, row.cells)]),
    );
  }

  /** The values of all invoices that are not deleted, in batches of so many slices. */
  private async *readInvoices(): AsyncGenerator<{ firstSlice: number; invoices: StoredInvoice[] }> {
    const [last] = await this.manager.query<{ id: number | null }[]>('SELECT MAX(invoice.id) AS id FROM invoice');
    for (let from = 0; from <= Number(last?.id); from += INVOICES_PER_BATCH) {
      const invoices = await this.manager.query<StoredInvoice[]>(
        `SELECT invoice.id, invoice.account_id AS accountId, ${COLUMNS} FROM invoice WHERE invoice.id >= ? AND invoice.id < ? AND invoice.deleted_at IS NULL`,
        [from, from + INVOICES_PER_BATCH],
      );
      yield { firstSlice: from / SLICE_SIZE, invoices };
    }
  }

  private async insert(rows: readonly (readonly unknown[])[], otherwise = ''): Promise<void> {
    const values = rows.map(() => '(?, ?, ?, ?)').join(', ');
    await post(this.manager, `INSERT INTO invoice_cell (${KEY}, cells) VALUES ${values} ${otherwise}`, rows.flat());
  }

  /** The server appends to the row, so that nothing has to be read and locked first. */
  private appendOnMysql(rows: readonly (readonly unknown[])[]): Promise<void> {
    return this.insert(rows, 'ON DUPLICATE KEY UPDATE cells = CONCAT(invoice_cell.cells, VALUES(cells))');
  }

  /** SQLite has no function that joins bytes, but only one writer, so reading and writing back is safe. */
  private async appendOnSqlite(rows: readonly (readonly [...SliceKey, Buffer])[]): Promise<void> {
    for (const [accountId, field, slice, written] of rows) {
      const key: SliceKey = [accountId, field, slice];
      const cells = Buffer.concat([await this.readCells(key), written]);
      await this.insert([[...key, cells]], `ON CONFLICT (${KEY}) DO UPDATE SET cells = excluded.cells`);
    }
  }

  private async compact(key: SliceKey): Promise<void> {
    const cells = compactCells(key[1], await this.readCells(key));
    await this.manager.query(`UPDATE invoice_cell SET cells = ? WHERE ${IS_SLICE}`, [cells, ...key]);
  }

  /** The cells of a slice, which this transaction has just written on MySQL, so that no other can change it. */
  private async readCells(key: SliceKey): Promise<Uint8Array> {
    const sql = `SELECT invoice_cell.cells FROM invoice_cell WHERE ${IS_SLICE}${this.isSqlite ? '' : ' FOR UPDATE'}`;
    const [row] = await this.manager.query<CellRow[]>(sql, [...key]);
    return row?.cells ?? new Uint8Array();
  }
}

/** The rows of invoices as stored. */
function buildSlices(invoices: readonly StoredInvoice[]): unknown[][] {
  const slices = new Map<string, { key: SliceKey; entries: Buffer[] }>();
  for (const invoice of invoices) {
    const id = Number(invoice.id);
    const slice = Math.floor(id / SLICE_SIZE);
    for (const [field, cell] of encodeCells(readValues(invoice))) {
      if (cell === 0) continue;
      const place = toPlace(invoice.accountId, slice, field);
      const entry = slices.get(place) ?? { key: [invoice.accountId, field, slice], entries: [] };
      entry.entries.push(writeCell(field, id % SLICE_SIZE, cell));
      slices.set(place, entry);
    }
  }
  return [...slices.values()].map(({ key, entries }) => [...key, Buffer.concat(entries)]);
}

function toPlace(accountId: number | string, slice: number, field: CellName): string {
  return `${accountId} ${slice} ${field}`;
}

function readValues(invoice: StoredInvoice): CellValues {
  const values = RANGE_FILTERS.map(({ field, kind }) => {
    const value = invoice[field];
    return [field, kind === 'money' ? readStoredDecimal(value, MONEY_SCALE) : value];
  });
  const { companyId, categoryId, cardId, failedChecks, presence } = invoice;
  return {
    ...(Object.fromEntries(values) as Pick<CellValues, RangeFieldName>),
    ...{ companyId: toNumber(companyId), categoryId: toNumber(categoryId), cardId: toNumber(cardId) },
    ...{ failedChecks: toNumber(failedChecks), presence: Number(presence) },
  };
}

function toNumber(value: string | number | null): number | null {
  return value === null ? null : Number(value);
}
