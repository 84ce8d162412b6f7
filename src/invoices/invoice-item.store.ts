import { In, type EntityManager } from 'typeorm';
import { InvoiceItem } from './invoice-item.entity.js';

const ROWS_PER_STATEMENT = 500;

/** Rows of invoice items, in the order in which they were added. */
export class InvoiceItemStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(items: readonly Omit<InvoiceItem, 'id'>[]): Promise<void> {
    for (let start = 0; start < items.length; start += ROWS_PER_STATEMENT) {
      await this.manager.insert(InvoiceItem, items.slice(start, start + ROWS_PER_STATEMENT));
    }
  }

  find(invoiceId: number, uid: string): Promise<InvoiceItem | null> {
    return this.manager.findOneBy(InvoiceItem, { invoiceId, uid });
  }

  list(invoiceIds: readonly number[]): Promise<InvoiceItem[]> {
    return this.manager.find(InvoiceItem, { where: { invoiceId: In([...invoiceIds]) }, order: { id: 'ASC' } });
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
    await this.manager.delete(InvoiceItem, { invoiceId });
  }
}
