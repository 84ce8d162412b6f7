import { ITEM_UNITS } from '../invoices/fields/vocabulary.js';
import type { presentItem } from './item.presenter.js';
import { createEnumShape, describeShape, createNamedRecordShape, makeNullable } from './openapi/shape.js';
import { createDecimalShape, createMoneyShape, createOptionalTextShape, createUidShape } from './openapi/values.js';

const UNIT = describeShape(createEnumShape(ITEM_UNITS, 'm'), 'Kilogram, piece, metre or litre.');

/** A line of an invoice. */
export const ITEM = createNamedRecordShape<ReturnType<typeof presentItem>>('Item', {
  uid: createUidShape('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e65'),
  name: createOptionalTextShape('Rope'),
  description: createOptionalTextShape('12 mm'),
  quantity: makeNullable(createDecimalShape(18, 3, '100.000')),
  unit: makeNullable(UNIT),
  total_price: makeNullable(createMoneyShape('1234.50')),
  vat_rate: makeNullable(createDecimalShape(3, 2, '25.00')),
});
