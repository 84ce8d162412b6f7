import type { EntityManager } from 'typeorm';
import { MONEY_SCALE } from '../shared/money.js';
import { decimalFromStore } from '../shared/transformers.js';
import { allOf, isOneOf, type SqlCondition } from './search/invoice-conditions.js';
import { InvoiceFacetStore } from './search/invoice-facet.store.js';
import type { InvoiceFilter, InvoiceOrder } from './search/invoice-filter.js';
import { orderSql, rangesAfter, type Cursor } from './search/invoice-keyset.js';
import { INVOICE_JOINS } from './invoice-row.js';
import { resolveFilter } from './search/resolve-filter.js';
import { SearchStore } from './search/search.store.js';
import { selectCells, type Cell } from './select-rows.store.js';

const INVOICE_CELLS = {
  hf_id: 'invoice.hf_id',
  uid: 'invoice.uid',
  invoice_number: 'invoice.invoice_number',
  invoice_date: 'invoice.invoice_date',
  company_name: 'company.name',
  company_tax_number: 'company.tax_number',
  category: 'category.name',
  total_price: 'invoice.total_price',
  total_vat: 'invoice.total_vat',
  currency: 'invoice.currency',
  payment_type: 'invoice.payment_type',
  card: 'card.name',
  country: 'invoice.country',
  language: 'invoice.language',
  processing_status: 'invoice.processing_status',
  approvement_status: 'invoice.approvement_status',
  workspace_user: 'workspace_user.email',
  created_at: 'invoice.created_at',
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
/** What an export can tell of an invoice and, where a line stands for one of its items, of the item. */
export type ExportCell = keyof typeof CELLS;

/** Which lines are read, and what of each. */
export interface ExportQuery {
  readonly accountId: number;
  readonly filter: InvoiceFilter;
  readonly order: InvoiceOrder;
  /** Whether there is a line for each invoice, or for each item. */
  readonly rows: 'invoice' | 'item';
  readonly cells: readonly ExportCell[];
}

/** A batch of invoices is this many, whatever their items. */
const INVOICES_A_BATCH = 1_000;

/** An invoice's place in the order of an export. */
type Place = readonly [id: number, value: string | null];

/** Reads what exports show: few columns of very many invoices. Deleted invoices and other accounts are never seen. */
export class InvoiceExportStore {
  private readonly search: SearchStore;
  private readonly facets: InvoiceFacetStore;

  constructor(private readonly manager: EntityManager) {
    this.search = new SearchStore(manager);
    this.facets = new InvoiceFacetStore(manager);
  }

  /**
   * The lines in batches, their cells as the store has them: amounts are integers of their smallest unit. While a batch is worked
   * on, the next is fetched, and no more; who stops asking stops the statements. No transaction is held open; an invoice that is
   * there, and keeps its place in the order, from begin to end is read once.
   */
  async *batches(query: ExportQuery): AsyncGenerator<Cell[][]> {
    const { where } = await resolveFilter(this.search, this.facets, query.accountId, query.filter);
    let next = this.batchAfter(query, where, null);
    for (;;) {
      const { lines, last } = await next;
      if (last) next = this.batchAfter(query, where, last);
      // Whoever stops asking never waits for it; its failure is then nobody's.
      next.catch(() => undefined);
      if (lines.length > 0) yield lines;
      if (!last) return;
    }
  }

  private async batchAfter(
    query: ExportQuery,
    where: SqlCondition,
    after: Cursor | null,
  ): Promise<{ lines: Cell[][]; last: Cursor | null }> {
    const places = await this.placesAfter(query.order, where, after);
    const lines = places.length === 0 ? [] : await this.linesOf(query, places);
    const last = places.length < INVOICES_A_BATCH ? undefined : places.at(-1);
    return { lines, last: last ? { id: last[0], value: last[1] } : null };
  }

  private async placesAfter(order: InvoiceOrder, where: SqlCondition, after: Cursor | null): Promise<Place[]> {
    const ranges = after ? rangesAfter(order, after).map((range) => allOf([where, range])) : [where];
    const { field } = order;
    const rows = await selectCells(this.manager, placesStatement(ranges, order));
    return rows.map(([id, value = null]) => [
      Number(id),
      field === 'total_price' ? decimalFromStore(value, MONEY_SCALE) : (value as string | null),
    ]);
  }

  /** The rows come in no order, which the places have. */
  private async linesOf({ accountId, rows, cells }: ExportQuery, places: readonly Place[]): Promise<Cell[][]> {
    const lines = new Map<number, Cell[][]>(places.map(([id]) => [id, []]));
    const read = await selectCells(this.manager, linesStatement(accountId, rows, cells, [...lines.keys()]));
    for (const line of read) lines.get(Number(line.pop()))?.push(line);
    return [...lines.values()].flat();
  }
}

/** The ids of each range with their sort keys, put together; each range ends at the limit, so none reads more of its index. */
function placesStatement(ranges: readonly SqlCondition[], order: InvoiceOrder): SqlCondition {
  const stretches = ranges.map((range, index) => {
    const columns = `invoice.id, invoice.${order.field} AS place`;
    const stretch = `SELECT ${columns} FROM invoice WHERE ${range.sql} ORDER BY ${orderSql([order])} LIMIT ${INVOICES_A_BATCH}`;
    return `SELECT stretch_${index}.id, stretch_${index}.place FROM (${stretch}) AS stretch_${index}`;
  });
  const direction = order.descending ? ' DESC' : '';
  return {
    sql: `SELECT batch.id, batch.place FROM (${stretches.join(' UNION ALL ')}) AS batch ORDER BY batch.place${direction}, batch.id${direction} LIMIT ${INVOICES_A_BATCH}`,
    parameters: ranges.flatMap((range) => range.parameters),
  };
}

/** The cells of the invoices' lines, and last the invoice's id. The sign keeps SQLite from walking through the whole account. */
function linesStatement(
  accountId: number,
  rows: ExportQuery['rows'],
  cells: readonly ExportCell[],
  ids: readonly number[],
): SqlCondition {
  const columns = cells.map((cell, index) => `${CELLS[cell]} AS cell_${index}`);
  const where = allOf([{ sql: '+invoice.account_id = ?', parameters: [accountId] }, isOneOf('invoice.id', ids)]);
  const items = rows === 'item' ? ' JOIN invoice_item ON invoice_item.invoice_id = invoice.id' : '';
  const order = rows === 'item' ? ' ORDER BY invoice_item.id' : '';
  return {
    sql: `SELECT ${[...columns, 'invoice.id'].join(', ')} FROM invoice ${INVOICE_JOINS}${items} WHERE ${where.sql}${order}`,
    parameters: where.parameters,
  };
}
