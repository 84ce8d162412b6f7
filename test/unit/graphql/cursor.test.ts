import { describe, expect, it } from '@jest/globals';
import { decodeInvoiceCursor, encodeInvoiceCursor } from '../../../src/graphql/cursor.js';
import { decodeIdCursor, encodeIdCursor } from '../../../src/shared/id-cursor.js';

const BY_DATE = { field: 'invoice_date', descending: true } as const;
const REFUSED = expect.objectContaining({ code: 'bad_request' });
const encodeCursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the cursor of a list of invoices', () => {
  it.each([
    { value: '2024-07-01', id: 12 },
    { value: null, id: 0 },
  ])('decodes to its position: %j', (place) => {
    expect(decodeInvoiceCursor(BY_DATE, encodeInvoiceCursor(BY_DATE, place))).toEqual(place);
  });

  it.each([
    { field: 'invoice_date', descending: false },
    { field: 'created_at', descending: true },
  ] as const)('is refused in a list with another order: %j', (order) => {
    const cursor = encodeInvoiceCursor(BY_DATE, { value: '2024-07-01', id: 12 });
    expect(() => decodeInvoiceCursor(order, cursor)).toThrow(REFUSED);
  });

  it.each([
    ['invalid JSON', 'x'],
    ['a value that is not a list', encodeCursor({ length: 4 })],
    ['too few parts', encodeCursor(['invoice_date', 1, '2024-07-01'])],
    ['too many parts', encodeCursor(['invoice_date', 1, '2024-07-01', 12, 1])],
    ['a value that is not a string', encodeCursor(['invoice_date', 1, 7, 12])],
    ['a negative row', encodeCursor(['invoice_date', 1, null, -1])],
    ['a fractional row', encodeCursor(['invoice_date', 1, null, 1.5])],
    ['a row as a string', encodeCursor(['invoice_date', 1, null, '12'])],
  ])('is refused with %s', (_, cursor) => {
    expect(() => decodeInvoiceCursor(BY_DATE, cursor)).toThrow(REFUSED);
  });
});

describe('the cursor of another list', () => {
  it('decodes to its position', () => {
    expect([0, 12].map((id) => decodeIdCursor(encodeIdCursor(id)))).toEqual([0, 12]);
  });

  it.each([[[]], [[-1]], [['1']], [[1, 2]]])('is refused if it contains %j', (parts) => {
    expect(() => decodeIdCursor(encodeCursor(parts))).toThrow(REFUSED);
  });
});
