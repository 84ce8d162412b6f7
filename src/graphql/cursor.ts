import type { InvoiceOrder } from '../invoices/search/invoice-filter.js';
import type { Cursor } from '../invoices/search/invoice-keyset.js';
import { AppError } from '../shared/errors.js';

/** Encodes a position in a list of invoices. The cursor includes the order, so lists with another order reject it. */
export function encodeInvoiceCursor({ field, descending }: InvoiceOrder, { value, id }: Cursor): string {
  return pack([field, descending ? 1 : 0, value, id]);
}

/** @throws bad_request if the text is not a cursor of a list in this order */
export function decodeInvoiceCursor({ field, descending }: InvoiceOrder, text: string): Cursor {
  const [name, direction, value, id, ...rest] = unpack(text);
  const fits = name === field && direction === (descending ? 1 : 0) && rest.length === 0;
  if (!fits || !isRowId(id) || (value !== null && typeof value !== 'string')) throw createCursorError();
  return { value, id };
}

/** Encodes a position in a list that is sorted by row id. */
export function encodeIdCursor(id: number): string {
  return pack([id]);
}

/** @throws bad_request if the text is not such a cursor */
export function decodeIdCursor(text: string): number {
  const [id, ...rest] = unpack(text);
  if (!isRowId(id) || rest.length > 0) throw createCursorError();
  return id;
}

function pack(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function unpack(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parts)) return parts;
  } catch {
    throw createCursorError();
  }
  throw createCursorError();
}

function isRowId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function createCursorError(): AppError {
  return new AppError('bad_request', 'The cursor is not valid here.');
}
