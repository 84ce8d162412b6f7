import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { toSnakeCase, type SnakeCase } from '../shared/letter-case.js';
import { MONEY_SCALE } from '../shared/money.js';
import { readStoredDecimal } from '../shared/transformers.js';
import { EXPORTED_FIELD_NAMES, type ExportedFieldName } from './fields/invoice-fields.js';
import { buildSignedSql } from './fields/signed-amount.js';
import { INVOICE_JOINS } from './invoice-columns.js';
import { joinWithAnd, type SqlCondition } from './search/invoice-conditions.js';
import type { InvoiceFilter, InvoiceOrder } from './search/invoice-filter.js';
import { InvoiceIndexStore } from './search/invoice-index.store.js';
import { buildOrderSql, buildRangesAfter, type Cursor } from './search/invoice-keyset.js';
import { selectCells, type Cell } from '../shared/select-rows.store.js';

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
  signed_total_price: buildSignedSql('invoice.total_price'),
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

/** The lines of some invoices, and the place of the last invoice if more may follow. */
interface Batch {
  readonly lines: Cell[][];
  readonly last: Cursor | null;
}

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
    let last: Cursor | null = null;
    let next = this.readBatch(query, where, null);
    do {
      const batch = await next;
      last = batch.last;
      if (last) {
        next = this.readBatch(query, where, last);
        // A consumer that stops never awaits it, so a failure must not go unhandled.
        next.catch(() => undefined);
        // Sends the statement before the consumer formats the lines, so that both processes work at the same time.
        await setImmediate();
      }
      if (batch.lines.length > 0) yield batch.lines;
    } while (last);
  }

  private async readBatch(query: ExportQuery, where: SqlCondition, after: Cursor | null): Promise<Batch> {
    const { order } = query;
    const ranges = after ? buildRangesAfter(order, after).map((range) => joinWithAnd([where, range])) : [where];
    const lines = await selectCells(this.manager, buildBatchStatement(query, ranges));
    const ids = new Set<number>();
    let place: Cell = null;
    for (const line of lines) {
      place = line.pop() ?? null;
      ids.add(Number(line.pop()));
    }
    const id = [...ids].at(-1);
    const value = order.field === 'total_price' ? readStoredDecimal(place, MONEY_SCALE) : (place as string | null);
    return {
      // An invoice without items has a line without one.
      lines: query.rows === 'item' ? lines.filter((line) => line.pop() !== null) : lines,
      last: id === undefined || ids.size < INVOICES_PER_BATCH ? null : { id, value },
    };
  }
}

/** The SQL of the exported fields, by their names in an export. */
function buildFieldCells() {
  const cells = EXPORTED_FIELD_NAMES.map(toSnakeCase).map((name) => [name, `invoice.${name}`]);
  return Object.fromEntries(cells) as Readonly<Record<SnakeCase<ExportedFieldName>, string>>;
}

/**
 * The cells of a batch's lines, then for items their id, then the invoice's id and sort key. Each range has the limit, so that none reads
 * more of its index. The unary plus keeps SQLite from scanning the whole account.
 */
function buildBatchStatement(
  { accountId, order, rows, cells }: ExportQuery,
  ranges: readonly SqlCondition[],
): SqlCondition {
  const isByItem = rows === 'item';
  const places = ranges.map((range, index) => {
    const columns = `invoice.id, invoice.${order.field} AS place`;
    const ids = `SELECT ${columns} FROM invoice WHERE ${range.sql} ORDER BY ${buildOrderSql([order])} LIMIT ${INVOICES_PER_BATCH}`;
    return `SELECT range_${index}.id, range_${index}.place FROM (${ids}) AS range_${index}`;
  });
  const direction = order.descending ? ' DESC' : '';
  const inOrder = `batch.place${direction}, batch.id${direction}`;
  const batch = `SELECT place.id, place.place FROM (${places.join(' UNION ALL ')}) AS place ORDER BY place.place${direction}, place.id${direction} LIMIT ${INVOICES_PER_BATCH}`;
  const columns = [
    ...cells.map((cell, index) => `${CELLS[cell]} AS cell_${index}`),
    ...(isByItem ? ['invoice_item.id AS item'] : []),
    ...['batch.id', 'batch.place'],
  ];
  const items = isByItem ? ' LEFT JOIN invoice_item ON invoice_item.invoice_id = invoice.id' : '';
  return {
    sql: `SELECT ${columns.join(', ')} FROM (${batch}) AS batch JOIN invoice ON invoice.id = batch.id ${INVOICE_JOINS}${items} WHERE +invoice.account_id = ? ORDER BY ${inOrder}${isByItem ? ', invoice_item.id' : ''}`,
    parameters: [...ranges.flatMap((range) => range.parameters), accountId],
  };
}
