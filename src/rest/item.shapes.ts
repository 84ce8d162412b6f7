import { ITEM_UNITS } from '../invoices/fields/vocabulary.js';
import type { presentItem } from './item.presenter.js';
import { choice, described, namedRecord, nullable } from './openapi/shape.js';
import { decimal, money, optionalText, uid } from './openapi/values.js';

const UNIT = described(choice(ITEM_UNITS, 'm'), 'Kilogram, piece, meter or liter.');

/** A line of an invoice. */
export const ITEM = namedRecord<ReturnType<typeof presentItem>>('Item', {
  uid: uid('019a5f0e-7c3b-7d20-9a41-2f6f0c9b1e65'),
  name: optionalText('Rope'),
  description: optionalText('12 mm'),
  quantity: nullable(decimal(18, 3, '100.000')),
  unit: nullable(UNIT),
  total_price: nullable(money('1234.50')),
  vat_rate: nullable(decimal(3, 2, '25.00')),
});
