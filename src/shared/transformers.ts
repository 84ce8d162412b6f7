import { formatDecimal, MONEY_SCALE, parseDecimal, QUANTITY_SCALE, RATE_SCALE } from './money.js';

/** Converts a column's value to and from the store, for the ORM. */
interface Transformer {
  to(value: unknown): unknown;
  from(value: unknown): unknown;
}

/** Stores a decimal string as an integer number of its smallest unit, which is exact and sortable on every dialect. */
function createDecimalTransformer(scale: number): Transformer {
  return {
    to: (value) => (typeof value === 'string' ? String(parseDecimal(value, scale)) : value),
    from: (value) => readStoredDecimal(value, scale),
  };
}

/** Converts a stored integer to its decimal string; null stays null. */
export function readStoredDecimal(value: unknown, scale: number): string | null {
  return value === null || value === undefined ? null : formatDecimal(value as number | string, scale);
}

export const moneyTransformer = createDecimalTransformer(MONEY_SCALE);
export const quantityTransformer = createDecimalTransformer(QUANTITY_SCALE);
export const rateTransformer = createDecimalTransformer(RATE_SCALE);

/** Converts row identifiers to numbers; one driver returns them as text. */
export const idTransformer: Transformer = {
  to: (value) => value,
  from: (value) => (value === null || value === undefined ? null : Number(value)),
};
