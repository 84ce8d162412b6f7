import { formatDecimal, MONEY_SCALE, parseDecimal, QUANTITY_SCALE, RATE_SCALE } from './money.js';

/** How a column's value is kept and read, as the ORM asks for it. */
interface Transformer {
  to(value: unknown): unknown;
  from(value: unknown): unknown;
}

/** A decimal string in the code, an integer count of its smallest unit in the store: exact, and sortable, on every dialect. */
function decimalTransformer(scale: number): Transformer {
  return {
    to: (value) => (typeof value === 'string' ? String(parseDecimal(value, scale)) : value),
    from: (value) => decimalFromStore(value, scale),
  };
}

/** A stored integer as its decimal string; null stays null. */
export function decimalFromStore(value: unknown, scale: number): string | null {
  return value === null || value === undefined ? null : formatDecimal(value as number | string, scale);
}

export const moneyTransformer = decimalTransformer(MONEY_SCALE);
export const quantityTransformer = decimalTransformer(QUANTITY_SCALE);
export const rateTransformer = decimalTransformer(RATE_SCALE);

/** Row identifiers come as text from one driver and as numbers from the other; in the code they are numbers. */
export const idTransformer: Transformer = {
  to: (value) => value,
  from: (value) => (value === null || value === undefined ? null : Number(value)),
};
