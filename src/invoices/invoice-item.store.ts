import type { EntityManager } from 'typeorm';
import { postRows } from '../shared/insert-rows.store.js';
import { MONEY_SCALE, QUANTITY_SCALE, RATE_SCALE } from '../shared/money.js';
import { post } from '../shared/posted-statements.store.js';
import { readStoredDecimal } from '../shared/transformers.js';
import type { ItemUnit } from './fields/vocabulary.js';
import { InvoiceItem } from './invoice-item.entity.js';
import type { RawInvoiceRow } from './invoice-row.js';
import { buildInCondition } from './search/invoice-conditions.js';
import { selectRows } from './select-rows.store.js';

const ROWS_PER_STATEMENT = 500;
const COLUMNS = [
  'invoice_item.id, invoice_item.invoice_id, invoice_item.uid, invoice_item.name, invoice_item.description',
  'invoice_item.quantity, invoice_item.unit, invoice_item.total_price, invoice_item.vat_rate',
].join(', ');

/** Rows of invoice items, in the order in which they were added. */
export class InvoiceItemStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(items: readonly Omit<InvoiceItem, 'id'>[]): Promise<void> {
    for (let start = 0; start < items.length; start += ROWS_PER_STATEMENT) {
      await postRows(this.manager, InvoiceItem, items.slice(start, start + ROWS_PER_STATEMENT));
    }
  }

  find(invoiceId: number, uid: string): Promise<InvoiceItem | null> {
    return this.manager.findOneBy(InvoiceItem, { invoiceId, uid });
  }

  async list(invoiceIds: readonly number[]): Promise<InvoiceItem[]> {
    const { sql, parameters } = buildInCondition('invoice_item.invoice_id', invoiceIds);
    const rows = await selectRows(this.manager, {
      sql: `SELECT ${COLUMNS} FROM invoice_item WHERE ${sql} ORDER BY invoice_item.id`,
      parameters,
    });
    return rows.map(toItem);
  }

  async update(
    invoiceId: number,
    uid: string,
    patch: Partial<Omit<InvoiceItem, 'id' | 'invoiceId' | 'uid'>>,
  ): Promise<void> {
    await this.manager.update(InvoiceItem, { invoiceId, uid }, patch);
  }

  async remove(invoiceId: number, uid: string): Promise<void> {
    await this.manager.delete(InvoiceItem, { invoiceId, uid });
  }

  async removeAll(invoiceId: number): Promise<void> {
    await post(this.manager, 'DELETE FROM invoice_item WHERE invoice_item.invoice_id = ?', [invoiceId]);
  }
}

function toItem(raw: RawInvoiceRow): InvoiceItem {
  return {
    id: Number(raw['id']),
    invoiceId: Number(raw['invoice_id']),
    uid: raw['uid'] as string,
    name: raw['name'] as string | null,
    description: raw['description'] as string | null,
    quantity: readStoredDecimal(raw['quantity'], QUANTITY_SCALE),
    unit: raw['unit'] as ItemUnit | null,
    totalPrice: readStoredDecimal(raw['total_price'], MONEY_SCALE),
    vatRate: readStoredDecimal(raw['vat_rate'], RATE_SCALE),
  };
}
