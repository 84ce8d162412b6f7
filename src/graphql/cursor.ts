import type { InvoiceOrder } from '../invoices/search/invoice-filter.js';
import type { Cursor } from '../invoices/search/invoice-keyset.js';
import { createCursorError, isRowId, packCursor, unpackCursor } from '../shared/id-cursor.js';

/** Encodes a position in a list of invoices. The cursor includes the order, so lists with another order reject it. */
export function encodeInvoiceCursor({ field, descending }: InvoiceOrder, { value, id }: Cursor): string {
  return packCursor([field, descending ? 1 : 0, value, id]);
}

/** @throws bad_request if the text is not a cursor of a list in this order */
export function decodeInvoiceCursor({ field, descending }: InvoiceOrder, text: string): Cursor {
  const [name, direction, value, id, ...rest] = unpackCursor(text);
  const fits = name === field && direction === (descending ? 1 : 0) && rest.length === 0;
  if (!fits || !isRowId(id) || (value !== null && typeof value !== 'string')) throw createCursorError();
  return { value, id };
}
