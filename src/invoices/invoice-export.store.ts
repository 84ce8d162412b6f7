import type { EntityManager } from 'typeorm';
import { toSnakeCase, type SnakeCase } from '../shared/letter-case.js';
import { MONEY_SCALE } from '../shared/money.js';
import { readStoredDecimal } from '../shared/transformers.js';
import { EXPORTED_FIELD_NAMES, type ExportedFieldName } from './fields/invoice-fields.js';
import { buildSignedSql } from './fields/signed-amount.js';
import { INVOICE_JOINS } from './invoice-columns.js';
import { joinWithAnd, buildInCondition, type SqlCondition } from './search/invoice-conditions.js';
import type { InvoiceFilter, InvoiceOrder } from './search/invoice-filter.js';
import { InvoiceIndexStore } from './search/invoice-index.store.js';
import { buildOrderSql, buildRangesAfter, type Cursor } from './search/invoice-keyset.js';
import { selectCells, type Cell } from './select-rows.store.js';

const INVOICE_CELLS = {
  ...buildFieldCells(),
  hf_id: 'invoice.hf_id',
  uid: 'invoice.uid',
  company_name: 'company.name',
  company_tax_number: 'company.tax_number',
  category: 'category.name',
  card: 'card.name',
  processing_status: 'invoice.processing_status',
  approvement_status: 'invoice.approvement_status',
  workspace_user: 'workspace_user.email',
  created_at: 'invoice.created_at',
  signed_total_price: buildSignedSql('total_price'),
} as const;

const ITEM_CELLS = {
  item_uid: 'invoice_item.uid',
  item_name: 'invoice_item.name',
  item_description: 'invoice_item.description',
  item_quantity: 'invoice_item.quantity',
  item_unit: 'invoice_item.unit',
  item_total_price: 'invoice_item.total_price',
  item_vat_rate: 'invoice_item.vat_rate',
} as const;

const CELLS = { ...INVOICE_CELLS, ...ITEM_CELLS };
/** The cells that an export can have: of an invoice and, where each line is an item, of the item. */
export type ExportCell = keyof typeof CELLS;

/** The lines to read, and the cells of each. */
export interface ExportQuery {
  readonly accountId: number;
  readonly filter: InvoiceFilter;
  readonly order: InvoiceOrder;
  /** Whether each line is an invoice or an item. */
  readonly rows: 'invoice' | 'item';
  readonly cells: readonly ExportCell[];
}

/** The number of invoices in a batch, however many items they have. */
const INVOICES_PER_BATCH = 1_000;

/** The place of an invoice in an export's order. */
type Place = readonly [id: number, value: string | null];

/** Reads the cells of exports: few columns of very many invoices, never those of deleted invoices or other accounts. */
export class InvoiceExportStore {
  private readonly index: InvoiceIndexStore;

  constructor(private readonly manager: EntityManager) {
    this.index = new InvoiceIndexStore(manager);
  }

  /**
   * Reads the lines in batches, with cells as stored: amounts are integers in their smallest unit. While one batch is processed, the
   * lines of the next one are fetched, and no more; a consumer that stops ends the statements. No transaction is held open. An invoice
   * that exists throughout, and keeps its place in the order, is read exactly once.
   */
  async *listBatches(query: ExportQuery): AsyncGenerator<Cell[][]> {
    const { where } = await this.index.resolve(query.accountId, query.filter);
    let places = await this.listPlacesAfter(query.order, where, null);
    let lines = this.listLines(query, places);
    while (places.length > 0) {
      const last = places.length < INVOICES_PER_BATCH ? undefined : places.at(-1);
      // The next places are read together with these lines, so that the next lines can be requested before these are processed.
      const after = last ? this.listPlacesAfter(query.order, where, { id: last[0], value: last[1] }) : [];
      const [batch, following] = await Promise.all([lines, after]);
      lines = this.listLines(query, following);
      // A consumer that stops never awaits it, so a failure must not go unhandled.
      lines.catch(() => undefined);
      places = following;
      if (batch.length > 0) yield batch;
    }
  }

  private async listPlacesAfter(order: InvoiceOrder, where: SqlCondition, after: Cursor | null): Promise<Place[]> {
    const ranges = after ? buildRangesAfter(order, after).map((range) => joinWithAnd([where, range])) : [where];
    const { field } = order;
    const rows = await selectCells(this.manager, buildPlacesStatement(ranges, order));
    return rows.map(([id, value = null]) => [
      Number(id),
      field === 'total_price' ? readStoredDecimal(value, MONEY_SCALE) : (value as string | null),
    ]);
  }

  /** The rows come unordered; the places have the order. */
  private async listLines({ accountId, rows, cells }: ExportQuery, places: readonly Place[]): Promise<Cell[][]> {
    if (places.length === 0) return [];
    const lines = new Map<number, Cell[][]>(places.map(([id]) => [id, []]));
    const read = await selectCells(this.manager, buildLinesStatement(accountId, rows, cells, [...lines.keys()]));
    for (const line of read) lines.get(Number(line.pop()))?.push(line);
    return [...lines.values()].flat();
  }
}

/** The SQL of the exported fields, by their names in an export. */
function buildFieldCells() {
  const cells = EXPORTED_FIELD_NAMES.map(toSnakeCase).map((name) => [name, `invoice.${name}`]);
  return Object.fromEntries(cells) as Readonly<Record<SnakeCase<ExportedFieldName>, string>>;
}

/** The ids of all ranges with their sort keys. Each range has the limit, so that none reads more of its index. */
function buildPlacesStatement(ranges: readonly SqlCondition[], order: InvoiceOrder): SqlCondition {
  const statements = ranges.map((range, index) => {
    const columns = `invoice.id, invoice.${order.field} AS place`;
    const ids = `SELECT ${columns} FROM invoice WHERE ${range.sql} ORDER BY ${buildOrderSql([order])} LIMIT ${INVOICES_PER_BATCH}`;
    return `SELECT range_${index}.id, range_${index}.place FROM (${ids}) AS range_${index}`;
  });
  const direction = order.descending ? ' DESC' : '';
  return {
    sql: `SELECT batch.id, batch.place FROM (${statements.join(' UNION ALL ')}) AS batch ORDER BY batch.place${direction}, batch.id${direction} LIMIT ${INVOICES_PER_BATCH}`,
    parameters: ranges.flatMap((range) => range.parameters),
  };
}

/** The cells of the invoices' lines, then the invoice's id. The unary plus keeps SQLite from scanning the whole account. */
function buildLinesStatement(
  accountId: number,
  rows: ExportQuery['rows'],
  cells: readonly ExportCell[],
  ids: readonly number[],
): SqlCondition {
  const columns = cells.map((cell, index) => `${CELLS[cell]} AS cell_${index}`);
  const where = joinWithAnd([
    { sql: '+invoice.account_id = ?', parameters: [accountId] },
    buildInCondition('invoice.id', ids),
  ]);
  const items = rows === 'item' ? ' JOIN invoice_item ON invoice_item.invoice_id = invoice.id' : '';
  const order = rows === 'item' ? ' ORDER BY invoice_item.id' : '';
  return {
    sql: `SELECT ${[...columns, 'invoice.id'].join(', ')} FROM invoice ${INVOICE_JOINS}${items} WHERE ${where.sql}${order}`,
    parameters: where.parameters,
  };
}
