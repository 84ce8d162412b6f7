import type { InvoiceFilter, InvoiceOrder } from '../invoices/invoice-filter.js';
import type { InvoiceItem } from '../invoices/invoice-item.entity.js';
import type { InvoiceItemStore } from '../invoices/invoice-item.store.js';
import { cursorOf, type Cursor } from '../invoices/invoice-keyset.js';
import type { InvoiceListStore } from '../invoices/invoice-list.store.js';
import type { InvoiceRow } from '../invoices/invoice-row.js';
import type { ExportColumn, ExportRows } from './invoice-columns.js';

const BATCH = 500;

/** One line of an export: a cell for each column. */
export type ExportLine = readonly (string | null)[];

/** Which lines an export has. */
export interface ExportPlan {
  readonly accountId: number;
  readonly filter: InvoiceFilter;
  readonly order: InvoiceOrder;
  readonly rows: ExportRows;
  readonly columns: readonly ExportColumn[];
}

export interface ExportStores {
  readonly invoiceList: Pick<InvoiceListStore, 'keyset'>;
  readonly items: Pick<InvoiceItemStore, 'list'>;
}

/**
 * The lines of an export in batches, each fetched only when it is asked for: memory stays constant, and who stops asking stops the
 * queries. No transaction is held open; an invoice that is there from begin to end is exported once.
 */
export async function* exportLines(stores: ExportStores, plan: ExportPlan): AsyncGenerator<ExportLine[]> {
  const { accountId, filter, order } = plan;
  let after: Cursor | undefined;
  for (;;) {
    const batch = await stores.invoiceList.keyset(accountId, filter, order, {
      ...(after ? { after } : {}),
      limit: BATCH,
      backwards: false,
    });
    if (batch.length > 0) yield await linesOf(stores, plan, batch);
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = cursorOf(last, order);
  }
}

async function linesOf(
  { items }: ExportStores,
  { columns, rows }: ExportPlan,
  batch: readonly InvoiceRow[],
): Promise<ExportLine[]> {
  const lineOf = (invoice: InvoiceRow, item: InvoiceItem | null) => columns.map(({ read }) => read(invoice, item));
  if (rows === 'invoice') return batch.map((invoice) => lineOf(invoice, null));
  const byInvoice = new Map<number, InvoiceItem[]>(batch.map(({ id }) => [id, []]));
  for (const item of await items.list([...byInvoice.keys()])) byInvoice.get(item.invoiceId)?.push(item);
  return batch.flatMap((invoice) => (byInvoice.get(invoice.id) ?? []).map((item) => lineOf(invoice, item)));
}
