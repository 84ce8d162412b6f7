import type { InvoiceItem } from '../invoices/invoice-item.entity.js';

/** Formats a line of an invoice. */
export function presentItem(item: InvoiceItem) {
  return {
    uid: item.uid,
    name: item.name,
    description: item.description,
    quantity: item.quantity,
    unit: item.unit,
    total_price: item.totalPrice,
    vat_rate: item.vatRate,
  };
}
