import type { EntityManager } from 'typeorm';
import { postRows } from '../shared/insert-rows.store.js';
import { MONEY_SCALE, QUANTITY_SCALE, RATE_SCALE } from '../shared/money.js';
import { post } from '../shared/posted-statements.store.js';
import { readStoredDecimal } from '../shared/transformers.js';
import type { ItemUnit } from './fields/vocabulary.js';
import { InvoiceItem } from './invoice-item.entity.js';
import { buildInCondition } from './search/invoice-conditions.js';
import { selectRowsTogether, type RawRow } from '../shared/select-rows.store.js';

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
    const rows = await selectRowsTogether(this.manager, {
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

  /** Marks an item as added by a person while the file was being read. */
  async markAdded(invoiceId: number, uid: string): Promise<void> {
    await this.manager.query('UPDATE invoice_item SET is_added = 1 WHERE invoice_id = ? AND uid = ?', [invoiceId, uid]);
  }

  /** The uids of the items of an invoice that are marked as added. */
  async listAdded(invoiceId: number): Promise<string[]> {
    const rows = await this.manager.query<{ uid: string }[]>(
      'SELECT invoice_item.uid AS uid FROM invoice_item WHERE invoice_item.invoice_id = ? AND invoice_item.is_added = 1',
      [invoiceId],
    );
    return rows.map(({ uid }) => uid);
  }

  /** Removes all items but those that are marked as added. */
  async removeExtracted(invoiceId: number): Promise<void> {
    await post(this.manager, 'DELETE FROM invoice_item WHERE invoice_id = ? AND is_added IS NULL', [invoiceId]);
  }

  async removeAll(invoiceId: number): Promise<void> {
    await post(this.manager, 'DELETE FROM invoice_item WHERE invoice_item.invoice_id = ?', [invoiceId]);
  }
}

function toItem(raw: RawRow): InvoiceItem {
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
